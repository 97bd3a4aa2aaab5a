import type { NewEvent, TradeSpaceScreening, TradeSpaceScreeningBody } from '@keepout/contract/ca/candidate-screening';
import type { ManoeuvrePlan } from '@keepout/contract/ca/manoeuvre';
import type { ManoeuvreCommand } from '@keepout/contract/ca/manoeuvre-command';
import type { ManoeuvreStar, PlannedManoeuvreType } from '@keepout/contract/ca/manoeuvre-enums';
import type { ManoeuvreResult } from '@keepout/contract/ca/manoeuvre-result';
import type { ManoeuvreReturn, ManoeuvreReturnSearch } from '@keepout/contract/ca/manoeuvre-return';
import type { ManoeuvreCandidates } from '@keepout/contract/ca/manoeuvre-search';
import { planScreeningOf } from '@keepout/contract/ca/plan-screening-of';
import type { PlanningBasis } from '@keepout/contract/ca/planning-basis';
import { propulsionFacts } from '@keepout/contract/fleet/propulsion-types';

const HOUR_MS = 3_600_000;
const PERIOD_S = 6063.3;
const TCA_HOURS = 36;
const iso = (timeMs: number) => new Date(timeMs).toISOString();

/** The first case of conformance/manoeuvre/impulsive-avoidance.json. */
const ENCOUNTER = {
  primary: [
    2330.52185175137, -1103704.51050201, 7105887.64299718, -7442.86282871773, -0.61373474365266, 3.95136139293349,
  ],
  secondary: [
    2333.46550626332, -1103671.2124783602, 7105914.958099039, 7353.74048712632, -1142.81404976536, -198.247225911377,
  ],
  covariance: [
    818227.0679781333, -123367.17764610978, -21114.433057415816, -123367.17764610978, 19242.98031763464,
    3268.136196371442, -21114.43305741582, 3268.1361963714417, 1297.5684341012739,
  ],
  hardBodyRadius: 29.71,
};

export type PropulsionCase = PlannedManoeuvreType | 'NONE';

/** What planning rests on, for one kind of propulsion. */
export function basisFixture(conjunctionId: string, kind: PropulsionCase, nowMs: number): PlanningBasis {
  const tcaMs = nowMs + TCA_HOURS * HOUR_MS;
  const isDrag = propulsionFacts(kind)?.isSteered === false;
  return {
    conjunctionId,
    satelliteId: 'aurora-1',
    satelliteName: 'AURORA-1',
    secondaryName: 'IRIDIUM 33 DEB',
    tca: iso(tcaMs),
    period: PERIOD_S,
    manoeuvreType: kind === 'NONE' ? null : kind,
    unplannable: kind === 'NONE' ? 'NO_PROPULSION' : null,
    missingFields: [],
    vehicle: {
      mass: 260,
      propellantMass: isDrag ? null : 12,
      maxDeltaV: 0.5,
      thrust: kind === 'CONTINUOUS' ? 0.02 : isDrag ? null : 1,
      specificImpulse: isDrag ? null : 220,
      dutyCycle: 1,
      dragAreaMin: isDrag ? 1.2 : null,
      dragAreaNominal: isDrag ? 2 : null,
      dragAreaMax: isDrag ? 8 : null,
      dragCoefficient: 2.2,
      dynamicPressure: isDrag ? 3e-5 : null,
      burnsInEclipse: kind !== 'CONTINUOUS',
      atmosphere: 'NRLMSISE_00',
    },
    targetProbability: 3e-6,
    actProbability: 1e-4,
    watchProbability: 1e-6,
    densityUncertainty: 0.3,
    totalProbability: 1.5e-1,
    events: [
      {
        ...ENCOUNTER,
        conjunctionId,
        secondaryName: 'IRIDIUM 33 DEB',
        tca: iso(tcaMs),
        tcaOffset: 0,
        probability: 0.15,
      },
    ],
    leftOut: 0,
    now: iso(nowMs),
    commandBy: iso(tcaMs - 3 * HOUR_MS),
    contacts: [12, 18, 33].map((hours) => ({
      stationId: 'kiruna',
      name: 'Kiruna',
      start: iso(nowMs + hours * HOUR_MS),
      end: iso(nowMs + hours * HOUR_MS + 600_000),
      canCommand: true,
      canConfirm: true,
    })),
    shadows: Array.from({ length: 20 }, (_, k) => {
      const startMs = tcaMs - (k + 0.7) * PERIOD_S * 1000;
      return { start: iso(startMs), end: iso(startMs + 2_000_000) };
    }),
    noBurnWindows: [{ start: iso(tcaMs - 8 * HOUR_MS), end: iso(tcaMs - 7 * HOUR_MS), reason: 'Payload campaign' }],
    committedBurns: [],
  };
}

