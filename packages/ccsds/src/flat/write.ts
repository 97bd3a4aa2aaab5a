import { append } from '../notation/append.ts';
import { commentLine } from '../notation/kvn.ts';
import { rootAttributes, writeFields, type XmlWriter, xmlWriter } from '../notation/xml-writer.ts';
import { COMMENT, type Field, isUnknownNumber } from '../value/field.ts';
import { inBookOrder } from '../value/section.ts';
import type { FieldGroup, FlatMessage } from './message.ts';
import { type MessageSpec, rowOf, type SectionSpec } from './spec.ts';

/** Writes a message of keywords in KVN, sections in the order of the book, keywords in the order of its table. */
export function writeFlatKvn(message: FlatMessage, spec: MessageSpec): string {
  const lines = [`${spec.versionKeyword} = ${message.version}`];
  for (const group of message.groups) {
    const section = sectionOf(spec, group.section);
    for (const field of inBookOrder(group.fields, section?.rows ?? [])) lines.push(kvnLine(field, section, spec));
  }
  return `${lines.join('\n')}\n`;
}

function kvnLine(field: Field, section: SectionSpec | undefined, spec: MessageSpec): string {
  if (field.keyword === COMMENT) return commentLine(field.value);
  const unit = unitFor(field, section, spec);
  return `${field.keyword} = ${field.value}${unit === undefined || field.value === '' ? '' : ` [${unit}]`}`;
}

/** The table's unit where the message is written with units; for keywords outside the table the unit that was read. */
function unitFor(field: Field, section: SectionSpec | undefined, spec: MessageSpec): string | undefined {
  const row = section === undefined ? undefined : rowOf(section, field.keyword);
  if (row === undefined) return field.unit;
  return spec.writesUnits ? row.unit : undefined;
}

function sectionOf(spec: MessageSpec, name: string): SectionSpec | undefined {
  return spec.sections.find((section) => section.name === name);
}

/** Writes a message of keywords in NDM/XML. Empty optional elements are left out. */
export function writeFlatXml(message: FlatMessage, spec: MessageSpec): string {
  const writer = xmlWriter();
  const groups = withKeywords(message.groups, spec);
  writer.open(spec.root, rootAttributes(spec.versionKeyword, versionInXml(message.version, groups)));
  const write = (group: FieldGroup): void => writeGroup(writer, group, spec);
  const inside = (place: SectionSpec['inside'], object: number): FieldGroup[] =>
    groups.filter((group) => group.object === object && sectionOf(spec, group.section)?.inside === place);
  inside('root', 0).forEach(write);
  writer.open('body');
  inside('body', 0).forEach(write);
  for (const object of spec.objectKeyword === undefined ? [0] : [1, 2]) {
    writer.open('segment');
    inside('segment', object).forEach(write);
    writer.open('data');
    inside('data', object).forEach(write);
    writer.close();
    writer.close();
  }
  writer.close();
  writer.close();
  return writer.text();
}

/** By XML element: keywords that the schemas of OPM and OMM 2.0 require together, and those of 3.0 do not. */
const WHOLE_BEFORE_3: Readonly<Record<string, readonly string[]>> = {
  spacecraftParameters: ['MASS', 'SOLAR_RAD_AREA', 'SOLAR_RAD_COEFF', 'DRAG_AREA', 'DRAG_COEFF'],
  maneuverParameters: ['MAN_DURATION', 'MAN_DELTA_MASS'],
};

/** A message of an earlier version with a part of such a section is written as version 3.0, whose schema allows it. */
function versionInXml(version: string, groups: readonly FieldGroup[]): string {
  const isPartial = groups.some(({ section, fields }) => {
    const requiredTogether = WHOLE_BEFORE_3[section] ?? [];
    return requiredTogether.some((keyword) => !fields.some((field) => field.keyword === keyword));
  });
  return isPartial && version < '3.0' ? '3.0' : version;
}

/**
 * Returns the sections that have keywords apart from comments, in the order of the book. The comments of the others go to
 * the section that follows, where a reader expects them; those after the last section go to it.
 */
function withKeywords(groups: readonly FieldGroup[], spec: MessageSpec): FieldGroup[] {
  const writtenGroups: FieldGroup[] = [];
  let comments: Field[] = [];
  for (const group of groups) {
    const fields = toldFields(group, sectionOf(spec, group.section));
    if (fields.every((field) => field.keyword === COMMENT)) append(comments, fields);
    else {
      writtenGroups.push({ ...group, fields: [...comments, ...fields] });
      comments = [];
    }
  }
  const last = writtenGroups.pop();
  return last === undefined ? [] : [...writtenGroups, { ...last, fields: [...last.fields, ...comments] }];
}

/** All but empty and unknown optional values, in the order of the book. */
function toldFields(group: FieldGroup, section: SectionSpec | undefined): Field[] {
  return inBookOrder(group.fields, section?.rows ?? []).filter((field) => {
    const row = section === undefined ? undefined : rowOf(section, field.keyword);
    if (field.keyword === COMMENT || row?.presence === 'mandatory') return true;
    return field.value !== '' && !isUnknownNumber(field, row);
  });
}

const RELATIVE = /^RELATIVE_(POSITION|VELOCITY)_[RTN]$/;

function writeGroup(writer: XmlWriter, group: FieldGroup, spec: MessageSpec): void {
  const section = sectionOf(spec, group.section);
  const { fields } = group;
  const unitOf = (keyword: string): string | undefined => {
    const field = fields.find((candidate) => candidate.keyword === keyword);
    return field === undefined ? undefined : unitFor(field, section, spec);
  };
  writer.open(section?.element ?? group.section);
  const relative = fields.filter((field) => RELATIVE.test(field.keyword));
  if (relative.length === 0) writeFields(writer, fields, unitOf);
  else {
    // The schema wraps the relative state of a CDM in an element of its own.
    const from = fields.findIndex((field) => RELATIVE.test(field.keyword));
    const comments = fields.filter((field) => field.keyword === COMMENT);
    const plain = (field: Field): boolean => !RELATIVE.test(field.keyword) && field.keyword !== COMMENT;
    writeFields(writer, [...comments, ...fields.slice(0, from).filter(plain)], unitOf);
    writer.open('relativeStateVector');
    writeFields(writer, relative, unitOf);
    writer.close();
    writeFields(writer, fields.slice(from).filter(plain), unitOf);
  }
  writer.close();
}
