import type pg from 'pg';

/** What an event says of its newest message, by the names of the columns. */
const NEWEST = [
  ...['tca_tai_s', 'risk_level', 'probability', 'miss_distance_m', 'relative_speed_mps', 'relative_position_rtn_m'],
  ...['relative_velocity_rtn_mps', 'probability_method', 'max_probability', 'dilution', 'mahalanobis'],
  ...['covariance_source', 'verdict', 'decide_by_tai_s'],
];

/** Events that tell something else than their messages do: there is none, whatever came in which order and went. */
export async function contradictingEvents(pool: Pick<pg.Pool, 'query'>): Promise<readonly string[]> {
  const { rows } = await pool.query<{ id: string }>(`
    select event.id from conjunction as event join cdm as newest on newest.id = event.last_cdm_id
    join lateral (
      select array_agg(creation_tai_s order by creation_tai_s, stored_at, id) as created,
        array_agg(probability order by creation_tai_s, stored_at, id) as said,
        array_agg(case when observed is null then originator end order by creation_tai_s, stored_at, id) as originator,
        array_agg(id order by creation_tai_s desc, stored_at desc, id desc) as ids
      from cdm where conjunction_id = event.id) as course on true
    where event.message_creation_tai_s is distinct from course.created or event.message_probability is distinct from course.said
      or event.message_originator is distinct from course.originator or newest.id <> course.ids[1]
      or ${NEWEST.map((name) => `event.${name} is distinct from newest.${name}`).join(' or ')}`);
  return rows.map(({ id }) => id);
}
