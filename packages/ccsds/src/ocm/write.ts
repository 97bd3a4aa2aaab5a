import { append } from '../notation/append.ts';
import { fieldsToJson } from '../notation/json.ts';
import { commentLine } from '../notation/kvn.ts';
import { rootAttributes, writeFields, type XmlWriter, xmlWriter } from '../notation/xml-writer.ts';
import type { Notation } from '../oem/write.ts';
import { COMMENT, type Field, type FieldRow, textOf } from '../value/field.ts';
import { inBookOrder } from '../value/section.ts';
import { DEFAULTS, OCM_BLOCKS, OCM_HEADER, OCM_METADATA, OCM_ROWS } from './fields.ts';
import type { Ocm, OcmBlock } from './model.ts';

/** Writes an OCM: blocks and keywords in the order of the book, every value with the digits it was read with. */
export function writeOcm(ocm: Ocm, notation: Notation): string {
  switch (notation) {
    case 'kvn':
      return writeKvn(ocm);
    case 'xml':
      return writeXml(ocm);
    case 'json':
      return writeJson(ocm);
  }
}

function unitIn(table: readonly FieldRow[], keyword: string): string | undefined {
  return table.find((row) => row.keyword === keyword)?.unit;
}

function writeKvn(ocm: Ocm): string {
  const lines = [`CCSDS_OCM_VERS = ${ocm.version}`, ...keywordLines(ocm.header, OCM_HEADER)];
  append(lines, ['META_START', ...keywordLines(ocm.metadata, OCM_METADATA), 'META_STOP']);
  for (const block of ocm.blocks) {
    append(lines, [`${block.name}_START`, ...keywordLines(block.fields, OCM_ROWS[block.name])]);
    walkLines(
      block,
      (words) => lines.push(words.join(' ')),
      (comment) => lines.push(commentLine(comment)),
    );
    lines.push(`${block.name}_STOP`);
  }
  return `${lines.join('\n')}\n`;
}

function keywordLines(fields: readonly Field[], table: readonly FieldRow[]): string[] {
  return inBookOrder(fields, table).map(({ keyword, value }) => {
    if (keyword === COMMENT) return commentLine(value);
    const unit = value === '' ? undefined : unitIn(table, keyword);
    return `${keyword} = ${value}${unit === undefined ? '' : ` [${unit}]`}`;
  });
}

/** The lines of data and the comments between them, in order. */
function walkLines(block: OcmBlock, line: (words: readonly string[]) => void, comment: (text: string) => void): void {
  let next = 0;
  for (let index = 0; index <= block.rows.length; index += 1) {
    for (; (block.comments[next]?.beforeRow ?? Number.POSITIVE_INFINITY) <= index; next += 1)
      comment(block.comments[next]?.text ?? '');
    const row = block.rows[index];
    if (row !== undefined) line(row.words);
  }
}

/** The schema has comments at the start of a block only, so those between lines of data come there. */
function writeXml(ocm: Ocm): string {
  const writer = xmlWriter();
  writer.open('ocm', rootAttributes('CCSDS_OCM_VERS', ocm.version));
  section(writer, 'header', ocm.header, OCM_HEADER);
  writer.open('body');
  writer.open('segment');
  section(writer, 'metadata', withDefaults(ocm.metadata, DEFAULTS.META), OCM_METADATA);
  writer.open('data');
  for (const block of ocm.blocks) {
    const name = block.name.toLowerCase();
    const comments = block.comments.map(({ text }): Field => ({ keyword: COMMENT, value: text, line: 0 }));
    section(
      writer,
      name,
      withDefaults([...block.fields, ...comments], DEFAULTS[block.name]),
      OCM_ROWS[block.name],
      () => {
        for (const { words } of block.rows) writer.leaf(`${name}Line`, words.join(' '));
      },
    );
  }
  for (let open = 0; open < 4; open += 1) writer.close();
  return writer.text();
}

function withDefaults(fields: readonly Field[], defaults: Readonly<Record<string, string>>): Field[] {
  const missing = Object.entries(defaults).filter(([keyword]) => textOf(fields, keyword) === undefined);
  return [...fields, ...missing.map(([keyword, value]): Field => ({ keyword, value, line: 0 }))];
}

function section(
  writer: XmlWriter,
  name: string,
  fields: readonly Field[],
  table: readonly FieldRow[],
  writeLines: () => void = () => {},
): void {
  writer.open(name);
  const fullFields = fields.filter((field) => field.keyword === COMMENT || field.value !== '');
  writeFields(writer, inBookOrder(fullFields, table), (keyword) => unitIn(table, keyword));
  writeLines();
  writer.close();
}

function writeJson(ocm: Ocm): string {
  const record: Record<string, unknown> = {
    CCSDS_OCM_VERS: ocm.version,
    header: fieldsToJson(ocm.header),
    metadata: fieldsToJson(ocm.metadata),
  };
  for (const name of OCM_BLOCKS) {
    const blocks = ocm.blocks.filter((block) => block.name === name);
    if (blocks.length > 0) record[name.toLowerCase()] = blocks.map(blockJson);
  }
  return `${JSON.stringify(record, null, 1)}\n`;
}

function blockJson({ fields, rows, comments }: OcmBlock): Record<string, unknown> {
  return {
    fields: fieldsToJson(fields),
    ...(rows.length === 0 ? {} : { lines: rows.map((row) => row.words) }),
    ...(comments.length === 0 ? {} : { comments }),
  };
}
