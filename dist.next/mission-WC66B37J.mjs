import {
  progressLine
} from "./chunk-M3K52CWN.mjs";
import {
  FluxClasses,
  catalogueFlux,
  decisionSigma
} from "./chunk-YY4V2GFO.mjs";
import {
  inSharedMemory,
  screenOnThreads
} from "./chunk-GG7DB6WZ.mjs";
import {
  readCatalogueFile
} from "./chunk-DHJV4SQR.mjs";
import {
  untilInterrupted
} from "./chunk-KJPSGFR6.mjs";
import {
  initialiseBatch
} from "./chunk-J3X5Z36V.mjs";
import {
  fieldOption,
  numberOption,
  startOption,
  wholeOption
} from "./chunk-F4PYMTON.mjs";
import {
  readText
} from "./chunk-VUS4WX4N.mjs";
import {
  groupIndex,
  missionSlices,
  trafficGroups
} from "./chunk-G26PB7K7.mjs";
import {
  propellantFor
} from "./chunk-7CQSZCT6.mjs";
import {
  opmContent,
  readOpm
} from "./chunk-2E53R2YG.mjs";
import {
  SLOWEST_COUNTED_MPS,
  acceptedLevel,
  countEncounters,
  poissonInterval
} from "./chunk-SG27JUA5.mjs";
import {
  COUNTED_WITHIN_M,
  MISSION_DEFAULTS,
  MISSION_LEVELS,
  MISSION_NUMBERS
} from "./chunk-QWZUCWZS.mjs";
import {
  encountersOf,
  planScreening
} from "./chunk-NHSADP6A.mjs";
import "./chunk-TD6BGNMH.mjs";
import {
  toWire
} from "./chunk-45VDEFED.mjs";
import {
  BSTAR,
  ELEMENT_FIELDS,
  MEAN_MOTION_DDOT,
  MEAN_MOTION_DOT,
  elementTable,
  setElements
} from "./chunk-EP2FK75A.mjs";
import "./chunk-PMXGMC47.mjs";
import "./chunk-SX4P7CIH.mjs";
import "./chunk-QYOYMQUK.mjs";
import "./chunk-ZWTZ2KYA.mjs";
import {
  congruent3,
  encounterPlane,
  projectCovariance,
  sum3
} from "./chunk-KBE52FWN.mjs";
import {
  orbitRegime
} from "./chunk-GKHTNQWA.mjs";
import "./chunk-PLROUQ7Q.mjs";
import "./chunk-JFDAAJRY.mjs";
import "./chunk-PL7NDV4T.mjs";
import "./chunk-5YGOAFM5.mjs";
import "./chunk-GGSRQIBL.mjs";
import {
  transformState
} from "./chunk-IHQRYJEI.mjs";
import "./chunk-UANHIYDB.mjs";
import {
  localAxes
} from "./chunk-PESGF56Y.mjs";
import "./chunk-JPWCTPH6.mjs";
import "./chunk-CUNGASR2.mjs";
import "./chunk-GZW2Z354.mjs";
import "./chunk-Z7TE2O33.mjs";
import "./chunk-CYHM7ET5.mjs";
import "./chunk-XMHCSSDI.mjs";
import "./chunk-CRMFVZQ4.mjs";
import "./chunk-LRQNFPWD.mjs";
import {
  DAYS_PER_YEAR,
  SECONDS_PER_DAY,
  formatUtcZ
} from "./chunk-JQJWWTBG.mjs";
import {
  faultLine,
  inputAtFault,
  wrongUsage
} from "./chunk-KOAYSOLG.mjs";
import "./chunk-D5Y2WIO4.mjs";

// services/cli/src/commands/mission.ts
import { availableParallelism } from "node:os";

// packages/operations/src/mission/flown-catalogue.ts
function flownCatalogue(catalogue, slices) {
  const count = catalogue.count + slices.length;
  const values = new Float64Array(count * ELEMENT_FIELDS);
  values.set(catalogue.values.subarray(0, catalogue.count * ELEMENT_FIELDS));
  for (const field of [BSTAR, MEAN_MOTION_DOT, MEAN_MOTION_DDOT])
    for (let k = 0; k < catalogue.count; k++) values[k * ELEMENT_FIELDS + field] = 0;
  for (const [k, { elements }] of slices.entries()) setElements(values, catalogue.count + k, elements);
  return { count, values };
}
function flownBatch(catalogue, slices, allocate) {
  return initialiseBatch(flownCatalogue(catalogue, slices), "improved", allocate);
}

