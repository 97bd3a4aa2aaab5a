import type { AnswerOf } from '../row-types.ts';
import { CONTRADICTED, type Level, type MissionVerdict, rankOf, VERDICT_LEVELS, worseOf } from './levels.ts';
import { type Figures, MOST_MESSAGE_AGE_S, type ParameterKey, type Thresholds } from './parameters.ts';

type Event = AnswerOf<'listConjunctions'>[number];
type Satellite = Pick<AnswerOf<'listSatellites'>[number], 'satelliteId' | 'name' | 'noradId'>;

/** Answers of the platform about a fleet. */
export interface FleetAnswer {
  readonly satellites: readonly Satellite[];
  /** All that lie ahead; some that are past may be among them. */
  readonly events: readonly Event[];
  /** Reason why an empty list of events is not conclusive; null where there are no events. */
  readonly emptyReason: AnswerOf<'getReadiness'>['reason'];
  readonly thresholds: Thresholds;
}

/** A satellite as a control room shows it. */
export interface SatelliteState extends Satellite {
  /** The newest message of its worst event is too old: its figures are outdated. */
  readonly isOutdated: boolean;
  readonly figures: Figures;
}

/** Values of the worst event, as old as its newest message. */
export const OF_EVENT: ReadonlySet<ParameterKey> = new Set<ParameterKey>([
  'verdict',
  'pc',
  'maxPc',
  'missDistance',
  'tca',
  'timeToTca',
  'decideBy',
  'timeToDecision',
  'otherObject',
  'conjunctionId',
]);

/** Returns the figures of every satellite of the fleet, from the answer alone: unknown figures are absent. */
export function satelliteStates(
  { satellites, events, emptyReason }: FleetAnswer,
  nowMs: number,
): readonly SatelliteState[] {
  const ahead = new Map<string, Event[]>();
  for (const event of events) {
    if (tcaMsOf(event) <= nowMs) continue;
    const satelliteEvents = ahead.get(event.satelliteId);
    if (satelliteEvents === undefined) ahead.set(event.satelliteId, [event]);
    else satelliteEvents.push(event);
  }
  return satellites.map(({ satelliteId, name, noradId }) => {
    const eventsAhead = ahead.get(satelliteId) ?? [];
    const [worst] = eventsAhead.toSorted(byUrgency);
    const isKnown = worst !== undefined || emptyReason === null;
    const counts = {
      openEvents: eventsAhead.length,
      needingDecision: eventsAhead.filter(({ needsDecision }) => needsDecision).length,
      contradicted: eventsAhead.filter(isContradicted).length,
    };
    const figures = {
      ...NO_FIGURES,
      verdict: (isKnown ? 'NONE' : 'UNKNOWN') satisfies MissionVerdict,
      ...(isKnown && counts),
      ...(worst !== undefined && figuresOf(worst, nowMs)),
    };
    const isOutdated = worst !== undefined && ageS(worst, nowMs) >= MOST_MESSAGE_AGE_S;
    return { satelliteId, name, noradId, isOutdated, figures };
  });
}

const NO_FIGURES: Figures = {
  verdict: undefined,
  pc: undefined,
  maxPc: undefined,
  missDistance: undefined,
  tca: undefined,
  timeToTca: undefined,
  decideBy: undefined,
  timeToDecision: undefined,
  otherObject: undefined,
  conjunctionId: undefined,
  messageAge: undefined,
  openEvents: undefined,
  needingDecision: undefined,
  contradicted: undefined,
};

/** The most urgent; of equal ones the nearest deadline, as in the list of conjunctions, then the nearest approach. */
function byUrgency(a: Event, b: Event): number {
  const due = (event: Event) => decideByMsOf(event) ?? Number.POSITIVE_INFINITY;
  const byLevel = rankOf(markOf(b)) - rankOf(markOf(a));
  if (byLevel !== 0) return byLevel;
  if (due(a) !== due(b)) return due(a) - due(b);
  return tcaMsOf(a) - tcaMsOf(b);
}

function figuresOf(event: Event, nowMs: number): Partial<Figures> {
  const { verdict, probabilityOfCollision, maxProbability, totalMissDistance, conjunctionData, object2 } = event;
  const decideByMs = decideByMsOf(event);
  return {
    verdict: verdict.kind,
    pc: probabilityOfCollision ?? undefined,
    maxPc: maxProbability ?? undefined,
    missDistance: totalMissDistance,
    tca: conjunctionData.tca,
    timeToTca: (tcaMsOf(event) - nowMs) / 1000,
    decideBy: decideByMs === undefined ? undefined : new Date(decideByMs).toISOString(),
    timeToDecision: decideByMs === undefined ? undefined : (decideByMs - nowMs) / 1000,
    otherObject: object2.name,
    conjunctionId: event.conjunctionId,
    messageAge: ageS(event, nowMs),
  };
}

const isContradicted = ({ contraryAdvice }: Event): boolean => contraryAdvice.length > 0;
const tcaMsOf = ({ conjunctionData }: Event): number => Date.parse(conjunctionData.tca);
const ageS = ({ lastReportedAt }: Event, nowMs: number): number => (nowMs - Date.parse(lastReportedAt)) / 1000;

function decideByMsOf(event: Event): number | undefined {
  const { decisionLead } = event.verdict;
  return decisionLead === null ? undefined : tcaMsOf(event) - decisionLead * 1000;
}

function markOf(event: Event): Level {
  const verdictLevel = VERDICT_LEVELS[event.verdict.kind];
  return isContradicted(event) ? worseOf(verdictLevel, CONTRADICTED) : verdictLevel;
}

/** Log lines of a satellite when its worst event, its verdict, or its validity changes. */
export function stateChanges(before: readonly SatelliteState[], states: readonly SatelliteState[]): readonly string[] {
  const former = new Map(before.map((state) => [state.satelliteId, state]));
  const removedStates = before.filter(({ satelliteId }) => !states.some((state) => state.satelliteId === satelliteId));
  return [
    ...states.flatMap((state) => {
      const last = former.get(state.satelliteId);
      return last !== undefined && keyOf(last) === keyOf(state) ? [] : [lineOf(state, last)];
    }),
    ...removedStates.map(({ name }) => `${name}: no longer in the fleet`),
  ];
}

const keyOf = ({ name, isOutdated, figures }: SatelliteState): string =>
  [name, isOutdated, figures.verdict, figures.conjunctionId, figures.pc].join(' ');

function lineOf({ name, isOutdated, figures }: SatelliteState, last: SatelliteState | undefined): string {
  const { verdict, conjunctionId, pc, tca, decideBy, otherObject } = figures;
  const was = last === undefined || last.figures.verdict === verdict ? '' : `${last.figures.verdict} -> `;
  const event =
    conjunctionId === undefined
      ? ''
      : `, ${otherObject}, Pc ${typeof pc === 'number' ? pc.toExponential(2) : 'unknown'}, TCA ${tca}, decide by ${decideBy ?? '-'}`;
  return `${name}: ${was}${verdict}${event}${isOutdated ? ', outdated' : ''}`;
}
