import type { NewEvent, TradeSpaceScreening, TradeSpaceScreeningBody } from '@keepout/contract/ca/candidate-screening';
import { CA_EXAMPLES } from '@keepout/contract/ca/examples';
import type { ManoeuvreCommand } from '@keepout/contract/ca/manoeuvre-command';
import type { ManoeuvreBranch, ManoeuvreStar, PlannedManoeuvreType } from '@keepout/contract/ca/manoeuvre-enums';
import type { ManoeuvreResult } from '@keepout/contract/ca/manoeuvre-result';
import type { ManoeuvreCandidates } from '@keepout/contract/ca/manoeuvre-search';
import type { PlanningBasis } from '@keepout/contract/ca/planning-basis';
import { propulsionFacts } from '@keepout/contract/fleet/propulsion-types';
import { HOUR_MS, iso } from './clock.ts';
import { fixtureSatellite } from './fleet.ts';
import type { Scenario } from './scenario.ts';

const { PlanningBasis: basisExample, ManoeuvrePlan: planExample, TradeSpaceScreening: screeningExample } = CA_EXAMPLES;
export const PERIOD_S = 6063.3;
const TCA_HOURS = 36;
const BELIEF = { confidence: 'CONDITIONAL', confidenceReason: 'covariance-stated' } as const;
const PC = 0.15;
const OTHER_PC = 2.2e-6;
const CONTACT_MS = 600_000;

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
export function basisFixture(
  conjunctionId: string,
  kind: PropulsionCase,
  nowMs: number,
  leftOut: readonly string[] = [],
): PlanningBasis {
  const tcaMs = nowMs + TCA_HOURS * HOUR_MS;
  const isDrag = propulsionFacts(kind)?.isSteered === false;
  const { satelliteId, name: satelliteName } = fixtureSatellite('aurora-1');
  const secondaryName = 'IRIDIUM 33 DEB';
  const tca = iso(tcaMs);
  // A revolution later, of a body so small that it changes no total that is shown.
  const laterEvent = {
    ...ENCOUNTER,
    conjunctionId: `${conjunctionId}-other`,
    secondaryName: 'COSMOS 1408 DEB',
    hardBodyRadius: 0.1,
    tca: iso(tcaMs + PERIOD_S * 1000),
    tcaOffset: PERIOD_S,
    probability: OTHER_PC,
    ...BELIEF,
  };
  return {
    ...basisExample,
    conjunctionId,
    satelliteId,
    satelliteName,
    secondaryName,
    tca,
    period: PERIOD_S,
    manoeuvreType: kind === 'NONE' ? null : kind,
    unplannable: kind === 'NONE' ? 'NO_PROPULSION' : null,
    spread: isDrag ? basisExample.densityUncertainty : basisExample.spread,
    vehicle: {
      ...basisExample.vehicle,
      mass: 260,
      propellantMass: isDrag ? null : 12,
      maxDeltaV: 0.5,
      thrust: kind === 'CONTINUOUS' ? 0.02 : isDrag ? null : 1,
      specificImpulse: isDrag ? null : 220,
      dutyCycle: 1,
      ...(isDrag && { dragAreaMin: 1.2, dragAreaNominal: 2, dragAreaMax: 8, dynamicPressure: 3e-5 }),
      burnsInEclipse: kind !== 'CONTINUOUS',
      atmosphere: 'NRLMSISE_00',
    },
    targetProbability: 3e-6,
    watchProbability: 1e-6,
    totalProbability: PC,
    events: [
      { ...ENCOUNTER, conjunctionId, secondaryName, tca, tcaOffset: 0, probability: PC, ...BELIEF },
      ...(leftOut.length === 0 ? [laterEvent] : []),
    ],
    otherObjects: [conjunctionId, laterEvent.conjunctionId].map((id) => ({
      conjunctionId: id,
      objectType: 'DEBRIS' as const,
      manoeuvrable: 'NO' as const,
    })),
    ...(leftOut.length > 0 && {
      leftOut: 1,
      leftOutEvents: [
        {
          conjunctionId: laterEvent.conjunctionId,
          secondaryName: laterEvent.secondaryName,
          secondaryNoradId: 52_001,
          reason: 'LEFT_OUT_BY_OPERATOR',
          tca: laterEvent.tca,
          probabilityBefore: OTHER_PC,
          probabilityAfter: OTHER_PC,
        } as const,
      ],
      leftOutByOperator: { count: 1, totalProbabilityBefore: OTHER_PC, totalProbability: OTHER_PC },
    }),
    now: iso(nowMs),
    commandBy: iso(tcaMs - 3 * HOUR_MS),
    decideBy: iso(tcaMs - 3.5 * HOUR_MS),
    contacts: [12, 18, 33].map((hours) => ({
      stationId: 'kiruna',
      name: 'Kiruna',
      start: iso(nowMs + hours * HOUR_MS),
      end: iso(nowMs + hours * HOUR_MS + CONTACT_MS),
      canCommand: true,
      canConfirm: true,
    })),
    shadows: Array.from({ length: 20 }, (_, k) => {
      const startMs = tcaMs - (k + 0.7) * PERIOD_S * 1000;
      return { start: iso(startMs), end: iso(startMs + 2_000_000) };
    }),
    noBurnWindows: [{ start: iso(tcaMs - 8 * HOUR_MS), end: iso(tcaMs - 7 * HOUR_MS), reason: 'Payload campaign' }],
  };
}

