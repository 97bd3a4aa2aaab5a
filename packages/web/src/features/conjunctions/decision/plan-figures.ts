import type { Decision } from '@keepout/contract/ca/decision';
import { formatBurnTime } from '../../../format/duration.ts';
import { formatDistance } from '../../../format/length.ts';
import { formatPc } from '../../../format/probability.ts';
import { formatMass, formatSpeed } from '../../../format/speed.ts';
import type { ManoeuvreText } from '../../../nouns/manoeuvre/en.ts';
import { type DisplayZone, formatTime, parseTime } from '../../../time/utc.ts';

type Figures = NonNullable<Decision['plan']>['figures'];
type Figure = Figures[string];

/** A figure of a frozen plan, with the label and unit of the planner. */
interface FigureRow {
  readonly key: string;
  readonly label: string;
  readonly value: string;
}

const size = (figure: Figure): number => Number(figure);

/**
 * Returns the frozen figures of a plan by their names in the record. Versions, ids and hashes are left out: the record shows them as stored.
 * The screening result is left out: it has a separate line.
 */
export function planFigureRows(figures: Figures, text: ManoeuvreText, zone: DisplayZone): readonly FigureRow[] {
  const { rows, pair, path, breaks, types, states } = text;
  const time = (figure: Figure) => formatTime(parseTime(String(figure)), zone);
  const nameIn = (names: Readonly<Record<string, string>>) => (figure: Figure) =>
    names[String(figure)] ?? String(figure);
  const pc = (figure: Figure) => formatPc(size(figure));
  const displayedFigures: Readonly<Record<string, readonly [string, (figure: Figure) => string]>> = {
    state: [path, nameIn(states)],
    manoeuvreType: [rows.type, nameIn(types)],
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
          .map(nameIn(breaks as Readonly<Record<string, string>>))
          .join(', '),
    ],
  };
  return Object.entries(displayedFigures).flatMap(([key, [label, format]]) => {
    const figure = figures[key] ?? null;
    // Zero means no duration: an impulsive burn, or a thrusting time that cannot be computed without the thrust.
    const isUntimed = (key === 'durationS' || key === 'thrustingTimeS') && figure === 0;
    return figure === null || isUntimed ? [] : [{ key, label, value: format(figure) }];
  });
}

/** Returns the name of a frozen plan as in the planner, if its figures contain the parts of that name. */
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
