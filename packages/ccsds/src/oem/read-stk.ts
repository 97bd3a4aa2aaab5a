import { formatUtcZ } from '@keepout/astro/epoch';
import type { FaultList } from '../fault/message-fault.ts';
import { type KvnLine, walkKvn } from '../notation/kvn.ts';
import { objectOfName } from '../value/ephemeris-name.ts';
import type { Field } from '../value/field.ts';
import { MAX_INTERPOLATION_DEGREE } from '../value/interpolation.ts';
import { parseInteger, parseNumber } from '../value/number.ts';
import { epochReader } from '../value/time-system.ts';
import { closeMetadata, type OemDraft, type SegmentDraft, segmentDraft } from './draft.ts';
import { pushState } from './state-text.ts';

/** Metadata that no STK ephemeris states: its object, unless its name does, and its originator. */
const UNKNOWN_VALUE = 'UNKNOWN';
const BLANKS = /[ \t]+/;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const SCENARIO_EPOCH = /^(\d{1,2})[ \t]+([a-z]{3})[ \t]+(\d{4})[ \t]+(\d\d:\d\d:\d\d(?:\.\d*)?)$/i;
/** 0.1 microsecond, the resolution of an epoch. */
const EPOCH_DIGITS = 7;
const STATE_SIZE = 6;
const TERMS = 21;

/** Keywords of the head, in lower case; keywords without a value here do not affect the states. */
const KEYWORDS: readonly string[] = [
  ...['scenarioepoch', 'centralbody', 'coordinatesystem', 'distanceunit', 'timeformat', 'timescale'],
  ...['interpolationmethod', 'interpolationsamplesm1', 'interpolationorder', 'numberofephemerispoints'],
  ...['covarianceformat', 'covariancecoordinatesystem', 'numberofcovariancepoints', 'covarianceinterpolationmethod'],
  ...[
    'coordinatesystemepoch',
    'computevelocity',
    'smoothdata',
    'blockingfactor',
    'messagelevel',
    'trendingcontrolstep',
  ],
];
/** Numbers of a state behind its time, by the keyword that opens the table. */
const STATE_TABLES: ReadonlyMap<string, number> = new Map(
  Object.entries({ ephemeristimeposvel: 6, ephemeristimeposvelacc: 9 }),
);
/** Coordinate systems that an OEM calls otherwise; others keep their name. */
const FRAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    j2000: 'EME2000',
    icrf: 'GCRF',
    fixed: 'ITRF',
    trueofdate: 'TOD',
    temeofdate: 'TEME',
  }),
);
const METRES: Readonly<Record<string, number>> = { meters: 1, m: 1, kilometers: 1000, km: 1000 };

/**
 * Reads an STK ephemeris (`.e`; docs/models/messages) into the draft of an OEM: a segment between two boundaries, times in UTC, km.
 *
 * @param fileName   may say whose it is; the text does not
 */
export function readOemStk(text: string, fileName: string, faults: FaultList): OemDraft | undefined {
  const reader = new StkReader(faults);
  walkKvn(text, faults, (line) => reader.take(line));
  return reader.close(fileName);
}

interface Entry {
  readonly value: string;
  readonly line: number;
}

interface Row {
  readonly line: number;
  readonly numbers: readonly number[];
}

/** The state of a walk through an STK ephemeris. */
class StkReader {
  private readonly faults: FaultList;
  private readonly head = new Map<string, Entry>();
  private readonly boundariesS: number[] = [];
  private readonly states: Row[] = [];
  private readonly covariances: Row[] = [];
  private part: 'head' | 'boundaries' | 'ignored' | 'states' | 'covariances' | 'end' = 'head';
  private columns = 0;
  private pending: { readonly line: number; readonly numbers: number[] } | undefined;
  private lastLine = 0;

  constructor(faults: FaultList) {
    this.faults = faults;
  }

