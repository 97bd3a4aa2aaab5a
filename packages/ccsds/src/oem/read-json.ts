import type { FaultList } from '../fault/message-fault.ts';
import { fieldsFromJson, isRecord, jsonText, parseJson } from '../notation/json.ts';
import { addCovariance } from './covariance-text.ts';
import { closeMetadata, type OemDraft, type SegmentDraft, segmentDraft } from './draft.ts';
import { addState } from './state-text.ts';

/** Reads the JSON form that `writeOem` makes (docs/models/messages): sections by name, numbers as the texts they were. */
export function readOemJson(text: string, faults: FaultList): OemDraft | undefined {
  const value = parseJson(text, faults);
  if (value === undefined) return undefined;
  if (!isRecord(value) || jsonText(value['CCSDS_OEM_VERS']) === undefined) {
    faults.add('missing-keyword', { keyword: 'CCSDS_OEM_VERS' });
    return undefined;
  }
  const draft: OemDraft = {
    version: jsonText(value['CCSDS_OEM_VERS']) ?? '',
    versionLine: 0,
    header: fieldsFromJson(value['header'] ?? {}, 'header', faults),
    segments: [],
  };
  const segments = listOf(value['segments'], 'segments', undefined, faults);
  segments.forEach((segment, index) => {
    draft.segments.push(readSegment(segment, index + 1, faults));
  });
  return draft;
}

function listOf(value: unknown, keyword: string, segment: number | undefined, faults: FaultList): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (value !== undefined) faults.add('malformed-json', { keyword, value: typeof value, segment });
  return [];
}

function readSegment(value: unknown, number: number, faults: FaultList): SegmentDraft {
  const segment = segmentDraft(0);
  if (!isRecord(value)) {
    faults.add('malformed-json', { keyword: 'segments', value: typeof value, segment: number });
    return segment;
  }
  segment.fields = fieldsFromJson(value['metadata'] ?? {}, 'metadata', faults);
  closeMetadata(segment);
  for (const comment of listOf(value['comments'], 'comments', number, faults)) {
    if (!isRecord(comment)) continue;
    const before = comment['beforeState'];
    segment.comments.push({
      beforeState: typeof before === 'number' ? before : 0,
      text: jsonText(comment['text']) ?? '',
    });
  }
  for (const state of listOf(value['states'], 'states', number, faults)) {
    addState(segment, textsOf(state).join(' '), 0, number, faults);
  }
  for (const covariance of listOf(value['covariances'], 'covariances', number, faults)) {
    readCovariance(segment, covariance, number, faults);
  }
  return segment;
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map((item) => jsonText(item) ?? '') : [];
}

function readCovariance(segment: SegmentDraft, value: unknown, number: number, faults: FaultList): void {
  if (!isRecord(value)) {
    faults.add('malformed-json', { keyword: 'covariances', value: typeof value, segment: number });
    return;
  }
  const numbers = textsOf(value['lowerTriangle']);
  const frame = jsonText(value['COV_REF_FRAME']);
  const rows = [1, 2, 3, 4, 5, 6].map((width) => numbers.splice(0, width).join(' ')).filter((row) => row !== '');
  if (numbers.length > 0) rows.push(numbers.join(' '));
  addCovariance(
    segment,
    {
      line: 0,
      comments: textsOf(value['COMMENT']),
      epoch: jsonText(value['EPOCH']) ?? '',
      ...(frame === undefined ? {} : { frame }),
      rows,
      rowLines: [],
    },
    number,
    faults,
  );
}
