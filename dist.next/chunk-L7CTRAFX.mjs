import {
  beyond,
  countRows,
  cutPage
} from "./chunk-HIETUVNI.mjs";
import {
  RAD_PER_ARCSEC,
  RAD_PER_DEG
} from "./chunk-XMHCSSDI.mjs";
import {
  storedTime,
  wireTime
} from "./chunk-42SRU575.mjs";

// packages/server/src/odt/sensors/tables.ts
import { doublePrecision, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
var sensor = pgTable("sensor", {
  id: text("id").primaryKey(),
  /** Null for a sensor of the network. */
  operatorId: text("operator_id"),
  code: text("code").notNull(),
  name: text("name").notNull(),
  sensorType: text("sensor_type").$type().notNull(),
  provider: text("provider").$type().notNull(),
  dataMode: text("data_mode").$type().notNull(),
  content: jsonb("content").$type().notNull(),
  version: integer("version").notNull().default(1),
  createdAt: storedTime("created_at").notNull().defaultNow(),
  updatedAt: storedTime("updated_at").notNull().defaultNow()
});
var sensorCalibration = pgTable(
  "sensor_calibration",
  {
    sensorId: text("sensor_id").notNull(),
    /** End of the tracks that it rests on. */
    at: storedTime("at").notNull(),
    measuredFrom: storedTime("measured_from").notNull(),
    tracks: integer("tracks").notNull(),
    points: integer("points").notNull(),
    angleSigmaArcsec: doublePrecision("angle_sigma_arcsec"),
    rangeSigmaM: doublePrecision("range_sigma_m"),
    timeBiasS: doublePrecision("time_bias_s")
  },
  (table) => [primaryKey({ columns: [table.sensorId, table.at] })]
);

// packages/contract/src/odt/sensor-types.ts
var TELESCOPE = {
  kind: "OPTICAL",
  measures: "ANGLES",
  needsDarkness: true,
  mindsWeather: true,
  ownFields: ["limitingMagnitude", "maxSunElevation", "minMoonSeparation"]
};
var SENSOR_TYPES = {
  OPTICAL_PASSIVE: { ...TELESCOPE, isOpen: true },
  RADAR_ACTIVE: {
    kind: "RADAR",
    measures: "RADAR",
    needsDarkness: false,
    mindsWeather: false,
    isOpen: true,
    ownFields: ["maxRange"]
  },
  FUTURE: { ...TELESCOPE, isOpen: false },
  RETIRED: { ...TELESCOPE, isOpen: false },
  TEST_OPTICAL: { ...TELESCOPE, isOpen: false }
};
var ALL_TYPES = Object.keys(SENSOR_TYPES);
var OPEN_SENSOR_TYPES = ALL_TYPES.filter((type) => SENSOR_TYPES[type].isOpen);
var LISTED_SENSOR_TYPES = OPEN_SENSOR_TYPES.toReversed();
var HIDDEN_SENSOR_TYPES = ALL_TYPES.filter((type) => !SENSOR_TYPES[type].isOpen);
var SPECIAL_SENSOR_TYPE = "OPTICAL_PASSIVE";
function sensorTypeFor(measures) {
  return OPEN_SENSOR_TYPES.find((type) => SENSOR_TYPES[type].measures === measures);
}

// packages/operations/src/sensor/sensor-of-body.ts
function sensorOfBody(sensorId, body) {
  const { site, accuracy, horizon, maxRange } = body;
  return {
    sensorId,
    code: body.sensorCode,
    kind: SENSOR_TYPES[body.sensorType].kind,
    latitudeRad: site.latitude * RAD_PER_DEG,
    longitudeRad: site.longitude * RAD_PER_DEG,
    altitudeM: site.altitude,
    minElevationRad: body.minElevation * RAD_PER_DEG,
    horizon: horizon.map(({ azimuth, elevation }) => ({
      azimuthRad: azimuth * RAD_PER_DEG,
      elevationRad: elevation * RAD_PER_DEG
    })),
    limitingMagnitude: body.limitingMagnitude,
    maxRangeM: maxRange === null ? null : maxRange * 1e3,
    maxSunElevationRad: body.maxSunElevation * RAD_PER_DEG,
    minMoonSeparationRad: body.minMoonSeparation * RAD_PER_DEG,
    angleSigmaRad: accuracy.angleSigma * RAD_PER_ARCSEC,
    rangeSigmaM: accuracy.rangeSigma,
    rangeRateSigmaMps: accuracy.rangeRateSigma,
    timeBiasS: accuracy.timeBias,
    timeBiasSigmaS: accuracy.timeBiasSigma,
    angleBiasSigmaRad: accuracy.angleBiasSigma * RAD_PER_ARCSEC,
    clearShare: body.weatherSource === "NONE" ? 1 : body.clearShare,
    latencyS: body.latency
  };
}

// packages/server/src/odt/sensors/present.ts
function presentSensor(row, calibration) {
  return {
    sensorId: row.id,
    ...bodyOfRow(row),
    provider: row.provider,
    dataMode: row.dataMode,
    isOwn: row.operatorId !== null,
    calibration: calibration === void 0 ? null : presentCalibration(calibration),
    version: row.version,
    createdAt: wireTime(row.createdAt),
    updatedAt: wireTime(row.updatedAt)
  };
}
function presentSpecially(row, calibration) {
  return { ...presentSensor(row, calibration), sensorType: SPECIAL_SENSOR_TYPE };
}
var bodyOfRow = ({ code, name, sensorType, content }) => ({
  sensorCode: code,
  groundSensorName: name,
  sensorType,
  ...content
});
var sensorOfRow = (row) => sensorOfBody(row.id, bodyOfRow(row));
function contentOfSensor(body) {
  const { site, minElevation, horizon, fieldOfView, limitingMagnitude, maxRange, maxSunElevation } = body;
  const { minMoonSeparation, slewRate, minPassSpacing, minSeparation, unavailable, weatherSource, clearShare } = body;
  const { latency, accuracy, pricePerPass } = body;
  return {
    code: body.sensorCode,
    name: body.groundSensorName,
    sensorType: body.sensorType,
    content: {
      site,
      minElevation,
      horizon,
      fieldOfView,
      limitingMagnitude,
      maxRange,
      maxSunElevation,
      minMoonSeparation,
      slewRate,
      minPassSpacing,
      minSeparation,
      unavailable,
      weatherSource,
      clearShare,
      latency,
      accuracy,
      pricePerPass
    }
  };
}
function presentCalibration(row) {
  const { tracks, points, angleSigmaArcsec: angleSigma, rangeSigmaM: rangeSigma, timeBiasS: timeBias } = row;
  return {
    tracks,
    points,
    angleSigma,
    rangeSigma,
    timeBias,
    from: wireTime(row.measuredFrom),
    to: wireTime(row.at)
  };
}
function presentCalibrationPoint(row) {
  const { tracks, angleSigmaArcsec: angleSigma, rangeSigmaM: rangeSigma, timeBiasS: timeBias } = row;
  return { at: wireTime(row.at), tracks, angleSigma, rangeSigma, timeBias };
}

// packages/server/src/odt/sensors/store.ts
import { and, asc, desc, eq, inArray, isNull, notInArray, or, sql } from "drizzle-orm";
var SENSOR_ORDER = { name: "sensors", key: ["number", "text", "text"] };
var within = (operatorId) => or(isNull(sensor.operatorId), eq(sensor.operatorId, operatorId));
function listed({ operatorId, isSpecial, sensorType }) {
  if (isSpecial)
    return sensorType === void 0 || sensorType === SPECIAL_SENSOR_TYPE ? within(operatorId) : sql`false`;
  return and(
    within(operatorId),
    notInArray(sensor.sensorType, [...HIDDEN_SENSOR_TYPES]),
    sensorType === void 0 ? void 0 : eq(sensor.sensorType, sensorType)
  );
}
var PLACES = LISTED_SENSOR_TYPES.map((type, place) => `when '${type}' then ${place}`).join(" ");
var rank = (isSpecial) => isSpecial ? sql`(case when true then 0 end)` : sql`case ${sensor.sensorType} ${sql.raw(PLACES)} else ${sql.raw(String(LISTED_SENSOR_TYPES.length))} end`;
async function pageSensors(db, filter, page) {
  const place = rank(filter.isSpecial);
  const rows = await db.select({ row: sensor, place }).from(sensor).where(and(listed(filter), beyond([place, sensor.code, sensor.id], page.after))).orderBy(asc(place), asc(sensor.code), asc(sensor.id)).limit(page.limit + 1);
  const cut = cutPage(rows, page.limit, (entry) => [Number(entry.place), entry.row.code, entry.row.id]);
  return { rows: cut.rows.map(({ row }) => row), next: cut.next };
}
async function countSensors(db, filter) {
  return await countRows(db, sensor, listed(filter));
}
async function orderableSensors(db, operatorId) {
  const filter = { operatorId, isSpecial: false };
  return await db.select().from(sensor).where(listed(filter)).orderBy(asc(rank(false)), asc(sensor.code));
}
async function findSensor(db, operatorId, id) {
  return (await db.select().from(sensor).where(and(within(operatorId), eq(sensor.id, id))))[0];
}
async function findSensorByCode(db, operatorId, code) {
  const rows = await db.select().from(sensor).where(and(within(operatorId), eq(sensor.code, code))).orderBy(sql`${sensor.operatorId} nulls last`).limit(1);
  return rows[0];
}
async function sensorsByCode(db, code) {
  return await db.select().from(sensor).where(sql`upper(${sensor.code}) = upper(${code.trim()})`);
}
async function sensorCodes(db, operatorId) {
  const rows = await db.selectDistinct({ code: sensor.code }).from(sensor).where(operatorId === void 0 ? void 0 : within(operatorId)).orderBy(asc(sensor.code));
  return rows.map(({ code }) => code);
}
async function sensorsById(db, ids) {
  if (ids.length === 0) return /* @__PURE__ */ new Map();
  const rows = await db.select().from(sensor).where(inArray(sensor.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}
async function insertSensor(db, row) {
  return (await db.insert(sensor).values(row).onConflictDoNothing().returning())[0];
}
async function updateSensor(db, id, version, change) {
  const rows = await db.update(sensor).set({ ...change, version: version + 1, updatedAt: (/* @__PURE__ */ new Date()).toISOString() }).where(and(eq(sensor.id, id), eq(sensor.version, version))).returning();
  return rows[0];
}
async function deleteSensor(db, id) {
  await db.delete(sensor).where(eq(sensor.id, id));
}
async function newestCalibrations(db, sensorIds) {
  if (sensorIds.length === 0) return /* @__PURE__ */ new Map();
  const rows = await db.selectDistinctOn([sensorCalibration.sensorId]).from(sensorCalibration).where(inArray(sensorCalibration.sensorId, [...sensorIds])).orderBy(sensorCalibration.sensorId, desc(sensorCalibration.at));
  return new Map(rows.map((row) => [row.sensorId, row]));
}
async function calibrationHistory(db, sensorId) {
  return await db.select().from(sensorCalibration).where(eq(sensorCalibration.sensorId, sensorId)).orderBy(asc(sensorCalibration.at));
}
async function ownSensors(db, operatorId) {
  return await db.select().from(sensor).where(eq(sensor.operatorId, operatorId)).orderBy(asc(sensor.code));
}
async function visibleSensors(db, operatorId) {
  return await db.select().from(sensor).where(within(operatorId)).orderBy(sql`${sensor.operatorId} nulls last`, asc(sensor.code));
}

export {
  SENSOR_TYPES,
  sensorTypeFor,
  presentSensor,
  presentSpecially,
  bodyOfRow,
  sensorOfRow,
  contentOfSensor,
  presentCalibrationPoint,
  sensor,
  sensorCalibration,
  SENSOR_ORDER,
  pageSensors,
  countSensors,
  orderableSensors,
  findSensor,
  findSensorByCode,
  sensorsByCode,
  sensorCodes,
  sensorsById,
  insertSensor,
  updateSensor,
  deleteSensor,
  newestCalibrations,
  calibrationHistory,
  ownSensors,
  visibleSensors
};
//# sourceMappingURL=chunk-L7CTRAFX.mjs.map
