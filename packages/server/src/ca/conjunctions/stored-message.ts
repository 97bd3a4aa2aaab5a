import { statedErrors } from '@keepout/assessment/former-errors';
import { type InColumns, packedColumns, packedRow, textOfFigures } from '@keepout/assessment/record/packed-figures';
import { ORIGINATOR } from '@keepout/assessment/text/cdm-text';
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { cdm } from '../tables.ts';
import { bytesOf, inFigures, type KeptObjects, objectsIn, PACKING, type Packed } from './kept-figures.ts';
import type { MessageRow } from './message-row.ts';
import { unpackMessage } from './packed-message.ts';

/**
 * Returns the columns of messages: messages of own screenings are stored as packed figures that include the text
 * (docs/decisions/0149-delete-contents-keep-records.md). Of the messages that state the same covariance, one contributes to the covariance history of the object.
 */
export function storedColumns(rows: readonly MessageRow[]): readonly (typeof cdm.$inferInsert)[] {
  const stated = new Set<string>();
  return rows.map((row) => {
    if (row.screeningId === null || row.originator !== ORIGINATOR) return row;
    const packed = packedRow(PACKING, row, row.message);
    if (packed === undefined) return row;
    const [first, second] = statedErrors(row).map((deviation) => {
      if (deviation === undefined || stated.has(deviation.key)) return undefined;
      stated.add(deviation.key);
      return deviation;
    });
    const deviations = { deviation1M: first?.deviationM ?? null, deviation2M: second?.deviationM ?? null };
    return { ...row, ...packed, stated1: first?.key ?? null, stated2: second?.key ?? null, ...deviations };
  });
}

type StoredRow = Omit<typeof cdm.$inferSelect, 'message'> & { readonly message: Buffer };

/** Returns all stored columns of a message; `figuresOf` and `wholeMessage` decode them. */
export const messageColumns = () => ({ ...getTableColumns(cdm), message: sql<Buffer>`${cdm.message}` });

/** Decodes a stored message without its text. */
export function figuresOf<Row extends Omit<StoredRow, 'operatorId' | 'classification'>>(row: Row) {
  const { message, ...columns } = row;
  if (row.objects !== null) return columns as typeof columns & Figures;
  return { ...columns, ...packedColumns(PACKING, message, row) } as typeof columns & Figures;
}

/** Decodes a stored message with its text. */
export const wholeMessage = (row: StoredRow): MessageRow => ({ ...figuresOf(row), message: textOf(row) });

const textOf = (row: StoredRow): string =>
  row.objects === null ? textOfFigures(PACKING, row.message, row) : unpackMessage(row.message);

/** Decodes a stored message; with an empty text if the packed text cannot be restored exactly. */
export function readableMessage(row: StoredRow): MessageRow {
  try {
    return wholeMessage(row);
  } catch {
    return { ...figuresOf(row), message: '' };
  }
}

type Figures = Pick<MessageRow, InColumns>;

export const messageObjects = (): SQL<Objects> => ofObjects((objects) => objects);
/** Selects a value that is derived from both objects of a message. */
export const ofObjects = <T>(of: (objects: Objects) => T): SQL<T> =>
  rawObjects().mapWith((stored: KeptObjects) => of(objectsIn(stored))) as SQL<T>;
export const messageReasons = (): SQL<Reasons> =>
  rawOf(sql`${cdm.verdictReasons}`).mapWith(inFigures<Reasons>((kept) => kept.verdictReasons)) as SQL<Reasons>;
export const messageIdText = (): SQL<string> =>
  sql`case when ${cdm.messageId} is null then ${PACKED} else to_jsonb(${cdm.messageId}) end`.mapWith(
    inFigures<string>((kept) => kept.messageId!),
  ) as SQL<string>;
export const messageText = (): SQL<string> =>
  sql`case when ${cdm.objects} is null then ${PACKED} else to_jsonb(${BYTES}) end`.mapWith((raw: string | Packed) =>
    typeof raw === 'string' ? unpackMessage(bytesOf(raw)) : textOfFigures(PACKING, bytesOf(raw.packed), raw),
  ) as SQL<string>;

type Objects = MessageRow['objects'];
type Reasons = MessageRow['verdictReasons'];

const BYTES = sql`encode(${cdm.message}, 'base64')`;
const BESIDE = [
  'messageId',
  'creationTaiS',
  'tcaTaiS',
  'missDistanceM',
  'relativeSpeedMps',
  'probability',
  'probabilityMethod',
  'maxProbability',
  'screeningId',
] as const;
const PACKED = sql`jsonb_build_object('packed', ${BYTES}, ${sql.join(
  BESIDE.map((name) => sql`${sql.raw(`'${name}'`)}, ${cdm[name]}`),
  sql`, `,
)})`;
const rawOf = (column: SQL): SQL => sql`case when ${cdm.objects} is null then ${PACKED} else ${column} end`;
export const rawObjects = () => rawOf(sql`${cdm.objects}`);
