"""Earth frames of the IAU 1976/1980/1982/1994 and 2006/2000A theories by ERFA, and axes of local frames from rotations.

Run: python3 -m venv v && v/bin/pip install pyerfa==2.0.1.5 numpy==2.4.6 && v/bin/python erfa-frames.py > erfa-frames.json
"""

import json

import erfa
import numpy as np

MU = 3.986004418e14
EPOCHS = [
    # UTC, UT1-UTC (s), xp, yp (arcsec), dPsi, dEps (arcsec, against IAU 1980)
    ("1990-01-01T00:00:00", -0.3283, 0.0126, 0.3204, -0.0106, -0.0024),
    ("1997-02-26T23:59:59", -0.1941, -0.0935, 0.2641, -0.0389, -0.0059),
    ("1999-12-31T12:00:00", 0.3555, 0.0434, 0.3777, -0.0500, -0.0025),
    ("2004-04-06T07:51:28.386009", -0.4399619, -0.140682, 0.333309, -0.052195, -0.003875),
    ("2008-12-31T23:59:59", -0.5923, -0.0856, 0.1617, -0.0617, -0.0064),
    ("2012-06-30T18:30:00.5", -0.5870, 0.1240, 0.4110, -0.0790, -0.0098),
    ("2017-01-01T00:00:00", 0.5914, 0.0788, 0.2654, -0.1017, -0.0107),
    ("2021-11-15T03:21:09.25", -0.1051, 0.1633, 0.2543, -0.1133, -0.0066),
    ("2026-03-10T04:00:00", 0.0650, 0.1100, 0.4300, -0.1150, -0.0080),
    ("2034-07-04T17:45:00", 0.1000, 0.1000, 0.3000, -0.1000, -0.0100),
]
ORBITS = [  # a (m), e, i, raan, argument of perigee, true anomaly (deg)
    (6_878_000.0, 0.001, 97.4, 33.0, 80.0, 12.0),
    (26_560_000.0, 0.012, 55.0, 141.0, 250.0, 301.0),
    (42_164_000.0, 0.0002, 0.06, 77.0, 12.0, 190.0),
    (26_600_000.0, 0.72, 63.4, 288.0, 270.0, 20.0),
    (7_200_000.0, 0.02, 144.0, 200.0, 5.0, 99.0),
]
ARCSEC = np.pi / 648_000


def rx(angle):
    return erfa.rx(angle, np.eye(3))


def ry(angle):
    return erfa.ry(angle, np.eye(3))


def rz(angle):
    return erfa.rz(angle, np.eye(3))


def state(a, e, i, raan, argp, nu):
    i, raan, argp, nu = np.radians([i, raan, argp, nu])
    p = a * (1 - e * e)
    perifocal = (rz(argp) @ rx(i) @ rz(raan)).T
    r = perifocal @ (p / (1 + e * np.cos(nu)) * np.array([np.cos(nu), np.sin(nu), 0]))
    v = perifocal @ (np.sqrt(MU / p) * np.array([-np.sin(nu), e + np.cos(nu), 0]))
    return r, v


def earth_case(text, ut1_utc, xp, yp, dpsi, deps, orbit):
    date, clock = text.split("T")
    y, mo, d = map(int, date.split("-"))
    h, mi, s = clock.split(":")
    utc = erfa.dtf2d("UTC", y, mo, d, int(h), int(mi), float(s))
    tt = erfa.taitt(*erfa.utctai(*utc))
    ut1 = erfa.utcut1(*utc, ut1_utc)
    r, v = state(*orbit)
    precession = erfa.pmat76(*tt)
    nutation = erfa.nutm80(*tt)
    tod = nutation @ precession
    # The two node terms belong to the equation of the equinoxes from 1997-02-27 on (IERS Conventions 1996).
    equinoxes = erfa.eqeq94(*tt) if text >= "1997-02-27" else erfa.nut80(*tt)[0] * np.cos(erfa.obl80(*tt))
    teme = rz(equinoxes) @ tod
    pom = erfa.pom00(xp * ARCSEC, yp * ARCSEC, 0.0)
    itrf = pom @ rz(erfa.gmst82(*ut1)) @ teme
    # With the observed pole: the corrections of the IAU 1980 angles hold the bias of the pole, so the chain starts in GCRF.
    dp80, de80 = erfa.nut80(*tt)
    mean = erfa.obl80(*tt)
    observed = erfa.numat(mean, dp80 + dpsi * ARCSEC, de80 + deps * ARCSEC) @ precession
    ee = equinoxes + dpsi * ARCSEC * np.cos(mean)
    observed_itrf = pom @ rz(erfa.gmst82(*ut1) + ee) @ observed
    bias, _, _ = erfa.bp00(*tt)
    # IERS 2010 by itself, without observed pole: how far the old theories stand from the present one.
    modern = erfa.c2t06a(*tt, *ut1, xp * ARCSEC, yp * ARCSEC)
    return {
        "epochUtc": text + "Z",
        "eop": {"ut1MinusUtc_s": ut1_utc, "xp_arcsec": xp, "yp_arcsec": yp, "dPsi_arcsec": dpsi, "dEps_arcsec": deps},
        "eme2000": {"r": list(r), "v": list(v)},
        "gcrf": list(bias.T @ r),
        "mod": list(precession @ r),
        "tod": list(tod @ r),
        "teme": list(teme @ r),
        "itrfPlain": list(itrf @ r),
        "itrfObserved": list(observed_itrf @ bias.T @ r),
        "itrfIers2010": list(modern @ bias.T @ r),
        "gmst82_rad": float(erfa.gmst82(*ut1)),
        "nutation1980_rad": [float(dp80), float(de80)],
    }


