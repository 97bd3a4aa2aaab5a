import {
  SLOWEST_COUNTED_MPS
} from "./chunk-SG27JUA5.mjs";
import {
  AXIS,
  COSINE_I,
  E_X,
  E_Y,
  NODE_ANGLE,
  SINE_I,
  SLOW_ELEMENTS,
  slowElements
} from "./chunk-NHSADP6A.mjs";
import {
  EARTH_RADIUS_KM,
  J2,
  MU_KM3_S2
} from "./chunk-CYHM7ET5.mjs";
import {
  DAYS_PER_YEAR,
  SECONDS_PER_DAY
} from "./chunk-JQJWWTBG.mjs";

// packages/conjunction/src/annual/crossing.ts
var LEAST_SINE = 1e-4;
var SLOW = -1;
var newLine = () => ({ x: 0, y: 0, z: 0, sine: 0, cosine: 0 });
function crossingLine(first, second, out) {
  const x = first.ny * second.nz - first.nz * second.ny;
  const y = first.nz * second.nx - first.nx * second.nz;
  const z = first.nx * second.ny - first.ny * second.nx;
  const sine = Math.sqrt(x * x + y * y + z * z);
  if (!(sine > LEAST_SINE)) return false;
  out.x = x / sine;
  out.y = y / sine;
  out.z = z / sine;
  out.sine = sine;
  out.cosine = first.nx * second.nx + first.ny * second.ny + first.nz * second.nz;
  return true;
}
function crossingRate(first, second, { sine, cosine }, withinM) {
  const heightM = second.radiusM - first.radiusM;
  const [r1, t1, r2, t2] = [first.radialMps, first.acrossMps, second.radialMps, second.acrossMps];
  const alongRadius = t1 * t2 * sine;
  const across2 = (r1 * t2) ** 2 + (t1 * r2) ** 2 - 2 * r1 * t2 * t1 * r2 * cosine;
  const product = Math.sqrt(alongRadius * alongRadius + Math.max(0, across2));
  const missM = heightM * alongRadius / product;
  const reach2 = withinM * withinM - missM * missM;
  if (!(reach2 > 0)) return 0;
  const speed = Math.sqrt((r1 - r2) ** 2 + t1 * t1 + t2 * t2 - 2 * t1 * t2 * cosine);
  if (!(speed > SLOWEST_COUNTED_MPS)) return SLOW;
  return 2 * Math.sqrt(reach2) * speed / (product * first.periodS * second.periodS);
}
function planeSigmaProduct(first, second, { sine, cosine }, side, sigmaOne, sigmaOther) {
  const s = side * sine;
  const [, along, normal] = sigmaOther;
  const t2 = along * along;
  const n2 = normal * normal;
  const rr = sigmaOne[0] ** 2 + sigmaOther[0] ** 2;
  const tt = sigmaOne[1] ** 2 + t2 * cosine * cosine + n2 * s * s;
  const nn = sigmaOne[2] ** 2 + t2 * s * s + n2 * cosine * cosine;
  const tn = (t2 - n2) * cosine * s;
  const u = second.radialMps - first.radialMps;
  const v = second.acrossMps * cosine - first.acrossMps;
  const w = second.acrossMps * s;
  const determinant = u * u * (tt * nn - tn * tn) + rr * (nn * v * v + tt * w * w - 2 * tn * v * w);
  return Math.sqrt(determinant / (u * u + v * v + w * w));
}

// packages/conjunction/src/annual/decision-covariance.ts
var ALONG_TRACK_M = {
  "perigee-below-400-km": 1e3,
  "perigee-400-600-km": 500,
  "perigee-600-900-km": 200,
  "perigee-above-900-km": 150,
  "deep-space": 500
};
var ACROSS_M = 30;
var OWN_ACROSS_M = 10;
var OWN_SHARE = 0.2;
function decisionSigma(regime, days, isOwn) {
  const along = ALONG_TRACK_M[regime] * days ** 1.5;
  return isOwn ? [OWN_ACROSS_M, OWN_SHARE * along, OWN_ACROSS_M] : [ACROSS_M, along, ACROSS_M];
}

