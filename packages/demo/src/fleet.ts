import { formatUtc, parseUtc } from '@keepout/astro/epoch';
import type { MeanElements } from '@keepout/astro/nouns';
import { differentialDrag } from '@keepout/contract/fleet/propulsion-types';
import type { SatelliteBody, SatelliteConfiguration } from '@keepout/contract/fleet/satellite';
import type { TrackingQuality } from './error-chain.ts';
import { SGP4_RADIUS_KM, sunSynchronousInclinationDeg, wrapDegrees } from './orbit-sampler.ts';
import { skyAt } from './sky.ts';

/** The operator of the demo world. It does not exist. */
export const DEMO_OPERATOR_NAME = 'Tern Orbital';

/** One satellite of the demo operator: its record, its true orbit, and the operator's orbit accuracy. */
export interface FleetMember {
  readonly body: SatelliteBody;
  /** The truth: SGP4 of these elements. Only the generator sees it. */
  readonly truth: MeanElements;
  /** Orbit determination from the on-board receiver or from ranging. */
  readonly tracking: TrackingQuality;
  /** Step of the operator's ephemeris, s. */
  readonly stepS: number;
}

interface Draft {
  readonly name: string;
  readonly noradId: number;
  readonly cosparId: string;
  readonly configuration: SatelliteConfiguration;
  readonly orbit: Orbit;
  readonly bstar: number;
  readonly tracking: TrackingQuality;
  readonly stepS: number;
}

type Orbit = Pick<MeanElements, 'eccentricity' | 'inclinationDeg' | 'raanDeg' | 'argPerigeeDeg' | 'meanAnomalyDeg'> & {
  readonly semiMajorKm: number;
};

/**
 * The demo fleet: six satellites in six regimes, every shape and every kind of propulsion.
 *
 * @param nowTaiS   number   epoch of the true orbits; the nodes follow from their local times
 */
export function makeFleet(nowTaiS: number): FleetMember[] {
  return drafts(nowTaiS).map(({ name, noradId, cosparId, configuration, orbit, bstar, tracking, stepS }) => {
    const body = { name, noradId, cosparId, configuration };
    return { body, truth: truthOf(body, orbit, bstar, nowTaiS), tracking, stepS };
  });
}