def local_case(orbit):
    a, e, i, raan, argp, nu = orbit
    r, v = state(*orbit)
    i, raan, argp, nu = np.radians([i, raan, argp, nu])
    longitude, latitude = np.arctan2(r[1], r[0]), np.arcsin(r[2] / np.linalg.norm(r))
    sense = -1 if np.cos(i) < 0 else 1
    flight = np.arctan2(e * np.sin(nu), 1 + e * np.cos(nu))
    rtn = rz(argp + nu) @ rx(i) @ rz(raan)
    # Along the velocity: RTN turned back about the momentum by a right angle less the flight path angle.
    tnw = rz(np.pi / 2 - flight) @ rtn
    t, n, w = tnw
    # Retrograde equinoctial axes: the momentum keeps its sense, the first axis turns with the node.
    eqw = rz(-sense * raan) @ rx(i) @ rz(raan)
    return {
        "state": {"r": list(r), "v": list(v)},
        "axes": {
            "RTN": rtn.tolist(),
            "TNW": [list(t), list(n), list(w)],
            "NTW": [list(-n), list(t), list(w)],
            "VNC": [list(t), list(w), list(-n)],
            "LVLH": [list(rtn[1]), list(-rtn[2]), list(-rtn[0])],
            "NSW": (rx(i) @ rz(raan)).tolist(),
            "PQW": (rz(argp) @ rx(i) @ rz(raan)).tolist(),
            "EQW": eqw.tolist(),
            "SEZ": (ry(np.pi / 2 - latitude) @ rz(longitude)).tolist(),
        },
    }


def moved(orbit, seconds):
    a, e, i, raan, argp, nu = orbit
    half = np.tan(np.radians(nu) / 2) * np.sqrt((1 - e) / (1 + e))
    eccentric = 2 * np.arctan(half)
    mean = eccentric - e * np.sin(eccentric) + np.sqrt(MU / a**3) * seconds
    for _ in range(60):
        eccentric -= (eccentric - e * np.sin(eccentric) - mean) / (1 - e * np.cos(eccentric))
    nu = 2 * np.arctan2(np.sqrt(1 + e) * np.sin(eccentric / 2), np.sqrt(1 - e) * np.cos(eccentric / 2))
    return (a, e, i, raan, argp, np.degrees(nu))


def with_rates(orbit, step=2.0):
    """Rates by central differences of the axes on the two-body orbit: w = 1/2 sum axis x d(axis)/dt, fourth order."""
    case = local_case(orbit)
    near = {k: local_case(moved(orbit, k * step))["axes"] for k in (-2, -1, 1, 2)}
    rates = {}
    for name, axes in case["axes"].items():
        at = {k: np.array(near[k][name]) for k in near}
        slope = (8 * (at[1] - at[-1]) - (at[2] - at[-2])) / (12 * step)
        rates[name] = list(0.5 * sum(np.cross(np.array(axes)[k], slope[k]) for k in range(3)))
    return {**case, "rates_rad_s": rates}


print(
    json.dumps(
        {
            "tool": f"ERFA through pyerfa {erfa.__version__}, numpy {np.__version__}",
            "earth": [earth_case(*epoch, ORBITS[n % len(ORBITS)]) for n, epoch in enumerate(EPOCHS)],
            "local": [with_rates(orbit) for orbit in ORBITS],
        },
        indent=1,
    )
)
