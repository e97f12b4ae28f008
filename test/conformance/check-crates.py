"""Runs a check of RO-Crates of the test material: the arguments are its file and its own arguments.

The validator behind it loads its profiles and parses their queries again for each crate, which takes most of its time.
Here both are kept, as they do not depend on the crate.
"""
import functools
import runpy
import sys

from rdflib.plugins.sparql import processor
from rocrate_validator.models import Profile

# The validator finds related profiles among those that were loaded last. So two results are kept: the profiles that the
# check takes names of rules from, and those for the folder of the last crate.
Profile.load_profiles = functools.lru_cache(maxsize=2)(Profile.load_profiles)


parse, translate = processor.parseQuery, processor.translateQuery


@functools.cache
def prepare(text, base, namespaces):
    return translate(parse(text), base, dict(namespaces))


processor.parseQuery = lambda text: text
processor.translateQuery = lambda text, base, namespaces: prepare(text, base, tuple(namespaces.items()))

sys.argv = sys.argv[1:]
runpy.run_path(sys.argv[0], run_name="__main__")
