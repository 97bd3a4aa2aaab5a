import type { DurationUnit } from '@keepout/contract/ca/enums';
import { SEARCH_NUMBERS } from '@keepout/contract/ca/fields';
import type { PlanConstraints, ThrustDirection } from '@keepout/contract/ca/manoeuvre-command';
import type { ManoeuvreSearch, SearchBegins } from '@keepout/contract/ca/manoeuvre-search';
import type { PlanningBasis } from '@keepout/contract/ca/planning-basis';
import { isProbability, MOST_WINDOWS } from '@keepout/contract/fleet/fields';
import { impulsive, propulsionFacts } from '@keepout/contract/fleet/propulsion-types';
import { isTaken, type NumberField } from '@keepout/contract/platform/number-field';
import { typedNumber } from '../../nouns/record/field-text.ts';
import { parseTime } from '../../time/utc.ts';
import type { TradeDirection } from '../../trade-worker/protocol.ts';

/** Form values of the constraints. */
export interface SearchForm {
  readonly objective: 'PROBABILITY' | 'MAHALANOBIS_DISTANCE' | 'MISS_DISTANCE';
  readonly target: string;
  readonly maxDeltaV: string;
  /** Unit of the earliest and latest ignition epoch. */
  readonly unit: DurationUnit;
  readonly from: string;
  readonly to: string;
  readonly direction: 'best' | 'XYZ' | 'AZIMUTH_ELEVATION';
  readonly r: string;
  readonly t: string;
  readonly n: string;
  readonly azimuth: string;
  readonly elevation: string;
  readonly cone: string;
  readonly needsCommandContact: boolean;
  readonly needsConfirmationContact: boolean;
  readonly sma: string;
  readonly phase: string;
  readonly windows: string;
}

/** API names of the numbers in the form. */
const FIELDS = {
  maxDeltaV: 'maxDeltaV',
  from: 'orbitsFrom',
  to: 'orbitsTo',
  r: 'component',
  t: 'component',
  n: 'component',
  azimuth: 'azimuth',
  elevation: 'elevation',
  cone: 'coneHalfAngle',
  sma: 'maxSmaChange',
  phase: 'maxPhaseChange',
} as const;
export type SearchNumber = keyof typeof FIELDS;
export const fieldOf = (name: SearchNumber): NumberField => SEARCH_NUMBERS[FIELDS[name]];

export type FormFault = 'range' | 'pc' | 'orbits' | 'begin' | 'date' | 'window' | 'direction';
export type FormFaults = Partial<Record<keyof SearchForm, FormFault>>;
type Read =
  | { readonly ok: true; readonly search: ManoeuvreSearch; readonly direction: TradeDirection }
  | { readonly ok: false; readonly faults: FormFaults };

type When = Pick<PlanningBasis, 'tca' | 'period'>;
/** Decimal digits of an ignition epoch in periods: enough for a unit conversion and back without change. */
const DIGITS = 6;
export const trimmed = (value: number, digits: number): string => String(Number(value.toFixed(digits)));

/** Conversion of a typed ignition epoch to periods before closest approach, NaN if invalid, and back to text. */
const UNITS: Readonly<
  Record<
    DurationUnit,
    { readonly periods: (text: string, when: When) => number; readonly text: (periods: number, when: When) => string }
  >
> = {
  PERIODS: { periods: typedNumber, text: (periods) => trimmed(periods, DIGITS) },
  SECONDS: {
    periods: (text, { period }) => typedNumber(text) / period,
    text: (periods, { period }) => trimmed(periods * period, 0),
  },
  DATE: {
    periods: (text, { tca, period }) => (timeOf(tca) - timeOf(text)) / 1000 / period,
    text: (periods, { tca, period }) =>
      isoOf(Math.round((timeOf(tca) - periods * period * 1000) / 1000) * 1000).replace('.000Z', 'Z'),
  },
};
/** Units in display order. */
export const BEGIN_UNITS = ['PERIODS', 'DATE', 'SECONDS'] as const satisfies readonly DurationUnit[];

/** Returns a time as ISO 8601; empty outside the range of dates. */
export const isoOf = (unixMs: number): string =>
  Number.isNaN(new Date(unixMs).getTime()) ? '' : new Date(unixMs).toISOString();

export const timeOf = (text: string): number => parseTime(text.trim()) ?? Number.NaN;

/** Returns a typed ignition epoch, periods before closest approach; NaN if invalid. */
export const periodsOf = (unit: DurationUnit, text: string, when: When): number => UNITS[unit].periods(text, when);

/** Returns a typed ignition epoch converted to another unit; an invalid entry remains as typed. */
export function turnedBegin(text: string, from: DurationUnit, to: DurationUnit, when: When): string {
  const periods = periodsOf(from, text, when);
  return Number.isFinite(periods) ? UNITS[to].text(periods, when) : text;
}

/** Returns the form with its ignition epochs converted to another unit. */
export function inUnit(form: SearchForm, unit: DurationUnit, when: When): SearchForm {
  const turned = (text: string) => turnedBegin(text, form.unit, unit, when);
  return { ...form, unit, from: turned(form.from), to: turned(form.to) };
}

/** Returns the range of ignition epochs in API format, if the unit is not periods. */
function beginsOf({ unit, from, to }: SearchForm): { readonly begins?: SearchBegins } {
  if (unit === 'PERIODS') return {};
  if (unit === 'SECONDS') return { begins: { unit, latest: typedNumber(from), earliest: typedNumber(to) } };
  const date = (text: string): string => new Date(timeOf(text)).toISOString();
  return { begins: { unit, latest: date(from), earliest: date(to) } };
}