const CONTACT_MS = 600_000;

/** A pass of a station, as the server tells it. */
function contactAt(startMs: number): string {
  const shown = (ms: number) => `${iso(ms).slice(0, 19).replace('T', ' ')} Z`;
  return `Kiruna, ${shown(startMs)} to ${shown(startMs + CONTACT_MS).slice(11)}`;
}

/** A manoeuvre of a kind, so many orbits before closest approach. */
function manoeuvreOf(kind: PlannedManoeuvreType, tcaMs: number, orbits: number, share: number): ManoeuvreCommand {
  const ignitionEpoch = iso(tcaMs - orbits * PERIOD_S * 1000);
  switch (kind) {
    case 'IMPULSIVE':
      return {
        manoeuvreType: kind,
        ignitionEpoch,
        deltaVVector: [0, 0.02 * share, 0],
        deltaVReferenceFrame: 'RTN',
      };
    case 'CONTINUOUS':
      return {
        manoeuvreType: kind,
        ignitionEpoch,
        manoeuvreDuration: 600 * share,
        thrustDirection: [0, 1, 0],
        deltaVReferenceFrame: 'RTN',
      };
    default:
      return { manoeuvreType: kind, ignitionEpoch, manoeuvreDuration: 20_000 * share, dragCrossSection: 8 };
  }
}

const pc = (share: number) => 0.15 * 10 ** (-5 * share);

/** Figures that hang together well enough to look at; no engine stands behind them. */
export function resultFixture(manoeuvre: ManoeuvreCommand, basis: PlanningBasis): ManoeuvreResult {
  const tcaMs = Date.parse(basis.tca);
  const beginMs = Date.parse(manoeuvre.ignitionEpoch);
  const duration = manoeuvre.manoeuvreType === 'IMPULSIVE' ? 0 : manoeuvre.manoeuvreDuration;
  const deltaV =
    manoeuvre.manoeuvreType === 'IMPULSIVE'
      ? Math.hypot(...manoeuvre.deltaVVector)
      : duration * (manoeuvre.manoeuvreType === 'CONTINUOUS' ? 7.7e-5 : 1.2e-6);
  const isDrag = 'dragCrossSection' in manoeuvre;
  const share = Math.min(2, deltaV / 0.02);
  const missM = 43 + 900 * share;
  const plane = { covarianceXX: 9e4, covarianceYX: 1e3, covarianceYY: 4e3 };
  const branch = (name: 'HOT' | 'NOMINAL' | 'COLD' | 'MISSED', factor: number) => ({
    branch: name,
    share: factor,
    probability: pc(share * factor),
    totalProbability: pc(share * factor),
    missDistance: 43 + 900 * share * factor,
  });
  return {
    figures: {
      manoeuvreType: manoeuvre.manoeuvreType,
      ignitionEpoch: manoeuvre.ignitionEpoch,
      orbitsBeforeTca: (tcaMs - beginMs) / 1000 / PERIOD_S,
      manoeuvreDuration: duration,
      totalThrustingTime: isDrag ? 0 : duration,
      totalDeltaVMagnitude: deltaV,
      deltaVMagnitude: deltaV,
      deltaVReferenceFrame: 'RTN',
      deltaVVector: [0, deltaV, 0],
      totalDeltaMass: isDrag ? null : -0.0024 * share,
      deltaMass: isDrag ? null : -0.0024 * share,
      effectiveThrustMagnitude: null,
      specificImpulse: isDrag ? null : 220,
      dutyCycle: null,
      spacecraftInitialMass: 260,
      dragCrossSection: isDrag ? 8 : null,
      totalTimeInDifferentialDragConfiguration: isDrag ? duration : 0,
      totalTimeInNominalConfiguration: 0,
      positionBefore: [7e6, 0, 0],
      velocityBefore: [0, 7500, 0],
      positionAfter: [7e6, 0, 0],
      velocityAfter: [0, 7500 + deltaV, 0],
      smaChange: 1900 * deltaV,
    },
    probabilityBefore: 0.15,
    probability: pc(share),
    totalProbabilityBefore: 0.15,
    totalProbability: pc(share),
    missDistance: missM,
    mahalanobisDistance: missM / 300,
    tca: basis.tca,
    planeBefore: { x: 20, y: 38, ...plane },
    planeAfter: { x: 20 + 900 * share, y: 38, ...plane },
    events: [
      {
        conjunctionId: basis.conjunctionId,
        secondaryName: basis.secondaryName,
        secondaryNoradId: 33776,
        tcaBefore: basis.tca,
        tcaAfter: basis.tca,
        missDistanceBefore: 43,
        missDistanceAfter: missM,
        relativePositionBefore: [27, 3, 33],
        relativePositionAfter: [27, 900 * share, 33],
        probabilityBefore: 0.15,
        probabilityAfter: pc(share),
        isRaised: false,
      },
    ],
    branches: [branch('HOT', 1.15), branch('NOMINAL', 1), branch('COLD', 0.85), branch('MISSED', 0)],
    commandBy: iso(beginMs - 1_800_000),
    commandContact: contactAt(beginMs - HOUR_MS),
    confirmationContact: contactAt(beginMs + HOUR_MS),
    breaks: [],
  };
}

