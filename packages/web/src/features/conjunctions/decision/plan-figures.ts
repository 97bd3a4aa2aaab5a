import type { Decision } from '@keepout/contract/ca/decision';
import { formatBurnTime } from '../../../format/duration.ts';
import { formatDistance } from '../../../format/length.ts';
import { formatPc } from '../../../format/probability.ts';
import { formatMass, formatSpeed } from '../../../format/speed.ts';
import type { ManoeuvreText } from '../../../nouns/manoeuvre/en.ts';
import { type DisplayZone, formatTime, parseTime } from '../../../time/utc.ts';

type Figures = NonNullable<Decision['plan']>['figures'];
type Figure = Figures[string];

/** A figure of a frozen plan in the words and the unit that the planner has for it. */
interface FigureRow {
  readonly key: string;
  readonly label: string;
  readonly value: string;
}

const size = (figure: Figure): number => Number(figure);

/**
 * Figures of a plan as they were frozen, by their names in the record. What only tells versions, ids and hashes apart is left to the record as it is
 * stored, and what its screening came to has a line of its own.
 */
export function planFigureRows(figures: Figures, text: ManoeuvreText, zone: DisplayZone): readonly FigureRow[] {
  const { rows, pair, path, breaks, types, states } = text;
  const time = (figure: Figure) => formatTime(parseTime(String(figure)), zone);
  const named = (names: Readonly<Record<string, string>>) => (figure: Figure) =>
    names[String(figure)] ?? String(figure);
  const pc = (figure: Figure) => formatPc(size(figure));
  const shown: Readonly<Record<string, readonly [string, (figure: Figure) => string]>> = {
    state: [path, named(states)],
    manoeuvreType: [rows.type, named(types)],
    ignitionEpoch: [rows.ignition, time],
    durationS: [rows.duration, (figure) => formatBurnTime(size(figure))],
    thrustingTimeS: [rows.thrusting, (figure) => formatBurnTime(size(figure))],
    deltaVMps: [rows.deltaV, (figure) => formatSpeed(size(figure))],
    returnIgnitionEpoch: [rows.returnIgnition, time],
    totalDeltaVMps: [rows.totalDeltaV, (figure) => formatSpeed(size(figure))],
    totalDeltaMassKg: [rows.propellant, (figure) => formatMass(Math.abs(size(figure)))],
    smaChangeM: [rows.sma, (figure) => formatDistance(size(figure))],
    probability: [rows.pc, pc],
    probabilityWithExecutionError: [`${rows.pc}, ${rows.execution}`, pc],
    totalProbabilityBefore: [`${rows.total}, ${pair.before}`, pc],
    totalProbability: [`${rows.total}, ${pair.after}`, pc],
    totalProbabilityWithExecutionError: [`${rows.total}, ${rows.totalExecution}`, pc],
    missDistanceM: [rows.miss, (figure) => formatDistance(size(figure))],
    breaks: [
      breaks.title,
      (figure) =>
        String(figure)
          .split(', ')
          .map(named(breaks as Readonly<Record<string, string>>))
          .join(', '),
    ],
  };
  return Object.entries(shown).flatMap(([key, [label, format]]) => {
    const figure = figures[key] ?? null;
    // An impulse has no duration, and the time of an unknown thrust is not known.
    const isUntimed = (key === 'durationS' || key === 'thrustingTimeS') && figure === 0;
    return figure === null || isUntimed ? [] : [{ key, label, value: format(figure) }];
  });
}

/** What a frozen plan is called: as the planner calls it, where its record has what that takes. */
export function frozenPlanName(
  { planId, figures }: NonNullable<Decision['plan']>,
  text: ManoeuvreText,
  zone: DisplayZone,
): string {
  const { manoeuvreType, ignitionEpoch, deltaVMps } = figures;
  const type = text.types[manoeuvreType as keyof typeof text.types];
  if (type === undefined || typeof ignitionEpoch !== 'string' || typeof deltaVMps !== 'number') return planId;
  return text.planName(type, formatTime(parseTime(ignitionEpoch), zone), formatSpeed(deltaVMps));
}
