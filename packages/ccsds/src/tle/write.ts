import type { MeanElements } from '@keepout/astro/nouns';
import { fail, ok, type Result } from '@keepout/units/result';
import { type MessageFault, messageFault } from '../fault/message-fault.ts';
import { printable, withPlainBlanks } from '../notation/printable.ts';
import { LARGEST_ALPHA5, toAlpha5 } from './alpha5.ts';
import { checksumOf } from './columns.ts';
import { tleEpochText } from './epoch.ts';

/**
 * Writes an element set as two lines, or three with the name in front (`0 NAME`).
 *
 * Assumes  digits beyond the columns are rounded: 864 microseconds of epoch, 1e-4 degrees, 1e-7 of eccentricity
 * @returns ok: text with LF at each line's end | fault: "catalogue-number-not-writable" | "value-not-writable"
 */
export function writeTle(elements: MeanElements, lines: '2' | '3' = '2'): Result<string, MessageFault> {
  const number = toAlpha5(elements.noradId);
  if (number === undefined) {
    const place = { keyword: 'NORAD_CAT_ID', value: String(elements.noradId), limit: LARGEST_ALPHA5 };
    return fail(messageFault('catalogue-number-not-writable', place));
  }
  const epoch = tleEpochText(elements.epochTaiS);
  if (epoch === undefined) return notWritable('EPOCH', elements.epochUtc);
  const dot = dotText(elements.meanMotionDot);
  const ddot = exponentialText(elements.meanMotionDdot);
  const bstar = exponentialText(elements.bstar);
  if (dot === undefined) return notWritable('MEAN_MOTION_DOT', String(elements.meanMotionDot));
  if (ddot === undefined) return notWritable('MEAN_MOTION_DDOT', String(elements.meanMotionDdot));
  if (bstar === undefined) return notWritable('BSTAR', String(elements.bstar));
  const eccentricity = Math.round(elements.eccentricity * 1e7);
  if (!(eccentricity >= 0 && eccentricity <= 9_999_999))
    return notWritable('ECCENTRICITY', String(elements.eccentricity));
  const motion = elements.meanMotionRevPerDay.toFixed(8).padStart(11);
  if (!(Number(motion) >= 1e-8 && Number(motion) < 100))
    return notWritable('MEAN_MOTION', String(elements.meanMotionRevPerDay));
  for (const [keyword, degrees] of [
    ['INCLINATION', elements.inclinationDeg],
    ['RA_OF_ASC_NODE', elements.raanDeg],
    ['ARG_OF_PERICENTER', elements.argPerigeeDeg],
    ['MEAN_ANOMALY', elements.meanAnomalyDeg],
  ] as const) {
    const [minimum, maximum] = keyword === 'INCLINATION' ? [0, 180] : [-360, 999.9999];
    if (!(degrees >= minimum && degrees <= maximum)) return notWritable(keyword, String(degrees));
  }
  for (const [keyword, count] of [
    ['ELEMENT_SET_NO', elements.elementSetNo],
    ['REV_AT_EPOCH', elements.revAtEpoch],
  ] as const) {
    if (!(Number.isSafeInteger(count) && count >= 0)) return notWritable(keyword, String(count));
  }
  const type = String(elements.ephemerisType);
  if (!/^\d$/.test(type)) return notWritable('EPHEMERIS_TYPE', type);
  const set = String(elements.elementSetNo % 10_000).padStart(4);
  const revolution = String(elements.revAtEpoch % 100_000).padStart(5);
  const line1 = `1 ${number}${/^[A-Z]/.test(elements.classification) ? elements.classification.charAt(0) : 'U'} ${designator(elements.cosparId)} ${epoch} ${dot} ${ddot} ${bstar} ${type} ${set}`;
  const angles = [elements.inclinationDeg, elements.raanDeg].map(angleText).join(' ');
  const tailText = [elements.argPerigeeDeg, elements.meanAnomalyDeg].map(angleText).join(' ');
  const line2 = `2 ${number} ${angles} ${String(eccentricity).padStart(7, '0')} ${tailText} ${motion}${revolution}`;
  const name = lines === '3' ? `0 ${nameText(elements.name)}`.trimEnd().concat('\n') : '';
  return ok(`${name}${line1}${String(checksumOf(line1))}\n${line2}${String(checksumOf(line2))}\n`);
}

function notWritable(keyword: string, value: string): Result<string, MessageFault> {
  return fail(messageFault('value-not-writable', { keyword, value }));
}

/** A name on a line of its own: 24 characters that a text can carry. */
function nameText(name: string): string {
  const line = withPlainBlanks(printable(name))
    .replaceAll(/[\r\n]+/g, ' ')
    .trim();
  return [...line].slice(0, 24).join('').trimEnd();
}

/** Without a sign, which readers do not expect. */
function angleText(degrees: number): string {
  const rounded = (degrees < 0 ? degrees + 360 : degrees).toFixed(4);
  return (rounded === '360.0000' ? '0.0000' : rounded).padStart(8);
}

/** Ten columns with sign, point and eight decimals; undefined from one on. */
function dotText(value: number): string | undefined {
  const text = Math.abs(value).toFixed(8);
  return text.startsWith('0') ? `${value < 0 && Number(text) > 0 ? '-' : ' '}${text.slice(1)}` : undefined;
}

/** Eight columns: sign, five digits behind an implied point, exponent; undefined when the exponent needs two digits. */
function exponentialText(value: number): string | undefined {
  const sign = value < 0 ? '-' : ' ';
  if (value === 0) return ' 00000-0';
  const [mantissa = '', exponentText = '0'] = Math.abs(value).toExponential(4).split('e');
  const exponent = Number(exponentText) + 1;
  if (exponent > 9) return undefined;
  // Smaller than the columns can say is zero to SGP4 as well.
  if (exponent < -9) return ' 00000-0';
  return `${sign}${mantissa.replace('.', '')}${exponent > 0 ? '+' : '-'}${String(Math.abs(exponent))}`;
}

/** 1998-067A as `98067A  `; a designator of another form leaves the columns blank. */
function designator(cosparId: string): string {
  const match = /^\d\d(\d\d)-(\d{3}[A-Z]{0,3})$/.exec(cosparId);
  return (match === null ? '' : `${match[1] ?? ''}${match[2] ?? ''}`).padEnd(8);
}
