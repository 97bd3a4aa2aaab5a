import { MS_PER_DAY, MS_PER_MINUTE } from '@keepout/units/duration';
import { parseTime } from '../../time/utc.ts';
import type { FindForm, WindowChoice } from './find-form.ts';

export type FindFault =
  | 'time-invalid'
  | 'window-reversed'
  | 'window-too-long'
  | 'miss-range'
  | 'radius-range'
  | 'pc-range'
  | 'length-range';
export type FindFaults = Readonly<Partial<Record<keyof FindForm, FindFault>>>;

/** Conditions of a checked search, in SI units and Unix ms. */
export interface SearchConditions {
  readonly startMs: number | undefined;
  readonly endMs: number | undefined;
  readonly maxMissM: number | undefined;
  readonly minPc: number | undefined;
  /** Semi-axes of the screening volume in the browser; undefined for other shapes. */
  readonly axesM: readonly [number, number, number] | undefined;
}

export type Checked =
  | { readonly ok: true; readonly conditions: SearchConditions }
  | { readonly ok: false; readonly faults: FindFaults };

/** Maximum length of a screening in the browser, days; the same as on the server. */
const MOST_LIVE_DAYS = 14;
/** Radius of the screening sphere in the browser if no miss distance is given, km. */
export const USUAL_RADIUS_KM = 5;
const LARGEST_RADIUS_KM = 200;
const LARGEST_MISS_KM = 1e6;

/** Checks the form values. Windows relative to now are rounded to the minute, so that the query remains the same. */
export function checkFind(form: FindForm, nowMs: number): Checked {
  const isHere = form.source !== 'record';
  const [startMs, endMs] = windowOf(form, Math.floor(nowMs / MS_PER_MINUTE) * MS_PER_MINUTE);
  const missKm = numberOf(form.missKm);
  const minPc = numberOf(form.pc);
  const isEllipsoid = isHere && form.volume === 'ellipsoid';
  const axesKm = [numberOf(form.rKm), numberOf(form.tKm), numberOf(form.nKm)] as const;
  const isLength = (value: number | undefined) => value !== undefined && value > 0 && value <= LARGEST_RADIUS_KM;
  const isSphere = isHere && form.volume === 'sphere';
  const faults: Record<string, FindFault> = { ...windowFaults(form, startMs, endMs) };
  if (isSphere && missKm !== undefined && !isLength(missKm)) faults['missKm'] = 'radius-range';
  else if (missKm !== undefined && !(missKm > 0 && missKm <= LARGEST_MISS_KM)) faults['missKm'] = 'miss-range';
  if (minPc !== undefined && !(minPc >= 0 && minPc <= 1)) faults['pc'] = 'pc-range';
  if (isEllipsoid)
    (['rKm', 'tKm', 'nKm'] as const).forEach((field, at) => {
      if (!isLength(axesKm[at])) faults[field] = 'length-range';
    });
  if (Object.keys(faults).length > 0) return { ok: false, faults };
  const [rKm = 0, tKm = 0, nKm = 0] = axesKm;
  return {
    ok: true,
    conditions: {
      startMs,
      endMs,
      maxMissM: missKm === undefined ? undefined : metres(missKm),
      minPc,
      axesM: isEllipsoid ? [metres(rKm), metres(tKm), metres(nKm)] : undefined,
    },
  };
}

/** Returns the number of a text: undefined if empty, NaN if invalid; accepts a decimal comma. */
function numberOf(text: string): number | undefined {
  const plain = text.trim().replace(',', '.').replace('\u2212', '-');
  if (plain === '') return undefined;
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(plain) ? Number(plain) : Number.NaN;
}

/** Converts kilometres to metres without binary rounding residue. */
const metres = (valueKm: number) => Math.round(valueKm * 1e6) / 1e3;

const spans: Readonly<Record<Exclude<WindowChoice, 'between'>, readonly [number, number] | undefined>> = {
  'next-1': [0, 1],
  'next-3': [0, 3],
  'next-7': [0, 7],
  'past-7': [-7, 0],
  'past-30': [-30, 0],
  all: undefined,
};

function windowOf(
  { source, window, start, end }: FindForm,
  nowMs: number,
): readonly [number | undefined, number | undefined] {
  // A file is screened over its own span.
  if (source === 'file') return [undefined, undefined];
  if (window === 'between') return [timeOf(start), timeOf(end)];
  const span = spans[window];
  return span === undefined ? [undefined, undefined] : [nowMs + span[0] * MS_PER_DAY, nowMs + span[1] * MS_PER_DAY];
}

/** Returns a typed time, Unix ms; a date without a time is its start. NaN if invalid. */
function timeOf(text: string): number | undefined {
  const plain = text.trim().replace(/ Z$/, 'Z');
  if (plain === '') return undefined;
  const isoTime = /^\d{4}-\d{2}-\d{2}$/.test(plain)
    ? `${plain}T00:00:00`
    : /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}Z?$/.test(plain)
      ? `${plain.slice(0, 16)}:00`
      : plain;
  return parseTime(isoTime) ?? Number.NaN;
}

function windowFaults(
  { source }: FindForm,
  startMs: number | undefined,
  endMs: number | undefined,
): Partial<Record<keyof FindForm, FindFault>> {
  if (Number.isNaN(startMs)) return { start: 'time-invalid' };
  if (Number.isNaN(endMs)) return { end: 'time-invalid' };
  if (startMs !== undefined && endMs !== undefined && endMs <= startMs) return { end: 'window-reversed' };
  const days = startMs === undefined || endMs === undefined ? Number.POSITIVE_INFINITY : (endMs - startMs) / MS_PER_DAY;
  return source === 'live' && days > MOST_LIVE_DAYS ? { window: 'window-too-long' } : {};
}
