import type { FaultList } from '../fault/message-fault.ts';
import { fieldsFromJson, isRecord, jsonText, parseJson } from '../notation/json.ts';
import type { ObservationText, TdmDraft } from './draft.ts';

/** Reads the JSON form of `writeTdm`: segments of metadata and observations [keyword, epoch, value]. */
export function readTdmJson(text: string, faults: FaultList): TdmDraft | undefined {
  const value = parseJson(text, faults);
  if (value === undefined) return undefined;
  if (!isRecord(value) || jsonText(value['CCSDS_TDM_VERS']) === undefined) {
    faults.add('missing-keyword', { keyword: 'CCSDS_TDM_VERS' });
    return undefined;
  }
  const segments: readonly unknown[] = Array.isArray(value['segments']) ? value['segments'] : [];
  return {
    version: jsonText(value['CCSDS_TDM_VERS']) ?? '',
    versionLine: 0,
    header: fieldsFromJson(value['header'] ?? {}, 'header', faults),
    segments: segments.filter(isRecord).map((segment) => ({
      line: 0,
      metadata: fieldsFromJson(segment['metadata'] ?? {}, 'metadata', faults),
      comments: textsOf(segment['COMMENT']),
      observations: observationsOf(segment['observations'], faults),
    })),
  };
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map((item) => jsonText(item) ?? '') : [];
}

function observationsOf(value: unknown, faults: FaultList): ObservationText[] {
  const observations: ObservationText[] = [];
  for (const item of Array.isArray(value) ? (value as unknown[]) : []) {
    const [keyword, epoch, text, ...extraTexts] = textsOf(item);
    if (keyword === undefined || epoch === undefined || text === undefined || extraTexts.length > 0) {
      faults.add('malformed-json', { keyword: 'observations' });
    } else observations.push({ line: 0, keyword, epoch, text });
  }
  return observations;
}
