import type { FaultList } from '../fault/message-fault.ts';
import { type KvnLine, walkKvn } from '../notation/kvn.ts';
import { objectOfName } from '../value/ephemeris-name.ts';
import { COMMENT, type Field } from '../value/field.ts';
import { headerTime, stateTime } from '../value/itc-time.ts';
import { parseNumber } from '../value/number.ts';
import { closeMetadata, type OemDraft, segmentDraft } from './draft.ts';
import { firstOtherStep, ITC_SOURCE } from './itc.ts';
import { addState } from './state-text.ts';

/** Object of a file whose name does not state it. */
const UNKNOWN_VALUE = 'UNKNOWN';
const BLANKS = /[ \t]+/;
const HEADER_ENTRY = /([a-z_]+)[ \t]*:[ \t]*(.*?)(?=[ \t]+[a-z_]+[ \t]*:|$)/gi;
const ROWS = 3;
const COLUMNS = 7;

/**
 * Reads an ephemeris in Modified ITC (docs/models/messages) into the draft of an OEM: states in EME2000, each with its covariance in UVW,
 * which is RTN.
 *
 * @param fileName   says whose it is; the text does not
 */
export function readOemItc(text: string, fileName: string, faults: FaultList): OemDraft | undefined {
  const reader = new ItcReader(faults);
  walkKvn(text, faults, (line) => reader.take(line));
  return reader.close(fileName);
}

interface Entry {
  readonly value: string;
  readonly line: number;
}

/** A covariance while its lines come. */
interface Block {
  readonly line: number;
  readonly epoch: string;
  /** Undefined: its state was left out, and so is it. */
  readonly epochTaiS: number | undefined;
  readonly numbers: number[];
  readonly texts: string[];
  rows: number;
}

/** The state of a walk through Modified ITC. */
class ItcReader {
  private readonly faults: FaultList;
  private readonly header = new Map<string, Entry>();
  private readonly segment = segmentDraft(1);
  private isHeader = true;
  private block: Block | undefined;
  private lastLine = 0;

  constructor(faults: FaultList) {
    this.faults = faults;
    closeMetadata(this.segment);
  }

  /** False where no further line can be read. */
  take({ line, value, keyword }: KvnLine): boolean {
    this.lastLine = line;
    const comment = keyword === '' ? value : `${keyword}=${value}`;
    if (this.isHeader) return this.takeHeader(comment, line);
    const { block } = this;
    const parts = comment.split(BLANKS);
    // A longer line of digits than any covariance begins with: the next state.
    const isState = block === undefined || block.rows === ROWS || stateTime(parts[0]!) !== undefined;
    if (isState) {
      this.endBlock();
      this.takeState(parts, line);
    } else this.takeRow(block, parts, line);
    return true;
  }

  private takeHeader(text: string, line: number): boolean {
    if (text.toUpperCase() === 'UVW') {
      this.isHeader = false;
      return true;
    }
    const entries = [...text.matchAll(HEADER_ENTRY)];
    for (const [, name, value] of entries) this.header.set(name!.toLowerCase(), { value: value!.trim(), line });
    if (entries.length > 0) return true;
    const isFrame = /^[A-Z]+$/i.test(text);
    if (isFrame) this.faults.add('unsupported-frame', { line, keyword: 'UVW', value: text });
    else this.faults.add('missing-keyword', { line, keyword: 'UVW' });
    return false;
  }

  private takeState(parts: readonly string[], line: number): void {
    const epoch = stateTime(parts[0]!);
    const before = this.segment.epochs.length;
    if (epoch === undefined) this.faults.add('not-an-epoch', { line, value: parts[0], limit: '2026254014242.000' });
    else if (parts.length !== COLUMNS)
      this.faults.add('wrong-number-of-columns', { line, value: String(parts.length), limit: COLUMNS });
    else addState(this.segment, [epoch, ...parts.slice(1)].join(' '), line, undefined, this.faults);
    const epochTaiS = this.segment.epochsTaiS[before];
    this.block = { line: line + 1, epoch: epoch ?? '', epochTaiS, numbers: [], texts: [], rows: 0 };
  }

