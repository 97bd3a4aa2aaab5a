import type { PlanConstraints, ThrustDirection } from '@keepout/contract/ca/manoeuvre-given';
import type { ManoeuvreSearch } from '@keepout/contract/ca/manoeuvre-search';
import type { PlanningBasis } from '@keepout/contract/ca/planning-basis';
import { impulsive, propulsionFacts } from '@keepout/contract/fleet/propulsion-types';
import { parseTime } from '../../time/utc.ts';
import type { TradeDirection } from '../../trade-worker/protocol.ts';

/** The constraints as they are typed. */
export interface SearchForm {
  readonly objective: 'PROBABILITY' | 'MAHALANOBIS_DISTANCE' | 'MISS_DISTANCE';
  readonly target: string;
  readonly maxDeltaV: string;
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

export type FormFault = 'number' | 'pc' | 'orbits' | 'window' | 'direction';
export type FormFaults = Partial<Record<keyof SearchForm, FormFault>>;
type Read =
  | { readonly ok: true; readonly search: ManoeuvreSearch; readonly direction: TradeDirection }
  | { readonly ok: false; readonly faults: FormFaults };

const MOST_ORBITS = 400;

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

const numberOf = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.')));

/** A typed form as a search, or what is wrong with it. */
export function readForm(form: SearchForm, conjunctionId: string): Read {
  const faults: Record<string, FormFault> = {};
  const optional = (field: 'maxDeltaV' | 'sma' | 'phase'): number | undefined => {
    if (form[field].trim() === '') return undefined;
    const value = numberOf(form[field]);
    if (!(value > 0)) faults[field] = 'number';
    return value;
  };
  const targetProbability = form.target.trim() === '' ? undefined : numberOf(form.target);
  if (targetProbability !== undefined && !(targetProbability > 0 && targetProbability <= 1)) faults['target'] = 'pc';
  const [orbitsFrom, orbitsTo] = [numberOf(form.from), numberOf(form.to)];
  if (!(orbitsFrom >= 0.05)) faults['from'] = 'number';
  if (!(orbitsTo >= 0.05 && orbitsTo <= MOST_ORBITS)) faults['to'] = 'number';
  else if (!(orbitsTo > orbitsFrom)) faults['to'] = 'orbits';
  const [maxDeltaV, maxSmaChange, maxPhaseChange] = [optional('maxDeltaV'), optional('sma'), optional('phase')];
  const allowedWindows = windowsOf(form.windows);
  if (!allowedWindows) faults['windows'] = 'window';
  const held = directionOf(form);
  if (held === undefined) faults[form.direction === 'XYZ' ? 't' : 'azimuth'] = 'direction';
  if (Object.keys(faults).length > 0 || held === undefined || !allowedWindows) return { ok: false, faults };
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
    ...(held.wire && { direction: held.wire }),
    constraints,
  };
  return { ok: true, search, direction: held.map };
}

interface Held {
  readonly map: TradeDirection;
  readonly wire?: ThrustDirection;
}

function directionOf(form: SearchForm): Held | undefined {
  if (form.direction === 'best') return { map: 'best' };
  const coneHalfAngle = numberOf(form.cone);
  if (!(coneHalfAngle >= 0 && coneHalfAngle <= 90)) return undefined;
  if (form.direction === 'XYZ') {
    const vector = [numberOf(form.r), numberOf(form.t), numberOf(form.n)] as const;
    if (!(Math.hypot(...vector) > 0)) return undefined;
    return { map: vector, wire: { mode: 'XYZ', vector: [...vector], coneHalfAngle } };
  }
  const [azimuth, elevation] = [numberOf(form.azimuth), numberOf(form.elevation)];
  if (!(azimuth >= -180 && azimuth <= 360 && Math.abs(elevation) <= 90)) return undefined;
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
    const [start, end] = line.split('/').map((one) => parseTime(one.trim()));
    if (start === undefined || end === undefined || !(end > start)) return undefined;
    return { start: new Date(start).toISOString(), end: new Date(end).toISOString() };
  });
  return windows.every((one) => one !== undefined) ? windows : undefined;
}
