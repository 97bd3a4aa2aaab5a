import { DAYS_PER_YEAR, SECONDS_PER_DAY } from '@keepout/units/duration';
import type { RandomSource } from '../numbers/random.ts';

/** One archived message of a conjunction. */
export interface ArchivedMessage {
  readonly primary: number;
  readonly secondary: number;
  readonly createdTaiS: number;
  readonly tcaTaiS: number;
  readonly pc: number;
}

/** Statistics of a year from an archive. */
export interface ArchivedEvents {
  /** Messages that count: those of analysts' numbers do not. */
  readonly messages: number;
  readonly events: number;
  readonly primaries: number;
  readonly spanYears: number;
  /** The last probability before the decision of each event that allowed one, from 1e-10 on. */
  readonly eventPcs: readonly number[];
}

/** Times of the decision to act, and of its first consideration, days before closest approach. */
export interface DecisionWindow {
  readonly commitDays: number;
  readonly considerDays: number;
}

/** Events of one pair within this time of the first count as one: half of the 15 minutes of the source. */
const SAME_EVENT_S = 450;
/** Numbers of objects that come and go with the analysts: as far as five digits go, and the range that follows them. */
const ANALYST_RANGES = [
  [90_000, 99_999],
  [270_000, 339_999],
] as const;
/** Events below this probability do not count. */
const LEAST_PC = 1e-10;

/**
 * The events of an archive of messages.
 *
 * Method   EventRate (Hall, AAS 19-631): messages of one pair within 450 s of the first that is not taken yet are one event; it counts
 *          with its last message between consider and commit, if there is one; the span is that of the middle closest approaches.
 *          docs/models/annual-statistics
 */
export function archivedEvents(archive: readonly ArchivedMessage[], window: DecisionWindow): ArchivedEvents {
  const events = eventsOfArchive(archive);
  const messages = events.flat();
  const middles = events.map((event) => middleOf(event.map(({ tcaTaiS }) => tcaTaiS)));
  const spanS =
    middles.reduce((a, b) => Math.max(a, b), -Infinity) - middles.reduce((a, b) => Math.min(a, b), Infinity);
  return {
    messages: messages.length,
    events: events.length,
    primaries: new Set(messages.map(({ primary }) => primary)).size,
    spanYears: events.length === 0 ? 0 : spanS / (DAYS_PER_YEAR * SECONDS_PER_DAY),
    eventPcs: events.flatMap((event) => decisionPc(event, window) ?? []).filter((pc) => pc >= LEAST_PC),
  };
}

/** The messages of each event of an archive, by the rules of `archivedEvents`. */
export function eventsOfArchive<Message extends Omit<ArchivedMessage, 'pc'>>(
  archive: readonly Message[],
): readonly (readonly Message[])[] {
  const pairs = new Map<string, Message[]>();
  for (const message of archive) {
    const { primary, secondary } = message;
    if (ANALYST_RANGES.some(([first, last]) => secondary >= first && secondary <= last)) continue;
    const key = `${primary} ${secondary}`;
    const ofPair = pairs.get(key);
    if (ofPair === undefined) pairs.set(key, [message]);
    else ofPair.push(message);
  }
  return [...pairs.values()].flatMap(eventsOfPair);
}

function eventsOfPair<Message extends Pick<ArchivedMessage, 'tcaTaiS'>>(
  messages: readonly Message[],
): readonly (readonly Message[])[] {
  const events: Message[][] = [];
  let left = messages;
  while (left.length > 0) {
    const [first] = left;
    const isSame = ({ tcaTaiS }: Message): boolean => Math.abs(tcaTaiS - first!.tcaTaiS) <= SAME_EVENT_S;
    events.push(left.filter(isSame));
    left = left.filter((message) => !isSame(message));
  }
  return events;
}

function middleOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half]! : 0.5 * (sorted[half - 1]! + sorted[half]!);
}

function decisionPc(
  event: readonly ArchivedMessage[],
  { commitDays, considerDays }: DecisionWindow,
): number | undefined {
  let last: { readonly leadDays: number; readonly pc: number } | undefined;
  for (const { createdTaiS, tcaTaiS, pc } of event) {
    const leadDays = (tcaTaiS - createdTaiS) / SECONDS_PER_DAY;
    if (leadDays < commitDays || leadDays > considerDays || (last !== undefined && leadDays >= last.leadDays)) continue;
    last = { leadDays, pc };
  }
  return last?.pc;
}