  /** False where no further line can be read. */
  take({ line, value, keyword }: KvnLine): boolean {
    const lineText = keyword === '' ? value : `${keyword}=${value}`;
    if (lineText.startsWith('#')) return true;
    this.lastLine = line;
    const [first = '', ...otherWords] = lineText.split(BLANKS);
    const word = first.toLowerCase();
    if (/^[a-z]/.test(word) && this.part !== 'ignored') return this.takeWord(word, otherWords, lineText, line);
    if (word === 'end') this.part = 'head';
    else if (this.part === 'boundaries') this.boundariesS.push(...this.numbersOf([first, ...otherWords], line));
    else if (this.part === 'states') this.takeState([first, ...otherWords], line);
    else if (this.part === 'covariances') this.takeTerms([first, ...otherWords], line);
    else if (this.part !== 'ignored') this.faults.add('malformed-line', { line, value: lineText });
    return true;
  }

  private takeWord(word: string, furtherWords: readonly string[], rawText: string, line: number): boolean {
    const { faults } = this;
    const subject = furtherWords[0]?.toLowerCase();
    const columns = STATE_TABLES.get(word);
    if (word.startsWith('stk.v.') || (word === 'begin' && subject === 'ephemeris')) return true;
    if (word === 'end') {
      this.part = subject === 'ephemeris' ? 'end' : 'head';
      return this.part !== 'end';
    }
    if (word === 'begin') this.part = subject === 'segmentboundarytimes' ? 'boundaries' : 'ignored';
    else if (columns !== undefined) {
      this.part = 'states';
      this.columns = columns;
    } else if (word === 'covariancetimeposvel') this.part = 'covariances';
    else if (word.startsWith('ephemeris') || word.startsWith('covariancetime') || word.startsWith('stateerror')) {
      const limit = 'EphemerisTimePosVel, EphemerisTimePosVelAcc, CovarianceTimePosVel';
      faults.add('value-not-allowed', { line, keyword: 'BEGIN Ephemeris', value: rawText, limit });
      return false;
    } else if (!KEYWORDS.includes(word)) faults.add('unknown-keyword', { line, keyword: rawText.split(BLANKS)[0] });
    else if (this.head.has(word)) faults.add('duplicate-keyword', { line, keyword: rawText.split(BLANKS)[0] });
    else this.head.set(word, { value: furtherWords.join(' '), line });
    return true;
  }

  private numbersOf(texts: readonly string[], line: number): number[] {
    const numbers = texts.map(parseNumber);
    const bad = numbers.findIndex(Number.isNaN);
    if (bad >= 0) this.faults.add('not-a-number', { line, value: texts[bad] });
    return bad >= 0 ? [] : numbers;
  }

  private takeState(texts: readonly string[], line: number): void {
    const limit = this.columns + 1;
    if (texts.length !== limit)
      this.faults.add('wrong-number-of-columns', { line, value: String(texts.length), limit });
    else {
      const numbers = this.numbersOf(texts, line);
      if (numbers.length > 0) this.states.push({ line, numbers });
    }
  }

  /** The time and the terms of a covariance are on one line or on several. */
  private takeTerms(texts: readonly string[], line: number): void {
    this.pending ??= { line, numbers: [] };
    const { numbers } = this.pending;
    numbers.push(...this.numbersOf(texts, line));
    if (numbers.length > TERMS + 1)
      this.faults.add('wrong-number-of-columns', { line, value: String(numbers.length), limit: TERMS + 1 });
    if (numbers.length <= TERMS) return;
    this.covariances.push(this.pending);
    this.pending = undefined;
  }

