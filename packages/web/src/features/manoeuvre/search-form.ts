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

/** The constraints as they are typed. */
export interface SearchForm {
  readonly objective: 'PROBABILITY' | 'MAHALANOBIS_DISTANCE' | 'MISS_DISTANCE';
  readonly target: string;
  readonly maxDeltaV: string;
  /** In which the begins are typed. */
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

/** The numbers by what they are called in the form. */
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
/** Of a begin in periods, so that a change of the unit and back is the same. */
const DIGITS = 6;
export const trimmed = (value: number, digits: number): string => String(Number(value.toFixed(digits)));

/** A typed begin in periods before closest approach, and back into text; not a number where it cannot be read. */
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
/** In the order of the form. */
export const BEGIN_UNITS = ['PERIODS', 'DATE', 'SECONDS'] as const satisfies readonly DurationUnit[];

/** A time as text; none beyond all dates. */
export const isoOf = (unixMs: number): string =>
  Number.isNaN(new Date(unixMs).getTime()) ? '' : new Date(unixMs).toISOString();

export const timeOf = (text: string): number => parseTime(text.trim()) ?? Number.NaN;

/** A typed begin in periods before closest approach; not a number where it cannot be read. */
export const periodsOf = (unit: DurationUnit, text: string, when: When): number => UNITS[unit].periods(text, when);

/** A typed begin in another unit; what cannot be read is left for the reader to mend. */
export function turnedBegin(text: string, from: DurationUnit, to: DurationUnit, when: When): string {
  const periods = periodsOf(from, text, when);
  return Number.isFinite(periods) ? UNITS[to].text(periods, when) : text;
}

/** The form with its begins in another unit. */
export function inUnit(form: SearchForm, unit: DurationUnit, when: When): SearchForm {
  const turned = (text: string) => turnedBegin(text, form.unit, unit, when);
  return { ...form, unit, from: turned(form.from), to: turned(form.to) };
}

/** Begins as the service takes them in another unit than periods. */
function beginsOf({ unit, from, to }: SearchForm): { readonly begins?: SearchBegins } {
  if (unit === 'PERIODS') return {};
  if (unit === 'SECONDS') return { begins: { unit, latest: typedNumber(from), earliest: typedNumber(to) } };
  const date = (text: string): string => new Date(timeOf(text)).toISOString();
  return { begins: { unit, latest: date(from), earliest: date(to) } };
}

/** Orbits from now to closest approach. */
export const orbitsLeft = ({ tca, now, period }: Pick<PlanningBasis, 'tca' | 'now' | 'period'>): number =>
  ((parseTime(tca) ?? Number.NaN) - (parseTime(now) ?? Number.NaN)) / 1000 / period;

export function firstForm(basis: Pick<PlanningBasis, 'tca' | 'now' | 'period' | 'manoeuvreType'>): SearchForm {
  const most = (propulsionFacts(basis.manoeuvreType) ?? impulsive).firstOrbits;
  const to = Math.max(1, Math.min(most, Math.floor(orbitsLeft(basis) * 10) / 10));
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

/** A typed form as a search, or what is wrong with it. */
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

interface Held {
  readonly map: TradeDirection;
  readonly wire?: ThrustDirection;
}

/** Undefined for the vector of no length. */
function directionOf(form: SearchForm, numberOf: (name: SearchNumber) => number): Held | undefined {
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

/** Lines of `begin / end`; undefined where one is neither. */
function windowsOf(text: string): { readonly start: string; readonly end: string }[] | undefined {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const windows = lines.map((line) => {
    const [start, end] = line.split('/').map((part) => parseTime(part.trim()));
    if (start === undefined || end === undefined || !(end > start)) return undefined;
    return { start: new Date(start).toISOString(), end: new Date(end).toISOString() };
  });
  return windows.length <= MOST_WINDOWS && windows.every((entry) => entry !== undefined) ? windows : undefined;
}

/** Whether two forms hold the same inputs: a change that was taken back is none. */
export const isSameForm = <Form extends object>(form: Form, other: Form): boolean =>
  JSON.stringify(form) === JSON.stringify(other);
