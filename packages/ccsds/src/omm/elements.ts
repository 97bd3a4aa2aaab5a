import type { MeanElements, StateCovariance } from '@keepout/astro/nouns';
import { fail, ok, type Result } from '@keepout/units/result';
import { type MessageFault, type MessageFaultCode, messageFault } from '../fault/message-fault.ts';
import { COVARIANCE_KEYWORDS } from '../oem/model.ts';
import { isKnownClassification, KNOWN_CLASSIFICATIONS } from '../value/classification.ts';
import { fullFromLower, isPositive } from '../value/covariance-matrix.ts';
import { covarianceFrameOf, frameOf, isEarth } from '../value/frame-name.ts';
import { parseNumber } from '../value/number.ts';
import { objectTypeOf, objectTypeOfName } from '../value/object-type.ts';
import { type EpochReader, epochReader, isConvertibleTimeSystem } from '../value/time-system.ts';

/** Gives the text of a keyword, or undefined; empty text is absence. */
export type KeywordReader = (keyword: string) => string | undefined;

/** Pairs of which a record may give one: 502.0-B-3 table 4-3. */
const EXCLUSIVE: readonly (readonly [string, string])[] = [
  ['SEMI_MAJOR_AXIS', 'MEAN_MOTION'],
  ['BSTAR', 'BTERM'],
  ['MEAN_MOTION_DDOT', 'AGOM'],
];

/** Theories whose elements SGP4 takes. */
const THEORIES: readonly string[] = ['SGP4', 'SGP/SGP4', 'SGP', 'SDP4', 'SGP4/SDP4', 'TLE'];
/** Elements of another model of drag and radiation pressure, which SGP4 does not have (502.0-B-3 table 4-3). */
const OF_SGP4_XP = ['BTERM', 'AGOM'] as const;
/** Nearer to the epoch of the elements than this, axes frozen at an epoch are those of date to less than a millimetre. */
const SAME_EPOCH_S = 1;

/** Catalogue number of an object without a number. */
export const UNNUMBERED = 0;

/** One reader for the UTC of catalogues: it remembers the day it looked up last. */
export interface ElementsOptions {
  readonly readUtc?: EpochReader;
  /** Accepts a record without a catalogue number: its designator identifies the object, and its number is 0. */
  readonly mayLackNumber?: boolean;
}

/** Carries the fault of one record to `elementsFrom`; never leaves this file. */
class RecordStop {
  readonly fault: MessageFault;
  constructor(fault: MessageFault) {
    this.fault = fault;
  }
}

/**
 * Makes mean elements of one record of OMM keywords, wherever it came from (KVN, XML, JSON, CSV).
 *
 * @param read     the record's texts
 * @param lineOf   line of a keyword, where there are lines
 */
export function elementsFrom(
  read: KeywordReader,
  lineOf?: (keyword: string) => number | undefined,
  options: ElementsOptions = {},
): Result<MeanElements, MessageFault> {
  try {
    return ok(build(read, lineOf, options));
  } catch (stop) {
    if (stop instanceof RecordStop) return fail(stop.fault);
    throw stop;
  }
}

