"""Opens crates with ro-crate-py and saves each twice: as it is, which leaves out the terms that a crate defines, and with these.

Prints [{"from": FOLDER, "plain": FOLDER, "whole": FOLDER}].
"""
import json
import sys

from rocrate.rocrate import ROCrate

saved = []
for folder in sys.argv[1:]:
    plain, whole = f"{folder}-plain", f"{folder}-whole"
    ROCrate(folder).write(plain)
    with open(f"{folder}/ro-crate-metadata.json", encoding="utf-8") as file:
        _, *terms = json.load(file)["@context"]
    crate = ROCrate(folder)
    for each in terms:
        crate.metadata.extra_terms.update(each)
    crate.write(whole)
    saved.append({"from": folder, "plain": plain, "whole": whole})
print(json.dumps(saved))
