import { formatUtc } from '@keepout/astro/epoch';
import { ok, type Result } from '@keepout/units/result';
import type { MessageFault } from '../fault/message-fault.ts';
import type { FieldGroup, FlatMessage } from '../flat/message.ts';
import { belongsTo } from '../flat/spec.ts';
import type { Notation } from '../oem/write.ts';
import { COMMENT, type Field } from '../value/field.ts';
import { numberText } from '../value/number.ts';
import { DRAFT_BOOK, SECOND_ISSUE } from './covariance-fields.ts';
import { readCdm } from './read.ts';
import { CDM } from './spec.ts';
import { spokenField } from './spoken.ts';
import { writeTracssCdm } from './tracss.ts';
import { writeCdm } from './write.ts';

/** Known figures of the encounter for which the originator had no keyword; SI, epochs TAI s. */
export interface AddedFigures {
  readonly conjunctionId?: string | undefined;
  readonly mahalanobisDistance?: number | undefined;
  readonly approachAngleDeg?: number | undefined;
  /** The value in the message has precedence: then this figure is not written. */
  readonly probability?: { readonly value: number; readonly method: string } | undefined;
  readonly maxProbability?: { readonly value: number; readonly method: string } | undefined;
  readonly previous?: { readonly messageId: string; readonly creationTaiS: number } | undefined;
  readonly objects?: readonly [AddedObjectFigures, AddedObjectFigures] | undefined;
}

export interface AddedObjectFigures {
  /** Stated radius only, not one assumed from the object type. */
  readonly hardBodyRadiusM?: number | undefined;
  /** By which the stated covariance is multiplied before it counts. */
  readonly covarianceFactor?: number | undefined;
}

/**
 * A data message as the drafts of the second issue have it: KVN, XML, or JSON with the members of TraCSS.
 *
 * Method   statements in comments for which the second issue has keywords become keywords; additions are marked in a comment as not from the
 *          originator; all else stays digit by digit, the id too. A message of the second issue stays as it is
 *
 * @returns ok: text | fault: that of reading
 */
export function secondIssue(
  text: string,
  notation: Notation,
  addedFigures: AddedFigures = {},
): Result<string, MessageFault> {
  const read = readCdm(text);
  if (!read.ok) return read;
  const { message } = read.value;
  const drafted = message.version < SECOND_ISSUE ? draftedMessage(message, addedFigures) : message;
  return ok(notation === 'json' ? writeTracssCdm(drafted) : writeCdm(drafted, notation));
}

function draftedMessage(message: FlatMessage, addedFigures: AddedFigures): FlatMessage {
  const isStated = (keyword: string): boolean =>
    message.groups.some(({ object, fields }) => object === 0 && fields.some((field) => field.keyword === keyword));
  const shared = fieldsOf(sharedEntries(addedFigures)).filter(({ keyword }) => !isStated(keyword));
  const ofObjects = ([1, 2] as const).map((object) => {
    const spoken = spokenIn(message, object);
    const addedFields = fieldsOf(objectEntries(addedFigures.objects?.[object - 1]));
    const addedOnly = addedFields.filter(({ keyword }) => !spoken.some((field) => field.keyword === keyword));
    return { spoken, addedOnly };
  });
  const names = [...shared, ...ofObjects.flatMap(({ addedOnly }) => addedOnly)].map(({ keyword }) => keyword);
  const groups = ofObjects.reduce(
    (sum, { spoken, addedOnly }, index) => withFields(sum, index + 1, [...spoken, ...addedOnly]),
    withFields(message.groups.map(withoutSpoken), 0, shared),
  );
  return { version: SECOND_ISSUE, groups: groups.map((group) => withNotes(group, message.version, names)) };
}

type Entry = readonly [keyword: string, value: string | number | undefined];

function sharedEntries({ probability, maxProbability, previous, ...addedFigures }: AddedFigures): Entry[] {
  return [
    ['CONJUNCTION_ID', addedFigures.conjunctionId],
    ['MAHALANOBIS_DISTANCE', addedFigures.mahalanobisDistance],
    ['APPROACH_ANGLE', addedFigures.approachAngleDeg],
    ['COLLISION_PROBABILITY', probability?.value],
    ['COLLISION_PROBABILITY_METHOD', probability?.method],
    ['COLLISION_MAX_PROBABILITY', maxProbability?.value],
    ['COLLISION_MAX_PC_METHOD', maxProbability?.method],
    ['PREVIOUS_MESSAGE_ID', previous?.messageId],
    ['PREVIOUS_MESSAGE_EPOCH', previous && formatUtc(previous.creationTaiS, 3)],
  ];
}

function objectEntries(addedFigures: AddedObjectFigures | undefined): Entry[] {
  return [
    ['HBR', addedFigures?.hardBodyRadiusM],
    ['CSCALE_FACTOR', addedFigures?.covarianceFactor],
  ];
}

function fieldsOf(entries: readonly Entry[]): Field[] {
  return entries.flatMap(([keyword, value]) =>
    value === undefined ? [] : [{ keyword, value: typeof value === 'number' ? numberText(value) : value, line: 0 }],
  );
}

/** Returns the statements in the comments of an object for which the second issue has keywords, each keyword once. */
function spokenIn(message: FlatMessage, object: number): Field[] {
  const fields = message.groups
    .filter((group) => group.object === object)
    .flatMap((group) => group.fields.flatMap((field) => spokenBy(field, object) ?? []));
  return fields.filter(({ keyword }, at) => fields.findIndex((field) => field.keyword === keyword) === at);
}

const spokenBy = ({ keyword, value }: Field, object: number): Field | undefined =>
  keyword === COMMENT && object > 0 ? spokenField(value) : undefined;

function withoutSpoken(group: FieldGroup): FieldGroup {
  return { ...group, fields: group.fields.filter((field) => spokenBy(field, group.object) === undefined) };
}

/** Each field in the section that its keyword belongs to; sections in the order of the book. */
function withFields(groups: readonly FieldGroup[], object: number, addedFields: readonly Field[]): FieldGroup[] {
  const sections = CDM.sections.filter(({ occurs }) => (occurs === 'object') === object > 0);
  const grown = [...groups];
  for (const field of addedFields) {
    const section = sections.find((candidate) => belongsTo(candidate, field.keyword))!.name;
    const at = grown.findIndex((group) => group.section === section && group.object === object);
    if (at < 0) grown.push({ section, object, line: 0, fields: [field] });
    else grown[at] = { ...grown[at]!, fields: [...grown[at]!.fields, field] };
  }
  const rank = ({ section, object: owner }: FieldGroup): number =>
    owner * CDM.sections.length + CDM.sections.findIndex(({ name }) => name === section);
  return grown.filter(({ fields }) => fields.length > 0).sort((a, b) => rank(a) - rank(b));
}

/** Behind the first keyword of the header, so that they stay in it when read again. */
function withNotes(group: FieldGroup, version: string, noteTexts: readonly string[]): FieldGroup {
  if (group.section !== 'header') return group;
  const notes = [
    `CDM ${SECOND_ISSUE} as drafted in CCSDS ${DRAFT_BOOK}, which is not published; written by KEEPOUT from version ${version}`,
    ...(noteTexts.length === 0
      ? []
      : [`Added by KEEPOUT, not of the originator: ${[...new Set(noteTexts)].join(' ')}`]),
  ];
  const [first, ...otherFields] = group.fields;
  const comments = notes.map((value): Field => ({ keyword: COMMENT, value, line: 0 }));
  return { ...group, fields: [...(first === undefined ? [] : [first]), ...comments, ...otherFields] };
}
