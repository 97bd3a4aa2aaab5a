import { type Line, powerOfTen, type Token, type TokenKind } from './token.ts';

/** How a column of lines of figures is written. */
export interface FigureColumn {
  /** A word is the same in all lines. */
  readonly kind: TokenKind;
  /** Reference of the column: a number of spaces before it, or its start or end in the line. */
  readonly place: 'gap' | 'begin' | 'end';
  readonly at: number;
  /** Digits behind the point, at most. */
  readonly decimals: number;
  /** Smallest number of decimals when trailing zeros are dropped; absent: all decimals. */
  readonly leastDecimals?: number;
  /** Epochs count from here, seconds. */
  readonly since?: number;
  /** The word, or the text after an epoch. */
  readonly word: string;
}

/** How lines are written that are alike. */
export interface Layout {
  readonly columns: readonly FigureColumn[];
  /** Between the last column and the end of the line. */
  readonly tail: string;
}

/** Lines one behind the other that are alike. */
export interface AlikeLines {
  readonly count: number;
  /** Behind the last of them. */
  readonly end: number;
  /** Absent where their figures have no common layout. */
  readonly layout?: Layout;
  /** Values of each column of numbers: integers, in units of its last decimal. */
  readonly figures: readonly Float64Array[];
}

/** Beyond it differences of figures are not exact. */
const LARGEST = 2 ** 51;

/** As many lines as are alike, from a place on; undefined where no line ends behind it. */
export function alikeLines(line: Line, start: number): AlikeLines | undefined {
  const { text: bytes } = line;
  if (!line.read(start)) return undefined;
  const first = line.tokens.slice(0, line.length);
  if (!first.some(({ kind }) => kind === 'number')) return { count: 1, end: line.end + 1, figures: [] };
  const tail = latin(bytes, line.tail, line.end);
  const drafts = first.map((token, k) => new Draft(token, bytes, start, k === 0 ? start : first[k - 1]!.end));
  let count = 0;
  let begin = start;
  do {
    for (let k = 0; k < drafts.length; k++)
      drafts[k]!.add(line.tokens[k]!, begin, k === 0 ? begin : line.tokens[k - 1]!.end);
    count++;
    begin = line.end + 1;
  } while (line.read(begin) && isAlike(line, drafts, bytes) && latin(bytes, line.tail, line.end) === tail);
  const columns = drafts.map((draft) => draft.column());
  const figures = drafts.flatMap((draft) => (draft.kind === 'word' ? [] : [draft.figures()]));
  const isPlain = columns.every((column) => column !== undefined) && figures.every(isExact);
  return { count, end: begin, ...(isPlain && { layout: { columns, tail } }), figures };
}

function isExact(figures: Float64Array): boolean {
  for (let k = 0; k < figures.length; k++) if (!(Math.abs(figures[k]!) <= LARGEST)) return false;
  return true;
}

function isAlike({ length, tokens }: Line, drafts: readonly Draft[], bytes: Uint8Array): boolean {
  if (length !== drafts.length) return false;
  for (let k = 0; k < length; k++) if (!drafts[k]!.isOf(tokens[k]!, bytes)) return false;
  return true;
}

/** A letter for each byte. */
export function latin(bytes: Uint8Array, begin: number, end: number): string {
  let text = '';
  for (let at = begin; at < end; at++) text += String.fromCharCode(bytes[at]!);
  return text;
}

/** A column, line by line. */
class Draft {
  readonly kind: TokenKind;
  readonly #word: string;
  readonly #since: number;
  #figures = new Float64Array(LEAST_ROOM);
  #count = 0;
  /** Decimals of each line; created when the first line differs from those before it. */
  #decimals: Uint8Array | undefined;
  #least: number;
  #most: number;
  /** Most decimals of a number whose last is zero. */
  #zeros = 0;
  #gap: number;
  #begin: number;
  #end: number;

  constructor(token: Token, bytes: Uint8Array, lineBegin: number, gapBegin: number) {
    const { kind, isZulu, begin, end, decimals, seconds } = token;
    this.kind = kind;
    this.#since = seconds;
    this.#word = kind === 'word' ? latin(bytes, begin, end) : isZulu ? 'Z' : '';
    this.#least = decimals;
    this.#most = decimals;
    this.#gap = begin - gapBegin;
    this.#begin = begin - lineBegin;
    this.#end = end - lineBegin;
  }

  isOf(token: Token, bytes: Uint8Array): boolean {
    if (token.kind !== this.kind) return false;
    if (token.kind === 'word') return latin(bytes, token.begin, token.end) === this.#word;
    return token.isZulu === (this.#word !== '');
  }

  add(token: Token, lineBegin: number, gapBegin: number): void {
    const { figure, decimals, begin, end } = token;
    if (begin - gapBegin !== this.#gap) this.#gap = NOWHERE;
    if (begin - lineBegin !== this.#begin) this.#begin = NOWHERE;
    if (end - lineBegin !== this.#end) this.#end = NOWHERE;
    if (this.#count === this.#figures.length) this.#grow();
    if (this.kind === 'word') return;
    if (token.isRound && decimals > this.#zeros) this.#zeros = decimals;
    if (decimals !== this.#most || this.#decimals !== undefined) this.#note(decimals);
    this.#figures[this.#count++] =
      this.kind === 'number' ? figure : (token.seconds - this.#since) * powerOfTen(decimals) + figure;
  }

  /** Undefined where no rule describes how all its lines are written. */
  column(): FigureColumn | undefined {
    const place = PLACES.find((name) => this.#at(name) !== NOWHERE);
    const isShort = this.#least < this.#most;
    if (place === undefined || (isShort && this.#zeros > this.#least)) return undefined;
    return {
      kind: this.kind,
      place,
      at: this.#at(place),
      decimals: this.#most,
      ...(isShort && { leastDecimals: this.#least }),
      ...(this.kind !== 'word' && this.kind !== 'number' && { since: this.#since }),
      word: this.#word,
    };
  }

  figures(): Float64Array {
    const figures = this.#figures.subarray(0, this.#count);
    this.#decimals?.subarray(0, this.#count).forEach((decimals, k) => {
      figures[k]! *= powerOfTen(this.#most - decimals);
    });
    return figures;
  }

  #at(place: FigureColumn['place']): number {
    return place === 'gap' ? this.#gap : place === 'begin' ? this.#begin : this.#end;
  }

  #grow(): void {
    const { length } = this.#figures;
    const figures = new Float64Array(2 * length);
    figures.set(this.#figures);
    this.#figures = figures;
    if (this.#decimals === undefined) return;
    const decimals = new Uint8Array(2 * length);
    decimals.set(this.#decimals);
    this.#decimals = decimals;
  }

  #note(decimals: number): void {
    this.#decimals ??= new Uint8Array(this.#figures.length).fill(this.#most);
    this.#decimals[this.#count] = decimals;
    this.#least = Math.min(this.#least, decimals);
    this.#most = Math.max(this.#most, decimals);
  }
}

const LEAST_ROOM = 16;
/** Layout of a column whose place differs between lines. */
const NOWHERE = -1;
const PLACES = ['gap', 'begin', 'end'] as const;