// packages/operations/src/mission/mission-life.ts
var MOST_OBJECTS = 20;
var LEVEL = 0.95;
function missionLife(passages, isPlanned, question) {
  const { days, withinM, radiusM, acceptedPcs, groups } = question;
  const counted = passages.filter((passage) => countEncounters([passage], withinM) === 1).map((passage) => ({ passage, other: isPlanned(passage.primary) ? passage.secondary : passage.primary }));
  const perYear = DAYS_PER_YEAR / days;
  const share = (radiusM / withinM) ** 2;
  const parts = groups.map((group, index) => {
    const own = counted.filter(({ other }) => question.groupOf(other) === index);
    const classes = new FluxClasses();
    for (const { passage } of own) {
      const product = sigmaProduct(passage, isPlanned(passage.primary), question.decisionDays);
      classes.add(product, group.growth * perYear / (Math.PI * withinM * withinM));
    }
    return { group, events: own.length, classes: classes.list() };
  });
  const events = counted.length;
  const grown = parts.reduce((sum, part) => sum + part.group.growth * part.events, 0);
  const interval2 = poissonInterval(events, LEVEL);
  const growth = events === 0 ? 1 : grown / events;
  return {
    events,
    passagesPerYear: scaledBy(interval2, growth * perYear),
    collisionsPerYear: scaledBy(interval2, growth * perYear * share),
    groups: parts.map(({ group, events: count }) => ({
      ...group,
      events: count,
      passagesPerYear: scaledBy(poissonInterval(count, LEVEL), group.growth * perYear)
    })),
    levels: acceptedPcs.map((acceptedPc) => levelOf(acceptedPc, parts, question)),
    objects: mostMet(counted)
  };
}
function levelOf(acceptedPc, parts, { radiusM, burnMps, massKg, specificImpulseS }) {
  const outcomes = parts.map(({ group, classes }) => ({ group, outcome: acceptedLevel(classes, radiusM, acceptedPc) }));
  const sumOf = (key) => outcomes.reduce((sum, { outcome }) => sum + outcome[key], 0);
  const [manoeuvresPerYear, reductionPerYear] = [sumOf("manoeuvresPerYear"), sumOf("reductionPerYear")];
  const oursPerYear = outcomes.reduce((sum, { group, outcome }) => sum + group.ourShare * outcome.manoeuvresPerYear, 0);
  const deltaVMpsPerYear = oursPerYear * burnMps;
  return {
    acceptedPc,
    manoeuvresPerYear,
    oursPerYear,
    reductionPerYear,
    residualPerYear: sumOf("residualPerYear"),
    falseAlarmShare: manoeuvresPerYear > 0 ? 1 - reductionPerYear / manoeuvresPerYear : void 0,
    deltaVMpsPerYear,
    ...massKg !== void 0 && specificImpulseS !== void 0 && {
      propellantKgPerYear: propellantFor(deltaVMpsPerYear, specificImpulseS, massKg)
    }
  };
}
function sigmaProduct({ primaryState, secondaryState, tcaTaiS }, isPrimaryOurs, decisionDays) {
  const [first, second] = [primaryState, secondaryState].map((state) => {
    return { ...state, epochTaiS: tcaTaiS, frame: "TEME" };
  });
  const plane = encounterPlane(first, second);
  if (!plane.ok) throw new Error(`no plane of encounter above ${SLOWEST_COUNTED_MPS} m/s`);
  const covariance = sum3(
    inertial(first, decisionSigma(orbitRegime(first), decisionDays, isPrimaryOurs)),
    inertial(second, decisionSigma(orbitRegime(second), decisionDays, !isPrimaryOurs))
  );
  const { xx, yx, yy } = projectCovariance(plane.value, covariance);
  return Math.sqrt(xx * yy - yx * yx);
}
function inertial({ positionM, velocityMps }, sigma) {
  const rows = localAxes("RTN", positionM, velocityMps);
  const columns = Float64Array.from({ length: 9 }, (_, k) => rows[3 * (k % 3) + Math.floor(k / 3)]);
  const diagonal = Float64Array.from({ length: 9 }, (_, k) => k % 4 === 0 ? sigma[k / 4] ** 2 : 0);
  return congruent3(columns, diagonal);
}
function mostMet(counted) {
  const met = /* @__PURE__ */ new Map();
  for (const { passage, other } of counted) {
    const known = met.get(other) ?? { events: 0, closestM: Number.POSITIVE_INFINITY };
    met.set(other, { events: known.events + 1, closestM: Math.min(known.closestM, passage.missDistanceM) });
  }
  return [...met].map(([object, figures]) => ({ object, ...figures })).sort((a, b) => b.events - a.events || a.closestM - b.closestM).slice(0, MOST_OBJECTS);
}
function scaledBy({ value, lower, upper }, factor) {
  return { value: value * factor, lower: lower * factor, upper: upper * factor };
}

