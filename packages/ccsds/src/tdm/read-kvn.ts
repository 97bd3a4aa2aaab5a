import type { FaultList } from '../fault/message-fault.ts';
import { type KvnLine, walkKvn } from '../notation/kvn.ts';
import type { TdmDraft, TdmSegmentDraft } from './draft.ts';

type Part = 'header' | 'metadata' | 'between' | 'data';

/** Reads the lines of a KVN TDM into a draft. */
export function readTdmKvn(text: string, faults: FaultList): TdmDraft {
  const draft: TdmDraft = { version: '', versionLine: 0, header: [], segments: [] };
  let part = 'header' as Part;
  let segment: TdmSegmentDraft | undefined;
  let lastLine = 0;
  const startSegment = (line: number): void => {
    segment = { line, metadata: [], comments: [], observations: [] };
    draft.segments.push(segment);
    part = 'metadata';
  };
  walkKvn(text, faults, (line) => {
    lastLine = line.line;
    if (draft.version === '') {
      if (line.keyword !== 'CCSDS_TDM_VERS') {
        faults.add('version-not-first', { line: line.line, keyword: 'CCSDS_TDM_VERS', value: line.value });
        return false;
      }
      draft.version = line.value;
      draft.versionLine = line.line;
      return undefined;
    }
    if (line.kind === 'data') {
      const next = markOf(line, part);
      if (next === undefined) faults.add('malformed-line', { line: line.line, value: line.value });
      else if (next === 'metadata') startSegment(line.line);
      else part = next;
      return undefined;
    }
    takeLine(line, part, draft, segment, faults);
    return undefined;
  });
  if (part === 'metadata') faults.add('truncated', { line: lastLine, keyword: 'META_STOP' });
  if (part === 'data') faults.add('truncated', { line: lastLine, keyword: 'DATA_STOP' });
  if (draft.version === '' && faults.faults.length === 0)
    faults.add('missing-keyword', { line: 1, keyword: 'CCSDS_TDM_VERS' });
  return draft;
}

/** The part that a marker line opens, where the marker is allowed. */
function markOf(line: KvnLine, part: Part): Part | undefined {
  if (line.value === 'META_START') return part === 'header' || part === 'between' ? 'metadata' : undefined;
  if (line.value === 'META_STOP') return part === 'metadata' ? 'between' : undefined;
  if (line.value === 'DATA_START') return part === 'between' ? 'data' : undefined;
  return line.value === 'DATA_STOP' && part === 'data' ? 'between' : undefined;
}

function takeLine(
  line: KvnLine,
  part: Part,
  draft: TdmDraft,
  segment: TdmSegmentDraft | undefined,
  faults: FaultList,
): void {
  const keyword = line.kind === 'comment' ? 'COMMENT' : line.keyword;
  const field = { keyword, value: line.value, line: line.line };
  if (part === 'header') draft.header.push(field);
  else if (part === 'metadata') segment?.metadata.push(field);
  else if (line.kind === 'comment') segment?.comments.push(line.value);
  else if (part === 'between') faults.add('keyword-out-of-order', { line: line.line, keyword });
  else {
    const parts = line.value.split(/[ \t]+/);
    if (parts.length !== 2) {
      faults.add('wrong-number-of-columns', { line: line.line, keyword, value: String(parts.length), limit: 2 });
      return;
    }
    segment?.observations.push({ line: line.line, keyword, epoch: parts[0] ?? '', text: parts[1] ?? '' });
  }
}
