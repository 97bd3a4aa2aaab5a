import type { MeanElements } from '@keepout/astro/nouns';
import { fail, ok, type Result } from '@keepout/units/result';
import { type FaultPlace, type MessageFault, type MessageFaultCode, messageFault } from '../fault/message-fault.ts';
import { withLineFeeds } from '../notation/kvn.ts';
import { printable, shownCharacter, withPlainBlanks } from '../notation/printable.ts';
import { isBinary } from '../notation/text-kind.ts';
import { isKnownClassification, KNOWN_CLASSIFICATIONS } from '../value/classification.ts';
import { decimalIn } from '../value/number.ts';
import { objectTypeOfName } from '../value/object-type.ts';
import { parseAlpha5 } from './alpha5.ts';
import { checksumOf, exponentialIn } from './columns.ts';
import { type TleEpoch, tleEpochReader } from './epoch.ts';
import { FIXED_IN_LINE_1, FIXED_IN_LINE_2, type FixedCharacter, shiftedColumn } from './layout.ts';

/** The three lines of one element set and the position of the first numbered line in its text. */
export interface TleLines {
  /** Name as written, without a leading "0 "; empty in two-line sets. */
  readonly name: string;
  readonly line1: string;
  readonly line2: string;
  readonly lineNumber1: number;
  readonly lineNumber2: number;
}

type TleResult = Result<MeanElements, MessageFault>;

/** Column of the last element; the checksum column may be absent. */
const SHORTEST_LINE = 63;
/** Columns of a line with its checksum. */
const WHOLE_LINE = 69;

/**
 * Reads one element set of two lines, or three with a name in front.
 *
 * Method   Spacetrack Report 3 columns; Alpha-5 numbers; docs/models/messages
 * Assumes  an absent checksum column is no fault where both lines are without, a wrong checksum is
 * @returns ok: MeanElements in the units of the OMM | fault: "missing-line" | "wrong-line-number" | "wrong-line-length"
 *          | "columns-shifted" | "wrong-checksum" | "catalogue-number-mismatch" | "not-a-number" | "not-an-epoch"
 *          | "number-out-of-range" | "unsupported-ephemeris-type"
 */
export function readTle(text: string): TleResult {
  if (isBinary(text)) return fail(messageFault('not-text'));
  const lines = withLineFeeds(withPlainBlanks(text)).split('\n');
  const first = lines.findIndex((line) => line.startsWith('1 '));
  const line1 = lines[first];
  if (line1 === undefined) return fail(messageFault('missing-line', { line: 1, value: lines[0], limit: 'line 1' }));
  const line2 = lines[first + 1] ?? '';
  const name = first > 0 ? tleName(lines[first - 1] ?? '') : '';
  return tleReader()({
    name,
    line1: line1.trimEnd(),
    line2: line2.trimEnd(),
    lineNumber1: first + 1,
    lineNumber2: first + 2,
  });
}

/** The name on a name line: without a leading "0 ", blanks and characters that no notation can carry. */
export function tleName(line: string): string {
  const name = printable(line).trim();
  if (name === '0') return '';
  return name.startsWith('0 ') ? name.slice(2).trim() : name;
}

/** A reader of many element sets, which remembers the days it has looked up. */
export function tleReader(): (lines: TleLines) => TleResult {
  const readEpoch = tleEpochReader();
  return (lines) => {
    const fault =
      checkLine(lines.line1, '1', FIXED_IN_LINE_1, lines.lineNumber1) ??
      checkLine(lines.line2, '2', FIXED_IN_LINE_2, lines.lineNumber2) ??
      checkLengths(lines);
    if (fault !== undefined) return fail(fault);
    const epoch = readEpoch(lines.line1);
    const place = { line: lines.lineNumber1, keyword: 'EPOCH', value: lines.line1.slice(18, 32) };
    return epoch === undefined ? fail(messageFault('not-an-epoch', place)) : elementsOf(lines, epoch);
  };
}

