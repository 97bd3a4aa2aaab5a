import type { Cdm, CdmObject } from '@keepout/contract/ca/cdm';
import type { Conjunction, ConjunctionSummary, Verdict } from '@keepout/contract/ca/conjunction';
import type { RiskLevel } from '@keepout/contract/ca/enums';

/** A made-up fleet and its conjunctions around the present; the same on every load but for the clock. */
export interface ConjunctionFixture {
  readonly conjunctions: readonly Conjunction[];
  readonly cdmsOf: (conjunctionId: string) => readonly Cdm[];
}

const THRESHOLDS = { medium: 1e-6, high: 1e-5, critical: 1e-4 };
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const fleet = [
  { satelliteId: 'aurora-1', name: 'AURORA-1', noradId: 58209, cosparId: '2021-044B' },
  { satelliteId: 'aurora-2', name: 'AURORA-2', noradId: 58210, cosparId: '2021-044C' },
  { satelliteId: 'aurora-3', name: 'AURORA-3', noradId: 58211, cosparId: '2021-044D' },
  { satelliteId: 'boreas-a', name: 'BOREAS-A', noradId: 44713, cosparId: '2019-081A' },
  { satelliteId: 'helios-7', name: 'HELIOS-7', noradId: 51032, cosparId: '2022-011F' },
  { satelliteId: 'meridian-c', name: 'MERIDIAN-C', noradId: 47966, cosparId: '2021-023C' },
] as const;

