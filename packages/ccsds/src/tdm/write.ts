import { append } from '../notation/append.ts';
import { fieldsToJson } from '../notation/json.ts';
import { commentLine } from '../notation/kvn.ts';
import { rootAttributes, writeFields, xmlWriter } from '../notation/xml-writer.ts';
import type { Notation } from '../oem/write.ts';
import { COMMENT, type Field } from '../value/field.ts';
import { inBookOrder } from '../value/section.ts';
import { TDM_METADATA } from './fields.ts';
import type { Tdm } from './model.ts';

/** Writes a TDM. Every value is written with the digits it was read with. */
export function writeTdm(tdm: Tdm, notation: Notation): string {
  switch (notation) {
    case 'kvn':
      return writeKvn(tdm);
    case 'xml':
      return writeXml(tdm);
    case 'json':
      return writeJson(tdm);
  }
}

function fieldLine(field: Field): string {
  return field.keyword === COMMENT ? commentLine(field.value) : `${field.keyword} = ${field.value}`;
}

function writeKvn(tdm: Tdm): string {
  const lines = [`CCSDS_TDM_VERS = ${tdm.version}`, ...tdm.header.map(fieldLine), ''];
  for (const segment of tdm.segments) {
    append(lines, ['META_START', ...segment.metadata.map(fieldLine), 'META_STOP', '', 'DATA_START']);
    for (const comment of segment.comments) lines.push(commentLine(comment));
    for (const { keyword, epoch, text } of segment.observations) lines.push(`${keyword} = ${epoch} ${text}`);
    lines.push('DATA_STOP', '');
  }
  return `${lines.join('\n').trimEnd()}\n`;
}

function writeXml(tdm: Tdm): string {
  const writer = xmlWriter();
  writer.open('tdm', rootAttributes('CCSDS_TDM_VERS', tdm.version));
  writer.open('header');
  writeFields(writer, tdm.header);
  writer.close();
  writer.open('body');
  for (const segment of tdm.segments) {
    writer.open('segment');
    writer.open('metadata');
    writeFields(writer, inBookOrder(segment.metadata, TDM_METADATA));
    writer.close();
    writer.open('data');
    for (const comment of segment.comments) writer.leaf(COMMENT, comment);
    for (const { keyword, epoch, text } of segment.observations) {
      writer.open('observation');
      writer.leaf('EPOCH', epoch);
      writer.leaf(keyword, text);
      writer.close();
    }
    writer.close();
    writer.close();
  }
  writer.close();
  writer.close();
  return writer.text();
}

function writeJson(tdm: Tdm): string {
  const segments = tdm.segments.map((segment) => ({
    metadata: fieldsToJson(segment.metadata),
    ...(segment.comments.length === 0 ? {} : { COMMENT: segment.comments }),
    observations: segment.observations.map(({ keyword, epoch, text }) => [keyword, epoch, text]),
  }));
  return `${JSON.stringify({ CCSDS_TDM_VERS: tdm.version, header: fieldsToJson(tdm.header), segments }, null, 1)}\n`;
}
