import { COMMENT, type Field } from './field.ts';
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

/** The attributes of a message's root element: the schema location of the NDM set, id and version. */
export function rootAttributes(versionKeyword: string, version: string): string {
  const schema = 'https://sanaregistry.org/files/ndmxml_unqualified/ndmxml-3.0.0-master-3.0.xsd';
  return (
    ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"' +
    ` xsi:noNamespaceSchemaLocation="${schema}" id="${versionKeyword}" version="${escapeXml(version)}"`
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