const others = [
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

/** A repeatable sequence in [0, 1). */
function sequence(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

const iso = (timeMs: number) => new Date(timeMs).toISOString();

function riskOf(pc: number | null): RiskLevel {
  if (pc === null) return 'UNKNOWN';
  if (pc >= THRESHOLDS.critical) return 'CRITICAL';
  if (pc >= THRESHOLDS.high) return 'HIGH';
  return pc >= THRESHOLDS.medium ? 'MEDIUM' : 'LOW';
}

const pcWords = (pc: number) =>
  pc
    .toExponential(2)
    .replace(/e-(\d)$/, 'e-0$1')
    .replace('-', '−');

interface Plan {
  readonly index: number;
  readonly tcaMs: number;
  /** When the newest message was made: before now, and a day before TCA where there is one. */
  readonly newestMs: number;
  readonly messages: number;
  /** log10 of Pc in the newest message; null: no covariance. */
  readonly logPc: number | null;
  readonly isDiluted: boolean;
}

function verdictOf(pc: number | null, maxPc: number | null, isDiluted: boolean, tcaMs: number): Verdict {
  const decideBy = iso(tcaMs - 12 * HOUR_MS);
  if (pc === null || maxPc === null)
    return {
      kind: 'NO_CONCLUSION',
      decideBy,
      reasons: [
        {
          code: 'covariance-missing',
          text: 'There is no usable covariance for object 2, so Pc cannot be computed.',
        },
      ],
    };
  if (pc >= THRESHOLDS.critical)
    return {
      kind: 'ACT',
      decideBy,
      reasons: [
        {
          code: 'pc-above-act',
          text: `Pc ${pcWords(pc)} is at or above the act threshold ${pcWords(THRESHOLDS.critical)}.`,
        },
        {
          code: 'robust',
          text: 'A smaller covariance at the same miss, of both objects or of either, would not raise Pc.',
        },
      ],
    };
  if (isDiluted && maxPc >= THRESHOLDS.critical)
    return {
      kind: 'NO_CONCLUSION',
      decideBy,
      reasons: [
        {
          code: 'max-pc-above-act',
          text: `A low Pc proves nothing here: with better data it could be ${pcWords(maxPc)}, above the act threshold ${pcWords(THRESHOLDS.critical)}. Get data.`,
        },
        { code: 'diluted', text: `The event is diluted: better data could raise Pc to ${pcWords(maxPc)}.` },
      ],
    };
  if (pc >= THRESHOLDS.medium)
    return {
      kind: 'WATCH',
      decideBy,
      reasons: [
        {
          code: 'pc-above-watch',
          text: `Pc ${pcWords(pc)} is at or above the watch threshold ${pcWords(THRESHOLDS.medium)} and below the act threshold.`,
        },
      ],
    };
  return {
    kind: 'SAFE',
    decideBy: null,
    reasons: [
      { code: 'pc-below-watch', text: `Pc ${pcWords(pc)} is below the watch threshold ${pcWords(THRESHOLDS.medium)}.` },
      {
        code: 'robust',
        text: 'A smaller covariance at the same miss, of both objects or of either, would not raise Pc.',
      },
    ],
  };
}

function cdmAt(plan: Plan, step: number, random: () => number): Cdm {
  const { index, tcaMs, messages, isDiluted } = plan;
  const left = messages === 1 ? 0 : 1 - step / (messages - 1);
  const own = fleet[index % fleet.length] ?? fleet[0];
  const [name, objectType, cosparId] = others[index % 18 === 6 ? 3 : (index * 7 + 3) % others.length] ?? others[0];
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
  const object1 = objectOf({
    ...own,
    objectType: 'PAYLOAD',
    designator: String(own.noradId),
    manoeuvrable: 'YES',
    hardBodyRadius: 4.2,
    hardBodyRadiusSource: 'operator',
    plane: [0, 0],
    covariance: hasCovariance ? [64, 9, 49] : null,
    sigma: [3.1, 41.2, 2.4],
    covarianceSource: 'OEM',
    orbitSource: `OEM ${own.name.toLowerCase()}_ops_0412.oem`,
    orbitAgeSeconds: (tcaMs - creationMs) / 1000 + 1800,
    positionKm: [-5087.477994865, -3347.717103305, 3253.873470932],
    velocityKmS: [3.97770825, -6.460111055, -0.431495098],
  });
  const object2 = objectOf({
    name,
    objectType,
    cosparId,
    noradId,
    designator: String(noradId),
    manoeuvrable: objectType === 'PAYLOAD' ? 'N/A' : 'NO',
    hardBodyRadius: objectType === 'PAYLOAD' ? 6 : 0.8,
    hardBodyRadiusSource: objectType === 'DEBRIS' ? 'radar cross-section class' : 'object type',
    plane: [x, y],
    covariance: hasCovariance
      ? [a2 * a2 * c * c + b2 * b2 * s * s, (a2 * a2 - b2 * b2) * c * s, a2 * a2 * s * s + b2 * b2 * c * c]
      : null,
    sigma: hasCovariance ? [a2 * 0.3, a2 * 5.2 * (1 + left), b2 * 0.6] : null,
    covarianceSource: hasCovariance ? (index % 5 === 2 ? 'ESTIMATED' : 'CDM') : 'NONE',
    orbitSource: 'catalogue, element set 0417',
    orbitAgeSeconds: 19.4 * 3600 + left * 86_400,
    positionKm: [-5087.51, -3347.46, 3254.11],
    velocityKmS: [-4.41, 5.02, 3.11],
  });
  const miss = Math.hypot(x, y);
  const r = -miss * 0.16;
  const n = miss * 0.31 * (index % 2 === 0 ? 1 : -1);
  const t = Math.sqrt(Math.max(0, miss * miss - r * r - n * n)) * (index % 3 === 0 ? -1 : 1);
  const speed = 600 + ((index * 1931) % 14_200);
  const id = `C${48_210 + index}`;
  return {
    cdmId: `${id}-M${step + 1}`,
    messageId: `${own.noradId}_conj_${noradId}_${String(step + 1).padStart(3, '0')}`,
    conjunctionId: id,
    satelliteId: own.satelliteId,
    screeningId: 'S1',
    originator: step % 4 === 3 ? 'CSPOC' : 'KEEPOUT',
    creationDate: iso(creationMs),
    object1,
    object2,
    conjunctionData: {
      tca: iso(tcaMs + Math.round(420 * left)).replace('Z', '123Z'),
      riskLevel: riskOf(pc),
      ...(hasCovariance && {
        combinedHardBodyRadius: (object1.hardBodyRadius ?? 0) + (object2.hardBodyRadius ?? 0),
        combinedPlaneX: x,
        combinedPlaneY: y,
        combinedPlaneCovarianceXX:
          (object1.conjunctionPlaneCovarianceXX ?? 0) + (object2.conjunctionPlaneCovarianceXX ?? 0),
        combinedPlaneCovarianceYX:
          (object1.conjunctionPlaneCovarianceYX ?? 0) + (object2.conjunctionPlaneCovarianceYX ?? 0),
        combinedPlaneCovarianceYY:
          (object1.conjunctionPlaneCovarianceYY ?? 0) + (object2.conjunctionPlaneCovarianceYY ?? 0),
      }),
    },
    totalMissDistance: miss,
    relativeSpeed: speed,
    relativePosition: { r, t, n },
    relativeVelocity: { r: -0.02 * speed, t: -0.71 * speed, n: 0.703 * speed },
    approachAngle: 20 + ((index * 53) % 155),
    probabilityOfCollision: pc,
    probabilityMethod: 'FOSTER-1992',
    probabilityReason: pc === null ? 'A covariance is missing.' : null,
    originatorProbability: step % 4 === 3 && pc !== null ? pc * 1.07 : null,
    originatorMethod: step % 4 === 3 ? 'FOSTER-1992' : null,
    observed: null,
    maxProbability: maxPc,
    maxProbabilityReason: null,
    separateScaling: null,
    maxProbabilityScale: pc === null ? null : isDiluted ? 0.21 : 1.4,
    dilution: pc === null ? null : isDiluted ? 'DILUTED' : 'ROBUST',
    mahalanobisDistance: pc === null ? null : miss / (a2 * 0.62 + 30),
    missSigma: pc === null ? null : a2 * 0.62 + 30,
    verdict: verdictOf(pc, maxPc, isDiluted, tcaMs),
    usage: index % 13 === 5 ? ['encounter-extended'] : [],
  };
}

interface ObjectPlan {
  readonly name: string;
  readonly noradId: number;
  readonly cosparId: string;
  readonly designator: string;
  readonly objectType: CdmObject['objectType'];
  readonly manoeuvrable: CdmObject['manoeuvrable'];
  readonly hardBodyRadius: number;
  readonly hardBodyRadiusSource: string;
  readonly plane: readonly [number, number];
  readonly covariance: readonly [number, number, number] | null;
  readonly sigma: readonly [number, number, number] | null;
  readonly covarianceSource: CdmObject['covarianceSource'];
  readonly orbitSource: string;
  readonly orbitAgeSeconds: number;
  readonly positionKm: number[];
  readonly velocityKmS: number[];
}

function objectOf(plan: ObjectPlan): CdmObject {
  const { plane, covariance, sigma, ...rest } = plan;
  return {
    noradId: rest.noradId,
    designator: rest.designator,
    name: rest.name,
    cosparId: rest.cosparId,
    objectType: rest.objectType,
    manoeuvrable: rest.manoeuvrable,
    hardBodyRadius: rest.hardBodyRadius,
    hardBodyRadiusSource: rest.hardBodyRadiusSource,
    conjunctionPlaneX: plane[0],
    conjunctionPlaneY: plane[1],
    conjunctionPlaneCovarianceXX: covariance?.[0] ?? null,
    conjunctionPlaneCovarianceYX: covariance?.[1] ?? null,
    conjunctionPlaneCovarianceYY: covariance?.[2] ?? null,
    covarianceSource: rest.covarianceSource,
    sigma: sigma === null ? null : { r: sigma[0], t: sigma[1], n: sigma[2] },
    covarianceRtn: sigma === null ? null : triangle(sigma),
    orbitSource: rest.orbitSource,
    orbitAgeSeconds: rest.orbitAgeSeconds,
    positionKm: rest.positionKm,
    velocityKmS: rest.velocityKmS,
    frame: 'EME2000',
  };
}

/** A plausible covariance: the usual ties of radial position to along-track velocity and the other way round. */
function triangle([r, t, n]: readonly [number, number, number]): number[] {
  const rate = 1.08e-3;
  const sigmas = [r, t, n, t * rate, r * rate, n * rate];
  const ties: Readonly<Record<string, number>> = {
    '1,0': -0.21,
    '3,0': 0.19,
    '3,1': -0.97,
    '4,0': -0.93,
    '4,1': 0.18,
    '5,2': 0.34,
  };
  return sigmas.flatMap((row, i) =>
    sigmas.slice(0, i + 1).map((column, j) => row * column * (i === j ? 1 : (ties[`${i},${j}`] ?? 0.012 * (i - j)))),
  );
}

function plansAround(nowMs: number, count: number): readonly Plan[] {
  const random = sequence(11);
  return Array.from({ length: count }, (_, index): Plan => {
    const isShown = index === 0;
    // One in six lies behind us; the first is the one with twelve messages.
    const offsetMs = isShown
      ? 14.05 * HOUR_MS
      : index % 6 === 5
        ? -random() * 6 * DAY_MS
        : random() ** 1.2 * 6.9 * DAY_MS;
    const draw = random();
    const tcaMs = Math.floor((nowMs + offsetMs) / 1000) * 1000;
    return {
      index,
      tcaMs,
      newestMs: Math.min(tcaMs - 24 * HOUR_MS, nowMs - (1.4 + (index % 7)) * HOUR_MS),
      messages: isShown ? 12 : index === 7 ? 2 : 1 + Math.floor(random() * 10),
      logPc: isShown ? Math.log10(2.41e-4) : index % 17 === 8 ? null : -9.6 + 6.2 * draw ** 1.25,
      isDiluted: !isShown && index % 9 === 4,
    };
  });
}

export function conjunctionFixture(nowMs: number, count: number): ConjunctionFixture {
  const made = plansAround(nowMs, count)
    .map((plan) => ({ plan, cdms: messagesOf(plan) }))
    .map(({ plan, cdms }) => ({ conjunction: conjunctionOf(plan, cdms, nowMs), plan }));
  const planOf = new Map(made.map(({ plan, conjunction }) => [conjunction.conjunctionId, plan]));
  return {
    conjunctions: made
      .map(({ conjunction }) => conjunction)
      .toSorted((a, b) => a.conjunctionData.tca.localeCompare(b.conjunctionData.tca)),
    cdmsOf: (id) => {
      const plan = planOf.get(id);
      return plan === undefined ? [] : messagesOf(plan).toReversed();
    },
  };
}

function messagesOf(plan: Plan): readonly Cdm[] {
  const random = sequence(plan.index * 97 + 5);
  return Array.from({ length: plan.messages }, (_, step) => cdmAt(plan, step, random));
}

function needsDecision({ kind }: Conjunction['verdict'], pc: number | null, isAhead: boolean): boolean {
  if (kind === 'ACT' || kind === 'NO_CONCLUSION') return isAhead;
  return kind === 'WATCH' && isAhead && pc !== null && pc >= THRESHOLDS.high;
}

function conjunctionOf(plan: Plan, cdms: readonly Cdm[], nowMs: number): Conjunction {
  const last = cdms.at(-1);
  if (last === undefined) throw new Error('a conjunction has a message');
  const { object1, object2, conjunctionData } = last;
  const isStill = plan.index % 11 !== 6;
  const verdict = verdictOf(last.probabilityOfCollision, last.maxProbability, plan.isDiluted, plan.tcaMs);
  return {
    conjunctionId: last.conjunctionId,
    satelliteId: last.satelliteId,
    satelliteName: object1.name,
    object1: {
      noradId: object1.noradId,
      name: object1.name,
      cosparId: object1.cosparId,
      objectType: object1.objectType,
    },
    object2: {
      noradId: object2.noradId,
      name: object2.name,
      cosparId: object2.cosparId,
      objectType: object2.objectType,
    },
    screeningType: plan.index % 4 === 3 ? 'CDM_CDM' : 'OPS_CAT',
    conjunctionData: { tca: conjunctionData.tca, riskLevel: conjunctionData.riskLevel },
    probabilityOfCollision: last.probabilityOfCollision,
    probabilityMethod: last.probabilityMethod,
    probabilityReason: last.probabilityReason,
    maxProbability: last.maxProbability,
    maxProbabilityReason: last.maxProbabilityReason,
    separateScaling: last.separateScaling,
    dilution: last.dilution,
    covarianceSource: object2.covarianceSource,
    totalMissDistance: last.totalMissDistance,
    radialSeparation: last.relativePosition.r,
    timeToTca: (plan.tcaMs - nowMs) / 1000,
    relativePosition: last.relativePosition,
    relativeVelocity: last.relativeVelocity,
    relativeSpeed: last.relativeSpeed,
    mahalanobisDistance: last.mahalanobisDistance,
    verdict,
    needsDecision: needsDecision(verdict, last.probabilityOfCollision, plan.tcaMs > nowMs),
    messageCount: cdms.length,
    lastMessageId: last.cdmId,
    history: cdms.map((cdm) => ({
      cdmId: cdm.cdmId,
      creationDate: cdm.creationDate,
      tca: cdm.conjunctionData.tca,
      riskLevel: cdm.conjunctionData.riskLevel,
      probabilityOfCollision: cdm.probabilityOfCollision,
      maxProbability: cdm.maxProbability,
      totalMissDistance: cdm.totalMissDistance,
      sigma: cdm.missSigma,
      isObserved: cdm.observed !== null,
    })),
    updatedAt: iso(plan.newestMs + 600_000),
    stillReported: isStill,
    lastReportedAt: iso(isStill ? nowMs - 0.5 * HOUR_MS : nowMs - 9 * HOUR_MS),
    thresholds: THRESHOLDS,
  };
}

/** What a list shows of an event. */
export function summaryOf(one: Conjunction): ConjunctionSummary {
  const { probabilityReason, maxProbabilityReason, separateScaling, radialSeparation, ...others } = one;
  const { timeToTca, relativeVelocity, lastMessageId, history, ...rest } = others;
  const { kind, reasons, decideBy } = one.verdict;
  const partyOf = ({ cosparId: _, ...party }: Conjunction['object1']) => party;
  return {
    ...rest,
    object1: partyOf(one.object1),
    object2: partyOf(one.object2),
    verdict: {
      kind,
      reasons: reasons.map(({ code }) => ({ code })),
      decisionLead: decideBy === null ? null : (Date.parse(one.conjunctionData.tca) - Date.parse(decideBy)) / 1000,
    },
    previousProbability: history.at(-2)?.probabilityOfCollision ?? null,
  };
}
