import { formatUtcZ } from '@keepout/astro/epoch';
import type { Conjunction } from '@keepout/contract/ca/conjunction';
import { sql } from 'drizzle-orm';
import { isOneOf } from '../../platform/database/beyond.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { EphemerisBurn } from '../ephemerides/facts.ts';
import { conjunctionTable } from '../tables.ts';

/** A burn that the newest message of a conjunction assumes, and the Pc of the newest message without it. */
export interface AssumedBurn {
  readonly burn: EphemerisBurn;
  readonly probabilityWithout: number | null;
}

export type AssumedBurns = ReadonlyMap<string, AssumedBurn>;

/**
 * Returns the burns that the newest messages of conjunctions assume: they come from screenings of operational ephemerides with a burn
 * that was ahead at the upload and whose plan is not verified. Few operators have such a file, and then the index answers at once.
 */
export async function assumedBurns(
  db: Queries,
  operatorId: string,
  rows: readonly { readonly id: string }[],
): Promise<AssumedBurns> {
  if (rows.length === 0) return new Map();
  const assumed = await db.execute<{ id: string; burn: EphemerisBurn; probability: number | null }>(sql`
    select conjunction.id, file.burn, (
      select other.probability from cdm as other left join screening on screening.id = other.screening_id
      where other.conjunction_id = conjunction.id and not coalesce(screening.subjects @> ${SCREENED}, false)
      order by other.creation_tai_s desc, other.stored_at desc, other.id desc limit 1) as probability
    from ephemeris as file
    join conjunction on conjunction.satellite_id = file.satellite_id
      and ${isOneOf(
        conjunctionTable.id,
        rows.map(({ id }) => id),
      )}
    join cdm on cdm.id = conjunction.last_cdm_id
    join screening as newest on newest.id = cdm.screening_id and newest.subjects @> ${SCREENED}
    left join manoeuvre_plan as plan on plan.id = file.burn ->> 'planId'
    where file.operator_id = ${operatorId} and conjunction.operator_id = ${operatorId} and file.burn is not null
      and file.designation = 'OPERATIONAL' and plan.state is distinct from 'VERIFIED'`);
  return new Map(assumed.rows.map(({ id, burn, probability }) => [id, { burn, probabilityWithout: probability }]));
}

const SCREENED = sql`jsonb_build_array(jsonb_build_object('ephemerisId', file.id))`;

/** The assumed burn as the API returns it. */
export const presentAssumed = (assumed: AssumedBurn | undefined): Conjunction['assumedBurn'] =>
  assumed === undefined
    ? null
    : {
        time: formatUtcZ(assumed.burn.epochTaiS, 0),
        planId: assumed.burn.planId,
        probabilityWithout: assumed.probabilityWithout,
      };