function drafts(nowTaiS: number): Draft[] {
  const { sunRightAscensionDeg, greenwichSiderealDeg } = skyAt(nowTaiS);
  const nodeAt = (localTimeH: number): number => wrapDegrees(sunRightAscensionDeg + (localTimeH - 12) * 15);
  const imager = SGP4_RADIUS_KM + 551;
  const cubesat = SGP4_RADIUS_KM + 512;
  const station = { raanDeg: 78, argPerigeeDeg: 41, longitudeDeg: 31.3 };
  return [
    {
      name: 'TERN-1',
      noradId: 99_001,
      cosparId: '2023-901A',
      configuration: {
        shape: 'WING_BOX_WING',
        hardBodyRadius: 3.4,
        boxLength: 1.6,
        boxWidth: 1.1,
        boxHeight: 1.1,
        wingLength: 2.1,
        wingWidth: 1.0,
        dragArea: 3.1,
        dragCoefficient: 2.2,
        solarRadiationPressureArea: 5.2,
        reflectivityCoefficient: 1.3,
        wetMass: 268,
        propulsion: {
          type: 'IMPULSIVE',
          thrust: 1,
          specificImpulse: 215,
          maxDeltaV: 0.5,
          propellantMass: 14.2,
          minimumBurnSpacing: 2_700,
          maxThrustDuration: 600,
          burnsInEclipse: true,
          executionMagnitudeError: 0.01,
          executionPointingError: 1,
          executionFixedMagnitudeError: 5e-4,
          executionFixedPointingError: 5e-4,
        },
      },
      orbit: {
        semiMajorKm: imager,
        eccentricity: 0.0011,
        inclinationDeg: sunSynchronousInclinationDeg(imager),
        raanDeg: nodeAt(10.5),
        argPerigeeDeg: 90,
        meanAnomalyDeg: 63,
      },
      bstar: 2.1e-4,
      tracking: { semiMajorM: 0.5, eccentricityM: 4, planeM: 3, alongTrackM: 6, driftAfterOneDayM: 70 },
      stepS: 60,
    },
    {
      name: 'TERN-2',
      noradId: 99_002,
      cosparId: '2024-902A',
      configuration: {
        shape: 'BOX_WING',
        hardBodyRadius: 4.1,
        boxLength: 1.3,
        boxWidth: 1.2,
        boxHeight: 0.9,
        wingLength: 5.4,
        wingWidth: 1.2,
        dragArea: 4.2,
        dragCoefficient: 2.2,
        solarRadiationPressureArea: 7.6,
        reflectivityCoefficient: 1.25,
        wetMass: 147,
        propulsion: {
          type: 'CONTINUOUS',
          thrust: 0.014,
          specificImpulse: 1420,
          dutyCycle: 0.5,
          maxDeltaV: 2,
          propellantMass: 9.8,
          minimumBurnSpacing: 1_200,
          maxThrustDuration: 3_300,
          burnsInEclipse: false,
          executionMagnitudeError: 0.02,
          executionPointingError: 1.5,
          executionFixedMagnitudeError: 1e-4,
          executionFixedPointingError: 1e-4,
        },
      },
      orbit: {
        semiMajorKm: SGP4_RADIUS_KM + 1_188,
        eccentricity: 0.0006,
        inclinationDeg: 87.7,
        raanDeg: 202,
        argPerigeeDeg: 77,
        meanAnomalyDeg: 248,
      },
      bstar: 1.4e-4,
      tracking: { semiMajorM: 0.6, eccentricityM: 5, planeM: 4, alongTrackM: 8, driftAfterOneDayM: 35 },
      stepS: 60,
    },
    {
      name: 'TERN-3',
      noradId: 99_003,
      cosparId: '2025-903A',
      configuration: {
        shape: 'BOX',
        boxLength: 0.37,
        boxWidth: 0.23,
        boxHeight: 0.1,
        dragArea: 0.06,
        dragCoefficient: 2.3,
        solarRadiationPressureArea: 0.09,
        reflectivityCoefficient: 1.3,
        wetMass: 10.5,
        propulsion: { type: differentialDrag.type, dragAreaMin: 0.03, dragAreaMax: 0.19 },
      },
      orbit: {
        semiMajorKm: SGP4_RADIUS_KM + 421,
        eccentricity: 0.0007,
        inclinationDeg: 51.6,
        raanDeg: 301,
        argPerigeeDeg: 122,
        meanAnomalyDeg: 17,
      },
      bstar: 4.2e-4,
      tracking: { semiMajorM: 0.8, eccentricityM: 7, planeM: 6, alongTrackM: 10, driftAfterOneDayM: 260 },
      stepS: 60,
    },
    {
      name: 'TERN-4',
      noradId: 99_004,
      cosparId: '2022-904C',
      configuration: {
        shape: 'CANNONBALL',
        hardBodyRadius: 0.25,
        dragArea: 0.05,
        dragCoefficient: 2.2,
        solarRadiationPressureArea: 0.05,
        reflectivityCoefficient: 1.2,
        wetMass: 4.1,
        propulsion: { type: 'NONE' },
      },
      orbit: {
        semiMajorKm: cubesat,
        eccentricity: 0.0015,
        inclinationDeg: sunSynchronousInclinationDeg(cubesat) + 0.1,
        raanDeg: nodeAt(14.1),
        argPerigeeDeg: 210,
        meanAnomalyDeg: 132,
      },
      bstar: 3.3e-4,
      tracking: { semiMajorM: 1, eccentricityM: 9, planeM: 8, alongTrackM: 15, driftAfterOneDayM: 130 },
      stepS: 60,
    },
    {
      name: 'TERN-5',
      noradId: 99_005,
      cosparId: '2019-905B',
      configuration: {
        shape: 'WING_BOX_WING',
        hardBodyRadius: 16.5,
        boxLength: 3.2,
        boxWidth: 2.4,
        boxHeight: 2.2,
        wingLength: 13.5,
        wingWidth: 2.4,
        solarRadiationPressureArea: 74,
        reflectivityCoefficient: 1.35,
        wetMass: 2_940,
        propulsion: {
          type: 'IMPULSIVE',
          thrust: 10,
          specificImpulse: 292,
          maxDeltaV: 3,
          propellantMass: 310,
          minimumBurnSpacing: 7_200,
          maxThrustDuration: 3_600,
          burnsInEclipse: true,
          executionMagnitudeError: 0.015,
          executionPointingError: 0.5,
          executionFixedMagnitudeError: 1e-3,
          executionFixedPointingError: 1e-3,
        },
      },
      orbit: {
        semiMajorKm: 42_164.6,
        eccentricity: 0.00021,
        // Left to lean a little, to save fuel; SGP4 cannot reach every state closer to the equator.
        inclinationDeg: 0.31,
        raanDeg: station.raanDeg,
        argPerigeeDeg: station.argPerigeeDeg,
        meanAnomalyDeg: wrapDegrees(
          station.longitudeDeg + greenwichSiderealDeg - station.raanDeg - station.argPerigeeDeg,
        ),
      },
      bstar: 0,
      tracking: { semiMajorM: 4, eccentricityM: 70, planeM: 90, alongTrackM: 140, driftAfterOneDayM: 120 },
      stepS: 300,
    },
    {
      name: 'TERN-6',
      noradId: 99_006,
      cosparId: '2021-906A',
      configuration: {
        shape: 'OTHER',
        hardBodyRadius: 5.5,
        solarRadiationPressureArea: 21,
        reflectivityCoefficient: 1.3,
        wetMass: 810,
        propulsion: { type: 'UNKNOWN' },
      },
      orbit: {
        semiMajorKm: SGP4_RADIUS_KM + 10_355,
        eccentricity: 0.0014,
        inclinationDeg: 45.1,
        raanDeg: 133,
        argPerigeeDeg: 18,
        meanAnomalyDeg: 275,
      },
      bstar: 0,
      tracking: { semiMajorM: 2, eccentricityM: 20, planeM: 22, alongTrackM: 40, driftAfterOneDayM: 40 },
      stepS: 120,
    },
  ];
}

function truthOf(
  identity: Pick<SatelliteBody, 'noradId' | 'name' | 'cosparId'>,
  orbit: Orbit,
  bstar: number,
  nowTaiS: number,
): MeanElements {
  const epochUtc = formatUtc(nowTaiS, 6);
  const epoch = parseUtc(epochUtc);
  if (!epoch.ok) throw new Error(`an epoch that was just written cannot be read: ${epochUtc}`);
  const { semiMajorKm, ...angles } = orbit;
  return {
    noradId: identity.noradId,
    name: identity.name,
    cosparId: identity.cosparId,
    epochTaiS: epoch.value,
    epochUtc,
    meanMotionRevPerDay: (Math.sqrt(398600.8 / semiMajorKm ** 3) * 86_400) / (2 * Math.PI),
    ...angles,
    bstar,
    meanMotionDot: 0,
    meanMotionDdot: 0,
    ephemerisType: 0,
    classification: 'U',
    elementSetNo: 999,
    revAtEpoch: 0,
    objectType: 'PAYLOAD',
  };
}
