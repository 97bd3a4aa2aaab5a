"""Writes the excerpts in conformance/pc from the reference folder ../shared/reference (see conformance/pc/SOURCE.md).

Run from the repository root: python3 scripts/tables/pc-excerpts.py
"""
import json
import re
from pathlib import Path

REF, OUT = Path("../shared/reference"), Path("conformance/pc")


def compact(name, data):
    body = ",\n".join(json.dumps(c, separators=(",", ":")) for c in data["cases"])
    meta = json.dumps(data["meta"], separators=(",", ":"))
    (OUT / name).write_text('{"meta":' + meta + ',\n"cases":[\n' + body + "\n]}\n")


def load(path):
    return json.loads((REF / path).read_text())


def cdm_objects(name):
    """States (m, m/s) and RTN covariance (m^2) of both objects of a CDM in keyword=value form."""
    keys = ["R", "T", "N", "RDOT", "TDOT", "NDOT"]
    objects, current, comments = [], None, []
    for line in (REF / "cdm/valid" / name).read_text().splitlines():
        if line.strip().startswith("COMMENT"):
            comments.append(line)
        match = re.match(r"\s*([A-Z_0-9]+)\s*=\s*(.*?)\s*(\[.*\])?\s*$", line)
        if not match:
            continue
        key, value = match.group(1), match.group(2)
        if key == "OBJECT":
            current = {}
            objects.append(current)
        elif current is not None:
            current[key] = value
    out = []
    for o in objects:
        state = [float(o[k]) * 1000 for k in ("X", "Y", "Z", "X_DOT", "Y_DOT", "Z_DOT")]
        cov = [[0.0] * 6 for _ in range(6)]
        for i, a in enumerate(keys):
            for j, b in enumerate(keys[: i + 1]):
                text = o.get(f"C{a}_{b}")
                cov[i][j] = cov[j][i] = float(text) if text else 0.0
        out.append({"r": state[:3], "v": state[3:], "covRtn": cov})
    return out


with_cdm = {}
for file in ("max_pc_one_covariance.json", "dilution.json", "unit_vectors.json"):
    data = load("pc/" + file)
    for case in data["cases"]:
        if "cdmFile" in case:
            case["object1"], case["object2"] = cdm_objects(case["cdmFile"])
    compact(file.replace("_", "-"), data)

compact("encounter-plane-vectors.json", load("pc/encounter_plane_vectors.json"))
compact("tca-linear-offset.json", load("pc/tca_linear_offset.json"))
compact("operational-conjunctions.json", load("pc/operational_conjunctions.json"))
alfano = load("pc/alfano_2009.json")
for case in alfano["cases"]:
    del case["atEpoch"]
compact("alfano-2009.json", alfano)
rtn = load("frames/rtn_covariance_published.json")
rtn["meta"] |= {"r": rtn["r"], "v": rtn["v"]}
compact("rtn-covariance.json", rtn)
lines = (REF / "pc/esa_challenge_conjunctions.csv").read_text().splitlines()
(OUT / "esa-challenge-excerpt.csv").write_text("\n".join([lines[0]] + lines[1::24]) + "\n")
