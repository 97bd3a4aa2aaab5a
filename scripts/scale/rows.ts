/**
 * What a world is filled with: of each table so many rows for an event, each a copy of the first row that stands there with what is its own.
 * Expressions know `n` (number of the row), `operator`, `satellite` and `k` (number of the operator) from `fill.ts`.
 */
export interface FilledTable {
  readonly table: string;
  /** One row for so many events, or so many rows for an event. */
  readonly every?: number;
  readonly each?: number;
  /** Of which rows the first is copied; of all without it. */
  readonly pattern?: string;
  /** Column: SQL expression of its value. */
  readonly own: Readonly<Record<string, string>>;
}

/** A year of history before a week ahead, the same for each row in whatever order it comes. */
const AGE_S = `(n * 7919 % 32140800)`;
const AT = `now() + interval '7 days' - make_interval(secs => ${AGE_S})`;
const PAST = `now() - make_interval(secs => ${AGE_S})`;
/** TAI seconds since 2000-01-01T00:00:00 TAI of the moment. */
const TCA = `extract(epoch from ${AT}) - 946684800 + 37`;
const PROBABILITY = 'power(10, -3 - n * 31 % 90 / 10.0)';
/** Events that a row of another table belongs to: the same operator and satellite follow from the number. */
const EVENT = `'scale-con-' || n`;

/** What the screening of a plan came to: twenty events that stay as they are. */
const EVENT_OF_PLAN = `jsonb_build_object('conjunctionId', ${EVENT}, 'secondaryNoradId', 200000 + e, 'secondaryName', 'OBJECT ' || e,
  'screeningType', 'OPS_CAT', 'tcaTaiS', ${TCA} + e, 'missDistanceM', 1000 + e, 'pc', 1e-9, 'isEstimated', false)`;
const OUTCOME = `jsonb_build_object(
  'rows', (select jsonb_agg(jsonb_build_object('change', 'UNCHANGED', 'screeningType', 'OPS_CAT', 'isLeftOut', false,
    'before', ${EVENT_OF_PLAN}, 'after', ${EVENT_OF_PLAN})) from generate_series(1, 20) as e),
  'isClear', true, 'avoided', null, 'raised', 0, 'raisedByEstimate', 0, 'totalPcBefore', 2e-8, 'totalPcAfter', 2e-8,
  'executedTotalPc', 2e-8, 'estimatedPc', 0, 'watchPc', 1e-5, 'isWhole', true, 'finishedAt', to_char(${PAST}, 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))`;

