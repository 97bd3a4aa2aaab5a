import {
  checkInterpolation,
  choiceOf,
  orderOf,
  timeIn
} from "./chunk-IE2VUP45.mjs";
import {
  eccentricAnomaly
} from "./chunk-UANHIYDB.mjs";
import {
  wrapTwoPi
} from "./chunk-XMHCSSDI.mjs";
import {
  MU_EARTH,
  covarianceFrameOf,
  frameOf,
  isConvertibleTimeSystem,
  isEarth,
  isPositive,
  lowerFromFull,
  numberOf,
  parseInteger,
  textOf
} from "./chunk-CRMFVZQ4.mjs";
import {
  MOST_FAULTS,
  byLine,
  faultList,
  messageFault
} from "./chunk-LRQNFPWD.mjs";
import {
  fail,
  ok
} from "./chunk-D5Y2WIO4.mjs";

// packages/ccsds/src/value/state-table.ts
var GAP_RATIO = 5;
function checkSteps({ line, epochsTaiS, epochs, stateLines, keyword, segment }, faults) {
  if (epochsTaiS.length < 2) {
    faults.add("too-few-states", { line, value: String(epochsTaiS.length), limit: 2, segment });
    return;
  }
  const steps = Array.from({ length: epochsTaiS.length - 1 }, (_, i) => epochsTaiS[i + 1] - epochsTaiS[i]);
  const median = Float64Array.from(steps).sort()[Math.floor(steps.length / 2)] ?? 0;
  steps.forEach((step, index) => {
    const place = { line: stateLines[index + 1], keyword, value: epochs[index + 1], segment };
    if (step === 0) faults.add("duplicate-epoch", place);
    if (step > GAP_RATIO * median && median > 0)
      faults.add("step-gap", { ...place, limit: `${String(GAP_RATIO * median)} s` });
  });
}
function checkCoverage({ epochsTaiS, epochs, stateLines, segment }, stopTaiS, stop, faults) {
  const last = epochsTaiS.length - 1;
  if (last < 1) return;
  const end = epochsTaiS[last];
  const step = end - epochsTaiS[last - 1];
  if (stopTaiS - end <= Math.max(step, 1)) return;
  const { keyword, value: limit } = stop;
  faults.add("states-end-early", { line: stateLines[last], keyword, value: epochs[last], limit, segment });
}

