import { COMMENT, type Field } from '../value/field.ts';
import { escapeXml } from './xml.ts';

/** Builds indented XML line by line. */
export interface XmlWriter {
  open(name: string, attributes?: string): void;
  close(): void;
  leaf(name: string, value: string, attributes?: string): void;
  text(): string;
}

export function xmlWriter(): XmlWriter {
  const lines: string[] = ['<?xml version="1.0" encoding="UTF-8"?>'];
  const open: string[] = [];
  return {
    open(name, attributes = '') {
      lines.push(`${'  '.repeat(open.length)}<${name}${attributes}>`);
      open.push(name);
    },
    close() {
      const name = open.pop();
      lines.push(`${'  '.repeat(open.length)}</${name ?? ''}>`);
    },
    leaf(name, value, attributes = '') {
      lines.push(`${'  '.repeat(open.length)}<${name}${attributes}>${escapeXml(value)}</${name}>`);
    },
    text() {
      return `${lines.join('\n')}\n`;
    },
  };
}

/**
 * The attributes of a message's root element: id, version, and where the schemas of that version are. The set 2.0.0 has
 * OEM, OPM and OMM 2.0, the set 3.0.0 their version 3.0 and the OCM; CDM 1.0 and TDM 2.0 are the same in both.
 */
export function rootAttributes(versionKeyword: string, version: string): string {
  const isOdm = /_(OEM|OPM|OMM)_/.test(versionKeyword);
  const set = isOdm && version < '3.0' ? 'ndmxml-2.0.0-master-2.0' : 'ndmxml-3.0.0-master-3.0';
  return (
    ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"' +
    ` xsi:noNamespaceSchemaLocation="https://sanaregistry.org/files/ndmxml_unqualified/${set}.xsd"` +
    ` id="${versionKeyword}" version="${escapeXml(version)}"`
  );
}

/** Writes comments first, as the schemas want them, then the other fields. */
export function writeFields(
  writer: XmlWriter,
  fields: readonly Field[],
  unitOf?: (keyword: string) => string | undefined,
): void {
  for (const field of fields) if (field.keyword === COMMENT) writer.leaf(COMMENT, field.value);
  for (const field of fields) {
    if (field.keyword === COMMENT) continue;
    const unit = unitOf?.(field.keyword);
    if (field.keyword.startsWith('USER_DEFINED_')) {
      writer.leaf(
        'USER_DEFINED',
        field.value,
        ` parameter="${escapeXml(field.keyword.slice('USER_DEFINED_'.length))}"`,
      );
    } else writer.leaf(field.keyword, field.value, unit === undefined ? '' : ` units="${escapeXml(unit)}"`);
  }
}
