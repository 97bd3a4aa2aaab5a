import {
  APPROACH,
  ENCOUNTER_ROW,
  INTERVAL_START_TAI_S,
  INTERVAL_STOP_TAI_S,
  KIND,
  MISS_M,
  PRIMARY,
  SECONDARY,
  SPEED_MPS,
  TCA_TAI_S
} from "./chunk-NHSADP6A.mjs";
import {
  alfanoMaxPc,
  hardBodyRadius
} from "./chunk-D2J54P6C.mjs";
import {
  propagateOne
} from "./chunk-CYHM7ET5.mjs";
import {
  MU_EARTH
} from "./chunk-CRMFVZQ4.mjs";
import {
  formatUtcZ,
  utcDay
} from "./chunk-JQJWWTBG.mjs";

// services/cli/src/screening/printed-events.ts
var UNSURE_TCA = 1e-3;
var UNSURE_MISS = 0.02;
var UNSURE_SPEED = 1e-3;
function printedEvents(table, noradIds, batch) {
  const { count, rows } = table;
  const numbers = () => new Float64Array(count);
  const events = {
    primary: new Uint32Array(count),
    secondary: new Uint32Array(count),
    firstId: numbers(),
    secondId: numbers(),
    tcaTaiMs: numbers(),
    missMm: numbers(),
    speedMmps: numbers()
  };
  for (let k = 0; k < count; k++) {
    const at = k * ENCOUNTER_ROW;
    const i = rows[at + PRIMARY];
    const j = rows[at + SECONDARY];
    const [a, b] = [noradIds[i] ?? 0, noradIds[j] ?? 0];
    const ms = millisecondsOf(rows[at + TCA_TAI_S]);
    const missMm = rows[at + MISS_M] * 1e3;
    const speedMmps = rows[at + SPEED_MPS] * 1e3;
    const isClose = isUnsure(ms, UNSURE_TCA) || isUnsure(missMm, UNSURE_MISS) || isUnsure(speedMmps, UNSURE_SPEED);
    const own = isClose && i < batch.count && j < batch.count ? computedAgain(batch, i, j, ms) : void 0;
    events.primary[k] = i;
    events.secondary[k] = j;
    events.firstId[k] = Math.min(a, b);
    events.secondId[k] = Math.max(a, b);
    events.tcaTaiMs[k] = Math.round(own?.ms ?? ms);
    events.missMm[k] = Math.round(own?.missMm ?? missMm);
    events.speedMmps[k] = Math.round(own?.speedMmps ?? speedMmps);
  }
  return { ...events, order: orderOf(events, count) };
}
function millisecondsOf(epochTaiS) {
  const whole = Math.floor(epochTaiS);
  return whole * 1e3 + (epochTaiS - whole) * 1e3;
}
function isUnsure(value, within) {
  return Math.abs(value - Math.floor(value) - 0.5) < within;
}
var six = new Float64Array(6);
var other = new Float64Array(6);
function computedAgain(batch, i, j, ms) {
  const atMs = Math.round(ms);
  const codes = propagateOne(batch, i, atMs / 1e3, six, 0) + propagateOne(batch, j, atMs / 1e3, other, 0);
  if (codes !== 0) return void 0;
  const [k1, k2] = [pullOf(six), pullOf(other)];
  let closing = 0;
  let slope = 0;
  for (let c = 0; c < 3; c++) {
    const [d, dv] = [other[c] - six[c], other[c + 3] - six[c + 3]];
    closing += d * dv;
    slope += dv * dv + d * (k1 * six[c] - k2 * other[c]);
  }
  const stepS = -closing / slope;
  const isMinimum = Math.abs(stepS) < 2e-3;
  const dt = isMinimum ? stepS : 0;
  const relative = (c) => other[c] - six[c] + (other[c + 3] - six[c + 3]) * dt;
  return {
    ms: isMinimum ? atMs + 1e3 * dt : ms,
    missMm: Math.hypot(relative(0), relative(1), relative(2)) * 1e6,
    speedMmps: Math.hypot(other[3] - six[3], other[4] - six[4], other[5] - six[5]) * 1e6
  };
}
function pullOf(state) {
  return MU_EARTH / 1e9 / Math.hypot(state[0], state[1], state[2]) ** 3;
}
function orderOf({ tcaTaiMs, firstId, secondId }, count) {
  const order = new Uint32Array(count);
  for (let k = 0; k < count; k++) order[k] = k;
  return order.sort(
    (a, b) => tcaTaiMs[a] - tcaTaiMs[b] || firstId[a] - firstId[b] || secondId[a] - secondId[b] || a - b
  );
}