// packages/ccsds/src/oem/validate.ts
function validateOem(oem) {
  return oemFindings(oem, MOST_FAULTS);
}
function oemFindings(oem, most) {
  const faults = faultList(most);
  oem.segments.forEach((segment, index) => {
    checkMetadata(segment, index + 1, faults);
    const table = { ...segment, keyword: "EPOCH", segment: index + 1 };
    checkSteps(table, faults);
    checkCoverage(table, useableSpan(segment).stopTaiS, stopField(segment), faults);
    checkCovariances(segment, index + 1, faults);
    const previous = oem.segments[index - 1];
    if (previous !== void 0) checkNeighbours(previous, segment, index + 1, faults);
  });
  return byLine(faults.faults);
}
function useableSpan(segment) {
  const { metadata } = segment;
  return {
    startTaiS: metadata.useableStartTaiS ?? metadata.startTaiS,
    stopTaiS: metadata.useableStopTaiS ?? metadata.stopTaiS
  };
}
function stopField({ metadata }) {
  const keyword = metadata.useableStopTaiS === void 0 ? "STOP_TIME" : "USEABLE_STOP_TIME";
  return metadata.fields.find((field) => field.keyword === keyword) ?? { keyword, value: metadata.stopTime, line: 0 };
}
function checkMetadata(segment, number, faults) {
  const { metadata } = segment;
  const against = (code, keyword, value, limit) => {
    const line = metadata.fields.find((field) => field.keyword === keyword)?.line ?? segment.line;
    faults.add(code, { line, keyword, value, limit, segment: number });
  };
  if (frameOf(metadata.refFrame) === void 0) {
    against("unsupported-frame", "REF_FRAME", metadata.refFrame, "EME2000, GCRF, TEME, TOD, ITRF");
  }
  if (metadata.fields.some((field) => field.keyword === "REF_FRAME_EPOCH" && field.value !== "")) {
    const frame = frameOf(metadata.refFrame);
    if (frame === "TEME" || frame === "TOD")
      against("unsupported-frame", "REF_FRAME_EPOCH", metadata.refFrame, "frame of date");
  }
  if (!isEarth(metadata.centerName)) against("unsupported-centre", "CENTER_NAME", metadata.centerName, "EARTH");
  if (!isConvertibleTimeSystem(metadata.timeSystem)) {
    against("unsupported-time-system", "TIME_SYSTEM", metadata.timeSystem, "UTC, TAI, TT, GPS");
  }
  checkInterpolation(metadata.interpolation, metadata.interpolationDegree, against);
}
function checkCovariances(segment, number, faults) {
  for (const covariance of segment.covariances) {
    const place = { line: covariance.line, keyword: "EPOCH", value: covariance.epoch, segment: number };
    if (!isPositive(covariance.lowerTriangleKm)) faults.add("covariance-not-positive", place);
    if (covariance.frame !== void 0 && covarianceFrameOf(covariance.frame) === void 0) {
      faults.add("unsupported-frame", { ...place, keyword: "COV_REF_FRAME", value: covariance.frame });
    }
    const { startTaiS, stopTaiS } = segment.metadata;
    if (covariance.epochTaiS < startTaiS - 1 || covariance.epochTaiS > stopTaiS + 1) {
      faults.add("covariance-outside-span", place);
    }
  }
}
function checkNeighbours(previous, segment, number, faults) {
  const before = useableSpan(previous);
  const own = useableSpan(segment);
  if (own.startTaiS < before.stopTaiS) {
    const keyword = segment.metadata.useableStartTaiS === void 0 ? "START_TIME" : "USEABLE_START_TIME";
    const field = segment.metadata.fields.find((candidate) => candidate.keyword === keyword);
    faults.add("segments-overlap", { line: field?.line, keyword, value: field?.value, segment: number });
  }
}

