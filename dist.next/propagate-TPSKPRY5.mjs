import {
  findObject,
  readCatalogueFile
} from "./chunk-DHJV4SQR.mjs";
import {
  wholeOption
} from "./chunk-F4PYMTON.mjs";
import {
  SPACE_WEATHER_OPTION,
  atmosphereName,
  atmosphereOf
} from "./chunk-X54PMYGD.mjs";
import {
  EOP_OPTION,
  noteOrientation,
  orientationUsed,
  readEarthOrientationFile
} from "./chunk-VQZCHEK3.mjs";
import {
  readText
} from "./chunk-VUS4WX4N.mjs";
import {
  egm96,
  forceModel,
  propagateNumerically
} from "./chunk-DRZODJF2.mjs";
import "./chunk-IO7BPYYA.mjs";
import {
  opmContent,
  readOpm
} from "./chunk-2E53R2YG.mjs";
import "./chunk-45VDEFED.mjs";
import "./chunk-EP2FK75A.mjs";
import "./chunk-PMXGMC47.mjs";
import "./chunk-SX4P7CIH.mjs";
import "./chunk-QYOYMQUK.mjs";
import "./chunk-ZWTZ2KYA.mjs";
import "./chunk-JFDAAJRY.mjs";
import "./chunk-PL7NDV4T.mjs";
import "./chunk-5YGOAFM5.mjs";
import {
  transformState
} from "./chunk-IHQRYJEI.mjs";
import "./chunk-PESGF56Y.mjs";
import "./chunk-GZW2Z354.mjs";
import {
  SGP4_ERRORS,
  sgp4,
  sgp4Init
} from "./chunk-CYHM7ET5.mjs";
import "./chunk-XMHCSSDI.mjs";
import {
  textOf
} from "./chunk-CRMFVZQ4.mjs";
import "./chunk-LRQNFPWD.mjs";
import {
  formatUtcZ,
  parseUtc
} from "./chunk-JQJWWTBG.mjs";
import {
  EXIT,
  describeFaultWithPlace,
  faultLine,
  inputAtFault,
  wrongUsage
} from "./chunk-KOAYSOLG.mjs";
import {
  fail,
  ok
} from "./chunk-D5Y2WIO4.mjs";

// packages/astro/src/force/icgem.ts
var STATIC = ["gfc", "gfct"];
var VARIATIONS = ["trnd", "dot", "acos", "asin"];
var HIGHEST_DEGREE = 720;
function readIcgem(text, degree) {
  const lines = text.split(/\r?\n/);
  const end = lines.findIndex((line) => line.trimStart().startsWith("end_of_head"));
  if (end < 0) return fail({ code: "gravity-file-malformed", what: "end_of_head" });
  const header = headerOf(lines.slice(0, end));
  const product = header.get("product_type");
  if (product !== void 0 && product !== "gravity_field") {
    return fail({ code: "gravity-product-unknown", what: product });
  }
  const norm = header.get("norm") ?? "fully_normalized";
  if (norm !== "fully_normalized" && norm !== "unnormalized") return fail({ code: "gravity-norm-unknown", what: norm });
  const numbers = ["earth_gravity_constant", "radius", "max_degree"].map((name) => numberOf(header.get(name)));
  const absent = numbers.findIndex((value) => !(value > 0));
  if (absent >= 0) {
    return fail({
      code: "gravity-header-incomplete",
      what: ["earth_gravity_constant", "radius", "max_degree"][absent]
    });
  }
  const [mu = 0, radiusM = 0, degreeOfFile = 0] = numbers;
  const wanted = degree ?? Math.min(degreeOfFile, HIGHEST_DEGREE);
  const limit = Math.min(degreeOfFile, HIGHEST_DEGREE);
  if (!(Number.isInteger(wanted) && wanted >= 0 && wanted <= limit)) {
    return fail({ code: "gravity-degree-missing", limit });
  }
  const size = (wanted + 1) * (wanted + 2) / 2;
  const cosine = new Float64Array(size).fill(Number.NaN);
  const sine = new Float64Array(size).fill(Number.NaN);
  let varying = 0;
  for (let k = end + 1; k < lines.length; k++) {
    const [key = "", n, m, c, s] = lines[k].trim().split(/\s+/);
    if (key === "") continue;
    const row = [n, m, c, s].map(numberOf);
    const [l = Number.NaN, order = Number.NaN, cnm = Number.NaN, snm = Number.NaN] = row;
    if (VARIATIONS.includes(key)) {
      if (l <= wanted) varying += 1;
      continue;
    }
    const isPlace = Number.isInteger(l) && Number.isInteger(order) && order >= 0 && order <= l;
    if (!STATIC.includes(key) || !isPlace || Number.isNaN(cnm + snm)) {
      return fail({ code: "gravity-file-malformed", line: k + 1 });
    }
    if (l > wanted) continue;
    const scale = norm === "unnormalized" ? 1 / normalisation(l, order) : 1;
    cosine[l * (l + 1) / 2 + order] = cnm * scale;
    sine[l * (l + 1) / 2 + order] = snm * scale;
  }
  if (Number.isNaN(cosine[0])) [cosine[0], sine[0]] = [1, 0];
  for (let at = 1; at < Math.min(3, size); at++) if (Number.isNaN(cosine[at])) [cosine[at], sine[at]] = [0, 0];
  const hole = cosine.findIndex((value) => Number.isNaN(value));
  if (hole >= 0) {
    const l = Math.floor((Math.sqrt(8 * hole + 1) - 1) / 2);
    return fail({ code: "gravity-coefficient-missing", what: `${l}, ${hole - l * (l + 1) / 2}` });
  }
  const tideSystem = header.get("tide_system");
  return ok({
    field: { name: header.get("modelname") ?? "unnamed", mu, radiusM, degree: wanted, cosine, sine },
    degreeOfFile,
    ...tideSystem !== void 0 && { tideSystem },
    varying
  });
}
function headerOf(lines) {
  const header = /* @__PURE__ */ new Map();
  for (const line of lines) {
    const [keyword = "", value] = line.trim().split(/\s+/);
    if (value !== void 0) header.set(keyword, value);
  }
  return header;
}
function numberOf(text) {
  return text === void 0 || text === "" ? Number.NaN : Number(text.replace(/d/i, "e"));
}
function normalisation(n, m) {
  let quotient = (m === 0 ? 1 : 2) * (2 * n + 1);
  for (let k = n - m + 1; k <= n + m; k++) quotient /= k;
  return Math.sqrt(quotient);
}

