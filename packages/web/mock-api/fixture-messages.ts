import { riskLevel } from '@keepout/conjunction/decision/risk-level';
import type { Cdm, CdmObject } from '@keepout/contract/ca/cdm';
import { tell, withStatement } from '@keepout/contract/sentences';
import { mahalanobis } from '../src/charts/geometry/mahalanobis.ts';
import { HOUR_MS, iso, sequence } from './clock.ts';
import { type EventPlan, isEstimated, THRESHOLDS, verdictFixture } from './event-plan.ts';
import { FLEET_FIXTURE } from './fleet.ts';

const LEVELS = {
  version: 1,
  mediumPc: THRESHOLDS.medium,
  highPc: THRESHOLDS.high,
  criticalPc: THRESHOLDS.critical,
};

const secondaryObjects = [
  ['IRIDIUM 33 DEB', 'DEBRIS', '1997-051P'],
  ['COSMOS 2251 DEB', 'DEBRIS', '1993-036G'],
  ['FENGYUN 1C DEB', 'DEBRIS', '1999-025AB'],
  ['ONEWEB-0417', 'PAYLOAD', '2022-033T'],
  ['STARLINK-3121', 'PAYLOAD', '2021-104BJ'],
  ['SL-8 R/B', 'ROCKET BODY', '1983-042B'],
  ['CZ-6A DEB', 'DEBRIS', '2022-151Q'],
  ['H-2A DEB', 'DEBRIS', '2007-005D'],
  ['NOAA 16 DEB', 'DEBRIS', '2000-055K'],
  ['OBJECT BK', 'UNKNOWN', '2023-084BK'],
  ['ENVISAT', 'PAYLOAD', '2002-009A'],
] as const;

/** The messages of an event, the oldest first. */
export function cdmFixtures(plan: EventPlan): readonly Cdm[] {
  const random = sequence(plan.index * 97 + 5);
  return Array.from({ length: plan.messages }, (_, step) => cdmAt(plan, step, random));
}

