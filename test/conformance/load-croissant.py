"""Loads every record set of Croissant documents with the official library and prints how many rows each has."""
import json
import sys

import mlcroissant

results = []
for path in sys.argv[1:]:
    rows = {}
    dataset = mlcroissant.Dataset(jsonld=path)
    for record_set in dataset.metadata.record_sets:
        try:
            rows[record_set.uuid] = sum(1 for _ in dataset.records(record_set.uuid))
        except Exception as fault:  # What went wrong is the result.
            rows[record_set.uuid] = f"{type(fault).__name__}: {fault}"[:300]
    results.append({"file": path, "rows": rows})
print(json.dumps(results))
