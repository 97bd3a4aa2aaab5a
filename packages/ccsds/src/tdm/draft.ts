import type { FaultList } from '../fault/message-fault.ts';
import { COMMENT, type Field, splitUnit, textOf } from '../value/field.ts';
import { parseNumber } from '../value/number.ts';
import { checkSection } from '../value/section.ts';
import { epochReader, isKnownTimeSystem } from '../value/time-system.ts';
import { TDM_HEADER, TDM_METADATA, TDM_OBSERVATIONS } from './fields.ts';
import type { Tdm, TdmObservation, TdmSegment } from './model.ts';
import { checkTdmRules } from './rules.ts';

/** One observation as text. */
export interface ObservationText {
  readonly line: number;
  readonly keyword: string;
  readonly epoch: string;
  readonly text: string;
}

export interface TdmSegmentDraft {
  readonly line: number;
  readonly metadata: Field[];
  readonly comments: string[];
  readonly observations: ObservationText[];
}

/** A TDM while it is being read, from any notation. */
export interface TdmDraft {
  version: string;
  versionLine: number;
  readonly header: Field[];
  readonly segments: TdmSegmentDraft[];
}

const VERSIONS: readonly string[] = ['1.0', '2.0'];

/** Checks a draft against the book. */
export function tdmFromDraft(draft: TdmDraft, faults: FaultList): Tdm | undefined {
  const { version, versionLine: line } = draft;
  if (!VERSIONS.includes(version)) {
    faults.add('unsupported-version', { line, keyword: 'CCSDS_TDM_VERS', value: version, limit: VERSIONS.join(', ') });
    return undefined;
  }
  checkSection(draft.header, TDM_HEADER, { line, version }, faults);
  if (draft.segments.length === 0) faults.add('no-segment', { line });
  const segments = draft.segments.map((segment, index) => segmentOf(segment, version, index + 1, faults));
  return { version, header: draft.header, segments };
}

function segmentOf(draft: TdmSegmentDraft, version: string, segment: number, faults: FaultList): TdmSegment {
  const metadata = draft.metadata.map((field) => withUnit(field));
  checkSection(metadata, TDM_METADATA, { line: draft.line, segment, version }, faults);
  const timeSystem = textOf(metadata, 'TIME_SYSTEM') ?? '';
  if (timeSystem !== '' && !isKnownTimeSystem(timeSystem)) {
    const line = metadata.find((field) => field.keyword === 'TIME_SYSTEM')?.line;
    faults.add('unknown-time-system', { line, keyword: 'TIME_SYSTEM', value: timeSystem, segment });
  }
  if (draft.observations.length === 0) faults.add('no-states', { line: draft.line, segment });
  const readEpoch = epochReader(timeSystem === '' ? 'UTC' : timeSystem);
  const observations: TdmObservation[] = [];
  for (const observation of draft.observations) {
    const { line, keyword, epoch, text } = observation;
    const place = { line, keyword, segment };
    if (!TDM_OBSERVATIONS.has(keyword)) {
      faults.add('unknown-keyword', place);
      continue;
    }
    const epochTaiS = readEpoch(epoch);
    const value = parseNumber(text);
    if (epochTaiS === undefined) faults.add('not-an-epoch', { ...place, value: epoch });
    else if (Number.isNaN(value)) faults.add('not-a-number', { ...place, value: text });
    else observations.push({ ...observation, epochTaiS, value });
  }
  checkTdmRules(metadata, draft, segment, faults);
  const participants = metadata.filter((field) => field.keyword.startsWith('PARTICIPANT_')).map((field) => field.value);
  return { line: draft.line, metadata, participants, timeSystem, comments: draft.comments, observations };
}

function withUnit(field: Field): Field {
  if (field.keyword === COMMENT || !field.value.endsWith(']')) return field;
  const row = TDM_METADATA.find((candidate) => candidate.keyword === field.keyword);
  return row === undefined || row.kind === 'text' ? field : { ...field, ...splitUnit(field.value) };
}