function cdmAt(plan: EventPlan, step: number, random: () => number): Cdm {
  const { index, tcaMs, messages, isDiluted } = plan;
  const left = messages === 1 ? 0 : 1 - step / (messages - 1);
  const primarySatellite = FLEET_FIXTURE[index % FLEET_FIXTURE.length] ?? FLEET_FIXTURE[0];
  const [name, objectType, cosparId] =
    secondaryObjects[index % 18 === 6 ? 3 : (index * 7 + 3) % secondaryObjects.length] ?? secondaryObjects[0];
  // One neighbour comes by again and again.

  const noradId = index % 18 === 6 ? 44_800 : 22_000 + ((index * 733) % 30_000);
  const angle = ((index * 47) % 360) * (Math.PI / 180);
  const x = (180 + ((index * 131) % 900)) * Math.cos(angle) * (1 + 0.9 * left) + 40 * (random() - 0.5);
  const y = (120 + ((index * 71) % 300)) * Math.sin(angle) * (1 + 0.6 * left) + 30 * (random() - 0.5);
  const a2 = (90 + ((index * 37) % 160)) * (1 + 2.2 * left) * (isDiluted ? 6 : 1);
  // One in seven is as thin as a fast catalogue object usually is.
  const b2 = a2 * (index % 7 === 3 ? 0.02 : 0.25 + 0.3 * random());
  const tilt = (((index * 29) % 120) - 60 - 8 * left) * (Math.PI / 180);
  const [c, s] = [Math.cos(tilt), Math.sin(tilt)];
  const logPc = plan.logPc === null ? null : plan.logPc - 3.2 * left + 0.9 * (random() - 0.5) * Math.min(1, 3 * left);
  const pc = logPc === null ? null : 10 ** logPc;
  const maxPc = pc === null ? null : Math.min(0.2, pc * (isDiluted ? 900 : 2.4 + 20 * left));
  const creationMs = plan.newestMs - 8 * (messages - 1 - step) * HOUR_MS;
  const hasCovariance = pc !== null;
  const { satelliteId, ...identity } = primarySatellite;
  const object1: CdmObject = {
    ...identity,
    objectType: 'PAYLOAD',
    designator: String(primarySatellite.noradId),
    manoeuvrable: 'YES',
    hardBodyRadius: 4.2,
    hardBodyRadiusSource: 'operator-radius',
    frame: 'EME2000',
    ...accuracyOf({ plane: [0, 0], covariance: hasCovariance ? [64, 9, 49] : null, sigma: [3.1, 41.2, 2.4] }),
    covarianceSource: 'OEM',
    orbitSource: `OEM ${primarySatellite.name.toLowerCase()}_ops_0412.oem`,
    orbitAgeSeconds: (tcaMs - creationMs) / 1000 + 1800,
    positionKm: [-5087.477994865, -3347.717103305, 3253.873470932],
    velocityKmS: [3.97770825, -6.460111055, -0.431495098],
  };
  const object2: CdmObject = {
    name,
    objectType,
    cosparId,
    noradId,
    designator: String(noradId),
    manoeuvrable: objectType === 'PAYLOAD' ? 'N/A' : 'NO',
    hardBodyRadius: objectType === 'PAYLOAD' ? 6 : 0.8,
    hardBodyRadiusSource: objectType === 'DEBRIS' ? 'catalogue-rcs' : 'default-by-type',
    frame: 'EME2000',
    ...accuracyOf({
      plane: [x, y],
      covariance: hasCovariance
        ? [a2 * a2 * c * c + b2 * b2 * s * s, (a2 * a2 - b2 * b2) * c * s, a2 * a2 * s * s + b2 * b2 * c * c]
        : null,
      sigma: hasCovariance ? [a2 * 0.3, a2 * 5.2 * (1 + left), b2 * 0.6] : null,
    }),
    covarianceSource: hasCovariance ? (isEstimated(index) ? 'ESTIMATED' : 'CDM') : 'NONE',
    orbitSource: 'catalogue, element set 0417',
    orbitAgeSeconds: 19.4 * 3600 + left * 86_400,
    positionKm: [-5087.51, -3347.46, 3254.11],
    velocityKmS: [-4.41, 5.02, 3.11],
  };
  const sumOfObjects = (name: 'hardBodyRadius' | `conjunctionPlaneCovariance${'XX' | 'YX' | 'YY'}`) =>
    (object1[name] ?? 0) + (object2[name] ?? 0);
  const miss = Math.hypot(x, y);
  const [xxM2, xyM2, yyM2] = [
    sumOfObjects('conjunctionPlaneCovarianceXX'),
    sumOfObjects('conjunctionPlaneCovarianceYX'),
    sumOfObjects('conjunctionPlaneCovarianceYY'),
  ];
  const sigmas = pc === null ? null : mahalanobis({ xxM2, xyM2, yyM2 }, x, y);
  const r = -miss * 0.16;
  const n = miss * 0.31 * (index % 2 === 0 ? 1 : -1);
  const t = Math.sqrt(Math.max(0, miss * miss - r * r - n * n)) * (index % 3 === 0 ? -1 : 1);
  const speed = 600 + ((index * 1931) % 14_200);
  const id = `C${48_210 + index}`;
  return {
    cdmId: `${id}-M${step + 1}`,
    messageId: `${primarySatellite.noradId}_conj_${noradId}_${String(step + 1).padStart(3, '0')}`,
    conjunctionId: id,
    satelliteId,
    screeningId: 'S1',
    originator: step % 4 === 3 ? 'CSPOC' : 'KEEPOUT',
    creationDate: iso(creationMs),
    object1,
    object2,
    conjunctionData: {
      tca: iso(tcaMs + Math.round(420 * left)).replace('Z', '123Z'),
      riskLevel: riskLevel(pc ?? undefined, LEVELS),
      ...(hasCovariance && {
        combinedHardBodyRadius: sumOfObjects('hardBodyRadius'),
        combinedPlaneX: x,
        combinedPlaneY: y,
        combinedPlaneCovarianceXX: xxM2,
        combinedPlaneCovarianceYX: xyM2,
        combinedPlaneCovarianceYY: yyM2,
      }),
    },
    totalMissDistance: miss,
    relativeSpeed: speed,
    relativePosition: { r, t, n },
    relativeVelocity: { r: -0.02 * speed, t: -0.71 * speed, n: 0.703 * speed },
    approachAngle: 20 + ((index * 53) % 155),
    probabilityOfCollision: pc,
    probabilityMethod: 'FOSTER-1992',
    confidence: pc === null ? 'BOUND' : 'CONDITIONAL',
    confidenceReason:
      pc === null ? 'covariance-unusable' : isEstimated(index) ? 'covariance-estimated' : 'covariance-stated',
    ...withStatement('probabilityReason', pc === null ? tell('pc-covariance-missing') : null),
    originatorProbability: step % 4 === 3 && pc !== null ? pc * 1.07 : null,
    originatorMethod: step % 4 === 3 ? 'FOSTER-1992' : null,
    observed: null,
    maxProbability: maxPc,
    maxProbabilityReason: null,
    maxProbabilityReasonSentences: [],
    separateScaling: null,
    maxProbabilityScale: pc === null ? null : isDiluted ? 0.21 : 1.4,
    dilution: pc === null ? null : isDiluted ? 'DILUTED' : 'ROBUST',
    mahalanobisDistance: sigmas,
    // The third dimension adds to it.
    mahalanobisDistanceInSpace: sigmas && 1.06 * sigmas,
    missSigma: pc === null ? null : a2 * 0.62 + 30,
    verdict: verdictFixture(pc, maxPc, plan),
    usage: index % 13 === 5 ? ['encounter-extended'] : [],
  };
}

type Figures = readonly [number, number, number];

interface Accuracy {
  readonly plane: readonly [number, number];
  readonly covariance: Figures | null;
  readonly sigma: Figures | null;
}

function accuracyOf({ plane: [x, y], covariance, sigma }: Accuracy) {
  return {
    conjunctionPlaneX: x,
    conjunctionPlaneY: y,
    conjunctionPlaneCovarianceXX: covariance?.[0] ?? null,
    conjunctionPlaneCovarianceYX: covariance?.[1] ?? null,
    conjunctionPlaneCovarianceYY: covariance?.[2] ?? null,
    sigma: sigma && { r: sigma[0], t: sigma[1], n: sigma[2] },
    covarianceRtn: sigma && triangle(sigma),
  };
}

const TIES: Readonly<Record<string, number>> = {
  '1,0': -0.21,
  '3,0': 0.19,
  '3,1': -0.97,
  '4,0': -0.93,
  '4,1': 0.18,
  '5,2': 0.34,
};
/** How each pair of the lower triangle is tied, row by row; made once, for hundreds of messages of every load. */
const CORRELATIONS = Array.from({ length: 6 }, (_, i) =>
  Array.from({ length: i + 1 }, (_one, j) => (i === j ? 1 : (TIES[`${i},${j}`] ?? 0.012 * (i - j)))),
);

/** A plausible covariance: the usual ties of radial position to along-track velocity and the other way round. */
function triangle([r, t, n]: readonly [number, number, number]): number[] {
  const rate = 1.08e-3;
  const sigmas = [r, t, n, t * rate, r * rate, n * rate];
  return CORRELATIONS.flatMap((row, i) => row.map((tie, j) => (sigmas[i] ?? 0) * (sigmas[j] ?? 0) * tie));
}