function checkLine(
  line: string,
  number: '1' | '2',
  fixed: readonly FixedCharacter[],
  lineNumber: number,
): MessageFault | undefined {
  if (line === '') return messageFault('missing-line', { line: lineNumber, limit: `line ${number}` });
  if (line.charAt(0) !== number || line.charAt(1) !== ' ') {
    return messageFault('wrong-line-number', { line: lineNumber, value: line, limit: number });
  }
  if (line.length < SHORTEST_LINE || (line.length > WHOLE_LINE && line.charAt(WHOLE_LINE) !== ' ')) {
    return messageFault('wrong-line-length', { line: lineNumber, value: String(line.length), limit: WHOLE_LINE });
  }
  const shifted = shiftedColumn(line, fixed);
  if (shifted !== undefined) {
    return messageFault('columns-shifted', {
      line: lineNumber,
      value: shownCharacter(line.charAt(shifted)),
      limit: shifted + 1,
    });
  }
  if (!hasChecksum(line)) return undefined;
  const checksumCode = line.charCodeAt(WHOLE_LINE - 1);
  if (!(checksumCode >= 48 && checksumCode <= 57)) {
    return messageFault('wrong-checksum', { line: lineNumber, value: line.charAt(WHOLE_LINE - 1) });
  }
  const sum = checksumOf(line);
  if (sum === checksumCode - 48) return undefined;
  return messageFault('wrong-checksum', { line: lineNumber, value: line.charAt(WHOLE_LINE - 1), limit: sum });
}

function hasChecksum(line: string): boolean {
  return line.length >= WHOLE_LINE && line.charAt(WHOLE_LINE - 1) !== ' ';
}

/**
 * Checksums are written on both lines or on neither. A line without checksum next to a line with one has lost a character,
 * and not always the last: where a digit of the mean motion is lost, all columns look well.
 */
function checkLengths({ line1, line2, lineNumber1, lineNumber2 }: TleLines): MessageFault | undefined {
  if (hasChecksum(line1) === hasChecksum(line2)) return undefined;
  const [line, lineNumber] = hasChecksum(line1) ? [line2, lineNumber2] : [line1, lineNumber1];
  const value = String(line.slice(0, WHOLE_LINE).trimEnd().length);
  return messageFault('wrong-line-length', { line: lineNumber, value, limit: WHOLE_LINE });
}

function elementsOf(lines: TleLines, epoch: TleEpoch): TleResult {
  const { line1, line2, lineNumber1, lineNumber2 } = lines;
  const noradId = parseAlpha5(line1.slice(2, 7));
  const refuse = (code: MessageFaultCode, place: FaultPlace): TleResult => fail(messageFault(code, place));
  if (Number.isNaN(noradId)) {
    return refuse('not-a-number', { line: lineNumber1, keyword: 'NORAD_CAT_ID', value: line1.slice(2, 7) });
  }
  if (parseAlpha5(line2.slice(2, 7)) !== noradId) {
    return refuse('catalogue-number-mismatch', {
      line: lineNumber2,
      value: line2.slice(2, 7),
      limit: line1.slice(2, 7),
    });
  }
  const objectType = objectTypeOfName(lines.name);
  const elements: MeanElements = {
    noradId,
    name: lines.name,
    cosparId: cosparId(line1.slice(9, 17).trim()),
    epochTaiS: epoch.epochTaiS,
    epochUtc: epoch.epochUtc,
    meanMotionRevPerDay: decimalIn(line2, 52, 63, 0),
    eccentricity: decimalIn(line2, 26, 33, 7),
    inclinationDeg: decimalIn(line2, 8, 16, 0),
    raanDeg: decimalIn(line2, 17, 25, 0),
    argPerigeeDeg: decimalIn(line2, 34, 42, 0),
    meanAnomalyDeg: decimalIn(line2, 43, 51, 0),
    bstar: exponentialIn(line1, 53),
    meanMotionDot: decimalIn(line1, 33, 43, 0),
    meanMotionDdot: exponentialIn(line1, 44),
    ephemerisType: decimalIn(line1, 62, 63, 0),
    classification: line1.charAt(7) === ' ' ? 'U' : line1.charAt(7),
    elementSetNo: decimalIn(line1, 64, 68, 0),
    revAtEpoch: decimalIn(line2, 63, 68, 0),
    ...(objectType === undefined ? {} : { objectType }),
  };
  return checkElements(elements, lines);
}

