import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { rowSets } from '../../platform/database/insert-rows.ts';
import { conjunctionTable, metObject } from '../tables.ts';
import type { AssessedMessage } from './judged-message.ts';

/** Stored for an object without a catalogue number. */
const NO_NUMBER = 0;
/** Above this number of matching objects, events are found faster in TCA order without this index. */
const MOST_OBJECTS = 200;

/**
 * Stores the other objects of messages for the search, outside of the transaction that stores the messages and before its end, so that concurrent
 * uploads about the same
 * objects wait for this statement only. An object that has no event in the end is harmless: the search then returns no event for it.
 */
export async function noteObjects(
  db: Queries,
  operatorId: string,
  messages: readonly Pick<AssessedMessage, 'figures'>[],
): Promise<void> {
  const objects = new Map<string, typeof metObject.$inferInsert>();
  for (const { figures } of messages) {
    const { noradId, name, cosparId } = figures.objects[1];
    const row = { operatorId, noradId: noradId ?? NO_NUMBER, name, cosparId };
    objects.set(JSON.stringify(row), row);
  }
  const inOrder = [...objects].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  await Promise.all(
    rowSets(metObject, inOrder).map(({ columns, fields, source }) =>
      db.execute(sql`insert into ${metObject} (${columns}) select ${fields} from ${source} on conflict do nothing`),
    ),
  );
}

/** Search terms of an operator: part of a name, designator, or number. */
export interface ObjectQuery {
  /** Pattern for `like`. */
  readonly part: string;
  readonly designator: string;
  readonly number: number | undefined;
}

/** Returns a condition for events with matching objects; undefined if too many objects match. */
export async function withObjectsCalled(
  db: Queries,
  operatorId: string,
  sought: ObjectQuery,
): Promise<SQL | undefined> {
  const { part, designator, number } = sought;
  const rows = await db
    .select({ noradId: metObject.noradId, name: metObject.name })
    .from(metObject)
    .where(
      and(
        eq(metObject.operatorId, operatorId),
        or(
          sql`lower(${metObject.name} collate "C") like lower(${part} collate "C")`,
          sql`lower(${metObject.cosparId} collate "C") = lower(${designator} collate "C")`,
          number === undefined ? undefined : eq(metObject.noradId, number),
        ),
      ),
    )
    .limit(MOST_OBJECTS + 1);
  if (rows.length > MOST_OBJECTS) return undefined;
  const numbers = rows.flatMap(({ noradId }) => (noradId === NO_NUMBER ? [] : [noradId]));
  const names = rows.flatMap(({ noradId, name }) => (noradId === NO_NUMBER ? [name] : []));
  const unnumbered = and(isNull(conjunctionTable.secondaryNoradId), inArray(conjunctionTable.secondaryName, names));
  return or(
    numbers.length === 0 ? sql`false` : inArray(conjunctionTable.secondaryNoradId, numbers),
    names.length === 0 ? undefined : unnumbered,
  );
}