function build(
  read: KeywordReader,
  lineOf: ((keyword: string) => number | undefined) | undefined,
  options: ElementsOptions,
): MeanElements {
  const stop = (code: MessageFaultCode, keyword: string, value?: string, limit?: string): never => {
    throw new RecordStop(messageFault(code, { line: lineOf?.(keyword), keyword, value, limit }));
  };
  const number = (keyword: string, absent?: number): number => {
    const text = read(keyword);
    if (text === undefined || text === '') return absent ?? stop('missing-keyword', keyword);
    const value = parseNumber(text);
    return Number.isNaN(value) ? stop('not-a-number', keyword, text) : value;
  };
  /** A count: no decimals, no sign; absent is zero. */
  const integerOf = (keyword: string): number => {
    const value = number(keyword, 0);
    return Number.isSafeInteger(value) && value >= 0 ? value : stop('not-an-integer', keyword, read(keyword));
  };
  const within = (keyword: string, low: number, high: number): number => {
    const value = number(keyword);
    if (value >= low && value <= high) return value;
    return stop('number-out-of-range', keyword, String(value), `${String(low)} to ${String(high)}`);
  };
  const theory = read('MEAN_ELEMENT_THEORY') ?? '';
  const type = integerOf('EPHEMERIS_TYPE');
  if (type === 4) stop('unsupported-ephemeris-type', 'EPHEMERIS_TYPE', '4', '0');
  if (theory !== '' && !THEORIES.includes(theory.toUpperCase())) {
    stop('unsupported-theory', 'MEAN_ELEMENT_THEORY', theory, 'SGP4');
  }
  for (const [first, second] of EXCLUSIVE) {
    if ((read(first) ?? '') !== '' && (read(second) ?? '') !== '')
      stop('exclusive-keywords', second, read(second), first);
  }
  const centre = read('CENTER_NAME') ?? '';
  if (centre !== '' && !isEarth(centre)) stop('unsupported-centre', 'CENTER_NAME', centre, 'EARTH');
  const frame = read('REF_FRAME') ?? '';
  if (frame !== '' && frameOf(frame) !== 'TEME') stop('unsupported-frame', 'REF_FRAME', frame, 'TEME');
  for (const keyword of OF_SGP4_XP) {
    if (number(keyword, 0) !== 0) stop('unsupported-theory', keyword, `SGP4-XP (${keyword})`, 'SGP4');
  }
  const classification = (read('CLASSIFICATION_TYPE') ?? '').trim() || 'U';
  if (!isKnownClassification(classification)) {
    stop('unknown-classification', 'CLASSIFICATION_TYPE', classification, KNOWN_CLASSIFICATIONS.join(', '));
  }
  const timeSystem = read('TIME_SYSTEM') ?? 'UTC';
  if (timeSystem !== '' && !isConvertibleTimeSystem(timeSystem)) {
    stop('unsupported-time-system', 'TIME_SYSTEM', timeSystem, 'UTC');
  }
  const isUtc = timeSystem === '' || timeSystem.toUpperCase() === 'UTC';
  const readEpoch = isUtc ? (options.readUtc ?? epochReader('UTC')) : epochReader(timeSystem);
  const epochText = read('EPOCH') ?? stop('missing-keyword', 'EPOCH');
  const epochTaiS = readEpoch(epochText.includes('T') ? epochText : epochText.replace(' ', 'T'));
  if (epochTaiS === undefined) return stop('not-an-epoch', 'EPOCH', epochText);
  const frameEpoch = read('REF_FRAME_EPOCH') ?? '';
  if (frameEpoch !== '') {
    const axesTaiS = readEpoch(frameEpoch);
    if (axesTaiS === undefined) stop('not-an-epoch', 'REF_FRAME_EPOCH', frameEpoch);
    else if (!(Math.abs(axesTaiS - epochTaiS) <= SAME_EPOCH_S))
      stop('unsupported-frame', 'REF_FRAME_EPOCH', `TEME at ${frameEpoch}`, 'frame of date');
  }
  const noradId = number('NORAD_CAT_ID', options.mayLackNumber === true ? UNNUMBERED : undefined);
  if (!Number.isInteger(noradId) || noradId < 0 || noradId > 999_999_999) {
    stop('number-out-of-range', 'NORAD_CAT_ID', String(noradId), '0 to 999999999');
  }
  const eccentricity = within('ECCENTRICITY', 0, 1);
  if (eccentricity === 1) stop('number-out-of-range', 'ECCENTRICITY', '1', 'below 1');
  const meanMotionRevPerDay = number('MEAN_MOTION');
  if (!(meanMotionRevPerDay > 0)) stop('number-out-of-range', 'MEAN_MOTION', String(meanMotionRevPerDay), 'above 0');
  const name = read('OBJECT_NAME')?.trim() ?? '';
  const writtenType = read('OBJECT_TYPE') ?? read('USER_DEFINED_OBJECT_TYPE');
  const objectType = (writtenType === undefined ? undefined : objectTypeOf(writtenType)) ?? objectTypeOfName(name);
  const rcsM2 = parseNumber(read('RCS') ?? '');
  const covariance = covarianceOf(read, epochTaiS, stop);
  return {
    noradId,
    name,
    cosparId: read('OBJECT_ID') ?? '',
    epochTaiS,
    epochUtc: epochText,
    meanMotionRevPerDay,
    eccentricity,
    inclinationDeg: within('INCLINATION', 0, 180),
    raanDeg: number('RA_OF_ASC_NODE'),
    argPerigeeDeg: number('ARG_OF_PERICENTER'),
    meanAnomalyDeg: number('MEAN_ANOMALY'),
    bstar: number('BSTAR', 0),
    meanMotionDot: number('MEAN_MOTION_DOT', 0),
    meanMotionDdot: number('MEAN_MOTION_DDOT', 0),
    ephemerisType: type,
    classification: classification.toUpperCase(),
    elementSetNo: integerOf('ELEMENT_SET_NO'),
    revAtEpoch: integerOf('REV_AT_EPOCH'),
    ...(objectType === undefined ? {} : { objectType }),
    ...(rcsM2 > 0 ? { rcsM2 } : {}),
    ...(covariance === undefined ? {} : { covariance }),
  };
}

function covarianceOf(
  read: KeywordReader,
  epochTaiS: number,
  stop: (code: MessageFaultCode, keyword: string, value?: string, limit?: string) => never,
): StateCovariance | undefined {
  if ((read('CX_X') ?? '') === '') return undefined;
  const frameName = read('COV_REF_FRAME') || read('REF_FRAME') || 'TEME';
  const frame = covarianceFrameOf(frameName);
  if (frame === undefined) return stop('unsupported-frame', 'COV_REF_FRAME', frameName);
  const lower = COVARIANCE_KEYWORDS.map((keyword) => parseNumber(read(keyword) ?? ''));
  const bad = lower.findIndex((value) => Number.isNaN(value));
  if (bad >= 0) stop('covariance-incomplete', COVARIANCE_KEYWORDS[bad] ?? 'CX_X');
  if (!isPositive(lower)) stop('covariance-not-positive', 'CX_X');
  return { epochTaiS, frame, matrix: fullFromLower(lower, 1e6) };
}
