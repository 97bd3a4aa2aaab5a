/**
 * What `POST odt/opportunities` computes for a conjunction: passes of the secondary over the sensors of the demo until it has to be decided,
 * the gain of each, and the cheapest set; CPU time, one thread, as its two threads do it.
 */
import { formatUtc } from '../packages/astro/src/epoch.ts';
import { dragOfElements } from '../packages/astro/src/force/drag-of-elements.ts';
import { transformState } from '../packages/astro/src/frames/rotation.ts';
import type { MeanElements } from '../packages/astro/src/nouns.ts';
import { sgp4Ephemeris } from '../packages/astro/src/sgp4/ephemeris.ts';
import { OPEN_SENSOR_TYPES } from '../packages/contract/src/odt/sensor-types.ts';
import { DEMO_SENSORS } from '../packages/demo/src/sensors.ts';
import { gainsOfPasses } from '../packages/operations/src/gain/gain.ts';
import { sensorVisibilities } from '../packages/operations/src/opportunities/visibility.ts';
import { plainElements } from '../packages/operations/src/orbit/plain-elements.ts';
import { sensorOfBody } from '../packages/operations/src/sensor/sensor-of-body.ts';
import type { KnownEncounter } from '../packages/server/src/ports/conjunctions.ts';
import { median, timed } from './measure.ts';

export interface OpportunitiesFigures {
  readonly sensors: number;
  readonly days: number;
  readonly passes: number;
  readonly starred: number;
  /** CPU s. */
  readonly visibilityS: number;
  readonly gainS: number;
  /** Of the first answer of a process, both together. */
  readonly firstS: number;
}

const START_TAI_S = 848_000_000;
const DAYS = 3;
const TCA_TAI_S = START_TAI_S + (DAYS + 0.5) * 86_400;
const elements: MeanElements = {
  noradId: 90_010,
  name: 'ARGO-5 R/B',
  cosparId: '1998-046K',
  epochTaiS: START_TAI_S - 43_200,
  epochUtc: formatUtc(START_TAI_S - 43_200),
  meanMotionRevPerDay: 14.2,
  eccentricity: 0.001,
  inclinationDeg: 82,
  raanDeg: 310,
  argPerigeeDeg: 40,
  meanAnomalyDeg: 10,
  bstar: 1e-5,
  meanMotionDot: 0,
  meanMotionDdot: 0,
  ephemerisType: 0,
  classification: 'U',
  elementSetNo: 1,
  revAtEpoch: 1,
  objectType: 'ROCKET BODY',
};
type Vector = readonly [number, number, number];

export function benchOpportunities(rounds = 9): OpportunitiesFigures {
  const open = DEMO_SENSORS.filter(({ sensorType }) => OPEN_SENSOR_TYPES.includes(sensorType));
  const sensors = open.map((body) => sensorOfBody(body.sensorCode, body));
  const question = {
    ...({
      orbit: { kind: 'elements', elements: plainElements(elements) },
      objectType: 'ROCKET BODY',
      sensors,
    } as const),
    startTaiS: START_TAI_S,
    stopTaiS: START_TAI_S + DAYS * 86_400,
  };
  const encounter = encounterOf();
  const visible = () => sensorVisibilities(question);
  const gains = (seen: ReturnType<typeof visible>) => {
    const passes = seen.flatMap(({ sensorId, spans }) => {
      const { pricePerPass } = open.find(({ sensorCode }) => sensorCode === sensorId)!;
      const sensor = sensors.find((candidate) => candidate.sensorId === sensorId)!;
      return spans
        .filter(({ interval: { obstacle }, startTaiS, stopTaiS }) => obstacle === null && stopTaiS - startTaiS >= 40)
        .map(({ startTaiS, stopTaiS }) => ({
          id: `${sensorId} ${startTaiS}`,
          price: pricePerPass.amount,
          sensor,
          startTaiS,
          stopTaiS,
        }));
    });
    passes.sort((a, b) => a.startTaiS - b.startTaiS);
    const drag = dragOfElements(elements) ?? null;
    const answer = gainsOfPasses({ encounter, observed: 'secondary', drag, passes, requestedScope: 'each-and-set' });
    const starred = answer.ok ? (answer.value.starred ?? answer.value.best) : undefined;
    if (starred === undefined) throw new Error('nothing leads to a verdict');
    return { passes: passes.length, starred: starred.ids.length };
  };
  const [firstS, first] = timed(() => gains(visible()));
  const seen = visible();
  const runs = Array.from({ length: rounds }, () => ({
    visibilityS: timed(visible)[0],
    gainS: timed(() => gains(seen))[0],
  }));
  return {
    sensors: sensors.length,
    days: DAYS,
    ...first,
    firstS,
    visibilityS: median(runs.map((run) => run.visibilityS)),
    gainS: median(runs.map((run) => run.gainS)),
  };
}

/** The secondary as its elements have it, off by kilometres along its track; ours a hundred metres above, across its path. */
function encounterOf(): KnownEncounter {
  const six = new Float64Array(6);
  sgp4Ephemeris(elements).stateAt(TCA_TAI_S, six);
  const [x = 0, y = 0, z = 0, vx = 0, vy = 0, vz = 0] = six;
  const theirs = transformState(
    { epochTaiS: TCA_TAI_S, frame: 'TEME', positionM: [x, y, z], velocityMps: [vx, vy, vz] },
    'EME2000',
  );
  const [r, v] = [theirs.positionM, theirs.velocityMps];
  const normal: Vector = [r[1] * v[2] - r[2] * v[1], r[2] * v[0] - r[0] * v[2], r[0] * v[1] - r[1] * v[0]];
  const scaled = ([a, b, c]: Vector, by: number): Vector => [a * by, b * by, c * by];
  const diagonal = (...sigmas: readonly number[]) =>
    sigmas.map((sigma, i) => sigmas.map((_, k) => (i === k ? sigma ** 2 : 0)));
  return {
    tcaTaiS: TCA_TAI_S,
    decideByTaiS: START_TAI_S + DAYS * 86_400,
    combinedHardBodyRadiusM: 10,
    actLimit: 1e-4,
    watchLimit: 1e-7,
    orbitUpdateIds: [],
    primary: {
      noradId: null,
      name: 'Ours',
      positionM: scaled(r, 1 + 100 / Math.hypot(...r)),
      velocityMps: scaled(normal, Math.hypot(...v) / Math.hypot(...normal)),
      covarianceRtn: diagonal(20, 60, 20, 0.06, 0.02, 0.02),
      isErrorKnown: true,
    },
    secondary: {
      noradId: elements.noradId,
      name: elements.name,
      positionM: r,
      velocityMps: v,
      covarianceRtn: diagonal(300, 6000, 200, 6, 0.3, 0.3),
      isErrorKnown: true,
    },
  };
}