/** Returns the time from now to closest approach, orbits. */
export const orbitsLeft = ({ tca, now, period }: Pick<PlanningBasis, 'tca' | 'now' | 'period'>): number =>
  ((parseTime(tca) ?? Number.NaN) - (parseTime(now) ?? Number.NaN)) / 1000 / period;

export function firstForm(basis: Pick<PlanningBasis, 'tca' | 'now' | 'period' | 'manoeuvreType'>): SearchForm {
  const maxOrbits = (propulsionFacts(basis.manoeuvreType) ?? impulsive).firstOrbits;
  const to = Math.max(1, Math.min(maxOrbits, Math.floor(orbitsLeft(basis) * 10) / 10));
  return {
    objective: 'PROBABILITY',
    target: '',
    maxDeltaV: '',
    unit: 'PERIODS',
    from: String(Math.min(0.5, to / 2)),
    to: String(to),
    direction: 'best',
    r: '0',
    t: '1',
    n: '0',
    azimuth: '0',
    elevation: '0',
    cone: '0',
    needsCommandContact: true,
    needsConfirmationContact: false,
    sma: '',
    phase: '',
    windows: '',
  };
}

/** Returns the search of a form, or its faults. */
export function readForm(form: SearchForm, event: Pick<PlanningBasis, 'conjunctionId'> & When): Read {
  const { conjunctionId } = event;
  const faults: Record<string, FormFault> = {};
  const numberOf = (name: SearchNumber): number => {
    const value = typedNumber(form[name]);
    if (!isTaken(fieldOf(name), value) || (Number.isNaN(value) && form[name].trim() !== '')) faults[name] = 'range';
    return value;
  };
  const optional = (name: 'maxDeltaV' | 'sma' | 'phase'): number | undefined => {
    const value = numberOf(name);
    return Number.isNaN(value) ? undefined : value;
  };
  const targetProbability = form.target.trim() === '' ? undefined : typedNumber(form.target);
  if (targetProbability !== undefined && !isProbability(targetProbability)) faults['target'] = 'pc';
  const begin = (name: 'from' | 'to'): number => {
    if (form.unit === 'PERIODS') return numberOf(name);
    const periods = periodsOf(form.unit, form[name], event);
    if (Number.isNaN(periods)) faults[name] = form.unit === 'DATE' ? 'date' : 'range';
    else if (!isTaken(fieldOf(name), periods)) faults[name] = 'range';
    return periods;
  };
  const [orbitsFrom, orbitsTo] = [begin('from'), begin('to')];
  if (orbitsTo <= orbitsFrom) faults['to'] = 'orbits';
  const [maxDeltaV, maxSmaChange, maxPhaseChange] = [optional('maxDeltaV'), optional('sma'), optional('phase')];
  const allowedWindows = windowsOf(form.windows);
  if (!allowedWindows) faults['windows'] = 'window';
  const direction = directionOf(form, numberOf);
  if (direction === undefined) faults['t'] = 'direction';
  if (Object.keys(faults).length > 0 || direction === undefined || !allowedWindows) return { ok: false, faults };
  const constraints: PlanConstraints = {
    needsCommandContact: form.needsCommandContact,
    needsConfirmationContact: form.needsConfirmationContact,
    ...(allowedWindows.length > 0 && { allowedWindows }),
    ...(maxSmaChange !== undefined && { maxSmaChange }),
    ...(maxPhaseChange !== undefined && { maxPhaseChange }),
  };
  const search: ManoeuvreSearch = {
    conjunctionId,
    objective: form.objective,
    ...(targetProbability !== undefined && { targetProbability }),
    ...(maxDeltaV !== undefined && { maxDeltaV }),
    orbitsFrom,
    orbitsTo,
    ...beginsOf(form),
    ...(direction.wire && { direction: direction.wire }),
    constraints,
  };
  return { ok: true, search, direction: direction.map };
}

interface HeldDirection {
  readonly map: TradeDirection;
  readonly wire?: ThrustDirection;
}

/** Returns the thrust direction of the form; undefined for a zero vector. */
function directionOf(form: SearchForm, numberOf: (name: SearchNumber) => number): HeldDirection | undefined {
  if (form.direction === 'best') return { map: 'best' };
  const coneHalfAngle = numberOf('cone');
  if (form.direction === 'XYZ') {
    const vector = [numberOf('r'), numberOf('t'), numberOf('n')] as const;
    if (Math.hypot(...vector) === 0) return undefined;
    return { map: vector, wire: { mode: 'XYZ', vector: [...vector], coneHalfAngle } };
  }
  const [azimuth, elevation] = [numberOf('azimuth'), numberOf('elevation')];
  const [a, e] = [(azimuth * Math.PI) / 180, (elevation * Math.PI) / 180];
  return {
    map: [Math.sin(a) * Math.cos(e), Math.cos(a) * Math.cos(e), Math.sin(e)],
    wire: { mode: 'AZIMUTH_ELEVATION', azimuth, elevation, coneHalfAngle },
  };
}

/** Reads lines of `start / end`; undefined if a line is invalid. */
function windowsOf(text: string): { readonly start: string; readonly end: string }[] | undefined {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const windows = lines.map((line) => {
    const [start, end] = line.split('/').map((part) => parseTime(part.trim()));
    if (start === undefined || end === undefined || !(end > start)) return undefined;
    return { start: new Date(start).toISOString(), end: new Date(end).toISOString() };
  });
  return windows.length <= MOST_WINDOWS && windows.every((entry) => entry !== undefined) ? windows : undefined;
}

/** Returns whether two forms have equal inputs; a reverted change does not count. */
export const isSameForm = <Form extends object>(form: Form, otherForm: Form): boolean =>
  JSON.stringify(form) === JSON.stringify(otherForm);
