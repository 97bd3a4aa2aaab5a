import { type AlikeLines, alikeLines, type FigureColumn, type Layout, latin } from './alike.ts';
import { bestForesight, type Foresight, figuresOf, headsOf, keptOf, type ResidualPlanes } from './foresee.ts';
import { LINE_END, Line } from './token.ts';
import { writeAlike } from './write-alike.ts';

/** A text whose lines of figures are stored as residuals to a prediction from the lines before. */
export interface PackedText {
  /** Other text, after the layouts of the lines. Compressed as text. */
  readonly words: Uint8Array;
  /** Mostly small bytes: no two of them belong together, and only their frequencies matter for compression. */
  readonly figures: Uint8Array;
}

/** A run of lines: the number of bytes of other text before it, and its layout. */
interface Run extends Layout {
  readonly after: number;
  readonly count: number;
  readonly kept: readonly ColumnNote[];
}

interface PackedRun {
  readonly kept: readonly ColumnNote[];
  readonly pieces: readonly Uint8Array[];
}

interface ColumnNote extends Foresight {
  /** By a rate of 1, where it has one. */
  readonly step?: number | undefined;
  /** Bytes of each of its figures. */
  readonly planes: number;
}

interface Heading {
  readonly size: number;
  readonly runs: readonly Run[];
}

/** Fewer are not worth their layout, nor are shorter ones. */
const LEAST_LINES = 32;
const LEAST_LINE_BYTES = 32;
/** Number of shorter runs after which a text is not packed, and reading stops. */
const MOST_SHORT_RUNS = 1000;
/** Position and then velocity: distance between a column and the column of its rate. */
const RATE_AFTER = 3;
const BYTE = 256;
const INTEGER = 2 ** 32;
const HEAD_BYTES = 8;

/**
 * Packs a text of many lines of figures, as ephemerides are, byte for byte.
 *
 * Method   lines of equal layout are integers in columns. For each column the difference of the order with the smallest residuals is stored, for a position
 *          the residuals of its steps after its velocities (`foresee.ts`): for an orbit by the minute about 3 bytes a line of 100
 *
 * @returns undefined where there is no such run of lines
 *
 * Checked  byte for byte on made and published files and on broken ones (`pack.property.test.ts`)
 */
export function packFigureLines(text: Uint8Array): PackedText | undefined {
  const runs: Run[] = [];
  const otherTexts: Uint8Array[] = [];
  const planes: Uint8Array[] = [];
  const line = new Line(text);
  let otherStart = 0;
  let short = 0;
  for (let at = 0; at < text.length && short < MOST_SHORT_RUNS; ) {
    const lineEnd = text.indexOf(LINE_END, at);
    if (lineEnd < 0) break;
    if (lineEnd - at < LEAST_LINE_BYTES) {
      at = lineEnd + 1;
      continue;
    }
    const lines = alikeLines(line, at);
    if (lines === undefined) break;
    const run = lines.layout !== undefined && lines.count >= LEAST_LINES ? runOf(lines) : undefined;
    if (lines.figures.length > 0 && lines.count < LEAST_LINES) short++;
    if (run !== undefined) {
      runs.push({ ...lines.layout!, after: at - otherStart, count: lines.count, kept: run.kept });
      otherTexts.push(text.subarray(otherStart, at));
      planes.push(...run.pieces);
      otherStart = lines.end;
    }
    at = lines.end;
  }
  if (runs.length === 0) return undefined;
  const heading: Heading = { size: text.length, runs };
  const head = Uint8Array.from(`${JSON.stringify(heading)}\n`, (letter) => letter.charCodeAt(0));
  return { words: joined([head, ...otherTexts, text.subarray(otherStart)]), figures: joined(planes) };
}

/** The text whose `packFigureLines` it is. */
export function unpackFigureLines({ words, figures }: PackedText): Uint8Array {
  const headEnd = words.indexOf(LINE_END) + 1;
  const { size, runs } = JSON.parse(latin(words, 0, headEnd)) as Heading;
  const text = new Uint8Array(size);
  const source = new PlaneReader(figures);
  let from = headEnd;
  let at = 0;
  for (const run of runs) {
    text.set(words.subarray(from, from + run.after), at);
    from += run.after;
    at = writeAlike(run, run.count, figuresOfRun(run, source), text, at + run.after);
  }
  text.set(words.subarray(from), at);
  return text;
}

