import type { MessageFigures } from '@keepout/assessment/message-figures';
import type { Vec3 } from '@keepout/astro/nouns';
import { seededRandom } from '@keepout/conjunction/numbers/random';
import { eq } from 'drizzle-orm';
import { nowTaiS } from '../../platform/now.ts';
import type { TestPlatform } from '../../test-platform.ts';
import { decodeMessage, messageColumns } from '../conjunctions/stored-message.ts';
import { cdmTable, conjunctionTable } from '../tables.ts';

const DAY_S = 86_400;
const SIGMA_M = 100;
/** What the errors of the past were over what had been stated. */
export const FACTOR = 2;
export const EVENTS = 200;
/** What is predicted of them, as a rule names it. */
export const PAST_KIND = {
  originator: 'TEST',
  covarianceSource: 'CDM',
  regime: 'perigee-600-900-km',
  leadFromDays: 1,
} as const;

/** Events that are over, made of the open one: each predicted a day and a half before, and known much better at the end. */
export async function keepPastEvents({ context }: TestPlatform, conjunctionId: string): Promise<void> {
  const db = context.database.orm;
  const [event] = await db.select().from(conjunctionTable).where(eq(conjunctionTable.id, conjunctionId));
  const stored = await db.select(messageColumns()).from(cdmTable).where(eq(cdmTable.conjunctionId, conjunctionId));
  const [message] = stored.map((row) => decodeMessage(row));
  const random = seededRandom(11);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const objectOf = (object: MessageFigures['objects'][0], sigmaM: number, errorM: number, name: string) => ({
    ...object,
    designator: name,
    positionKm: object.positionKm!.map((km) => km + (errorM * normal()) / 1000) as unknown as Vec3,
    covarianceRtn: Array.from({ length: 21 }, (_, k) =>
      [0, 2, 5].includes(k) ? sigmaM ** 2 : [9, 14, 20].includes(k) ? 1e-6 : 0,
    ),
  });
  const events = Array.from({ length: EVENTS }, (_, k) => ({
    ...event!,
    id: `con-past-${k}`,
    tcaTaiS: nowTaiS() - (k + 1) * DAY_S,
    lastCdmId: `cdm-past-${k}-late`,
  }));
  await db.insert(conjunctionTable).values(events);
  const messages = events.flatMap(({ id, tcaTaiS, lastCdmId }, k) =>
    [1.5, 0.1].map((leadDays) => {
      const [sigmaM, errorM] = leadDays === 0.1 ? [1, 1] : [SIGMA_M, FACTOR * SIGMA_M];
      const [own, other] = message!.objects;
      const objects: MessageFigures['objects'] = [
        objectOf(own, sigmaM, errorM, '74001'),
        objectOf(other, sigmaM, errorM, String(75_000 + (k % 40))),
      ];
      const name = leadDays === 0.1 ? lastCdmId : `cdm-past-${k}-early`;
      const creationTaiS = tcaTaiS - leadDays * DAY_S;
      return { ...message!, id: name, messageId: name, conjunctionId: id, tcaTaiS, creationTaiS, objects };
    }),
  );
  for (let start = 0; start < messages.length; start += 100)
    await db.insert(cdmTable).values(messages.slice(start, start + 100));
}