// services/cli/src/files/gravity-file.ts
var BUILT_IN_DEGREE = 70;
var USUAL_DEGREE = 120;
var REASONS = {
  "gravity-file-malformed": ({ what }) => what === void 0 ? "not a row of coefficients" : `no ${what}: not a gravity field of ICGEM (.gfc)`,
  "gravity-header-incomplete": ({ what }) => `the header has no ${what ?? ""}`,
  "gravity-product-unknown": ({ what }) => `product_type ${what ?? ""} is no gravity_field`,
  "gravity-norm-unknown": ({ what }) => `norm ${what ?? ""} is not known`,
  "gravity-coefficient-missing": ({ what }) => `the coefficient of degree and order ${what ?? ""} is missing`,
  "gravity-degree-missing": ({ limit }) => `the file goes to degree ${limit ?? 0}`
};
function readGravity(path, degree) {
  if (path === void 0) {
    const wanted = degree ?? BUILT_IN_DEGREE;
    if (wanted > BUILT_IN_DEGREE) throw wrongUsage(`--degree ${wanted}: above ${BUILT_IN_DEGREE} give --gravity`);
    return { field: egm96(wanted), description: `EGM96 to degree ${wanted}` };
  }
  const text = readText(path);
  const whole = readIcgem(text, degree);
  if (!whole.ok) {
    const { line } = whole.fault;
    const reason = REASONS[whole.fault.code](whole.fault);
    throw inputAtFault(`${line === void 0 ? path : `${path}:${line}`}: ${reason} [${whole.fault.code}]`);
  }
  const cut = degree === void 0 && whole.value.field.degree > USUAL_DEGREE ? readIcgem(text, USUAL_DEGREE) : whole;
  const { field, degreeOfFile, tideSystem, varying } = cut.ok ? cut.value : whole.value;
  const of = field.degree < degreeOfFile ? ` of ${degreeOfFile}` : "";
  const drift = varying > 0 ? `, ${varying} drifts and periods left out` : "";
  return {
    field,
    description: `${field.name} to degree ${field.degree}${of}, ${tideSystem ?? "tide system not said"}${drift}`
  };
}