  close(fileName: string): OemDraft | undefined {
    const { faults, lastLine } = this;
    const cut = this.part === 'end' ? undefined : 'END Ephemeris';
    const declared = parseInteger(this.valueOf('numberofephemerispoints') ?? '');
    const isShort = declared > this.states.length;
    if (faults.faults.length === 0 && (cut !== undefined || isShort))
      faults.add('truncated', { line: lastLine, keyword: cut ?? 'NumberOfEphemerisPoints' });
    if (this.pending !== undefined)
      faults.add('covariance-incomplete', {
        line: this.pending.line,
        value: String(this.pending.numbers.length),
        limit: TERMS + 1,
      });
    const epochTaiS = this.scenarioEpochTaiS();
    const unitM = this.choiceOf('distanceunit', 'DistanceUnit', METRES, 1);
    const isEpochSeconds = this.choiceOf('timeformat', 'TimeFormat', { epsec: 1 }, 1);
    const isAtomic = this.choiceOf('timescale', 'TimeScale', { tai: 1 }, 1);
    const isLower = this.choiceOf(
      'covarianceformat',
      'CovarianceFormat',
      { lowertriangular: 1, uppertriangular: 0 },
      1,
    );
    const isKnown = [epochTaiS, unitM, isEpochSeconds, isAtomic, isLower].every((value) => value !== undefined);
    if (!isKnown || this.states.length === 0) {
      if (isKnown && faults.faults.length === 0) faults.add('no-states', { line: lastLine });
      return undefined;
    }
    const timeOf = (seconds: number): string => formatUtcZ(epochTaiS! + seconds, EPOCH_DIGITS).replace(/Z$/, '');
    const unitKm = unitM! / 1000;
    const segments = this.runs().map((run) => this.segmentOf(run, timeOf, unitKm));
    this.placeCovariances(segments, timeOf, unitKm, isLower === 1);
    for (const segment of segments) segment.fields = this.metadataOf(segment, fileName);
    const created = segments[0]!.epochs[0]!;
    return {
      version: '2.0',
      versionLine: 1,
      header: [field('CREATION_DATE', created), field('ORIGINATOR', UNKNOWN_VALUE)],
      segments,
    };
  }

  private valueOf(keyword: string): string | undefined {
    return this.head.get(keyword)?.value;
  }

  /** Value of a keyword with few allowed values; undefined for another value, which is reported. */
  private choiceOf(
    key: string,
    keyword: string,
    choices: Readonly<Record<string, number>>,
    usual: number,
  ): number | undefined {
    const entry = this.head.get(key);
    if (entry === undefined) return usual;
    const { value, line } = entry;
    const lower = value.toLowerCase();
    if (Object.hasOwn(choices, lower)) return choices[lower];
    this.faults.add('value-not-allowed', { line, keyword, value, limit: Object.keys(choices).join(', ') });
    return undefined;
  }

  private scenarioEpochTaiS(): number | undefined {
    const keyword = 'ScenarioEpoch';
    const entry = this.head.get('scenarioepoch');
    if (entry === undefined) {
      if (this.faults.faults.length === 0) this.faults.add('missing-keyword', { line: 1, keyword });
      return undefined;
    }
    const [, day, month, year, clock] = SCENARIO_EPOCH.exec(entry.value) ?? [];
    const ofYear = MONTHS.indexOf(month?.toLowerCase() ?? '') + 1;
    const text = `${year}-${String(ofYear).padStart(2, '0')}-${day?.padStart(2, '0')}T${clock}`;
    const epochTaiS = ofYear > 0 ? epochReader('UTC')(text) : undefined;
    if (epochTaiS === undefined)
      this.faults.add('not-an-epoch', { ...entry, keyword, limit: '12 Jan 2007 00:00:00.000' });
    return epochTaiS;
  }

  /** The states between boundaries; a state on a boundary, once or twice, ends a run and begins the next. */
  private runs(): Row[][] {
    const runs: Row[][] = [[]];
    this.states.forEach((state, at) => {
      const run = runs.at(-1)!;
      run.push(state);
      const timeS = state.numbers[0]!;
      const next = this.states[at + 1];
      if (run.length < 2 || next === undefined || !this.boundariesS.includes(timeS)) return;
      runs.push(next.numbers[0] === timeS ? [] : [state]);
    });
    return runs;
  }

