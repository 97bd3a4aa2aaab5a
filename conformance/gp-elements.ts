import { parseUtc } from '../packages/astro/src/epoch.ts';
import type { MeanElements } from '../packages/astro/src/nouns.ts';

/**
 * Readers just large enough for the trusted reference files of this folder (GP CSV and two-line sets).
 * The product reads element sets with the ccsds room; the engine's tests do not lean on it.
 */
export function readGpCsv(text: string): MeanElements[] {
  const [header, ...lines] = text.trim().split(/\r?\n/);
  const column = new Map(header!.split(',').map((name, k) => [name, k] as const));
  return lines.map((line) => {
    const fields = line.split(',');
    const text = (name: string): string => fields[column.get(name)!] ?? '';
    const number = (name: string): number => Number(text(name));
    return {
      noradId: number('NORAD_CAT_ID'),
      name: text('OBJECT_NAME'),
      cosparId: text('OBJECT_ID'),
      epochTaiS: utc(text('EPOCH')),
      epochUtc: text('EPOCH'),
      meanMotionRevPerDay: number('MEAN_MOTION'),
      eccentricity: number('ECCENTRICITY'),
      inclinationDeg: number('INCLINATION'),
      raanDeg: number('RA_OF_ASC_NODE'),
      argPerigeeDeg: number('ARG_OF_PERICENTER'),
      meanAnomalyDeg: number('MEAN_ANOMALY'),
      bstar: number('BSTAR'),
      meanMotionDot: number('MEAN_MOTION_DOT'),
      meanMotionDdot: number('MEAN_MOTION_DDOT'),
      ephemerisType: number('EPHEMERIS_TYPE'),
      classification: text('CLASSIFICATION_TYPE'),
      elementSetNo: number('ELEMENT_SET_NO'),
      revAtEpoch: number('REV_AT_EPOCH'),
    };
  });
}

/** One two-line set with a numeric catalogue number. */
export function readTwoLines(line1: string, line2: string): MeanElements {
  const year = Number(line1.slice(18, 20));
  const dayOfYear = line1.slice(20, 32);
  const fullYear = year < 57 ? 2000 + year : 1900 + year;
  const wholeDay = dayOfYear.slice(0, 3).replaceAll(' ', '0');
  return {
    noradId: Number(line1.slice(2, 7)),
    name: '',
    cosparId: '',
    epochTaiS: utc(`${fullYear}-${wholeDay}T00:00:00`) + Number(`0${dayOfYear.slice(3)}`) * 86_400,
    epochUtc: '',
    meanMotionRevPerDay: Number(line2.slice(52, 63)),
    eccentricity: Number(`0.${line2.slice(26, 33)}`),
    inclinationDeg: Number(line2.slice(8, 16)),
    raanDeg: Number(line2.slice(17, 25)),
    argPerigeeDeg: Number(line2.slice(34, 42)),
    meanAnomalyDeg: Number(line2.slice(43, 51)),
    bstar: Number(`${line1.slice(53, 54).trim()}0.${line1.slice(54, 59)}e${line1.slice(59, 61)}`),
    meanMotionDot: Number(line1.slice(33, 43)),
    meanMotionDdot: 0,
    ephemerisType: 0,
    classification: 'U',
    elementSetNo: 0,
    revAtEpoch: 0,
  };
}

/** TAI seconds of a UTC text in a reference file. */
export function utc(text: string): number {
  const read = parseUtc(text);
  if (!read.ok) throw new Error(`${text}: ${read.fault.code}`);
  return read.value;
}