// packages/conjunction/src/pc/bounds/max-pc-curve.ts
var TERMS = 10;
function maxPcCurve(aspectRatio) {
  const leastRatio = Math.max(2, aspectRatio);
  const largest = 1 / (leastRatio * leastRatio);
  const nodes = Array.from({ length: TERMS }, (_, k) => Math.cos(Math.PI * (k + 0.5) / TERMS));
  const answers = nodes.map((x) => {
    const square = largest * (x + 1) / 2;
    const { maxPc, sigmaMinorM = 0 } = alfanoMaxPc(1, Math.sqrt(square), aspectRatio);
    return { share: maxPc / square, sigma: sigmaMinorM };
  });
  const share = chebyshevSeries(answers.map((answer) => answer.share));
  const sigma = chebyshevSeries(answers.map((answer) => answer.sigma));
  return (missDistanceM, hardBodyRadiusM) => {
    const isFar = hardBodyRadiusM > 0 && missDistanceM > leastRatio * hardBodyRadiusM;
    if (!isFar) return alfanoMaxPc(missDistanceM, hardBodyRadiusM, aspectRatio);
    const square = (hardBodyRadiusM / missDistanceM) ** 2;
    const x = 2 * square / largest - 1;
    return { maxPc: square * seriesAt(share, x), sigmaMinorM: missDistanceM * seriesAt(sigma, x) };
  };
}
function chebyshevSeries(values) {
  const n = values.length;
  return Float64Array.from({ length: n }, (_, order) => {
    const sum = values.reduce((total, value, k) => total + value * Math.cos(Math.PI * order * (k + 0.5) / n), 0);
    return (order === 0 ? 1 : 2) * sum / n;
  });
}
function seriesAt(series, x) {
  let [a, b] = [0, 0];
  for (let k = series.length - 1; k > 0; k--) {
    const next = 2 * x * a - b + series[k];
    b = a;
    a = next;
  }
  return x * a - b + series[0];
}

// packages/assessment/src/worst-case.ts
var ASPECT_RATIO = 3;
function worstCase(count, sizeOf) {
  const curve = maxPcCurve(ASPECT_RATIO);
  const radiiM = Float64Array.from({ length: count }, (_, index) => {
    const { objectType } = sizeOf(index);
    return hardBodyRadius(objectType === void 0 ? {} : { objectType }).radiusM;
  });
  return (primary, secondary, missDistanceM) => curve(missDistanceM, radiiM[primary] + radiiM[secondary]);
}

// services/cli/src/screening/row-text.ts
var CHUNK = 1 << 20;
var ROOM = 4096;
var ZERO = 48;
var TEN = Float64Array.from({ length: 23 }, (_, k) => Number(`1e${k}`));
var RowText = class {
  #bytes = new Uint8Array(CHUNK);
  #at = 0;
  /** The minute whose text is held, s of TAI at its start, and the bytes up to its last colon. */
  #minuteTaiS = Number.NaN;
  #minute = "";
  /** True when the piece should be taken: there may be no room for another row. */
  get isFull() {
    return this.#at > CHUNK - ROOM;
  }
  /** What has been written since the last call. */
  take() {
    const piece = this.#bytes.slice(0, this.#at);
    this.#at = 0;
    return piece;
  }
  ascii(text) {
    for (let k = 0; k < text.length; k++) this.#bytes[this.#at++] = text.charCodeAt(k);
  }
  /** A whole number of at most 2^53. */
  integer(value) {
    let length = 1;
    while (length < 16 && value >= TEN[length]) length++;
    this.#digits(value, length);
  }
  /** Millionths as a decimal number with six decimals. */
  millionths(value) {
    const whole = Math.floor(value / 1e6);
    this.integer(whole);
    this.#bytes[this.#at++] = 46;
    this.#digits(value - whole * 1e6, 6);
  }
  /** As `toFixed(6)`. */
  fixed6(value) {
    const scaled = value * 1e6;
    const rounded = Math.floor(scaled + 0.5);
    if (value >= 0 && scaled < 1e12 && Math.abs(scaled + 0.5 - Math.round(scaled + 0.5)) > 1e-3)
      this.millionths(rounded);
    else this.ascii(value.toFixed(6));
  }
  /** As `toExponential(6)`. */
  exponential6(value) {
    const exponent = Math.floor(Math.log10(value));
    const shift = 6 - exponent;
    const scaled = shift >= 0 && shift <= 22 ? value * TEN[shift] : Number.NaN;
    const rounded = Math.floor(scaled + 0.5);
    const isClear = Math.abs(scaled + 0.5 - Math.round(scaled + 0.5)) > 1e-3;
    if (!(isClear && rounded >= 1e6 && rounded < 1e7 && exponent < 0)) {
      this.ascii(value.toExponential(6));
      return;
    }
    const first = Math.floor(rounded / 1e6);
    this.#bytes[this.#at++] = ZERO + first;
    this.#bytes[this.#at++] = 46;
    this.#digits(rounded - first * 1e6, 6);
    this.#bytes[this.#at++] = 101;
    this.#bytes[this.#at++] = 45;
    this.integer(-exponent);
  }
  /** As `formatUtcZ`, of whole milliseconds of TAI. */
  utcZ(tcaTaiMs) {
    const taiS = Math.floor(tcaTaiMs / 1e3);
    const ms = tcaTaiMs - taiS * 1e3;
    if (!(taiS - this.#minuteTaiS >= 0 && taiS - this.#minuteTaiS < 60) && !this.#openMinute(taiS)) {
      this.ascii(formatUtcZ(tcaTaiMs / 1e3, 3));
      return;
    }
    this.ascii(this.#minute);
    this.#digits(taiS - this.#minuteTaiS, 2);
    this.#bytes[this.#at++] = 46;
    this.#digits(ms, 3);
    this.#bytes[this.#at++] = 90;
  }
  /** False in the last minute of a day, which may have a second more. */
  #openMinute(taiS) {
    const { secondOfDay } = utcDay(taiS);
    this.#minuteTaiS = Number.NaN;
    if (secondOfDay >= 86340) return false;
    this.#minuteTaiS = taiS - secondOfDay % 60;
    this.#minute = formatUtcZ(this.#minuteTaiS, 0).slice(0, 17);
    return true;
  }
  #digits(value, length) {
    let rest = value;
    for (let k = length - 1; k >= 0; k--) {
      const next = Math.floor(rest / 10);
      this.#bytes[this.#at + k] = ZERO + rest - next * 10;
      rest = next;
    }
    this.#at += length;
  }
};

