import type { BesideKept, KeptMessage } from '@keepout/assessment/record/kept-message';
import { ORIGINATOR } from '@keepout/assessment/text/cdm-text';
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { cdm } from '../tables.ts';
import { statedDeviations } from './covariance-history.ts';
import { bytesOf, inFigures, type KeptObjects, objectsIn, packFigures, textOfFigures } from './kept-figures.ts';
import type { MessageRow } from './message-row.ts';
import { unpackMessage } from './packed-message.ts';

/** What a row that is kept as figures has none of. */
const IN_FIGURES = {
  objects: null,
  verdictReasons: null,
  usage: null,
  relativePositionRtnM: null,
  relativeVelocityRtnMps: null,
};

/**
 * Messages as they are stored: those of our own screenings as figures, with their texts in them (docs/decisions/0208-messages-as-figures.md). One of those that state an error of one
 * kind tells it to the history of its object.
 */
export function storedColumns(rows: readonly MessageRow[]): readonly (typeof cdm.$inferInsert)[] {
  const stated = new Set<string>();
  return rows.map((row) => {
    const message = row.screeningId !== null && row.originator === ORIGINATOR && packFigures(row, row.message);
    if (!message) return row;
    const [first, second] = statedDeviations(row).map((deviation) => {
      if (deviation === undefined || stated.has(deviation.key)) return undefined;
      stated.add(deviation.key);
      return deviation;
    });
    const deviations = { deviation1M: first?.deviationM ?? null, deviation2M: second?.deviationM ?? null };
    return { ...row, ...IN_FIGURES, message, stated1: first?.key ?? null, stated2: second?.key ?? null, ...deviations };
  });
}

/** All that is read of a message, however it is stored; what is in its figures is asked for by the functions below, also alone. */
export const messageColumns = () => ({
  ...getTableColumns(cdm),
  usage: read<string[]>(sql`to_jsonb(${cdm.usage})`, ({ usage }) => [...usage]),
  relativePositionRtnM: read(sql`to_jsonb(${cdm.relativePositionRtnM})`, (kept) => kept.relativePositionRtnM),
  relativeVelocityRtnMps: read(sql`to_jsonb(${cdm.relativeVelocityRtnMps})`, (kept) => kept.relativeVelocityRtnMps),
  objects: messageObjects(),
  verdictReasons: messageReasons(),
  message: messageText(),
});

export const messageObjects = (): SQL<Objects> => ofObjects((objects) => objects);
/** What follows from both objects of a message. */
export const ofObjects = <T>(of: (objects: Objects) => T): SQL<T> =>
  rawObjects().mapWith((stored: KeptObjects) => of(objectsIn(stored))) as SQL<T>;
export const messageReasons = (): SQL<Reasons> => read(sql`${cdm.verdictReasons}`, (kept) => kept.verdictReasons);
export const messageText = (): SQL<string> => rawText().mapWith(textIn) as SQL<string>;

type Objects = MessageRow['objects'];
type Reasons = MessageRow['verdictReasons'];
/** Packed by a dictionary, or figures and what is beside them. */
type RawText = string | (BesideKept & { readonly kept: string });

const PACKED = sql`encode(${cdm.message}, 'base64')`;
const rawOf = (column: SQL): SQL => sql`case when ${cdm.objects} is null then to_jsonb(${PACKED}) else ${column} end`;
const read = <T>(column: SQL, of: (kept: KeptMessage) => T) => rawOf(column).mapWith(inFigures(of)) as SQL<T>;
export const rawObjects = () => rawOf(sql`${cdm.objects}`);

function rawText(): SQL<RawText> {
  const { messageId, creationTaiS, tcaTaiS, missDistanceM, relativeSpeedMps, probability, probabilityMethod } = cdm;
  return sql`case when ${cdm.objects} is null then jsonb_build_object('kept', ${PACKED}, 'messageId', ${messageId},
    'creationTaiS', ${creationTaiS}, 'tcaTaiS', ${tcaTaiS}, 'missDistanceM', ${missDistanceM}, 'relativeSpeedMps', ${relativeSpeedMps},
    'probability', ${probability}, 'probabilityMethod', ${probabilityMethod}) else to_jsonb(${PACKED}) end`;
}

const textIn = (raw: RawText): string =>
  typeof raw === 'string' ? unpackMessage(bytesOf(raw)) : textOfFigures(bytesOf(raw.kept), raw);

/** The text, or nothing where it comes out otherwise than it was. */
export const readableText = (): SQL<string> =>
  rawText().mapWith((raw: RawText) => {
    try {
      return textIn(raw);
    } catch {
      return '';
    }
  }) as SQL<string>;
