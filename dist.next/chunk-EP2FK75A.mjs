// packages/astro/src/sgp4/element-table.ts
var ELEMENT_FIELDS = 12;
var NORAD_ID = 0;
var EPOCH_TAI_S = 1;
var MEAN_MOTION_REV_PER_DAY = 2;
var ECCENTRICITY = 3;
var INCLINATION_DEG = 4;
var RAAN_DEG = 5;
var ARG_PERIGEE_DEG = 6;
var MEAN_ANOMALY_DEG = 7;
var BSTAR = 8;
var MEAN_MOTION_DOT = 9;
var MEAN_MOTION_DDOT = 10;
var EPHEMERIS_TYPE = 11;
function setElements(values, index, elements) {
  const at = index * ELEMENT_FIELDS;
  values[at + NORAD_ID] = elements.noradId;
  values[at + EPOCH_TAI_S] = elements.epochTaiS;
  values[at + MEAN_MOTION_REV_PER_DAY] = elements.meanMotionRevPerDay;
  values[at + ECCENTRICITY] = elements.eccentricity;
  values[at + INCLINATION_DEG] = elements.inclinationDeg;
  values[at + RAAN_DEG] = elements.raanDeg;
  values[at + ARG_PERIGEE_DEG] = elements.argPerigeeDeg;
  values[at + MEAN_ANOMALY_DEG] = elements.meanAnomalyDeg;
  values[at + BSTAR] = elements.bstar;
  values[at + MEAN_MOTION_DOT] = elements.meanMotionDot;
  values[at + MEAN_MOTION_DDOT] = elements.meanMotionDdot;
  values[at + EPHEMERIS_TYPE] = elements.ephemerisType;
}
function elementTable(elements) {
  const values = new Float64Array(elements.length * ELEMENT_FIELDS);
  elements.forEach((element, index) => {
    setElements(values, index, element);
  });
  return { count: elements.length, values };
}

export {
  ELEMENT_FIELDS,
  NORAD_ID,
  EPOCH_TAI_S,
  MEAN_MOTION_REV_PER_DAY,
  ECCENTRICITY,
  INCLINATION_DEG,
  RAAN_DEG,
  ARG_PERIGEE_DEG,
  MEAN_ANOMALY_DEG,
  BSTAR,
  MEAN_MOTION_DOT,
  MEAN_MOTION_DDOT,
  EPHEMERIS_TYPE,
  setElements,
  elementTable
};
//# sourceMappingURL=chunk-EP2FK75A.mjs.map
