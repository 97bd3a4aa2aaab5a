import type { ObjectFigures } from '@keepout/assessment/message-figures';
import type { StateVector, Vec3 } from '@keepout/astro/nouns';
import { type DeviationHistory, statedDeviation, unlikeHistory } from '@keepout/conjunction/decision/deviation-history';
import { verdictAgainstHistory } from '@keepout/conjunction/decision/verdict';
import { RULE_NUMBERS } from '@keepout/contract/fleet/fields';
import { SECONDS_PER_DAY, SECONDS_PER_HOUR } from '@keepout/units/duration';
import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { JudgedMessage } from './judged-message.ts';

/** Orbits and those who determine them are what they were so long, and no rule takes messages away before: sixty days. */
const SPAN_S = RULE_NUMBERS.messageDays.least * SECONDS_PER_DAY;
/** Of an object, the newest: of an own satellite, first in its messages, and of another. */
const MOST_MESSAGES = [1_000, 100] as const;
/** Diagonal of the position in a lower triangle. */
const VARIANCES = [0, 2, 5] as const;
/** Ours by rule, or with nothing to compare. */
const WITHOUT_HISTORY: ReadonlySet<string> = new Set(['ESTIMATED', 'NONE', 'OBSERVATIONS']);

interface Stated extends Pick<JudgedMessage, 'originator' | 'creationTaiS'> {
  readonly tcaTaiS: number;
  readonly figures: ObjectFigures;
}

/** Of a message that is kept as figures. */
interface Kept extends Pick<JudgedMessage, 'creationTaiS'> {
  readonly figures: null;
  readonly key: string;
  readonly deviationM: number;
}

/** An error that was stated of an object, by what it is compared with. */
type Former = Omit<Kept, 'figures'>;

/**
 * The messages with their verdicts, where errors are none of those that the object had in former messages about any satellite of the operator, stored ones or these. Those of one
 * hour rest on one determination, and count once.
 */
export async function againstHistory(
  db: Queries,
  operatorId: string,
  messages: readonly JudgedMessage[],
): Promise<readonly JudgedMessage[]> {
  const stated = messages.map(({ figures, originator, creationTaiS }) =>
    statedDeviations({ ...figures, originator, creationTaiS }),
  );
  const designators = messages.flatMap(({ figures: { objects } }, index) =>
    objects.flatMap(({ designator }, place) => (stated[index]![place] ? [designator] : [])),
  );
  if (designators.length === 0) return messages;
  const originators = messages.map(({ originator }) => originator);
  const from = Math.min(...messages.map(({ creationTaiS }) => creationTaiS)) - SPAN_S;
  const keys = stated.flatMap((deviations) => deviations.flatMap((deviation) => deviation?.key ?? []));
  const { rows } = await db.execute<(Stated | Kept) & Record<string, unknown>>(
    formerErrors(operatorId, [...new Set(designators)], [...new Set(originators)], from, [...new Set(keys)]),
  );
  const errors = rows.flatMap((row): Former[] => {
    const deviation = row.figures === null ? (row as Kept) : deviationOf(row as Stated);
    return deviation ? [{ ...deviation, creationTaiS: row.creationTaiS }] : [];
  });
  for (const [index, { observed, creationTaiS }] of messages.entries())
    if (observed === undefined)
      errors.push(...stated[index]!.flatMap((deviation) => (deviation ? [{ ...deviation, creationTaiS }] : [])));
  const former = new Map<string, Map<number, Former>>();
  for (const error of errors.sort((a, b) => b.creationTaiS - a.creationTaiS)) {
    const hours = former.get(error.key) ?? new Map<number, Former>();
    former.set(error.key, hours.set(Math.floor(error.creationTaiS / SECONDS_PER_HOUR), error));
  }
  return messages.map((message, index) => {
    const histories = stated[index]!.flatMap((deviation, place): DeviationHistory[] => {
      if (deviation === undefined) return [];
      const formerM = [...(former.get(deviation.key)?.values() ?? [])]
        .filter(({ creationTaiS }) => creationTaiS < message.creationTaiS)
        .map(({ deviationM }) => deviationM);
      return [{ object: place === 0 ? 'primary' : 'secondary', deviationM: deviation.deviationM, formerM }];
    });
    return { ...message, verdict: verdictAgainstHistory(message.verdict, unlikeHistory(histories)) };
  });
}

/** What messages of these originators have stated of these objects, in either place, since then; of those that are kept as figures, by what is compared. */
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
  const kept = (place: 1 | 2) => sql`(select creation_tai_s, ${sql.raw(`deviation${place}_m`)} as deviation_m from cdm
    where operator_id = ${operatorId} and ${sql.raw(`stated${place}`)} = key and creation_tai_s >= ${fromTaiS}
    order by creation_tai_s desc limit ${MOST_MESSAGES[place === 1 ? 0 : 1]})`;
  return sql`select originator, creation_tai_s as "creationTaiS", tca_tai_s as "tcaTaiS", figures, null as key, null as "deviationM"
    from unnest(${sql.param(designators)}::text[]) as object (designator)
    cross join lateral (${inPlace(0)} union all ${inPlace(1)}) as former
    union all select null, creation_tai_s, null, null, key, deviation_m from unnest(${sql.param(keys)}::text[]) as error (key)
    cross join lateral (${kept(1)} union all ${kept(2)}) as former order by "creationTaiS" desc`;
}

/** The errors that a message states of both objects. */
export const statedDeviations = ({
  objects,
  ...message
}: Omit<Stated, 'figures'> & Pick<JudgedMessage['figures'], 'objects'>) =>
  objects.map((figures) => deviationOf({ ...message, figures }));

/** The error that a message states of an object, by what it is compared with. */
function deviationOf({ originator, creationTaiS, tcaTaiS, figures }: Stated) {
  const { designator, covarianceSource, covarianceRtn } = figures;
  const state = stateOf(figures, tcaTaiS);
  if (state === undefined || covarianceRtn === null || WITHOUT_HISTORY.has(covarianceSource)) return undefined;
  const variancesM2 = VARIANCES.map((k) => covarianceRtn[k] ?? 0);
  return statedDeviation({ designator, originator, covarianceSource, state, creationTaiS, variancesM2 });
}

/** Judged messages are in EME2000; undefined without a state. */
function stateOf({ positionKm, velocityKmS, frame }: ObjectFigures, epochTaiS: number): StateVector | undefined {
  if (positionKm === null || velocityKmS === null || frame !== 'EME2000') return undefined;
  const inM = ([x, y, z]: Vec3): Vec3 => [x * 1000, y * 1000, z * 1000];
  return { epochTaiS, frame, positionM: inM(positionKm), velocityMps: inM(velocityKmS) };
}