const OBJECTS = 26_834;

const newEventFixture = (tcaMs: number): NewEvent => ({
  secondaryName: 'COSMOS 2251 DEB',
  secondaryNoradId: 34_001,
  tca: iso(tcaMs + 40 * HOUR_MS),
  missDistance: 212,
  relativeSpeed: 11_400,
  probability: 4.2e-6,
});

/** Some cells of large size; every seventh would create an event. */
export function screenedCellsFixture(
  basis: PlanningBasis,
  { columns, rows }: TradeSpaceScreeningBody,
  isWithoutCatalogue: boolean,
): TradeSpaceScreening {
  const common = { conjunctionId: basis.conjunctionId, targetProbability: basis.targetProbability };
  if (isWithoutCatalogue) {
    const nothing = { catalogueId: null, objects: 0, until: null, screened: 0, raising: 0, cells: [], stars: [] };
    return { ...common, ...nothing, chosen: 1000, notScreened: 'NO_CATALOGUE' };
  }
  const tcaMs = Date.parse(basis.tca);
  const cells = Array.from({ length: 5 * columns }, (_, k) => ({
    column: k % columns,
    row: rows - 1 - Math.floor(k / columns),
    orbitsBeforeTca: 12 - (11.5 * (k % columns)) / (columns - 1),
    size: 0.03,
    totalProbability: k % 7 === 0 ? 4.2e-6 : 1e-9,
    newEvents: k % 7 === 0 ? [newEventFixture(tcaMs)] : [],
  }));
  const counts = { chosen: cells.length, screened: cells.length, objects: OBJECTS };
  return {
    ...common,
    ...counts,
    notScreened: null,
    catalogueId: 'cat-1',
    until: iso(tcaMs + 120 * HOUR_MS),
    cells,
    raising: cells.filter(({ newEvents }) => newEvents.length > 0).length,
    stars: [{ star: 'CHEAPEST', column: 1, row: rows - 1 }],
  };
}

export function candidatesFixture(basis: PlanningBasis, isWithoutCatalogue: boolean): ManoeuvreCandidates {
  const tcaMs = Date.parse(basis.tca);
  const kind = basis.manoeuvreType ?? 'IMPULSIVE';
  const found: readonly (readonly [ManoeuvreStar[], number, number])[] = [
    [['CHEAPEST'], 8.5, 1],
    [['EARLIEST'], 11.5, 1.1],
    [['LEAST_ORBIT_CHANGE'], 5.5, 1.2],
    [['FARTHEST'], 10.5, 1.8],
    [[], 3.5, 1.4],
  ];
  return {
    conjunctionId: basis.conjunctionId,
    targetProbability: basis.targetProbability,
    totalProbabilityBefore: basis.totalProbability,
    isTargetMet: false,
    candidates: found.map(([stars, orbits, share]) => {
      const manoeuvre = manoeuvreOf(kind, tcaMs, orbits, share);
      const result = resultFixture(manoeuvre, basis);
      const newEvents = stars.length === 0 ? [newEventFixture(tcaMs)] : [];
      const { totalProbability } = result;
      const against = { catalogueId: 'cat-1', objects: OBJECTS, until: iso(tcaMs + 120 * HOUR_MS) };
      const screening = isWithoutCatalogue ? null : { ...against, totalProbability, newEvents };
      return { stars, manoeuvre, result, screening };
    }),
    notScreened: isWithoutCatalogue ? 'NO_CATALOGUE' : null,
    lastChance: iso(tcaMs - 2 * HOUR_MS),
    constraints: { tried: 96, feasible: 58, forbids: [{ constraint: 'NO_BURN_TIMES', count: 38 }], emptiedBy: null },
    isBeyondMeans: false,
  };
}

