import type { FaultList } from '../fault/message-fault.ts';
import { type KvnLine, walkKvn } from '../notation/kvn.ts';
import { type Field, splitUnit } from '../value/field.ts';
import { addCovariance, type CovarianceText } from './covariance-text.ts';
import { closeMetadata, type OemDraft, type SegmentDraft, segmentDraft } from './draft.ts';
import { addState } from './state-text.ts';

type Part = 'start' | 'header' | 'metadata' | 'ephemeris' | 'covariance';

/** Reads the lines of a KVN OEM into a draft; an invalid line is noted with its number and omitted. */
export function readOemKvn(text: string, faults: FaultList): OemDraft {
  const reader = new OemKvnReader(faults);
  walkKvn(text, faults, (line) => {
    reader.take(line);
    return undefined;
  });
  return reader.close();
}

/** The state of a walk through an OEM: which part the next line belongs to. */
class OemKvnReader {
  private readonly faults: FaultList;
  private readonly draft: OemDraft = { version: '', versionLine: 0, header: [], segments: [] };
  private part: Part = 'start';
  private segment: SegmentDraft | undefined;
  private covariance: CovarianceText | undefined;
  private covarianceComments: string[] = [];
  private lastLine = 0;

  constructor(faults: FaultList) {
    this.faults = faults;
  }

  take(line: KvnLine): void {
    this.lastLine = line.line;
    switch (this.part) {
      case 'start':
        this.takeVersion(line);
        break;
      case 'header':
        this.takeHeader(line);
        break;
      case 'metadata':
        this.takeMetadata(line);
        break;
      case 'ephemeris':
        this.takeEphemeris(line);
        break;
      case 'covariance':
        this.takeCovariance(line);
        break;
    }
  }

  close(): OemDraft {
    if (this.part === 'start') this.faults.add('missing-keyword', { line: 1, keyword: 'CCSDS_OEM_VERS' });
    if (this.part === 'metadata') this.faults.add('truncated', { line: this.lastLine, keyword: 'META_STOP' });
    if (this.part === 'covariance') {
      this.endCovariance();
      this.faults.add('truncated', { line: this.lastLine, keyword: 'COVARIANCE_STOP', segment: this.number });
    }
    return this.draft;
  }

  private get number(): number | undefined {
    return this.draft.segments.length === 0 ? undefined : this.draft.segments.length;
  }

  private takeVersion(line: KvnLine): void {
    if (line.kind === 'keyword' && line.keyword === 'CCSDS_OEM_VERS') {
      this.draft.version = line.value;
      this.draft.versionLine = line.line;
      this.part = 'header';
      return;
    }
    this.faults.add('version-not-first', { line: line.line, keyword: 'CCSDS_OEM_VERS', value: line.value });
    // One report is enough; read on as if the header had begun.
    this.part = 'header';
    this.draft.version = '2.0';
    this.takeHeader(line);
  }

  private takeHeader(line: KvnLine): void {
    if (line.kind === 'data') {
      if (line.value === 'META_START') this.startSegment(line.line);
      else this.faults.add('malformed-line', { line: line.line, value: line.value });
      return;
    }
    if (line.keyword === 'CCSDS_OEM_VERS') {
      this.draft.version = line.value;
      this.draft.versionLine = line.line;
      return;
    }
    this.draft.header.push(fieldOf(line));
  }

  private startSegment(line: number): void {
    this.segment = segmentDraft(line);
    this.draft.segments.push(this.segment);
    this.part = 'metadata';
  }

  private takeMetadata(line: KvnLine): void {
    const { segment } = this;
    if (segment === undefined) return;
    if (line.kind !== 'data') {
      segment.fields.push(fieldOf(line));
      return;
    }
    if (line.value === 'META_STOP') {
      closeMetadata(segment);
      this.part = 'ephemeris';
      return;
    }
    this.faults.add('malformed-line', { line: line.line, value: line.value, segment: this.number });
  }

  private takeEphemeris(line: KvnLine): void {
    const { segment } = this;
    if (segment === undefined) return;
    if (line.kind === 'comment') {
      segment.comments.push({ beforeState: segment.epochs.length, text: line.value });
      return;
    }
    if (line.kind === 'keyword') {
      this.faults.add('unknown-keyword', { line: line.line, keyword: line.keyword, segment: this.number });
      return;
    }
    if (line.value === 'META_START') this.startSegment(line.line);
    else if (line.value === 'COVARIANCE_START') this.part = 'covariance';
    else addState(segment, line.value, line.line, this.number, this.faults);
  }

  private takeCovariance(line: KvnLine): void {
    if (line.kind === 'comment') {
      this.endCovariance();
      this.covarianceComments.push(line.value);
      return;
    }
    if (line.kind === 'keyword') {
      this.takeCovarianceKeyword(line);
      return;
    }
    if (line.value === 'COVARIANCE_STOP') {
      this.endCovariance();
      this.part = 'ephemeris';
      return;
    }
    if (line.value === 'META_START') {
      this.endCovariance();
      this.faults.add('truncated', { line: line.line, keyword: 'COVARIANCE_STOP', segment: this.number });
      this.startSegment(line.line);
      return;
    }
    if (this.covariance === undefined) {
      this.faults.add('missing-keyword', {
        line: line.line,
        keyword: 'EPOCH',
        value: line.value,
        segment: this.number,
      });
      this.covariance = { line: line.line, comments: [], epoch: '', rows: [], rowLines: [] };
    }
    this.covariance.rows.push(line.value);
    this.covariance.rowLines.push(line.line);
  }

  private takeCovarianceKeyword(line: KvnLine): void {
    if (line.keyword === 'EPOCH') {
      this.endCovariance();
      this.covariance = {
        line: line.line,
        comments: this.covarianceComments,
        epoch: line.value,
        rows: [],
        rowLines: [],
      };
      this.covarianceComments = [];
      return;
    }
    if (line.keyword === 'COV_REF_FRAME' && this.covariance !== undefined && this.covariance.rows.length === 0) {
      this.covariance.frame = line.value;
      return;
    }
    this.faults.add('unknown-keyword', { line: line.line, keyword: line.keyword, segment: this.number });
  }

  private endCovariance(): void {
    if (this.covariance !== undefined && this.segment !== undefined) {
      addCovariance(this.segment, this.covariance, this.number, this.faults);
    }
    this.covariance = undefined;
  }
}

function fieldOf(line: KvnLine): Field {
  if (line.kind === 'comment') return { keyword: 'COMMENT', value: line.value, line: line.line };
  return { keyword: line.keyword, ...splitUnitOf(line), line: line.line };
}

function splitUnitOf(line: KvnLine): { value: string; unit?: string } {
  return line.keyword === 'INTERPOLATION_DEGREE' ? splitUnit(line.value) : { value: line.value };
}
