import { formatUtcZ } from '@keepout/astro/epoch';
import { pcCalibration } from '@keepout/conjunction/annual/pc-calibration';
import type { ConjunctionHistory } from '@keepout/contract/ca/statistics';
import { DAYS_PER_MONTH, DAYS_PER_YEAR, SECONDS_PER_DAY, SECONDS_PER_HOUR } from '@keepout/units/duration';
import type { PastEvent } from './history-store.ts';

const TOP_SECONDARIES = 10;
const MISS_EDGES_M: readonly number[] = [0, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000];
const WARNING_EDGES_H: readonly number[] = [0, 6, 12, 24, 48, 72, 96, 120, 144, 168, 336, 720];
/** Minimum length of the history for a yearly rate. */
const LEAST_SPAN_DAYS = 1;

/** Returns statistics of the operator's past events; events without a Pc count as 0 in the cumulative Pc. */
export function presentHistory(events: readonly PastEvent[], toTaiS: number): ConjunctionHistory {
  const fromTaiS = events[0]?.tcaTaiS;
  const lastTaiS = Math.max(toTaiS, events.at(-1)?.tcaTaiS ?? toTaiS);
  const spanDays = fromTaiS === undefined ? 0 : Math.max(LEAST_SPAN_DAYS, (lastTaiS - fromTaiS) / SECONDS_PER_DAY);
  const assessedEvents = events.filter((event) => event.lastPc !== null);
  const survived = assessedEvents.reduce((sum, event) => sum + survivalOf(event.decisionPc ?? event.lastPc), 0);
  return {
    from: fromTaiS === undefined ? null : formatUtcZ(fromTaiS),
    to: formatUtcZ(lastTaiS),
    spanDays,
    events: assessedEvents.length,
    messages: events.reduce((sum, event) => sum + event.messages, 0),
    months: monthsOf(events, lastTaiS),
    dailyEvents: dailyEvents(events),
    missDistances: histogram(
      MISS_EDGES_M,
      events.map((event) => event.missDistanceM),
    ),
    warningTimes: histogram(
      WARNING_EDGES_H,
      events.map((event) => (event.tcaTaiS - event.firstTaiS) / SECONDS_PER_HOUR),
    ),
    topSecondaries: topSecondaries(events),
    cumulativePc: assessedEvents.some(({ decisionPc }) => decisionPc !== null)
      ? Math.abs(Math.expm1((survived * DAYS_PER_YEAR) / spanDays))
      : null,
    calibration: calibrationOf(assessedEvents),
  };
}

/** Returns the logarithm of the survival probability; without a Pc, 0. */
const survivalOf = (pc: number | null): number => Math.log1p(-Math.min(pc ?? 0, 1 - 1e-15));

function calibrationOf(assessedEvents: readonly PastEvent[]): ConjunctionHistory['calibration'] {
  const pairs = assessedEvents.flatMap(({ decisionPc, lastPc, messages }) =>
    decisionPc === null || lastPc === null || messages < 2 ? [] : [[decisionPc, lastPc] as const],
  );
  return pcCalibration(pairs) ?? null;
}

/** Returns counts by periods of 30 days, the last one ending with the span. */
function monthsOf(events: readonly PastEvent[], lastTaiS: number): ConjunctionHistory['months'] {
  const [first] = events;
  if (first === undefined) return [];
  const monthS = DAYS_PER_MONTH * SECONDS_PER_DAY;
  const count = Math.max(1, Math.ceil((lastTaiS - first.tcaTaiS) / monthS));
  let survived = 0;
  return Array.from({ length: count }, (_, k) => {
    const startTaiS = lastTaiS - (count - k) * monthS;
    const monthEvents = events.filter((event) => Math.min(count - 1, monthAt(event.tcaTaiS)) === k);
    for (const event of monthEvents) survived += survivalOf(event.lastPc);
    const of = (level: PastEvent['riskLevel']): number =>
      monthEvents.filter((pastEvent) => pastEvent.riskLevel === level).length;
    return {
      start: formatUtcZ(startTaiS),
      critical: of('CRITICAL'),
      high: of('HIGH'),
      medium: of('MEDIUM'),
      low: of('LOW'),
      cumulativePc: -Math.expm1(survived),
    };
  });

  function monthAt(tcaTaiS: number): number {
    return Math.max(0, Math.floor((tcaTaiS - (lastTaiS - count * monthS)) / monthS));
  }
}

/** Returns counts of each UTC day that has an event; the events are sorted by TCA. */
function dailyEvents(events: readonly PastEvent[]): ConjunctionHistory['dailyEvents'] {
  const days = new Map<string, ConjunctionHistory['dailyEvents'][number]>();
  for (const { tcaTaiS, riskLevel } of events) {
    const date = formatUtcZ(tcaTaiS).slice(0, 'yyyy-MM-dd'.length);
    const day = days.get(date) ?? { date, events: 0, critical: 0, high: 0 };
    day.events++;
    if (riskLevel === 'CRITICAL') day.critical++;
    if (riskLevel === 'HIGH') day.high++;
    days.set(date, day);
  }
  return [...days.values()];
}

function histogram(edges: readonly number[], values: readonly number[]): ConjunctionHistory['missDistances'] {
  return edges.slice(1).map((to, k) => {
    const from = edges[k]!;
    const isLast = k === edges.length - 2;
    return { from, to, events: values.filter((value) => value >= from && (isLast || value < to)).length };
  });
}

function topSecondaries(events: readonly PastEvent[]): ConjunctionHistory['topSecondaries'] {
  const byName = new Map<string, { noradId: number | null; name: string; events: number; largestPc: number }>();
  for (const event of events) {
    const key = `${event.secondaryNoradId ?? ''} ${event.secondaryName}`;
    const object = byName.get(key) ?? {
      noradId: event.secondaryNoradId,
      name: event.secondaryName,
      events: 0,
      largestPc: 0,
    };
    object.events++;
    object.largestPc = Math.max(object.largestPc, event.lastPc ?? 0);
    byName.set(key, object);
  }
  const byCount = [...byName.values()].toSorted((a, b) => b.events - a.events || b.largestPc - a.largestPc);
  return byCount.slice(0, TOP_SECONDARIES);
}
