"""Writes the coefficients of NRLMSISE-00 as JSON, out of the source archive of the package nrlmsise00 0.1.2.

    python3 conformance/atmosphere/coefficients.py ARCHIVE packages/astro/src/force/nrlmsise/coefficients.json
"""
import re
import sys

archive, target = sys.argv[1:3]
text = open(f"{archive}/src/c_nrlmsise-00/nrlmsise-00_data.c").read()
text = re.sub(r"/\*.*?\*/", "", text, flags=re.S)
NAMES = {
    "pt": "exosphere",
    "ps": "gradient",
    "pd": "density",
    "ptl": "lowerThermosphere",
    "pma": "middleAtmosphere",
    "ptm": "temperatures",
    "pdm": "species",
    "pdl": "transition",
    "pavgm": "averages",
}
out = {}
for name, shape, body in re.findall(r"double (\w+)((?:\[\d+\])+) = \{(.*?)\};", text, re.S):
    if name not in NAMES:
        continue
    values = [float(value) for value in re.findall(r"[-+]?\d+\.?\d*(?:E[-+]?\d+)?", body)]
    sizes = [int(size) for size in re.findall(r"\d+", shape)]
    if len(sizes) == 2:
        rows, width = sizes
        out[NAMES[name]] = [values[row * width : (row + 1) * width] for row in range(rows)]
    else:
        out[NAMES[name]] = values
json.dump({name: out[name] for name in NAMES.values()}, open(target, "w"))