/** The last column first: the rate of a column is to its right. */
function runOf({ figures, layout }: AlikeLines): PackedRun | undefined {
  const steps = stepsOf(layout!.columns, figures);
  const columnNotes: ColumnNote[] = [];
  const pieces: Uint8Array[] = [];
  for (let k = figures.length - 1; k >= 0; k--) {
    const rate = steps[k] === undefined ? undefined : { figures: figures[k + RATE_AFTER]!, step: steps[k]! };
    const foresight = bestForesight(figures[k]!, rate);
    const column = keptOf(figures[k]!, foresight, rate);
    if (column === undefined) return undefined;
    const { planes, bytes } = planesOf(column);
    columnNotes.unshift({ ...foresight, ...(foresight.hasRate && { step: steps[k] }), planes });
    pieces.push(bytes);
  }
  return { kept: columnNotes, pieces };
}

/** Candidate rates of each column of figures: a step by a rate of 1, in units of the last digits. */
function stepsOf(columns: readonly FigureColumn[], figures: readonly Float64Array[]): readonly (number | undefined)[] {
  const figured = columns.filter(({ kind }) => kind !== 'word');
  const clock = figured.findIndex(({ kind }) => kind !== 'number');
  if (clock < 0) return [];
  const seconds = (figures[clock]![1]! - figures[clock]![0]!) / 10 ** figured[clock]!.decimals;
  return figured.map(({ kind, decimals }, k) => {
    const rate = figured[k + RATE_AFTER];
    return kind === 'number' && rate?.kind === 'number' ? seconds * 10 ** (decimals - rate.decimals) : undefined;
  });
}

function figuresOfRun({ kept: columnNotes, count }: Run, source: PlaneReader): readonly Float64Array[] {
  const figures: Float64Array[] = [];
  for (let k = columnNotes.length - 1; k >= 0; k--) {
    const { step, planes, ...foresight } = columnNotes[k]!;
    const rate = step === undefined ? undefined : { figures: figures[k + RATE_AFTER]!, step };
    figures[k] = figuresOf(source.read(headsOf(foresight), count, planes), foresight, rate);
  }
  return figures;
}

/** First figures as they are; of the others the lowest bytes of all, then the next, the sign in the lowest bit. */
function planesOf({ heads, residuals }: ResidualPlanes): { readonly planes: number; readonly bytes: Uint8Array } {
  let maximum = 0;
  for (let k = 0; k < residuals.length; k++) maximum = Math.max(maximum, unsigned(residuals[k]!));
  let planes = 0;
  for (let beyond = 1; maximum >= beyond; beyond *= BYTE) planes++;
  const bytes = new Uint8Array(heads.length * HEAD_BYTES + planes * residuals.length);
  const view = new DataView(bytes.buffer);
  heads.forEach((head, k) => void view.setFloat64(k * HEAD_BYTES, head));
  const begin = heads.length * HEAD_BYTES;
  for (let k = 0; k < residuals.length; k++) {
    const value = unsigned(residuals[k]!);
    let at = begin + k;
    // By integers of 32 bits, the lower of two first.
    const high = value < INTEGER ? 0 : Math.floor(value / INTEGER);
    let left = (high === 0 ? value : value - high * INTEGER) | 0;
    for (let plane = 0; plane < planes; plane++, at += residuals.length) {
      if (plane === 4) left = high;
      bytes[at] = left;
      left >>>= 8;
    }
  }
  return { planes, bytes };
}

class PlaneReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  read(heads: number, count: number, planes: number): ResidualPlanes {
    const view = new DataView(this.#bytes.buffer, this.#bytes.byteOffset + this.#at);
    const first = Float64Array.from({ length: heads }, (_, k) => view.getFloat64(k * HEAD_BYTES));
    const residuals = new Float64Array(count - heads);
    const begin = this.#at + heads * HEAD_BYTES;
    this.#at = begin;
    for (let plane = 0, unit = 1; plane < planes; plane++, unit *= BYTE)
      for (let k = 0; k < residuals.length; k++) residuals[k]! += this.#bytes[this.#at++]! * unit;
    if (planes === 0) return { heads: first, residuals: residuals };
    for (let k = 0; k < residuals.length; k++)
      residuals[k] = (this.#bytes[begin + k]! & 1) === 0 ? residuals[k]! / 2 : -(residuals[k]! + 1) / 2;
    return { heads: first, residuals: residuals };
  }
}

const unsigned = (value: number): number => (value >= 0 ? 2 * value : -2 * value - 1);

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}
