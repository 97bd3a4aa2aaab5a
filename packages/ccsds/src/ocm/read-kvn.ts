import type { FaultList } from '../fault/message-fault.ts';
import { type KvnLine, walkKvn } from '../notation/kvn.ts';
import { COMMENT } from '../value/field.ts';
import { type BlockDraft, blockDraft, type OcmDraft } from './draft.ts';

/** Reads the lines of a KVN OCM into a draft. */
export function readOcmKvn(text: string, faults: FaultList): OcmDraft | undefined {
  const draft: OcmDraft = { version: '', versionLine: 0, header: [], blocks: [] };
  let block: BlockDraft | undefined;
  let lastLine = 0;
  let isFirst = true;
  walkKvn(text, faults, (line) => {
    lastLine = line.line;
    if (line.keyword === 'CCSDS_OCM_VERS') {
      const place = { line: line.line, keyword: line.keyword, value: line.value };
      if (draft.versionLine > 0) faults.add('duplicate-keyword', place);
      else if (!isFirst) faults.add('version-not-first', place);
      draft.version = line.value;
      draft.versionLine = line.line;
    } else if (line.kind === 'data' && block === undefined && line.value.endsWith('_START')) {
      block = blockDraft(line.value.slice(0, -6), line.line);
      draft.blocks.push(block);
    } else if (line.kind === 'data' && block !== undefined && line.value === `${block.name}_STOP`) block = undefined;
    else if (block === undefined) takeHeader(line, draft, faults);
    else takeLine(line, block, faults);
    isFirst = false;
    return undefined;
  });
  if (block !== undefined) faults.add('truncated', { line: lastLine, keyword: `${block.name}_STOP` });
  if (draft.versionLine > 0) return draft;
  faults.add('missing-keyword', { line: 1, keyword: 'CCSDS_OCM_VERS' });
  return undefined;
}

function takeHeader(line: KvnLine, draft: OcmDraft, faults: FaultList): void {
  const keyword = line.kind === 'comment' ? COMMENT : line.keyword;
  if (line.kind === 'data') faults.add('malformed-line', { line: line.line, value: line.value });
  else if (draft.blocks.length === 0) draft.header.push({ keyword, value: line.value, line: line.line });
  // A comment between blocks belongs to the block before it.
  else if (line.kind === 'comment') takeLine(line, draft.blocks.at(-1) ?? blockDraft('', 0), faults);
  else faults.add('keyword-out-of-order', { line: line.line, keyword });
}

function takeLine(line: KvnLine, block: BlockDraft, faults: FaultList): void {
  const { kind, keyword, value } = line;
  if (kind === 'data') block.rows.push({ line: line.line, text: value });
  else if (kind === 'comment' && block.rows.length > 0)
    block.comments.push({ beforeRow: block.rows.length, text: value });
  else if (block.rows.length > 0) faults.add('keyword-out-of-order', { line: line.line, keyword });
  else block.fields.push({ keyword: kind === 'comment' ? COMMENT : keyword, value, line: line.line });
}