// services/cli/src/commands/mission-report.ts
var interval = ({ value, lower, upper }) => ({ value, lo95: lower, hi95: upper });
function wireMission({ orbit, elements, startTaiS, question, life, flux }) {
  return {
    orbit,
    objects: elements.length,
    start: formatUtcZ(startTaiS, 0),
    days: question.days,
    radiusM: question.radiusM,
    withinM: question.withinM,
    decisionDays: question.decisionDays,
    events: life.events,
    passagesPerYear: interval(life.passagesPerYear),
    collisionsPerYear: interval(life.collisionsPerYear),
    fluxPassagesPerYear: flux?.passagesPerYear ?? null,
    groups: life.groups.map(({ passagesPerYear, ...group }) => ({
      ...group,
      passagesPerYear: interval(passagesPerYear)
    })),
    levels: life.levels.map(({ falseAlarmShare, propellantKgPerYear, ...level }) => ({
      ...level,
      falseAlarmShare: falseAlarmShare ?? null,
      propellantKgPerYear: propellantKgPerYear ?? null
    })),
    objectsMet: life.objects.map(({ object, events, closestM }) => ({
      norad: elements[object].noradId,
      name: elements[object].name,
      events,
      closestM
    }))
  };
}
function missionTable({ orbit, elements, startTaiS, question, life, flux }) {
  const { passagesPerYear: rate, collisionsPerYear: hits } = life;
  const isPropellantTold = life.levels.some(({ propellantKgPerYear }) => propellantKgPerYear !== void 0);
  return [
    `orbit          ${orbitText(orbit)}, without drag; radius ${question.radiusM} m`,
    `traffic        ${elements.length} objects, ${question.days} days from ${formatUtcZ(startTaiS, 0)}, faster than 0.1 km/s`,
    `within 5 km    ${rate.value.toFixed(1)} a year (${rate.lower.toFixed(1)} to ${rate.upper.toFixed(1)}), ${life.events} counted${flux ? `; by the shape of the orbits ${flux.passagesPerYear.toFixed(1)}` : ""}`,
    `collision      ${hits.value.toExponential(2)} a year (${hits.lower.toExponential(2)} to ${hits.upper.toExponential(2)})`,
    "",
    "whom                  a year   95 %              growth   ours",
    ...life.groups.map(
      ({ name, passagesPerYear: part, growth, ourShare }) => `  ${name.padEnd(18)}${part.value.toFixed(1).padStart(8)}   ${`${part.lower.toFixed(1)} to ${part.upper.toFixed(1)}`.padEnd(16)}${`x ${growth}`.padStart(8)}${`${(100 * ourShare).toFixed(0)} %`.padStart(7)}`
    ),
    "",
    `accepted Pc   manoeuvres a year      ours       m/s${isPropellantTold ? "        kg" : ""}   reduction   residual`,
    ...life.levels.map(
      (level) => [
        `  ${level.acceptedPc.toExponential(0).padEnd(12)}`,
        level.manoeuvresPerYear.toPrecision(3).padStart(17),
        level.oursPerYear.toPrecision(3).padStart(10),
        level.deltaVMpsPerYear.toPrecision(3).padStart(10),
        ...isPropellantTold ? [(level.propellantKgPerYear ?? 0).toPrecision(3).padStart(10)] : [],
        level.reductionPerYear.toExponential(2).padStart(12),
        level.residualPerYear.toExponential(2).padStart(11)
      ].join("")
    ),
    "",
    "most often met",
    ...life.objects.slice(0, 10).map(({ object, events, closestM }) => {
      const { noradId, name } = elements[object];
      return `  ${String(noradId).padEnd(10)}${name.padEnd(26)}${String(events).padStart(4)}   nearest ${closestM.toFixed(0)} m`;
    }),
    "",
    "a statistic of such a year, no forecast; tracked objects only; docs/models/mission-life.md",
    ""
  ].join("\n");
}
function orbitText(orbit) {
  if (orbit.kind === "insertion") return "as inserted";
  if (orbit.kind === "box")
    return `${orbit.longitudeDeg} +- ${orbit.halfWidthDeg} deg east, inclination ${orbit.inclinationDeg} deg`;
  return `${orbit.perigeeKm} x ${orbit.apogeeKm} km, inclination ${orbit.inclinationDeg} deg`;
}

