import type { FaultList } from '../fault/message-fault.ts';
import { isKeyword } from '../notation/kvn.ts';
import { COMMENT, type Field, splitUnit, textOf } from '../value/field.ts';
import { checkSection } from '../value/section.ts';
import { type EpochReader, epochReader, isKnownTimeSystem } from '../value/time-system.ts';
import type { BlockDraft, OcmDraft } from './draft.ts';
import { OCM_BLOCKS, OCM_HEADER, OCM_METADATA, OCM_ROWS, type OcmBlockName, REPEATED_BLOCKS } from './fields.ts';
import { readLines } from './lines.ts';
import type { Ocm, OcmBlock } from './model.ts';
import { checkOcmBlock, checkOcmMetadata } from './rules.ts';

const VERSIONS: readonly string[] = ['3.0'];
/** Value that producers of public files write for a version: the number of the book. */
const VERSION_OF_BOOK: Readonly<Record<string, string>> = { '502.0-B-3': '3.0' };

/** Checks a draft against the book and gives the message; absent when its skeleton is not there. */
export function ocmFromDraft(draft: OcmDraft, faults: FaultList): Ocm | undefined {
  const { versionLine: line } = draft;
  const version = Object.hasOwn(VERSION_OF_BOOK, draft.version) ? VERSION_OF_BOOK[draft.version]! : draft.version;
  if (!VERSIONS.includes(version)) {
    faults.add('unsupported-version', { line, keyword: 'CCSDS_OCM_VERS', value: version, limit: VERSIONS.join(', ') });
    return undefined;
  }
  checkSection(draft.header, OCM_HEADER, { line, version }, faults);
  const [metadata, ...otherBlocks] = draft.blocks;
  if (metadata?.name !== 'META') {
    const keyword = metadata === undefined ? undefined : `${metadata.name}_START`;
    if (keyword !== undefined) faults.add('keyword-out-of-order', { line: metadata?.line, keyword });
    faults.add('missing-section', { line, keyword: 'META' });
    return undefined;
  }
  for (const { line: at } of metadata.rows) faults.add('malformed-line', { line: at });
  const fields = withUnits(metadata.fields, OCM_METADATA);
  checkSection(fields, OCM_METADATA, { line: metadata.line, version }, faults);
  const timeSystem = textOf(fields, 'TIME_SYSTEM') ?? 'UTC';
  if (!isKnownTimeSystem(timeSystem)) {
    const at = fields.find((field) => field.keyword === 'TIME_SYSTEM')?.line;
    faults.add('unknown-time-system', { line: at, keyword: 'TIME_SYSTEM', value: timeSystem });
  }
  const readEpoch = epochReader(timeSystem);
  checkOcmMetadata(fields, metadata.line, faults);
  const epochTzero = textOf(fields, 'EPOCH_TZERO') ?? '';
  const epochTzeroTaiS = readEpoch(epochTzero);
  if (epochTzeroTaiS === undefined) {
    if (epochTzero !== '')
      faults.add('not-an-epoch', { line: metadata.line, keyword: 'EPOCH_TZERO', value: epochTzero });
    return undefined;
  }
  checkOrder(otherBlocks, faults);
  const blocks = otherBlocks.flatMap((block) => blockOf(block, version, readEpoch, epochTzeroTaiS, faults));
  return {
    version,
    ...(version !== draft.version && { versionAsWritten: { value: draft.version, line } }),
    header: draft.header,
    metadata: fields,
    timeSystem,
    epochTzero,
    epochTzeroTaiS,
    blocks,
  };
}

/** Blocks in the order of table 6-1, the single ones once, and perturbations where an orbit determination is. */
function checkOrder(blocks: readonly BlockDraft[], faults: FaultList): void {
  let at = 0;
  const seenNames = new Set<string>();
  for (const { name, line } of blocks) {
    const keyword = `${name}_START`;
    const rank = (OCM_BLOCKS as readonly string[]).indexOf(name);
    if (rank < 0) faults.add(name === 'META' ? 'section-repeated' : 'unknown-keyword', { line, keyword });
    else if (rank < at) faults.add('keyword-out-of-order', { line, keyword });
    else if (seenNames.has(name) && !(REPEATED_BLOCKS as readonly string[]).includes(name))
      faults.add('section-repeated', { line, keyword });
    at = Math.max(at, rank);
    seenNames.add(name);
  }
  const determination = blocks.find((block) => block.name === 'OD');
  if (determination !== undefined && !seenNames.has('PERT'))
    faults.add('missing-section', { line: determination.line, keyword: 'PERT' });
}

function blockOf(
  draft: BlockDraft,
  version: string,
  readEpoch: EpochReader,
  zeroTaiS: number,
  faults: FaultList,
): OcmBlock[] {
  const name = OCM_BLOCKS.find((candidate) => candidate === draft.name);
  if (name === undefined) return [];
  const table = OCM_ROWS[name];
  const fields = withUnits(draft.fields, table);
  const block = { ...draft, fields };
  if (name === 'USER') checkUser(block, faults);
  else checkSection(fields, table, { line: draft.line, version }, faults);
  checkOcmBlock(block, readEpoch, zeroTaiS, faults);
  const hasLines = REPEATED_BLOCKS.includes(name);
  if (!hasLines) for (const { line, text } of draft.rows) faults.add('malformed-line', { line, value: text });
  const rows = hasLines ? readLines(block, readEpoch, zeroTaiS, faults) : [];
  return [placed({ name, line: draft.line, fields, rows, comments: draft.comments })];
}

/** Comments behind a line each, in the order of the lines; those of a block without lines are fields. */
function placed(block: OcmBlock): OcmBlock {
  const { rows, fields, comments } = block;
  if (comments.length === 0) return block;
  if (rows.length === 0) {
    const more = comments.map(({ text }): Field => ({ keyword: COMMENT, value: text, line: 0 }));
    return { ...block, fields: [...fields, ...more], comments: [] };
  }
  const inside = comments.map(({ beforeRow, text }) => ({
    beforeRow: Math.min(Math.max(Math.ceil(beforeRow) || 1, 1), rows.length),
    text,
  }));
  return { ...block, comments: inside.sort((a, b) => a.beforeRow - b.beforeRow) };
}

function checkUser({ fields }: BlockDraft, faults: FaultList): void {
  const seenNames = new Set<string>();
  for (const { keyword, line, value } of fields) {
    if (keyword === COMMENT) continue;
    if (!keyword.startsWith('USER_DEFINED_') || !isKeyword(keyword)) faults.add('unknown-keyword', { line, keyword });
    if (seenNames.has(keyword)) faults.add('duplicate-keyword', { line, keyword, value });
    seenNames.add(keyword);
  }
}

/** Numbers lose their bracketed unit to `unit`; texts keep their brackets. */
function withUnits(fields: readonly Field[], table: (typeof OCM_ROWS)[OcmBlockName]): Field[] {
  return fields.map((field) => {
    const row = table.find((candidate) => candidate.keyword === field.keyword);
    if (row === undefined || row.kind === 'text' || field.unit !== undefined) return field;
    return { ...field, ...splitUnit(field.value) };
  });
}
