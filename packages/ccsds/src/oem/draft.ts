import type { FaultList } from '../fault/message-fault.ts';
import { type Field, textOf } from '../value/field.ts';
import { parseInteger } from '../value/number.ts';
import { checkSection } from '../value/section.ts';
import { type EpochReader, epochReader, isKnownTimeSystem } from '../value/time-system.ts';
import { OEM_HEADER, OEM_METADATA } from './fields.ts';
import type { Oem, OemCovariance, OemHeader, OemMetadata, OemSegment, OemVersion, PlacedComment } from './model.ts';

/** A segment while it is being read, from either notation. Numbers are still text. */
export interface SegmentDraft {
  line: number;
  fields: Field[];
  comments: PlacedComment[];
  epochs: string[];
  epochsTaiS: number[];
  statesKm: number[];
  accelerationsKm: number[];
  stateTexts: string[];
  stateLines: number[];
  covariances: OemCovariance[];
  readEpoch: EpochReader;
}

export function segmentDraft(line: number): SegmentDraft {
  return {
    line,
    fields: [],
    comments: [],
    epochs: [],
    epochsTaiS: [],
    statesKm: [],
    accelerationsKm: [],
    stateTexts: [],
    stateLines: [],
    covariances: [],
    readEpoch: epochReader('UTC'),
  };
}

/** Settles the time system once the metadata is complete: every epoch after it is read in it. */
export function closeMetadata(draft: SegmentDraft): void {
  draft.readEpoch = epochReader(textOf(draft.fields, 'TIME_SYSTEM') ?? 'UTC');
}

/** A message while it is being read. */
export interface OemDraft {
  version: string;
  versionLine: number;
  header: Field[];
  segments: SegmentDraft[];
}

const VERSIONS: readonly string[] = ['1.0', '2.0', '3.0'];

/** Checks the draft against the book and gives the message; absent when its skeleton is not there. */
export function oemFromDraft(draft: OemDraft, faults: FaultList): Oem | undefined {
  if (!VERSIONS.includes(draft.version)) {
    faults.add('unsupported-version', {
      line: draft.versionLine,
      keyword: 'CCSDS_OEM_VERS',
      value: draft.version,
      limit: VERSIONS.join(', '),
    });
    return undefined;
  }
  const version = draft.version as OemVersion;
  checkSection(draft.header, OEM_HEADER, { line: draft.versionLine, version }, faults);
  if (draft.segments.length === 0) faults.add('no-segment', { line: draft.versionLine });
  const segments: OemSegment[] = [];
  draft.segments.forEach((segment, index) => {
    const built = buildSegment(segment, version, index + 1, faults);
    if (built !== undefined) segments.push(built);
  });
  if (segments.length < draft.segments.length || segments.length === 0) return undefined;
  return { version, header: headerOf(draft.header), segments };
}

function headerOf(fields: readonly Field[]): OemHeader {
  const messageId = textOf(fields, 'MESSAGE_ID');
  return {
    fields,
    creationDate: textOf(fields, 'CREATION_DATE') ?? '',
    originator: textOf(fields, 'ORIGINATOR') ?? '',
    ...(messageId === undefined ? {} : { messageId }),
  };
}

function buildSegment(
  draft: SegmentDraft,
  version: OemVersion,
  segment: number,
  faults: FaultList,
): OemSegment | undefined {
  checkSection(draft.fields, OEM_METADATA, { line: draft.line, segment, version }, faults);
  const metadata = metadataOf(draft, segment, faults);
  if (metadata === undefined) return undefined;
  const states = draft.epochs.length;
  const hasAccelerations = states > 0 && draft.accelerationsKm.length === 3 * states;
  return {
    line: draft.line,
    metadata,
    comments: placed(draft.comments, states),
    epochs: draft.epochs,
    epochsTaiS: new Float64Array(draft.epochsTaiS),
    statesKm: new Float64Array(draft.statesKm),
    ...(hasAccelerations ? { accelerationsKm: new Float64Array(draft.accelerationsKm) } : {}),
    stateTexts: draft.stateTexts,
    stateLines: new Uint32Array(draft.stateLines),
    covariances: draft.covariances,
  };
}

/** Comments in the order of the states, each before a state that is there or behind the last; JSON can say anything. */
function placed(comments: readonly PlacedComment[], states: number): PlacedComment[] {
  return comments
    .map(({ beforeState, text }) => ({ beforeState: Math.min(Math.max(Math.ceil(beforeState) || 0, 0), states), text }))
    .sort((a, b) => a.beforeState - b.beforeState);
}

function metadataOf(draft: SegmentDraft, segment: number, faults: FaultList): OemMetadata | undefined {
  const { fields } = draft;
  const text = (keyword: string): string => textOf(fields, keyword) ?? '';
  const timeSystem = text('TIME_SYSTEM');
  if (timeSystem !== '' && !isKnownTimeSystem(timeSystem)) {
    const line = fields.find((field) => field.keyword === 'TIME_SYSTEM')?.line;
    faults.add('unknown-time-system', { line, keyword: 'TIME_SYSTEM', value: timeSystem, segment });
  }
  const startTaiS = draft.readEpoch(text('START_TIME'));
  const stopTaiS = draft.readEpoch(text('STOP_TIME'));
  if (startTaiS === undefined || stopTaiS === undefined) return undefined;
  const useableStartTaiS = draft.readEpoch(text('USEABLE_START_TIME'));
  const useableStopTaiS = draft.readEpoch(text('USEABLE_STOP_TIME'));
  const interpolation = textOf(fields, 'INTERPOLATION');
  const degree = parseInteger(text('INTERPOLATION_DEGREE'));
  return {
    fields,
    objectName: text('OBJECT_NAME'),
    objectId: text('OBJECT_ID'),
    centerName: text('CENTER_NAME'),
    refFrame: text('REF_FRAME'),
    timeSystem,
    startTime: text('START_TIME'),
    stopTime: text('STOP_TIME'),
    startTaiS,
    stopTaiS,
    ...(useableStartTaiS === undefined ? {} : { useableStartTaiS }),
    ...(useableStopTaiS === undefined ? {} : { useableStopTaiS }),
    ...(interpolation === undefined ? {} : { interpolation }),
    ...(Number.isNaN(degree) ? {} : { interpolationDegree: degree }),
  };
}