  private takeRow(block: Block, parts: readonly string[], line: number): void {
    block.rows += 1;
    const numbers = parts.map(parseNumber);
    const bad = numbers.findIndex(Number.isNaN);
    if (parts.length !== COLUMNS)
      this.faults.add('wrong-number-of-columns', { line, value: String(parts.length), limit: COLUMNS });
    else if (bad >= 0) this.faults.add('not-a-number', { line, value: parts[bad] });
    else {
      block.numbers.push(...numbers);
      block.texts.push(...parts);
    }
  }

  private endBlock(): void {
    const { block } = this;
    this.block = undefined;
    if (block === undefined) return;
    if (block.rows < ROWS) {
      this.faults.add('covariance-incomplete', { line: block.line, value: String(block.rows), limit: ROWS });
    } else if (block.epochTaiS !== undefined && block.numbers.length === ROWS * COLUMNS) {
      this.segment.covariances.push({
        line: block.line,
        comments: [],
        epoch: block.epoch,
        epochTaiS: block.epochTaiS,
        frame: 'RTN',
        lowerTriangleKm: Float64Array.from(block.numbers),
        text: block.texts.join(' '),
      });
    }
  }

  close(fileName: string): OemDraft | undefined {
    const { faults, header, segment, lastLine } = this;
    if (this.isHeader) {
      if (faults.faults.length === 0) faults.add('truncated', { line: lastLine, keyword: 'UVW' });
      return undefined;
    }
    if (this.block !== undefined && this.block.rows < ROWS) {
      faults.add('truncated', { line: lastLine, keyword: `covariance at ${this.block.epoch}` });
      this.block = undefined;
    }
    this.endBlock();
    const created = this.timeOf('created');
    const start = this.timeOf('ephemeris_start');
    const stop = this.timeOf('ephemeris_stop');
    this.checkSteps();
    if (created === undefined || start === undefined || stop === undefined) return undefined;
    const field = (keyword: string, value: string, line = 0): Field => ({ keyword, value, line });
    const { noradId, name } = objectOfName(fileName) ?? {};
    segment.line = start.line;
    segment.fields = [
      field('OBJECT_NAME', name ?? UNKNOWN_VALUE),
      field('OBJECT_ID', noradId === undefined ? UNKNOWN_VALUE : String(noradId)),
      field('CENTER_NAME', 'EARTH'),
      field('REF_FRAME', 'EME2000'),
      field('TIME_SYSTEM', 'UTC'),
      field('START_TIME', start.value, start.line),
      field('STOP_TIME', stop.value, stop.line),
    ];
    const source = header.get(ITC_SOURCE);
    return {
      version: '2.0',
      versionLine: 1,
      header: [
        ...(source === undefined ? [] : [field(COMMENT, `${ITC_SOURCE}: ${source.value}`, source.line)]),
        field('CREATION_DATE', created.value, created.line),
        field('ORIGINATOR', UNKNOWN_VALUE),
      ],
      segments: [segment],
    };
  }

  /** A time of the header as an OEM has it. */
  private timeOf(keyword: string): Entry | undefined {
    const entry = this.header.get(keyword);
    const value = entry && headerTime(entry.value);
    if (entry === undefined) this.faults.add('missing-keyword', { line: 1, keyword });
    else if (value === undefined)
      this.faults.add('not-an-epoch', {
        line: entry.line,
        keyword,
        value: entry.value,
        limit: '2026-09-11 01:42:42 UTC',
      });
    return entry && value !== undefined ? { value, line: entry.line } : undefined;
  }

  /** That states are as far apart as the header says: where they are not, one is missing. */
  private checkSteps(): void {
    const keyword = 'step_size';
    const entry = this.header.get(keyword);
    if (entry === undefined) {
      this.faults.add('missing-keyword', { line: 1, keyword });
      return;
    }
    const { value, line } = entry;
    const stepS = parseNumber(value);
    if (Number.isNaN(stepS)) this.faults.add('not-a-number', { line, keyword, value });
    else if (!(stepS > 0)) this.faults.add('number-out-of-range', { line, keyword, value, limit: 'above 0' });
    else {
      const { epochsTaiS, epochs, stateLines } = this.segment;
      const at = firstOtherStep(epochsTaiS, stepS);
      if (at > 0)
        this.faults.add('wrong-step', { line: stateLines[at], keyword, value: epochs[at], limit: `${value} s` });
    }
  }
}