export function planFixture(
  id: string,
  manoeuvre: ManoeuvreCommand,
  basis: PlanningBasis,
  nowMs: number,
): ManoeuvrePlan {
  return {
    manoeuvreId: id,
    conjunctionId: basis.conjunctionId,
    satelliteId: basis.satelliteId,
    satelliteName: basis.satelliteName,
    secondaryName: basis.secondaryName,
    state: 'DRAFT',
    nextStates: ['PROPOSED', 'ABANDONED'],
    needsOtherApprover: false,
    proposedBy: null,
    approvedBy: null,
    manoeuvre,
    returnManoeuvre: null,
    constraints: { needsCommandContact: true, needsConfirmationContact: false },
    note: '',
    result: resultFixture(manoeuvre, basis),
    staleBecause: [],
    inputs: { cdmIds: [], oemFileId: null, catalogueId: null, satelliteVersion: 1, rulesVersion: 1, sha256: 'fixture' },
    screeningId: null,
    screening: planScreeningOf(undefined),
    verification: null,
    history: [{ at: iso(nowMs), by: 'demo', state: 'DRAFT', note: '' }],
    version: 1,
    createdAt: iso(nowMs),
    createdBy: 'demo',
    updatedAt: iso(nowMs),
  };
}

/** What the first ephemeris after a burn tells of it: 95 % of the plan, and a little across. */
export function verificationFixture({ result }: ManoeuvrePlan): NonNullable<ManoeuvrePlan['verification']> {
  const beginMs = Date.parse(result.figures.ignitionEpoch);
  const [r = 0, t = 0, n = 0] = result.figures.deltaVVector;
  return {
    oemFileId: 'oem-1',
    deltaV: [0.95 * r + 0.0002, 0.95 * t, 0.95 * n - 0.0004],
    deltaVSigma: [0.0008, 0.0003, 0.0005],
    plannedDeltaV: [r, t, n],
    isShareOnly: result.figures.manoeuvreType !== 'IMPULSIVE',
    share: 0.95,
    shareSigma: 0.015,
    residual: 14.2,
    residualRms: 8.1,
    comparedFrom: iso(beginMs + 2 * HOUR_MS),
    comparedTo: iso(beginMs + 2 * HOUR_MS + 2000 * PERIOD_S),
  };
}

/** A way back an hour and a half after closest approach; none into a band of less than a metre. */
export function returnFixture(search: ManoeuvreReturnSearch, basis: PlanningBasis): ManoeuvreReturn {
  const { conjunctionId, manoeuvre, smaBand } = search;
  const tcaMs = Date.parse(basis.tca);
  const first = resultFixture(manoeuvre, basis);
  const back: ManoeuvreCommand = {
    ...(manoeuvre.manoeuvreType === 'IMPULSIVE'
      ? { ...manoeuvre, deltaVVector: [0, -0.8 * (manoeuvre.deltaVVector[1] ?? 0), 0] }
      : { ...manoeuvre, manoeuvreDuration: 0.8 * manoeuvre.manoeuvreDuration }),
    ignitionEpoch: iso(tcaMs + 1.5 * HOUR_MS),
  };
  const found = smaBand >= 1;
  return {
    conjunctionId,
    found,
    isNeeded: true,
    unreachable: found ? null : 'PHASE',
    manoeuvres: found ? [manoeuvre, back] : [manoeuvre],
    totalDeltaV: (found ? 1.8 : 1) * first.figures.deltaVMagnitude,
    totalPropellant: 0.0043,
    timeOutside: found ? 61_200 : null,
    insideFrom: found ? iso(tcaMs + 1.6 * HOUR_MS) : null,
    smaAfter: found ? 0.95 * smaBand : null,
    phaseAfter: found ? -0.112 : null,
    totalProbability: first.totalProbability,
  };
}

/** What comes of a plan with a way back, or without one. */
export function pairFixture(
  manoeuvre: ManoeuvreCommand,
  returning: ManoeuvreCommand | null,
  basis: PlanningBasis,
): ManoeuvreResult {
  const first = resultFixture(manoeuvre, basis);
  if (returning === null) return first;
  const { figures } = resultFixture(returning, basis);
  const totalDeltaVMagnitude = first.figures.deltaVMagnitude + figures.deltaVMagnitude;
  return {
    ...first,
    figures: { ...first.figures, totalDeltaVMagnitude },
    returnFigures: { ...figures, totalDeltaVMagnitude },
  };
}
