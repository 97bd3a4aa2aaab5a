import { statedErrors } from '@keepout/assessment/former-errors';
import { type InColumns, packedColumns, packedRow, textOfFigures } from '@keepout/assessment/record/packed-figures';
import { ORIGINATOR } from '@keepout/assessment/text/cdm-text';
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { cdmTable } from '../tables.ts';
import { inFigures, objectsIn, PACKING, type Packed, packedBytes, type StoredObjects } from './kept-figures.ts';
import type { MessageRow } from './message-row.ts';
import { unpackMessage } from './packed-message.ts';

/**
 * Returns the columns of messages: messages of own screenings are stored as packed figures that include the text
 * (docs/decisions/0149-delete-contents-keep-records.md). Of the messages that state the same covariance, one contributes to the covariance history of the object.
 */
export function storedColumns(rows: readonly MessageRow[]): readonly (typeof cdmTable.$inferInsert)[] {
  const statedCovariances = new Set<string>();
  return rows.map((row) => {
    if (row.screeningId === null || row.originator !== ORIGINATOR) return row;
    const packed = packedRow(PACKING, row, row.message);
    if (packed === undefined) return row;
    const [first, second] = statedErrors(row).map((deviation) => {
      if (deviation === undefined || statedCovariances.has(deviation.key)) return undefined;
      statedCovariances.add(deviation.key);
      return deviation;
    });
    const deviations = { deviation1M: first?.deviationM ?? null, deviation2M: second?.deviationM ?? null };
    return { ...row, ...packed, stated1: first?.key ?? null, stated2: second?.key ?? null, ...deviations };
  });
}

type StoredRow = Omit<typeof cdmTable.$inferSelect, 'message'> & { readonly message: Buffer };

/** Returns all stored columns of a message; `figuresOf` and `wholeMessage` decode them. */
export const messageColumns = () => ({ ...getTableColumns(cdmTable), message: sql<Buffer>`${cdmTable.message}` });

/** Decodes a stored message without its text. */
export function rowFigures<Row extends Omit<StoredRow, 'operatorId' | 'classification'>>(row: Row) {
  const { message, ...columns } = row;
  if (row.objects !== null) return columns as typeof columns & Figures;
  return { ...columns, ...packedColumns(PACKING, message, row) } as typeof columns & Figures;
}

/** Decodes a stored message with its text. */
export const decodeMessage = (row: StoredRow): MessageRow => ({ ...rowFigures(row), message: textOf(row) });

const textOf = (row: StoredRow): string =>
  row.objects === null ? textOfFigures(PACKING, row.message, row) : unpackMessage(row.message);

/** Decodes a stored message; with an empty text if the packed text cannot be restored exactly. */
export function readableMessage(row: StoredRow): MessageRow {
  try {
    return decodeMessage(row);
  } catch {
    return { ...rowFigures(row), message: '' };
  }
}

type Figures = Pick<MessageRow, InColumns>;

export const messageObjects = (): SQL<Objects> => ofObjects((objects) => objects);
/** Selects a value that is derived from both objects of a message. */
export const ofObjects = <T>(of: (objects: Objects) => T): SQL<T> =>
  rawObjects().mapWith((stored: StoredObjects) => of(objectsIn(stored))) as SQL<T>;
export const messageReasons = (): SQL<Reasons> =>
  rawOf(sql`${cdmTable.verdictReasons}`).mapWith(
    inFigures<Reasons>((figures) => figures.verdictReasons),
  ) as SQL<Reasons>;
export const messageIdText = (): SQL<string> =>
  sql`case when ${cdmTable.messageId} is null then ${PACKED} else to_jsonb(${cdmTable.messageId}) end`.mapWith(
    inFigures<string>((figures) => figures.messageId!),
  ) as SQL<string>;
export const messageText = (): SQL<string> =>
  sql`case when ${cdmTable.objects} is null then ${PACKED} else to_jsonb(${BYTES}) end`.mapWith(
    (raw: string | Packed) =>
      typeof raw === 'string' ? unpackMessage(packedBytes(raw)) : textOfFigures(PACKING, packedBytes(raw.packed), raw),
  ) as SQL<string>;

type Objects = MessageRow['objects'];
type Reasons = MessageRow['verdictReasons'];

const BYTES = sql`encode(${cdmTable.message}, 'base64')`;
const UNPACKED_COLUMNS = [
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
  UNPACKED_COLUMNS.map((name) => sql`${sql.raw(`'${name}'`)}, ${cdmTable[name]}`),
  sql`, `,
)})`;
const rawOf = (column: SQL): SQL => sql`case when ${cdmTable.objects} is null then ${PACKED} else ${column} end`;
export const rawObjects = () => rawOf(sql`${cdmTable.objects}`);
