import type { FrozenDecision } from '@keepout/contract/ca/decision-record';
import { sql } from 'drizzle-orm';
import { lockSatellite } from '../../fleet/satellites/store.ts';
import type { Queries } from '../../platform/database/database.ts';
import { refused } from '../../platform/http/problem.ts';
import { keepEphemerides } from '../ephemerides/store.ts';

type References = { readonly satelliteId: string } | { readonly ephemerisId: string };

/**
 * Refuses to delete a satellite or an ephemeris to which a decision refers that is DECIDED or SIGNED. The caller locks the row for
 * update first. Then a decision in progress either waits for that lock or has committed and is found here.
 */
export async function refuseFrozen(tx: Queries, operatorId: string, references: References): Promise<void> {
  const refers =
    'ephemerisId' in references
      ? // The frozen text is canonical JSON: within a string the quotes would be escaped.
        sql`position(${`"oemFileId":${JSON.stringify(references.ephemerisId)}`} in frozen) > 0`
      : sql`(satellite_id = ${references.satelliteId} or exists (
          select 1 from jsonb_array_elements(frozen::jsonb -> 'inputs' -> 'ephemerides') as input
          join ephemeris on ephemeris.id = input ->> 'oemFileId' and ephemeris.operator_id = ${operatorId}
          where ephemeris.satellite_id = ${references.satelliteId}))`;
  const { rows } = await tx.execute<{ readonly id: string; readonly state: string }>(sql`
    select id, state from decision
    where operator_id = ${operatorId} and state in ('DECIDED', 'SIGNED') and ${refers} order by opened_at, id limit 1`);
  const [decision] = rows;
  if (decision === undefined) return;
  throw refused('frozen-by-decision', {
    detail: `The decision record ${decision.id} (${decision.state}) refers to this object, which therefore cannot be deleted.`,
  });
}

/** Locks the satellite and the ephemerides of a decision against deletion until the transaction ends. Refuses if one was deleted. */
export async function keepReferences(tx: Queries, { operator, event, inputs }: FrozenDecision): Promise<void> {
  const { operatorId } = operator;
  const ids = inputs.ephemerides.map(({ oemFileId }) => oemFileId);
  const isThere = await lockSatellite(tx, operatorId, event.satelliteId, 'key share');
  if (isThere && (await keepEphemerides(tx, operatorId, ids)) === ids.length) return;
  throw refused('decision-inputs-changed', {
    detail: 'The satellite or an ephemeris of the conjunction was deleted while the decision was computed.',
  });
}
