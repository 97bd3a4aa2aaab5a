import {
  storedStatement,
  storedTime
} from "./chunk-42SRU575.mjs";

// packages/server/src/ca/tables.ts
import { sql } from "drizzle-orm";
import { boolean, doublePrecision, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";

// packages/server/src/ca/cdms/packed-message.ts
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { customType } from "drizzle-orm/pg-core";
var PLAIN = 0;
var BY_DICTIONARY = 1;
var AXES = ["R", "T", "N", "RDOT", "TDOT", "NDOT"];
var UNITS = ["m**2", "m**2/s", "m**2/s**2"];
var ZERO = "0.0000000000000000E+0";
function objectLines(number) {
  const [orbit, stated, method] = number === 1 ? ["ephemeris ", "OEM", "CALCULATED"] : ["element set of 20", "ESTIMATED", "DEFAULT"];
  const covariance = AXES.flatMap(
    (row, r) => AXES.slice(0, r + 1).map((column, c) => {
      const unit = UNITS[Number(r > 2) + Number(c > 2)];
      return `C${row}_${column} = ${number === 1 ? "-1." : ZERO} [${unit}]`;
    })
  );
  return [
    `OBJECT = OBJECT${number}`,
    `COMMENT Orbit: ${orbit}`,
    `COMMENT Covariance: ${stated}`,
    ...["OBJECT_DESIGNATOR = ", "CATALOG_NAME = SATCAT", "OBJECT_NAME = ", "INTERNATIONAL_DESIGNATOR = 20"],
    ...["OBJECT_TYPE = PAYLOAD", `EPHEMERIS_NAME = ${number === 1 ? "" : "NONE"}`, `COVARIANCE_METHOD = ${method}`],
    ...["MANEUVERABLE = N/A", "REF_FRAME = EME2000"],
    ...["X", "Y", "Z"].map((axis) => `${axis} = -6 [km]`),
    ...["X", "Y", "Z"].map((axis) => `${axis}_DOT = -7. [km/s]`),
    ...covariance
  ];
}
var OURS = [
  ...["CCSDS_CDM_VERS = 1.0", "CREATION_DATE = 20", "ORIGINATOR = KEEPOUT", "MESSAGE_FOR = ", "MESSAGE_ID = 20"],
  ...["TCA = 20", "COMMENT HBR =  [m]", "COMMENT HBR of object 1:  m (operator-radius)"],
  ...[
    "COMMENT HBR of object 2:  m (catalogue-rcs)",
    "COMMENT HBR of object 2: 5 m (default-by-type)",
    "COMMENT Catalogue: "
  ],
  ...["MISS_DISTANCE =  [m]", "RELATIVE_SPEED =  [m/s]"],
  ...["R", "T", "N"].map((axis) => `RELATIVE_POSITION_${axis} = - [m]`),
  ...["R", "T", "N"].map((axis) => `RELATIVE_VELOCITY_${axis} = - [m/s]`),
  ...["START_SCREEN_PERIOD = 20", "STOP_SCREEN_PERIOD = 20", "SCREEN_VOLUME_FRAME = RTN"],
  ...["SCREEN_VOLUME_SHAPE = ELLIPSOID", "SCREEN_VOLUME_X = 2000 [m]", "SCREEN_VOLUME_Y = 25000 [m]"],
  ...["SCREEN_VOLUME_Z = 25000 [m]", "COLLISION_PROBABILITY = ", "COLLISION_PROBABILITY_METHOD = FOSTER-1992"],
  ...objectLines(1),
  ...objectLines(2)
];
var MORE = [
  ...[
    "GRAVITY_MODEL",
    "ATMOSPHERIC_MODEL",
    "N_BODY_PERTURBATIONS",
    "SOLAR_RAD_PRESSURE",
    "EARTH_TIDES",
    "INTRACK_THRUST"
  ],
  ...["RECOMMENDED_OD_SPAN", "ACTUAL_OD_SPAN", "OBS_AVAILABLE", "OBS_USED", "TRACKS_AVAILABLE", "TRACKS_USED"],
  ...["RESIDUALS_ACCEPTED", "WEIGHTED_RMS", "CD_AREA_OVER_MASS", "CR_AREA_OVER_MASS", "SEDR"]
].map((keyword) => `${keyword} = `);
var VALUE_COLUMN = 44;
var inColumns = (line) => {
  const [keyword = "", value] = line.split(" = ");
  return value === void 0 ? line : `${keyword.padEnd(VALUE_COLUMN)}= ${value}`;
};
var DICTIONARY = Buffer.from([...[...MORE, ...OURS].map(inColumns), ...OURS, ""].join("\n"));
function packMessage(text2) {
  return Buffer.concat([Buffer.of(BY_DICTIONARY), deflateRawSync(text2, { level: 9, dictionary: DICTIONARY })]);
}
function unpackMessage(packed) {
  const rest = packed.subarray(1);
  if (packed[0] === PLAIN) return Buffer.from(rest).toString();
  if (packed[0] !== BY_DICTIONARY) throw new Error(`a stored message is packed in an unknown way (${packed[0]})`);
  return inflateRawSync(rest, { dictionary: DICTIONARY }).toString();
}
var packedMessage = customType({
  dataType: () => "bytea",
  toDriver: packMessage,
  fromDriver: unpackMessage
});

// packages/server/src/ca/tables.ts
var ephemeris = pgTable("ephemeris", {
  id: text("id").primaryKey(),
  operatorId: text("operator_id").notNull(),
  satelliteId: text("satellite_id").notNull(),
  fileId: text("file_id").notNull(),
  fileName: text("file_name").notNull(),
  designation: text("designation").$type().notNull(),
  startTaiS: doublePrecision("start_tai_s").notNull(),
  stopTaiS: doublePrecision("stop_tai_s").notNull(),
  facts: jsonb("facts").notNull(),
  uploadedAt: storedTime("uploaded_at").notNull().defaultNow(),
  uploadedBy: text("uploaded_by").notNull(),
  /** With what was predicted of its satellite; null: it waits for that. */
  comparedAt: storedTime("compared_at")
});
var screening = pgTable("screening", {
  id: text("id").primaryKey(),
  operatorId: text("operator_id").notNull(),
  screeningType: text("screening_type").notNull(),
  state: text("state").$type().notNull(),
  trigger: text("trigger").$type().notNull(),
  satelliteIds: text("satellite_ids").array().notNull(),
  ephemerisId: text("ephemeris_id"),
  catalogueId: text("catalogue_id"),
  algorithmVersion: text("algorithm_version"),
  startTaiS: doublePrecision("start_tai_s").notNull(),
  stopTaiS: doublePrecision("stop_tai_s").notNull(),
  asOfTaiS: doublePrecision("as_of_tai_s").notNull(),
  volume: jsonb("volume").$type(),
  blocksDone: integer("blocks_done").notNull().default(0),
  blocksTotal: integer("blocks_total").notNull().default(0),
  coverage: text("coverage").$type(),
  conjunctionCount: integer("conjunction_count").notNull().default(0),
  seenAgainCount: integer("seen_again_count").notNull().default(0),
  risks: jsonb("risks").$type().notNull().default({}),
  worstProbability: doublePrecision("worst_probability"),
  dropouts: jsonb("dropouts").$type().notNull().default([]),
  failure: storedStatement("failure"),
  createdAt: storedTime("created_at").notNull().defaultNow(),
  createdBy: text("created_by").notNull(),
  startedAt: storedTime("started_at"),
  finishedAt: storedTime("finished_at"),
  workKey: text("work_key"),
  subjects: jsonb("subjects").$type().notNull().default([]),
  /** Ephemerides of other satellites that it is screened against. */
  bystanderIds: text("bystander_ids").array().notNull().default([]),
  jobIds: uuid("job_ids").array().notNull().default([]),
  extent: jsonb("extent").$type(),
  waitingFor: text("waiting_for").$type(),
  admitted: boolean("admitted").notNull().default(false),
  partsTotal: integer("parts_total"),
  partsDone: integer("parts_done").notNull().default(0),
  judgingSince: storedTime("judging_since")
});
var screeningSighting = pgTable("screening_sighting", {
  screeningId: text("screening_id").primaryKey(),
  cdmIds: text("cdm_ids").array().notNull()
});
var screeningJudging = pgTable("screening_judging", {
  screeningId: text("screening_id").primaryKey(),
  rules: jsonb("rules").$type().notNull(),
  coverage: text("coverage").$type().notNull(),
  dropouts: jsonb("dropouts").$type().notNull()
});
var screeningWork = pgTable("screening_work", {
  key: text("key").primaryKey(),
  catalogueId: text("catalogue_id").notNull(),
  plan: jsonb("plan").notNull(),
  ephemerides: jsonb("ephemerides").$type().notNull(),
  usedAt: storedTime("used_at").notNull().defaultNow(),
  lostAt: storedTime("lost_at"),
  carry: jsonb("carry").$type(),
  extent: jsonb("extent").$type()
});
var conjunction = pgTable("conjunction", {
  id: text("id").primaryKey(),
  operatorId: text("operator_id").notNull(),
  satelliteId: text("satellite_id").notNull(),
  secondaryNoradId: integer("secondary_norad_id"),
  secondaryName: text("secondary_name").notNull(),
  secondaryCosparId: text("secondary_cospar_id").notNull(),
  secondaryObjectType: text("secondary_object_type").$type().notNull(),
  /** The same two in small letters, as they are looked for; made by the database. */
  secondarySoughtName: text("secondary_sought_name").generatedAlwaysAs(sql`lower(secondary_name collate "C")`),
  secondarySoughtCosparId: text("secondary_sought_cospar_id").generatedAlwaysAs(
    sql`lower(secondary_cospar_id collate "C")`
  ),
  screeningType: text("screening_type").$type().notNull(),
  tcaTaiS: doublePrecision("tca_tai_s").notNull(),
  riskLevel: text("risk_level").$type().notNull(),
  probability: doublePrecision("probability"),
  missDistanceM: doublePrecision("miss_distance_m").notNull(),
  relativeSpeedMps: doublePrecision("relative_speed_mps").notNull(),
  relativePositionRtnM: doublePrecision("relative_position_rtn_m").array().$type().notNull(),
  relativeVelocityRtnMps: doublePrecision("relative_velocity_rtn_mps").array().$type().notNull(),
  probabilityMethod: text("probability_method").$type().notNull(),
  maxProbability: doublePrecision("max_probability"),
  dilution: text("dilution").$type(),
  mahalanobis: doublePrecision("mahalanobis"),
  covarianceSource: text("covariance_source").$type().notNull(),
  verdict: text("verdict").$type().notNull(),
  verdictReasons: jsonb("verdict_reasons").$type().notNull(),
  decideByTaiS: doublePrecision("decide_by_tai_s").notNull(),
  lastCdmId: text("last_cdm_id").notNull(),
  stillReported: boolean("still_reported").notNull().default(true),
  isCandidate: boolean("is_candidate").notNull().default(false),
  lastReportedAt: storedTime("last_reported_at").notNull(),
  /** By screenings, just as its newest message tells it. */
  seenAgain: integer("seen_again").notNull().default(0),
  updatedAt: storedTime("updated_at").notNull(),
  /** Of the messages that are kept, oldest first: when each was made, what it said, and by whom; ours that rest on ordered observations keep no turn and name nobody. */
  messageCreationTaiS: doublePrecision("message_creation_tai_s").array().notNull().default([]),
  messageProbability: doublePrecision("message_probability").array().$type().notNull().default([]),
  messageOriginator: text("message_originator").array().$type().notNull().default([]),
  /** When messages of it went that tell nothing more; null again when another one comes. */
  thinnedAt: storedTime("thinned_at"),
  /** What is left of those, oldest first: when each was made, and what it said. */
  removedCreationTaiS: doublePrecision("removed_creation_tai_s").array().notNull().default([]),
  removedProbability: doublePrecision("removed_probability").array().$type().notNull().default([])
});
var metObject = pgTable(
  "met_object",
  {
    operatorId: text("operator_id").notNull(),
    noradId: integer("norad_id").notNull(),
    name: text("name").notNull(),
    cosparId: text("cospar_id").notNull()
  },
  ({ operatorId, noradId, name, cosparId }) => [primaryKey({ columns: [operatorId, noradId, name, cosparId] })]
);
var cdm = pgTable("cdm", {
  id: text("id").primaryKey(),
  operatorId: text("operator_id").notNull(),
  conjunctionId: text("conjunction_id").notNull(),
  satelliteId: text("satellite_id").notNull(),
  screeningId: text("screening_id"),
  messageId: text("message_id").notNull(),
  originator: text("originator").notNull(),
  /** When it was first stored, and not its transaction began (migration 0001). */
  storedAt: storedTime("stored_at").notNull().defaultNow(),
  creationTaiS: doublePrecision("creation_tai_s").notNull(),
  tcaTaiS: doublePrecision("tca_tai_s").notNull(),
  riskLevel: text("risk_level").$type().notNull(),
  missDistanceM: doublePrecision("miss_distance_m").notNull(),
  relativeSpeedMps: doublePrecision("relative_speed_mps").notNull(),
  relativePositionRtnM: doublePrecision("relative_position_rtn_m").array().$type().notNull(),
  relativeVelocityRtnMps: doublePrecision("relative_velocity_rtn_mps").array().$type().notNull(),
  approachAngleDeg: doublePrecision("approach_angle_deg"),
  probability: doublePrecision("probability"),
  probabilityMethod: text("probability_method").$type().notNull(),
  probabilityReason: text("probability_reason").$type(),
  originatorProbability: doublePrecision("originator_probability"),
  originatorMethod: text("originator_method"),
  maxProbability: doublePrecision("max_probability"),
  maxProbabilityReason: text("max_probability_reason").$type(),
  scaleAtMax: doublePrecision("scale_at_max"),
  maxProbabilityObject1: doublePrecision("max_probability_object1"),
  scaleAtMaxObject1: doublePrecision("scale_at_max_object1"),
  maxProbabilityObject2: doublePrecision("max_probability_object2"),
  scaleAtMaxObject2: doublePrecision("scale_at_max_object2"),
  dilution: text("dilution").$type(),
  mahalanobis: doublePrecision("mahalanobis"),
  mahalanobisSpace: doublePrecision("mahalanobis_space"),
  sigmaAlongMissM: doublePrecision("sigma_along_miss_m"),
  usage: text("usage").array().notNull(),
  covarianceSource: text("covariance_source").$type().notNull(),
  objects: jsonb("objects").$type().notNull(),
  message: packedMessage("message").notNull(),
  /** CLASSIFICATION of its header as it stands. */
  classification: text("classification"),
  verdict: text("verdict").$type(),
  verdictReasons: jsonb("verdict_reasons").$type(),
  decideByTaiS: doublePrecision("decide_by_tai_s"),
  observed: jsonb("observed").$type()
});
var observedOrbit = pgTable("observed_orbit", {
  /** Of the orbit update. */
  id: text("id").primaryKey(),
  operatorId: text("operator_id").notNull(),
  conjunctionId: text("conjunction_id").notNull(),
  object: text("object").$type().notNull(),
  epochTaiS: doublePrecision("epoch_tai_s").notNull(),
  /** EME2000. */
  positionM: doublePrecision("position_m").array().notNull(),
  velocityMps: doublePrecision("velocity_mps").array().notNull(),
  /** Six rows of six in one, RTN, m and m/s. */
  covarianceRtn: doublePrecision("covariance_rtn").array().notNull(),
  source: storedStatement("source").notNull(),
  isSimulated: boolean("is_simulated").notNull(),
  isWithdrawn: boolean("is_withdrawn").notNull().default(false),
  createdAt: storedTime("created_at").notNull().defaultNow()
});
var withdrawnOrbitUpdate = pgTable(
  "withdrawn_orbit_update",
  {
    operatorId: text("operator_id").notNull(),
    id: text("id").notNull(),
    withdrawnAt: storedTime("withdrawn_at").notNull().defaultNow()
  },
  ({ operatorId, id }) => [primaryKey({ columns: [operatorId, id] })]
);
var recordKey = pgTable("record_key", {
  kid: text("kid").primaryKey(),
  publicKey: text("public_key").notNull(),
  privateKey: text("private_key").notNull(),
  validFrom: storedTime("valid_from").notNull().defaultNow(),
  validUntil: storedTime("valid_until")
});
var decision = pgTable("decision", {
  id: text("id").primaryKey(),
  operatorId: text("operator_id").notNull(),
  conjunctionId: text("conjunction_id").notNull(),
  satelliteId: text("satellite_id").notNull(),
  satelliteName: text("satellite_name").notNull(),
  secondaryName: text("secondary_name").notNull(),
  state: text("state").$type().notNull().default("OPEN"),
  version: integer("version").notNull().default(1),
  owner: text("owner"),
  note: text("note").notNull().default(""),
  waivers: jsonb("waivers").$type().notNull().default([]),
  planId: text("plan_id"),
  decision: text("decision").$type(),
  openedAt: storedTime("opened_at").notNull().defaultNow(),
  openedBy: text("opened_by").notNull(),
  acknowledgedAt: storedTime("acknowledged_at"),
  acknowledgedBy: text("acknowledged_by"),
  decidedAt: storedTime("decided_at"),
  decidedBy: text("decided_by"),
  signedAt: storedTime("signed_at"),
  signedBy: text("signed_by"),
  withdrawnAt: storedTime("withdrawn_at"),
  withdrawnBy: text("withdrawn_by"),
  withdrawnReason: text("withdrawn_reason"),
  frozen: text("frozen"),
  frozenCdmId: text("frozen_cdm_id"),
  frozenCount: integer("frozen_count"),
  record: text("record"),
  recordHash: text("record_hash"),
  updatedAt: storedTime("updated_at").notNull().defaultNow()
});
var realismSample = pgTable("realism_sample", {
  operatorId: text("operator_id").notNull(),
  definitiveId: text("definitive_id").notNull(),
  predictedId: text("predicted_id"),
  setNoradId: integer("set_norad_id"),
  statedTaiS: doublePrecision("stated_tai_s").notNull(),
  kind: jsonb("kind").$type().notNull(),
  parts: doublePrecision("parts").array().$type().notNull(),
  overlapS: doublePrecision("overlap_s").notNull()
});

export {
  ephemeris,
  screening,
  screeningSighting,
  screeningJudging,
  screeningWork,
  conjunction,
  metObject,
  cdm,
  observedOrbit,
  withdrawnOrbitUpdate,
  recordKey,
  decision,
  realismSample
};
//# sourceMappingURL=chunk-UEHHVIHQ.mjs.map
