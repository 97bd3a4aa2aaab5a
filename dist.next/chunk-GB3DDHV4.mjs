import {
  ARG_PERIGEE_RATE,
  BC4,
  CON41,
  COS_I,
  DEDT,
  DEEP_ROW,
  DIDT,
  DMDT,
  DNODT,
  DOMDT,
  ECCENTRICITY,
  J2,
  MEAN_MOTION,
  NODE,
  NODE_DRAG,
  NODE_RATE,
  RESONANCE,
  ROW,
  SEMI_MAJOR_AXIS,
  SIN_I,
  T2,
  T3,
  T4,
  T5,
  X1MTH2,
  X7THM1,
  XKE
} from "./chunk-CYHM7ET5.mjs";

// packages/kernel/src/pair-row.ts
var FIELDS = 36;
var INTEGRATOR_ROW = 6;
var STEPS_PER_RAD = 512 / (2 * Math.PI);
var SQRT_AXIS = 23;
var TILT_NODE = 32;
var TILT = 35;
var INCLINATION_RATE = 10;
var PLAIN_PERIGEE_RATE = 11;
var ANOMALY_RATE = 12;
var NODES = [NODE, NODE_RATE, NODE_DRAG];
var LONGITUDES = [T2, T3, T4, T5];
var fields = new Float64Array(FIELDS);
function pairFields(batch, object) {
  const o = object * ROW;
  for (let k = 0; k < FIELDS; k++) fields[k] = batch.near[o + k];
  const d = batch.deepRow[object];
  if (d < 0) prepareNear();
  else prepareDeep(batch.deep, d * DEEP_ROW);
  return fields;
}
function prepareNear() {
  const cosI = fields[COS_I];
  for (const k of NODES) fields[k] *= STEPS_PER_RAD;
  for (const k of LONGITUDES) fields[k] *= fields[MEAN_MOTION];
  fields[SQRT_AXIS] = Math.sqrt(fields[SEMI_MAJOR_AXIS]);
  fields[CON41] *= 0.75 * J2;
  fields[X1MTH2] *= 0.5 * J2;
  fields[X7THM1] *= -0.125 * J2;
  fields[TILT_NODE] = 0.75 * J2 * STEPS_PER_RAD * cosI;
  fields[TILT] = 0.75 * J2 * cosI * fields[SIN_I];
}
function prepareDeep(deep, d) {
  fields[PLAIN_PERIGEE_RATE] = fields[ARG_PERIGEE_RATE];
  fields[INCLINATION_RATE] = deep[d + DIDT];
  fields[BC4] = deep[d + DEDT] - fields[BC4];
  fields[NODE_RATE] += deep[d + DNODT];
  fields[ARG_PERIGEE_RATE] += deep[d + DOMDT];
  fields[ANOMALY_RATE] = deep[d + DMDT];
  fields[T2] *= fields[MEAN_MOTION];
  fields[SQRT_AXIS] = Math.cbrt(XKE / fields[MEAN_MOTION]);
}

// packages/kernel/src/object-rows.ts
var PAIR = 2 * FIELDS;
function reserveRows(memory, batch) {
  let deepCount = 0;
  for (let i = 0; i < batch.count; i++) if (batch.deepRow[i] >= 0) deepCount++;
  const nearPairs = Math.ceil((batch.count - deepCount) / 2);
  const deepPairs = Math.ceil(deepCount / 2);
  const pairs = nearPairs + deepPairs;
  return {
    rows: memory.reserve(pairs * PAIR * 8),
    deep: memory.reserve(deepPairs * 2 * DEEP_ROW * 8),
    cache: memory.reserve(deepPairs * 2 * INTEGRATOR_ROW * 8),
    index: memory.reserve(pairs * 2 * 4),
    nearPairs,
    pairs
  };
}
function fillRows(memory, rows, batch) {
  const byShape = (a, b) => shape(batch, a) - shape(batch, b) || a - b;
  const objects = Array.from({ length: batch.count }, (_, i) => i);
  const near = objects.filter((i) => batch.deepRow[i] < 0).sort(byShape);
  const deep = objects.filter((i) => batch.deepRow[i] >= 0).sort((a, b) => kind(batch, a) - kind(batch, b) || byShape(a, b));
  if (near.length % 2 === 1) near.push(near.at(-1));
  if (deep.length % 2 === 1) deep.push(deep.at(-1));
  const order = [...near, ...deep];
  memory.i32(rows.index, order.length).set(order);
  const table = memory.f64(rows.rows, rows.pairs * PAIR);
  order.forEach((object, slot) => {
    const to = (slot >> 1) * PAIR + (slot & 1);
    const fields2 = pairFields(batch, object);
    for (let k = 0; k < FIELDS; k++) table[to + 2 * k] = fields2[k];
  });
  const deepTable = memory.f64(rows.deep, deep.length * DEEP_ROW);
  deep.forEach((object, slot) => {
    const from = batch.deepRow[object] * DEEP_ROW;
    deepTable.set(batch.deep.subarray(from, from + DEEP_ROW), slot * DEEP_ROW);
  });
}
function kind(batch, i) {
  return batch.deep[batch.deepRow[i] * DEEP_ROW + RESONANCE];
}
function shape(batch, i) {
  const e = batch.near[i * ROW + ECCENTRICITY];
  return e >= 0 ? e : 2;
}
function reserveTwin(memory) {
  return {
    row: memory.reserve(PAIR * 8),
    deep: memory.reserve(2 * DEEP_ROW * 8),
    cache: memory.reserve(2 * INTEGRATOR_ROW * 8)
  };
}
function fillTwin(memory, twin, batch, i) {
  const table = memory.f64(twin.row, PAIR);
  const fields2 = pairFields(batch, i);
  for (let k = 0; k < FIELDS; k++) table.fill(fields2[k], 2 * k, 2 * k + 2);
  const d = batch.deepRow[i];
  if (d < 0) return 0;
  const deep = batch.deep.subarray(d * DEEP_ROW, (d + 1) * DEEP_ROW);
  const rows = memory.f64(twin.deep, 2 * DEEP_ROW);
  rows.set(deep);
  rows.set(deep, DEEP_ROW);
  memory.f64(twin.cache, 2 * INTEGRATOR_ROW).fill(0);
  return twin.deep;
}

export {
  reserveRows,
  fillRows,
  reserveTwin,
  fillTwin
};
//# sourceMappingURL=chunk-GB3DDHV4.mjs.map
