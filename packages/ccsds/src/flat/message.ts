import { COMMENT, type Field } from '../value/field.ts';

/** The keywords of one section as read; `object` is 1 or 2 in a CDM, 0 elsewhere. */
export interface FieldGroup {
  readonly section: string;
  readonly object: number;
  readonly line: number;
  readonly fields: readonly Field[];
}

/** A CDM, OMM or OPM as sections of keywords, in the order of the book. */
export interface FlatMessage {
  readonly version: string;
  readonly groups: readonly FieldGroup[];
}

/** All fields of a section; absent sections are empty. */
export function fieldsIn(message: FlatMessage, section: string, object: number = 0): readonly Field[] {
  return message.groups.find((group) => group.section === section && group.object === object)?.fields ?? [];
}

/** All fields of one object (0: of the message), in order. */
export function fieldsOfObject(message: FlatMessage, object: number): Field[] {
  return message.groups.filter((group) => group.object === object).flatMap((group) => group.fields);
}

/** Every comment of the message, in order. */
export function allComments(message: FlatMessage): string[] {
  return message.groups.flatMap((group) =>
    group.fields.filter((field) => field.keyword === COMMENT).map((field) => field.value),
  );
}