  private segmentOf(run: readonly Row[], timeOf: (seconds: number) => string, unitKm: number): SegmentDraft {
    const segment = segmentDraft(run[0]!.line);
    closeMetadata(segment);
    for (const { line, numbers } of run) {
      const epoch = timeOf(numbers[0]!);
      const values = numbers.slice(1).map((value) => inUnit(value, unitKm));
      pushState(segment, epoch, segment.readEpoch(epoch)!, values, values.join(' '), line);
    }
    return segment;
  }

  private placeCovariances(
    segments: readonly SegmentDraft[],
    timeOf: (seconds: number) => string,
    unitKm: number,
    isLower: boolean,
  ): void {
    const name = this.valueOf('covariancecoordinatesystem');
    const frame = name === undefined ? undefined : frameNameOf(name);
    for (const { line, numbers } of this.covariances) {
      const epoch = timeOf(numbers[0]!);
      const epochTaiS = segments[0]!.readEpoch(epoch)!;
      const segment = segments.findLast(({ epochsTaiS }) => epochsTaiS[0]! <= epochTaiS) ?? segments[0]!;
      const terms = numbers.slice(1).map((value) => inUnit(inUnit(value, unitKm), unitKm));
      const lower = isLower ? terms : LOWER_OF_UPPER.map((at) => terms[at]!);
      const lowerTriangleKm = Float64Array.from(lower);
      const text = lower.join(' ');
      segment.covariances.push({
        line,
        comments: [],
        epoch,
        epochTaiS,
        ...(frame && { frame }),
        lowerTriangleKm,
        text,
      });
    }
  }

  private metadataOf(segment: SegmentDraft, fileName: string): Field[] {
    const { noradId, name } = objectOfName(fileName) ?? {};
    const system = this.head.get('coordinatesystem');
    const centre = this.head.get('centralbody');
    return [
      field('OBJECT_NAME', name ?? UNKNOWN_VALUE),
      field('OBJECT_ID', noradId === undefined ? UNKNOWN_VALUE : String(noradId)),
      field('CENTER_NAME', (centre?.value ?? 'Earth').toUpperCase(), centre?.line),
      field('REF_FRAME', frameNameOf(system?.value ?? 'Fixed'), system?.line),
      field('TIME_SYSTEM', 'UTC'),
      field('START_TIME', segment.epochs[0]!, segment.stateLines[0]),
      field('STOP_TIME', segment.epochs.at(-1)!, segment.stateLines.at(-1)),
      ...this.interpolationOf(segment.epochs.length),
    ];
  }

  /** As far as the states of a segment go; a method that knows of forces is left to ours. */
  private interpolationOf(states: number): Field[] {
    const method = this.valueOf('interpolationmethod')?.toUpperCase();
    if (method !== 'LAGRANGE' && method !== 'HERMITE') return [];
    const samplesM1 = parseInteger(this.valueOf('interpolationsamplesm1') ?? this.valueOf('interpolationorder') ?? '5');
    if (!(samplesM1 >= 1) || states < 2) return [];
    const nodesM1 = Math.min(samplesM1, states - 1);
    const degree = Math.min(method === 'LAGRANGE' ? nodesM1 : 2 * nodesM1 + 1, MAX_INTERPOLATION_DEGREE);
    return [field('INTERPOLATION', method), field('INTERPOLATION_DEGREE', String(degree))];
  }
}

const field = (keyword: string, value: string, line = 0): Field => ({ keyword, value, line });

const frameNameOf = (system: string): string => FRAMES.get(system.toLowerCase()) ?? system;

/** Divided where that is exact in writing: a thousandth as a factor is not. */
const inUnit = (value: number, unitKm: number): number => (unitKm === 1 ? value : value / (1 / unitKm));

/** Position of each term of a lower triangle in the upper one, both row by row. */
const LOWER_OF_UPPER: readonly number[] = Array.from({ length: STATE_SIZE }, (_, row) =>
  Array.from({ length: row + 1 }, (__, column) => column * STATE_SIZE - (column * (column - 1)) / 2 + row - column),
).flat();
