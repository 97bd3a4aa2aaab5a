import type pg from 'pg';

/** What an event says of its newest message, by the names of the columns. */
const NEWEST = [...['tca_tai_s', 'risk_level', 'probability', 'miss_distance_m', 'max_probability', 'verdict']];

/** The same, where they are in columns. */
const IN_COLUMNS = [
  ...['relative_position_rtn_m', 'relative_velocity_rtn_mps', 'relative_speed_mps', 'probability_method'],
  ...['dilution', 'mahalanobis', 'covariance_source', 'decide_by_tai_s'],
];

/** Events that tell something else than their messages do: there is none, whatever came in which order and went. */
export async function contradictingEvents(pool: Pick<pg.Pool, 'query'>): Promise<readonly string[]> {
  const { rows } = await pool.query<{ id: string }>(`
    select event.id from conjunction as event join cdm as newest on newest.id = event.last_cdm_id
    join lateral (
      select array_agg(creation_tai_s order by creation_tai_s, stored_at, id) as created,
        array_agg(probability order by creation_tai_s, stored_at, id) as said,
        array_agg(case when observed is null then originator end order by creation_tai_s, stored_at, id) as originator,
        array_agg(id order by creation_tai_s desc, stored_at desc, id desc) as ids,
        max(creation_tai_s) filter (where observed is not null) as observed_at
      from cdm where conjunction_id = event.id) as course on true
    join lateral (
      select coalesce(jsonb_agg(jsonb_build_object('cdmId', message.id, 'originator', message.originator,
        'creationTaiS', message.creation_tai_s, 'verdict', message.verdict, 'pc', message.probability) order by message.originator), '[]') as advice
      from cdm as message where message.conjunction_id = event.id and message.originator <> newest.originator
        and message.verdict is not null and (message.creation_tai_s < course.observed_at) is not true
        and not exists (select 1 from cdm as later where later.conjunction_id = event.id and later.originator = message.originator
          and (later.creation_tai_s, later.stored_at, later.id) > (message.creation_tai_s, message.stored_at, message.id))
    ) as others on true
    where event.message_creation_tai_s is distinct from course.created or event.message_probability is distinct from course.said
      or event.message_originator is distinct from course.originator or newest.id <> course.ids[1]
      or event.other_advice is distinct from others.advice
      or ${NEWEST.map((name) => `event.${name} is distinct from newest.${name}`).join(' or ')}
      or newest.objects is not null and (${IN_COLUMNS.map((name) => `event.${name} is distinct from newest.${name}`).join(' or ')})`);
  return rows.map(({ id }) => id);
}
