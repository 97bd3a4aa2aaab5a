"""Densities and temperatures of NRLMSISE-00 at drawn places, by the package nrlmsise00 0.1.2 (C, 20190709 release).

    python3 conformance/atmosphere/cases.py > conformance/atmosphere/cases.json
"""
import json
import random

from nrlmsise00 import _nrlmsise00 as kernel

random.seed(68)
cases = []
for index in range(240):
    day = random.randint(1, 365)
    seconds = random.uniform(0, 86_400)
    heights = [(0, 100), (100, 300), (300, 1500)][index % 3]
    place = {
        "dayOfYear": day,
        "universalTimeS": round(seconds, 3),
        "heightKm": round(random.uniform(*heights), 3),
        "latitudeDeg": round(random.uniform(-90, 90), 4),
        "longitudeDeg": round(random.uniform(-180, 180), 4),
        "localTimeH": round(random.uniform(0, 24), 4),
        "f107Mean": round(random.uniform(65, 230), 1),
        "f107": round(random.uniform(65, 280), 1),
        "ap": [random.choice([0, 2, 4, 7, 15, 27, 48, 94, 179, 300]) for _ in range(7 if index % 2 else 1)],
    }
    flags = [0] + [1] * 23
    if len(place["ap"]) == 7:
        flags[9] = -1
    history = (place["ap"] * 7)[:7]
    densities, temperatures = kernel.gtd7d(
        2001,
        day,
        place["universalTimeS"],
        place["heightKm"],
        place["latitudeDeg"],
        place["longitudeDeg"],
        place["localTimeH"],
        place["f107Mean"],
        place["f107"],
        place["ap"][0],
        history,
        flags,
    )
    cases.append({**place, "densities": list(densities), "temperatures": list(temperatures)})
print("[\n" + ",\n".join(json.dumps(case) for case in cases) + "\n]")
