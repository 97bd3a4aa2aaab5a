import type { ObjectFigures } from '@keepout/assessment/message-figures';
import type { StateVector, Vec3 } from '@keepout/astro/nouns';
import { type DeviationHistory, statedDeviation, unlikeHistory } from '@keepout/conjunction/decision/deviation-history';
import { verdictAgainstHistory } from '@keepout/conjunction/decision/verdict';
import { SECONDS_PER_DAY } from '@keepout/units/duration';
import { and, desc, eq, gte, inArray, isNull } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { cdm } from '../tables.ts';
import type { JudgedMessage } from './judged-message.ts';

/** Orbits and those who determine them are what they were so long. */
const SPAN_S = 60 * SECONDS_PER_DAY;
/** Of a satellite, the newest: some megabytes of figures. */
const MOST_MESSAGES = 1_000;
/** Diagonal of the position in a lower triangle. */
const VARIANCES = [0, 2, 5] as const;
/** Ours by rule, or with nothing to compare. */
const WITHOUT_HISTORY: ReadonlySet<string> = new Set(['ESTIMATED', 'NONE', 'OBSERVATIONS']);

type Stated = Pick<JudgedMessage, 'originator' | 'creationTaiS'> & {
  readonly tcaTaiS: number;
  readonly objects: readonly [ObjectFigures, ObjectFigures];
};

/** The messages of a satellite with their verdicts, where errors are none of those that the object had in former messages. */
export async function againstHistory(
  db: Queries,
  operatorId: string,
  satelliteId: string,
  messages: readonly JudgedMessage[],
): Promise<readonly JudgedMessage[]> {
  const stated = messages.map(({ figures, originator, creationTaiS }): Stated => {
    return { originator, creationTaiS, tcaTaiS: figures.tcaTaiS, objects: figures.objects };
  });
  if (!stated.some((message) => deviationsOf(message).length > 0)) return messages;
  const originators = [...new Set(messages.map(({ originator }) => originator))];
  const from = Math.min(...messages.map(({ creationTaiS }) => creationTaiS)) - SPAN_S;
  const rows = await db
    .select({
      originator: cdm.originator,
      creationTaiS: cdm.creationTaiS,
      tcaTaiS: cdm.tcaTaiS,
      objects: cdm.objects,
    })
    .from(cdm)
    .where(
      and(
        eq(cdm.operatorId, operatorId),
        eq(cdm.satelliteId, satelliteId),
        inArray(cdm.originator, originators),
        gte(cdm.creationTaiS, from),
        isNull(cdm.observed),
      ),
    )
    .orderBy(desc(cdm.creationTaiS), desc(cdm.id))
    .limit(MOST_MESSAGES);
  const former = new Map<string, { readonly creationTaiS: number; readonly deviationM: number }[]>();
  for (const row of rows)
    for (const { key, deviationM } of deviationsOf(row))
      former.set(key, [...(former.get(key) ?? []), { creationTaiS: row.creationTaiS, deviationM }]);
  return messages.map((message, index) => {
    const histories = deviationsOf(stated[index]!).map(
      ({ key, object, deviationM }): DeviationHistory => ({
        object,
        deviationM,
        formerM: (former.get(key) ?? [])
          .filter(({ creationTaiS }) => creationTaiS < message.creationTaiS)
          .map((each) => each.deviationM),
      }),
    );
    return { ...message, verdict: verdictAgainstHistory(message.verdict, unlikeHistory(histories)) };
  });
}

/** The errors that a message states, by what they are compared with. */
function deviationsOf({ originator, creationTaiS, tcaTaiS, objects }: Stated) {
  return objects.flatMap((figures, place) => {
    const { designator, covarianceSource, covarianceRtn } = figures;
    const state = stateOf(figures, tcaTaiS);
    if (state === undefined || covarianceRtn === null || WITHOUT_HISTORY.has(covarianceSource)) return [];
    const variancesM2 = VARIANCES.map((k) => covarianceRtn[k] ?? 0);
    const stated = statedDeviation({ designator, originator, covarianceSource, state, creationTaiS, variancesM2 });
    const object = place === 0 ? ('primary' as const) : ('secondary' as const);
    return stated ? [{ ...stated, object }] : [];
  });
}

/** Judged messages are in EME2000; undefined without a state. */
function stateOf({ positionKm, velocityKmS, frame }: ObjectFigures, epochTaiS: number): StateVector | undefined {
  if (positionKm === null || velocityKmS === null || frame !== 'EME2000') return undefined;
  const inM = ([x, y, z]: Vec3): Vec3 => [x * 1000, y * 1000, z * 1000];
  return { epochTaiS, frame, positionM: inM(positionKm), velocityMps: inM(velocityKmS) };
}
