import { formatUtcZ } from '@keepout/astro/epoch';
import { contraryAdvice } from '@keepout/conjunction/decision/contrary-advice';
import type { ContraryAdvice } from '@keepout/contract/ca/conjunction';
import { and, eq, ne, sql } from 'drizzle-orm';
import { isOneOf } from '../../platform/database/beyond.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Events } from '../../platform/events/events.ts';
import { adviceContradicted } from '../../ports/ca-events.ts';
import { conjunctionTable } from '../tables.ts';
import type { OtherAdvice } from './judged-message.ts';
import { WIRE_VERDICTS } from './present-verdict.ts';

type Advised = Pick<typeof conjunctionTable.$inferSelect, 'verdict' | 'messageCreationTaiS' | 'otherAdvice'>;

/** Returns advice that contradicts the newest message of an event; the only definition for lists, pages and alerts. */
export function contraryTo({ verdict, messageCreationTaiS, otherAdvice }: Advised): readonly OtherAdvice[] {
  if (otherAdvice.length === 0) return [];
  return contraryAdvice({ verdict, creationTaiS: messageCreationTaiS.at(-1) ?? Number.NaN }, otherAdvice);
}

export function presentContrary(event: Advised): ContraryAdvice[] {
  return contraryTo(event).map(({ cdmId, originator, creationTaiS, verdict, pc }) => ({
    cdmId,
    originator,
    creationDate: formatUtcZ(creationTaiS),
    verdict: WIRE_VERDICTS[verdict],
    probabilityOfCollision: pc,
  }));
}

/** Publishes the contradictions of these events; call it in the transaction, after `tellCourse`. */
export async function publishContraryAdvice(
  events: Pick<Events, 'publish'>,
  tx: Transaction,
  operatorId: string,
  conjunctionIds: readonly string[],
): Promise<void> {
  if (conjunctionIds.length === 0) return;
  const rows = await tx
    .select()
    .from(conjunctionTable)
    .where(
      and(
        isOneOf(conjunctionTable.id, conjunctionIds),
        eq(conjunctionTable.isCandidate, false),
        ne(conjunctionTable.otherAdvice, sql`'[]'::jsonb`),
      ),
    );
  const contradicted = rows.flatMap((row) => {
    const { id: conjunctionId, satelliteId, tcaTaiS, decideByTaiS, verdict, probability: pc } = row;
    const contrary = contraryTo(row).map(({ originator, verdict: kind, pc: saidPc }) => ({
      originator,
      verdict: kind,
      pc: saidPc,
    }));
    return contrary.length === 0 ? [] : [{ conjunctionId, satelliteId, tcaTaiS, decideByTaiS, verdict, pc, contrary }];
  });
  await events.publish(tx, operatorId, adviceContradicted, ...contradicted);
}