/** A pass of a station, as the server tells it. */
function contactAt(startMs: number): string {
  const clockText = (ms: number) => `${iso(ms).slice(0, 19).replace('T', ' ')} Z`;
  return `Kiruna, ${clockText(startMs)} to ${clockText(startMs + CONTACT_MS).slice(11)}`;
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

const pc = (share: number) => PC * 10 ** (-5 * share);

/** What the motor of a satellite gives. */
const MOTOR_MPS2 = 7.7e-5;

export function durationOf(manoeuvre: ManoeuvreCommand): number {
  if (manoeuvre.manoeuvreType === 'IMPULSIVE') return 0;
  const deltaV = 'deltaVMagnitude' in manoeuvre ? (manoeuvre.deltaVMagnitude ?? 0) : 0;
  return manoeuvre.manoeuvreDuration ?? deltaV / MOTOR_MPS2;
}

/** Figures that hang together well enough to look at; no engine stands behind them. */
export function resultFixture(manoeuvre: ManoeuvreCommand, basis: PlanningBasis): ManoeuvreResult {
  const tcaMs = Date.parse(basis.tca);
  const beginMs = Date.parse(manoeuvre.ignitionEpoch);
  const duration = durationOf(manoeuvre);
  const deltaV =
    manoeuvre.manoeuvreType === 'IMPULSIVE'
      ? Math.hypot(...manoeuvre.deltaVVector)
      : duration * (manoeuvre.manoeuvreType === 'CONTINUOUS' ? MOTOR_MPS2 : 1.2e-6);
  const isDrag = 'dragCrossSection' in manoeuvre;
  const share = Math.min(2, deltaV / 0.02);
  const missM = 43 + 900 * share;
  const plane = { covarianceXX: 9e4, covarianceYX: 1e3, covarianceYY: 4e3 };
  const branch = (name: ManoeuvreBranch, factor: number) => ({
    branch: name,
    share: factor,
    probability: pc(share * factor),
    totalProbability: pc(share * factor),
    missDistance: 43 + 900 * share * factor,
    plane: { x: 20 + 900 * share * factor, y: 38, ...plane },
    isInadequate: false,
  });
  return {
    ...planExample.result,
    figures: {
      ...planExample.result.figures,
      manoeuvreType: manoeuvre.manoeuvreType,
      ignitionEpoch: manoeuvre.ignitionEpoch,
      orbitsBeforeTca: (tcaMs - beginMs) / 1000 / PERIOD_S,
      manoeuvreDuration: duration,
      totalThrustingTime: isDrag ? 0 : duration,
      totalDeltaVMagnitude: deltaV,
      deltaVMagnitude: deltaV,
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
      smaChange: 1900 * deltaV,
    },
    probabilityBefore: PC,
    probability: pc(share),
    ...BELIEF,
    totalProbabilityBefore: PC,
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
        probabilityBefore: PC,
        probabilityAfter: pc(share),
        ...BELIEF,
        outcome: 'PASSES' as const,
        isInadequate: false,
        isRaised: false,
      },
    ],
    ...(basis.leftOutEvents && { leftOutEvents: basis.leftOutEvents }),
    ...(basis.leftOutByOperator && { leftOutByOperator: basis.leftOutByOperator }),
    branches: [
      branch('HOT', 1.15),
      branch('NOMINAL', 1),
      branch('COLD', 0.85),
      branch('LATE', 0.9),
      branch('MISSED', 0),
    ],
    commandBy: iso(beginMs - 1_800_000),
    decideBy: iso(beginMs - HOUR_MS),
    commandContact: contactAt(beginMs - HOUR_MS),
    confirmationContact: contactAt(beginMs + HOUR_MS),
    breaks: [],
  };
}

const newEventFixture = (tcaMs: number): NewEvent => ({
  ...screeningExample.cells.flatMap(({ newEvents }) => newEvents)[0]!,
  isEstimated: false,
  tca: iso(tcaMs + 40 * HOUR_MS),
  probability: 4.2e-6,
});

