"""What other tools say about tables, as JSON: others.py TOOL FOLDER, with the file names on standard input."""

import json
import os
import sys

KINDS = {
    "int": "integer",
    "bool": "boolean",
    "float": "number",
    "datetime": "date-time",
    "BIGINT": "integer",
    "DOUBLE": "number",
    "BOOLEAN": "boolean",
    "DATE": "date",
    "TIME": "time",
    "VARCHAR": "string",
}

# The formats of csv-detective for which the documentation of tables has a word.
MEANINGS = {
    "latitude_wgs": "latitude",
    "latitude_wgs_fr_metropole": "latitude",
    "longitude_wgs": "longitude",
    "longitude_wgs_fr_metropole": "longitude",
    "lonlat_wgs": "lonlat",
    "iso_country_code_alpha2": "iso3166-1-alpha2",
    "iso_country_code_alpha3": "iso3166-1-alpha3",
    "iso_country_code_numeric": "iso3166-1-numeric",
    "pays": "country-name",
    "url": "uri",
    "email": "email",
    "siren": "siren",
    "siret": "siret",
    "tel_fr": "phone",
    "code_commune": "code-insee-commune",
    "uuid": "uuid",
    "year": "year",
}


def frictionless(path):
    from frictionless import describe

    resource = describe(path, type="table")
    columns = {field.name: {"kind": KINDS.get(field.type, field.type)} for field in resource.schema.fields}
    return columns, resource.dialect.to_dict().get("csv", {}).get("delimiter", ",")


def duckdb(path):
    import duckdb

    # Messy files have rows that do not fit.
    query = "SELECT Delimiter, Columns FROM sniff_csv(?, ignore_errors = true)"
    [(delimiter, columns)] = duckdb.connect().execute(query, [path]).fetchall()
    kind = lambda type: "date-time" if type.startswith("TIMESTAMP") else KINDS.get(type, type)
    return {each["name"]: {"kind": kind(each["type"])} for each in columns}, delimiter


def csv_detective(path):
    from csv_detective import routine

    found = routine(path, num_rows=500 if os.path.getsize(path) > 150_000 else -1, save_results=False)
    columns = {}
    for name, column in found["columns"].items():
        kind = column["python_type"]
        columns[name] = {"kind": KINDS.get(kind, kind)}
        if column["format"] in MEANINGS:
            columns[name]["meaning"] = MEANINGS[column["format"]]
        if name in found["categorical"]:
            columns[name]["codes"] = True
    return columns, found["separator"]


def said(tool, path):
    try:
        columns, delimiter = tool(path)
        return {"columns": columns, "delimiter": delimiter}
    except Exception:  # A file that a tool cannot read counts as wrong.
        return {"columns": {}}


if __name__ == "__main__":
    tool = {"frictionless": frictionless, "duckdb": duckdb, "csv-detective": csv_detective}[sys.argv[1]]
    folder = sys.argv[2]
    answers = {name: said(tool, os.path.join(folder, name)) for name in sys.stdin.read().splitlines()}
    # Tools may print: the answer is the last line.
    print("\n" + json.dumps(answers))
