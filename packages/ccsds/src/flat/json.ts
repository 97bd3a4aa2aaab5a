import type { FaultList } from '../fault/message-fault.ts';
import { append } from '../notation/append.ts';
import { fieldsFromJson, fieldsToJson, isRecord, type JsonRecord, jsonText } from '../notation/json.ts';
import type { Field } from '../value/field.ts';
import { assemble } from './assemble.ts';
import type { FlatMessage } from './message.ts';
import { type MessageSpec, rowOf, type SectionSpec } from './spec.ts';

/** True for the product's own JSON form: the version keyword next to a `header` object. */
export function isSectionedJson(value: unknown, spec: MessageSpec): value is JsonRecord {
  return isRecord(value) && jsonText(value[spec.versionKeyword]) !== undefined && isRecord(value['header']);
}

/** Reads the product's JSON form: sections by name; `object1` and `object2` hold those of a CDM; repeated blocks are lists. */
export function readFlatJson(value: JsonRecord, spec: MessageSpec, faults: FaultList): FlatMessage | undefined {
  const fields: Field[] = [];
  const take = (holder: JsonRecord, wantsObject: boolean): void => {
    for (const section of spec.sections) {
      if ((spec.objectKeyword !== undefined && section.occurs === 'object') !== wantsObject) continue;
      const member = holder[section.name];
      const blocks: readonly unknown[] = Array.isArray(member) ? member : [member];
      for (const block of blocks) append(fields, fieldsFromJson(block, section.name, faults));
    }
  };
  take(value, false);
  if (spec.objectKeyword !== undefined) {
    for (const name of ['object1', 'object2']) {
      const object = value[name];
      if (isRecord(object)) take(object, true);
      else faults.add('missing-section', { keyword: name });
    }
  }
  return assemble(jsonText(value[spec.versionKeyword]) ?? '', 0, fields, spec, faults);
}

/** Writes the product's JSON form. */
export function writeFlatJson(message: FlatMessage, spec: MessageSpec): string {
  const record: Record<string, unknown> = { [spec.versionKeyword]: message.version };
  for (const group of message.groups) {
    let holder = record;
    if (group.object > 0) {
      const name = `object${String(group.object)}`;
      record[name] ??= {};
      holder = record[name] as Record<string, unknown>;
    }
    const section = spec.sections.find((candidate) => candidate.name === group.section);
    const fields = fieldsToJson(group.fields.map((field) => withForeignUnit(field, section)));
    const isMany = section?.occurs === 'many';
    if (!isMany) holder[group.section] = fields;
    else {
      holder[group.section] ??= [];
      (holder[group.section] as unknown[]).push(fields);
    }
  }
  return `${JSON.stringify(record, null, 1)}\n`;
}

/** A keyword of the table has the table's unit; one outside it keeps the unit it came with, as in KVN. */
function withForeignUnit(field: Field, section: SectionSpec | undefined): Field {
  if (field.unit === undefined || (section !== undefined && rowOf(section, field.keyword) !== undefined)) return field;
  return { ...field, value: `${field.value} [${field.unit}]` };
}