// services/cli/src/screening/screening-report.ts
var HEADER = "NORAD_CAT_ID_1,NORAD_CAT_ID_2,TCA,TCA_RANGE,TCA_RELATIVE_SPEED,MAX_PROB,DILUTION";
function* csvOf(events, objects) {
  const text = new RowText();
  const worstOf = worstCases(objects);
  text.ascii(`${HEADER}
`);
  for (const k of events.order) {
    text.integer(events.firstId[k]);
    text.ascii(",");
    text.integer(events.secondId[k]);
    text.ascii(",");
    text.utcZ(events.tcaTaiMs[k]);
    text.ascii(",");
    text.millionths(events.missMm[k]);
    text.ascii(",");
    text.millionths(events.speedMmps[k]);
    text.ascii(",");
    const { maxPc, sigmaMinorM } = worstOf(events, k);
    text.exponential6(maxPc);
    text.ascii(",");
    if (sigmaMinorM !== void 0) text.fixed6(sigmaMinorM / 1e3);
    text.ascii("\n");
    if (text.isFull) yield text.take();
  }
  yield text.take();
}
function* jsonOf(outcome, events, objects) {
  const worstOf = worstCases(objects);
  yield '{"approaches":[';
  let lines = [];
  let before = "\n";
  for (const k of events.order) {
    lines.push(before, JSON.stringify(approach(outcome.encounters, events, k, worstOf(events, k))));
    before = ",\n";
    if (lines.length < 8192) continue;
    yield lines.join("");
    lines = [];
  }
  const dropouts = outcome.dropouts.map((dropout) => ({
    noradId: objects.noradIds[dropout.object] ?? 0,
    reason: dropout.reason,
    code: dropout.code ?? null,
    from: formatUtcZ(dropout.atTaiS)
  }));
  yield `${lines.join("")}
],"dropouts":[
${dropouts.map((dropout) => JSON.stringify(dropout)).join(",\n")}
]}
`;
}
function approach({ rows }, events, k, worst) {
  const at = k * ENCOUNTER_ROW;
  const timeOf = (field) => {
    const epochTaiS = rows[at + field];
    return Number.isNaN(epochTaiS) ? null : formatUtcZ(epochTaiS);
  };
  return {
    noradId1: events.firstId[k],
    noradId2: events.secondId[k],
    kind: rows[at + KIND] === APPROACH ? "approach" : "proximity-interval",
    tca: formatUtcZ(events.tcaTaiMs[k] / 1e3),
    rangeKm: events.missMm[k] / 1e6,
    relativeSpeedKmS: events.speedMmps[k] / 1e6,
    maxProb: worst.maxPc,
    dilutionKm: worst.sigmaMinorM === void 0 ? null : worst.sigmaMinorM / 1e3,
    intervalStart: timeOf(INTERVAL_START_TAI_S),
    intervalStop: timeOf(INTERVAL_STOP_TAI_S)
  };
}
function worstCases({ noradIds, objectTypeOf }) {
  const worstOf = worstCase(noradIds.length, (index) => ({ objectType: objectTypeOf(index) }));
  return ({ primary, secondary, missMm }, k) => worstOf(primary[k], secondary[k], missMm[k] / 1e3);
}

export {
  printedEvents,
  HEADER,
  csvOf,
  jsonOf
};
//# sourceMappingURL=chunk-ONEGV3TQ.mjs.map