/** A mission that an archive is to stand for. */
export interface Mission {
  readonly years: number;
  /** Probabilities from which one acts, each for itself. */
  readonly thresholdPcs: readonly number[];
  /** Share of the threshold that is left of an event once it is acted on. */
  readonly residual: number;
}

export interface MissionRates {
  readonly thresholdPc: number;
  /** Events at the threshold. */
  readonly ratePerYear: { readonly median: number; readonly upper95: number };
  /** Probability of a collision in the complete mission: medians. */
  readonly cumulativePc: { readonly without: number; readonly with: number };
}

/** Events of one satellite in a number of years, with the cost of `missionRates`. */
export const expectedEvents = ({ eventPcs, spanYears, primaries }: ArchivedEvents, years: number): number =>
  eventPcs.length === 0 ? 0 : (eventPcs.length * years) / (spanYears * primaries);

/** Uncertainty of one probability: deviation of its natural logarithm, as the source draws it. */
const LOG_PC_NOISE = 0.3;
const DRAWS = 10_000;
/** Events that are expected at most, at 95 %, where none was counted: exp(-x) = 0.05. */
const NO_EVENT_UPPER_95 = -Math.log(0.05);

/**
 * Projects an archive to a mission like that of its satellite.
 *
 * Method   EventRate: as many events as the mission will have are drawn from those of the archive with replacement, each probability
 *          with a noise of 0.3 in its logarithm; one above the threshold is acted on and keeps `residual` of the threshold;
 *          Pcum = 1 - prod(1 - Pc). Medians of the draws, upper limits at 97.5 %, both rates at least the mean; a limit of
 *          no event at all is Poisson's of none in the satellite years of the archive; every threshold sees the same draws
 * Assumes  events independent of each other, and a past that stands for the mission
 *
 * @param random   seeded: the same numbers, the same figures          Cost  0.1 microseconds an event and draw
 */
export function missionRates(
  archive: ArchivedEvents,
  { years, thresholdPcs, residual }: Mission,
  random: RandomSource,
): readonly MissionRates[] {
  const expected = expectedEvents(archive, years);
  const logs = archive.eventPcs.map(Math.log);
  const levels = thresholdPcs.map((thresholdPc) => {
    const logLeft = Math.log1p(-residual * thresholdPc);
    return { thresholdPc, logLeft, counts: new Float64Array(DRAWS), survived: new Float64Array(DRAWS) };
  });
  const survived = new Float64Array(DRAWS);
  for (let draw = 0; draw < DRAWS; draw++) {
    const events = Math.floor(expected) + (random() < expected % 1 ? 1 : 0);
    for (let k = 0; k < events; k++) {
      const log = logs[Math.floor(random() * logs.length)]!;
      const pc = Math.min(1 - 1e-15, Math.exp(log + LOG_PC_NOISE * normal(random)));
      const survival = Math.log1p(-pc);
      survived[draw]! += survival;
      for (const level of levels) {
        const isActed = pc > level.thresholdPc;
        if (isActed) level.counts[draw]!++;
        level.survived[draw]! += isActed ? level.logLeft : survival;
      }
    }
  }
  const without = collisionOf(survived);
  return levels.map(({ thresholdPc, counts, survived: managed }) => {
    const mean = counts.reduce((sum, count) => sum + count, 0) / DRAWS;
    const upperRatePerYear =
      quantile(counts, 0.975) / years || NO_EVENT_UPPER_95 / (archive.spanYears * archive.primaries);
    return {
      thresholdPc,
      ratePerYear: {
        median: Math.max(quantile(counts, 0.5), mean) / years,
        upper95: Math.max(upperRatePerYear, mean / years),
      },
      cumulativePc: { without, with: collisionOf(managed) },
    };
  });
}

/** Median of the collision probability, from logarithms of the survival probability. */
const collisionOf = (survived: Float64Array): number =>
  quantile(
    survived.map((log) => Math.abs(Math.expm1(log))),
    0.5,
  );

/** Box, Muller 1958. */
const normal = (random: RandomSource): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

const quantile = (values: Float64Array, share: number): number =>
  values.toSorted()[Math.min(values.length - 1, Math.floor(share * values.length))]!;
