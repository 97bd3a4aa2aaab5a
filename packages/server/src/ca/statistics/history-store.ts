import type { ArchivedMessage } from '@keepout/conjunction/annual/archive';
import type { RiskLevel } from '@keepout/conjunction/decision/risk-level';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';

/** A past event with the figures of its messages. */
export interface PastEvent {
  readonly tcaTaiS: number;
  readonly riskLevel: RiskLevel;
  readonly secondaryNoradId: number | null;
  readonly secondaryName: string;
  readonly missDistanceM: number;
  readonly messages: number;
  readonly firstTaiS: number;
  /** Pc of the last message, and of the last message before the decision deadline. */
  readonly lastPc: number | null;
  readonly decisionPc: number | null;
}

/** Returns the operator's events with TCA in a span, without candidates. Of messages only an index is read, once for each event. */
export async function listPastEvents(
  db: Queries,
  operatorId: string,
  satelliteId: string | undefined,
  [fromTaiS, toTaiS]: readonly [number, number],
): Promise<readonly PastEvent[]> {
  const ofSatellite = satelliteId === undefined ? sql`true` : sql`event.satellite_id = ${satelliteId}`;
  const { rows } = await db.execute<Record<keyof PastEvent, never>>(sql`
    select event.tca_tai_s as "tcaTaiS", event.risk_level as "riskLevel",
      event.secondary_norad_id as "secondaryNoradId", event.secondary_name as "secondaryName",
      event.miss_distance_m as "missDistanceM", said.messages + cardinality(event.removed_creation_tai_s) as messages, said.first as "firstTaiS",
      event.probability as "lastPc", said.decision as "decisionPc"
    from conjunction as event
    cross join lateral (select count(*)::integer as messages, min(creation_tai_s) as first,
        (array_agg(probability order by creation_tai_s desc, stored_at desc, id desc)
          filter (where creation_tai_s <= event.decide_by_tai_s))[1] as decision
      from cdm where conjunction_id = event.id) as said
    where event.operator_id = ${operatorId} and ${ofSatellite} and not event.is_candidate and said.messages > 0
      and event.tca_tai_s >= ${fromTaiS} and event.tca_tai_s <= ${toTaiS}
    order by event.tca_tai_s, event.id`);
  return rows;
}

/**
 * Returns messages with a Pc of past events, including deleted messages, newest events first; objects without a catalogue number by
 * their name.
 */
export async function listPastMessages(
  db: Queries,
  operatorId: string,
  satelliteId: string | undefined,
  { untilTaiS, limit }: { readonly untilTaiS: number; readonly limit: number },
): Promise<readonly ArchivedMessage[]> {
  const ofSatellite = satelliteId === undefined ? sql`true` : sql`event.satellite_id = ${satelliteId}`;
  const { rows } = await db.execute<Record<keyof ArchivedMessage, never>>(sql`
    select hashtext(event.satellite_id) as "primary", coalesce(event.secondary_norad_id, -1 - abs(hashtext(event.secondary_name)::bigint)::double precision) as "secondary",
      message.creation_tai_s as "createdTaiS", message.tca_tai_s as "tcaTaiS", message.probability as pc
    from conjunction as event cross join lateral (
      select id, creation_tai_s, tca_tai_s, probability from cdm where conjunction_id = event.id
      union all
      select '', removed.creation_tai_s, event.tca_tai_s, removed.probability
      from unnest(event.removed_creation_tai_s, event.removed_probability) as removed (creation_tai_s, probability)
    ) as message
    where event.operator_id = ${operatorId} and ${ofSatellite} and not event.is_candidate
      and event.tca_tai_s < ${untilTaiS} and message.probability is not null
    order by event.tca_tai_s desc, event.id, message.creation_tai_s, message.id limit ${limit}`);
  return rows;
}
