import {
  BSTAR,
  ELEMENT_FIELDS,
  EPOCH_TAI_S,
  NORAD_ID
} from "./chunk-EP2FK75A.mjs";
import {
  fromUnixMs,
  parseUtc
} from "./chunk-JQJWWTBG.mjs";
import {
  describeFault
} from "./chunk-KOAYSOLG.mjs";

// packages/server/src/ca/ephemerides/facts.ts
var cameTaiS = ({ uploadedAt }) => fromUnixMs(Date.parse(uploadedAt));
function madeTaiS(file) {
  const created = parseUtc(file.facts.creationDate ?? "");
  return created.ok ? Math.min(created.value, cameTaiS(file)) : cameTaiS(file);
}
function namesake({
  cosparId,
  facts: { objectId }
}, objects) {
  const isOther = (object) => object.cosparId !== "" && object.cosparId !== (cosparId ?? object.cosparId);
  return objects.find((object) => object.cosparId !== "" && object.cosparId === (cosparId ?? objectId)) ?? objects.find((object) => String(object.noradId) === objectId && !isOther(object));
}

// packages/contract/src/ca/named-volumes.ts
var box = (r, t, n) => ({ shape: "BOX", r, t, n });
var NAMED_VOLUMES = {
  LEO1: box(400, 44e3, 51e3),
  LEO2: box(400, 25e3, 25e3),
  LEO3: box(400, 12e3, 12e3),
  LEO4: box(400, 2e3, 2e3),
  NEAR_EARTH: box(2e3, 25e3, 25e3),
  DEEP_SPACE: box(2e4, 2e4, 2e4),
  GEO: box(1e4, 1e4, 1e4),
  UNBOUND: box(2e4, 5e4, 2e4)
};

// packages/conjunction/src/screening/changes/changes.ts
var LAST_OF_ORBIT = BSTAR + 1;
function catalogueChanges(before, after, isAlike = () => true) {
  const places = /* @__PURE__ */ new Map();
  for (let i = 0; i < before.count; i++) places.set(before.values[i * ELEMENT_FIELDS + NORAD_ID], i);
  const keptIndex = new Int32Array(before.count).fill(-1);
  const isGone = new Uint8Array(before.count).fill(1);
  const added = [];
  const changed = [];
  for (let i = 0; i < after.count; i++) {
    const old = places.get(after.values[i * ELEMENT_FIELDS + NORAD_ID]);
    if (old === void 0 || isGone[old] === 0) {
      added.push(i);
      continue;
    }
    isGone[old] = 0;
    if (hasSameOrbit(before, old, after, i) && isAlike(old, i)) keptIndex[old] = i;
    else changed.push(i);
  }
  const removed = [...isGone.keys()].filter((i) => isGone[i] === 1);
  return { added, changed, removed, keptIndex };
}
function hasSameOrbit(before, i, after, j) {
  for (let field = EPOCH_TAI_S; field < LAST_OF_ORBIT; field++) {
    if (!Object.is(before.values[i * ELEMENT_FIELDS + field], after.values[j * ELEMENT_FIELDS + field])) return false;
  }
  return true;
}
function contentChanges(before, after) {
  const sets = catalogueChanges(before.elements, after.elements);
  const keptIndex = new Int32Array(before.elements.count + before.ephemerides.length).fill(-1);
  keptIndex.set(sets.keptIndex);
  const added = [...sets.added];
  const isTaken = /* @__PURE__ */ new Set();
  after.ephemerides.forEach(({ content, identity }, k) => {
    const old = before.ephemerides.findIndex(
      (ephemeris, place) => ephemeris.content === content && ephemeris.identity === identity && !isTaken.has(place)
    );
    if (old < 0) {
      added.push(after.elements.count + k);
      return;
    }
    isTaken.add(old);
    keptIndex[before.elements.count + old] = after.elements.count + k;
  });
  const gone = before.ephemerides.flatMap((_, place) => isTaken.has(place) ? [] : [before.elements.count + place]);
  return { added, changed: sets.changed, removed: [...sets.removed, ...gone], keptIndex };
}