// services/cli/src/commands/mission.ts
function addMission(program) {
  program.command("mission").description(
    "a year of a planned orbit: whom it meets, how often, what each threshold costs in burns and propellant"
  ).requiredOption("--catalogue <file>", "TLE, 3LE or OMM (JSON, CSV, XML, KVN), also gzip").option("--add <file>", "more objects: a constellation that is planned, in the same formats").requiredOption("--radius-m <r>", "combined hard-body radius, m").option("--perigee-km <h>", "mean height of perigee, km; with --inclination-deg").option("--apogee-km <h>", "mean height of apogee, km (default: that of perigee)").option("--inclination-deg <i>", "inclination, degrees").option("--raan-deg <a>", "ascending node at the start, degrees", "0").option("--arg-perigee-deg <a>", "argument of perigee at the start, degrees", "0").option("--insertion <file>", "OPM of the state that the launcher leaves, instead of heights").option("--longitude-deg <l>", "place in the geostationary ring that is kept, instead of heights").option(
    "--half-width-deg <w>",
    "with --longitude-deg: half of the box, degrees",
    String(MISSION_DEFAULTS.halfWidth)
  ).option("--start <time>", "start, UTC (default: the newest epoch of the catalogue)").option("--days <n>", "span that is flown, days", String(MISSION_DEFAULTS.days)).option("--decision-days <n>", "days from a decision to closest approach", String(MISSION_DEFAULTS.decisionDays)).option("--growth <list>", "traffic against that of today, by type or name: DEBRIS=1.5,STARLINK=3").option("--ours <list>", "share of the manoeuvres that are ours, by type or name: STARLINK=0,PAYLOAD=0.5").option("--burn-mps <v>", "what one avoidance takes, the way back included, m/s", String(MISSION_DEFAULTS.burn)).option("--mass-kg <m>", "with --isp-s: propellant is told").option("--isp-s <s>", "specific impulse, s").option("--workers <n>", "threads (default: one for each processor)").option("--json", "print JSON").action(async (options) => {
    const report = await mission(options);
    process.stdout.write(options.json ? `${JSON.stringify(wireMission(report), null, 2)}
` : missionTable(report));
  });
}
async function mission(options) {
  const days = fieldOption("--days", options.days, MISSION_NUMBERS.days);
  const decisionDays = fieldOption("--decision-days", options.decisionDays, MISSION_NUMBERS.decisionDays);
  const radiusM = fieldOption("--radius-m", options.radiusM, MISSION_NUMBERS.radius);
  const burnMps = fieldOption("--burn-mps", options.burnMps, MISSION_NUMBERS.burn);
  const workers = options.workers === void 0 ? availableParallelism() : wholeOption("--workers", options.workers, 1, 256);
  if (options.massKg === void 0 !== (options.ispS === void 0))
    throw wrongUsage("--mass-kg and --isp-s: both or none");
  const tank = options.massKg !== void 0 && {
    massKg: fieldOption("--mass-kg", options.massKg, MISSION_NUMBERS.mass),
    specificImpulseS: fieldOption("--isp-s", options.ispS, MISSION_NUMBERS.specificImpulse)
  };
  const groups = trafficGroups(
    sharesOption("--growth", options.growth, MISSION_NUMBERS.growth.most),
    sharesOption("--ours", options.ours, MISSION_NUMBERS.ourShare.most)
  );
  const today = readCatalogueFile(options.catalogue);
  const elements = options.add === void 0 ? today : [...today, ...readCatalogueFile(options.add)];
  const startTaiS = options.start === void 0 ? today.reduce((newest, { epochTaiS }) => Math.max(newest, epochTaiS), -Infinity) : startOption("--start", options.start);
  const stopTaiS = startTaiS + days * SECONDS_PER_DAY;
  const orbit = plannedOrbit(options);
  const slices = missionSlices(orbit, startTaiS, stopTaiS);
  if (!slices.ok)
    throw inputAtFault(`${options.insertion}: its state is of no orbit that SGP4 has [${slices.fault.code}]`);
  const batch = flownBatch(elementTable(elements), slices.value, inSharedMemory);
  const noradIds = new Float64Array(inSharedMemory(batch.count * 8));
  for (const [k, { noradId }] of elements.entries()) noradIds[k] = noradId;
  const plans = slices.value.map(
    (slice, k) => planScreening({
      startTaiS: slice.startTaiS,
      stopTaiS: slice.stopTaiS,
      volume: { shape: "sphere", radiusM: COUNTED_WITHIN_M },
      scope: { kind: "primaries", primaries: [elements.length + k] }
    })
  );
  const total = plans.reduce((sum, { blocks }) => sum + blocks.length, 0);
  const isPlanned = (object) => object >= elements.length;
  const passages = [];
  await untilInterrupted(async (signal) => {
    const line = progressLine("flying");
    let before = 0;
    try {
      for (const plan of plans) {
        const onProgress = (done) => line.update(before + done, total);
        const { encounters } = await screenOnThreads({ plan, batch, noradIds }, { workers, signal, onProgress });
        passages.push(
          ...encountersOf(encounters).filter(({ primary, secondary }) => !(isPlanned(primary) && isPlanned(secondary)))
        );
        before += plan.blocks.length;
      }
    } finally {
      line.end();
    }
  });
  const question = {
    days,
    withinM: COUNTED_WITHIN_M,
    radiusM,
    decisionDays,
    acceptedPcs: MISSION_LEVELS,
    groups,
    groupOf: (object) => groupIndex(groups, elements[object]),
    burnMps,
    ...tank
  };
  const life = missionLife(passages, isPlanned, question);
  const flux = orbit.kind === "box" ? void 0 : catalogueFlux(batch, { object: elements.length, startTaiS, stopTaiS, withinM: COUNTED_WITHIN_M, decisionDays });
  return { orbit, elements, startTaiS, question, life, flux };
}
function plannedOrbit(options) {
  const { perigee, apogee, inclination, raan, argPerigee, longitude, halfWidth, keptInclination } = MISSION_NUMBERS;
  const { perigeeKm, apogeeKm, inclinationDeg, insertion, longitudeDeg } = options;
  const ways = [perigeeKm, insertion, longitudeDeg].filter((way) => way !== void 0).length;
  if (ways !== 1)
    throw wrongUsage("the orbit: --perigee-km with --inclination-deg, or --insertion, or --longitude-deg");
  if (insertion !== void 0) return { kind: "insertion", state: insertionState(insertion) };
  if (longitudeDeg !== void 0) {
    return {
      kind: "box",
      longitudeDeg: fieldOption("--longitude-deg", longitudeDeg, longitude),
      halfWidthDeg: fieldOption("--half-width-deg", options.halfWidthDeg, halfWidth),
      inclinationDeg: fieldOption(
        "--inclination-deg",
        inclinationDeg ?? String(MISSION_DEFAULTS.keptInclination),
        keptInclination
      )
    };
  }
  if (inclinationDeg === void 0) throw wrongUsage("--perigee-km: needs --inclination-deg as well");
  const perigeeKmGiven = fieldOption("--perigee-km", perigeeKm, perigee);
  return {
    kind: "heights",
    perigeeKm: perigeeKmGiven,
    apogeeKm: fieldOption("--apogee-km", apogeeKm ?? perigeeKm, { ...apogee, least: toWire(perigee, perigeeKmGiven) }),
    inclinationDeg: fieldOption("--inclination-deg", inclinationDeg, inclination),
    raanDeg: fieldOption("--raan-deg", options.raanDeg, raan),
    argPerigeeDeg: fieldOption("--arg-perigee-deg", options.argPerigeeDeg, argPerigee)
  };
}
function insertionState(path) {
  const opm = readOpm(readText(path));
  if (!opm.ok) throw inputAtFault(faultLine(path, opm.fault));
  const content = opmContent(opm.value);
  if (!content.ok) throw inputAtFault(faultLine(path, content.fault));
  return transformState(content.value.state, "TEME");
}
function sharesOption(option, text, most) {
  return new Map(
    (text ?? "").split(",").filter((part) => part.trim() !== "").map((part) => {
      const [name = "", value = "", ...rest] = part.split("=").map((side) => side.trim());
      if (name === "" || value === "" || rest.length > 0)
        throw wrongUsage(`${option} ${text}: NAME=number, comma-separated`);
      return [name.toUpperCase(), numberOption(`${option} ${name}`, value, 0, most)];
    })
  );
}
export {
  addMission
};
//# sourceMappingURL=mission-WC66B37J.mjs.map