// packages/conjunction/src/annual/flux-classes.ts
var PER_DECADE = 20;
var FluxClasses = class {
  #classes = /* @__PURE__ */ new Map();
  add(sigmaProductM2, fluxPerM2Year) {
    const key = Math.round(PER_DECADE * Math.log10(sigmaProductM2));
    const fluxClass = this.#classes.get(key);
    if (fluxClass === void 0) {
      this.#classes.set(key, { flux: fluxPerM2Year, weighted: sigmaProductM2 * fluxPerM2Year });
      return;
    }
    fluxClass.flux += fluxPerM2Year;
    fluxClass.weighted += sigmaProductM2 * fluxPerM2Year;
  }
  list() {
    return [...this.#classes.keys()].toSorted((a, b) => a - b).map((key) => {
      const { flux, weighted } = this.#classes.get(key);
      return { sigmaProductM2: weighted / flux, fluxPerM2Year: flux };
    });
  }
};

// packages/conjunction/src/annual/orbit-shape.ts
var EARTH_RADIUS_M = EARTH_RADIUS_KM * 1e3;
var MU = MU_KM3_S2 * 1e9;
var DEEP_SPACE_PERIOD_S = 225 * 60;
var slow = new Float64Array(SLOW_ELEMENTS);
var OrbitShape = class {
  /** Unit normal of the plane. */
  nx = 0;
  ny = 0;
  nz = 0;
  periodS = 0;
  /** Radii between which the curve lies, m. */
  lowestM = 0;
  highestM = 0;
  regime = "deep-space";
  /** At the direction last asked for: radius, m, and speed along the radius and across it, m/s. */
  radiusM = 0;
  radialMps = 0;
  acrossMps = 0;
  #nodeX = 0;
  #nodeY = 0;
  #quarterX = 0;
  #quarterY = 0;
  #quarterZ = 0;
  #latusM = 0;
  #eX = 0;
  #eY = 0;
  #speedMps = 0;
  #scale = 1;
  #swingM = 0;
  /** @returns false where the theory has no orbit for the object at the instant */
  read(batch, object, epochTaiS) {
    if (slowElements(batch, object, epochTaiS, slow) !== 0) return false;
    const axisM = slow[AXIS] * EARTH_RADIUS_M;
    const [eX, eY, sinI, cosI] = [slow[E_X], slow[E_Y], slow[SINE_I], slow[COSINE_I]];
    const e2 = eX * eX + eY * eY;
    if (!(axisM > 0 && e2 < 1)) return false;
    const sinNode = Math.sin(slow[NODE_ANGLE]);
    const cosNode = Math.cos(slow[NODE_ANGLE]);
    this.nx = sinNode * sinI;
    this.ny = -cosNode * sinI;
    this.nz = cosI;
    this.#nodeX = cosNode;
    this.#nodeY = sinNode;
    this.#quarterX = -sinNode * cosI;
    this.#quarterY = cosNode * cosI;
    this.#quarterZ = sinI;
    this.#latusM = axisM * (1 - e2);
    this.#eX = eX;
    this.#eY = eY;
    this.#speedMps = Math.sqrt(MU / this.#latusM);
    const k1 = 0.5 * J2 * EARTH_RADIUS_M / this.#latusM;
    this.#scale = 1 - 1.5 * k1 * EARTH_RADIUS_M / this.#latusM * Math.sqrt(1 - e2) * (3 * cosI * cosI - 1);
    this.#swingM = 0.5 * k1 * sinI * sinI * EARTH_RADIUS_M;
    this.periodS = 2 * Math.PI * Math.sqrt(axisM ** 3 / MU);
    const e = Math.sqrt(e2);
    this.lowestM = axisM * (1 - e) * this.#scale - this.#swingM;
    this.highestM = axisM * (1 + e) * this.#scale + this.#swingM;
    this.regime = regimeOf(this.periodS, (this.lowestM - EARTH_RADIUS_M) / 1e3);
    return true;
  }
  /** Looks in a unit direction of the plane: fills radius and speeds there. */
  at(x, y, z) {
    const cosU = x * this.#nodeX + y * this.#nodeY;
    const sinU = x * this.#quarterX + y * this.#quarterY + z * this.#quarterZ;
    const c = this.#eX * cosU + this.#eY * sinU;
    this.radiusM = this.#latusM / (1 + c) * this.#scale + this.#swingM * (1 - 2 * sinU * sinU);
    this.radialMps = this.#speedMps * (this.#eX * sinU - this.#eY * cosU);
    this.acrossMps = this.#speedMps * (1 + c);
  }
};
function regimeOf(periodS, perigeeKm) {
  if (!(periodS < DEEP_SPACE_PERIOD_S)) return "deep-space";
  if (perigeeKm < 400) return "perigee-below-400-km";
  if (perigeeKm < 600) return "perigee-400-600-km";
  return perigeeKm < 900 ? "perigee-600-900-km" : "perigee-above-900-km";
}

