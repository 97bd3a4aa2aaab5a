import type { FaultList } from '../fault/message-fault.ts';
import { append } from '../notation/append.ts';
import { fieldsFromJson, isRecord, jsonText, parseJson } from '../notation/json.ts';
import { type BlockDraft, blockDraft, type OcmDraft } from './draft.ts';
import { OCM_BLOCKS } from './fields.ts';

/** Reads the JSON form of `writeOcm`: blocks by name as lists of { fields, lines, comments }. */
export function readOcmJson(text: string, faults: FaultList): OcmDraft | undefined {
  const value = parseJson(text, faults);
  if (value === undefined) return undefined;
  if (!isRecord(value) || jsonText(value['CCSDS_OCM_VERS']) === undefined) {
    faults.add('missing-keyword', { keyword: 'CCSDS_OCM_VERS' });
    return undefined;
  }
  const blocks: BlockDraft[] = [];
  if (value['metadata'] !== undefined) {
    const metadata = blockDraft('META', 0);
    append(metadata.fields, fieldsFromJson(value['metadata'], 'metadata', faults));
    blocks.push(metadata);
  }
  for (const name of OCM_BLOCKS) {
    const list = value[name.toLowerCase()];
    if (list === undefined) continue;
    if (!Array.isArray(list)) faults.add('malformed-json', { keyword: name.toLowerCase(), value: typeof list });
    else for (const block of list as unknown[]) blocks.push(blockOf(block, name, faults));
  }
  return {
    version: jsonText(value['CCSDS_OCM_VERS']) ?? '',
    versionLine: 0,
    header: fieldsFromJson(value['header'] ?? {}, 'header', faults),
    blocks,
  };
}

function blockOf(value: unknown, name: string, faults: FaultList): BlockDraft {
  const block = blockDraft(name, 0);
  if (!isRecord(value)) {
    faults.add('malformed-json', { keyword: name.toLowerCase(), value: typeof value });
    return block;
  }
  append(block.fields, fieldsFromJson(value['fields'] ?? {}, name.toLowerCase(), faults));
  for (const line of listOf(value['lines'], 'lines', faults)) {
    const words = Array.isArray(line) ? line.map((word) => jsonText(word) ?? '') : [jsonText(line) ?? ''];
    block.rows.push({ line: 0, text: words.join(' ').trim() });
  }
  for (const comment of listOf(value['comments'], 'comments', faults)) {
    const text = isRecord(comment) ? jsonText(comment['text']) : undefined;
    const before = isRecord(comment) ? comment['beforeRow'] : undefined;
    if (text === undefined || typeof before !== 'number') faults.add('malformed-json', { keyword: 'comments' });
    else block.comments.push({ beforeRow: before, text });
  }
  return block;
}

function listOf(value: unknown, keyword: string, faults: FaultList): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (value !== undefined) faults.add('malformed-json', { keyword, value: typeof value });
  return [];
}
