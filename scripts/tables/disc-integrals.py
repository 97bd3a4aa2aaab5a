"""Writes conformance/pc/disc-integrals.json: normal mass over a disc to 17 digits, seeded random geometries and hard corners.

Needs mpmath. Trapezoidal rule in the angle (the integrand is periodic and entire), doubled until 1e-20 relative.
Run from the repository root: python3 scripts/tables/disc-integrals.py
"""
import json
import random
from mpmath import mp, mpf, cos, sin, pi, erfc, exp, sqrt

mp.dps = 40
random.seed(1992)


def disc(m1, m2, s1, s2, r):
    m1, m2, s1, s2, r = [mpf(x) for x in (m1, m2, s1, s2, r)]
    k = 1 / (s1 * sqrt(mpf(2)))

    def f(t):
        z, h = r * cos(t), r * sin(t)
        slab = (erfc((abs(m1) - h) * k) - erfc((abs(m1) + h) * k)) / 2
        return exp(-(((z - m2) / s2) ** 2) / 2) / (s2 * sqrt(2 * pi)) * slab * h

    n, total, last = 16, sum(f(pi * j / 16) for j in range(1, 16)), None
    while True:
        value = total * pi / n
        if last is not None and abs(value - last) <= mpf("1e-20") * value:
            return value
        if n > 2**16:
            raise ArithmeticError("no convergence")
        last = value
        total += sum(f(pi * (2 * j + 1) / (2 * n)) for j in range(n))
        n *= 2


def geometry():
    s1 = 10 ** random.uniform(-1.5, 3.5)
    s2 = s1 * 10 ** random.uniform(0, random.choice([1, 3]))
    r = s1 * 10 ** random.uniform(0, 2.5) if random.random() < 0.25 else 10 ** random.uniform(-1, 2)
    u, a = random.uniform(0, random.choice([2, 6, 12, 25])), random.uniform(0, 6.28)
    m1, m2 = u * s1 * float(cos(a)), u * s2 * float(sin(a))
    if random.random() < 0.3:
        m1, m2 = r * random.uniform(-1.5, 1.5), r * random.uniform(-1.5, 1.5)
    return [m1, m2, s1, s2, r]


corners = [
    [0, 0, 1, 1, 1], [3, 4, 1, 1, 5], [0, 0, 1, 1000, 1e-6], [10, 0, 1, 1, 1e-5], [0, 300, 1, 100, 1],
    [-1.2217895, 2.1230067, 0.0373279, 177.8109003, 10], [10, 0, 0.01, 5, 10], [0, 10, 0.01, 5, 10],
    [1000, 0, 50, 2000, 20], [1500, 30000, 45, 2200, 12], [0, 0, 0.01, 0.01, 0.02], [37, 0, 1, 1, 0.5],
]
rows = []
for case in corners + [geometry() for _ in range(188)]:
    value = disc(*case)
    if value > mpf("1e-290"):
        rows.append([*case, float(value)])
meta = {
    "title": "normal mass over a disc: meanMinor, meanMajor, sigmaMinor, sigmaMajor, radius, value",
    "source": "mpmath 1.3.0, 40 digits, scripts/tables/disc-integrals.py",
    "relTol": 1e-11,
}
with open("conformance/pc/disc-integrals.json", "w") as f:
    f.write('{"meta":' + json.dumps(meta) + ',\n"rows":[\n' + ",\n".join(json.dumps(r) for r in rows) + "\n]}\n")
print(len(rows))
