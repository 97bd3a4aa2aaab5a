"""Writes packages/conjunction/src/pc/erfcx-table.ts: exp(x^2) erfc(x) as polynomials in pieces of u = 2/(2 + x).

Needs mpmath. Chebyshev interpolation at 40 digits on each piece, turned into powers of w in [-1, 1].
Run from the repository root: python3 scripts/tables/erfcx-table.py
"""
from mpmath import mp, mpf, cos, pi, erfc, exp, chebyt

mp.dps = 60
PIECES, DEGREE, FIRST = 64, 7, 4  # u below 4/64 means x > 30, where erfc is zero in double precision


def erfcx(x):
    return exp(x * x) * erfc(x)


def chebyshev_powers(n):
    """Row k: the powers-of-w coefficients of T_k."""
    rows = [[mpf(1)], [mpf(0), mpf(1)]]
    while len(rows) <= n:
        a, b = rows[-1], rows[-2]
        row = [mpf(0)] + [2 * c for c in a]
        for i, c in enumerate(b):
            row[i] -= c
        rows.append(row)
    return rows


POWERS = chebyshev_powers(DEGREE)
lines = []
for piece in range(FIRST, PIECES):
    n = DEGREE + 1
    nodes = [cos(pi * (2 * j + 1) / (2 * n)) for j in range(n)]
    values = []
    for w in nodes:
        u = (mpf(piece) + (w + 1) / 2) / PIECES
        values.append(erfcx(2 / u - 2))
    out = [mpf(0)] * n
    for k in range(n):
        c = sum(v * cos(k * pi * (2 * j + 1) / (2 * n)) for j, v in enumerate(values)) * 2 / n
        if k == 0:
            c /= 2
        for i, p in enumerate(POWERS[k]):
            out[i] += c * p
    lines.append("  " + ", ".join(repr(float(c)) for c in out) + ",")

with open("packages/conjunction/src/pc/erfcx-table.ts", "w") as f:
    f.write("/**\n * exp(x^2) erfc(x) in pieces of u = 2/(2 + x): made by scripts/tables/erfcx-table.py, not edited.\n")
    f.write(f" * Piece i (from {FIRST} to {PIECES - 1}) covers u in [i, i+1]/{PIECES}; {DEGREE + 1} ascending coefficients in w = 2({PIECES}u - i) - 1.\n */\n")
    f.write(f"export const ERFCX_PIECES = {PIECES};\nexport const ERFCX_FIRST_PIECE = {FIRST};\nexport const ERFCX_DEGREE = {DEGREE};\n")
    f.write("// biome-ignore format: one row a piece\nexport const ERFCX_TABLE: Float64Array = Float64Array.of(\n" + "\n".join(lines) + "\n);\n")