// packages/astro/src/elements/keplerian.ts
var NO_DIRECTION = 1e-11;
function keplerianFromCartesian(state, mu = MU_EARTH) {
  const x = state[0];
  const y = state[1];
  const z = state[2];
  const u = state[3];
  const v = state[4];
  const w = state[5];
  const r = Math.hypot(x, y, z);
  const energy = (u * u + v * v + w * w) / 2 - mu / r;
  const hx = y * w - z * v;
  const hy = z * u - x * w;
  const hz = x * v - y * u;
  const h = Math.hypot(hx, hy, hz);
  if (!(energy < 0) || !(h > 0)) return void 0;
  const a = -mu / (2 * energy);
  const inclination = Math.atan2(Math.hypot(hx, hy), hz);
  const nodeSize = Math.hypot(hx, hy) / h;
  const nodeX = nodeSize > NO_DIRECTION ? -hy / (h * nodeSize) : 1;
  const nodeY = nodeSize > NO_DIRECTION ? hx / (h * nodeSize) : 0;
  const qx = -hz * nodeY / h;
  const qy = hz * nodeX / h;
  const qz = (hx * nodeY - hy * nodeX) / h;
  const ex = (v * hz - w * hy) / mu - x / r;
  const ey = (w * hx - u * hz) / mu - y / r;
  const ez = (u * hy - v * hx) / mu - z / r;
  const e = Math.hypot(ex, ey, ez);
  const argLatitude = Math.atan2(x * qx + y * qy + z * qz, x * nodeX + y * nodeY);
  const argPerigee = e > NO_DIRECTION ? Math.atan2(ex * qx + ey * qy + ez * qz, ex * nodeX + ey * nodeY) : 0;
  const trueAnomaly = argLatitude - argPerigee;
  const eccentric = Math.atan2(Math.sqrt(1 - e * e) * Math.sin(trueAnomaly), e + Math.cos(trueAnomaly));
  return {
    semiMajorAxisM: a,
    eccentricity: e,
    inclinationRad: inclination,
    raanRad: wrapTwoPi(Math.atan2(nodeY, nodeX)),
    argPerigeeRad: wrapTwoPi(argPerigee),
    trueAnomalyRad: wrapTwoPi(trueAnomaly),
    meanAnomalyRad: wrapTwoPi(eccentric - e * Math.sin(eccentric)),
    periodS: 2 * Math.PI * Math.sqrt(a * a * a / mu)
  };
}
function cartesianFromKeplerian(elements, mu = MU_EARTH) {
  const { semiMajorAxisM: a, eccentricity: e } = elements;
  const eccentric = eccentricAnomaly(elements.meanAnomalyRad, e);
  const root = Math.sqrt(1 - e * e);
  const p = a * (Math.cos(eccentric) - e);
  const q = a * root * Math.sin(eccentric);
  const rate = Math.sqrt(mu / a) / (1 - e * Math.cos(eccentric));
  const pRate = -rate * Math.sin(eccentric);
  const qRate = rate * root * Math.cos(eccentric);
  const cosNode = Math.cos(elements.raanRad);
  const sinNode = Math.sin(elements.raanRad);
  const cosPerigee = Math.cos(elements.argPerigeeRad);
  const sinPerigee = Math.sin(elements.argPerigeeRad);
  const cosI = Math.cos(elements.inclinationRad);
  const sinI = Math.sin(elements.inclinationRad);
  const toPerigee = [
    cosNode * cosPerigee - sinNode * sinPerigee * cosI,
    sinNode * cosPerigee + cosNode * sinPerigee * cosI,
    sinPerigee * sinI
  ];
  const ahead = [
    -cosNode * sinPerigee - sinNode * cosPerigee * cosI,
    -sinNode * sinPerigee + cosNode * cosPerigee * cosI,
    cosPerigee * sinI
  ];
  const out = new Float64Array(6);
  for (let i = 0; i < 3; i++) {
    out[i] = p * toPerigee[i] + q * ahead[i];
    out[i + 3] = pRate * toPerigee[i] + qRate * ahead[i];
  }
  return out;
}

// packages/ccsds/src/ocm/covariance.ts
function fullCovariance(numbers, size, order) {
  const full = new Float64Array(size * size);
  const set = (row, column, value) => {
    full[size * row + column] = value;
    full[size * column + row] = value;
  };
  const isLower = order === "LTM" || order === "LTMWCC" || order === "FULL";
  let at = 0;
  for (let row = 0; row < size; row += 1) {
    const from = order === "UTM" ? row : 0;
    const to = order === "LTM" ? row : size - 1;
    for (let column = from; column <= to; column += 1) {
      const value = numbers[at] ?? 0;
      at += 1;
      if (row === column || isLower === column < row) set(row, column, value);
    }
  }
  return full;
}

