import {
  againstFormer,
  type FormerError,
  type StatedObject,
  statedError,
  statedErrors,
} from '@keepout/assessment/former-errors';
import { RULE_NUMBERS } from '@keepout/contract/fleet/fields';
import { SECONDS_PER_DAY } from '@keepout/units/duration';
import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { AssessedMessage } from './judged-message.ts';

/** Length of the history, s: sixty days. Orbit and orbit determination hardly change within it, and the shortest retention rule covers it. */
const SPAN_S = RULE_NUMBERS.messageDays.least * SECONDS_PER_DAY;
/** Maximum number of former messages for an object: as object 1 (own satellite), as object 2. */
const MOST_MESSAGES = [1_000, 100] as const;
/** Returns the messages with verdicts that consider former messages about any satellite of the operator. */
export async function againstHistory(
  db: Queries,
  operatorId: string,
  messages: readonly AssessedMessage[],
): Promise<readonly AssessedMessage[]> {
  const statedCovariances = messages.flatMap(({ figures, originator, creationTaiS }) =>
    statedErrors({ ...figures, originator, creationTaiS }).map((error, place) => ({
      key: error?.key,
      designator: figures.objects[place]!.designator,
    })),
  );
  const compared = statedCovariances.filter(({ key }) => key !== undefined);
  if (compared.length === 0) return messages;
  const different = (texts: readonly (string | undefined)[]) => [
    ...new Set(texts.filter((text) => text !== undefined)),
  ];
  const { rows } = await db.execute<(StatedObject | (FormerError & { figures: null })) & Record<string, unknown>>(
    formerErrors(
      operatorId,
      different(compared.map(({ designator }) => designator)),
      different(messages.map(({ originator }) => originator)),
      Math.min(...messages.map(({ creationTaiS }) => creationTaiS)) - SPAN_S,
      different(compared.map(({ key }) => key)),
    ),
  );
  return againstFormer(
    messages,
    rows.flatMap((row) => (row.figures === null ? (row as FormerError) : (statedError(row as StatedObject) ?? []))),
  );
}

/** Selects the covariances that these originators have stated for these objects, as object 1 or 2, since a time; for packed messages, by the comparison key. */
export function formerErrors(
  operatorId: string,
  designators: readonly string[],
  originators: readonly string[],
  fromTaiS: number,
  keys: readonly string[],
): SQL {
  const inPlace = (place: 0 | 1) => sql`(select originator, creation_tai_s, tca_tai_s,
    objects -> ${sql.raw(`${place}`)} as figures from cdm
    where operator_id = ${operatorId} and objects -> ${sql.raw(`${place}`)} ->> 'designator' = object.designator
      and creation_tai_s >= ${fromTaiS} and originator in ${originators} and observed is null
    order by creation_tai_s desc limit ${MOST_MESSAGES[place]})`;
  const storedDeviations = (
    place: 1 | 2,
  ) => sql`(select creation_tai_s, ${sql.raw(`deviation${place}_m`)} as deviation_m from cdm
    where operator_id = ${operatorId} and ${sql.raw(`stated${place}`)} = key and creation_tai_s >= ${fromTaiS}
    order by creation_tai_s desc limit ${MOST_MESSAGES[place === 1 ? 0 : 1]})`;
  return sql`select originator, creation_tai_s as "creationTaiS", tca_tai_s as "tcaTaiS", figures, null as key, null as "deviationM"
    from unnest(${sql.param(designators)}::text[]) as object (designator)
    cross join lateral (${inPlace(0)} union all ${inPlace(1)}) as former
    union all select null, creation_tai_s, null, null, key, deviation_m from unnest(${sql.param(keys)}::text[]) as error (key)
    cross join lateral (${storedDeviations(1)} union all ${storedDeviations(2)}) as former order by "creationTaiS" desc`;
}
