import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ServerContext } from '../../hosting/module.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { nowTaiS } from '../../platform/now.ts';
import { lockPlaces } from '../addresses/store.ts';
import { queueDelivery } from '../delivery/queue-delivery.ts';
import { incidentOf } from '../facts.ts';
import { alertPlaceTable, type alertTable, alertWatch } from '../tables.ts';
import { composeMove } from '../words/compose.ts';
import type { Incident, MessageContent } from '../words/content.ts';

type AlertRow = typeof alertTable.$inferSelect;

/** Returns the incident that an alert opens or updates. */
export const triggerOf = (row: AlertRow): Incident => ({
  action: 'trigger',
  key: incidentOf(row),
  endsTaiS: row.facts.of === 'conjunction' ? row.facts.tcaTaiS : null,
});

/** Removes alerts that need no incident any more: acknowledged, or with a lower verdict before they were sent. */
export async function pressing<W extends { readonly row: AlertRow }>(
  tx: Transaction,
  dueSteps: readonly W[],
): Promise<readonly W[]> {
  const open = dueSteps.filter(({ row }) => row.acknowledgedAt === null);
  const ids = open.flatMap(({ row }) => (row.facts.of === 'conjunction' ? [row.facts.conjunctionId] : []));
  if (ids.length === 0) return open;
  const fallen = await tx
    .select({ operatorId: alertWatch.operatorId, about: alertWatch.about })
    .from(alertWatch)
    .where(and(inArray(alertWatch.about, ids), sql`${alertWatch.state}->'risk'->>'held' = 'safe'`));
  const isFallen = ({ operatorId, kind, facts }: AlertRow) =>
    facts.of === 'conjunction' &&
    kind !== 'ADVICE_CONTRARY' &&
    fallen.some((watch) => watch.operatorId === operatorId && watch.about === facts.conjunctionId);
  return open.filter(({ row }) => !isFallen(row));
}

interface IncidentMessage extends Record<string, unknown> {
  readonly placeId: string;
  readonly content: MessageContent & { readonly incident: Incident };
}

/**
 * Acknowledges or resolves the incidents of conjunctions at every contact point that got them, once: incidents that are already resolved, or were
 * acknowledged after the last message, remain unchanged.
 *
 * Concurrent message creation for one of the users is excluded (`lockPlaces`), so that no incident is opened and never resolved.
 */
export async function moveIncidents(
  context: Pick<ServerContext, 'queue' | 'settings'>,
  tx: Transaction,
  operatorId: string,
  conjunctionIds: readonly string[],
  action: 'acknowledge' | 'resolve',
): Promise<void> {
  if (conjunctionIds.length === 0) return;
  const places = await tx
    .select()
    .from(alertPlaceTable)
    .where(and(eq(alertPlaceTable.operatorId, operatorId), eq(alertPlaceTable.channel, 'PAGERDUTY')));
  if (places.length === 0) return;
  const subjects = [...new Set(places.map(({ subject }) => subject))].sort();
  for (const subject of subjects) await lockPlaces(tx, { operatorId, subject });
  for (const { placeId, content } of await incidentMessagesOf(tx, operatorId, conjunctionIds)) {
    const { incident } = content;
    const place = places.find(({ id }) => id === placeId);
    if (place === undefined || place.offSince !== null) continue;
    if (incident.action === 'resolve' || incident.action === action) continue;
    await queueDelivery(context, tx, place, composeMove(content, { ...incident, action }));
  }
}

/** Returns the last message about each conjunction to each contact point. */
async function incidentMessagesOf(
  tx: Transaction,
  operatorId: string,
  keys: readonly string[],
): Promise<readonly IncidentMessage[]> {
  const { rows } = await tx.execute<IncidentMessage>(sql`
    select distinct on (place_id, content->'incident'->>'key') place_id as "placeId", content from alert_delivery
    where channel = 'PAGERDUTY' and operator_id = ${operatorId}
      and content->'incident'->>'key' = any(${sql.param(keys)}::text[])
    order by place_id, content->'incident'->>'key', created_at desc, id desc`);
  return rows;
}

/** Resolves the incidents of conjunctions that have ended and need no further action. */
export async function resolveEndedIncidents(context: ServerContext): Promise<void> {
  const { rows } = await context.database.orm.execute<{ operatorId: string; key: string }>(sql`
    select distinct told.operator_id as "operatorId", content->'incident'->>'key' as key from alert_delivery as told
    join alert_place on alert_place.id = told.place_id and alert_place.off_since is null
    where told.channel = 'PAGERDUTY' and (content->'incident'->>'endsTaiS')::double precision < ${nowTaiS()}
      and not exists (
        select from alert_delivery as later where later.channel = 'PAGERDUTY' and later.place_id = told.place_id
          and later.content->'incident'->>'key' = told.content->'incident'->>'key'
          and later.created_at >= told.created_at and later.content->'incident'->>'action' = 'resolve')
    limit 1000`);
  for (const { operatorId, key } of rows) {
    await context.database.orm.transaction((tx) => moveIncidents(context, tx, operatorId, [key], 'resolve'));
  }
}