// services/cli/src/commands/propagate-state.ts
function propagateState(run, epochsOf2) {
  const { content, surfaces } = readState(run.opm);
  const eop = run.eop === void 0 ? void 0 : readEarthOrientationFile(run.eop);
  const { field, description } = readGravity(run.gravity, run.degree);
  const initial = transformState(content.state, "GCRF", eop);
  const epochs = epochsOf2(initial.epochTaiS);
  const ends = [Math.min(initial.epochTaiS, ...epochs), Math.max(initial.epochTaiS, ...epochs)];
  const burn = content.manoeuvres.find(({ ignitionTaiS }) => ignitionTaiS >= ends[0] && ignitionTaiS <= ends[1]);
  if (burn !== void 0) {
    const at = formatUtcZ(burn.ignitionTaiS);
    throw inputAtFault(`${run.opm}: a manoeuvre at ${at} lies within the span, and propagate computes free flight`);
  }
  const air = atmosphereOf(run.atmosphere, run.spaceWeather, surfaces.drag !== void 0, ends);
  const forces = forceModel("GCRF", {
    gravity: field,
    withSun: true,
    withMoon: true,
    ...eop && { eop },
    ...surfaces,
    ...surfaces.drag && air && { drag: { ...surfaces.drag, atmosphere: air.atmosphere } }
  });
  const pushes = [
    surfaces.drag && (air === void 0 ? "drag" : `drag, ${air.description}`),
    surfaces.radiation && "sunlight"
  ].filter((part) => part !== void 0);
  process.stderr.write(`forces: ${[description, "Sun", "Moon", ...pushes].join("; ")}
`);
  noteOrientation("Earth-fixed axes, with the field of gravity in them, are", eop, ends);
  const massKg = content.massKg ?? 1;
  const arcs = ends.map((stopTaiS) => {
    if (stopTaiS === initial.epochTaiS) return void 0;
    const flown = propagateNumerically({ initial, massKg, stopTaiS, forces });
    if (flown.ok) return flown.value;
    const { code, epochTaiS } = flown.fault;
    throw inputAtFault(`${run.opm}: ${code}${epochTaiS === void 0 ? "" : ` at ${formatUtcZ(epochTaiS)}`}`);
  });
  const out = new Float64Array(6);
  return epochs.map((epochTaiS) => {
    const arc = arcs[epochTaiS < initial.epochTaiS ? 0 : 1];
    let state = initial;
    if (epochTaiS !== initial.epochTaiS) {
      if (arc?.stateAt(epochTaiS, out) !== true) throw new Error("an epoch outside of its own span");
      const [x = 0, y = 0, z = 0, vx = 0, vy = 0, vz = 0] = out;
      state = { epochTaiS, frame: "GCRF", positionM: [x, y, z], velocityMps: [vx, vy, vz] };
    }
    const moved = transformState(state, run.frame, eop);
    return {
      object: content.objectId,
      time: formatUtcZ(epochTaiS, 6),
      frame: run.frame.toLowerCase(),
      positionKm: moved.positionM.map((value) => value / 1e3),
      velocityKmS: moved.velocityMps.map((value) => value / 1e3),
      error: null,
      earthOrientation: orientationUsed(eop, epochTaiS),
      ...surfaces.drag && air && { spaceWeather: air.usedAt(epochTaiS) }
    };
  });
}
function readState(path) {
  const opm = readOpm(readText(path));
  if (!opm.ok) throw inputAtFault(`${path}: ${describeFaultWithPlace(opm.fault)}`);
  const content = opmContent(opm.value);
  if (!content.ok) throw inputAtFault(faultLine(path, content.fault));
  const fields = opm.value.groups.find(({ section }) => section === "spacecraftParameters")?.fields ?? [];
  const numberOf2 = (keyword) => Number(textOf(fields, keyword) ?? Number.NaN);
  const surface = (area, coefficient) => {
    const [areaM2, factor] = [numberOf2(area), numberOf2(coefficient)];
    return content.value.massKg !== void 0 && areaM2 > 0 && factor > 0 ? { areaM2, coefficient: factor } : void 0;
  };
  const drag = surface("DRAG_AREA", "DRAG_COEFF");
  const radiation = surface("SOLAR_RAD_AREA", "SOLAR_RAD_COEFF");
  return { content: content.value, surfaces: { ...drag && { drag }, ...radiation && { radiation } } };
}