// packages/ccsds/src/ocm/content.ts
var DEG = Math.PI / 180;
var INTERPRETED = "CARTP, CARTPV, CARTPVA, KEPLERIAN, KEPLERIANMEAN";
function ocmStates(ocm, block) {
  const { fields, rows } = block;
  const refuse = refusal(ocm, block);
  const centre = textOf(fields, "CENTER_NAME") ?? "EARTH";
  const name = textOf(fields, "TRAJ_REF_FRAME") ?? "ICRF3";
  const frame = frameOf(name);
  const type = choiceOf(fields, "TRAJ_TYPE", "CARTPV");
  if (!isEarth(centre)) return refuse("unsupported-centre", "CENTER_NAME", centre, "EARTH");
  if (frame === void 0) return refuse("unsupported-frame", "TRAJ_REF_FRAME", name);
  if (!isConvertibleTimeSystem(ocm.timeSystem))
    return refuse("unsupported-time-system", "TIME_SYSTEM", ocm.timeSystem, "UTC, TAI, TT, GPS");
  const epochsTaiS = Float64Array.from(rows, (row) => row.epochTaiS);
  const values = rows.map((row) => row.words.slice(1).map(Number));
  if (type === "KEPLERIAN" || type === "KEPLERIANMEAN") {
    const averaging = choiceOf(fields, "ORB_AVERAGING", "OSCULATING");
    if (averaging !== "OSCULATING") return refuse("unsupported-element-set", "ORB_AVERAGING", averaging, "OSCULATING");
    const unbound = values.findIndex(([a = 0, e = 0]) => !(a > 0 && e >= 0 && e < 1));
    if (unbound >= 0) {
      const limit = "a > 0, 0 <= e < 1";
      return fail(
        messageFault("number-out-of-range", { line: rows[unbound]?.line, keyword: "TRAJ_TYPE", value: type, limit })
      );
    }
    const states = values.map((elements) => stateOf(elements, type === "KEPLERIAN", gmOf(ocm)));
    return ok({ frame, epochsTaiS, positionsM: pack(states, 0, 1), velocitiesMps: pack(states, 3, 1) });
  }
  if (!type.startsWith("CARTP") || type.length > "CARTPVA".length)
    return refuse("unsupported-element-set", "TRAJ_TYPE", type, INTERPRETED);
  return ok({
    frame,
    epochsTaiS,
    positionsM: pack(values, 0, 1e3),
    ...type === "CARTP" ? {} : { velocitiesMps: pack(values, 3, 1e3) },
    ...type === "CARTPVA" ? { accelerationsMps2: pack(values, 6, 1e3) } : {}
  });
}
function gmOf(ocm) {
  const perturbations = ocm.blocks.find((block) => block.name === "PERT");
  const gm = perturbations === void 0 ? void 0 : numberOf(perturbations.fields, "GM");
  return gm === void 0 || !(gm > 0) ? MU_EARTH : gm * 1e9;
}
function pack(values, from, scale) {
  const packed = new Float64Array(3 * values.length);
  values.forEach((row, index) => {
    for (let axis = 0; axis < 3; axis += 1) packed[3 * index + axis] = (row[from + axis] ?? 0) * scale;
  });
  return packed;
}
function stateOf(elements, isTrue, gm) {
  const [a = 0, e = 0, i = 0, node = 0, perigee = 0, anomaly = 0] = elements;
  return cartesianFromKeplerian(
    {
      semiMajorAxisM: a * 1e3,
      eccentricity: e,
      inclinationRad: i * DEG,
      raanRad: node * DEG,
      argPerigeeRad: perigee * DEG,
      meanAnomalyRad: isTrue ? meanFromTrue(anomaly * DEG, e) : anomaly * DEG
    },
    gm
  );
}
function meanFromTrue(trueAnomalyRad, e) {
  const half = trueAnomalyRad / 2;
  const eccentric = 2 * Math.atan2(Math.sqrt(1 - e) * Math.sin(half), Math.sqrt(1 + e) * Math.cos(half));
  return eccentric - e * Math.sin(eccentric);
}
function ocmCovariances(ocm, block) {
  const { fields, rows } = block;
  const refuse = refusal(ocm, block);
  const name = textOf(fields, "COV_REF_FRAME") ?? "TNW_INERTIAL";
  const frame = covarianceFrameOf(name);
  const type = choiceOf(fields, "COV_TYPE", "CARTPV");
  const order = orderOf(fields);
  if (frame === void 0) return refuse("unsupported-frame", "COV_REF_FRAME", name);
  if (!isConvertibleTimeSystem(ocm.timeSystem))
    return refuse("unsupported-time-system", "TIME_SYSTEM", ocm.timeSystem, "UTC, TAI, TT, GPS");
  if (order === void 0 || type !== "CARTPV" && type !== "CARTPVA")
    return refuse("unsupported-element-set", "COV_TYPE", type, "CARTPV, CARTPVA");
  const size = type === "CARTPV" ? 6 : 9;
  return ok(
    rows.map(({ epochTaiS, words }) => {
      const full = fullCovariance(words.slice(1).map(Number), size, order);
      const matrix = new Float64Array(36);
      for (let row = 0; row < 6; row += 1) {
        for (let column = 0; column < 6; column += 1) matrix[6 * row + column] = (full[size * row + column] ?? 0) * 1e6;
      }
      return { epochTaiS, frame, matrix };
    })
  );
}
function refusal({ metadata }, { fields, line }) {
  return (code, keyword, value, limit) => {
    const at = [...fields, ...metadata].find((field) => field.keyword === keyword)?.line ?? line;
    return fail(messageFault(code, { line: at, keyword, value, limit }));
  };
}