/** Some cells of large size; every seventh would create an event. */
export function screenedCellsFixture(
  basis: PlanningBasis,
  { columns, rows }: TradeSpaceScreeningBody,
  isWithoutCatalogue: boolean,
): TradeSpaceScreening {
  const unverified = [{ column: 3, fromRow: 0, toRow: 4 }];
  const common = { conjunctionId: basis.conjunctionId, targetProbability: basis.targetProbability, unverified };
  if (isWithoutCatalogue) {
    const emptyMap = {
      catalogueId: null,
      objects: 0,
      until: null,
      screened: 0,
      raising: 0,
      cells: [],
      recommendedCells: [],
    };
    return { ...common, ...emptyMap, chosen: 1000, notScreened: 'NO_CATALOGUE' };
  }
  const tcaMs = Date.parse(basis.tca);
  const cells = Array.from({ length: 5 * columns }, (_, k) => ({
    column: k % columns,
    row: rows - 1 - Math.floor(k / columns),
    orbitsBeforeTca: 12 - (11.5 * (k % columns)) / (columns - 1),
    size: 0.03,
    totalProbability: k % 7 === 0 ? 4.2e-6 : 1e-9,
    estimatedProbability: 0,
    newEvents: k % 7 === 0 ? [newEventFixture(tcaMs)] : [],
  }));
  const counts = { chosen: cells.length, screened: cells.length, objects: screeningExample.objects };
  return {
    ...common,
    ...counts,
    notScreened: null,
    catalogueId: 'cat-1',
    until: iso(tcaMs + 120 * HOUR_MS),
    cells,
    raising: cells.filter(({ newEvents }) => newEvents.length > 0).length,
    recommendedCells: [{ role: 'CHEAPEST', column: 1, row: rows - 1 }],
  };
}

export function candidatesFixture(
  basis: PlanningBasis,
  isWithoutCatalogue: boolean,
  outcome: Scenario['candidates'],
): ManoeuvreCandidates {
  const tcaMs = Date.parse(basis.tca);
  const kind = basis.manoeuvreType ?? 'IMPULSIVE';
  const isNoneClear = outcome === 'none-clear';
  const isInconclusive = outcome === 'inconclusive';
  const ideas: readonly (readonly [ManoeuvreStar[], number, number])[] = [
    [['CHEAPEST'], 8.5, 1],
    [['EARLIEST'], 11.5, 1.1],
    [['LEAST_ORBIT_CHANGE'], 5.5, 1.2],
    [['FARTHEST'], 10.5, 1.8],
    [[], 3.5, 1.4],
  ];
  return {
    conjunctionId: basis.conjunctionId,
    targetProbability: basis.targetProbability,
    totalProbabilityBefore: isInconclusive ? basis.targetProbability / 10 : basis.totalProbability,
    isTargetMet: false,
    inconclusiveEvents: isInconclusive ? 2 : 0,
    candidates: ideas.map(([roles, orbits, share]) => {
      const manoeuvre = manoeuvreOf(kind, tcaMs, orbits, share);
      const result = resultFixture(manoeuvre, basis);
      const newEvents = roles.length === 0 || isNoneClear ? [newEventFixture(tcaMs)] : [];
      const byEstimate = {
        ...newEventFixture(tcaMs),
        tca: iso(tcaMs + 60 * HOUR_MS),
        isEstimated: true,
        probabilityBefore: 0,
      };
      const { totalProbability } = result;
      const against = { catalogueId: 'cat-1', objects: screeningExample.objects, until: iso(tcaMs + 120 * HOUR_MS) };
      const screening = isWithoutCatalogue
        ? null
        : {
            ...against,
            totalProbability,
            estimatedProbability: 0,
            newEvents,
            changedPassages: [
              ...newEvents.flatMap((event) => [
                { ...event, probabilityBefore: 0 },
                { ...event, tca: iso(tcaMs + 50 * HOUR_MS), probability: 0, probabilityBefore: 3e-8 },
              ]),
              ...(newEvents.length > 0 || roles.includes('EARLIEST') ? [byEstimate] : []),
            ],
          };
      return { recommendedAs: isNoneClear ? [] : roles, roles, manoeuvre, result, screening };
    }),
    notScreened: isWithoutCatalogue ? 'NO_CATALOGUE' : null,
    commitPoint: outcome === 'last-first' ? iso(tcaMs - ideas[0]![1] * PERIOD_S * 1000) : iso(tcaMs - 2 * HOUR_MS),
    constraints: {
      tried: 96,
      feasible: 58,
      excludedByConstraint: [{ constraint: 'NO_BURN_TIMES', count: 38 }],
      limitingConstraint: null,
    },
    isInfeasible: false,
  };
}