/** Characters that cannot be in the columns of a number, whose first column is the sign: a `1` changed to a minus has the same checksum. */
const FOREIGN = { signed: /^[1-9]|^.{1,5}[-+]/, unsigned: /[-+]/, count: /[-+.]/ } as const;

/** Columns of the elements: property, keyword, line, from, to, kind of number. */
const COLUMNS: readonly (readonly [keyof MeanElements, string, 1 | 2, number, number, keyof typeof FOREIGN])[] = [
  ['meanMotionRevPerDay', 'MEAN_MOTION', 2, 52, 63, 'unsigned'],
  ['eccentricity', 'ECCENTRICITY', 2, 26, 33, 'unsigned'],
  ['inclinationDeg', 'INCLINATION', 2, 8, 16, 'unsigned'],
  ['raanDeg', 'RA_OF_ASC_NODE', 2, 17, 25, 'unsigned'],
  ['argPerigeeDeg', 'ARG_OF_PERICENTER', 2, 34, 42, 'unsigned'],
  ['meanAnomalyDeg', 'MEAN_ANOMALY', 2, 43, 51, 'unsigned'],
  ['bstar', 'BSTAR', 1, 53, 61, 'signed'],
  ['meanMotionDot', 'MEAN_MOTION_DOT', 1, 33, 43, 'signed'],
  ['meanMotionDdot', 'MEAN_MOTION_DDOT', 1, 44, 52, 'signed'],
  ['ephemerisType', 'EPHEMERIS_TYPE', 1, 62, 63, 'count'],
  ['elementSetNo', 'ELEMENT_SET_NO', 1, 64, 68, 'count'],
  ['revAtEpoch', 'REV_AT_EPOCH', 2, 63, 68, 'count'],
];

/** Elements without which SGP4 gives another orbit, in columns without a point that has to be there. */
const NEVER_BLANK: readonly string[] = ['ECCENTRICITY', 'BSTAR'];

function checkElements(elements: MeanElements, lines: TleLines): TleResult {
  for (const [property, keyword, number, from, to, kind] of COLUMNS) {
    const value = (number === 1 ? lines.line1 : lines.line2).slice(from, to);
    const line = number === 1 ? lines.lineNumber1 : lines.lineNumber2;
    if (NEVER_BLANK.includes(keyword) && value.trim() === '')
      return fail(messageFault('empty-value', { line, keyword }));
    if (!Number.isNaN(elements[property]) && !FOREIGN[kind].test(value)) continue;
    return fail(messageFault('not-a-number', { line, keyword, value }));
  }
  const outside = (keyword: string, value: number, limit: string): TleResult =>
    fail(messageFault('number-out-of-range', { line: lines.lineNumber2, keyword, value: String(value), limit }));
  if (!(elements.meanMotionRevPerDay > 0)) return outside('MEAN_MOTION', elements.meanMotionRevPerDay, 'above 0');
  if (elements.inclinationDeg > 180) return outside('INCLINATION', elements.inclinationDeg, '0 to 180');
  if (!isKnownClassification(elements.classification)) {
    const place = { line: lines.lineNumber1, keyword: 'CLASSIFICATION_TYPE', value: elements.classification };
    return fail(messageFault('unknown-classification', { ...place, limit: KNOWN_CLASSIFICATIONS.join(', ') }));
  }
  if (elements.ephemerisType === 4) {
    const place = { line: lines.lineNumber1, keyword: 'EPHEMERIS_TYPE', value: '4', limit: '0' };
    return fail(messageFault('unsupported-ephemeris-type', place));
  }
  return ok(elements);
}

/** `98067A` is 1998-067A; anything that is not year, launch and piece stays as written. */
function cosparId(text: string): string {
  if (!/^\d{5}[A-Z]{0,3}$/.test(text)) return text;
  const year = Number(text.slice(0, 2));
  return `${String(year < 57 ? 2000 + year : 1900 + year)}-${text.slice(2)}`;
}
