import {
  KernelMemory
} from "./chunk-TD6BGNMH.mjs";
import {
  ELEMENT_FIELDS,
  EPOCH_TAI_S
} from "./chunk-EP2FK75A.mjs";
import {
  DEEP_ROW,
  INTEGRATOR_ROW,
  ROW
} from "./chunk-CYHM7ET5.mjs";
import {
  utcJulianDate
} from "./chunk-JQJWWTBG.mjs";

// packages/kernel/src/initialise.ts
var CHUNK = 2048;
var JULIAN_1950 = 24332815e-1;
function initialiseBatch(elements, mode = "improved", allocate = (bytes) => new ArrayBuffer(bytes)) {
  const { count, values } = elements;
  const memory = new KernelMemory();
  const at = {
    elements: memory.reserve(CHUNK * ELEMENT_FIELDS * 8),
    near: memory.reserve(CHUNK * ROW * 8),
    kinds: memory.reserve(CHUNK),
    days: memory.reserve(CHUNK * 8),
    deep: memory.reserve(CHUNK * DEEP_ROW * 8)
  };
  const { kernel } = memory;
  const nearRows = memory.f64(at.near, CHUNK * ROW);
  const near = new Float64Array(allocate(count * ROW * 8));
  const deepRow = new Int32Array(allocate(count * 4)).fill(-1);
  const deepObjects = [];
  const kinds = memory.u8(at.kinds, CHUNK);
  for (let first = 0; first < count; first += CHUNK) {
    const part = values.subarray(first * ELEMENT_FIELDS, Math.min(count, first + CHUNK) * ELEMENT_FIELDS);
    const length = part.length / ELEMENT_FIELDS;
    memory.f64(at.elements, part.length).set(part);
    kernel.initialiseNear(at.elements, 0, length, at.near, at.kinds);
    near.set(nearRows.subarray(0, length * ROW), first * ROW);
    for (let i = 0; i < length; i++) {
      if (kinds[i] === 0) continue;
      deepRow[first + i] = deepObjects.length;
      deepObjects.push(first + i);
    }
  }
  const deep = new Float64Array(allocate(deepObjects.length * DEEP_ROW * 8));
  const days = memory.f64(at.days, CHUNK);
  for (let first = 0; first < deepObjects.length; first += CHUNK) {
    const part = deepObjects.slice(first, first + CHUNK);
    part.forEach((object, k) => {
      nearRows.set(near.subarray(object * ROW, (object + 1) * ROW), k * ROW);
      const { day, fraction } = utcJulianDate(values[object * ELEMENT_FIELDS + EPOCH_TAI_S]);
      days[k] = day - JULIAN_1950 + fraction;
    });
    kernel.initialiseDeep(at.near, at.days, 0, part.length, at.deep, mode === "afspc" ? 1 : 0);
    deep.set(memory.f64(at.deep, part.length * DEEP_ROW), first * DEEP_ROW);
  }
  const integrator = new Float64Array(deepObjects.length * INTEGRATOR_ROW);
  return { count, near, deepRow, deep, integrator };
}

export {
  initialiseBatch
};
//# sourceMappingURL=chunk-J3X5Z36V.mjs.map