// packages/conjunction/src/annual/crossing-flux.ts
var INSTANTS = 42;
var TOP_OBJECTS = 10;
var SECONDS_PER_YEAR = DAYS_PER_YEAR * SECONDS_PER_DAY;
function catalogueFlux(batch, request) {
  const { object, startTaiS, stopTaiS, withinM, decisionDays } = request;
  const instants = Array.from(
    { length: INSTANTS },
    (_, k) => startTaiS + (stopTaiS - startTaiS) * (k + 0.5) / INSTANTS
  );
  const own = instants.map(() => new OrbitShape());
  if (!own.every((shape, k) => shape.read(batch, object, instants[k]))) return void 0;
  const lowestM = Math.min(...own.map((shape) => shape.lowestM)) - withinM;
  const highestM = Math.max(...own.map((shape) => shape.highestM)) + withinM;
  const classes = new FluxClasses();
  const other = new OrbitShape();
  const line = newLine();
  const passages = [];
  let slow2 = 0;
  for (let j = 0; j < batch.count; j++) {
    if (j === object || !other.read(batch, j, instants[INSTANTS >> 1])) continue;
    if (other.lowestM > highestM || other.highestM < lowestM) continue;
    let perYear = 0;
    let isSlow = false;
    for (let k = 0; k < INSTANTS; k++) {
      const shape = own[k];
      if (!other.read(batch, j, instants[k])) break;
      if (!crossingLine(shape, other, line)) {
        isSlow = true;
        continue;
      }
      for (let side = 1; side >= -1; side -= 2) {
        shape.at(side * line.x, side * line.y, side * line.z);
        other.at(side * line.x, side * line.y, side * line.z);
        const rate = crossingRate(shape, other, line, withinM);
        if (rate === SLOW) isSlow = true;
        if (rate <= 0) continue;
        const share = rate * SECONDS_PER_YEAR / INSTANTS;
        const [mine, theirs] = [
          decisionSigma(shape.regime, decisionDays, true),
          decisionSigma(other.regime, decisionDays, false)
        ];
        const product = planeSigmaProduct(shape, other, line, side, mine, theirs);
        classes.add(product, share / (Math.PI * withinM * withinM));
        perYear += share;
      }
    }
    if (isSlow) slow2++;
    if (perYear > 0) passages.push({ object: j, passagesPerYear: perYear });
  }
  passages.sort((a, b) => b.passagesPerYear - a.passagesPerYear || a.object - b.object);
  return {
    passagesPerYear: passages.reduce((sum, passage) => sum + passage.passagesPerYear, 0),
    withinM,
    classes: classes.list(),
    crossing: passages.length,
    slow: slow2,
    top: passages.slice(0, TOP_OBJECTS)
  };
}

export {
  decisionSigma,
  FluxClasses,
  catalogueFlux
};
//# sourceMappingURL=chunk-YY4V2GFO.mjs.map