// services/cli/src/commands/propagate.ts
var FRAMES = { teme: "TEME", gcrf: "GCRF", eme2000: "EME2000", itrf: "ITRF" };
function addPropagate(program) {
  program.command("propagate").description("propagate an element set with SGP4, or the state of an OPM numerically, and print states as JSON").option("--catalogue <file>", "TLE, 3LE or OMM (JSON, CSV, XML, KVN), also gzip").option("--norad <id>", "catalogue number").option("--opm <file>", "orbit parameter message, instead of --catalogue and --norad").option("--gravity <file>", "with --opm: gravity field of ICGEM (.gfc, also gzip); else EGM96 to degree 70").option("--degree <n>", "with --opm: highest degree of the field (default: that of the file, at most 120)").option("--atmosphere <name>", "with --opm: exponential, or nrlmsise-00 (default with --space-weather)").option(...SPACE_WEATHER_OPTION).option("--at <times>", "UTC times, comma-separated ISO 8601").option("--minutes <list>", "minutes since the epoch of the elements or the state, comma-separated").option("--frame <name>", "teme, gcrf, eme2000 or itrf", "teme").option(...EOP_OPTION).option("--afspc", "mode of the operational code instead of the improved one").action((options) => {
    const rows = options.opm === void 0 ? propagate(options) : propagateOpm(options, options.opm);
    process.stdout.write(`${JSON.stringify(rows, null, 2)}
`);
    if (rows.some((row) => row.error !== null)) process.exitCode = EXIT.inputAtFault;
  });
}
function frameOf({ frame: name }) {
  const frame = FRAMES[name.toLowerCase()];
  if (frame === void 0) throw wrongUsage(`--frame ${name}: one of ${Object.keys(FRAMES).join(", ")}`);
  return frame;
}
function propagateOpm(options, opm) {
  if (options.catalogue !== void 0 || options.norad !== void 0 || options.afspc === true) {
    throw wrongUsage("--opm: without --catalogue, --norad and --afspc, which are of element sets");
  }
  const { gravity, eop, spaceWeather } = options;
  const atmosphere = atmosphereName(options.atmosphere, spaceWeather);
  const degree = options.degree === void 0 ? void 0 : wholeOption("--degree", options.degree, 0, HIGHEST_DEGREE);
  const run = {
    opm,
    frame: frameOf(options),
    ...gravity !== void 0 && { gravity },
    atmosphere,
    ...eop !== void 0 && { eop },
    ...spaceWeather !== void 0 && { spaceWeather }
  };
  return propagateState(
    { ...run, ...degree !== void 0 && { degree } },
    (epochTaiS) => epochsOf(options, epochTaiS)
  );
}
function propagate(options) {
  const frame = frameOf(options);
  if (options.catalogue === void 0 || options.norad === void 0) {
    throw wrongUsage("give --catalogue and --norad, or --opm");
  }
  if (options.gravity !== void 0 || options.degree !== void 0) {
    throw wrongUsage("--gravity, --degree: they belong to --opm; SGP4 has a field of its own");
  }
  if (options.atmosphere !== void 0 || options.spaceWeather !== void 0) {
    throw wrongUsage("--atmosphere, --space-weather: they belong to --opm; SGP4 has the drag of its elements");
  }
  const noradId = Number(options.norad);
  if (!Number.isInteger(noradId)) throw wrongUsage(`--norad ${options.norad}: a catalogue number`);
  const elements = findObject(readCatalogueFile(options.catalogue), noradId, options.catalogue);
  const record = sgp4Init(elements, options.afspc ? "afspc" : "improved");
  const state = new Float64Array(6);
  const eop = options.eop === void 0 ? void 0 : readEarthOrientationFile(options.eop);
  const epochs = epochsOf(options, elements.epochTaiS);
  if (frame === "ITRF") noteOrientation("states in ITRF are", eop, epochs);
  return epochs.map((epochTaiS) => {
    const error = sgp4(record, (epochTaiS - record.epochTaiS) / 60, state);
    const identity = { norad: noradId, time: formatUtcZ(epochTaiS, 6), frame: options.frame.toLowerCase() };
    if (error !== 0) {
      const reason = SGP4_ERRORS[error] ?? "no-state";
      return { ...identity, positionKm: null, velocityKmS: null, error: `${error} ${reason}` };
    }
    const metres = Array.from(state, (value) => value * 1e3);
    const [x, y, z, vx, vy, vz] = metres;
    const moved = transformState(
      { epochTaiS, frame: "TEME", positionM: [x, y, z], velocityMps: [vx, vy, vz] },
      frame,
      eop
    );
    return {
      ...identity,
      positionKm: moved.positionM.map((value) => value / 1e3),
      velocityKmS: moved.velocityMps.map((value) => value / 1e3),
      error: null,
      ...frame === "ITRF" && { earthOrientation: orientationUsed(eop, epochTaiS) }
    };
  });
}
function epochsOf(options, startTaiS) {
  if (options.at === void 0 === (options.minutes === void 0)) throw wrongUsage("give either --at or --minutes");
  if (options.at !== void 0) {
    return options.at.split(",").map((text) => {
      const parsed = parseUtc(text.trim());
      if (!parsed.ok) throw wrongUsage(`--at ${text}: not a UTC time (${parsed.fault.code})`);
      return parsed.value;
    });
  }
  return (options.minutes ?? "").split(",").map((text) => {
    const minutes = Number(text);
    if (text.trim() === "" || !Number.isFinite(minutes)) throw wrongUsage(`--minutes ${text}: not a number`);
    return startTaiS + minutes * 60;
  });
}
export {
  addPropagate
};
//# sourceMappingURL=propagate-TPSKPRY5.mjs.map