// packages/ccsds/src/ocm/validate.ts
function validateOcm(ocm) {
  return ocmFindings(ocm, MOST_FAULTS);
}
function ocmFindings(ocm, most) {
  const faults = faultList(most);
  const blocks = (wanted) => ocm.blocks.filter(({ name }) => name === wanted);
  const span = { startTaiS: Number.POSITIVE_INFINITY, stopTaiS: Number.NEGATIVE_INFINITY };
  for (const block of blocks("TRAJ")) {
    checkTrajectory(ocm, block, faults);
    span.startTaiS = Math.min(span.startTaiS, block.rows[0]?.epochTaiS ?? span.startTaiS);
    span.stopTaiS = Math.max(span.stopTaiS, block.rows.at(-1)?.epochTaiS ?? span.stopTaiS);
  }
  for (const block of blocks("COV")) checkCovariances2(ocm, block, span, faults);
  return byLine(faults.faults);
}
function interpolationOf({ fields }) {
  const method = textOf(fields, "INTERPOLATION");
  if (method === void 0 || method.toUpperCase() === "PROPAGATE") return {};
  const degree = textOf(fields, "INTERPOLATION_DEGREE");
  return { method, ...degree !== void 0 && { degree: parseInteger(degree) } };
}
function checkTrajectory(ocm, block, faults) {
  const { fields, line, rows } = block;
  const fieldOf = (keyword) => fields.find((field) => field.keyword === keyword);
  const against = (code, keyword, value, limit) => faults.add(code, { line: fieldOf(keyword)?.line ?? line, keyword, value, limit });
  const states = ocmStates(ocm, block);
  if (!states.ok) {
    faults.add(states.fault.code, states.fault);
    return;
  }
  const frameEpoch = textOf(fields, "TRAJ_FRAME_EPOCH");
  if (frameEpoch !== void 0 && (states.value.frame === "TEME" || states.value.frame === "TOD"))
    against("unsupported-frame", "TRAJ_FRAME_EPOCH", textOf(fields, "TRAJ_REF_FRAME") ?? "", "frame of date");
  const { method, degree } = interpolationOf(block);
  checkInterpolation(method, degree, against);
  const table = {
    line,
    epochsTaiS: states.value.epochsTaiS,
    epochs: rows.map(({ words }) => words[0] ?? ""),
    stateLines: rows.map((row) => row.line)
  };
  checkSteps(table, faults);
  const stop = fieldOf("USEABLE_STOP_TIME");
  const stopTaiS = timeIn(ocm, fields, "USEABLE_STOP_TIME");
  if (stop !== void 0 && stopTaiS !== void 0) checkCoverage(table, stopTaiS, stop, faults);
}
function checkCovariances2(ocm, block, span, faults) {
  const covariances = ocmCovariances(ocm, block);
  if (!covariances.ok) {
    faults.add(covariances.fault.code, covariances.fault);
    return;
  }
  covariances.value.forEach(({ matrix, epochTaiS }, index) => {
    const { line, words } = block.rows[index];
    const place = { line, value: words[0] };
    if (!isPositive(lowerFromFull(matrix, 1))) faults.add("covariance-not-positive", place);
    if (epochTaiS < span.startTaiS - 1 || epochTaiS > span.stopTaiS + 1) faults.add("covariance-outside-span", place);
  });
}

export {
  validateOem,
  oemFindings,
  useableSpan,
  keplerianFromCartesian,
  cartesianFromKeplerian,
  ocmStates,
  ocmCovariances,
  refusal,
  validateOcm,
  ocmFindings,
  interpolationOf
};
//# sourceMappingURL=chunk-XAEPJ36T.mjs.map