/** In this order: what others name comes before them. */
export const FILLED: readonly FilledTable[] = [
  {
    table: 'conjunction',
    own: {
      id: EVENT,
      secondary_norad_id: '200000 + n % 5000',
      secondary_name: `'OBJECT ' || n % 5000`,
      secondary_cospar_id: `'2001-' || n % 5000`,
      tca_tai_s: TCA,
      decide_by_tai_s: `${TCA} - 43200`,
      miss_distance_m: '10 + n * 104729 % 20000',
      probability: PROBABILITY,
      last_cdm_id: `'scale-cdm-' || n || '-1'`,
      is_candidate: 'false',
      message_creation_tai_s: `array(select ${TCA} - m * 28800 from generate_series(5, 1, -1) as m)`,
      message_probability: `array_fill(${PROBABILITY}, array[5])`,
      message_originator: `array_fill('KEEPOUT'::text, array[5])`,
    },
  },
  {
    table: 'met_object',
    own: { norad_id: '200000 + n % 5000', name: `'OBJECT ' || n % 5000`, cospar_id: `'2001-' || n % 5000` },
  },
  {
    table: 'cdm',
    each: 5,
    // The text of one that is kept as figures is that of its own figures alone.
    pattern: 'objects is not null',
    own: {
      id: `'scale-cdm-' || n || '-' || m`,
      conjunction_id: EVENT,
      message_id: `'SCALE-' || n || '-' || m`,
      screening_id: `'scale-scr-' || n - n % 5`,
      creation_tai_s: `${TCA} - m * 28800`,
      tca_tai_s: TCA,
      decide_by_tai_s: `${TCA} - 43200`,
      miss_distance_m: '10 + n * 104729 % 20000',
      probability: PROBABILITY,
      stored_at: AT,
      // Each hundredth event has its texts: the words of a message weigh ten times as much as its figures.
      message: `case when n % 100 = 0 then (pattern).message else '\\x00'::bytea end`,
    },
  },
  { table: 'stored_file', every: 5, own: { id: `'scale-file-' || n` } },
  {
    table: 'ephemeris',
    every: 5,
    own: {
      id: `'scale-oem-' || n`,
      file_id: `'scale-file-' || n`,
      designation: `'OPERATIONAL'`,
      uploaded_at: PAST,
      start_tai_s: `${TCA} - 604800`,
      stop_tai_s: TCA,
      compared_at: 'now()',
    },
  },
  {
    table: 'screening',
    every: 5,
    own: {
      id: `'scale-scr-' || n`,
      satellite_ids: 'array[satellite]',
      ephemeris_id: `'scale-oem-' || n`,
      catalogue_id: 'null',
      work_key: 'null',
      state: `'COMPLETED'`,
      created_at: PAST,
      finished_at: PAST,
    },
  },
  {
    table: 'decision',
    every: 20,
    own: { id: `'scale-dec-' || n`, conjunction_id: EVENT, opened_at: PAST, state: `'OPEN'` },
  },
  {
    table: 'manoeuvre_plan',
    every: 20,
    own: { id: `'scale-man-' || n`, conjunction_id: EVENT, created_at: PAST, state: `'DRAFT'` },
  },
  {
    table: 'post_manoeuvre_screening',
    every: 20,
    own: {
      id: `'scale-pms-' || n`,
      conjunction_id: EVENT,
      manoeuvre_id: `'scale-man-' || n`,
      ephemeris_id: `'scale-oem-' || n`,
      screening_id: `'scale-scr-' || n`,
      ordered_at: PAST,
      outcome: OUTCOME,
    },
  },
  {
    table: 'observation_request',
    every: 20,
    own: { id: `'scale-req-' || n`, conjunction_id: EVENT, created_at: PAST, status: `'COMPLETE'` },
  },
  {
    table: 'observation_file',
    every: 20,
    own: {
      id: `'scale-obs-' || n`,
      request_id: `'scale-req-' || n`,
      file_id: `'scale-file-' || n`,
      sha256: `md5(n::text)`,
      received_at: PAST,
    },
  },
  { table: 'customer', every: 100, own: { id: `'scale-cus-' || n`, user_id: `'scale-user-' || n`, pays: 'false' } },
  {
    table: 'payment_account',
    every: 100,
    each: 2,
    own: {
      id: `'scale-acc-' || n || '-' || m`,
      kind: `case when m = 1 then 'CUSTOMER' else 'HELD' end`,
      customer_id: `'scale-cus-' || n`,
      currency: `'EUR'`,
      balance: '0',
      min_balance: '0',
      version: '1',
    },
  },
  {
    table: 'payment_order',
    every: 10,
    own: {
      id: `'scale-ord-' || n`,
      number: `'S' || n`,
      customer_id: `'scale-cus-' || n - n % 100`,
      request_id: 'null',
      created_at: PAST,
    },
  },
  {
    table: 'transfer',
    every: 10,
    own: {
      id: `'scale-trf-' || n`,
      key: `'scale-trf-' || n`,
      seq: '1000000000 + n',
      customer_id: `'scale-cus-' || n - n % 100`,
      at: PAST,
    },
  },
  {
    table: 'invoice',
    every: 100,
    own: { id: `'scale-inv-' || n`, number: `'I' || n`, customer_id: `'scale-cus-' || n`, issued_at: PAST },
  },
  {
    table: 'alert_watch',
    own: {
      about: EVENT,
      last_event_id: '0',
      decide_by_tai_s: `${TCA} - 43200`,
      tca_tai_s: TCA,
      // Some are over, some were told, some wait.
      state: `'{"risk": {"held": "safe", "last": null, "count": 0}, "isNearTold": false}'::jsonb`,
    },
  },
  {
    table: 'alert',
    every: 2,
    own: {
      id: `'scale-alt-' || n`,
      crossing: `'scale ' || n`,
      pair: `'scale ' || n`,
      raised_at: PAST,
      // One in two hundred still waits for somebody.
      acknowledged_at: `case when n % 200 = 0 then null else ${PAST} end`,
    },
  },
  {
    table: 'alert_delivery',
    every: 4,
    own: { id: `'scale-del-' || n`, created_at: PAST, place_id: `'scale-place-' || k`, subject: `'scale-user'` },
  },
  {
    table: 'audit',
    each: 2,
    own: {
      record_id: `case when m = 1 then satellite else ${EVENT} end`,
      record_type: `case when m = 1 then 'satellite' else 'conjunction' end`,
      at: PAST,
    },
  },
  { table: 'domain_event', each: 2, own: { occurred_at: PAST, forget_at: 'null' } },
];
