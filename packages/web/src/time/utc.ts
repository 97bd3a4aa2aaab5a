import { MS_PER_DAY } from '@keepout/units/duration';
import { ABSENT, type Figure, isGiven } from '../format/number.ts';

/** Display zone: UTC by default, or the zone of the reader's machine. */
export type DisplayZone = 'utc' | 'local';

const pattern = /^(\d{4})-(\d{2})-(\d{2})[T ](\d{2}):(\d{2}):(\d{2})(?:\.(\d+))?(Z|[+-]\d{2}:?\d{2})?$/;

/**
 * Reads an ISO 8601 time into Unix ms. A time without zone letter is UTC, as CCSDS writes it; the platform's own
 * parser would read it as local time. A leap second counts as the first instant of the next minute.
 */
export function parseTime(text: string): number | undefined {
  const match = pattern.exec(text.trim());
  if (!match) return undefined;
  const [, year, month, day, hour, minute, second, fraction = '', zone = 'Z'] = match;
  const [mo, d, h, mi, s] = [month, day, hour, minute, second].map(Number) as [number, number, number, number, number];
  if (h > 23 || mi > 59 || s > 60) return undefined;
  const midnight = Date.UTC(Number(year), mo - 1, d);
  const date = new Date(midnight);
  if (date.getUTCMonth() !== mo - 1 || date.getUTCDate() !== d) return undefined;
  const milliseconds = fraction === '' ? 0 : Number(`0.${fraction}`) * 1000;
  return midnight + ((h * 60 + mi) * 60 + s) * 1000 + Math.floor(milliseconds) - zoneOffsetMs(zone);
}

function zoneOffsetMs(zone: string): number {
  if (zone === 'Z') return 0;
  const digits = zone.replace(':', '');
  const minutes = Number(digits.slice(1, 3)) * 60 + Number(digits.slice(3, 5));
  return (digits.startsWith('-') ? -minutes : minutes) * 60_000;
}

/** `yyyy-MM-dd HH:mm:ss X` (C-10); an en dash where there is no time. */
export function formatTime(unixMs: Figure, zone: DisplayZone = 'utc'): string {
  const { text, offset } = inZone(unixMs, zone);
  return text === '' ? ABSENT : `${text.slice(0, 10)} ${text.slice(11, 19)} ${offset}`;
}

/** `yyyy-MM-dd HH:mm:ss.SSS X` (C-10). */
export function formatTimeMs(unixMs: Figure, zone: DisplayZone = 'utc'): string {
  const { text, offset } = inZone(unixMs, zone);
  return text === '' ? ABSENT : `${text.slice(0, 10)} ${text.slice(11, 23)} ${offset}`;
}

/** `yyyyMMdd_HHmmss_X`, for file names (C-10). */
export function formatFileTime(unixMs: number, zone: DisplayZone = 'utc'): string {
  const { text, offset } = inZone(unixMs, zone);
  const digits = text.replace(/[-:]/g, '');
  return text === '' ? '' : `${digits.slice(0, 8)}_${digits.slice(9, 15)}_${offset}`;
}

/** Day of the year, 1 on 1 January, in the display zone. */
export function zonedDayOfYear(unixMs: number, zone: DisplayZone = 'utc'): number {
  const shifted = new Date(unixMs + offsetMinutes(unixMs, zone) * 60_000);
  return Math.floor((shifted.getTime() - Date.UTC(shifted.getUTCFullYear(), 0, 1)) / MS_PER_DAY) + 1;
}

function inZone(unixMs: Figure, zone: DisplayZone): { text: string; offset: string } {
  if (!isGiven(unixMs)) return { text: '', offset: '' };
  const minutes = offsetMinutes(unixMs, zone);
  return { text: new Date(unixMs + minutes * 60_000).toISOString(), offset: offsetText(minutes) };
}

function offsetMinutes(unixMs: number, zone: DisplayZone): number {
  return zone === 'utc' ? 0 : -new Date(unixMs).getTimezoneOffset();
}

/** The X of the date pattern: Z, +01 or +0530. */
export function offsetText(minutes: number): string {
  if (minutes === 0) return 'Z';
  const size = Math.abs(minutes);
  const hours = String(Math.floor(size / 60)).padStart(2, '0');
  const minuteDigits = size % 60 === 0 ? '' : String(size % 60).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${hours}${minuteDigits}`;
}
