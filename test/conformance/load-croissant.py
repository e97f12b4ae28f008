"""Loads every record set of Croissant documents with the official library, and prints its rows: each value with its type."""
import json
import math
import sys

import mlcroissant


def shown(value):
    """A value as JSON, after the name of its type."""
    kind = type(value).__name__
    if isinstance(value, bytes):
        return [kind, value.decode()]
    if isinstance(value, dict):
        return [kind, {name: shown(each) for name, each in value.items()}]
    if isinstance(value, (list, tuple)) or kind == "ndarray":
        return [kind, [shown(each) for each in value]]
    if value is None or (isinstance(value, float) and math.isnan(value)):
        return [kind, None]
    if hasattr(value, "item"):
        value = value.item()
    return [kind, value if isinstance(value, (bool, int, float, str)) else str(value)]


results = []
for path in sys.argv[1:]:
    rows = {}
    dataset = mlcroissant.Dataset(jsonld=path)
    for record_set in dataset.metadata.record_sets:
        try:
            records = dataset.records(record_set.uuid)
            rows[record_set.uuid] = [{name: shown(each) for name, each in row.items()} for row in records]
        except Exception as fault:  # What went wrong is the result.
            rows[record_set.uuid] = f"{type(fault).__name__}: {fault}"[:300]
    results.append({"file": path, "rows": rows})
print(json.dumps(results))
