"""Geocentric directions of the planets with light time and without aberration, from the series of JPL DE421.

    pip install jplephem==2.24 de421==2008.1 numpy
    python conformance/planets/planets.py > conformance/planets/planets.json
"""
import json

import de421
from jplephem.ephem import Ephemeris

BODIES = ["mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune"]
FIRST_TT, LAST_TT, CASES = 2433282.5, 2469807.5, 60  # 1950 to 2050
LIGHT_KM_PER_DAY = 299792.458 * 86400.0

eph = Ephemeris(de421)


def place(body, tt):
    return eph.position(body, tt).reshape(3)


MOON_SHARE = 1.0 / (1.0 + eph.EMRAT)


def earth(tt):
    return place("earthmoon", tt) - MOON_SHARE * place("moon", tt)


cases = []
for case in range(CASES):
    tt = FIRST_TT + (LAST_TT - FIRST_TT) * (case + 0.37) / CASES
    here = earth(tt)
    planets = {}
    for body in BODIES:
        geometric = place(body, tt) - here
        seen = geometric
        for _ in range(4):
            light_days = (seen @ seen) ** 0.5 / LIGHT_KM_PER_DAY
            seen = place(body, tt - light_days) - here
        planets[body.upper()] = {"astrometricKm": [round(float(x), 1) for x in seen]}
    cases.append({"julianDateTt": tt, "planets": planets})
print(json.dumps({"frame": "ICRF", "ephemeris": "JPL DE421", "cases": cases}))
