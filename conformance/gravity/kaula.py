"""Makes kaula-100.gfc.gz and attractions.json: a made-up field of degree 100 and its attraction in 40 digits.

The field has the oblateness of the Earth and otherwise coefficients of the size of Kaula's rule, 1e-5 / n^2, by a
generator of chance of eight lines. The attraction is the gradient of the potential in spherical coordinates, with
fully normalised Legendre functions by the standard forward columns and their derivative, in mpmath: another method than
Cunningham's in Cartesian coordinates, in which the product computes. Run: python3 conformance/gravity/kaula.py
"""

import gzip
import json
import pathlib

import mpmath as mp

mp.mp.dps = 40
HERE = pathlib.Path(__file__).parent
DEGREE = 100
MU = 3.986004415e14
RADIUS = 6378136.3
POINTS = [
    (6778136.3, 0.0, 0.0),
    (3900000.0, -4500000.0, 3700000.0),
    (-1200000.0, 2500000.0, -6300000.0),
    (12345.0, -23456.0, 6800000.0),
    (-30000000.0, 29000000.0, 1500000.0),
    (4000000.0, 4000000.0, -3100000.0),
]


def chance():
    state = 20261121
    while True:
        state = (state * 6364136223846793005 + 1442695040888963407) % 2**64
        yield (state >> 11) / 2**53 * 2 - 1


def field():
    draw = chance()
    c = {(0, 0): 1.0, (1, 0): 0.0, (1, 1): 0.0}
    s = {(0, 0): 0.0, (1, 0): 0.0, (1, 1): 0.0}
    for n in range(2, DEGREE + 1):
        for m in range(n + 1):
            c[n, m] = float(f"{next(draw) * 1e-5 / n**2:.12e}")
            s[n, m] = float(f"{next(draw) * 1e-5 / n**2:.12e}") if m else 0.0
    c[2, 0] = -4.84165371736e-04
    return c, s


def write(c, s):
    lines = [
        "A made-up field of Kaula's rule: conformance/gravity/kaula.py",
        "begin_of_head ==========================================",
        "product_type                gravity_field",
        "modelname                   KAULA-100",
        f"earth_gravity_constant      {MU:.10e}",
        f"radius                      {RADIUS:.10e}",
        f"max_degree                  {DEGREE}",
        "errors                      no",
        "norm                        fully_normalized",
        "tide_system                 tide_free",
        "",
        "key    L    M    C    S",
        "end_of_head ============================================",
    ]
    for n in range(DEGREE + 1):
        for m in range(n + 1):
            lines.append(f"gfc {n:4d} {m:4d} {c[n, m]: .12e} {s[n, m]: .12e}".replace("e", "D" if n == 100 else "e"))
    with gzip.GzipFile(HERE / "kaula-100.gfc.gz", "wb", mtime=0) as out:
        out.write(("\n".join(lines) + "\n").encode())


def attraction(point, c, s, degree):
    x, y, z = (mp.mpf(v) for v in point)
    r = mp.sqrt(x * x + y * y + z * z)
    rho = mp.sqrt(x * x + y * y)
    t, u = z / r, rho / r
    longitude = mp.atan2(y, x)
    p = {(0, 0): mp.mpf(1)}
    for m in range(degree + 1):
        if m > 0:
            p[m, m] = u * mp.sqrt(mp.mpf(2 * m + 1) / (2 * m) if m > 1 else mp.mpf(3)) * p[m - 1, m - 1]
        for n in range(m + 1, degree + 1):
            a = mp.sqrt(mp.mpf((2 * n - 1) * (2 * n + 1)) / ((n - m) * (n + m)))
            b = mp.sqrt(mp.mpf((2 * n + 1) * (n + m - 1) * (n - m - 1)) / ((n - m) * (n + m) * (2 * n - 3))) if n > m + 1 else 0
            p[n, m] = a * t * p[n - 1, m] - (b * p[n - 2, m] if n > m + 1 else 0)
    radial = northward = eastward = mp.mpf(0)
    mu, size = mp.mpf(MU), mp.mpf(RADIUS)
    for n in range(degree + 1):
        scale = (size / r) ** n
        for m in range(n + 1):
            wave = mp.mpf(c[n, m]) * mp.cos(m * longitude) + mp.mpf(s[n, m]) * mp.sin(m * longitude)
            turned = m * (mp.mpf(s[n, m]) * mp.cos(m * longitude) - mp.mpf(c[n, m]) * mp.sin(m * longitude))
            # Derivative by latitude.
            f = mp.sqrt(mp.mpf((n * n - m * m) * (2 * n + 1)) / (2 * n - 1)) * p[n - 1, m] if n > m else 0
            slope = (f - n * t * p[n, m]) / u
            radial -= (n + 1) * scale * p[n, m] * wave
            northward += scale * slope * wave
            eastward += scale * p[n, m] * turned
    radial, northward, eastward = (mu / (r * r) * v for v in (radial, northward, eastward / u))
    cl, sl = x / rho if rho else mp.mpf(1), y / rho if rho else mp.mpf(0)
    return [
        radial * u * cl - northward * t * cl - eastward * sl,
        radial * u * sl - northward * t * sl + eastward * cl,
        radial * t + northward * u,
    ]


def main():
    c, s = field()
    write(c, s)
    cases = [
        {"degree": degree, "positionM": point, "attractionMps2": [float(v) for v in attraction(point, c, s, degree)]}
        for degree in (70, 71, 100)
        for point in POINTS
    ]
    (HERE / "attractions.json").write_text(json.dumps({"cases": cases}, indent=1) + "\n")


main()
