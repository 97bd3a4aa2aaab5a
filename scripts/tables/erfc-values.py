"""Writes conformance/pc/erfc.json: the complementary error function at chosen and seeded points, 60 digits rounded to double.

Needs mpmath. Run from the repository root: python3 scripts/tables/erfc-values.py
"""
import json
import random
from mpmath import mp, mpf, erfc

mp.dps = 60
random.seed(1)
points = [-6, -5.5, -3.2, -1, -0.5, -1e-3, 0, 1e-12, 1e-6, 0.001, 0.1, 0.46875, 0.5, 1, 1.5, 2, 3, 3.75, 4, 5, 6, 8, 10, 13.3, 17, 20, 22.2, 25, 26]
points += [random.uniform(-6, 26.5) for _ in range(171)]
rows = [json.dumps([x, float(erfc(mpf(x)))]) for x in points]
meta = {"title": "complementary error function", "source": "mpmath 1.3.0, 60 digits, scripts/tables/erfc-values.py", "relTol": 1e-15}
with open("conformance/pc/erfc.json", "w") as f:
    f.write('{"meta":' + json.dumps(meta) + ',\n"rows":[\n' + ",\n".join(rows) + "\n]}\n")