// packages/server/src/messages/problem-place.ts
function problemPlace(fault, file) {
  return {
    code: fault.code,
    message: describeFault(fault),
    ...file !== void 0 && { file },
    ...fault.line !== void 0 && { line: fault.line },
    ...fault.keyword !== void 0 && { keyword: fault.keyword },
    ...fault.value !== void 0 && { value: fault.value },
    ...fault.limit !== void 0 && { limit: String(fault.limit) }
  };
}
function placesText(places) {
  const [first] = places;
  if (first === void 0) return "The file could not be read.";
  const line = first.line === void 0 ? "" : `Line ${first.line}: `;
  const more = places.length > 1 ? ` (and ${places.length - 1} more)` : "";
  return `${line}${first.message}${more}`;
}

// packages/conjunction/src/volume/defaults.ts
var KM = 1e3;
var ellipsoid = (radialKm, alongKm, crossKm) => ({
  shape: "ellipsoid",
  radialM: radialKm * KM,
  alongTrackM: alongKm * KM,
  crossTrackM: crossKm * KM
});
var alertVolumes = {
  LEO1: ellipsoid(0.4, 44, 51),
  LEO2: ellipsoid(0.4, 25, 25),
  LEO3: ellipsoid(0.4, 12, 12),
  LEO4: ellipsoid(0.4, 2, 2),
  ECCENTRIC: ellipsoid(2, 25, 25),
  MEO: ellipsoid(10, 10, 10),
  GEO: ellipsoid(10, 10, 10)
};
var planningVolumes = {
  LEO1: ellipsoid(2, 100, 51),
  LEO2: ellipsoid(2, 100, 25),
  LEO3: ellipsoid(2, 100, 25),
  LEO4: ellipsoid(2, 100, 25),
  ECCENTRIC: ellipsoid(20, 25, 25),
  MEO: ellipsoid(20, 20, 20),
  GEO: ellipsoid(20, 20, 20)
};
var nearEarthEphemerisVolume = ellipsoid(2, 25, 25);
var deepSpaceEphemerisVolume = ellipsoid(20, 20, 20);
var NEAR_EARTH_PERIOD_S = 225 * 60;
var GEO_PERIOD_S = [1300 * 60, 1800 * 60];
var ECCENTRIC_FROM = 0.25;
function screeningVolumes(perigeeAltitudeM, periodS, eccentricity) {
  const regime = volumeRegime(perigeeAltitudeM, periodS, eccentricity);
  const ephemeris = periodS < NEAR_EARTH_PERIOD_S ? nearEarthEphemerisVolume : deepSpaceEphemerisVolume;
  return { regime, planning: planningVolumes[regime], ephemeris, alert: alertVolumes[regime] };
}
function volumeRegime(perigeeAltitudeM, periodS, eccentricity) {
  if (eccentricity >= ECCENTRIC_FROM) return "ECCENTRIC";
  if (periodS >= NEAR_EARTH_PERIOD_S) return periodS >= GEO_PERIOD_S[0] && periodS <= GEO_PERIOD_S[1] ? "GEO" : "MEO";
  if (perigeeAltitudeM <= 500 * KM) return "LEO1";
  if (perigeeAltitudeM <= 750 * KM) return "LEO2";
  return perigeeAltitudeM <= 1200 * KM ? "LEO3" : "LEO4";
}

export {
  problemPlace,
  placesText,
  cameTaiS,
  madeTaiS,
  namesake,
  NAMED_VOLUMES,
  NEAR_EARTH_PERIOD_S,
  screeningVolumes,
  catalogueChanges,
  contentChanges
};
//# sourceMappingURL=chunk-VR3GFMQK.mjs.map
