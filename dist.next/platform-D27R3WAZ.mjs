import {
  checkPort
} from "./chunk-UZOGM2VW.mjs";
import {
  AUDIENCE,
  CATALOGUE_LIMIT_BYTES,
  ODT_IDS,
  REALM_PATH,
  Seldom,
  WEB_CLIENT_ID,
  acceptEphemeris,
  changeBalance,
  compressAnswers,
  copyOf,
  createCustomer,
  createLogger,
  createPrice,
  createProduct,
  createRateLimit,
  createSatellite,
  createStation,
  createVerifier,
  fileSink,
  findAnswer,
  findProduct,
  guard,
  isNobodys,
  isRefusalOfDeparted,
  keepAnswer,
  layFoundation,
  limitCalls,
  listSatellites,
  listStations,
  loadCatalogueFile,
  modules,
  noteCallers,
  onDemandTracking,
  orderObservation,
  pathOf,
  payingCustomer,
  principalOf,
  problemDocument,
  problemOf,
  profile,
  receivedBytes,
  refuseUnacceptable,
  rememberPaths,
  remoteKeys,
  resourceAccess,
  sameOrigins,
  sendCopy,
  serveMetrics,
  storeCatalogue,
  userAccess
} from "./chunk-OGMBADHS.mjs";
import {
  contentOfSensor,
  insertSensor,
  sensorTypeFor
} from "./chunk-L7CTRAFX.mjs";
import "./chunk-MA6LB3SY.mjs";
import "./chunk-6AKW3YPN.mjs";
import "./chunk-5NOFKFYH.mjs";
import "./chunk-AWCVYLB7.mjs";
import "./chunk-SFHU7OSA.mjs";
import "./chunk-WAVZK6C3.mjs";
import "./chunk-BEAJMVT7.mjs";
import "./chunk-XE7WSCOI.mjs";
import "./chunk-DRZODJF2.mjs";
import "./chunk-IO7BPYYA.mjs";
import {
  writeOem
} from "./chunk-WHGDUI5G.mjs";
import "./chunk-BOQT3HMU.mjs";
import {
  fitMeanElements
} from "./chunk-G26PB7K7.mjs";
import "./chunk-7CQSZCT6.mjs";
import "./chunk-2E53R2YG.mjs";
import "./chunk-IT664OYZ.mjs";
import "./chunk-DTXYMTTS.mjs";
import "./chunk-XOCJKTFS.mjs";
import "./chunk-63IL6MBF.mjs";
import "./chunk-ABSFTRRC.mjs";
import "./chunk-UBOYCX3D.mjs";
import "./chunk-524HSARZ.mjs";
import {
  API_ROOT,
  ENDPOINTS,
  problem,
  requestBody,
  satisfies
} from "./chunk-CSKC5S3Q.mjs";
import "./chunk-ALC5TWKY.mjs";
import "./chunk-VKOCJKZS.mjs";
import "./chunk-3NGPK2ZD.mjs";
import "./chunk-CZHFY5E3.mjs";
import {
  settleClaim
} from "./chunk-G7BFEDEO.mjs";
import {
  writeAudit
} from "./chunk-3WDFQVTX.mjs";
import {
  ensureOperator
} from "./chunk-EWM5WCM4.mjs";
import {
  DEMO_OPERATOR_ID,
  MACHINE_PREFIX,
  checkPassword,
  endSessions,
  ensureDemoUsers,
  findMachineClient,
  findUser,
  findUserByName,
  isSecret,
  listSessions,
  recordStore,
  rememberSession,
  useMachineClient
} from "./chunk-ZPZDMQVG.mjs";
import "./chunk-VR3GFMQK.mjs";
import "./chunk-V57L3OTT.mjs";
import "./chunk-GB3DDHV4.mjs";
import "./chunk-H6CQBRAW.mjs";
import "./chunk-GLLHUQUM.mjs";
import "./chunk-QUOUCEHU.mjs";
import "./chunk-XAEPJ36T.mjs";
import "./chunk-IE2VUP45.mjs";
import "./chunk-WM2KWLZN.mjs";
import "./chunk-SG27JUA5.mjs";
import "./chunk-QWZUCWZS.mjs";
import "./chunk-NHSADP6A.mjs";
import "./chunk-TD6BGNMH.mjs";
import "./chunk-45VDEFED.mjs";
import "./chunk-EP2FK75A.mjs";
import {
  sizeOfSatellite
} from "./chunk-PMXGMC47.mjs";
import "./chunk-SX4P7CIH.mjs";
import "./chunk-QYOYMQUK.mjs";
import "./chunk-VI545TKX.mjs";
import "./chunk-K7TYCUTW.mjs";
import "./chunk-DMQ5UNP7.mjs";
import {
  DEFAULT_LANGUAGE,
  language
} from "./chunk-L4GDZA2F.mjs";
import {
  differentialDrag
} from "./chunk-BGV4TA7A.mjs";
import "./chunk-WB4UD6XI.mjs";
import "./chunk-CUKEGQYN.mjs";
import "./chunk-3BUKZ4AD.mjs";
import "./chunk-MUMRHOQT.mjs";
import {
  productVersion,
  settingsOf
} from "./chunk-RC6BJJO4.mjs";
import {
  noteRefusal
} from "./chunk-OAQNDR3F.mjs";
import {
  PROBLEMS,
  Refusal,
  factsOf,
  notFound,
  refused,
  toProblem
} from "./chunk-HIETUVNI.mjs";
import "./chunk-UEHHVIHQ.mjs";
import "./chunk-RXTHE725.mjs";
import {
  plainElements
} from "./chunk-TEKZAZ7H.mjs";
import "./chunk-2JEXP4ZN.mjs";
import "./chunk-ZWTZ2KYA.mjs";
import "./chunk-RTLHHJLK.mjs";
import "./chunk-ZELNLM4B.mjs";
import {
  nowTaiS
} from "./chunk-RZYQK3DY.mjs";
import {
  planeEncounter
} from "./chunk-TFK7XCIF.mjs";
import "./chunk-KBE52FWN.mjs";
import {
  MOST_COUNTED,
  idOf,
  seconds,
  text
} from "./chunk-4K3OKXIN.mjs";
import "./chunk-BGTYLUKS.mjs";
import "./chunk-GKHTNQWA.mjs";
import {
  sgp4Ephemeris
} from "./chunk-PLROUQ7Q.mjs";
import "./chunk-JFDAAJRY.mjs";
import "./chunk-PL7NDV4T.mjs";
import "./chunk-EFPVRPBJ.mjs";
import "./chunk-3RQXX2CE.mjs";
import {
  combinedHardBodyRadius,
  foster1992,
  principal2,
  scaled2,
  sum2
} from "./chunk-D2J54P6C.mjs";
import "./chunk-OCTYTDT2.mjs";
import "./chunk-5YGOAFM5.mjs";
import "./chunk-WN7XZFL2.mjs";
import {
  cartesianFromEquinoctial,
  equinoctialFromCartesian,
  equinoctialJacobian,
  stateOfSix
} from "./chunk-GGSRQIBL.mjs";
import {
  rotationBetween
} from "./chunk-IHQRYJEI.mjs";
import "./chunk-UANHIYDB.mjs";
import {
  rtnAxes
} from "./chunk-PESGF56Y.mjs";
import "./chunk-D6MAFDXG.mjs";
import "./chunk-JPWCTPH6.mjs";
import "./chunk-CUNGASR2.mjs";
import "./chunk-GZW2Z354.mjs";
import "./chunk-Z7TE2O33.mjs";
import "./chunk-CYHM7ET5.mjs";
import "./chunk-XMHCSSDI.mjs";
import {
  MU_EARTH
} from "./chunk-CRMFVZQ4.mjs";
import "./chunk-LRQNFPWD.mjs";
import {
  tell,
  textOf
} from "./chunk-F4WYUQMX.mjs";
import "./chunk-42SRU575.mjs";
import {
  formatUtc,
  parseUtc,
  taiMinusUtcS,
  toUnixMs,
  utcJulianDate
} from "./chunk-JQJWWTBG.mjs";
import "./chunk-DKZP2PSE.mjs";
import {
  RequestTransaction,
  connectSession,
  databaseTrouble,
  isAnswer,
  isRefused
} from "./chunk-LQ5QVQFS.mjs";
import {
  Outage
} from "./chunk-IP6WEIXY.mjs";
import {
  NO_GROUPS,
  localUrl,
  nearestName,
  webDir
} from "./chunk-GWNYLRQB.mjs";
import {
  EXIT,
  inputAtFault,
  wrongUsage
} from "./chunk-KOAYSOLG.mjs";
import "./chunk-D5Y2WIO4.mjs";

// services/cli/src/commands/platform.ts
import { existsSync as existsSync2 } from "node:fs";

// packages/demo/src/seed.ts
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

// packages/server/src/odt/sensors/seed.ts
async function seedSensors(db, sensors) {
  for (const { provider, dataMode, operatorId = null, ...body } of sensors) {
    await insertSensor(db, { id: ODT_IDS.next("sen"), operatorId, provider, dataMode, ...contentOfSensor(body) });
  }
}

// packages/server/src/payments/seed.ts
var PAID_IN = 25e4;
var CREDIT = 5e5;
async function seedPayments(context, { userId, operatorId, actor }) {
  const { orm } = context.database;
  const sight = { operatorId, actor, subject: userId, isAdmin: true, runsPayments: true };
  if (await payingCustomer(orm, operatorId) === void 0) {
    const { id } = await createCustomer(context, sight, { userId, name: "Demo Operator", pays: true });
    const reason = tell("demonstration-balance");
    await changeBalance(context, sight, id, { available: PAID_IN + CREDIT, limit: CREDIT, reason }, void 0);
  }
  const productId = "screening-month";
  if (await findProduct(orm, productId) === void 0) {
    const content = { productId, productType: "SUBSCRIPTION", serviceType: "ca" };
    await createProduct(context, sight, { ...content, name: "Screening, monthly" });
    await createPrice(context, sight, { productId, amount: 49e3, currency: "EUR", period: "MONTH" });
  }
}

// packages/demo/src/seeded-random.ts
function seededRandom(seed, stream) {
  let a = 2654435769 | 0;
  let b = hash(stream);
  let c = seed | 0;
  let counter = 1;
  const next = () => {
    const sum = (a + b | 0) + counter | 0;
    counter = counter + 1 | 0;
    a = b ^ b >>> 9;
    b = c + (c << 3) | 0;
    c = (c << 21 | c >>> 11) + sum;
    return (sum >>> 0) / 4294967296;
  };
  for (let round2 = 0; round2 < 15; round2 += 1) next();
  let spare;
  const normal = () => {
    if (spare !== void 0) {
      const value = spare;
      spare = void 0;
      return value;
    }
    const radius = Math.sqrt(-2 * Math.log(1 - next()));
    const angle = 2 * Math.PI * next();
    spare = radius * Math.sin(angle);
    return radius * Math.cos(angle);
  };
  return {
    next,
    normal,
    uniform: (low, high) => low + (high - low) * next(),
    logNormal: (median, sigmaLn) => median * Math.exp(sigmaLn * normal()),
    index: (count) => Math.floor(count * next()),
    pick: (values) => values[Math.floor(values.length * next())]
  };
}
function hash(text2) {
  let value = 2166136261;
  for (let at = 0; at < text2.length; at += 1) value = Math.imul(value ^ text2.charCodeAt(at), 16777619);
  return value | 0;
}

// packages/demo/src/catalogue-identity.ts
var LAST_FIVE_DIGIT_NUMBER = 69999;
var MOST_FIVE_DIGIT = 65e3;
var USUAL_LAUNCHES_UP_TO = 12e4;
var FIRST_SIX_DIGIT_NUMBER = 100001;
var FIRST_ANALYST_NUMBER = 270001;
var FIRST_NINE_DIGIT_NUMBER = 799500100;
var NINE_DIGIT_SHARE = 0.07;
var SIX_DIGIT_YEARS = 0.35;
var PIECES = "ABCDEFGHJKLMNPQRSTUVWXYZ";
function identify(populations, seed, nowTaiS2) {
  const random = seededRandom(seed, "identity");
  const nowYear = yearOf(nowTaiS2);
  const launches = /* @__PURE__ */ new Map();
  const launched = [];
  const identities = new Array(populations.length);
  const crowding = Math.ceil(populations.length / USUAL_LAUNCHES_UP_TO);
  let analyst = 0;
  let nineDigit = 0;
  populations.forEach((population, at) => {
    if (population.objectType === "UNKNOWN") {
      const isNineDigit = random.next() < NINE_DIGIT_SHARE;
      const noradId2 = isNineDigit ? FIRST_NINE_DIGIT_NUMBER + 7 * nineDigit++ : FIRST_ANALYST_NUMBER + 3 * analyst++;
      identities[at] = { noradId: noradId2, cosparId: "", name: population.name };
      return;
    }
    let launch = launches.get(population);
    if (launch === void 0 || launch.left === 0) {
      const size = population.perLaunch === "all" ? Number.POSITIVE_INFINITY : crowding * population.perLaunch;
      launch = { year: launchYear(population, nowYear, random), left: size };
      launches.set(population, launch);
    }
    launch.left -= 1;
    launched.push({ at, year: launch.year });
  });
  launched.sort((first, second) => first.year - second.year || first.at - second.at);
  const old = Math.min(MOST_FIVE_DIGIT, launched.filter(({ year }) => year <= nowYear - SIX_DIGIT_YEARS).length);
  const gap = (LAST_FIVE_DIGIT_NUMBER - 5) / Math.max(old, 1);
  let previous;
  const serial = /* @__PURE__ */ new Map();
  launched.forEach(({ at, year }, rank) => {
    const calendarYear = Math.floor(year);
    if (previous === void 0 || previous.year !== year) {
      const number = previous?.calendarYear === calendarYear ? previous.number + 1 : 1;
      previous = { year, calendarYear, number, piece: 0 };
    }
    const cosparId2 = `${calendarYear}-${String(previous.number).padStart(3, "0")}${pieceLetters(previous.piece)}`;
    previous.piece += 1;
    const noradId2 = rank < old ? 5 + Math.floor((rank + random.uniform(0, 1 - 1 / gap)) * gap) : FIRST_SIX_DIGIT_NUMBER + (rank - old);
    identities[at] = { noradId: noradId2, cosparId: cosparId2, name: objectName(populations[at], serial) };
  });
  return identities;
}
function objectName(population, serial) {
  if (population.objectType !== "PAYLOAD") return population.name;
  const number = (serial.get(population.name) ?? 0) + 1;
  serial.set(population.name, number);
  return `${population.name}-${number}`;
}
function pieceLetters(index) {
  const letter = PIECES[index % PIECES.length];
  return index < PIECES.length ? letter : pieceLetters(Math.floor(index / PIECES.length) - 1) + letter;
}
function launchYear(population, nowYear, random) {
  const [first, last2] = population.launched.map((year) => year <= 0 ? nowYear + year : year);
  if (population.perLaunch === "all") return first + (first === Math.floor(first) ? random.next() : 0);
  return random.uniform(first, last2);
}
function yearOf(epochTaiS) {
  const text2 = formatUtc(epochTaiS, 0);
  return Number(text2.slice(0, 4)) + (Number(text2.slice(5, 7)) - 1) / 12 + Number(text2.slice(8, 10)) / 372;
}

// packages/demo/src/orbit-sampler.ts
var SGP4_RADIUS_KM = 6378.135;
var SGP4_MU_KM3_S2 = 398600.8;
var GEOSTATIONARY_REV_PER_DAY = 1.0027379;
var GEOSTATIONARY_RADIUS_KM = 42164.2;
var LOCAL_TIMES_H = [6, 9.5, 10, 10.5, 10.5, 13.5, 15, 18, 22.5];
var LAPLACE_PLANE_DEG = 7.4;
function drawOrbit(family, member2, count, random, sky) {
  switch (family.kind) {
    case "shell":
      return drawShell(family, member2, count, random);
    case "sun-synchronous": {
      const radiusKm = SGP4_RADIUS_KM + random.uniform(...family.heightKm);
      const node = sky.sunRightAscensionDeg + (random.pick(LOCAL_TIMES_H) - 12 + 0.4 * random.normal()) * 15;
      const eccentricity = rayleigh(family.eccentricity, random);
      return orbit(
        radiusKm,
        eccentricity,
        sunSynchronousInclinationDeg(radiusKm) + 0.05 * random.normal(),
        node,
        random
      );
    }
    case "band": {
      const radiusKm = SGP4_RADIUS_KM + random.uniform(...family.heightKm);
      const inclinationDeg = random.pick(family.inclinationsDeg) + family.inclinationSpreadDeg * random.normal();
      return orbit(radiusKm, rayleigh(family.eccentricity, random), inclinationDeg, random.uniform(0, 360), random);
    }
    case "cloud":
      return drawFragment(family, random);
    case "eccentric": {
      const perigeeKm = SGP4_RADIUS_KM + random.uniform(...family.perigeeKm);
      const apogeeKm = SGP4_RADIUS_KM + random.uniform(...family.apogeeKm);
      const inclinationDeg = random.pick(family.inclinationsDeg) + family.inclinationSpreadDeg * random.normal();
      const argPerigeeDeg = family.argPerigeeDeg === void 0 ? random.uniform(0, 360) : family.argPerigeeDeg + 12 * random.normal();
      const semiMajorKm = (perigeeKm + apogeeKm) / 2;
      const eccentricity = (apogeeKm - perigeeKm) / (apogeeKm + perigeeKm);
      return {
        ...orbit(semiMajorKm, eccentricity, Math.abs(inclinationDeg), random.uniform(0, 360), random),
        argPerigeeDeg: wrapDegrees(argPerigeeDeg)
      };
    }
    case "geostationary": {
      const drawn = orbit(
        GEOSTATIONARY_RADIUS_KM,
        rayleigh(2e-4, random),
        rayleigh(0.035, random),
        random.uniform(0, 360),
        random
      );
      const longitudeDeg = (member2 + random.uniform(0.1, 0.9)) / count * 360;
      const meanAnomalyDeg = longitudeDeg + sky.greenwichSiderealDeg - drawn.raanDeg - drawn.argPerigeeDeg;
      return {
        ...drawn,
        meanMotionRevPerDay: GEOSTATIONARY_REV_PER_DAY + 4e-6 * random.normal(),
        meanAnomalyDeg: wrapDegrees(meanAnomalyDeg)
      };
    }
    case "geosynchronous": {
      const radiusKm = GEOSTATIONARY_RADIUS_KM + random.uniform(...family.offsetKm);
      const turnRad = random.uniform(0.12, 2 * Math.PI - 0.12);
      const inclinationDeg = 2 * LAPLACE_PLANE_DEG * Math.sin(turnRad / 2) + 0.3 * random.normal();
      const nodeDeg = 90 - turnRad / 2 * (180 / Math.PI) + 2 * random.normal();
      return orbit(radiusKm, rayleigh(family.eccentricity, random), Math.abs(inclinationDeg), nodeDeg, random);
    }
    default:
      return family;
  }
}
function drawShell(family, member2, count, random) {
  const plane = member2 % family.planes;
  const perPlane = Math.ceil(count / family.planes);
  const slot = Math.floor(member2 / family.planes);
  const radiusKm = SGP4_RADIUS_KM + family.heightKm + family.spreadKm * random.normal();
  const drawn = orbit(
    radiusKm,
    rayleigh(12e-5, random),
    family.inclinationDeg + 0.01 * random.normal(),
    plane / family.planes * 360,
    random
  );
  const phaseDeg = (slot + 0.37 * plane) / perPlane * 360 + 0.3 * random.normal();
  return {
    ...drawn,
    raanDeg: wrapDegrees(drawn.raanDeg + 0.4 * random.normal()),
    meanAnomalyDeg: wrapDegrees(phaseDeg - drawn.argPerigeeDeg)
  };
}
function drawFragment(family, random) {
  const parentKm = SGP4_RADIUS_KM + family.heightKm;
  const kickKm = family.wingKm * random.normal();
  const shiftKm = kickKm > 0 ? kickKm : 0.6 * kickKm;
  const radiusKm = Math.max(parentKm + shiftKm, SGP4_RADIUS_KM + 330);
  const eccentricity = Math.hypot(random.uniform(0.35, 1) * (shiftKm / radiusKm), rayleigh(2e-3, random));
  const inclinationDeg = family.inclinationDeg + family.inclinationSpreadDeg * random.normal();
  const node = family.nodeSpreadDeg >= 360 ? random.uniform(0, 360) : 200 + family.nodeSpreadDeg * 0.5 * random.normal();
  return orbit(radiusKm, eccentricity, inclinationDeg, node, random);
}
function orbit(semiMajorKm, eccentricity, inclinationDeg, raanDeg, random) {
  const largest = 1 - (SGP4_RADIUS_KM + 210) / semiMajorKm;
  return {
    meanMotionRevPerDay: Math.sqrt(SGP4_MU_KM3_S2 / semiMajorKm ** 3) * 86400 / (2 * Math.PI),
    eccentricity: Math.min(eccentricity, Math.max(largest, 1e-5)),
    inclinationDeg: Math.abs(inclinationDeg),
    raanDeg: wrapDegrees(raanDeg),
    argPerigeeDeg: random.uniform(0, 360),
    meanAnomalyDeg: random.uniform(0, 360)
  };
}
function sunSynchronousInclinationDeg(radiusKm) {
  const meanMotionDegPerDay = Math.sqrt(SGP4_MU_KM3_S2 / radiusKm ** 3) * 86400 * 180 / Math.PI;
  const cosine2 = -0.98565 / (1.5 * 1082616e-9 * (SGP4_RADIUS_KM / radiusKm) ** 2 * meanMotionDegPerDay);
  return Math.acos(cosine2) * 180 / Math.PI;
}
function rayleigh(scale, random) {
  return scale * Math.sqrt(-2 * Math.log(1 - random.next()));
}
function wrapDegrees(angleDeg) {
  const wrapped = angleDeg % 360;
  return wrapped < 0 ? wrapped + 360 : wrapped;
}

// packages/demo/src/populations.ts
var SHELL_DRAG = [3e-4, 0.9, 0.1];
var PAYLOAD_DRAG = [3e-4, 1.1, 0.04];
var BODY_DRAG = [33e-5, 0.9];
var DEBRIS_DRAG = [33e-4, 1.15];
var ECCENTRIC_DRAG = [18e-4, 1.1, 0.12];
var NO_DRAG = [0, 0];
var BUS_SIZE = [1.2, 0.9, 0.25];
var PAYLOAD_SIZE = [1.5, 1.4, 0.6];
var LARGE_SIZE = [8, 0.9, 0.75];
var BODY_SIZE = [4.5, 0.6, 0.82];
var FRAGMENT_SIZE = [0.018, 1.2, 0.76];
function shell(name2, count, heightKm, inclinationDeg, planes, spreadKm = 3, since = -5) {
  const orbit2 = { kind: "shell", heightKm, spreadKm, inclinationDeg, planes };
  return {
    name: name2,
    count,
    objectType: "PAYLOAD",
    orbit: orbit2,
    launched: [since, 0],
    perLaunch: 24,
    bstar: SHELL_DRAG,
    rcs: BUS_SIZE
  };
}
function cloud(name2, count, heightKm, wingKm, inclinationDeg, year, nodeSpreadDeg = 360) {
  const orbit2 = { kind: "cloud", heightKm, wingKm, inclinationDeg, inclinationSpreadDeg: 0.3, nodeSpreadDeg };
  return {
    name: `${name2} DEB`,
    count,
    objectType: "DEBRIS",
    orbit: orbit2,
    launched: [year, year],
    perLaunch: "all",
    bstar: DEBRIS_DRAG,
    rcs: FRAGMENT_SIZE
  };
}
function band(name2, count, objectType, heightKm, inclinationsDeg, eccentricity) {
  const orbit2 = { kind: "band", heightKm, inclinationsDeg, inclinationSpreadDeg: 0.25, eccentricity };
  const [bstar, rcs] = matter(objectType);
  return {
    name: name2,
    count,
    objectType,
    orbit: orbit2,
    launched: [1964, -1],
    perLaunch: objectType === "DEBRIS" ? 9 : 3,
    bstar,
    rcs
  };
}
function eccentric(name2, count, objectType, perigeeKm, apogeeKm, inclinationsDeg, argPerigeeDeg) {
  const path = { kind: "eccentric", perigeeKm, apogeeKm, inclinationsDeg, inclinationSpreadDeg: 0.8 };
  const orbit2 = argPerigeeDeg === void 0 ? path : { ...path, argPerigeeDeg };
  const bstar = perigeeKm[0] > 2500 ? NO_DRAG : ECCENTRIC_DRAG;
  return { name: name2, count, objectType, orbit: orbit2, launched: [1968, -1], perLaunch: 2, bstar, rcs: matter(objectType)[1] };
}
function geosynchronous(name2, count, objectType, offsetKm, eccentricity) {
  const orbit2 = { kind: "geosynchronous", offsetKm, eccentricity };
  const rcs = objectType === "PAYLOAD" ? LARGE_SIZE : matter(objectType)[1];
  return { name: name2, count, objectType, orbit: orbit2, launched: [1972, -8], perLaunch: 2, bstar: NO_DRAG, rcs };
}
function matter(objectType) {
  if (objectType === "PAYLOAD") return [PAYLOAD_DRAG, PAYLOAD_SIZE];
  if (objectType === "ROCKET BODY") return [BODY_DRAG, BODY_SIZE];
  return [DEBRIS_DRAG, FRAGMENT_SIZE];
}
var POPULATIONS = [
  // Constellations in low orbit.
  shell("STARNET", 1700, 548, 53.05, 72),
  shell("STARNET", 1600, 530, 53.16, 72, 6),
  shell("STARNET", 1300, 480, 53.16, 72, 8, -3),
  shell("STARNET", 1900, 525, 43, 56, 7, -4),
  shell("STARNET", 1200, 485, 43, 56, 8, -3),
  shell("STARNET", 600, 440, 43, 28, 10, -2),
  shell("STARNET", 410, 570, 70, 36),
  shell("STARNET", 250, 560, 97.6, 10),
  {
    ...band("STARNET", 480, "PAYLOAD", [300, 440], [43, 53.1], 4e-4),
    launched: [-1, 0],
    perLaunch: 24,
    rcs: BUS_SIZE
  },
  shell("AURORALINK", 655, 1207, 87.9, 12, 6, -6),
  shell("KESTREL-NET", 190, 628, 51.9, 34, 2, -1),
  shell("LONGBOW", 110, 1070, 88.9, 6, 3, -1),
  shell("LONGBOW", 100, 1160, 86.5, 6, 3, -1),
  shell("HALO RELAY", 82, 779, 86.4, 6, 2, -9),
  shell("ATLASPHONE", 86, 1414, 52, 8, 12, -20),
  // Single payloads in low orbit.
  {
    name: "TERRAVIEW",
    count: 1412,
    objectType: "PAYLOAD",
    orbit: { kind: "sun-synchronous", heightKm: [470, 620], eccentricity: 12e-4 },
    launched: [-9, 0],
    perLaunch: 12,
    bstar: [4e-4, 0.9, 0.05],
    rcs: [0.4, 1.3, 0.5]
  },
  {
    name: "HELIOSCAN",
    count: 540,
    objectType: "PAYLOAD",
    orbit: { kind: "sun-synchronous", heightKm: [620, 860], eccentricity: 18e-4 },
    launched: [1990, 0],
    perLaunch: 3,
    bstar: PAYLOAD_DRAG,
    rcs: PAYLOAD_SIZE
  },
  {
    ...band("STATION", 14, "PAYLOAD", [388, 424], [51.64, 41.47], 5e-4),
    launched: [-28, 0],
    perLaunch: 2,
    bstar: [3e-4, 0.3],
    rcs: [60, 0.9, 0.9]
  },
  {
    ...band("CUBELET", 190, "PAYLOAD", [330, 415], [51.64], 7e-4),
    launched: [-3, 0],
    perLaunch: 12,
    bstar: [6e-4, 0.6],
    rcs: [0.05, 0.6, 0.6]
  },
  band("SPARROW", 300, "PAYLOAD", [480, 620], [45, 53, 97.5, 36, 63.4], 16e-4),
  band("KOMPAS", 270, "PAYLOAD", [940, 1010], [82.95], 35e-4),
  band("STRELKA", 580, "PAYLOAD", [1390, 1510], [74.03, 82.58], 4e-3),
  band("MERIDIAN-S", 150, "PAYLOAD", [600, 1500], [65, 66, 71, 74, 81.2, 82.5, 90, 100], 6e-3),
  // Rocket bodies in low orbit.
  band("SOKOL-3 R/B", 290, "ROCKET BODY", [720, 1010], [82.95, 74.05, 81.2], 4e-3),
  band("SOKOL-9 R/B", 120, "ROCKET BODY", [820, 860], [71, 98.7], 2e-3),
  band("JADE-4 R/B", 270, "ROCKET BODY", [480, 900], [97.6, 98.4, 98.8, 63.4], 6e-3),
  band("HALCYON R/B", 200, "ROCKET BODY", [420, 1500], [51.6, 53, 66, 90, 100], 0.012),
  band("TAIGA R/B", 110, "ROCKET BODY", [1400, 1600], [74, 82.6], 6e-3),
  // Fragments in low orbit.
  cloud("TEMPEST-1C", 2150, 845, 190, 98.9, 1999),
  cloud("VOLKHOV-22", 620, 785, 150, 74.04, 1993),
  cloud("HALO RELAY 33", 140, 775, 120, 86.4, 1997),
  cloud("BOREAS-16", 420, 845, 120, 99, 2e3),
  cloud("BOREAS-17", 110, 808, 70, 98.7, 2002),
  cloud("JADE-4 R/B", 640, 815, 150, 98.8, -3.2, 140),
  cloud("JADE-4 R/B", 230, 720, 120, 98.8, -1.6, 70),
  cloud("TALLOW F13", 230, 835, 90, 98.7, 1995),
  cloud("HALCYON R/B", 720, 1010, 260, 99.9, 1965),
  cloud("HALCYON R/B", 430, 1440, 190, 102, 1973),
  cloud("HALCYON R/B", 300, 900, 220, 88.5, 1961),
  cloud("SOKOL-9 R/B", 260, 840, 110, 71, 1992),
  cloud("VOLKHOV-17", 320, 960, 160, 65, 1987),
  band("VOLKHOV DEB", 900, "DEBRIS", [560, 1020], [82.5, 81.2, 82.95, 62.8, 65], 0.011),
  band("TAIGA DEB", 420, "DEBRIS", [1180, 1600], [74, 82.6, 90.2], 0.012),
  band("HALCYON DEB", 780, "DEBRIS", [420, 1120], [97.8, 98.6, 66.5, 28.5, 51.7], 0.013),
  band("JADE DEB", 700, "DEBRIS", [430, 980], [97.5, 98.2, 98.8, 100.4], 0.011),
  {
    ...band("KESTREL DEB", 230, "DEBRIS", [300, 480], [51.6, 53, 43, 97.4], 4e-3),
    launched: [-4, 0],
    bstar: [9e-4, 0.7]
  },
  // Low perigee, high apogee.
  eccentric("MERIDIAN-E", 155, "PAYLOAD", [380, 1500], [2100, 18e3], [63.4, 28, 65, 83, 99]),
  eccentric("HALCYON R/B", 290, "ROCKET BODY", [300, 1600], [2200, 24e3], [27, 49, 52, 65, 7, 64]),
  eccentric("HALCYON DEB", 745, "DEBRIS", [300, 1700], [2100, 26e3], [65.5, 49.5, 52, 50, 28, 102, 8]),
  eccentric("SOKOL GTO", 23, "PAYLOAD", [240, 900], [33500, 38e3], [7, 20, 27]),
  eccentric("ARGO-5 R/B", 235, "ROCKET BODY", [230, 900], [33500, 37500], [6.5, 4, 18, 21, 26.5, 28]),
  eccentric("ARGO-5 DEB", 295, "DEBRIS", [250, 1200], [32500, 37e3], [7, 6, 8, 26.5, 20]),
  eccentric("MOLVA", 46, "PAYLOAD", [500, 1900], [38200, 39900], [62.8, 63.4, 64.5], 280),
  eccentric("SOKOL-M R/B", 75, "ROCKET BODY", [350, 1900], [34e3, 41e3], [62.8, 64, 45], 280),
  eccentric("SOKOL-M DEB", 45, "DEBRIS", [300, 1900], [34e3, 40500], [63, 64, 48], 285),
  // Navigation.
  { ...shell("NAVIGATOR", 110, 20182, 55, 6, 15, -30), perLaunch: 1, bstar: NO_DRAG, rcs: LARGE_SIZE },
  { ...shell("GLOSAT", 135, 19130, 64.8, 3, 12, -40), perLaunch: 3, bstar: NO_DRAG, rcs: LARGE_SIZE },
  { ...shell("EUNAV", 34, 23222, 56, 3, 4, -14), perLaunch: 2, bstar: NO_DRAG, rcs: LARGE_SIZE },
  { ...shell("SINONAV", 50, 21528, 55, 3, 6, -12), perLaunch: 2, bstar: NO_DRAG, rcs: LARGE_SIZE },
  { ...band("NAVIGATOR", 61, "PAYLOAD", [19500, 21200], [54, 63, 66], 6e-3), bstar: NO_DRAG, rcs: LARGE_SIZE },
  { ...band("SOKOL-D R/B", 112, "ROCKET BODY", [18800, 24e3], [65, 64.5, 55, 54], 6e-3), bstar: NO_DRAG },
  { ...band("SOKOL-D DEB", 22, "DEBRIS", [18500, 20500], [65, 55], 0.012), bstar: NO_DRAG },
  // The geostationary ring and its neighbourhood.
  {
    name: "ORBICAST",
    count: 555,
    objectType: "PAYLOAD",
    orbit: { kind: "geostationary" },
    launched: [-19, 0],
    perLaunch: 2,
    bstar: NO_DRAG,
    rcs: LARGE_SIZE
  },
  geosynchronous("ORBICAST", 390, "PAYLOAD", [-60, 60], 6e-4),
  geosynchronous("SOKOL-D R/B", 140, "ROCKET BODY", [-250, 250], 2e-3),
  geosynchronous("ORBICAST DEB", 33, "DEBRIS", [-250, 250], 6e-3),
  geosynchronous("ORBICAST", 470, "PAYLOAD", [310, 700], 16e-4),
  geosynchronous("SOKOL-D R/B", 110, "ROCKET BODY", [310, 1200], 0.01),
  // Everything that fits none of the above: raised transfer stages and their fragments.
  eccentric("MERIDIAN-H", 75, "PAYLOAD", [4e3, 18e3], [34e3, 6e4], [63.4, 28, 5]),
  eccentric("BRISE R/B", 235, "ROCKET BODY", [2600, 12e3], [3e4, 37500], [48.5, 25, 12, 9]),
  eccentric("BRISE DEB", 310, "DEBRIS", [2600, 9e3], [14e3, 36500], [48.8, 49.5, 47, 13]),
  // Tracked, not yet identified: analyst numbers, no designator.
  {
    ...band("UNKNOWN", 540, "UNKNOWN", [450, 1150], [98.6, 82.6, 74, 65, 53, 86.4], 9e-3),
    launched: [0, 0],
    perLaunch: 1
  }
];

// packages/demo/src/sky.ts
function skyAt(epochTaiS) {
  const { day, fraction } = utcJulianDate(epochTaiS);
  const daysSinceJ2000 = day - 2451545 + fraction;
  const anomalyRad = (357.528 + 0.9856003 * daysSinceJ2000) * Math.PI / 180;
  const meanLongitudeDeg = 280.46 + 0.9856474 * daysSinceJ2000;
  const longitudeRad = (meanLongitudeDeg + 1.915 * Math.sin(anomalyRad) + 0.02 * Math.sin(2 * anomalyRad)) * Math.PI / 180;
  const obliquityRad = 23.439 * Math.PI / 180;
  const rightAscensionRad = Math.atan2(Math.cos(obliquityRad) * Math.sin(longitudeRad), Math.cos(longitudeRad));
  return {
    sunRightAscensionDeg: wrapDegrees(rightAscensionRad * 180 / Math.PI),
    greenwichSiderealDeg: wrapDegrees(280.46061837 + 360.98564736629 * daysSinceJ2000)
  };
}

// packages/demo/src/catalogue.ts
var DEMO_ORIGINATOR = "KEEPOUT-DEMO";
var NEWEST_DAYS = 0.05;
var OLDEST_DAYS = 2.1;
var STALE_SHARE = 5e-3;
function makeCatalogue({ seed, nowTaiS: nowTaiS2, count = 3e4 }) {
  const sky = skyAt(nowTaiS2);
  const counts = apportion(POPULATIONS, count);
  const drafts2 = [];
  POPULATIONS.forEach((population, at) => {
    const random = seededRandom(seed, `population ${at} ${population.name}`);
    for (let member2 = 0; member2 < counts[at]; member2 += 1) {
      drafts2.push({ population, orbit: drawOrbit(population.orbit, member2, counts[at], random, sky), random });
    }
  });
  const identities = identify(
    drafts2.map((draft) => draft.population),
    seed,
    nowTaiS2
  );
  return drafts2.map(({ population, orbit: orbit2, random }, at) => elementSet(population, orbit2, identities[at], nowTaiS2, random)).sort((first, second) => first.noradId - second.noradId);
}
function elementSet(population, orbit2, identity, nowTaiS2, random) {
  const stale = random.next() < STALE_SHARE;
  const ageDays = stale ? random.uniform(3, 9) : NEWEST_DAYS + (OLDEST_DAYS - NEWEST_DAYS) * random.next() ** 2;
  const epochUtc = formatUtc(nowTaiS2 - ageDays * 86400, 6);
  const epoch = parseUtc(epochUtc);
  if (!epoch.ok) throw new Error(`an epoch that was just written cannot be read: ${epochUtc}`);
  const [medianM2, sigmaLn, knownShare] = population.rcs;
  const hasSize = random.next() < knownShare;
  const rcsM2 = round(random.logNormal(medianM2, sigmaLn), 4);
  return {
    noradId: identity.noradId,
    name: identity.name,
    cosparId: identity.cosparId,
    epochTaiS: epoch.value,
    epochUtc,
    meanMotionRevPerDay: round(orbit2.meanMotionRevPerDay, 8),
    eccentricity: round(orbit2.eccentricity, 7),
    inclinationDeg: round(orbit2.inclinationDeg, 4),
    raanDeg: round(orbit2.raanDeg, 4),
    argPerigeeDeg: round(orbit2.argPerigeeDeg, 4),
    meanAnomalyDeg: round(orbit2.meanAnomalyDeg, 4),
    bstar: dragTerm(population.bstar, orbit2, random),
    meanMotionDot: 0,
    meanMotionDdot: 0,
    ephemerisType: 0,
    classification: "U",
    elementSetNo: 999,
    revAtEpoch: Math.floor(random.uniform(1, 6e4)),
    objectType: population.objectType,
    ...hasSize && rcsM2 > 0 ? { rcsM2 } : {}
  };
}
function dragTerm([median, sigmaLn, negativeShare = 0], orbit2, random) {
  const drawn = random.logNormal(median, sigmaLn) * (random.next() < negativeShare ? -0.3 : 1);
  const semiMajorKm = (398600.8 / (orbit2.meanMotionRevPerDay * 2 * Math.PI / 86400) ** 2) ** (1 / 3);
  const perigeeKm = semiMajorKm * (1 - orbit2.eccentricity) - SGP4_RADIUS_KM;
  const limit = perigeeKm > 500 ? 0.1 : 15e-5 * 10 ** ((perigeeKm - 250) / 110);
  const bounded = Math.min(Math.max(drawn, -limit / 4), limit);
  return Number(bounded.toPrecision(5));
}
function apportion(populations, count) {
  const total = populations.reduce((sum, population) => sum + population.count, 0);
  const exact = populations.map((population) => population.count * count / total);
  const counts = exact.map(Math.floor);
  const missing = count - counts.reduce((sum, value) => sum + value, 0);
  const byRemainder = exact.map((value, at) => ({ at, rest: value - counts[at] })).sort((first, second) => second.rest - first.rest);
  for (const { at } of byRemainder.slice(0, missing)) counts[at] += 1;
  return counts;
}
function round(value, decimals) {
  return Number(value.toFixed(decimals));
}

// packages/demo/src/demo-steps.ts
function demoSteps(database) {
  return {
    async read(name2) {
      const { rows } = await database.pool.query("select detail from demo_step where name = $1", [name2]);
      return rows[0]?.detail;
    },
    async done(name2, detail = {}) {
      await database.pool.query("insert into demo_step (name, detail) values ($1, $2) on conflict (name) do nothing", [
        name2,
        JSON.stringify(detail)
      ]);
    }
  };
}

// packages/demo/src/fleet.ts
var DEMO_OPERATOR_NAME = "Tern Orbital";
function makeFleet(nowTaiS2) {
  return drafts(nowTaiS2).map(({ name: name2, noradId: noradId2, cosparId: cosparId2, configuration: configuration3, orbit: orbit2, bstar, tracking, stepS }) => {
    const body = { name: name2, noradId: noradId2, cosparId: cosparId2, configuration: configuration3 };
    return { body, truth: truthOf(body, orbit2, bstar, nowTaiS2), tracking, stepS };
  });
}
function drafts(nowTaiS2) {
  const { sunRightAscensionDeg, greenwichSiderealDeg } = skyAt(nowTaiS2);
  const nodeAt = (localTimeH) => wrapDegrees(sunRightAscensionDeg + (localTimeH - 12) * 15);
  const imager = SGP4_RADIUS_KM + 551;
  const cubesat = SGP4_RADIUS_KM + 512;
  const station = { raanDeg: 78, argPerigeeDeg: 41, longitudeDeg: 31.3 };
  return [
    {
      name: "TERN-1",
      noradId: 99001,
      cosparId: "2023-901A",
      configuration: {
        shape: "WING_BOX_WING",
        hardBodyRadius: 3.4,
        boxLength: 1.6,
        boxWidth: 1.1,
        boxHeight: 1.1,
        wingLength: 2.1,
        wingWidth: 1,
        dragArea: 3.1,
        dragCoefficient: 2.2,
        solarRadiationPressureArea: 5.2,
        reflectivityCoefficient: 1.3,
        wetMass: 268,
        propulsion: {
          type: "IMPULSIVE",
          thrust: 1,
          specificImpulse: 215,
          maxDeltaV: 0.5,
          propellantMass: 14.2,
          minimumBurnSpacing: 2700,
          maxThrustDuration: 600,
          burnsInEclipse: true,
          executionMagnitudeError: 0.01,
          executionPointingError: 1,
          executionFixedMagnitudeError: 5e-4,
          executionFixedPointingError: 5e-4
        }
      },
      orbit: {
        semiMajorKm: imager,
        eccentricity: 11e-4,
        inclinationDeg: sunSynchronousInclinationDeg(imager),
        raanDeg: nodeAt(10.5),
        argPerigeeDeg: 90,
        meanAnomalyDeg: 63
      },
      bstar: 21e-5,
      tracking: { semiMajorM: 0.5, eccentricityM: 4, planeM: 3, alongTrackM: 6, driftAfterOneDayM: 70 },
      stepS: 60
    },
    {
      name: "TERN-2",
      noradId: 99002,
      cosparId: "2024-902A",
      configuration: {
        shape: "BOX_WING",
        hardBodyRadius: 4.1,
        boxLength: 1.3,
        boxWidth: 1.2,
        boxHeight: 0.9,
        wingLength: 5.4,
        wingWidth: 1.2,
        dragArea: 4.2,
        dragCoefficient: 2.2,
        solarRadiationPressureArea: 7.6,
        reflectivityCoefficient: 1.25,
        wetMass: 147,
        propulsion: {
          type: "CONTINUOUS",
          thrust: 0.014,
          specificImpulse: 1420,
          dutyCycle: 0.5,
          maxDeltaV: 2,
          propellantMass: 9.8,
          minimumBurnSpacing: 1200,
          maxThrustDuration: 3300,
          burnsInEclipse: false,
          executionMagnitudeError: 0.02,
          executionPointingError: 1.5,
          executionFixedMagnitudeError: 1e-4,
          executionFixedPointingError: 1e-4
        }
      },
      orbit: {
        semiMajorKm: SGP4_RADIUS_KM + 1188,
        eccentricity: 6e-4,
        inclinationDeg: 87.7,
        raanDeg: 202,
        argPerigeeDeg: 77,
        meanAnomalyDeg: 248
      },
      bstar: 14e-5,
      tracking: { semiMajorM: 0.6, eccentricityM: 5, planeM: 4, alongTrackM: 8, driftAfterOneDayM: 35 },
      stepS: 60
    },
    {
      name: "TERN-3",
      noradId: 99003,
      cosparId: "2025-903A",
      configuration: {
        shape: "BOX",
        boxLength: 0.37,
        boxWidth: 0.23,
        boxHeight: 0.1,
        dragArea: 0.06,
        dragCoefficient: 2.3,
        solarRadiationPressureArea: 0.09,
        reflectivityCoefficient: 1.3,
        wetMass: 10.5,
        propulsion: { type: differentialDrag.type, dragAreaMin: 0.03, dragAreaMax: 0.19 }
      },
      orbit: {
        semiMajorKm: SGP4_RADIUS_KM + 421,
        eccentricity: 7e-4,
        inclinationDeg: 51.6,
        raanDeg: 301,
        argPerigeeDeg: 122,
        meanAnomalyDeg: 17
      },
      bstar: 42e-5,
      tracking: { semiMajorM: 0.8, eccentricityM: 7, planeM: 6, alongTrackM: 10, driftAfterOneDayM: 260 },
      stepS: 60
    },
    {
      name: "TERN-4",
      noradId: 99004,
      cosparId: "2022-904C",
      configuration: {
        shape: "CANNONBALL",
        hardBodyRadius: 0.25,
        dragArea: 0.05,
        dragCoefficient: 2.2,
        solarRadiationPressureArea: 0.05,
        reflectivityCoefficient: 1.2,
        wetMass: 4.1,
        propulsion: { type: "NONE" }
      },
      orbit: {
        semiMajorKm: cubesat,
        eccentricity: 15e-4,
        inclinationDeg: sunSynchronousInclinationDeg(cubesat) + 0.1,
        raanDeg: nodeAt(14.1),
        argPerigeeDeg: 210,
        meanAnomalyDeg: 132
      },
      bstar: 33e-5,
      tracking: { semiMajorM: 1, eccentricityM: 9, planeM: 8, alongTrackM: 15, driftAfterOneDayM: 130 },
      stepS: 60
    },
    {
      name: "TERN-5",
      noradId: 99005,
      cosparId: "2019-905B",
      configuration: {
        shape: "WING_BOX_WING",
        hardBodyRadius: 16.5,
        boxLength: 3.2,
        boxWidth: 2.4,
        boxHeight: 2.2,
        wingLength: 13.5,
        wingWidth: 2.4,
        solarRadiationPressureArea: 74,
        reflectivityCoefficient: 1.35,
        wetMass: 2940,
        propulsion: {
          type: "IMPULSIVE",
          thrust: 10,
          specificImpulse: 292,
          maxDeltaV: 3,
          propellantMass: 310,
          minimumBurnSpacing: 7200,
          maxThrustDuration: 3600,
          burnsInEclipse: true,
          executionMagnitudeError: 0.015,
          executionPointingError: 0.5,
          executionFixedMagnitudeError: 1e-3,
          executionFixedPointingError: 1e-3
        }
      },
      orbit: {
        semiMajorKm: 42164.6,
        eccentricity: 21e-5,
        // Left to lean a little, to save fuel; SGP4 cannot reach every state closer to the equator.
        inclinationDeg: 0.31,
        raanDeg: station.raanDeg,
        argPerigeeDeg: station.argPerigeeDeg,
        meanAnomalyDeg: wrapDegrees(
          station.longitudeDeg + greenwichSiderealDeg - station.raanDeg - station.argPerigeeDeg
        )
      },
      bstar: 0,
      tracking: { semiMajorM: 4, eccentricityM: 70, planeM: 90, alongTrackM: 140, driftAfterOneDayM: 120 },
      stepS: 300
    },
    {
      name: "TERN-6",
      noradId: 99006,
      cosparId: "2021-906A",
      configuration: {
        shape: "OTHER",
        hardBodyRadius: 5.5,
        solarRadiationPressureArea: 21,
        reflectivityCoefficient: 1.3,
        wetMass: 810,
        propulsion: { type: "UNKNOWN" }
      },
      orbit: {
        semiMajorKm: SGP4_RADIUS_KM + 10355,
        eccentricity: 14e-4,
        inclinationDeg: 45.1,
        raanDeg: 133,
        argPerigeeDeg: 18,
        meanAnomalyDeg: 275
      },
      bstar: 0,
      tracking: { semiMajorM: 2, eccentricityM: 20, planeM: 22, alongTrackM: 40, driftAfterOneDayM: 40 },
      stepS: 120
    }
  ];
}
function truthOf(identity, orbit2, bstar, nowTaiS2) {
  const epochUtc = formatUtc(nowTaiS2, 6);
  const epoch = parseUtc(epochUtc);
  if (!epoch.ok) throw new Error(`an epoch that was just written cannot be read: ${epochUtc}`);
  const { semiMajorKm, ...angles } = orbit2;
  return {
    noradId: identity.noradId,
    name: identity.name,
    cosparId: identity.cosparId,
    epochTaiS: epoch.value,
    epochUtc,
    meanMotionRevPerDay: Math.sqrt(398600.8 / semiMajorKm ** 3) * 86400 / (2 * Math.PI),
    ...angles,
    bstar,
    meanMotionDot: 0,
    meanMotionDdot: 0,
    ephemerisType: 0,
    classification: "U",
    elementSetNo: 999,
    revAtEpoch: 0,
    objectType: "PAYLOAD"
  };
}

// packages/demo/src/orbit-error.ts
function withOrbitError(state, errorM) {
  const elements = closedOrbit(state);
  const shift = elementsPerMetre(elements).map((change, at) => change * errorM[at]);
  return cartesianFromEquinoctial({
    meanMotionRadps: elements.meanMotionRadps + shift[0],
    af: elements.af + shift[1],
    ag: elements.ag + shift[2],
    chi: elements.chi + shift[3],
    psi: elements.psi + shift[4],
    meanLongitudeRad: elements.meanLongitudeRad + shift[5],
    sense: elements.sense
  });
}
function stateCovariance(state, errorCovM2, axes) {
  const map = errorMap(state, axes);
  const half = new Float64Array(36);
  const covariance = new Float64Array(36);
  for (let row = 0; row < 6; row += 1) {
    for (let column = 0; column < 6; column += 1) {
      let sum = 0;
      for (let at = 0; at < 6; at += 1) sum += map[6 * row + at] * errorCovM2[6 * at + column];
      half[6 * row + column] = sum;
    }
  }
  for (let row = 0; row < 6; row += 1) {
    for (let column = 0; column <= row; column += 1) {
      let sum = 0;
      for (let at = 0; at < 6; at += 1) sum += half[6 * row + at] * map[6 * column + at];
      covariance[6 * row + column] = sum;
      covariance[6 * column + row] = sum;
    }
  }
  return covariance;
}
function errorMap(state, axes) {
  const elements = closedOrbit(state);
  const perMetre = elementsPerMetre(elements);
  const map = equinoctialJacobian(elements);
  for (let at = 0; at < 36; at += 1) map[at] *= perMetre[at % 6];
  if (axes === "RTN") {
    const values = Array.from(state);
    const turn = rtnAxes(values.slice(0, 3), values.slice(3, 6));
    for (let column = 0; column < 6; column += 1) turnColumn(map, column, turn);
  }
  return map;
}
function elementsPerMetre({ meanMotionRadps, chi, psi }) {
  const a = Math.cbrt(MU_EARTH / meanMotionRadps ** 2);
  const plane = (1 + chi * chi + psi * psi) / (2 * a);
  return [-1.5 * meanMotionRadps / a, 1 / a, 1 / a, plane, plane, 1 / a];
}
function closedOrbit(state) {
  const elements = equinoctialFromCartesian(state, MU_EARTH, 1);
  if (elements === void 0) throw new Error("an orbit of the demo world is not closed");
  return elements;
}
function turnColumn(map, column, turn) {
  for (const first of [0, 3]) {
    const [x, y, z6] = [map[6 * first + column], map[6 * (first + 1) + column], map[6 * (first + 2) + column]];
    for (let row = 0; row < 3; row += 1) {
      map[6 * (first + row) + column] = turn[3 * row] * x + turn[3 * row + 1] * y + turn[3 * row + 2] * z6;
    }
  }
}
function carriedBack(errorCovM2, meanMotionRadps, spanS) {
  const drift = 1.5 * meanMotionRadps * spanS;
  const [axis, cross, track2] = [errorCovM2[0], errorCovM2[5], errorCovM2[35]];
  const back2 = Float64Array.from(errorCovM2);
  back2[5] = cross + drift * axis;
  back2[30] = back2[5];
  back2[35] = track2 + 2 * drift * cross + drift * drift * axis;
  return back2;
}

// packages/demo/src/operator-ephemeris.ts
var SPAN_S = 7 * 86400;
var COVARIANCE_STEP_S = 1800;
var INTERPOLATION_DEGREE = 7;
function operatorEphemeris({ member: member2, estimates }, index) {
  const estimate2 = estimates[index];
  const trajectory = sgp4Ephemeris(member2.truth);
  const count = Math.floor(SPAN_S / member2.stepS) + 1;
  const epochs = [];
  const stateTexts = [];
  const epochsTaiS = new Float64Array(count);
  const statesKm = new Float64Array(6 * count);
  const covariances = [];
  const state = new Float64Array(6);
  const error = new Float64Array(6);
  for (let step = 0; step < count; step += 1) {
    const epochTaiS = estimate2.epochTaiS + step * member2.stepS;
    if (!trajectory.stateAt(epochTaiS, state)) throw new Error(`${member2.truth.name} has no state at ${epochTaiS}`);
    const orbitState = withOrbitError(state, estimate2.errorAt(epochTaiS, error));
    const epoch = formatUtc(epochTaiS, 3);
    const numbers = inEme2000Km(orbitState, epochTaiS);
    epochs.push(epoch);
    stateTexts.push(numbers.join(" "));
    epochsTaiS[step] = epochTaiS;
    for (let at = 0; at < 6; at += 1) statesKm[6 * step + at] = Number(numbers[at]);
    if (step * member2.stepS % COVARIANCE_STEP_S === 0) {
      covariances.push(
        covarianceBlock(epoch, epochTaiS, stateCovariance(orbitState, estimate2.covarianceAt(epochTaiS), "RTN"))
      );
    }
  }
  return message(member2, estimate2.epochTaiS, { epochs, stateTexts, epochsTaiS, statesKm, covariances });
}
function inEme2000Km(state, epochTaiS) {
  const turn = rotationBetween("TEME", "EME2000", epochTaiS);
  return [0, 3].flatMap(
    (first) => [0, 1, 2].map((row) => {
      const value = turn[3 * row] * state[first] + turn[3 * row + 1] * state[first + 1] + turn[3 * row + 2] * state[first + 2];
      return (value / 1e3).toFixed(first === 0 ? 6 : 9);
    })
  );
}
function covarianceBlock(epoch, epochTaiS, matrixM2) {
  const lowerTriangleKm = new Float64Array(21);
  let at = 0;
  for (let row = 0; row < 6; row += 1) {
    for (let column = 0; column <= row; column += 1) lowerTriangleKm[at++] = matrixM2[6 * row + column] / 1e6;
  }
  const text2 = Array.from(lowerTriangleKm, (value) => value.toExponential()).join(" ");
  return { line: 0, comments: [], epoch, epochTaiS, frame: "RTN", lowerTriangleKm, text: text2 };
}
function message({ body }, creationTaiS, table) {
  const { epochs, epochsTaiS } = table;
  const [startTime, stopTime] = [epochs[0], epochs[epochs.length - 1]];
  const creationDate = formatUtc(creationTaiS, 3);
  const metadata = {
    COMMENT: "Generated for demonstration: this satellite does not exist.",
    OBJECT_NAME: body.name,
    OBJECT_ID: body.cosparId,
    CENTER_NAME: "EARTH",
    REF_FRAME: "EME2000",
    TIME_SYSTEM: "UTC",
    START_TIME: startTime,
    STOP_TIME: stopTime,
    INTERPOLATION: "LAGRANGE",
    INTERPOLATION_DEGREE: String(INTERPOLATION_DEGREE)
  };
  return {
    version: "2.0",
    header: {
      fields: fieldsOf({ CREATION_DATE: creationDate, ORIGINATOR: DEMO_ORIGINATOR }),
      creationDate,
      originator: DEMO_ORIGINATOR
    },
    segments: [
      {
        ...table,
        line: 0,
        comments: [],
        stateLines: new Uint32Array(epochs.length),
        metadata: {
          fields: fieldsOf(metadata),
          objectName: body.name,
          objectId: body.cosparId,
          centerName: "EARTH",
          refFrame: "EME2000",
          timeSystem: "UTC",
          startTime,
          stopTime,
          startTaiS: epochsTaiS[0],
          stopTaiS: epochsTaiS[epochsTaiS.length - 1],
          interpolation: "LAGRANGE",
          interpolationDegree: INTERPOLATION_DEGREE
        }
      }
    ]
  };
}
function fieldsOf(values) {
  return Object.entries(values).map(([keyword, value]) => ({ keyword, value, line: 0 }));
}

// packages/demo/src/knowledge.ts
function historyPlan(world) {
  return world.momentsTaiS.map((creationTaiS, index) => ({
    creationTaiS,
    isNewest: index === world.momentsTaiS.length - 1,
    uploads: world.known.map((member2) => ({
      noradId: member2.member.truth.noradId,
      fileName: `${member2.member.body.name.toLowerCase()}-${world.momentsTaiS.length - index}.oem`,
      text: () => writeOem(operatorEphemeris(member2, index), "kvn")
    })),
    overrides: scriptedAt(world, index)
  }));
}
function catalogueAt(world, index) {
  return [...world.background, ...scriptedAt(world, index)].sort((first, second) => first.noradId - second.noradId);
}
function knownAt(world, index, wanted) {
  const momentTaiS = world.momentsTaiS[index];
  const background = world.background.filter(({ noradId: noradId2 }) => wanted.has(noradId2)).flatMap((elements) => earlierElements(elements, momentTaiS, world.nowTaiS) ?? []);
  return [...background, ...scriptedAt(world, index)].sort((first, second) => first.noradId - second.noradId);
}
function scriptedAt(world, index) {
  return world.encounters.map((encounter) => encounter.elements[index]);
}
function earlierElements(elements, momentTaiS, nowTaiS2) {
  if (elements.epochTaiS <= momentTaiS) return elements;
  const epochTaiS = momentTaiS - Math.max(nowTaiS2 - elements.epochTaiS, 0);
  const state = new Float64Array(6);
  if (!sgp4Ephemeris(elements).stateAt(epochTaiS, state)) return void 0;
  const { noradId: noradId2, name: name2, cosparId: cosparId2, bstar, objectType, rcsM2 } = elements;
  const fit = fitMeanElements(stateOfSix(state, epochTaiS, "TEME"), epochTaiS, {
    noradId: noradId2,
    name: name2,
    cosparId: cosparId2,
    bstar,
    ...objectType !== void 0 && { objectType },
    ...rcsM2 !== void 0 && { rcsM2 }
  });
  return fit.ok ? fit.value : void 0;
}

// packages/demo/src/sensors.ts
var TELESCOPES = [
  ["TEI-01", "Teide", 28.3, -16.51, 2390, 0.8],
  ["SUT-01", "Sutherland", -32.38, 20.81, 1798, 0.7],
  ["SSO-01", "Siding Spring", -31.27, 149.07, 1165, 0.65],
  ["PAR-01", "Paranal", -24.63, -70.4, 2635, 0.88],
  ["MAY-01", "New Mexico", 32.9, -105.53, 2225, 0.72],
  ["MAI-01", "Maidanak", 38.67, 66.9, 2593, 0.6]
];
var RADARS = [
  ["KIR-R1", "Kiruna radar", 67.86, 20.96, 400, 1],
  ["PUN-R1", "Punta Arenas radar", -53, -70.85, 40, 1],
  ["ASC-R1", "Ascension radar", -7.95, -14.4, 60, 1]
];
var LIMITS = { horizon: [], minSeparation: 0.01, unavailable: [], minPassSpacing: 20 };
function telescope([sensorCode, groundSensorName, latitude, longitude, altitude, clearShare]) {
  return {
    ...LIMITS,
    sensorCode,
    groundSensorName,
    sensorType: "OPTICAL_PASSIVE",
    minElevation: 15,
    site: { latitude, longitude, altitude },
    fieldOfView: 1.5,
    limitingMagnitude: 14,
    maxRange: null,
    maxSunElevation: -10,
    minMoonSeparation: 10,
    slewRate: 6,
    weatherSource: "SIMULATED",
    clearShare,
    latency: 1800,
    accuracy: {
      angleSigma: 1.5,
      rangeSigma: null,
      rangeRateSigma: null,
      timeBias: 0,
      timeBiasSigma: 1e-3,
      angleBiasSigma: 0.5
    },
    pricePerPass: { amount: 12e3, currency: "EUR" }
  };
}
function radar([sensorCode, groundSensorName, latitude, longitude, altitude]) {
  return {
    ...LIMITS,
    sensorCode,
    groundSensorName,
    sensorType: sensorTypeFor("RADAR"),
    minElevation: 10,
    site: { latitude, longitude, altitude },
    fieldOfView: 2,
    limitingMagnitude: null,
    maxRange: 3e3,
    maxSunElevation: 0,
    minMoonSeparation: 0,
    slewRate: 15,
    weatherSource: "NONE",
    clearShare: 1,
    latency: 600,
    accuracy: {
      angleSigma: 60,
      rangeSigma: 10,
      rangeRateSigma: 0.05,
      timeBias: 0,
      timeBiasSigma: 5e-4,
      angleBiasSigma: 10
    },
    pricePerPass: { amount: 35e3, currency: "EUR" }
  };
}
var simulated = (body) => ({ ...body, provider: "SIMULATOR", dataMode: "SIMULATED" });
var DEMO_SENSORS = [
  ...TELESCOPES.map((place2) => simulated(telescope(place2))),
  ...RADARS.map((place2) => simulated(radar(place2))),
  simulated({ ...telescope(["TEI-02", "Teide, second dome", 28.3, -16.51, 2390, 0.8]), sensorType: "FUTURE" }),
  simulated({ ...telescope(["TST-01", "Test bench", 48.1, 11.3, 560, 1]), sensorType: "TEST_OPTICAL" })
];

// packages/demo/src/stations.ts
var DEMO_STATIONS = [
  {
    name: "Longyearbyen",
    latitude: 78.23,
    longitude: 15.41,
    altitude: 480,
    minElevation: 5,
    canCommand: true,
    canConfirm: true
  },
  {
    name: "Punta Arenas",
    latitude: -53,
    longitude: -70.85,
    altitude: 40,
    minElevation: 7,
    canCommand: true,
    canConfirm: true
  },
  {
    name: "Nairobi",
    latitude: -1.27,
    longitude: 36.8,
    altitude: 1660,
    minElevation: 10,
    canCommand: false,
    canConfirm: true
  }
];

// packages/demo/src/crossing-velocity.ts
function crossingVelocity(state, belowM, aboveM, inclinationsDeg, approach, random) {
  const [x, y, z6] = [state[0], state[1], state[2]];
  const radius = Math.hypot(x, y, z6);
  const flat = Math.hypot(x, y);
  const east = [-y / flat, x / flat, 0];
  const north = [-x * z6 / (flat * radius), -y * z6 / (flat * radius), flat / radius];
  const cosDeclination = flat / radius;
  const semiMajor = radius + (aboveM - belowM) / 2;
  const eccentricity = (belowM + aboveM) / (2 * semiMajor);
  const speed = Math.sqrt(MU_EARTH * (2 / radius - 1 / semiMajor));
  const across = Math.sqrt(MU_EARTH * semiMajor * (1 - eccentricity * eccentricity)) / radius;
  const climb = Math.sqrt(Math.max(speed * speed - across * across, 0)) * (random.next() < 0.5 ? 1 : -1);
  const reaching = inclinationsDeg.find((inclinationDeg) => Math.abs(cosine(inclinationDeg)) < cosDeclination);
  const sine = cosine(reaching ?? 90) / cosDeclination;
  const branches = [1, -1].map((branch) => {
    const toNorth = branch * Math.sqrt(1 - sine * sine);
    return [0, 1, 2].map(
      (at) => across * (sine * east[at] + toNorth * north[at]) + climb * state[at] / radius
    );
  });
  const alongness = (velocity) => Math.abs(velocity[0] * state[3] + velocity[1] * state[4] + velocity[2] * state[5]);
  const [first, second] = branches;
  const isOneSquare = alongness(first) <= alongness(second);
  return {
    velocityMps: isOneSquare === (approach === "crossing") ? first : second,
    meanMotionRadps: Math.sqrt(MU_EARTH / semiMajor ** 3)
  };
}
function cosine(angleDeg) {
  return Math.cos(angleDeg * Math.PI / 180);
}

// packages/demo/src/error-chain.ts
function scaledQuality(quality, scale) {
  return {
    semiMajorM: quality.semiMajorM * scale,
    eccentricityM: quality.eccentricityM * scale,
    planeM: quality.planeM * scale,
    alongTrackM: quality.alongTrackM * scale,
    driftAfterOneDayM: quality.driftAfterOneDayM * scale
  };
}
var CELL_S = 3 * 3600;
var FIRST_FACTOR = 1.5;
function errorChain(meanMotionRadps, quality, epochsTaiS, untilTaiS, random, measuredScale = () => 1) {
  const drift = -1.5 * meanMotionRadps;
  const noise = 3 * (quality.driftAfterOneDayM / drift) ** 2 / 86400 ** 3;
  const path = noisePath(epochsTaiS[0], untilTaiS, noise, drift, random);
  const measured = [
    quality.semiMajorM,
    quality.eccentricityM,
    quality.eccentricityM,
    quality.planeM,
    quality.planeM,
    quality.alongTrackM
  ];
  const error = measured.map((sigma) => FIRST_FACTOR * sigma * random.normal());
  const variance = measured.map((sigma) => (FIRST_FACTOR * sigma) ** 2);
  let axisTrack = 0;
  let previousTaiS = epochsTaiS[0];
  return epochsTaiS.map((epochTaiS, index) => {
    if (index > 0) {
      const span = epochTaiS - previousTaiS;
      const [axisNoise, trackNoise] = path.between(previousTaiS, epochTaiS);
      error[5] += drift * error[0] * span - trackNoise;
      error[0] -= axisNoise;
      [variance[0], axisTrack, variance[5]] = forecast(variance[0], axisTrack, variance[5], drift, noise, span);
      const scale = measuredScale(index);
      for (const at of [1, 2, 3, 4]) {
        const sigma = measured[at] * scale;
        const gain = variance[at] / (variance[at] + sigma * sigma);
        error[at] += gain * (sigma * random.normal() - error[at]);
        variance[at] *= 1 - gain;
      }
      const axisSigma = measured[0] * scale;
      const trackSigma = measured[5] * scale;
      const [s00, s01, s11] = [variance[0] + axisSigma ** 2, axisTrack, variance[5] + trackSigma ** 2];
      const determinant = s00 * s11 - s01 * s01;
      const [v00, v01, v11] = [variance[0], axisTrack, variance[5]];
      const k00 = (v00 * s11 - v01 * s01) / determinant;
      const k01 = (v01 * s00 - v00 * s01) / determinant;
      const k10 = (v01 * s11 - v11 * s01) / determinant;
      const k11 = (v11 * s00 - v01 * s01) / determinant;
      const axisGap = axisSigma * random.normal() - error[0];
      const trackGap = trackSigma * random.normal() - error[5];
      error[0] += k00 * axisGap + k01 * trackGap;
      error[5] += k10 * axisGap + k11 * trackGap;
      variance[0] = (1 - k00) * v00 - k01 * v01;
      axisTrack = (1 - k00) * v01 - k01 * v11;
      variance[5] = (1 - k11) * v11 - k10 * v01;
    }
    previousTaiS = epochTaiS;
    return estimate(epochTaiS, Float64Array.from(error), Float64Array.from(variance), axisTrack, drift, noise, path);
  });
}
function estimate(epochTaiS, error, variance, axisTrack, drift, noise, path) {
  return {
    epochTaiS,
    errorAt(atTaiS, out) {
      const [axisNoise, trackNoise] = path.between(epochTaiS, atTaiS);
      out.set(error);
      out[0] -= axisNoise;
      out[5] += drift * error[0] * (atTaiS - epochTaiS) - trackNoise;
      return out;
    },
    covarianceAt(atTaiS) {
      const [axis, cross, track2] = forecast(variance[0], axisTrack, variance[5], drift, noise, atTaiS - epochTaiS);
      const matrix = new Float64Array(36);
      for (const at of [1, 2, 3, 4]) matrix[7 * at] = variance[at];
      matrix[0] = axis;
      matrix[35] = track2;
      matrix[5] = cross;
      matrix[30] = cross;
      return matrix;
    }
  };
}
function forecast(axis, cross, track2, drift, noise, span) {
  const grown = Math.max(span, 0);
  return [
    axis + noise * grown,
    cross + drift * span * axis + drift * noise * grown ** 2 / 2,
    track2 + 2 * drift * span * cross + (drift * span) ** 2 * axis + drift ** 2 * noise * grown ** 3 / 3
  ];
}
function noisePath(startTaiS, stopTaiS, noise, drift, random) {
  const count = Math.ceil((stopTaiS - startTaiS) / CELL_S) + 1;
  const slope = new Float64Array(count);
  const axis = new Float64Array(count + 1);
  const track2 = new Float64Array(count + 1);
  for (let cell = 0; cell < count; cell += 1) {
    slope[cell] = Math.sqrt(noise / CELL_S) * random.normal();
    axis[cell + 1] = axis[cell] + slope[cell] * CELL_S;
    track2[cell + 1] = track2[cell] + drift * (axis[cell] * CELL_S + slope[cell] * CELL_S ** 2 / 2);
  }
  const at = (epochTaiS) => {
    const cell = Math.min(Math.max(Math.floor((epochTaiS - startTaiS) / CELL_S), 0), count - 1);
    const into = epochTaiS - startTaiS - cell * CELL_S;
    return [
      axis[cell] + slope[cell] * into,
      track2[cell] + drift * (axis[cell] * into + slope[cell] * into ** 2 / 2)
    ];
  };
  return {
    between(fromTaiS, toTaiS) {
      const [axisFrom, trackFrom] = at(fromTaiS);
      const [axisTo, trackTo] = at(toTaiS);
      return [axisTo - axisFrom, trackTo - trackFrom - drift * axisFrom * (toTaiS - fromTaiS)];
    }
  };
}

// packages/demo/src/encounters.ts
var LARGEST_DRAWS = 400;
var LAG_S = [1.2 * 3600, 4.5 * 3600];
var REACH_S = 7 * 86400;
var LARGEST_DECLINATION_RAD = 48 * Math.PI / 180;
function buildEncounter(script, member2, momentsTaiS, nowTaiS2, seed) {
  const random = seededRandom(seed, `encounter ${script.key}`);
  const tcaTaiS = chooseTca(script, member2.member, nowTaiS2, random);
  const newest = newestBefore(momentsTaiS, tcaTaiS);
  const primaryTruth = stateOf(member2.member.truth, tcaTaiS);
  const primaries = member2.estimates.map(
    (estimate2) => withOrbitError(primaryTruth, estimate2.errorAt(tcaTaiS, new Float64Array(6)))
  );
  const { secondary } = script;
  const velocity = crossingVelocity(
    primaries[newest],
    secondary.belowKm * 1e3,
    secondary.aboveKm * 1e3,
    secondary.inclinationsDeg,
    script.approach ?? "crossing",
    random
  );
  const meanMotionRadps = velocity.meanMotionRadps;
  const epochsTaiS = momentsTaiS.map((momentTaiS) => momentTaiS - random.uniform(...LAG_S));
  let best;
  for (let draw = 0; draw < LARGEST_DRAWS && (best === void 0 || best.score < 1); draw += 1) {
    const chainSeed = Math.floor(random.next() * 2 ** 31);
    const draft2 = draftEncounter(
      script,
      member2,
      primaries,
      velocity.velocityMps,
      meanMotionRadps,
      epochsTaiS,
      momentsTaiS,
      newest,
      tcaTaiS,
      chainSeed
    );
    const score = script.story(draft2.history);
    if (best === void 0 || score > best.score) best = { draft: draft2, score };
  }
  const { draft } = best;
  return {
    key: script.key,
    satelliteNoradId: member2.member.truth.noradId,
    secondaryNoradId: secondary.noradId,
    tcaTaiS,
    truth: stateOfSix(draft.truth, tcaTaiS, "TEME"),
    history: draft.history,
    elements: draft.estimates.map((estimate2) => elementSet2(script, draft.truth, estimate2, tcaTaiS, meanMotionRadps))
  };
}
function draftEncounter(script, member2, primaries, velocityMps, meanMotionRadps, epochsTaiS, momentsTaiS, newest, tcaTaiS, chainSeed) {
  const sharper = (index) => 1.6 - index / (epochsTaiS.length - 1);
  const untilTaiS = Math.max(tcaTaiS, epochsTaiS[epochsTaiS.length - 1]) + 86400;
  const chainOf = (scale2) => errorChain(
    meanMotionRadps,
    scaledQuality(script.secondary.tracking, scale2),
    epochsTaiS,
    untilTaiS,
    seededRandom(chainSeed, "chain"),
    sharper
  );
  const random = seededRandom(chainSeed, "miss");
  const apparentPrimary = primaries[newest];
  const hardBodyRadiusM = expectedRadiusM(script, member2.member);
  const atPrimary = Float64Array.of(...apparentPrimary.subarray(0, 3), ...velocityMps);
  const primary = objectAt(tcaTaiS, apparentPrimary, member2.estimates[newest]);
  const unscaled = planeEncounter(primary, objectAt(tcaTaiS, atPrimary, chainOf(1)[newest]), hardBodyRadiusM);
  if (!unscaled.ok || !unscaled.value.primaryM2 || !unscaled.value.secondaryM2)
    throw new Error(`no encounter plane: ${script.key}`);
  const { plane, primaryM2, secondaryM2 } = unscaled.value;
  const axesAt = (scale2) => principal2(sum2(primaryM2, scaled2(secondaryM2, scale2 * scale2)));
  const pcAt = (scale2) => {
    const { minor: minor2, major: major2 } = axesAt(scale2);
    return hardBodyRadiusM ** 2 / (2 * Math.sqrt(minor2 * major2)) * Math.exp(-script.mahalanobisSquared / 2);
  };
  const scale = script.targetPc === void 0 ? 1 : bisect((candidate) => pcAt(candidate) - script.targetPc, 0.02, 60);
  const { minor, major, majorAngleRad } = axesAt(scale);
  const missAngle = random.uniform(...script.missAngleDeg) * Math.PI / 180 + (random.next() < 0.5 ? Math.PI : 0);
  const along = Math.sqrt(script.mahalanobisSquared * major) * Math.cos(missAngle);
  const across = Math.sqrt(script.mahalanobisSquared * minor) * Math.sin(missAngle);
  const missX = along * Math.cos(majorAngleRad) - across * Math.sin(majorAngleRad);
  const missY = along * Math.sin(majorAngleRad) + across * Math.cos(majorAngleRad);
  const apparent = Float64Array.from(atPrimary);
  for (const axis of [0, 1, 2]) apparent[axis] += missX * plane.xi[axis] + missY * plane.zeta[axis];
  const estimates = chainOf(scale);
  const newestError = estimates[newest].errorAt(tcaTaiS, new Float64Array(6));
  const truth = withOrbitError(
    apparent,
    newestError.map((value) => -value)
  );
  const history = momentsTaiS.flatMap((creationTaiS, index) => {
    if (index > newest || tcaTaiS > creationTaiS + REACH_S) return [];
    const state = withOrbitError(truth, estimates[index].errorAt(tcaTaiS, new Float64Array(6)));
    const both = planeEncounter(
      objectAt(tcaTaiS, primaries[index], member2.estimates[index]),
      objectAt(tcaTaiS, state, estimates[index]),
      hardBodyRadiusM
    );
    if (!both.ok || both.value.principal === void 0) return [];
    const { principal } = both.value;
    const mahalanobisSquared = (principal.meanMinorM / principal.sigmaMinorM) ** 2 + (principal.meanMajorM / principal.sigmaMajorM) ** 2;
    return [{ creationTaiS, pc: foster1992(principal), mahalanobisSquared }];
  });
  return { truth, estimates, history };
}
function elementSet2(script, truth, estimate2, tcaTaiS, meanMotionRadps) {
  const { noradId: noradId2, name: name2, cosparId: cosparId2, bstar, objectType, rcsM2 } = script.secondary;
  const atTca = withOrbitError(truth, estimate2.errorAt(tcaTaiS, new Float64Array(6)));
  const fit = fitMeanElements(stateOfSix(atTca, tcaTaiS, "TEME"), estimate2.epochTaiS, {
    noradId: noradId2,
    name: name2,
    cosparId: cosparId2,
    bstar,
    objectType,
    rcsM2
  });
  if (!fit.ok) throw new Error(`no element set for ${script.key}: ${fit.fault.code}, ${fit.fault.missM} m left`);
  const elements = fit.value;
  const spanS = tcaTaiS - elements.epochTaiS;
  const errors = spanS > 0 ? carriedBack(estimate2.covarianceAt(tcaTaiS), meanMotionRadps, spanS) : estimate2.covarianceAt(estimate2.epochTaiS);
  const matrix = stateCovariance(stateOf(elements, elements.epochTaiS), errors, "RTN");
  return { ...elements, covariance: { epochTaiS: elements.epochTaiS, frame: "RTN", matrix } };
}
function chooseTca(script, member2, nowTaiS2, random) {
  const periodS = 86400 / member2.truth.meanMotionRevPerDay;
  const spanS = Math.min(periodS, 0.1 * Math.abs(script.leadDays) * 86400);
  const firstTaiS = nowTaiS2 + script.leadDays * 86400 - spanS / 2;
  const phase = random.next();
  let fallback = firstTaiS;
  let lowest = Number.POSITIVE_INFINITY;
  for (let at = 0; at < 60; at += 1) {
    const tcaTaiS = firstTaiS + (at / 60 + phase) % 1 * spanS;
    const state = stateOf(member2.truth, tcaTaiS);
    const declination = Math.abs(Math.asin(state[2] / Math.hypot(state[0], state[1], state[2])));
    if (declination < LARGEST_DECLINATION_RAD) return tcaTaiS;
    if (declination < lowest) {
      lowest = declination;
      fallback = tcaTaiS;
    }
  }
  return fallback;
}
function newestBefore(momentsTaiS, tcaTaiS) {
  const after = momentsTaiS.findIndex((momentTaiS) => momentTaiS >= tcaTaiS);
  return after < 0 ? momentsTaiS.length - 1 : after - 1;
}
function expectedRadiusM({ secondary }, { body }) {
  const { rcsM2, objectType } = secondary;
  return combinedHardBodyRadius(sizeOfSatellite(body.configuration), { rcsM2, objectType }).radiusM;
}
function objectAt(epochTaiS, state, estimate2) {
  const matrix = stateCovariance(state, estimate2.covarianceAt(epochTaiS), "same");
  return { state: stateOfSix(state, epochTaiS, "TEME"), covariance: { epochTaiS, frame: "TEME", matrix } };
}
function stateOf(elements, epochTaiS) {
  const out = new Float64Array(6);
  if (!sgp4Ephemeris(elements).stateAt(epochTaiS, out)) throw new Error(`no state of ${elements.name} at ${epochTaiS}`);
  return out;
}
function bisect(f, low, high) {
  let [from, to] = [Math.log(low), Math.log(high)];
  for (let round2 = 0; round2 < 60; round2 += 1) {
    const middle = (from + to) / 2;
    if (f(Math.exp(middle)) > 0) from = middle;
    else to = middle;
  }
  return Math.exp((from + to) / 2);
}

// packages/demo/src/public-elements.ts
var NEAR_M = [4, 60, 60, 60, 60, 250];
var FAR_M = [30, 500, 500, 400, 400, 1500];
function publicElements(truth, nowTaiS2, seed) {
  const random = seededRandom(seed, `public elements ${truth.noradId}`);
  const epochTaiS = nowTaiS2 - random.uniform(3, 14) * 3600;
  const state = new Float64Array(6);
  if (!sgp4Ephemeris(truth).stateAt(epochTaiS, state)) throw new Error(`no state of ${truth.name}`);
  const seen = withOrbitError(state, publicErrorM(truth, random));
  const fit = fitMeanElements(stateOfSix(seen, epochTaiS, "TEME"), epochTaiS, {
    noradId: truth.noradId,
    name: truth.name,
    cosparId: truth.cosparId,
    bstar: truth.bstar,
    objectType: "PAYLOAD"
  });
  if (!fit.ok) throw new Error(`no public element set of ${truth.name}: ${fit.fault.code} ${fit.fault.missM}`);
  return fit.value;
}
function publicErrorM(elements, random) {
  const sigmas = elements.meanMotionRevPerDay > 6.4 ? NEAR_M : FAR_M;
  return sigmas.map((sigma) => sigma * random.normal());
}

// packages/demo/src/scripted-encounters.ts
var BODY = { semiMajorM: 2, eccentricityM: 16, planeM: 14, alongTrackM: 30, driftAfterOneDayM: 130 };
var FRAGMENT = {
  semiMajorM: 4,
  eccentricityM: 30,
  planeM: 28,
  alongTrackM: 60,
  driftAfterOneDayM: 240
};
var HIGH_FRAGMENT = {
  semiMajorM: 4,
  eccentricityM: 26,
  planeM: 30,
  alongTrackM: 60,
  driftAfterOneDayM: 40
};
var DRIFTER = {
  semiMajorM: 25,
  eccentricityM: 420,
  planeM: 380,
  alongTrackM: 700,
  driftAfterOneDayM: 120
};
var TRANSFER = {
  semiMajorM: 15,
  eccentricityM: 120,
  planeM: 90,
  alongTrackM: 200,
  driftAfterOneDayM: 260
};
var anyStory = () => 1;
function last(values, back2 = 1) {
  return values[values.length - back2];
}
function rising(history) {
  const [oldest, third, second, newest] = [history[0], last(history, 3), last(history, 2), last(history)];
  if (!oldest || !third || !second || !newest) return 0;
  const steps = [third.pc < second.pc, second.pc < newest.pc, third.pc > newest.pc / 30, oldest.pc < newest.pc / 3];
  return steps.filter(Boolean).length / steps.length;
}
function dropped(history) {
  const newest = last(history);
  if (newest === void 0) return 0;
  const peak = Math.max(...history.slice(0, -1).map((point) => point.pc));
  return peak >= 2e-4 ? 1 : Math.max(0, 1 + Math.log10(peak / 2e-4) / 10);
}
function wavering(history) {
  const [second, newest] = [last(history, 2), last(history)];
  if (!second || !newest || second.pc === 0) return 0;
  return Math.abs(Math.log10(second.pc / newest.pc)) < 0.8 ? 1 : 0.5;
}
var SCRIPTED_ENCOUNTERS = [
  {
    key: "needs-a-decision",
    satellite: 0,
    leadDays: 1.25,
    secondary: {
      noradId: 99101,
      name: "SOKOL-9 R/B",
      cosparId: "1992-907B",
      objectType: "ROCKET BODY",
      rcsM2: 7.2,
      bstar: 24e-5,
      belowKm: 9,
      aboveKm: 34,
      inclinationsDeg: [82.56, 81.2, 98.7],
      tracking: BODY
    },
    mahalanobisSquared: 3.1,
    targetPc: 6e-4,
    missAngleDeg: [25, 65],
    story: rising
  },
  {
    key: "was-high-and-dropped",
    satellite: 1,
    leadDays: 0.55,
    secondary: {
      noradId: 99102,
      name: "HALCYON R/B DEB",
      cosparId: "1973-908AK",
      objectType: "DEBRIS",
      rcsM2: 0.62,
      bstar: 22e-4,
      belowKm: 60,
      aboveKm: 110,
      inclinationsDeg: [101.7, 99.9, 74],
      tracking: HIGH_FRAGMENT
    },
    mahalanobisSquared: 34,
    missAngleDeg: [2, 14],
    story: dropped
  },
  {
    key: "keep-watching",
    satellite: 2,
    leadDays: 3.3,
    secondary: {
      noradId: 99103,
      name: "JADE-4 R/B",
      cosparId: "2018-909C",
      objectType: "ROCKET BODY",
      rcsM2: 9.5,
      bstar: 31e-5,
      belowKm: 14,
      aboveKm: 46,
      inclinationsDeg: [63.4, 97.6, 51.9],
      tracking: BODY
    },
    mahalanobisSquared: 2.9,
    targetPc: 3e-5,
    missAngleDeg: [25, 65],
    story: wavering
  },
  {
    key: "get-data",
    satellite: 3,
    leadDays: 4.4,
    secondary: {
      noradId: 190104,
      name: "MERIDIAN-S-77",
      cosparId: "1981-910A",
      objectType: "PAYLOAD",
      rcsM2: 6.1,
      bstar: 1e-4,
      belowKm: 20,
      aboveKm: 90,
      inclinationsDeg: [74.03, 82.5, 97.8],
      tracking: FRAGMENT
    },
    mahalanobisSquared: 0.06,
    targetPc: 3e-5,
    missAngleDeg: [20, 70],
    story: anyStory
  },
  {
    key: "slow-neighbour",
    satellite: 4,
    leadDays: 2.6,
    approach: "following",
    secondary: {
      noradId: 99105,
      name: "ORBICAST-61",
      cosparId: "1998-911A",
      objectType: "PAYLOAD",
      rcsM2: 21,
      bstar: 0,
      belowKm: 24,
      aboveKm: 17,
      inclinationsDeg: [0.55],
      tracking: DRIFTER
    },
    mahalanobisSquared: 8,
    missAngleDeg: [20, 70],
    story: anyStory
  },
  {
    key: "harmless",
    satellite: 5,
    leadDays: 5.4,
    secondary: {
      noradId: 99106,
      name: "ARGO-5 R/B",
      cosparId: "2006-912C",
      objectType: "ROCKET BODY",
      rcsM2: 17.5,
      bstar: 6e-4,
      belowKm: 9730,
      aboveKm: 19900,
      inclinationsDeg: [26.5, 46.2, 63.4],
      tracking: TRANSFER
    },
    mahalanobisSquared: 24,
    missAngleDeg: [20, 70],
    story: anyStory
  },
  {
    key: "yesterday",
    satellite: 0,
    leadDays: -0.85,
    secondary: {
      noradId: 99107,
      name: "JADE DEB",
      cosparId: "2007-913CD",
      objectType: "DEBRIS",
      rcsM2: 0.04,
      bstar: 28e-4,
      belowKm: 12,
      aboveKm: 120,
      inclinationsDeg: [98.3, 82.5, 74],
      tracking: FRAGMENT
    },
    mahalanobisSquared: 21,
    missAngleDeg: [20, 70],
    story: anyStory
  },
  {
    key: "low-thrust-decision",
    satellite: 1,
    leadDays: 2.9,
    secondary: {
      noradId: 99108,
      name: "TALUS-2 R/B",
      cosparId: "1987-914B",
      objectType: "ROCKET BODY",
      rcsM2: 6.4,
      bstar: 12e-5,
      belowKm: 30,
      aboveKm: 60,
      inclinationsDeg: [82.9, 74, 99.1],
      tracking: BODY
    },
    mahalanobisSquared: 3,
    targetPc: 5e-5,
    missAngleDeg: [25, 65],
    story: wavering
  }
];

// packages/demo/src/world.ts
var HORIZON_S = 8 * 86400;
function makeDemoWorld({
  seed,
  nowTaiS: nowTaiS2,
  count = 3e4
}) {
  const momentsTaiS = historyMoments(nowTaiS2);
  const fleet = makeFleet(nowTaiS2);
  const members = fleet.map((member2) => {
    const meanMotionRadps = member2.truth.meanMotionRevPerDay * 2 * Math.PI / 86400;
    const random = seededRandom(seed, `orbit determination ${member2.truth.noradId}`);
    return {
      member: member2,
      estimates: errorChain(meanMotionRadps, member2.tracking, momentsTaiS, nowTaiS2 + HORIZON_S, random)
    };
  });
  const encounters = SCRIPTED_ENCOUNTERS.map(
    (script) => buildEncounter(script, members[script.satellite], momentsTaiS, nowTaiS2, seed)
  );
  const scripted = fleet.length + encounters.length;
  const background = [
    ...makeCatalogue({ seed, nowTaiS: nowTaiS2, count: Math.max(count - scripted, 0) }),
    ...fleet.map((member2) => publicElements(member2.truth, nowTaiS2, seed))
  ];
  return { nowTaiS: nowTaiS2, seed, momentsTaiS, fleet, known: members, encounters, background };
}
var HISTORY_DAYS_BEFORE_NOW = [5.4, 4.4, 3.4, 2.4, 1.6, 1, 0.5, 0.08];
function historyMoments(nowTaiS2) {
  return HISTORY_DAYS_BEFORE_NOW.map((days) => {
    const momentTaiS = nowTaiS2 - days * 86400;
    const offsetS = taiMinusUtcS(momentTaiS);
    return Math.floor((momentTaiS - offsetS) / 60) * 60 + offsetS;
  });
}

// packages/demo/src/seed.ts
var SEED = 20261;
var caller = { operatorId: DEMO_OPERATOR_ID, actor: "demo" };
var DemoCatalogueRefused = class extends Error {
};
async function seedDemo({ context, tracking }, order3) {
  const steps = demoSteps(context.database);
  const begun = await steps.read("begun");
  const now = begun?.nowTaiS ?? Math.floor(nowTaiS());
  await steps.done("begun", { nowTaiS: now });
  if (order3.catalogueFile !== void 0) await loadUsersCatalogue(context, order3.catalogueFile, order3.say);
  if (await steps.read("finished") !== void 0) return;
  const started = performance.now();
  const world = makeDemoWorld({ seed: SEED, nowTaiS: now, count: order3.size });
  order3.say(`made a demo world of ${world.background.length + world.encounters.length} objects`);
  await registerFleet(context, steps, world);
  await registerStations(context, steps);
  await registerSensors(context, steps);
  await registerCustomer(context, steps);
  const plan = historyPlan(world);
  const newest = plan.at(-1);
  if (newest === void 0) throw new Error("a demo world has a present");
  if (order3.catalogueFile === void 0)
    await storeGenerated(context, steps, catalogueAt(world, plan.length - 1), "newest");
  order3.say("screening the fleet against the whole catalogue");
  await uploadStep(context, steps, newest, void 0);
  const secondaries = await secondariesFound(context);
  if (order3.catalogueFile === void 0) {
    for (const [index, step] of plan.entries()) {
      if (step.isNewest) continue;
      order3.say(`screening what was known ${daysBefore(now, step.creationTaiS)} days ago`);
      const elements = knownAt(world, index, secondaries);
      const catalogueId = await storeGenerated(context, steps, elements, `step-${index}`, step.creationTaiS);
      await uploadStep(context, steps, step, { taiS: step.creationTaiS, catalogueId });
    }
  }
  await orderFirst(tracking, steps, order3.say);
  await steps.done("finished");
  order3.say(`the demo is complete after ${((performance.now() - started) / 1e3).toFixed(0)} s`);
}
async function loadUsersCatalogue(context, path, say2) {
  const bytes = await readFile(path);
  const loaded = await loadCatalogueFile(context, bytes, basename(path));
  if (!loaded.ok) {
    const [first] = loaded.fault.errors;
    const place2 = first?.line === void 0 ? "" : ` line ${first.line}:`;
    throw new DemoCatalogueRefused(`${path}:${place2} ${first?.message ?? "no element set could be read"}`);
  }
  const { objectCount, rejectedCount, format } = loaded.value;
  say2(`catalogue ${basename(path)} (${format}): ${objectCount} objects taken, ${rejectedCount} records at fault`);
  for (const fault of loaded.value.faults.slice(0, 10)) {
    say2(`  ${basename(path)}:${fault.line ?? "?"} ${fault.message}`);
  }
}
async function registerFleet(context, steps, world) {
  if (await steps.read("fleet") !== void 0) return;
  await ensureOperator(context.database.orm, DEMO_OPERATOR_ID, DEMO_OPERATOR_NAME);
  const present2 = await listSatellites(context.database.orm, DEMO_OPERATOR_ID, {});
  for (const { body } of world.fleet) {
    if (!present2.some((satellite2) => satellite2.noradId === body.noradId)) await createSatellite(context, caller, body);
    const claim = { noradId: body.noradId, operatorId: DEMO_OPERATOR_ID, claim: "CONFIRMED", by: "demo" };
    await settleClaim(context.database, claim);
  }
  await steps.done("fleet");
}
async function registerStations(context, steps) {
  if (await steps.read("stations") !== void 0) return;
  const present2 = await listStations(context.database.orm, DEMO_OPERATOR_ID);
  for (const body of DEMO_STATIONS) {
    if (!present2.some((station) => station.name === body.name)) await createStation(context, caller, body);
  }
  await steps.done("stations");
}
async function registerSensors(context, steps) {
  if (await steps.read("sensors") !== void 0) return;
  await seedSensors(context.database.orm, DEMO_SENSORS);
  await steps.done("sensors");
}
async function registerCustomer(context, steps) {
  if (!context.settings.payments || await steps.read("customer") !== void 0) return;
  const user = await findUserByName(context.database, "demo");
  if (user !== void 0)
    await seedPayments(context, { userId: user.subject, operatorId: DEMO_OPERATOR_ID, actor: "demo" });
  await steps.done("customer");
}
async function orderFirst(context, steps, say2) {
  if (await steps.read("request") !== void 0) return;
  const { rows } = await context.database.pool.query(
    `select secondary_norad_id as norad_id from conjunction
     where operator_id = $1 and secondary_norad_id is not null and not is_candidate and tca_tai_s > $2
     group by secondary_norad_id having bool_and(verdict = 'safe')
     order by min(tca_tai_s) limit 1`,
    [DEMO_OPERATOR_ID, nowTaiS()]
  );
  const noradId2 = rows[0]?.norad_id;
  if (noradId2 !== void 0) {
    const body = requestBody.parse({ noradId: noradId2, numberOfPassesRequested: 2, note: "How well is it known?" });
    await orderObservation(context, caller, body);
    say2("ordered two passes of the object that comes by next");
  }
  await steps.done("request");
}
async function storeGenerated(context, steps, elements, name2, asOfTaiS) {
  const step = await steps.read(`catalogue-${name2}`);
  if (step !== void 0) return step.catalogueId;
  const row = await storeCatalogue(context, {
    format: "omm-json",
    elements,
    rejectedCount: 0,
    faults: [],
    source: `${DEMO_ORIGINATOR}, generated`,
    bytes: Buffer.from(JSON.stringify(elements.map(plainElements))),
    ...asOfTaiS !== void 0 && { loadedAt: new Date(toUnixMs(asOfTaiS)).toISOString() }
  });
  await steps.done(`catalogue-${name2}`, { catalogueId: row.id });
  return row.id;
}
async function uploadStep(context, steps, step, asOf) {
  for (const upload of step.uploads) {
    const name2 = `upload-${upload.fileName}`;
    if (await steps.read(name2) !== void 0) continue;
    const bytes = Buffer.from(upload.text());
    const outcome = await acceptEphemeris(
      context,
      caller,
      { fileName: upload.fileName, content: receivedBytes(bytes) },
      { designation: "OPERATIONAL", screen: true, ...asOf && { asOf } }
    );
    if ("rejected" in outcome) throw new Error(`${upload.fileName}: ${outcome.rejected.message}`);
    await steps.done(name2, outcome);
  }
  await screeningsEnded(context);
}
async function screeningsEnded(context) {
  const waiting = `select count(*)::integer as open from screening where operator_id = $1 and state in ('QUEUED', 'RUNNING')`;
  for (; ; ) {
    const { rows } = await context.database.pool.query(waiting, [DEMO_OPERATOR_ID]);
    if (rows[0]?.open === 0) return;
    await sleep(200);
  }
}
async function secondariesFound(context) {
  const { rows } = await context.database.pool.query(
    "select distinct secondary_norad_id as norad_id from conjunction where operator_id = $1 and secondary_norad_id is not null",
    [DEMO_OPERATOR_ID]
  );
  return new Set(rows.map((row) => row.norad_id));
}
function daysBefore(nowTai, thenTai) {
  return ((nowTai - thenTai) / 86400).toFixed(1);
}

// services/cli/src/process/run-platform.ts
import { mkdirSync } from "node:fs";
import { join as join2 } from "node:path";
import { setTimeout as sleep2 } from "node:timers/promises";

// packages/server/src/platform/events/stream-places.ts
var RETRY_AFTER_S = 30;
function openStreamPlaces({ streamsPerUser, streamsPerOperator }) {
  const open = /* @__PURE__ */ new Map();
  const add = (key, change) => {
    const count = (open.get(key) ?? 0) + change;
    if (count > 0) open.set(key, count);
    else open.delete(key);
  };
  return {
    take: (subject, operatorId) => {
      const keys = [`user ${subject}`, `operator ${operatorId}`];
      if ((open.get(keys[0]) ?? 0) >= streamsPerUser) throw tooMany("You have", streamsPerUser);
      if ((open.get(keys[1]) ?? 0) >= streamsPerOperator) throw tooMany("Your organisation has", streamsPerOperator);
      for (const key of keys) add(key, 1);
      let isTaken = true;
      return () => {
        if (!isTaken) return;
        isTaken = false;
        for (const key of keys) add(key, -1);
      };
    }
  };
}
function tooMany(who, limit) {
  return refused("too-many-streams", {
    detail: `${who} ${limit} event streams open already; close one first.`,
    headers: { "retry-after": String(RETRY_AFTER_S) }
  });
}

// packages/server/src/hosting/event-route.ts
async function serveEvents(app, { events, verifier, modules: modules2, limits }) {
  const places = openStreamPlaces(limits);
  const plugin = async (scope) => {
    guard(scope, verifier, rolesOfNews(modules2));
    scope.get(`${API_ROOT}/events`, { config: { offers: ["text/event-stream"] } }, async (request, reply) => {
      const { subject, operatorId, expiresAtS } = principalOf(request);
      const leave = places.take(subject, operatorId);
      const last2 = request.headers["last-event-id"];
      const stream = events.stream(operatorId, {
        ...typeof last2 === "string" && { after: last2 },
        endsAtMs: expiresAtS * 1e3
      });
      stream.once("close", leave);
      if (reply.raw.destroyed) stream.destroy();
      return reply.type("text/event-stream").header("cache-control", "no-store").header("x-accel-buffering", "no").send(stream);
    });
  };
  await app.register(plugin);
  app.addHook("preClose", () => events.close());
}
function rolesOfNews(modules2) {
  const rolesOf = (some) => some.flatMap((module) => module.requirement ?? []);
  const telling = rolesOf(modules2.filter((module) => module.publishes?.some((kind) => kind.news !== void 0)));
  const roles = telling.length > 0 ? telling : rolesOf(modules2);
  return roles.length === 0 ? [] : [[...new Set(roles)].join(",")];
}

// packages/server/src/hosting/service-routes.ts
import swagger from "@fastify/swagger";
import {
  createJsonSchemaTransformObject,
  jsonSchemaTransform
} from "fastify-type-provider-zod";
import { z as z4 } from "zod";

// packages/server/src/platform/http/idempotency.ts
import { createHash as createHash3 } from "node:crypto";

// packages/server/src/platform/database/name-locks.ts
import { createHash } from "node:crypto";
function openNameLocks(connection) {
  const mine = /* @__PURE__ */ new Set();
  let current;
  let isClosed = false;
  const connect = () => {
    const opened = connectSession(
      connection,
      "keys",
      (client) => client.once("end", () => {
        if (current === opened) current = void 0;
      })
    );
    opened.catch(() => {
      if (current === opened) current = void 0;
    });
    return opened;
  };
  let turn = Promise.resolve();
  const inTurn = (run) => {
    const next = turn.then(async () => {
      current ??= connect();
      const client = await current;
      return await run(client).catch((cause) => {
        if (databaseTrouble(cause) === "away") void client.end().catch(() => void 0);
        throw cause;
      });
    });
    turn = next.catch(() => void 0);
    return next;
  };
  const lock = (key) => inTurn(async (client) => {
    const { rows } = await client.query("select pg_try_advisory_lock($1::bigint) as taken", [
      key
    ]);
    return rows[0]?.taken === true ? client : void 0;
  });
  return {
    take: async (name2) => {
      if (mine.has(name2)) return void 0;
      mine.add(name2);
      const key = keyOf(name2);
      const client = await lock(key).catch((cause) => {
        mine.delete(name2);
        throw cause;
      });
      if (client === void 0) {
        mine.delete(name2);
        return void 0;
      }
      return async () => {
        await inTurn(async (now) => {
          if (now === client) await now.query("select pg_advisory_unlock($1::bigint)", [key]);
        }).catch(() => void 0);
        mine.delete(name2);
      };
    },
    close: async () => {
      if (isClosed) return;
      isClosed = true;
      await turn;
      await current?.then((client) => client.end()).catch(() => void 0);
    }
  };
}
function keyOf(name2) {
  return String(createHash("sha256").update(name2).digest().readBigInt64BE());
}

// packages/server/src/platform/http/form-digest.ts
import { createHash as createHash2 } from "node:crypto";
import { Transform } from "node:stream";
var ANY_PARTS = { limits: { files: 2e3, fields: 2e3, parts: 4e3 } };
function digestForm(request) {
  const hash2 = createHash2("sha256");
  let isWhole = false;
  const read = request.parts.bind(request);
  async function* parts(options) {
    for await (const part of read(options)) {
      const { type, fieldname, mimetype } = part;
      const fieldValue = part.type === "file" ? part.filename : part.value;
      frame(hash2, JSON.stringify([type, fieldname, mimetype, fieldValue ?? null]));
      if (part.type === "field") {
        yield part;
        continue;
      }
      const content = createHash2("sha256");
      listen(part, content);
      yield part;
      if (!part.file.readableEnded) return;
      hash2.update(content.digest());
    }
    isWhole = true;
  }
  request.parts = parts;
  request.files = async function* files(options) {
    for await (const part of parts(options)) if (part.type === "file") yield part;
  };
  return { value: () => isWhole ? hash2.digest("hex") : void 0 };
}
async function digestOfForm(request) {
  const digest2 = digestForm(request);
  for await (const part of request.parts(ANY_PARTS)) {
    if (part.type === "file") for await (const _2 of part.file) ;
  }
  return digest2.value() ?? "";
}
function frame(hash2, text2) {
  hash2.update(`${Buffer.byteLength(text2)}:`).update(text2);
}
function listen(part, hash2) {
  const { file: file2 } = part;
  const heard = new Transform({
    transform(chunk, _encoding, done) {
      hash2.update(chunk);
      done(null, chunk);
    }
  });
  Object.defineProperty(heard, "truncated", { get: () => file2.truncated });
  Object.defineProperty(heard, "bytesRead", { get: () => file2.bytesRead });
  file2.once("error", (cause) => heard.destroy(cause));
  file2.once("close", () => {
    if (!file2.readableEnded) heard.destroy(new Error("Unexpected end of form data"));
  });
  heard.once("close", () => {
    if (!heard.readableEnded) file2.destroy();
  });
  heard.on("error", () => void 0);
  file2.pipe(heard);
  part.file = heard;
}

// packages/server/src/platform/http/idempotency.ts
var holdings = /* @__PURE__ */ new WeakMap();
var REPLAYED_HEADERS = ["content-type", "location", "etag"];
function replayRepeatedPosts(app, database) {
  const locks = openNameLocks(database.connection);
  app.addHook("onClose", () => locks.close());
  const begin = async (request, reply) => {
    const key = request.routeOptions.config.changesNothing ? void 0 : keyOf2(request);
    if (key === void 0) return "none";
    const before = await findAnswer(database.pool, key);
    if (before !== void 0) return await repeat(request, reply, before);
    const release = await locks.take(`${key.subject}
${key.key}`);
    if (release === void 0) throw busy();
    try {
      const meanwhile = await findAnswer(database.pool, key);
      if (meanwhile !== void 0) {
        await release();
        return await repeat(request, reply, meanwhile);
      }
    } catch (cause) {
      await release();
      throw cause;
    }
    const transaction = new RequestTransaction();
    holdings.set(request, {
      ...key,
      transaction,
      release,
      form: request.isMultipart() ? digestForm(request) : void 0
    });
    return transaction;
  };
  app.addHook("preHandler", (request, reply, done) => {
    begin(request, reply).then(
      (outcome) => {
        if (outcome === "none") done();
        else if (outcome !== "answered") outcome.run(done);
      },
      (cause) => done(cause)
    );
  });
  app.addHook("onSend", async (request, reply, payload) => {
    const holding = holdings.get(request);
    if (holding === void 0) return payload;
    holdings.delete(request);
    try {
      return await settle(database, holding, request, reply, payload);
    } finally {
      await holding.transaction.rollBack();
      await holding.release();
    }
  });
}
async function settle(database, { transaction, form, subject, key }, request, reply, payload) {
  if (reply.statusCode >= 500 || reply.statusCode === 429 || isRefusalOfDeparted(reply)) return payload;
  const sha256 = digest(request, form);
  const isKept = sha256 !== void 0 && (typeof payload === "string" || payload == null);
  if (!isKept && reply.statusCode < 300) throw new Error("the answer to a request with a key cannot be kept");
  if (!isKept) return payload;
  const headers = Object.fromEntries(
    REPLAYED_HEADERS.filter((name2) => reply.hasHeader(name2)).map((name2) => [name2, String(reply.getHeader(name2))])
  );
  const answer2 = { sha256, status: reply.statusCode, headers, body: withoutOnce(request, payload) };
  let other;
  await transaction.commit(database.pool, async (tx) => {
    if (!await keepAnswer(tx, { subject, key }, answer2)) throw new AnsweredElsewhere();
  }).catch(async (cause) => {
    if (!(cause instanceof AnsweredElsewhere)) throw cause;
    other = await findAnswer(database.pool, { subject, key });
    if (other === void 0) throw busy();
    if (other.sha256 !== sha256) throw reused();
  });
  return other === void 0 ? payload : bodyOf(reply, other);
}
function withoutOnce(request, payload) {
  const { tellsOnce = [] } = request.routeOptions.config;
  if (typeof payload !== "string") return null;
  if (tellsOnce.length === 0) return payload;
  const document = JSON.parse(payload);
  const names = tellsOnce.filter((name2) => name2 in document);
  return JSON.stringify({ ...document, ...Object.fromEntries(names.map((name2) => [name2, null])) });
}
var AnsweredElsewhere = class extends Error {
};
async function repeat(request, reply, answer2) {
  const sha256 = request.isMultipart() ? seal(request, await digestOfForm(request)) : digest(request, void 0);
  if (answer2.sha256 !== sha256) throw reused();
  void reply.serializer((body) => body).send(bodyOf(reply, answer2));
  return "answered";
}
function bodyOf(reply, { status, headers, body }) {
  reply.code(status).headers({ ...headers, "idempotent-replayed": "true" });
  return body ?? "";
}
function keyOf2(request) {
  const key = request.headers["idempotency-key"];
  if (request.method !== "POST" || key === void 0 || request.principal === null) return void 0;
  if (typeof key !== "string" || key.length < 1 || key.length > 200) {
    throw refused("idempotency-key-malformed", { detail: "Idempotency-Key must be one text of 1 to 200 characters." });
  }
  return { subject: request.principal.subject, key };
}
function digest(request, form) {
  if (form === void 0) return seal(request, JSON.stringify(request.body));
  const value = form.value();
  return value === void 0 ? void 0 : seal(request, value);
}
function seal(request, content) {
  return createHash3("sha256").update(`${request.method} ${request.url}
${content}`).digest("hex");
}
function busy() {
  return refused("idempotency-key-busy", {
    detail: "The first request with this Idempotency-Key is still being processed."
  });
}
function reused() {
  return refused("idempotency-key-reused", { detail: "This Idempotency-Key was already used for another request." });
}

// packages/server/src/platform/http/referenced-schemas.ts
var PREFIX = "#/components/schemas/";
function withReferencedSchemas(document) {
  const { components } = document;
  const schemas = components?.schemas;
  if (schemas === void 0) return document;
  const wanted = /* @__PURE__ */ new Set();
  const visit = (value) => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (typeof value === "object" && value !== null) {
      for (const [key, member2] of Object.entries(value)) {
        if (key === "$ref" && typeof member2 === "string" && member2.startsWith(PREFIX))
          want(member2.slice(PREFIX.length));
        else visit(member2);
      }
    }
  };
  const want = (name2) => {
    if (wanted.has(name2)) return;
    wanted.add(name2);
    visit(schemas[name2]);
  };
  visit({ ...document, components: void 0 });
  const kept = Object.fromEntries([...wanted].sort().map((name2) => [name2, schemas[name2]]));
  return { ...document, components: { ...components, schemas: kept } };
}

// packages/contract/src/alerts/examples.ts
var ALERT_ID = "alt-6f0c1e5d-0b57-4f0a-8f3b-1c9a51c0a6f4";
var PLACE_ID = "plc-2a7f0f5e-1b0c-4f53-8f0d-7a1c9e5b3d44";
var RAISED_AT = "2026-11-20T09:41:02.512Z";
var PATH = "/ca/conjunction/sat-0b9f0a3e/con-892f52a249bd86bc2921b392";
var TITLE = "Act: AURORA-3 and COSMOS 2251 DEB";
var MESSAGE = "Pc 2.41e-04; closest approach 2026-11-21 18:20:11 Z, decide by 2026-11-21 06:20:11 Z.";
var pressing = { level: "critical", title: TITLE, message: MESSAGE, path: PATH, kind: "ACT" };
var member = { subject: "5d6f0c1e-0b57-4f0a-8f3b-1c9a51c0a6f4", userName: "mara" };
var rules = {
  timeZone: "Europe/Berlin",
  digestAt: "07:00",
  quietHours: { isOn: true, from: "22:00", until: "06:30" },
  rules: [{ kind: "ACT", inApp: true, channels: ["EMAIL", "WEBHOOK"], timing: "NOW", breaksQuietHours: true }]
};
var rota = {
  isOn: true,
  members: [member],
  shiftHours: 168,
  startsAt: "2026-11-16T08:00:00Z",
  firstWaitMinutes: 15,
  decideByNearHours: 6
};
var notification = {
  id: ALERT_ID,
  code: 200,
  status: "2xx",
  timestamp: RAISED_AT,
  state: "unread",
  ...pressing,
  alertId: ALERT_ID,
  needsPerson: true,
  acknowledgedBy: null
};
var alert = {
  alertId: ALERT_ID,
  ...pressing,
  raisedAt: RAISED_AT,
  decideBy: "2026-11-21T06:20:11Z",
  needsPerson: true,
  acknowledgedAt: null,
  acknowledgedBy: null,
  calls: [{ at: "2026-11-20T09:56:02Z", userName: "ben", isDone: false }]
};
var place = {
  placeId: PLACE_ID,
  channel: "WEBHOOK",
  language: "en",
  address: "https://hooks.example.org/\u2026",
  services: ["ca"],
  isOn: true,
  offReason: null,
  offReasonSentences: [],
  offSince: null,
  hasSecret: true,
  secretFrom: "2026-11-01T08:00:00Z",
  lastSentAt: "2026-11-20T09:41:13.004Z"
};
var delivery = {
  deliveryId: "dlv-4f6f1f7a-2f11-4a38-8a0c-91d5a1f0c3b2",
  placeId: PLACE_ID,
  channel: "WEBHOOK",
  address: "https://hooks.example.org/\u2026",
  purpose: "ALERT",
  state: "SENT",
  title: TITLE,
  text: MESSAGE,
  alertIds: [ALERT_ID],
  createdAt: "2026-11-20T09:41:12.700Z",
  sentAt: "2026-11-20T09:41:13.004Z",
  nextAttemptAt: null,
  attempts: [
    {
      number: 1,
      begunAt: "2026-11-20T09:41:12.801Z",
      endedAt: "2026-11-20T09:41:13.004Z",
      outcome: "SENT",
      status: 204,
      detail: "",
      detailSentences: []
    }
  ]
};
var rehearsal = {
  from: "2026-11-06T10:00:00Z",
  until: "2026-11-20T10:00:00Z",
  happened: 412,
  messages: 9,
  inApp: 14,
  perDayMost: 3,
  rules: [{ kind: "ACT", crossings: 2, messages: 4 }],
  sent: [{ at: RAISED_AT, channel: "EMAIL", purpose: "ALERT", title: TITLE, alerts: 1, heldBack: false }]
};
var ruleCount = { kind: "ACT", fired: 2, messages: 4, lastAt: RAISED_AT };
var ALERT_EXAMPLES = {
  Notification: notification,
  NotificationChange: { state: "read" },
  Alert: alert,
  AlertSettings: { language: "de", ...rules, version: 3, updatedAt: "2026-11-12T10:31:44.120Z" },
  AlertSettingsBody: rules,
  AlertPlace: place,
  PlaceChange: { isOn: true },
  PlaceSecret: {
    secret: "whsec_bm90IGEga2V5IHRoYXQgYW55Ym9keSB1c2VzIQ==",
    previousUntil: "2026-11-21T09:41:02Z"
  },
  AlertDelivery: delivery,
  AlertRota: {
    ...rota,
    onCall: member,
    nextChangeAt: "2026-11-23T08:00:00Z",
    version: 2,
    updatedAt: "2026-11-12T10:31:44.120Z",
    updatedBy: "mara"
  },
  AlertRotaBody: rota,
  Colleague: { ...member, seenAt: "2026-11-20T07:12:00Z", absence: null, toldUntil: "2027-02-18T07:12:00Z" },
  RehearsalBody: { days: 14, settings: rules },
  Rehearsal: rehearsal,
  RuleCount: ruleCount,
  Acknowledgement: { language: "en" },
  PlaceTest: { language: "en" },
  SecretRotation: {},
  DeliveryReplay: {}
};

// packages/contract/src/audit/examples.ts
var entry = {
  entryId: 4711,
  at: "2026-11-21T09:41:02.123456Z",
  operatorId: "aurora",
  actor: "ada",
  action: "changed",
  recordType: "satellite",
  recordId: "sat_01J9",
  detail: { changes: [{ field: "hardBodyRadius", from: 2.5, to: 3.4 }] }
};
var operator = { operatorId: "aurora", entries: 128, lastAt: "2026-11-21T09:41:02.123456Z" };
var AUDIT_EXAMPLES = { AuditEntry: entry, AuditOperator: operator };

// packages/contract/src/generated/answers.json
var answers_default = {
  estimatePrices: [{ priceId: "pri-90e3dd20-3b02-4d2b-802e-4f9b46e568aa", productId: "screening-month", quantity: 1, net: 49e3, vat: 0, vatRate: 0, gross: 49e3, currency: "EUR", period: "MONTH", isCovered: true }],
  findConjunctions: [{ conjunctionId: "con-27d95a580a65082b68517cc7", satelliteId: "sat-9f47913b-f57b-4ec9-9092-c488f9b653d2", satelliteName: "TERN-4", screeningType: "OPS_CAT", covarianceSource: "ELEMENT_SET", confidence: "CONDITIONAL", confidenceReason: "covariance-stated", thresholds: { medium: 1e-7, high: 1e-5, critical: 1e-4 }, stillReported: true, lastReportedAt: "2026-11-23T13:03:20Z", seenAgain: 0, updatedAt: "2026-11-23T13:03:20Z", messageCount: 5, needsDecision: true, conjunctionData: { tca: "2026-11-27T22:56:52.984Z", riskLevel: "HIGH" }, totalMissDistance: 474.803999, relativeSpeed: 3933.44163, relativePosition: { r: 5.0150857, t: -459.434972, n: 119.721312 }, probabilityOfCollision: 299941504e-13, probabilityMethod: "FOSTER-1992", maxProbability: 385804971e-12, dilution: "DILUTED", mahalanobisDistance: 0.245117426, relativeVelocity: { r: -52.6383205, t: -992.317175, n: -3805.85061 }, radialSeparation: 5.0150857, timeToTca: 380922.23, nextMessage: { state: "EXPECTED", earliest: "2026-11-23T15:46:00Z", latest: "2026-11-26T03:35:00Z", beforeDecision: { chance: 0.79, outlook: "OPEN" } }, object1: { noradId: 99004, name: "TERN-4", objectType: "PAYLOAD" }, object2: { noradId: 190104, name: "MERIDIAN-S-77", objectType: "PAYLOAD" }, verdict: { kind: "NO_CONCLUSION", decisionLead: 43200, reasons: [{ code: "diluted" }, { code: "max-pc-above-act" }] }, previousProbability: 223517919e-13 }, { conjunctionId: "con-2e61966ef487061da802ee9e", satelliteId: "sat-bd99adbc-80bf-4607-8942-0f994943513f", satelliteName: "TERN-1", screeningType: "OPS_CAT", covarianceSource: "ESTIMATED", confidence: "CONDITIONAL", confidenceReason: "covariance-estimated", thresholds: { medium: 1e-7, high: 1e-5, critical: 1e-4 }, stillReported: true, lastReportedAt: "2026-11-23T13:03:04Z", seenAgain: 0, updatedAt: "2026-11-23T13:03:04Z", messageCount: 5, needsDecision: false, conjunctionData: { tca: "2026-11-27T22:05:13.326Z", riskLevel: "MEDIUM" }, totalMissDistance: 5055.62229, relativeSpeed: 8531.41809, relativePosition: { r: -204.907478, t: -4177.97112, n: 2839.34622 }, probabilityOfCollision: 313367021e-14, probabilityMethod: "FOSTER-1992", maxProbability: 349783564e-14, dilution: "DILUTED", mahalanobisDistance: 1.75793054, relativeVelocity: { r: 0.406846413, t: -4795.38149, n: -7056.1612 }, radialSeparation: 204.907478, timeToTca: 377822.572, nextMessage: { state: "EXPECTED", earliest: "2026-11-23T15:46:00Z", latest: "2026-11-26T03:20:00Z", beforeDecision: { chance: 0.79, outlook: "OPEN" } }, object1: { noradId: 99001, name: "TERN-1", objectType: "PAYLOAD" }, object2: { noradId: 42036, name: "TERRAVIEW-711", objectType: "PAYLOAD" }, verdict: { kind: "WATCH", decisionLead: 43200, reasons: [{ code: "pc-above-watch" }, { code: "diluted" }] }, previousProbability: 298887582e-14 }],
  getBalance: { available: 726e3, limit: 5e5, transaction_ids: ["trf-4cc0bd4b-a708-423e-9dac-710b2be2e059", "trf-7ffee1b4-69af-43b6-a67c-79d939eabbfa", "trf-0716349f-2401-46cf-b6ac-fd8f1561e0b3", "trf-46adeb6b-67f9-4a2e-b2d5-0798cb5e7c2d"], held: 0, currency: "EUR", version: 4 },
  getCatalogue: { catalogueId: "cat-4af41b13-00a6-494f-b8a4-6bd787216d75", source: "KEEPOUT-DEMO, generated", format: "omm-json", objects: 3e4, rejected: 0, faults: [], newestEpoch: "2026-11-23T11:50:26.000Z", medianEpoch: "2026-11-22T23:26:44.605Z", ageSeconds: 49282.2166, isStale: false, contentHash: "95c232a73cce612ddaad24a997a2e78a67fad8d00ed61078bc80f0e967748c1b", loadedAt: "2026-11-23T13:02:28.549417Z" },
  getCatalogueElements: { catalogueId: "cat-4af41b13-00a6-494f-b8a4-6bd787216d75", source: "KEEPOUT-DEMO, generated", contentHash: "95c232a73cce612ddaad24a997a2e78a67fad8d00ed61078bc80f0e967748c1b", newestEpoch: "2026-11-23T11:50:26.000Z", loadedAt: "2026-11-23T13:02:28.549417Z", count: 3e4, columns: { noradId: [5, 7], name: ["HALCYON R/B DEB", "HALCYON R/B DEB"], cosparId: ["1961-001A", "1961-001B"], objectType: ["DEBRIS", "DEBRIS"], rcs: [0.0339, 0.0294], epoch: [848647808, 848741584], meanMotion: [14.0103406, 13.7661167], eccentricity: [21482e-7, 85157e-7], inclination: [88.7005, 87.7351], raan: [321.5498, 62.9976], argPerigee: [68.3933, 103.6871], meanAnomaly: [303.6451, 8.5164], bstar: [0.011563, 17905e-7], meanMotionDot: [0, 0], meanMotionDdot: [0, 0], ephemerisType: [0, 0] } },
  getCatalogueObject: { noradId: 99106, name: "ARGO-5 R/B", cosparId: "2006-912C", objectType: "ROCKET BODY", radarCrossSection: 17.5, sizeClass: "LARGE", hardBodyRadius: 2.36017436, hardBodyRadiusSource: "catalogue-rcs", epoch: "2026-11-23T08:02:35.474Z", catalogueId: "cat-4af41b13-00a6-494f-b8a4-6bd787216d75", source: "KEEPOUT-DEMO, generated" },
  getCdm: { cdmId: "cdm-16f1144c9db1b2c0e0c19a9f", messageId: "20261123T130237_99005_99105_20261126T014334_18778492231f", conjunctionId: "con-593fb77526aa672a080b59e9", satelliteId: "sat-22c70ca0-e406-4b9c-b5bf-5f7b2f996163", screeningId: "scr-f71c3926-484e-46be-8f08-18778492231f", originator: "KEEPOUT", creationDate: "2026-11-23T13:02:36.633Z", totalMissDistance: 1384.36214, relativeSpeed: 16.2292723, relativePosition: { r: -294.783568, t: -1352.46704, n: -19.8517021 }, probabilityOfCollision: 251205199e-13, probabilityMethod: "FOSTER-1992", maxProbability: 124871081e-12, dilution: "ROBUST", mahalanobisDistance: 2.82850618, confidence: "CONDITIONAL", confidenceReason: "covariance-stated", originatorProbability: null, originatorMethod: null, observed: null, missSigma: 892.12369, object1: { noradId: 99005, designator: "99005", name: "TERN-5", cosparId: "2019-905B", objectType: "PAYLOAD", manoeuvrable: "YES", hardBodyRadiusSource: "operator-radius", hardBodyRadius: 16.5, conjunctionPlaneX: 0, conjunctionPlaneY: 0, conjunctionPlaneCovarianceXX: 1832.64993, conjunctionPlaneCovarianceYX: 15054.1138, conjunctionPlaneCovarianceYY: 272685.619, covarianceSource: "OEM", sigma: { r: 43.9594262, t: 522.494557, n: 32.9776003 }, covarianceRtn: [1932.43115, -15943.8745, 273000.562, 882715284e-15, 1.90272108, 1087.52212, 1.16288459, -19.8156118, -138811478e-12, 0.00144177244, -0.0944943447, 0.581708726, 164918522e-17, -42427543e-12, 519744076e-14, -399349347e-19, -156294648e-12, 979521715e-15, 114023496e-16, -137881966e-21, 578813405e-14], orbitSource: "ephemeris tern-5-1.oem", orbitAgeSeconds: 225393.726, positionKm: [-22238.0835, 35811.3706, 223.653608], velocityKmS: [-2.61255371, -1.62240482, 0.0176760824], frame: "EME2000" }, object2: { noradId: 99105, designator: "99105", name: "ORBICAST-61", cosparId: "1998-911A", objectType: "PAYLOAD", manoeuvrable: "N/A", hardBodyRadiusSource: "catalogue-rcs", hardBodyRadius: 2.58544147, conjunctionPlaneX: -295.945396, conjunctionPlaneY: 1352.359, conjunctionPlaneCovarianceXX: 20851.2391, conjunctionPlaneCovarianceYX: 20206.6078, conjunctionPlaneCovarianceYY: 575658.952, covarianceSource: "ELEMENT_SET", sigma: { r: 144.90825, t: 759.024207, n: 126.445808 }, covarianceRtn: [20998.4009, -21738.057, 576117.747, -644996577e-12, 69.9849122, 15988.5423, 1.58575055, -39.1776587, -0.00510492117, 0.00275403754, -1.47854317, 0.801732769, 232954304e-14, -584384464e-13, 105902816e-12, 285307985e-16, -0.00229576846, 521447363e-12, 167461034e-15, -769557783e-19, 85069148e-12], orbitSource: "element set of 2026-11-23T06:48:15Z", orbitAgeSeconds: 240918.08, positionKm: [-22236.7792, 35811.8337, 223.62442], velocityKmS: [-2.61271942, -1.62091885, 0.0338363336], frame: "EME2000" }, conjunctionData: { tca: "2026-11-26T01:43:33.725851Z", riskLevel: "HIGH", combinedHardBodyRadius: 19.0854415, combinedPlaneX: -295.945396, combinedPlaneY: 1352.359, combinedPlaneCovarianceXX: 22683.889, combinedPlaneCovarianceYX: 35260.7217, combinedPlaneCovarianceYY: 848344.572 }, relativeVelocity: { r: 1.43551326, t: -0.550279521, n: 16.1562921 }, mahalanobisDistanceInSpace: 2.84388, probabilityReason: null, probabilityReasonSentences: [], maxProbabilityReason: null, maxProbabilityReasonSentences: [], separateScaling: { object1: { maxProbability: 251205199e-13, scale: 1 }, object2: { maxProbability: 251205199e-13, scale: 1 } }, approachAngle: 0.302236673, maxProbabilityScale: 1.99900884, verdict: { kind: "WATCH", reasons: [{ code: "pc-above-watch", text: "Pc 2.51e\u221205 is at or above the watch threshold 1.00e\u221207 and below the act threshold.", figures: { pc: 251205199e-13, thresholdPc: 1e-7 } }, { code: "robust", text: "A smaller covariance at the same miss, of both objects or of either, would not raise Pc.", figures: {} }], decideBy: "2026-11-25T13:43:34Z" }, usage: [] },
  getConjunction: { conjunctionId: "con-593fb77526aa672a080b59e9", satelliteId: "sat-22c70ca0-e406-4b9c-b5bf-5f7b2f996163", satelliteName: "TERN-5", screeningType: "OPS_CAT", covarianceSource: "ELEMENT_SET", confidence: "CONDITIONAL", thresholds: { medium: 1e-7, high: 1e-5, critical: 1e-4 }, stillReported: true, lastReportedAt: "2026-11-23T13:03:09.461Z", seenAgain: 0, updatedAt: "2026-11-23T13:03:09.461Z", messageCount: 7, needsDecision: true, conjunctionData: { tca: "2026-11-26T01:43:33.726Z", riskLevel: "HIGH" }, totalMissDistance: 1384.36214, relativeSpeed: 16.2292723, relativePosition: { r: -294.783568, t: -1352.46704, n: -19.8517021 }, probabilityOfCollision: 251205199e-13, probabilityMethod: "FOSTER-1992", maxProbability: 124871081e-12, dilution: "ROBUST", mahalanobisDistance: 2.82850618, relativeVelocity: { r: 1.43551326, t: -0.550279521, n: 16.1562921 }, radialSeparation: 294.783568, timeToTca: 218114.592, nextMessage: { state: "EXPECTED", earliest: "2026-11-23T14:52:00Z", expected: "2026-11-24T00:49:00Z", latest: "2026-11-25T02:59:00Z", chance: 0.87, beforeDecision: { chance: 0.83, outlook: "LIKELY" }, intervals: 6 }, object1: { noradId: 99005, name: "TERN-5", cosparId: "2019-905B", objectType: "PAYLOAD" }, object2: { noradId: 99105, name: "ORBICAST-61", cosparId: "1998-911A", objectType: "PAYLOAD" }, verdict: { kind: "WATCH", reasons: [{ code: "pc-above-watch", text: "Pc 2.51e\u221205 is at or above the watch threshold 1.00e\u221207 and below the act threshold.", figures: { pc: 251205199e-13, thresholdPc: 1e-7 } }, { code: "robust", text: "A smaller covariance at the same miss, of both objects or of either, would not raise Pc.", figures: {} }], decideBy: "2026-11-25T13:43:34Z" }, confidenceReason: "covariance-stated", mahalanobisDistanceInSpace: 2.84388, probabilityReason: null, probabilityReasonSentences: [], maxProbabilityReason: null, maxProbabilityReasonSentences: [], separateScaling: { object1: { maxProbability: 251205199e-13, scale: 1 }, object2: { maxProbability: 251205199e-13, scale: 1 } }, messagesRemoved: 0, lastMessageId: "cdm-16f1144c9db1b2c0e0c19a9f", history: [{ cdmId: "cdm-3e0fc4c2e99a3967b2c0c747", originator: "KEEPOUT", messageId: "20261119T032600_99005_99105_20261126T014323_9f7aa9ab312e", version: 1, versions: 1, creationDate: "2026-11-19T03:26:00.000Z", tca: "2026-11-26T01:43:22.983580Z", riskLevel: "HIGH", probabilityOfCollision: 148608182e-13, maxProbability: 198508795e-13, totalMissDistance: 7142.38798, sigma: 3856.46932, classification: null, isObserved: false }, { cdmId: "cdm-0e54f93a56038be31db943c4", originator: "KEEPOUT", messageId: "20261120T032600_99005_99105_20261126T014333_9094ed33b417", version: 1, versions: 1, creationDate: "2026-11-20T03:26:00.000Z", tca: "2026-11-26T01:43:33.191198Z", riskLevel: "HIGH", probabilityOfCollision: 348804999e-13, maxProbability: 395970487e-13, totalMissDistance: 4156.61498, sigma: 3030.88523, classification: null, isObserved: false }] },
  getEphemeris: { oemFileId: "oem-a8b3cbed-e778-4275-89d0-5575654984f1", satelliteId: "sat-747b8b07-1113-4eea-84d3-7469f4792062", satelliteName: "TERN-3", fileName: "tern-3-1.oem", designation: "OPERATIONAL", objectName: "TERN-3", objectId: "2025-903A", frame: "EME2000", startTime: "2026-11-23T11:07:00.000Z", stopTime: "2026-11-30T11:07:00.000Z", stepSeconds: 60, stateCount: 10081, segmentCount: 1, covarianceCount: 337, interpolation: "LAGRANGE 7", sizeBytes: 1169114, sha256: "277a5918b7a33d7e6ed563e94a9b74b33fb0a8c0932d4566f8fc692da7d59c64", uploadedAt: "2026-11-23T13:02:34.746791Z", contentRemovedAt: null, uploadedBy: "demo", screeningId: "scr-330a4c21-117b-41c3-85b6-109032da8d52", warningCount: 0, warnings: [] },
  getEphemerisState: { time: "2026-11-25T00:00:30.000000Z", frame: "EME2000", positionKm: [10753.9401, -12826.307, 743.332879], velocityKmS: [2.73584703, 2.08838825, -3.4522067], covarianceKm: [[44921755e-11, 32205636e-11, -525755805e-12, -135686587e-15, 153150474e-15, -387054757e-17], [32205636e-11, 318542268e-12, -427952821e-12, -994800063e-16, 134039441e-15, -176520471e-16], [-525755805e-12, -427952821e-12, 773826441e-12, 175589352e-15, -213435914e-15, 154018051e-16], [-135686587e-15, -994800063e-16, 175589352e-15, 460939144e-19, -498100842e-19, 390332521e-20], [153150474e-15, 134039441e-15, -213435914e-15, -498100842e-19, 655128459e-19, -400679056e-20], [-387054757e-17, -176520471e-16, 154018051e-16, 390332521e-20, -400679056e-20, 535421052e-20]], isPositive: true },
  getFlightRules: { thresholds: { medium: 1e-7, high: 1e-5, critical: 1e-4 }, decisionLeadHours: 12, screeningEveryHours: 8, ephemerisDays: 30, messageDays: 90, targetPc: 3e-6, targetReductionOrders: 1.5, fourEyes: false, sharesEphemerides: false, uplinkLeadTime: 1800, densityUncertainty: 0.3, maxSmaChange: null, notes: "", noBurnWindows: [], version: 1, updatedAt: null },
  getMission: { missionId: "mis-0b1f5c1e-2a57-4e0a-8f3b-1c9a51c0a6f4", question: { name: "TERN-9", orbit: { kind: "HEIGHTS", perigee: 8e5, apogee: 81e4, inclination: 98.6, raan: 0, argPerigee: 0 }, radius: 5, days: 365, decisionDays: 1, traffic: [{ name: "STARLINK", growth: 1, ourShare: 0 }, { name: "PAYLOAD", growth: 1, ourShare: 0.5 }, { name: "DEBRIS", growth: 1.5, ourShare: 1 }], burn: 0.02, mass: 200, specificImpulse: 220 }, catalogueId: "cat-5d6f0c1e-0b57-4f0a-8f3b-1c9a51c0a6f4", state: "COMPLETED", percent: 100, orderedAt: "2024-11-01T08:00:00Z", orderedBy: "b8b1c5e0-1111-4f0a-8f3b-1c9a51c0a6f4", finishedAt: "2024-11-01T08:00:09Z", result: { objects: 26834, start: "2024-11-01T00:00:00Z", events: 1098, passagesPerYear: { value: 1557.06575, lower: 1466.31739, upper: 1651.96026 }, collisionsPerYear: { value: 0.00155706575, lower: 0.00146631739, upper: 0.00165196026 }, fluxPassagesPerYear: 1086.27889, groups: [{ name: "STARLINK", growth: 1, ourShare: 0, events: 0, passagesPerYear: { value: 0, lower: 0, upper: 3.69140608 } }, { name: "PAYLOAD", growth: 1, ourShare: 0.5, events: 133, passagesPerYear: { value: 133.091096, lower: 111.434393, upper: 157.727993 } }, { name: "ROCKET BODY", growth: 1, ourShare: 1, events: 49, passagesPerYear: { value: 49.0335616, lower: 36.2752988, upper: 64.8249689 } }, { name: "DEBRIS", growth: 1.5, ourShare: 1, events: 916, passagesPerYear: { value: 1374.9411, lower: 1287.33136, upper: 1466.94364 } }], levels: [{ acceptedPc: 1e-3, manoeuvresPerYear: 0.470061971, oursPerYear: 0.448691864, deltaVPerYear: 0.00897383727, propellantPerYear: 831886212e-12, reductionPerYear: 0.00107708237, residualPerYear: 47998338e-11, falseAlarmShare: 0.997708637 }, { acceptedPc: 3e-4, manoeuvresPerYear: 1.0484908, oursPerYear: 1.0014084, deltaVPerYear: 0.020028168, propellantPerYear: 0.00185663207, reductionPerYear: 0.00141158716, residualPerYear: 145478592e-12, falseAlarmShare: 0.998653696 }, { acceptedPc: 1e-4, manoeuvresPerYear: 1.58123936, oursPerYear: 1.51064102, deltaVPerYear: 0.0302128203, propellantPerYear: 0.00280075336, reductionPerYear: 0.00150857289, residualPerYear: 484928639e-13, falseAlarmShare: 0.999045955 }, { acceptedPc: 3e-5, manoeuvresPerYear: 2.16508025, oursPerYear: 2.06871071, deltaVPerYear: 0.0413742142, propellantPerYear: 0.00383541386, reductionPerYear: 0.00154251789, residualPerYear: 145478592e-13, falseAlarmShare: 0.999287547 }, { acceptedPc: 1e-5, manoeuvresPerYear: 2.69782881, oursPerYear: 2.57794333, deltaVPerYear: 0.0515588665, propellantPerYear: 0.00477952581, reductionPerYear: 0.00155221647, residualPerYear: 484928639e-14, falseAlarmShare: 0.999424642 }, { acceptedPc: 3e-6, manoeuvresPerYear: 3.28166971, oursPerYear: 3.13601302, deltaVPerYear: 0.0627202604, propellantPerYear: 0.00581417607, reductionPerYear: 0.00155561097, residualPerYear: 145478592e-14, falseAlarmShare: 0.99952597 }, { acceptedPc: 1e-6, manoeuvresPerYear: 3.81441827, oursPerYear: 3.64524564, deltaVPerYear: 0.0729049127, propellantPerYear: 0.00675827868, reductionPerYear: 0.00155658082, residualPerYear: 484928639e-15, falseAlarmShare: 0.999591922 }], met: [{ noradId: 42099, name: "COSMOS 1275 DEB", events: 16, closest: 1260.73959 }, { noradId: 30941, name: "FENGYUN 1C DEB", events: 11, closest: 535.508066 }, { noradId: 18592, name: "COSMOS 1275 DEB", events: 8, closest: 407.747697 }, { noradId: 42178, name: "COSMOS 1275 DEB", events: 7, closest: 1264.55391 }, { noradId: 60826, name: "CZ-6A DEB", events: 6, closest: 1725.86912 }, { noradId: 4973, name: "THORAD AGENA D DEB", events: 6, closest: 1926.26029 }, { noradId: 36338, name: "METEOR 2-8 DEB", events: 5, closest: 686.735287 }, { noradId: 734, name: "OPS 3367 A", events: 5, closest: 1449.1133 }, { noradId: 25254, name: "SL-16 DEB", events: 5, closest: 2126.1652 }, { noradId: 82873, name: "UNKNOWN", events: 4, closest: 665.089146 }] } },
  getObjectInOrbit: { noradId: 99105, name: "ORBICAST-61", time: "2026-11-23T13:08:23.562Z", elementsEpoch: "2026-11-23T06:48:15.646Z", source: "KEEPOUT-DEMO, generated", state: { position: { x: 143892346e-1, y: -396156605e-1, z: -117343.724 }, velocity: { x: 2889.86447, y: 1051.28542, z: -36.0395199 } }, elements: { semiMajorAxis: 421511689e-1, eccentricity: 470010888e-12, inclination: 0.690215571, raan: 96.6002289, argumentOfPerigee: 274.549971, trueAnomaly: 278.812813, meanAnomaly: 278.866033, period: 86124.2423, meanMotion: 1.00320186, perigeeHeight: 357532204e-1, apogeeHeight: 357928434e-1 }, latitude: -0.109644446, longitude: 30.687299, altitude: 357699876e-1, isSunlit: true },
  getObservation: { "file-id": "obs-a2c3e251-df5d-476f-a2e2-435f2d4793a3", observationFileId: "obs-a2c3e251-df5d-476f-a2e2-435f2d4793a3", observationRequestId: "req-7a1516eb-9552-457f-8190-9317410c572a", passId: "pas-20d20c52-43e5-4ed9-9551-83581ddfce37", fileName: "PAR-01-pas-20d20c52-43e5-4ed9-9551-83581ddfce37.tdm", messageType: "TDM_KVN", fileCompressionType: "NONE", size: 4646, sha256: "27295105f46bd9ce709531acec5136e31f9d9c7c7847a2ba22eb709c136eeaa3", sensorCode: "PAR-01", catalogueId: 48692, catalogueIdBestAssociation: 48692, isAssociated: true, isDisowned: false, isUnreadable: false, numberOfMeasurements: 29, numberOfMagnitudeMeasurements: 29, start: "2026-11-24T01:36:42.517Z", end: "2026-11-24T01:37:38.755Z", receivedAt: "2026-11-23T13:06:19.535204Z", deliveredAt: "2026-11-24T02:07:39.758Z", dataMode: "SIMULATED", reason: "", reasonSentences: [], orbitUpdate: { orbitUpdateId: "upd-4f95f0a8-192b-4cfd-ad78-ab59ac418dde", observationRequestId: "req-7a1516eb-9552-457f-8190-9317410c572a", observationFileIds: ["obs-1090e74a-5a79-4a87-84c2-7f24549fb3bf", "obs-a2c3e251-df5d-476f-a2e2-435f2d4793a3"], conjunctionId: null, noradId: 48692, name: "STARNET-1921", state: "UPDATED", message: "Updated with 59 of 59 measurements, WRMS 0.95; the position is known to 8.7 m.", messageSentences: [{ code: "updated", figures: { wrms: 0.95, sigmaM: 8.7, accepted: 59, measurements: 59 } }], priorSource: "ELEMENT_SET", before: { epoch: "2026-11-23T23:59:00.092093Z", positionKm: [6057.92427, -230.110413, -3378.8485], velocityKmS: [2.87383184, 5.1000816, 4.81079363], covarianceRtn: [[16534.4931, -9465.25158, 197530881e-18, 10.3372614, -17.9498952, -260902411e-23], [-9465.25158, 714973275e-2, -931322575e-18, -7772.6974, 3.75901057, -228261854e-21], [197530881e-18, -931322575e-18, 23965.455, 510340621e-21, 944785037e-23, -0.00948760623], [10.3372614, -7772.6974, 510340621e-21, 8.46926631, -0.00411238857, 445823933e-24], [-17.9498952, 3.75901057, 944785037e-23, -0.00411238857, 0.0195459495, 160461922e-25], [-260902411e-23, -228261854e-21, -0.00948760623, 445823933e-24, 160461922e-25, 0.0285654311]], sigmaRtn: [128.58652, 2673.89842, 154.8078] }, after: { epoch: "2026-11-24T01:37:38.755152Z", positionKm: [6449.09142, 621.464767, -2486.65644], velocityKmS: [1.60020982, 5.04782164, 5.42203362], covarianceRtn: [[13.5281187, -4.70566886, 3.35515008, 0.0623615129, -0.0144903315, 0.00848856956], [-4.70566886, 77.5351749, -7.66726257, -0.0977591288, 69957715e-11, -0.0356340761], [3.35515008, -7.66726257, 24.2970719, 0.00389770898, -0.00341231822, 0.113263145], [0.0623615129, -0.0977591288, 0.00389770898, 59314777e-11, -603997505e-13, -138359667e-12], [-0.0144903315, 69957715e-11, -0.00341231822, -603997505e-13, 159918767e-13, -100626123e-13], [0.00848856956, -0.0356340761, 0.113263145, -138359667e-12, -100626123e-13, 751761661e-12]], sigmaRtn: [3.67805909, 8.805406, 4.92920601] }, atClosestApproach: null, wrms: 0.951246021, accepted: 59, rejected: 0, observability: "The measurements know 6 of 6 directions of the orbit better than it was known before, the best to 0.33 m, the weakest (cross-track velocity) to 27 m.", observabilitySentences: [{ code: "sees-all-better", figures: { best: "0.33 m", worst: "27 m", weakest: "cross-track velocity", directions: 6 } }], atmosphere: { model: "EXPONENTIAL", spaceWeather: null }, drag: { factor: 0.999124066, sigma: 0.29993002 }, createdAt: "2026-11-23T13:06:31.815579Z", isSimulated: true }, noUpdate: "", noUpdateSentences: [] },
  getObservationReport: { version: "1.0", "file-id": "obs-a2c3e251-df5d-476f-a2e2-435f2d4793a3", observationFileId: "obs-a2c3e251-df5d-476f-a2e2-435f2d4793a3", createdAt: "2026-11-23T13:06:26.847Z", reports: [{ sensorCode: "PAR-01", asserted: 48692, isAsserted: true, start: "2026-11-24T01:36:42.517312Z", end: "2026-11-24T01:37:38.755152Z", numberOfMeasurements: 29, numberOfMagnitudeMeasurements: 29, meanMagnitude: 9.46600345, measurementReports: [{ epoch: "2026-11-24T01:36:42.517312Z", observedRaDec: { ra: 301.070694, dec: -4.82955561 }, observedMagnitude: { magnitude: 10.2526 }, observedRange: null, observedRangeRate: null, phaseAngle: 118.078372, isUsed: true }, { epoch: "2026-11-24T01:36:44.525806Z", observedRaDec: { ra: 301.391977, dec: -4.45336882 }, observedMagnitude: { magnitude: 10.0089 }, observedRange: null, observedRangeRate: null, phaseAngle: 117.646048, isUsed: true }], catalogueIdBestAssociation: 48692, associationResults: [{ orbitDataType: "SP_EPHEMERIS", associationMetric: "ANGULAR_DISTANCE", orbitSource: "Orbit of 2026-11-23T23:59:00.092Z by 1 pass that you observed.", orbitSourceSentences: [{ code: "own-observation", figures: { at: "2026-11-23T23:59:00.092Z", passes: 1 } }], isAmbiguous: false, candidatesTried: 1, catalogueIdBestAssociation: 48692, t2oAssociationResults: [{ isAssociated: true, catalogueId: 48692, name: "STARNET-1921", associationMetric: "ANGULAR_DISTANCE", associationCriterion: "MEDIAN", associationThreshold: 49.5027026, associationValue: 31.7450983, outsideCount: 0, alongTrackOffset: 0.0321869794, measurementAssociationResults: [{ epoch: "2026-11-24T01:36:42.517312Z", residual: { ra: -18.5362928, dec: -20.4295848 }, rangeResidual: null, rangeRateResidual: null, associationValue: 27.5855934 }, { epoch: "2026-11-24T01:36:44.525806Z", residual: { ra: -18.1807932, dec: -19.6898501 }, rangeResidual: null, rangeRateResidual: null, associationValue: 26.7998861 }] }] }, { orbitDataType: "SP_EPHEMERIS", associationMetric: "MAHALANOBIS_DISTANCE", orbitSource: "Orbit of 2026-11-23T23:59:00.092Z by 1 pass that you observed.", orbitSourceSentences: [{ code: "own-observation", figures: { at: "2026-11-23T23:59:00.092Z", passes: 1 } }], isAmbiguous: false, candidatesTried: 1, catalogueIdBestAssociation: 48692, t2oAssociationResults: [{ isAssociated: true, catalogueId: 48692, name: "STARNET-1921", associationMetric: "MAHALANOBIS_DISTANCE", associationCriterion: "MEDIAN", associationThreshold: 4.03125291, associationValue: 2.28634041, outsideCount: 0, alongTrackOffset: 0.0321869794, measurementAssociationResults: [{ epoch: "2026-11-24T01:36:42.517312Z", residual: { ra: -18.5362928, dec: -20.4295848 }, rangeResidual: null, rangeRateResidual: null, associationValue: 27.5855934 }, { epoch: "2026-11-24T01:36:44.525806Z", residual: { ra: -18.1807932, dec: -19.6898501 }, rangeResidual: null, rangeRateResidual: null, associationValue: 26.7998861 }] }] }], initialOrbit: null, warnings: [], warningsSentences: [] }] },
  getOrbitalElements: { semiMajorAxis: 703795403e-2, eccentricity: 0.00539276422, inclination: 82.4053566, raan: 0, argumentOfPerigee: 0, trueAnomaly: 0, meanAnomaly: 0, period: 5875.98419, meanMotion: 14.7039197, perigeeHeight: 621863, apogeeHeight: 697771.053 },
  getReadiness: { reason: null, satellites: 6, catalogue: { catalogueId: "cat-4af41b13-00a6-494f-b8a4-6bd787216d75", source: "KEEPOUT-DEMO, generated", objects: 3e4, loadedAt: "2026-11-23T13:02:28.549417Z", newestEpoch: "2026-11-23T11:50:26.000Z", medianEpoch: "2026-11-22T23:26:44.605Z", ageSeconds: 49286.7596, isStale: false }, catalogueRefusal: null, pendingScreenings: 0, waitingScreenings: 0, lastScreening: { screeningId: "scr-59b23552-b2f8-4b78-83cd-057ed4927d0a", state: "COMPLETED", waitingFor: null, failure: null, failureSentences: [], createdAt: "2026-11-23T13:05:17.002028Z", finishedAt: "2026-11-23T13:05:30.784827Z", catalogue: { catalogueId: "cat-83af9d3c-9db5-43bd-b575-080b10d03338", source: "KEEPOUT-DEMO, generated", objects: 268 } }, lastCompleted: { screeningId: "scr-59b23552-b2f8-4b78-83cd-057ed4927d0a", state: "COMPLETED", waitingFor: null, failure: null, failureSentences: [], createdAt: "2026-11-23T13:05:17.002028Z", finishedAt: "2026-11-23T13:05:30.784827Z", catalogue: { catalogueId: "cat-83af9d3c-9db5-43bd-b575-080b10d03338", source: "KEEPOUT-DEMO, generated", objects: 268 } } },
  getRequest: { observationRequestId: "req-7a1516eb-9552-457f-8190-9317410c572a", status: "COMPLETE", target: { kind: "CATALOGUE", noradId: 48692, name: "STARNET-1921", orbitEpoch: "2026-11-21T11:24:10.382Z", orbitAgeDays: 2.0724, orbitSource: "Element set of the catalogue in use (KEEPOUT-DEMO, generated).", orbitSourceSentences: [{ code: "element-set-of", figures: { catalogue: "KEEPOUT-DEMO, generated" } }], conjunctionId: null }, providerId: "simulator", measurementType: "ANY", orbitDataMessageType: null, measurementFileType: "TDM_KVN", fileCompressionType: "NONE", priority: "ROUTINE", dataMode: "SIMULATED", numberOfPassesRequested: 2, numberOfPassesCompleted: 2, minimumPoints: 5, sensorCodes: [], start: "2026-11-23T13:05:31.632Z", deadline: "2026-11-26T13:05:31.632Z", nextPass: null, observationFileId: "obs-a2c3e251-df5d-476f-a2e2-435f2d4793a3", observationPassIds: ["pas-5d0b019c-9e6b-4450-90cb-6af8803269b1", "pas-20d20c52-43e5-4ed9-9551-83581ddfce37"], price: { amount: 24e3, currency: "EUR" }, charged: { amount: 24e3, currency: "EUR" }, charge: "CAPTURED", infeasibleReason: null, reason: "", reasonSentences: [], replacement: null, note: "How well is it known?", isSimulated: true, createdAt: "2026-11-23T13:05:33.328415Z", createdBy: "demo", updatedAt: "2026-11-23T13:06:27.023Z", version: 15, orbitDataMessage: null, passes: [{ passId: "pas-5d0b019c-9e6b-4450-90cb-6af8803269b1", sensorCode: "PAR-01", groundSensorName: "Paranal", status: "SUCCESSFUL", pass: { start: "2026-11-23T23:56:20.092Z", end: "2026-11-24T00:01:49.256Z", culmination: "2026-11-23T23:58:56.609Z", maxElevation: 31.7474, azimuthAtStart: 187.9072, azimuthAtEnd: 76.5474, range: 978.275, rangeRate: 5.334532, sunElevation: -10.5215, sunlit: true, phaseAngle: 69.3836, moonSeparation: 22.5883, moonIllumination: 0.9933, magnitude: 7.09, obstacle: null }, price: { amount: 12e3, currency: "EUR" }, charge: "CAPTURED", observationFileId: "obs-1090e74a-5a79-4a87-84c2-7f24549fb3bf", points: 30, reason: "", reasonSentences: [], clouds: 0.0873556616, weatherSource: "SIMULATED", replaces: null, history: [{ status: "PENDING", at: "2026-11-23T13:05:44.383Z", reason: "", reasonSentences: [] }, { status: "APPROVED", at: "2026-11-23T13:05:55.493Z", reason: "", reasonSentences: [] }], isSimulated: true, updatedAt: "2026-11-23T13:06:21.644Z" }, { passId: "pas-20d20c52-43e5-4ed9-9551-83581ddfce37", sensorCode: "PAR-01", groundSensorName: "Paranal", status: "SUCCESSFUL", pass: { start: "2026-11-24T01:36:39.503Z", end: "2026-11-24T01:37:39.758Z", culmination: "2026-11-24T01:37:39.758Z", maxElevation: 18.2655, azimuthAtStart: 270.8018, azimuthAtEnd: 287.2201, range: 1389.164, rangeRate: 3.419494, sunElevation: -28.7094, sunlit: true, phaseAngle: 104.7406, moonSeparation: 96.0011, moonIllumination: 0.9939, magnitude: 9.11, obstacle: null }, price: { amount: 12e3, currency: "EUR" }, charge: "CAPTURED", observationFileId: "obs-a2c3e251-df5d-476f-a2e2-435f2d4793a3", points: 29, reason: "", reasonSentences: [], clouds: 0.0884556671, weatherSource: "SIMULATED", replaces: null, history: [{ status: "PENDING", at: "2026-11-23T13:05:44.383Z", reason: "", reasonSentences: [] }, { status: "APPROVED", at: "2026-11-23T13:05:52.901Z", reason: "", reasonSentences: [] }], isSimulated: true, updatedAt: "2026-11-23T13:06:27.015Z" }], history: [{ status: "PENDING", at: "2026-11-23T13:05:33.364Z", reason: "", reasonSentences: [] }, { status: "APPROVED", at: "2026-11-23T13:05:55.512Z", reason: "", reasonSentences: [] }], promised: { passes: 2, price: { amount: 24e3, currency: "EUR" }, availableAt: "2026-11-24T02:07:39.758Z", gain: null }, simulatedNote: "Sensors, orbits, weather and measurements are simulated, 1800 times as fast as real time: a pass an hour ahead is delivered after 2 s; 3 % of its passes fail besides those under clouds.", simulatedNoteSentences: [{ code: "simulated-faster", figures: { speed: 1800, afterS: 2, failShare: 3 } }] },
  getSatellite: { satelliteId: "sat-2a890c07-ef34-48e4-a17e-e3504b63017c", cosparId: "2024-902A", name: "TERN-2", noradId: 99002, configuration: { shape: "BOX_WING", hardBodyRadius: 4.1, boxWidth: 1.2, boxHeight: 0.9, boxLength: 1.3, wingLength: 5.4, wingWidth: 1.2, dragArea: 4.2, dragCoefficient: 2.2, solarRadiationPressureArea: 7.6, reflectivityCoefficient: 1.25, wetMass: 147, propulsion: { type: "CONTINUOUS", thrust: 0.014, specificImpulse: 1420, dutyCycle: 0.5, maxDeltaV: 2, propellantMass: 9.8, minimumBurnSpacing: 1200, maxThrustDuration: 3300, burnsInEclipse: false, executionMagnitudeError: 0.02, executionPointingError: 1.5, executionFixedMagnitudeError: 1e-4, executionFixedPointingError: 1e-4 } }, claim: "CONFIRMED", isClaimDisputed: false, version: 2, createdAt: "2026-11-23T13:02:27.042992Z", updatedAt: "2026-11-23T13:02:27.064Z" },
  getSatelliteOperator: { noradId: 99006, operatorId: "demo-operator", operatorName: "Tern Orbital", satelliteName: "TERN-6" },
  getScreening: { screeningId: "scr-78f3f223-3fb7-4f50-9df7-a119dd24d28d", screeningType: "OPS_CAT", state: "COMPLETED", satelliteIds: ["sat-9f47913b-f57b-4ec9-9092-c488f9b653d2"], satelliteNames: ["TERN-4"], oemFileId: "oem-c5437618-1ecf-4433-a779-8ed320f5ffed", fileName: "tern-4-2.oem", trigger: "UPLOAD", start: "2026-11-23T01:02:00.000Z", stop: "2026-11-30T01:02:00.000Z", volume: null, catalogue: { catalogueId: "cat-83af9d3c-9db5-43bd-b575-080b10d03338", source: "KEEPOUT-DEMO, generated", objects: 268 }, progress: { phase: "ENDED", percent: 100, blocksDone: 22, blocksTotal: 22, partsDone: 4, partsTotal: 4, remainingSeconds: 0, waitingBehind: 0 }, otherEphemerides: 5, extent: { mode: "WHOLE", reason: "TOO_MANY_CHANGES", earlierScreeningId: "scr-bae60f60-f556-458e-bf8d-c07c7abfaa55", objectsChanged: 187, blocksTakenOver: 0, encountersTakenOver: 0 }, coverage: "FULL", conjunctionCount: 141, seenAgainCount: 0, risks: { UNKNOWN: 0, LOW: 127, MEDIUM: 10, HIGH: 4, CRITICAL: 0 }, worstProbability: 236902932e-13, dropoutCount: 0, createdAt: "2026-11-23T13:05:15.87105Z", startedAt: "2026-11-23T13:05:16.586211Z", finishedAt: "2026-11-23T13:05:31.200456Z", durationSeconds: 14.614, createdBy: "demo", failure: null, failureSentences: [], waitingFor: null, dropouts: [] },
  getSensor: { sensorId: "sen-0f08a60e-f885-4b2f-8f72-74dede76c6ba", sensorCode: "SSO-01", groundSensorName: "Siding Spring", sensorType: "OPTICAL_PASSIVE", site: { latitude: -31.27, longitude: 149.07, altitude: 1165 }, minElevation: 15, horizon: [], fieldOfView: 1.5, limitingMagnitude: 14, maxRange: null, maxSunElevation: -10, minMoonSeparation: 10, slewRate: 6, minPassSpacing: 20, minSeparation: 0.01, unavailable: [], weatherSource: "SIMULATED", clearShare: 0.65, latency: 1800, accuracy: { angleSigma: 1.5, rangeSigma: null, rangeRateSigma: null, timeBias: 0, timeBiasSigma: 1e-3, angleBiasSigma: 0.5 }, pricePerPass: { amount: 12e3, currency: "EUR" }, provider: "SIMULATOR", dataMode: "SIMULATED", isOwn: false, calibration: null, version: 1, createdAt: "2026-11-23T13:02:27.300275Z", updatedAt: "2026-11-23T13:02:27.300275Z" },
  getSensorWeather: { sensorCode: "ASC-R1", weatherSource: "NONE", forecast: null, message: "A radar does not mind clouds.", messageSentences: [{ code: "radar-and-clouds", figures: {} }], hours: [{ start: "2026-11-23T13:00:00.000Z", clouds: 0, weatherSource: "NONE" }, { start: "2026-11-23T14:00:00.000Z", clouds: 0, weatherSource: "NONE" }] },
  getSkyBodies: { time: "2026-11-23T13:08:11.938Z", site: null, bodies: [{ body: "SUN", position: { x: -71903448300, y: -118401263e3, z: -51323661500 }, rightAscension: 238.730269, declination: -20.3298246, distance: 147726379e3, lightTime: 492.76216, elongation: 0, illuminated: 1, angularDiameter: 0.539657459, azimuth: null, elevation: null }, { body: "MOON", position: { x: 252199954, y: 226757335, z: 132564266 }, rightAscension: 41.9592574, declination: 21.3490577, distance: 364138696, lightTime: 1.21463595, elongation: 164.300442, illuminated: 0.981436839, angularDiameter: 0.546748072, azimuth: null, elevation: null }] },
  getSpaceWeather: { table: { fileName: "SW-All.csv", loadedAt: "2026-11-23T06:10:04.118204Z", firstDay: "1957-10-01", lastDay: "2027-01-05", lastObservedDay: "2026-11-22" }, days: [{ day: "2022-12-29", f107: 162.8, f107Mean: 155.8, ap: 10, source: "OBSERVED" }, { day: "2022-12-30", f107: 178.3, f107Mean: 156.8, ap: 29, source: "OBSERVED" }] },
  getStation: { stationId: "sta-7a402d6d-d269-4cec-8b9a-30aac6444d06", name: "Longyearbyen", latitude: 78.23, longitude: 15.41, altitude: 480, minElevation: 5, canCommand: true, canConfirm: true, version: 1, createdAt: "2026-11-23T08:45:04.859294Z", updatedAt: "2026-11-23T08:45:04.859294Z" },
  listCdms: [{ cdmId: "cdm-ab70f44b18c0a44b145fae4e", messageId: "20261123T130236_99004_24828_20261124T073903_31d41c8120f3", conjunctionId: "con-664c437d41fed0ffdd5a6aaa", satelliteId: "sat-9f47913b-f57b-4ec9-9092-c488f9b653d2", screeningId: "scr-f4f8edd0-b9b8-4943-a7c1-31d41c8120f3", originator: "KEEPOUT", creationDate: "2026-11-23T13:02:36.101Z", totalMissDistance: 16858.5932, relativeSpeed: 12850.7564, relativePosition: { r: -482.771084, t: -9173.63366, n: 14135.8955 }, probabilityOfCollision: 63642303e-80, probabilityMethod: "NC2D-HALL-2021", maxProbability: 245841703e-17, dilution: "ROBUST", mahalanobisDistance: 17.4590539, confidence: "CONDITIONAL", confidenceReason: "covariance-estimated", originatorProbability: null, originatorMethod: null, observed: null, missSigma: 998.498248, object1: { noradId: 99004, designator: "99004", name: "TERN-4", cosparId: "2022-904C", objectType: "PAYLOAD", hardBodyRadius: 0.25, conjunctionPlaneX: 0, conjunctionPlaneY: 0, conjunctionPlaneCovarianceXX: 12.1047164, conjunctionPlaneCovarianceYX: -53.6146573, conjunctionPlaneCovarianceYY: 4799.23871 }, object2: { noradId: 24828, designator: "24828", name: "TEMPEST-1C DEB", cosparId: "1999-015BVV", objectType: "DEBRIS", hardBodyRadius: 0.246118612, conjunctionPlaneX: -482.774833, conjunctionPlaneY: -16851.6792, conjunctionPlaneCovarianceXX: 14631.5222, conjunctionPlaneCovarianceYX: -3609.65693, conjunctionPlaneCovarianceYY: 993215.737 }, conjunctionData: { tca: "2026-11-24T07:39:02.825949Z", riskLevel: "LOW", combinedHardBodyRadius: 0.496118612, combinedPlaneX: -482.774833, combinedPlaneY: -16851.6792, combinedPlaneCovarianceXX: 14643.6269, combinedPlaneCovarianceYX: -3663.27159, combinedPlaneCovarianceYY: 998014.976 } }, { cdmId: "cdm-6af00d71b98f421f204b9007", messageId: "20261123T130232_99001_42036_20261127T220513_07bd2c54a9a5", conjunctionId: "con-2e61966ef487061da802ee9e", satelliteId: "sat-bd99adbc-80bf-4607-8942-0f994943513f", screeningId: "scr-02231154-3489-41b7-a647-07bd2c54a9a5", originator: "KEEPOUT", creationDate: "2026-11-23T13:02:31.574Z", totalMissDistance: 5055.62229, relativeSpeed: 8531.41809, relativePosition: { r: -204.907478, t: -4177.97112, n: 2839.34622 }, probabilityOfCollision: 313367021e-14, probabilityMethod: "FOSTER-1992", maxProbability: 349783564e-14, dilution: "DILUTED", mahalanobisDistance: 1.75793054, confidence: "CONDITIONAL", confidenceReason: "covariance-estimated", originatorProbability: null, originatorMethod: null, observed: null, missSigma: 4712.71405, object1: { noradId: 99001, designator: "99001", name: "TERN-1", cosparId: "2023-901A", objectType: "PAYLOAD", hardBodyRadius: 3.4, conjunctionPlaneX: 0, conjunctionPlaneY: 0, conjunctionPlaneCovarianceXX: 4.37926748, conjunctionPlaneCovarianceYX: -667.930246, conjunctionPlaneCovarianceYY: 319438.232 }, object2: { noradId: 42036, designator: "42036", name: "TERRAVIEW-711", cosparId: "2022-067H", objectType: "PAYLOAD", hardBodyRadius: 1.07664167, conjunctionPlaneX: -204.907478, conjunctionPlaneY: -5051.46807, conjunctionPlaneCovarianceXX: 20917.4389, conjunctionPlaneCovarianceYX: 15294.6584, conjunctionPlaneCovarianceYY: 219255572e-1 }, conjunctionData: { tca: "2026-11-27T22:05:13.326034Z", riskLevel: "MEDIUM", combinedHardBodyRadius: 4.47664167, combinedPlaneX: -204.907478, combinedPlaneY: -5051.46807, combinedPlaneCovarianceXX: 20921.8182, combinedPlaneCovarianceYX: 14626.7282, combinedPlaneCovarianceYY: 222449954e-1 } }],
  listContacts: [{ satelliteId: "sat-bd99adbc-80bf-4607-8942-0f994943513f", satelliteName: "TERN-1", orbitSource: "EPHEMERIS", noOrbitReason: null, coveredUntil: "2026-11-30T11:07:00.000Z", contacts: [{ stationId: "sta-95c6293a-31fb-4bba-b15c-b7750c914193", stationName: "Punta Arenas", canCommand: true, canConfirm: true, start: "2026-11-23T15:14:36.243Z", culmination: "2026-11-23T15:19:12.561Z", end: "2026-11-23T15:23:43.738Z", maxElevation: 56.1472786 }, { stationId: "sta-95c6293a-31fb-4bba-b15c-b7750c914193", stationName: "Punta Arenas", canCommand: true, canConfirm: true, start: "2026-11-23T16:49:52.780Z", culmination: "2026-11-23T16:53:37.283Z", end: "2026-11-23T16:57:19.448Z", maxElevation: 20.4542848 }] }, { satelliteId: "sat-2a890c07-ef34-48e4-a17e-e3504b63017c", satelliteName: "TERN-2", orbitSource: "EPHEMERIS", noOrbitReason: null, coveredUntil: "2026-11-30T11:07:00.000Z", contacts: [{ stationId: "sta-95c6293a-31fb-4bba-b15c-b7750c914193", stationName: "Punta Arenas", canCommand: true, canConfirm: true, start: "2026-11-23T12:59:23.000Z", culmination: "2026-11-23T12:59:23.000Z", end: "2026-11-23T13:04:30.857Z", maxElevation: 34.8520193 }, { stationId: "sta-cbe8e58c-d236-452d-9b5b-149a17f95603", stationName: "Longyearbyen", canCommand: true, canConfirm: true, start: "2026-11-23T13:31:37.044Z", culmination: "2026-11-23T13:39:46.639Z", end: "2026-11-23T13:47:56.747Z", maxElevation: 41.6705166 }] }],
  listCurrencies: [{ currency: "AUD", decimals: 2 }, { currency: "CAD", decimals: 2 }],
  listCustomers: [{ customerId: "cus-197d45a2-2117-4a49-8b7c-747bfd64d1cc", userId: "0d79b0fa-d0e2-4b3c-b386-a089cc6c5823", name: "Demo Operator", balance: { available: 726e3, limit: 5e5, transaction_ids: ["trf-4cc0bd4b-a708-423e-9dac-710b2be2e059", "trf-7ffee1b4-69af-43b6-a67c-79d939eabbfa", "trf-0716349f-2401-46cf-b6ac-fd8f1561e0b3", "trf-46adeb6b-67f9-4a2e-b2d5-0798cb5e7c2d"], held: 0, currency: "EUR", version: 4 }, pays: true, country: null, vatId: null, address: "", operatorId: "demo-operator", createdAt: "2026-11-23T13:02:27.365806Z" }],
  listEphemerides: [{ oemFileId: "oem-a8b3cbed-e778-4275-89d0-5575654984f1", satelliteId: "sat-747b8b07-1113-4eea-84d3-7469f4792062", satelliteName: "TERN-3", fileName: "tern-3-1.oem", designation: "OPERATIONAL", objectName: "TERN-3", objectId: "2025-903A", frame: "EME2000", startTime: "2026-11-23T11:07:00.000Z", stopTime: "2026-11-30T11:07:00.000Z", stepSeconds: 60, stateCount: 10081, segmentCount: 1, covarianceCount: 337, interpolation: "LAGRANGE 7", sizeBytes: 1169114, sha256: "277a5918b7a33d7e6ed563e94a9b74b33fb0a8c0932d4566f8fc692da7d59c64", uploadedAt: "2026-11-23T13:02:34.746791Z", contentRemovedAt: null, uploadedBy: "demo", screeningId: "scr-330a4c21-117b-41c3-85b6-109032da8d52", warningCount: 0 }, { oemFileId: "oem-79731f6d-9ebd-481d-9fc1-85ebf903344a", satelliteId: "sat-2a890c07-ef34-48e4-a17e-e3504b63017c", satelliteName: "TERN-2", fileName: "tern-2-1.oem", designation: "OPERATIONAL", objectName: "TERN-2", objectId: "2024-902A", frame: "EME2000", startTime: "2026-11-23T11:07:00.000Z", stopTime: "2026-11-30T11:07:00.000Z", stepSeconds: 60, stateCount: 10081, segmentCount: 1, covarianceCount: 337, interpolation: "LAGRANGE 7", sizeBytes: 1169481, sha256: "e8c1e096134cd43f667aec5e2e808f19e931b8bbe13fa7615f6f0c910c3da600", uploadedAt: "2026-11-23T13:02:33.270454Z", contentRemovedAt: null, uploadedBy: "demo", screeningId: "scr-9f2a966a-8c60-4a94-bb46-e8015bb29395", warningCount: 0 }],
  listMissions: [{ missionId: "mis-0b1f5c1e-2a57-4e0a-8f3b-1c9a51c0a6f4", question: { name: "TERN-9", orbit: { kind: "HEIGHTS", perigee: 8e5, apogee: 81e4, inclination: 98.6, raan: 0, argPerigee: 0 }, radius: 5, days: 365, decisionDays: 1, traffic: [{ name: "STARLINK", growth: 1, ourShare: 0 }, { name: "PAYLOAD", growth: 1, ourShare: 0.5 }, { name: "DEBRIS", growth: 1.5, ourShare: 1 }], burn: 0.02, mass: 200, specificImpulse: 220 }, catalogueId: "cat-5d6f0c1e-0b57-4f0a-8f3b-1c9a51c0a6f4", state: "COMPLETED", percent: 100, orderedAt: "2024-11-01T08:00:00Z", orderedBy: "b8b1c5e0-1111-4f0a-8f3b-1c9a51c0a6f4", finishedAt: "2024-11-01T08:00:09Z", result: { objects: 26834, start: "2024-11-01T00:00:00Z", events: 1098, passagesPerYear: { value: 1557.06575, lower: 1466.31739, upper: 1651.96026 }, collisionsPerYear: { value: 0.00155706575, lower: 0.00146631739, upper: 0.00165196026 }, fluxPassagesPerYear: 1086.27889, groups: [{ name: "STARLINK", growth: 1, ourShare: 0, events: 0, passagesPerYear: { value: 0, lower: 0, upper: 3.69140608 } }, { name: "PAYLOAD", growth: 1, ourShare: 0.5, events: 133, passagesPerYear: { value: 133.091096, lower: 111.434393, upper: 157.727993 } }, { name: "ROCKET BODY", growth: 1, ourShare: 1, events: 49, passagesPerYear: { value: 49.0335616, lower: 36.2752988, upper: 64.8249689 } }, { name: "DEBRIS", growth: 1.5, ourShare: 1, events: 916, passagesPerYear: { value: 1374.9411, lower: 1287.33136, upper: 1466.94364 } }], levels: [{ acceptedPc: 1e-3, manoeuvresPerYear: 0.470061971, oursPerYear: 0.448691864, deltaVPerYear: 0.00897383727, propellantPerYear: 831886212e-12, reductionPerYear: 0.00107708237, residualPerYear: 47998338e-11, falseAlarmShare: 0.997708637 }, { acceptedPc: 3e-4, manoeuvresPerYear: 1.0484908, oursPerYear: 1.0014084, deltaVPerYear: 0.020028168, propellantPerYear: 0.00185663207, reductionPerYear: 0.00141158716, residualPerYear: 145478592e-12, falseAlarmShare: 0.998653696 }, { acceptedPc: 1e-4, manoeuvresPerYear: 1.58123936, oursPerYear: 1.51064102, deltaVPerYear: 0.0302128203, propellantPerYear: 0.00280075336, reductionPerYear: 0.00150857289, residualPerYear: 484928639e-13, falseAlarmShare: 0.999045955 }, { acceptedPc: 3e-5, manoeuvresPerYear: 2.16508025, oursPerYear: 2.06871071, deltaVPerYear: 0.0413742142, propellantPerYear: 0.00383541386, reductionPerYear: 0.00154251789, residualPerYear: 145478592e-13, falseAlarmShare: 0.999287547 }, { acceptedPc: 1e-5, manoeuvresPerYear: 2.69782881, oursPerYear: 2.57794333, deltaVPerYear: 0.0515588665, propellantPerYear: 0.00477952581, reductionPerYear: 0.00155221647, residualPerYear: 484928639e-14, falseAlarmShare: 0.999424642 }, { acceptedPc: 3e-6, manoeuvresPerYear: 3.28166971, oursPerYear: 3.13601302, deltaVPerYear: 0.0627202604, propellantPerYear: 0.00581417607, reductionPerYear: 0.00155561097, residualPerYear: 145478592e-14, falseAlarmShare: 0.99952597 }, { acceptedPc: 1e-6, manoeuvresPerYear: 3.81441827, oursPerYear: 3.64524564, deltaVPerYear: 0.0729049127, propellantPerYear: 0.00675827868, reductionPerYear: 0.00155658082, residualPerYear: 484928639e-15, falseAlarmShare: 0.999591922 }], met: [{ noradId: 42099, name: "COSMOS 1275 DEB", events: 16, closest: 1260.73959 }, { noradId: 30941, name: "FENGYUN 1C DEB", events: 11, closest: 535.508066 }, { noradId: 18592, name: "COSMOS 1275 DEB", events: 8, closest: 407.747697 }, { noradId: 42178, name: "COSMOS 1275 DEB", events: 7, closest: 1264.55391 }, { noradId: 60826, name: "CZ-6A DEB", events: 6, closest: 1725.86912 }, { noradId: 4973, name: "THORAD AGENA D DEB", events: 6, closest: 1926.26029 }, { noradId: 36338, name: "METEOR 2-8 DEB", events: 5, closest: 686.735287 }, { noradId: 734, name: "OPS 3367 A", events: 5, closest: 1449.1133 }, { noradId: 25254, name: "SL-16 DEB", events: 5, closest: 2126.1652 }, { noradId: 82873, name: "UNKNOWN", events: 4, closest: 665.089146 }] } }],
  listPassRates: [{ sensorId: "sen-0f08a60e-f885-4b2f-8f72-74dede76c6ba", sensorCode: "SSO-01", dataMode: "SIMULATED", passes: 21, successful: 16, share: 0.761904762, lower: 0.528340172, upper: 0.917824124, from: "2026-11-02T10:14:31.204Z", to: "2026-11-22T12:40:02.731Z", byElevation: [{ least: 30, most: 60, passes: 13, successful: 10, share: 0.769230769, lower: 0.461868461, upper: 0.949618927 }] }],
  listPrices: [{ priceId: "pri-90e3dd20-3b02-4d2b-802e-4f9b46e568aa", productId: "screening-month", amount: 49e3, currency: "EUR", period: "MONTH", validFrom: "2026-11-23T13:02:27.461016Z" }],
  listProducts: [{ productId: "screening-month", productType: "SUBSCRIPTION", name: "Screening, monthly", description: "", serviceType: "ca", createdAt: "2026-11-23T13:02:27.45325Z" }],
  listRequests: [{ observationRequestId: "req-7a1516eb-9552-457f-8190-9317410c572a", status: "COMPLETE", target: { kind: "CATALOGUE", noradId: 48692, name: "STARNET-1921", orbitEpoch: "2026-11-21T11:24:10.382Z", orbitAgeDays: 2.0722, orbitSource: "Element set of the catalogue in use (KEEPOUT-DEMO, generated).", orbitSourceSentences: [{ code: "element-set-of", figures: { catalogue: "KEEPOUT-DEMO, generated" } }], conjunctionId: null }, providerId: "simulator", measurementType: "ANY", orbitDataMessageType: null, measurementFileType: "TDM_KVN", fileCompressionType: "NONE", priority: "ROUTINE", dataMode: "SIMULATED", numberOfPassesRequested: 2, numberOfPassesCompleted: 2, minimumPoints: 5, sensorCodes: [], start: "2026-11-23T13:05:31.632Z", deadline: "2026-11-26T13:05:31.632Z", nextPass: null, observationFileId: "obs-a2c3e251-df5d-476f-a2e2-435f2d4793a3", observationPassIds: ["pas-5d0b019c-9e6b-4450-90cb-6af8803269b1", "pas-20d20c52-43e5-4ed9-9551-83581ddfce37"], price: { amount: 24e3, currency: "EUR" }, charged: { amount: 24e3, currency: "EUR" }, charge: "CAPTURED", infeasibleReason: null, reason: "", reasonSentences: [], replacement: null, note: "How well is it known?", isSimulated: true, createdAt: "2026-11-23T13:05:33.328415Z", createdBy: "demo", updatedAt: "2026-11-23T13:06:27.023Z", version: 15 }],
  listSatelliteHistory: [{ at: "2026-11-23T13:02:27.193362Z", actor: "demo", action: "claim-confirmed", changes: [] }, { at: "2026-11-23T13:02:27.162242Z", actor: "demo", action: "created", changes: [] }],
  listScreenings: [{ screeningId: "scr-bae60f60-f556-458e-bf8d-c07c7abfaa55", screeningType: "OPS_CAT", state: "COMPLETED", satelliteIds: ["sat-9f47913b-f57b-4ec9-9092-c488f9b653d2"], satelliteNames: ["TERN-4"], oemFileId: "oem-49a576c7-572c-4e66-becd-e890800d1e35", fileName: "tern-4-3.oem", trigger: "UPLOAD", start: "2026-11-22T13:02:00.000Z", stop: "2026-11-29T13:02:00.000Z", volume: null, catalogue: { catalogueId: "cat-a72da3b0-cf8e-4360-803f-10ae08201339", source: "KEEPOUT-DEMO, generated", objects: 268 }, progress: { phase: "ENDED", percent: 100, blocksDone: 22, blocksTotal: 22, partsDone: 4, partsTotal: 4, remainingSeconds: 0, waitingBehind: 0 }, otherEphemerides: 5, extent: { mode: "WHOLE", reason: "TOO_MANY_CHANGES", earlierScreeningId: "scr-1c432e29-0484-44bb-9ac8-c0979b59140e", objectsChanged: 247, blocksTakenOver: 0, encountersTakenOver: 0 }, coverage: "FULL", conjunctionCount: 135, seenAgainCount: 0, risks: { UNKNOWN: 0, LOW: 122, MEDIUM: 10, HIGH: 3, CRITICAL: 0 }, worstProbability: 196222709e-13, dropoutCount: 0, createdAt: "2026-11-23T13:04:52.770839Z", startedAt: "2026-11-23T13:04:52.989374Z", finishedAt: "2026-11-23T13:05:11.795735Z", durationSeconds: 18.806, createdBy: "demo", failure: null, failureSentences: [], waitingFor: null }, { screeningId: "scr-78f3f223-3fb7-4f50-9df7-a119dd24d28d", screeningType: "OPS_CAT", state: "COMPLETED", satelliteIds: ["sat-9f47913b-f57b-4ec9-9092-c488f9b653d2"], satelliteNames: ["TERN-4"], oemFileId: "oem-c5437618-1ecf-4433-a779-8ed320f5ffed", fileName: "tern-4-2.oem", trigger: "UPLOAD", start: "2026-11-23T01:02:00.000Z", stop: "2026-11-30T01:02:00.000Z", volume: null, catalogue: { catalogueId: "cat-83af9d3c-9db5-43bd-b575-080b10d03338", source: "KEEPOUT-DEMO, generated", objects: 268 }, progress: { phase: "ENDED", percent: 100, blocksDone: 22, blocksTotal: 22, partsDone: 4, partsTotal: 4, remainingSeconds: 0, waitingBehind: 0 }, otherEphemerides: 5, extent: { mode: "WHOLE", reason: "TOO_MANY_CHANGES", earlierScreeningId: "scr-bae60f60-f556-458e-bf8d-c07c7abfaa55", objectsChanged: 187, blocksTakenOver: 0, encountersTakenOver: 0 }, coverage: "FULL", conjunctionCount: 141, seenAgainCount: 0, risks: { UNKNOWN: 0, LOW: 127, MEDIUM: 10, HIGH: 4, CRITICAL: 0 }, worstProbability: 236902932e-13, dropoutCount: 0, createdAt: "2026-11-23T13:05:15.87105Z", startedAt: "2026-11-23T13:05:16.586211Z", finishedAt: "2026-11-23T13:05:31.200456Z", durationSeconds: 14.614, createdBy: "demo", failure: null, failureSentences: [], waitingFor: null }],
  listTransactions: [{ transactionId: "trf-4cc0bd4b-a708-423e-9dac-710b2be2e059", kind: "CAPTURE", amount: 0, held: -12e3, currency: "EUR", reason: "Pass of 2026-11-24 01:36:39 Z over PAR-01", reasonSentences: [{ code: "pass-of", figures: { at: "2026-11-24T01:36:39Z", sensor: "PAR-01" } }], actor: "platform", at: "2026-11-23T13:06:26.868441Z" }, { transactionId: "trf-7ffee1b4-69af-43b6-a67c-79d939eabbfa", kind: "CAPTURE", amount: 0, held: -12e3, currency: "EUR", reason: "Pass of 2026-11-23 23:56:20 Z over PAR-01", reasonSentences: [{ code: "pass-of", figures: { at: "2026-11-23T23:56:20Z", sensor: "PAR-01" } }], actor: "platform", at: "2026-11-23T13:06:21.592423Z" }],
  listVatRates: [{ country: "AT", validFrom: "1984-01-01", rate: 20, source: "European Commission, VAT rates applied in the Member States, section VIII", sourceDate: "2021-06-01", isInUnion: true }, { country: "BE", validFrom: "1996-01-01", rate: 21, source: "European Commission, VAT rates applied in the Member States, section VIII", sourceDate: "2021-06-01", isInUnion: true }],
  predictPasses: [{ catalogueId: 99004, name: "TERN-4", sensorCode: "PUN-R1", groundSensorName: "Punta Arenas radar", sensorType: "RADAR_ACTIVE", orbitAgeDays: 0.2495, visibilityIntervals: [{ start: "2026-11-23T19:08:55.186Z", end: "2026-11-23T19:16:36.418Z", culmination: "2026-11-23T19:12:46.729Z", maxElevation: 83.7095, azimuthAtStart: 164.8383, azimuthAtEnd: 347.0335, range: 536.777, rangeRate: 6.959122, sunElevation: 44.9521, sunlit: true, phaseAngle: 130.3038, moonSeparation: 74.0309, moonIllumination: 0.989, magnitude: null, obstacle: null }, { start: "2026-11-23T20:44:13.363Z", end: "2026-11-23T20:48:11.483Z", culmination: "2026-11-23T20:46:12.528Z", maxElevation: 13.7922, azimuthAtStart: 205.4615, azimuthAtEnd: 267.9996, range: 1549.395, rangeRate: 3.63239, sunElevation: 31.7251, sunlit: true, phaseAngle: 138.3465, moonSeparation: 120.1709, moonIllumination: 0.9905, magnitude: null, obstacle: null }], reason: null, cacheId: "prd-782146f8-da28-4018-bce2-b793b3c9c693" }, { catalogueId: 99004, name: "TERN-4", sensorCode: "KIR-R1", groundSensorName: "Kiruna radar", sensorType: "RADAR_ACTIVE", orbitAgeDays: 0.2495, visibilityIntervals: [{ start: "2026-11-23T13:22:55.375Z", end: "2026-11-23T13:27:10.368Z", culmination: "2026-11-23T13:25:02.763Z", maxElevation: 14.2533, azimuthAtStart: 244.9654, azimuthAtEnd: 312.8506, range: 1516.962, rangeRate: 3.707434, sunElevation: -4.3612, sunlit: true, phaseAngle: 120.7837, moonSeparation: 102.2819, moonIllumination: 0.9825, magnitude: null, obstacle: null }, { start: "2026-11-24T00:37:48.567Z", end: "2026-11-24T00:44:49.161Z", culmination: "2026-11-24T00:41:20.206Z", maxElevation: 35.203, azimuthAtStart: 29.2466, azimuthAtEnd: 164.8542, range: 848.868, rangeRate: 6.361189, sunElevation: -37.9457, sunlit: false, phaseAngle: 91.0988, moonSeparation: 68.7031, moonIllumination: 0.9928, magnitude: null, obstacle: null }], reason: null, cacheId: "prd-782146f8-da28-4018-bce2-b793b3c9c693" }]
};

// packages/contract/src/recorded.ts
var RECORDED = answers_default;

// packages/contract/src/ca/recorded-examples.json
var recorded_examples_default = {
  PlanningBasis: {
    conjunctionId: "con-97ad7bc1cd3807f91452ed7d",
    satelliteId: "sat-6a585c5e-99b7-4936-95e8-3a953ba36490",
    satelliteName: "TERN-2",
    secondaryName: "TALUS-2 R/B",
    tca: "2026-11-24T06:25:58.937397Z",
    period: 6552.71027,
    manoeuvreType: "CONTINUOUS",
    unplannable: null,
    missingFields: [],
    vehicle: {
      mass: 147,
      propellantMass: 9.8,
      maxDeltaV: 2,
      thrust: 0.014,
      specificImpulse: 1420,
      dutyCycle: 0.5,
      dragAreaMin: null,
      dragAreaNominal: null,
      dragAreaMax: null,
      dragCoefficient: 2.2,
      dynamicPressure: null,
      burnsInEclipse: false,
      atmosphere: "EXPONENTIAL"
    },
    targetProbability: 225731911e-14,
    actProbability: 1e-4,
    watchProbability: 1e-7,
    densityUncertainty: 0.3,
    totalProbability: 713833388e-13,
    events: [
      {
        conjunctionId: "con-97ad7bc1cd3807f91452ed7d",
        secondaryName: "TALUS-2 R/B",
        tca: "2026-11-24T06:25:58.937397Z",
        tcaOffset: 0,
        primary: [-624540444e-2, -254956907e-2, 341675726e-2, 3171.23325, 933.708611, 6467.70744],
        secondary: [-624479376e-2, -255076943e-2, 341676938e-2, -2667.88505, -2166.92495, -6403.44574],
        covariance: [
          131345488e-1,
          107045581e-1,
          318402558e-1,
          107045581e-1,
          873292072e-2,
          25960274,
          318402558e-1,
          25960274,
          772240268e-1
        ],
        hardBodyRadius: 6.6,
        probability: 713826978e-13,
        confidence: "CONDITIONAL",
        confidenceReason: "covariance-stated"
      },
      {
        conjunctionId: "con-be9d8e7af3243080f295fe2b",
        secondaryName: "HALCYON R/B DEB",
        tca: "2026-11-21T22:32:56.099027Z",
        tcaOffset: -201182.838,
        primary: [510594131e-2, 178029355e-2, 528344872e-2, 4655.34861, 2064.82925, -5177.99321],
        secondary: [510565302e-2, 178024371e-2, 528376338e-2, 5333.35251, -320.727968, -4934.63087],
        covariance: [
          3078.2257,
          -70.542081,
          -2870.26735,
          -70.542081,
          186.948301,
          26.5393863,
          -2870.26735,
          26.5393863,
          2840.14348
        ],
        hardBodyRadius: 4.6,
        probability: 641019834e-18,
        confidence: "CONDITIONAL",
        confidenceReason: "covariance-stated"
      }
    ],
    otherObjects: [
      {
        conjunctionId: "con-97ad7bc1cd3807f91452ed7d",
        objectType: "ROCKET BODY",
        manoeuvrable: "NO"
      },
      {
        conjunctionId: "con-be9d8e7af3243080f295fe2b",
        objectType: "DEBRIS",
        manoeuvrable: "NO"
      }
    ],
    leftOut: 0,
    now: "2026-11-21T09:04:47.780000Z",
    commandBy: "2026-11-24T05:01:18.859958Z",
    contacts: [
      {
        stationId: "sta-d8275068-1e41-47ea-8b45-9e7e84123873",
        name: "Longyearbyen",
        start: "2026-11-21T09:22:38.862278Z",
        end: "2026-11-21T09:39:40.803344Z",
        canCommand: true,
        canConfirm: true
      },
      {
        stationId: "sta-d8275068-1e41-47ea-8b45-9e7e84123873",
        name: "Longyearbyen",
        start: "2026-11-21T11:12:49.793210Z",
        end: "2026-11-21T11:29:37.700875Z",
        canCommand: true,
        canConfirm: true
      }
    ],
    shadows: [
      {
        start: "2026-11-21T09:40:04.360549Z",
        end: "2026-11-21T10:09:55.583418Z"
      },
      {
        start: "2026-11-21T11:29:17.929340Z",
        end: "2026-11-21T11:59:07.398497Z"
      }
    ],
    noBurnWindows: [],
    committedBurns: []
  },
  ManoeuvreSearch: {
    conjunctionId: "con-97ad7bc1cd3807f91452ed7d",
    orbitsTo: 6
  },
  ManoeuvreCandidates: {
    conjunctionId: "con-97ad7bc1cd3807f91452ed7d",
    targetProbability: 225731911e-14,
    totalProbabilityBefore: 713833388e-13,
    isTargetMet: false,
    candidates: [
      {
        stars: ["CHEAPEST", "EARLIEST"],
        manoeuvre: {
          manoeuvreType: "CONTINUOUS",
          ignitionEpoch: "2026-11-23T20:25:19.030939Z",
          manoeuvreDuration: 724.011274,
          thrustDirection: [0.0858319778, 0.996304248, 0.00327362559],
          deltaVReferenceFrame: "RTN"
        },
        result: {
          figures: {
            manoeuvreType: "CONTINUOUS",
            ignitionEpoch: "2026-11-23T20:25:19.030939Z",
            orbitsBeforeTca: 5.5,
            manoeuvreDuration: 724.011274,
            totalThrustingTime: 362.005637,
            totalDeltaVMagnitude: 0.03447677,
            deltaVMagnitude: 0.03447677,
            deltaVReferenceFrame: "RTN",
            deltaVVector: [0.00295920936, 0.0343493524, 112864037e-12],
            totalDeltaMass: -36394382e-11,
            deltaMass: -36394382e-11,
            effectiveThrustMagnitude: 7e-3,
            specificImpulse: 1420,
            dutyCycle: 0.5,
            spacecraftInitialMass: 147,
            dragCrossSection: null,
            totalTimeInDifferentialDragConfiguration: 0,
            totalTimeInNominalConfiguration: 36039.9065,
            positionBefore: [623540055e-2, 254788417e-2, -346581129e-2],
            velocityBefore: [-3184.63992, -939.827889, -6445.68407],
            positionAfter: [267157287e-2, 133291473e-2, -696871362e-2],
            velocityAfter: [-6261.78621, -2280.50135, -2841.93302],
            smaChange: 71.5566814
          },
          probabilityBefore: 713826978e-13,
          probability: 180355922e-14,
          totalProbabilityBefore: 713833388e-13,
          totalProbability: 180420024e-14,
          isInadequate: false,
          missDistance: 1692.58691,
          mahalanobisDistance: 3.21907621,
          tca: "2026-11-24T06:25:59.187839Z",
          planeBefore: {
            x: -94.1728685,
            y: 1343.5296,
            covarianceXX: 5881.91195,
            covarianceYX: -16127.0929,
            covarianceYY: 836904.93
          },
          planeAfter: {
            x: -225.436524,
            y: 1677.50673,
            covarianceXX: 5803.33046,
            covarianceYX: -13951.2167,
            covarianceYY: 836893.522
          },
          events: [
            {
              conjunctionId: "con-97ad7bc1cd3807f91452ed7d",
              secondaryName: "TALUS-2 R/B",
              secondaryNoradId: 99108,
              tcaBefore: "2026-11-24T06:25:58.937397Z",
              tcaAfter: "2026-11-24T06:25:59.187839Z",
              missDistanceBefore: 1346.82602,
              missDistanceAfter: 1692.58691,
              relativePositionBefore: [-94.1722538, 122.961711, -1337.891],
              relativePositionAfter: [-225.435055, 153.141595, -1670.50206],
              probabilityBefore: 713826978e-13,
              probabilityAfter: 180355922e-14,
              outcome: "PASSES",
              isInadequate: false,
              isRaised: false
            },
            {
              conjunctionId: "con-be9d8e7af3243080f295fe2b",
              secondaryName: "HALCYON R/B DEB",
              secondaryNoradId: 99102,
              tcaBefore: "2026-11-21T22:32:56.099027Z",
              tcaAfter: "2026-11-21T22:32:56.099027Z",
              missDistanceBefore: 429.653739,
              missDistanceAfter: 429.653739,
              relativePositionBefore: [13.4652522, -423.315755, 72.2827379],
              relativePositionAfter: [13.4652522, -423.315755, 72.2827379],
              probabilityBefore: 641019834e-18,
              probabilityAfter: 641019834e-18,
              outcome: "PASSES",
              isInadequate: false,
              isRaised: false
            }
          ],
          branches: [
            {
              branch: "HOT",
              share: 1.06,
              probability: 130693832e-14,
              totalProbability: 130757934e-14,
              missDistance: 1713.50372,
              isInadequate: false
            },
            {
              branch: "NOMINAL",
              share: 1,
              probability: 180355922e-14,
              totalProbability: 180420024e-14,
              missDistance: 1692.58691,
              isInadequate: false
            }
          ],
          commandBy: "2026-11-23T19:55:19.030939Z",
          commandContact: "Longyearbyen, 2026-11-23T17:55:06Z to 18:12:03Z",
          confirmationContact: "Longyearbyen, 2026-11-23T21:34:05Z to 21:50:30Z",
          breaks: []
        },
        screening: {
          catalogueId: "cat-2407081d-ca4c-4b46-8400-1d78e3ba8826",
          objects: 26834,
          until: "2026-11-28T09:01:36Z",
          totalProbability: 180420024e-14,
          newEvents: [],
          estimatedProbability: 0,
          changedPassages: []
        }
      },
      {
        stars: [],
        manoeuvre: {
          manoeuvreType: "CONTINUOUS",
          ignitionEpoch: "2026-11-23T22:14:31.741204Z",
          manoeuvreDuration: 733.658002,
          thrustDirection: [0.0877859385, 0.996134583, 0.00308573759],
          deltaVReferenceFrame: "RTN"
        },
        result: {
          figures: {
            manoeuvreType: "CONTINUOUS",
            ignitionEpoch: "2026-11-23T22:14:31.741204Z",
            orbitsBeforeTca: 4.5,
            manoeuvreDuration: 733.658002,
            totalThrustingTime: 366.829001,
            totalDeltaVMagnitude: 0.0349361391,
            deltaVMagnitude: 0.0349361391,
            deltaVReferenceFrame: "RTN",
            deltaVVector: [0.00306690176, 0.0348010964, 107803758e-12],
            totalDeltaMass: -368793008e-12,
            deltaMass: -368793008e-12,
            effectiveThrustMagnitude: 7e-3,
            specificImpulse: 1420,
            dutyCycle: 0.5,
            spacecraftInitialMass: 147,
            dragCrossSection: null,
            totalTimeInDifferentialDragConfiguration: 0,
            totalTimeInNominalConfiguration: 29487.1962,
            positionBefore: [623540055e-2, 254788417e-2, -346581129e-2],
            velocityBefore: [-3184.63992, -939.827889, -6445.68407],
            positionAfter: [261105429e-2, 131085894e-2, -6995832],
            velocityAfter: [-6285.09409, -2292.1661, -2780.32014],
            smaChange: 72.4975536
          },
          probabilityBefore: 713826978e-13,
          probability: 180403657e-14,
          totalProbabilityBefore: 713833388e-13,
          totalProbability: 180467759e-14,
          isInadequate: false,
          missDistance: 1635.09196,
          mahalanobisDistance: 3.21906148,
          tca: "2026-11-24T06:25:59.144012Z",
          planeBefore: {
            x: -94.1728685,
            y: 1343.5296,
            covarianceXX: 5881.91195,
            covarianceYX: -16127.0929,
            covarianceYY: 836904.93
          },
          planeAfter: {
            x: -228.414962,
            y: 1619.05909,
            covarianceXX: 5816.17549,
            covarianceYX: -14329.5072,
            covarianceYY: 836893.406
          },
          events: [
            {
              conjunctionId: "con-97ad7bc1cd3807f91452ed7d",
              secondaryName: "TALUS-2 R/B",
              secondaryNoradId: 99108,
              tcaBefore: "2026-11-24T06:25:58.937397Z",
              tcaAfter: "2026-11-24T06:25:59.144012Z",
              missDistanceBefore: 1346.82602,
              missDistanceAfter: 1635.09196,
              relativePositionBefore: [-94.1722538, 122.961711, -1337.891],
              relativePositionAfter: [-228.413474, 147.766824, -1612.30207],
              probabilityBefore: 713826978e-13,
              probabilityAfter: 180403657e-14,
              outcome: "PASSES",
              isInadequate: false,
              isRaised: false
            },
            {
              conjunctionId: "con-be9d8e7af3243080f295fe2b",
              secondaryName: "HALCYON R/B DEB",
              secondaryNoradId: 99102,
              tcaBefore: "2026-11-21T22:32:56.099027Z",
              tcaAfter: "2026-11-21T22:32:56.099027Z",
              missDistanceBefore: 429.653739,
              missDistanceAfter: 429.653739,
              relativePositionBefore: [13.4652522, -423.315755, 72.2827379],
              relativePositionAfter: [13.4652522, -423.315755, 72.2827379],
              probabilityBefore: 641019834e-18,
              probabilityAfter: 641019834e-18,
              outcome: "PASSES",
              isInadequate: false,
              isRaised: false
            }
          ],
          branches: [
            {
              branch: "HOT",
              share: 1.06,
              probability: 130362716e-14,
              totalProbability: 130426818e-14,
              missDistance: 1652.59654,
              isInadequate: false
            },
            {
              branch: "NOMINAL",
              share: 1,
              probability: 180403657e-14,
              totalProbability: 180467759e-14,
              missDistance: 1635.09196,
              isInadequate: false
            }
          ],
          commandBy: "2026-11-23T21:44:31.741204Z",
          commandContact: "Longyearbyen, 2026-11-23T19:44:50Z to 20:01:49Z",
          confirmationContact: "Longyearbyen, 2026-11-23T23:22:48Z to 23:38:17Z",
          breaks: []
        },
        screening: {
          catalogueId: "cat-2407081d-ca4c-4b46-8400-1d78e3ba8826",
          objects: 26834,
          until: "2026-11-28T09:01:36Z",
          totalProbability: 180467759e-14,
          newEvents: [],
          estimatedProbability: 0,
          changedPassages: []
        }
      }
    ],
    notScreened: null,
    lastChance: "2026-11-24T05:31:22.582264Z",
    constraints: {
      tried: 74,
      feasible: 74,
      forbids: [],
      emptiedBy: null
    },
    isBeyondMeans: false
  },
  ManoeuvreReturnSearch: {
    conjunctionId: "con-97ad7bc1cd3807f91452ed7d",
    manoeuvre: {
      manoeuvreType: "CONTINUOUS",
      ignitionEpoch: "2026-11-22T18:55:12.544232Z",
      manoeuvreDuration: 565.014516,
      thrustDirection: [0.0389047697, 0.999238117, 0.00309919763],
      deltaVReferenceFrame: "RTN"
    },
    smaBand: 20,
    phaseBand: 0.5,
    latestHours: 48
  },
  ManoeuvreReturn: {
    conjunctionId: "con-97ad7bc1cd3807f91452ed7d",
    found: true,
    isNeeded: true,
    unreachable: null,
    manoeuvres: [
      {
        manoeuvreType: "CONTINUOUS",
        ignitionEpoch: "2026-11-22T18:55:12.544232Z",
        manoeuvreDuration: 565.014516,
        thrustDirection: [0.0389047697, 0.999238117, 0.00309919763],
        deltaVReferenceFrame: "RTN"
      },
      {
        manoeuvreType: "CONTINUOUS",
        ignitionEpoch: "2026-11-24T07:25:58.937397Z",
        manoeuvreDuration: 365.2,
        thrustDirection: [0, -1, 0],
        deltaVReferenceFrame: "RTN"
      }
    ],
    totalDeltaV: 0.04304,
    totalPropellant: 454e-6,
    timeOutside: 131850,
    insideFrom: "2026-11-24T07:32:04.137Z",
    smaAfter: 18.9,
    phaseAfter: -0.113,
    totalProbability: 179478792e-14,
    isInadequate: false
  },
  TradeSpaceBody: {
    conjunctionId: "con-97ad7bc1cd3807f91452ed7d",
    columns: 2,
    rows: 2
  },
  TradeSpace: {
    conjunctionId: "con-97ad7bc1cd3807f91452ed7d",
    manoeuvreType: "CONTINUOUS",
    ignitionEpochs: ["2026-11-23T21:19:55.386071Z", "2026-11-24T05:31:22.582264Z"],
    orbitsBeforeTca: [5, 0.5],
    sizes: [-3300, 3300],
    log10TotalProbability: [[-5.12502384, -9.18231773], [-6.48590326, -9.12676716]],
    raised: [[false, false], [false, false]],
    unsure: [[false, false], [false, false]]
  },
  TradeSpaceScreeningBody: {
    conjunctionId: "con-97ad7bc1cd3807f91452ed7d",
    columns: 2,
    rows: 2,
    cells: 100
  },
  TradeSpaceScreening: {
    conjunctionId: "con-97ad7bc1cd3807f91452ed7d",
    unsure: [],
    targetProbability: 225731911e-14,
    notScreened: null,
    catalogueId: "cat-2407081d-ca4c-4b46-8400-1d78e3ba8826",
    objects: 26834,
    until: "2026-11-28T09:01:36Z",
    chosen: 4,
    screened: 4,
    raising: 1,
    cells: [
      {
        column: 1,
        row: 1,
        orbitsBeforeTca: 0.5,
        size: 3300,
        totalProbability: 68e-11,
        newEvents: [],
        estimatedProbability: 0
      },
      {
        column: 1,
        row: 0,
        orbitsBeforeTca: 0.5,
        size: -3300,
        totalProbability: 3266e-10,
        newEvents: [],
        estimatedProbability: 0
      },
      {
        column: 0,
        row: 1,
        orbitsBeforeTca: 5,
        size: 3300,
        totalProbability: 31e-7,
        newEvents: [
          {
            secondaryName: "COSMOS 2251 DEB",
            secondaryNoradId: 34001,
            tca: "2026-11-25T03:12:44.120457Z",
            missDistance: 412.6,
            relativeSpeed: 11420.3,
            probability: 31e-7,
            isEstimated: true
          }
        ],
        estimatedProbability: 0
      },
      {
        column: 0,
        row: 0,
        orbitsBeforeTca: 5,
        size: -3300,
        totalProbability: 7498e-9,
        newEvents: [],
        estimatedProbability: 0
      }
    ],
    stars: [
      {
        star: "CHEAPEST",
        column: 1,
        row: 1
      },
      {
        star: "EARLIEST",
        column: 1,
        row: 1
      },
      {
        star: "LEAST_ORBIT_CHANGE",
        column: 1,
        row: 1
      }
    ]
  },
  ManoeuvrePlan: {
    manoeuvreId: "man-4d56f495-ae43-4c00-ad55-5ef8ed19ff8a",
    conjunctionId: "con-97ad7bc1cd3807f91452ed7d",
    satelliteId: "sat-6a585c5e-99b7-4936-95e8-3a953ba36490",
    satelliteName: "TERN-2",
    secondaryName: "TALUS-2 R/B",
    state: "DRAFT",
    nextStates: ["PROPOSED", "ABANDONED"],
    needsOtherApprover: false,
    proposedBy: null,
    approvedBy: null,
    manoeuvre: {
      manoeuvreType: "CONTINUOUS",
      ignitionEpoch: "2026-11-22T18:55:12.544232Z",
      manoeuvreDuration: 565.014516,
      thrustDirection: [0.0389047697, 0.999238117, 0.00309919763],
      deltaVReferenceFrame: "RTN"
    },
    returnManoeuvre: null,
    constraints: {
      needsCommandContact: true,
      needsConfirmationContact: false
    },
    note: "x",
    result: {
      figures: {
        manoeuvreType: "CONTINUOUS",
        ignitionEpoch: "2026-11-22T18:55:12.544232Z",
        orbitsBeforeTca: 19.5104603,
        manoeuvreDuration: 565.014516,
        totalThrustingTime: 274.478246,
        totalDeltaVMagnitude: 0.0261408099,
        deltaVMagnitude: 0.0261408099,
        deltaVReferenceFrame: "RTN",
        deltaVVector: [0.00101700219, 0.0261208936, 810155359e-13],
        totalDeltaMass: -275947806e-12,
        deltaMass: -275947806e-12,
        effectiveThrustMagnitude: 7e-3,
        specificImpulse: 1420,
        dutyCycle: 0.5,
        spacecraftInitialMass: 147,
        dragCrossSection: null,
        totalTimeInDifferentialDragConfiguration: 0,
        totalTimeInNominalConfiguration: 127846.393,
        positionBefore: [638610539e-2, 263219977e-2, -310875968e-2],
        velocityBefore: [-2866.54116, -828.628812, -6609.12552],
        positionAfter: [393292393e-2, 181087023e-2, -621876136e-2],
        velocityAfter: [-5602.66932, -2006.69434, -4131.0841],
        smaChange: 54.2899595
      },
      probabilityBefore: 713826978e-13,
      probability: 17941469e-13,
      totalProbabilityBefore: 713833388e-13,
      totalProbability: 179478792e-14,
      isInadequate: false,
      missDistance: 2264.86315,
      mahalanobisDistance: 3.21989679,
      tca: "2026-11-24T06:25:59.623195Z",
      planeBefore: {
        x: -94.1728685,
        y: 1343.5296,
        covarianceXX: 5881.91195,
        covarianceYX: -16127.0929,
        covarianceYY: 836904.93
      },
      planeAfter: {
        x: -181.870486,
        y: 2257.54916,
        covarianceXX: 5694.47759,
        covarianceYX: -10195.7193,
        covarianceYY: 836896.312
      },
      events: [
        {
          conjunctionId: "con-97ad7bc1cd3807f91452ed7d",
          secondaryName: "TALUS-2 R/B",
          secondaryNoradId: 99108,
          tcaBefore: "2026-11-24T06:25:58.937397Z",
          tcaAfter: "2026-11-24T06:25:59.623195Z",
          missDistanceBefore: 1346.82602,
          missDistanceAfter: 2264.86315,
          relativePositionBefore: [-94.1722538, 122.961711, -1337.891],
          relativePositionAfter: [-181.869303, 206.531306, -2248.08218],
          probabilityBefore: 713826978e-13,
          probabilityAfter: 17941469e-13,
          outcome: "PASSES",
          isInadequate: false,
          isRaised: false
        },
        {
          conjunctionId: "con-be9d8e7af3243080f295fe2b",
          secondaryName: "HALCYON R/B DEB",
          secondaryNoradId: 99102,
          tcaBefore: "2026-11-21T22:32:56.099027Z",
          tcaAfter: "2026-11-21T22:32:56.099027Z",
          missDistanceBefore: 429.653739,
          missDistanceAfter: 429.653739,
          relativePositionBefore: [13.4652522, -423.315755, 72.2827379],
          relativePositionAfter: [13.4652522, -423.315755, 72.2827379],
          probabilityBefore: 641019834e-18,
          probabilityAfter: 641019834e-18,
          outcome: "PASSES",
          isInadequate: false,
          isRaised: false
        }
      ],
      branches: [
        {
          branch: "HOT",
          share: 1.06,
          probability: 131479299e-14,
          totalProbability: 131543401e-14,
          missDistance: 2320.31211,
          isInadequate: false
        },
        {
          branch: "NOMINAL",
          share: 1,
          probability: 17941469e-13,
          totalProbability: 179478792e-14,
          missDistance: 2264.86315,
          isInadequate: false
        }
      ],
      commandBy: "2026-11-22T18:25:12.544232Z",
      commandContact: "Longyearbyen, 2026-11-22T16:25:06Z to 16:41:43Z",
      confirmationContact: "Longyearbyen, 2026-11-22T20:04:57Z to 20:21:53Z",
      breaks: []
    },
    staleBecause: [],
    inputs: {
      cdmIds: ["cdm-2649a610b0b17b622487d75b", "cdm-ed402222c27e94f0056d5b07"],
      oemFileId: "oem-175fdef0-fca4-4d8b-ba49-055e05a66505",
      catalogueId: "cat-be9d0c86-a610-491e-ab34-d8393339b6c1",
      satelliteVersion: 2,
      rulesVersion: 1,
      sha256: "e610a4f7e4ebd86d940eacd66e9d232df8922352605617af414ef11abb2bdade"
    },
    screeningId: "pms-371f4bdf-268a-4ac3-89c5-3ee32054438a",
    screening: {
      status: "CLEAR",
      newOrWorse: 0,
      text: "Screened: clear",
      textSentences: [
        {
          code: "plan-screened-clear",
          figures: {}
        }
      ],
      byEstimatedErrors: null,
      totalProbability: null,
      estimatedProbability: null
    },
    verification: null,
    history: [
      {
        at: "2026-11-21T09:01:31.349Z",
        by: "service-account-keepout-machine-cli-demo",
        state: "DRAFT",
        note: "x"
      }
    ],
    version: 1,
    createdAt: "2026-11-21T09:01:31.349045Z",
    createdBy: "service-account-keepout-machine-cli-demo",
    updatedAt: "2026-11-21T09:01:31.349045Z"
  },
  ManoeuvreBody: {
    conjunctionId: "con-97ad7bc1cd3807f91452ed7d",
    manoeuvre: {
      manoeuvreType: "CONTINUOUS",
      ignitionEpoch: "2026-11-22T18:55:12.544232Z",
      manoeuvreDuration: 565.014516,
      thrustDirection: [0.0389047697, 0.999238117, 0.00309919763],
      deltaVReferenceFrame: "RTN"
    },
    note: "The least that reaches the target."
  },
  ManoeuvreEdit: {
    manoeuvre: {
      manoeuvreType: "CONTINUOUS",
      ignitionEpoch: "2026-11-22T18:55:12.544232Z",
      manoeuvreDuration: 565.014516,
      thrustDirection: [0.0389047697, 0.999238117, 0.00309919763],
      deltaVReferenceFrame: "RTN"
    },
    note: "Computed again with the message of noon."
  },
  ManoeuvreStep: {
    state: "PROPOSED",
    note: ""
  },
  PostManoeuvreScreening: {
    postManoeuvreScreeningId: "pms-371f4bdf-268a-4ac3-89c5-3ee32054438a",
    manoeuvreId: "man-4d56f495-ae43-4c00-ad55-5ef8ed19ff8a",
    oemFileId: "oem-e7bf2b51-adc4-4462-a161-41ae82713e57",
    conjunctionId: "con-97ad7bc1cd3807f91452ed7d",
    satelliteId: "sat-6a585c5e-99b7-4936-95e8-3a953ba36490",
    screeningId: "scr-fabcfe49-cb08-4fc3-a236-3f6b85f74d8f",
    state: "COMPLETED",
    percent: 100,
    orderedAt: "2026-11-21T09:01:36.927996Z",
    finishedAt: "2026-11-21T09:01:38.115031Z",
    failure: null,
    failureSentences: [],
    verdict: {
      isClear: true,
      isWhole: true,
      text: "Pc 5.0e-5 to 1.8e-6. No event is new or worse above 1.0e-7.",
      probabilityBefore: 500669786e-13,
      probabilityAfter: 17941469e-13,
      newAboveWatch: 0,
      totalProbabilityBefore: 500676035e-13,
      totalProbabilityAfter: 179477217e-14,
      newByEstimatedErrors: 0,
      estimatedProbability: 0
    },
    counts: {
      NEW: 4,
      WORSE: 0,
      BETTER: 1,
      GONE: 0,
      UNCHANGED: 10
    },
    events: [
      {
        change: "BETTER",
        screeningType: "MAN_VS_CDM",
        secondaryName: "TALUS-2 R/B",
        secondaryNoradId: 99108,
        before: {
          conjunctionId: "con-97ad7bc1cd3807f91452ed7d",
          tca: "2026-11-24T06:25:58.937Z",
          missDistance: 1346.82602,
          probability: 500669786e-13
        },
        after: {
          conjunctionId: null,
          tca: "2026-11-24T06:25:59.623Z",
          missDistance: 2264.86315,
          probability: 17941469e-13
        },
        isEstimated: true,
        isLeftOut: false
      },
      {
        change: "NEW",
        screeningType: "OPS_CAT",
        secondaryName: "HALCYON R/B DEB",
        secondaryNoradId: 2644,
        before: null,
        after: {
          conjunctionId: "con-22bbbdb3448f4aaed4314425",
          tca: "2026-11-25T18:10:29.236Z",
          missDistance: 11286.5548,
          probability: 620611123e-66
        },
        isEstimated: true,
        isLeftOut: false
      }
    ],
    isStale: false
  },
  PostManoeuvreScreeningBody: {
    manoeuvreId: "man-4d56f495-ae43-4c00-ad55-5ef8ed19ff8a"
  },
  AnnualStatistics: {
    catalogueId: "cat-be9d0c86-a610-491e-ab34-d8393339b6c1",
    start: "2026-11-21T07:44:41.000Z",
    days: 7,
    decisionDays: 1,
    satellites: [
      {
        satelliteId: "sat-6a585c5e-99b7-4936-95e8-3a953ba36490",
        name: "TERN-2",
        noradId: 99002,
        combinedRadius: 5.1,
        reason: null,
        estimate: {
          fluxPerYear: 220.221194,
          fluxProbability: 229091885e-12,
          countedEvents: 4,
          countedPerYear: 208.714286,
          countedPerYearLower: 56.8676182,
          countedPerYearUpper: 534.391466,
          countedProbability: 217122768e-12,
          countedProbabilityLower: 591633198e-13,
          countedProbabilityUpper: 555826353e-12,
          isAgreed: true,
          chosen: {
            acceptedPc: 1e-4,
            manoeuvresPerYear: 0.168289167,
            reductionPerYear: 224637094e-12,
            residualPerYear: 448103641e-14,
            falseAlarmShare: 0.998665172
          },
          levels: [
            {
              acceptedPc: 1e-7,
              manoeuvresPerYear: 0.477828196,
              reductionPerYear: 229113649e-12,
              residualPerYear: 448103641e-17,
              falseAlarmShare: 0.99952051
            },
            {
              acceptedPc: 133352143e-15,
              manoeuvresPerYear: 0.464930736,
              reductionPerYear: 229112155e-12,
              residualPerYear: 597555809e-17,
              falseAlarmShare: 0.999507212
            }
          ]
        },
        topObjects: [
          {
            noradId: 58179,
            name: "AURORALINK-440",
            passagesPerYear: 9.98829148
          },
          {
            noradId: 58716,
            name: "AURORALINK-476",
            passagesPerYear: 8.51264346
          }
        ]
      }
    ],
    total: {
      fluxPerYear: 220.221194,
      fluxProbability: 229091885e-12,
      countedEvents: 4,
      countedPerYear: 208.714286,
      countedPerYearLower: 56.8676182,
      countedPerYearUpper: 534.391466,
      countedProbability: 217122768e-12,
      countedProbabilityLower: 591633198e-13,
      countedProbabilityUpper: 555826353e-12,
      isAgreed: true,
      chosen: {
        acceptedPc: 1e-4,
        manoeuvresPerYear: 0.168289167,
        reductionPerYear: 224637094e-12,
        residualPerYear: 448103641e-14,
        falseAlarmShare: 0.998665172
      },
      levels: [
        {
          acceptedPc: 1e-7,
          manoeuvresPerYear: 0.477828196,
          reductionPerYear: 229113649e-12,
          residualPerYear: 448103641e-17,
          falseAlarmShare: 0.99952051
        },
        {
          acceptedPc: 133352143e-15,
          manoeuvresPerYear: 0.464930736,
          reductionPerYear: 229112155e-12,
          residualPerYear: 597555809e-17,
          falseAlarmShare: 0.999507212
        }
      ]
    },
    history: {
      from: null,
      to: "2026-11-21T09:04:57.150Z",
      spanDays: 0,
      events: 0,
      messages: 0,
      months: [],
      dailyEvents: [],
      missDistances: [
        {
          from: 0,
          to: 100,
          events: 0
        },
        {
          from: 100,
          to: 200,
          events: 0
        }
      ],
      warningTimes: [
        {
          from: 0,
          to: 6,
          events: 0
        },
        {
          from: 6,
          to: 12,
          events: 0
        }
      ],
      topSecondaries: [],
      cumulativePc: 0,
      calibration: null
    }
  },
  EventAnalysis: {
    conjunctionId: "con-97ad7bc1cd3807f91452ed7d",
    cdmId: "cdm-2649a610b0b17b622487d75b",
    sources: [
      {
        originator: "KEEPOUT",
        cdmId: "cdm-2649a610b0b17b622487d75b",
        creationDate: "2026-11-21T08:56:45.358Z",
        tca: "2026-11-24T06:25:58.937397Z",
        probabilityOfCollision: 500669786e-13,
        originatorProbability: null,
        totalMissDistance: 1346.82602,
        isShown: true,
        consistency: null
      }
    ],
    updates: [
      {
        cdmId: "cdm-7d8463f73339026591b79551",
        previousCdmId: "cdm-775d3677f5ac0eb83407384f",
        originator: "KEEPOUT",
        creationDate: "2026-11-19T07:21:00.000Z",
        object1: {
          difference: { r: 8.02471888, t: 2096.99459, n: -0.874455044 },
          sigma: { r: 7.14325984, t: 1711.10682, n: 5.14148299 },
          mahalanobisDistance: 1.55387623
        },
        object2: {
          difference: { r: 1.45765175, t: 4444.64551, n: 15.0885368 },
          sigma: { r: 49.0434597, t: 6882.79155, n: 41.9891968 },
          mahalanobisDistance: 0.744092152
        },
        relative: {
          difference: { r: -6.14625332, t: 2182.8576, n: 1200.02634 },
          sigma: { r: 49.665588, t: 6851.01535, n: 1834.68633 },
          mahalanobisDistance: 1.42938419
        }
      },
      {
        cdmId: "cdm-bd6358cbd19b770b1395984c",
        previousCdmId: "cdm-7d8463f73339026591b79551",
        originator: "KEEPOUT",
        creationDate: "2026-11-20T07:21:00.000Z",
        object1: {
          difference: { r: -3.7490254, t: -1273.64986, n: 0.622956433 },
          sigma: { r: 4.45830326, t: 1232.66457, n: 3.14569454 },
          mahalanobisDistance: 1.27354547
        },
        object2: {
          difference: { r: -26.5527369, t: -2454.96355, n: 7.58081432 },
          sigma: { r: 35.400371, t: 4113.66739, n: 30.5060689 },
          mahalanobisDistance: 0.946048557
        },
        relative: {
          difference: { r: -22.2207337, t: -1094.53627, n: -647.638072 },
          sigma: { r: 35.5928362, t: 4152.11703, n: 1096.62764 },
          mahalanobisDistance: 1.31082482
        }
      }
    ],
    tracking: [
      {
        cdmId: "cdm-7d8463f73339026591b79551",
        originator: "KEEPOUT",
        creationDate: "2026-11-19T07:21:00.000Z",
        object1: {
          lastObservationFrom: null,
          lastObservationTo: null,
          observationsAvailable: null,
          observationsUsed: null,
          tracksAvailable: null,
          tracksUsed: null,
          residualsAccepted: null,
          actualOdSpan: null,
          change: null
        },
        object2: {
          lastObservationFrom: null,
          lastObservationTo: null,
          observationsAvailable: null,
          observationsUsed: null,
          tracksAvailable: null,
          tracksUsed: null,
          residualsAccepted: null,
          actualOdSpan: null,
          change: null
        }
      },
      {
        cdmId: "cdm-bd6358cbd19b770b1395984c",
        originator: "KEEPOUT",
        creationDate: "2026-11-20T07:21:00.000Z",
        object1: {
          lastObservationFrom: null,
          lastObservationTo: null,
          observationsAvailable: null,
          observationsUsed: null,
          tracksAvailable: null,
          tracksUsed: null,
          residualsAccepted: null,
          actualOdSpan: null,
          change: null
        },
        object2: {
          lastObservationFrom: null,
          lastObservationTo: null,
          observationsAvailable: null,
          observationsUsed: null,
          tracksAvailable: null,
          tracksUsed: null,
          residualsAccepted: null,
          actualOdSpan: null,
          change: null
        }
      }
    ],
    passages: [
      {
        conjunctionId: "con-895374fd07a6bc2ebfbb3755",
        tca: "2026-11-24T02:47:21.798Z",
        probabilityOfCollision: 219430014e-179,
        riskLevel: "LOW",
        isLeftOut: false
      },
      {
        conjunctionId: "con-9811e0b06417b559a83c906e",
        tca: "2026-11-24T04:36:40.368Z",
        probabilityOfCollision: 414071252e-55,
        riskLevel: "LOW",
        isLeftOut: false
      }
    ],
    totalProbability: 500669786e-13,
    unknownPassages: 0,
    leftOutPassages: null,
    orbits: {
      object1: {
        score: 1,
        composite: 0.25,
        groups: [
          {
            group: "models",
            weight: 3,
            checks: [
              {
                code: "geopotential",
                isPassed: null,
                value: null,
                limit: 24
              },
              {
                code: "drag",
                isPassed: null,
                value: null,
                limit: null
              }
            ]
          },
          {
            group: "determination",
            weight: 2,
            checks: [
              {
                code: "od-span",
                isPassed: null,
                value: null,
                limit: 1
              },
              {
                code: "residuals-accepted",
                isPassed: null,
                value: null,
                limit: 80
              }
            ]
          }
        ]
      },
      object2: {
        score: 1,
        composite: 0.25,
        groups: [
          {
            group: "models",
            weight: 3,
            checks: [
              {
                code: "geopotential",
                isPassed: null,
                value: null,
                limit: 24
              },
              {
                code: "drag",
                isPassed: null,
                value: null,
                limit: null
              }
            ]
          },
          {
            group: "determination",
            weight: 2,
            checks: [
              {
                code: "od-span",
                isPassed: null,
                value: null,
                limit: 1
              },
              {
                code: "residuals-accepted",
                isPassed: null,
                value: null,
                limit: 80
              }
            ]
          }
        ]
      }
    },
    density: null,
    consequence: null,
    drag: null,
    forecast: {
      pastEvents: 0,
      exponent: null,
      insideShare: null,
      at: null,
      leadSeconds: null,
      sigmaShare: null,
      low: null,
      median: null,
      high: null,
      aboveAct: null,
      course: []
    }
  },
  EphemerisQuality: {
    oemFileId: "oem-e7bf2b51-adc4-4462-a161-41ae82713e57",
    isInForce: false,
    identicalTo: [],
    spanSeconds: 597567.989,
    wantedSpanSeconds: 604800,
    periodSeconds: 6554.82433,
    statesPerRevolution: 96.0213759,
    gaps: [],
    interpolationError: 0.00119188803,
    covariance: {
      count: 733,
      firstSigma: {
        r: 1.85430485,
        t: 9.54128901,
        n: 1.4664054
      },
      lastSigma: {
        r: 4.14495077,
        t: 1019.38712,
        n: 1.46695379
      },
      alongTrackExponent: 1.20485757,
      growth: "grows"
    },
    comparison: {
      oemFileId: "oem-175fdef0-fca4-4d8b-ba49-055e05a66505",
      fileName: "tern-2-1.oem",
      overlapSeconds: 597567.989,
      handover: {
        time: "2026-11-21T09:01:32.011Z",
        position: {
          r: 155424967e-14,
          t: -865142748e-12,
          n: 327713604e-15
        },
        sigma: {
          r: 2.62238307,
          t: 13.4934203,
          n: 2.0738104
        },
        mahalanobisDistance: 649801403e-13
      },
      largest: {
        time: "2026-11-28T07:01:00.000Z",
        position: {
          r: 57.0088919,
          t: -37188.1039,
          n: -1.51419806
        },
        sigma: {
          r: 4.97105586,
          t: 1226.33521,
          n: 2.07323913
        },
        mahalanobisDistance: 38.2293004
      },
      differences: [
        {
          time: "2026-11-21T09:01:32.011Z",
          position: {
            r: 155424967e-14,
            t: -865142748e-12,
            n: 327713604e-15
          },
          sigma: {
            r: 2.62238307,
            t: 13.4934203,
            n: 2.0738104
          },
          mahalanobisDistance: 649801403e-13
        },
        {
          time: "2026-11-21T09:51:19.851Z",
          position: {
            r: -0.0234042885,
            t: 0.0544480012,
            n: 0.00658418673
          },
          sigma: {
            r: 2.62101138,
            t: 14.498837,
            n: 2.07150667
          },
          mahalanobisDistance: 0.0100624199
        }
      ],
      burn: {
        time: "2026-11-22T19:00:33.016Z",
        deltaV: {
          r: 0.00217187156,
          t: 0.0261502193,
          n: 256526976e-13
        },
        sigma: {
          r: 522638545e-12,
          t: 840838255e-14,
          n: 0.00118240081
        },
        size: 0.0262402678,
        isDeclared: true
      },
      fit: {
        plain: 11032.5087,
        withoutBurn: 638.946937,
        withBurn: 23.2323169
      },
      realism: null
    },
    findings: [
      {
        code: "span-short",
        level: "note",
        value: 6.91629617,
        limit: 7,
        time: null
      },
      {
        code: "burn-declared",
        level: "note",
        value: 0.0262402678,
        limit: null,
        time: "2026-11-22T19:00:33.016Z"
      }
    ]
  }
};

// packages/contract/src/ca/examples.ts
var {
  getSatellite: satellite,
  getEphemeris: file,
  getConjunction: conjunction,
  getCdm: cdm,
  getFlightRules: rules2,
  getCatalogue: catalogue,
  getMission: mission
} = RECORDED;
var { cosparId, name, noradId, configuration } = satellite;
var satelliteBody = { cosparId, name, noradId, configuration };
var receipt = {
  fileName: "else.cdm",
  cdmId: cdm.cdmId,
  messageId: cdm.messageId,
  conjunctionId: conjunction.conjunctionId,
  satelliteId: satellite.satelliteId,
  tca: cdm.conjunctionData.tca,
  totalMissDistance: 812.4,
  probabilityOfCollision: 151e-11,
  riskLevel: "LOW",
  verdict: "SAFE",
  warningCount: 1,
  warnings: [
    { code: "missing-covariance", message: "Object 2: the covariance is missing.", keyword: "CR_R", file: "else.cdm" }
  ]
};
var order = {
  satelliteId: satellite.satelliteId,
  days: 2,
  volume: { shape: "ELLIPSOID", r: 2e3, t: 25e3, n: 25e3 }
};
var stationBody = {
  name: "Svalbard",
  latitude: 78.23,
  longitude: 15.39,
  altitude: 458,
  minElevation: 5,
  canCommand: true,
  canConfirm: true
};
var rulesChange = {
  thresholds: rules2.thresholds,
  decisionLeadHours: 12,
  screeningEveryHours: 8,
  ephemerisDays: 30,
  messageDays: 90,
  targetPc: 3e-6,
  targetReductionOrders: 1.5,
  fourEyes: true,
  sharesEphemerides: false,
  uplinkLeadTime: 1800,
  densityUncertainty: 0.3,
  maxSmaChange: 500,
  notes: "",
  noBurnWindows: [{ start: "2026-12-24T12:00:00Z", end: "2026-12-27T06:00:00Z", reason: "Skeleton staff" }]
};
var notifications = {
  default: {
    email: { enabled: true, addresses: ["ops@example.org"] },
    msteams: { enabled: false, url: [] },
    slack: { enabled: false, url: [] },
    webhook: { enabled: false, url: [] },
    statuses: ["CANCELLED", "COMPLETED_OK"]
  }
};
var decisionSummary = {
  decisionId: "dec-0d6a2b0e-6a57-4f43-9a3f-5a3c1f7f2b10",
  conjunctionId: conjunction.conjunctionId,
  satelliteId: satellite.satelliteId,
  satelliteName: name,
  secondaryName: cdm.object2.name,
  state: "DECIDED",
  version: 4,
  owner: "mara",
  decision: "NO_BURN",
  decided: { at: "2026-11-20T12:10:00.000Z", by: "mara" },
  signed: null,
  recordHash: null,
  inputsChanged: false,
  opened: { at: "2026-11-20T12:00:00.000Z", by: "mara" },
  updatedAt: "2026-11-20T12:10:00.000Z"
};
var decision = {
  ...decisionSummary,
  note: "The next message is due at 18:00.",
  withdrawn: null,
  planId: null,
  plan: null,
  planScreening: null,
  fourEyes: true,
  acknowledged: { at: "2026-11-20T12:01:00.000Z", by: "mara" },
  rules: [
    {
      rule: "covariance-realistic",
      text: "Both covariances come from orbit determinations and are plausible (1 doubt).",
      status: "WAIVED",
      value: 1,
      limit: 0,
      unit: "doubts",
      requiredFor: ["BURN", "NO_BURN"],
      waiver: { reason: "Far below the threshold.", by: "mara", at: "2026-11-20T12:09:00.000Z" }
    }
  ],
  frozenAt: "2026-11-20T12:10:00.000Z",
  inputs: {
    messages: [
      {
        cdmId: cdm.cdmId,
        messageId: cdm.messageId,
        originator: "KEEPOUT",
        sha256: "ab".repeat(32),
        creationDate: cdm.creationDate
      }
    ],
    earlierMessages: 0,
    ephemerides: [{ oemFileId: file.oemFileId, fileName: file.fileName, sha256: file.sha256, use: "SCREENED" }],
    catalogue: { catalogueId: catalogue.catalogueId, source: catalogue.source, contentHash: catalogue.contentHash },
    versions: { product: "0.3.4", algorithm: "slab-grid-6" },
    settings: {
      thresholds: rules2.thresholds,
      rulesVersion: 1,
      decisionLeadHours: 12,
      fourEyes: true,
      mostMessageAgeHours: 24,
      mostTrackingAgeHours: 72
    }
  },
  results: {
    tca: cdm.conjunctionData.tca,
    missDistance: cdm.totalMissDistance,
    probabilityOfCollision: cdm.probabilityOfCollision,
    probabilityMethod: cdm.probabilityMethod,
    confidence: cdm.confidence,
    confidenceReason: cdm.confidenceReason,
    maxProbability: cdm.maxProbability,
    riskLevel: "LOW",
    verdict: { kind: "SAFE", reasons: ["Pc 1.45e\u221209 is below the watch threshold 1.00e\u221207."] },
    methods: [{ method: "FOSTER-1992", probability: cdm.probabilityOfCollision, usable: true }]
  }
};
var decided = {
  waivers: [{ rule: "covariance-realistic", reason: "Far below the threshold." }],
  decision: "NO_BURN"
};
var realismKind = {
  originator: "CSPOC",
  covarianceSource: "CDM",
  regime: "perigee-600-900-km",
  leadFromDays: 2
};
var eventRates = {
  archive: { messages: 17365, events: 3134, eventsUsed: 256, satellites: 1, years: 1.008 },
  rates: [1e-6, 1e-5, 1e-4, 1e-3].map((thresholdPc) => ({
    thresholdPc,
    ratePerYear: { median: 0.0746 * (1e-4 / thresholdPc), upper95: 0.4 * (1e-4 / thresholdPc) },
    cumulativePc: { without: 1279e-6, with: 1238e-6 }
  }))
};
var realism = {
  messages: 1840,
  groups: [
    {
      ...realismKind,
      comparison: "MESSAGES",
      isLowerBound: false,
      leadToDays: 3,
      samples: 212,
      objects: 97,
      factor: 1.04,
      factorLow: 0.98,
      factorHigh: 1.11,
      within1Sigma: 0.671,
      within2Sigma: 0.948,
      beyond3Sigma: 63e-4,
      confidence: "CALIBRATED",
      shortfalls: [],
      heldOut: {
        factor: 1.03,
        samples: 106,
        within1Sigma: 0.679,
        within2Sigma: 0.951,
        beyond3Sigma: 31e-4,
        confidence: "CALIBRATED",
        shortfalls: []
      }
    },
    {
      comparison: "ELEMENTS_ELEMENTS",
      isLowerBound: true,
      originator: "element sets",
      covarianceSource: "ESTIMATED",
      regime: "perigee-400-600-km",
      leadFromDays: 2,
      leadToDays: 3,
      samples: 6,
      objects: 4,
      factor: null,
      factorLow: null,
      factorHigh: null,
      within1Sigma: null,
      within2Sigma: null,
      beyond3Sigma: null,
      confidence: null,
      shortfalls: ["samples-few"],
      heldOut: null
    }
  ]
};
var covarianceRules = {
  rules: [
    {
      ...realismKind,
      use: "FACTOR",
      leadToDays: 1,
      factor: 1.4,
      isCalibrated: true,
      samples: 212,
      testedAt: satellite.updatedAt,
      decidedBy: "ada"
    }
  ],
  version: 4,
  isJudging: false
};
var covarianceRulesPreview = {
  events: 1,
  verdictsChanged: 1,
  changes: [
    {
      conjunctionId: conjunction.conjunctionId,
      secondaryName: "COSMOS 1408 DEB",
      before: { verdict: "WATCH", probability: 81e-7, confidence: "CONDITIONAL" },
      after: { verdict: "SAFE", probability: 42e-9, confidence: "CALIBRATED" }
    }
  ]
};
var recordKeys = {
  keys: [
    {
      kty: "OKP",
      crv: "Ed25519",
      // The key of RFC 8037, appendix A.
      x: "11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo",
      kid: "kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k",
      alg: "EdDSA",
      use: "sig",
      validFrom: satellite.updatedAt
    }
  ]
};
var { note: _, ...manoeuvreQuestion } = recorded_examples_default.ManoeuvreBody;
var CA_EXAMPLES = {
  SatelliteBody: satelliteBody,
  SatelliteChange: { ...satelliteBody, satelliteId: satellite.satelliteId },
  StationContact: RECORDED.listContacts[0]?.contacts[0] ?? {},
  GroundStationBody: stationBody,
  GroundStationChange: stationBody,
  FlightRulesChange: rulesChange,
  RulesThresholds: rules2.thresholds,
  CaUserConfiguration: {
    _id: "5d6f0c1e-0b57-4f0a-8f3b-1c9a51c0a6f4",
    notifications,
    version: 1,
    updatedAt: satellite.updatedAt
  },
  CaUserConfigurationBody: { notifications },
  EphemerisUpload: { accepted: [file], rejected: [] },
  EphemerisChange: { designation: "CANDIDATE" },
  CdmUpload: { accepted: [receipt], rejected: [], rejectedCount: 0 },
  Decision: decision,
  DecisionSummary: decisionSummary,
  DecisionBody: { conjunctionId: conjunction.conjunctionId },
  DecisionChange: decided,
  ScreeningBody: order,
  CatalogueUpload: { catalogue, isNew: true },
  CovarianceRealism: realism,
  EventRates: eventRates,
  Mission: mission,
  MissionBody: mission.question,
  RecordKeys: recordKeys,
  CovarianceRules: covarianceRules,
  CovarianceRulesPreview: covarianceRulesPreview,
  CovarianceRulesChange: { rules: [{ ...realismKind, use: "FACTOR" }] },
  ManoeuvreQuestion: manoeuvreQuestion,
  ManoeuvreResult: recorded_examples_default.ManoeuvrePlan.result,
  ...recorded_examples_default
};

// packages/contract/src/identity/examples.ts
var machine = {
  machineId: "keepout-machine-7q2mfk9x4tda",
  name: "Flight dynamics",
  roles: ["collision-avoidance:user"],
  createdBy: "ada",
  createdAt: "2026-11-21T09:41:02.123456Z",
  secretAt: "2026-11-21T09:41:02.123456Z",
  lastUsedAt: "2026-11-21T10:05:00.000000Z"
};
var list = {
  keeper: "KEEPOUT",
  issuer: "https://keepout.example.com/auth/realms/platform",
  tokenEndpoint: "https://keepout.example.com/auth/realms/platform/protocol/openid-connect/token",
  machines: [machine]
};
var secret = { ...machine, lastUsedAt: null, secret: "fk3\u2026, 43 characters" };
var profile2 = {
  subject: "1d0f5d0e-6a52-4b3b-9a0b-0f6f3a0c7c11",
  userName: "ada",
  operatorId: "aurora",
  roles: ["collision-avoidance:user"],
  runsPayments: false
};
var language2 = { language: "de", updatedAt: "2026-11-22T07:12:40.501Z" };
var IDENTITY_EXAMPLES = {
  AccountProfile: profile2,
  KeptLanguage: language2,
  KeptLanguageBody: { language: "de" },
  Machine: machine,
  MachineList: list,
  MachineSecret: secret,
  MachineCreation: { name: machine.name, roles: machine.roles },
  MachineSecretRequest: {}
};

// packages/contract/src/odt/examples.ts
var OPPORTUNITY_ID = "opp-3f0a7c1b9d2e4f5a6b7c8d9e";
var { conjunctionId } = RECORDED.getConjunction;
var { target } = RECORDED.getRequest;
var pass = RECORDED.getRequest.passes[0].pass;
var ORDERED_AT = "2026-11-21T09:12:04.512Z";
var sensorBody = {
  sensorCode: "TEI-07",
  groundSensorName: "Teide 7",
  sensorType: "OPTICAL_PASSIVE",
  site: { latitude: 28.3, longitude: -16.51, altitude: 2393 },
  minElevation: 20,
  horizon: [{ azimuth: 120, elevation: 31 }],
  fieldOfView: 1.8,
  limitingMagnitude: 17.5,
  maxRange: null,
  maxSunElevation: -12,
  minMoonSeparation: 15,
  slewRate: 4,
  minPassSpacing: 60,
  minSeparation: 0.01,
  weatherSource: "CLEAR_SHARE",
  clearShare: 0.78,
  latency: 1800,
  unavailable: [{ start: "2026-12-01T00:00:00Z", end: "2026-12-02T00:00:00Z", reason: "Mirror is cleaned." }],
  accuracy: {
    angleSigma: 0.8,
    rangeSigma: null,
    rangeRateSigma: null,
    timeBias: 0,
    timeBiasSigma: 1e-3,
    angleBiasSigma: 0.2
  },
  pricePerPass: { amount: 9e3, currency: "EUR" }
};
var calibration = {
  at: "2026-11-20T23:41:12Z",
  tracks: 41,
  angleSigma: 0.93,
  rangeSigma: null,
  timeBias: 21e-4
};
var price = { amount: 13500, currency: "EUR" };
var GAIN = {
  passes: 1,
  missSigmaBefore: 1840,
  missSigmaAfter: 122,
  pcNow: 21e-6,
  pcMedian: 14e-10,
  pcLow: 0,
  pcHigh: 19e-5,
  withoutPc: 0,
  toAct: 0.06,
  toSafe: 0.88,
  toWatch: 0.05,
  stays: 0.01
};
var track = {
  points: [
    { epoch: pass.start, azimuth: 211.4, elevation: 20, sunlit: true },
    { epoch: "2026-11-21T20:33:58.117Z", azimuth: 138.7, elevation: 47.31, sunlit: true }
  ],
  sun: [{ epoch: pass.start, azimuth: 262.1, elevation: -24.2, sunlit: true }],
  moon: [{ epoch: pass.start, azimuth: 121.5, elevation: 33.8, sunlit: true }],
  step: 1
};
var opportunityBody = {
  conjunctionId,
  conjunctionObject: "SECONDARY",
  measurementType: "ANY",
  sensorCodes: [],
  priority: "ELEVATED",
  minimumPoints: 5,
  ownSensorsOnly: false
};
var opportunities = {
  target,
  opportunities: [
    {
      opportunityId: OPPORTUNITY_ID,
      sensorCode: "TEI-07",
      groundSensorName: "Teide 7",
      pass,
      points: 35,
      price,
      latency: 1800,
      availableAt: "2026-11-21T21:06:52.871Z",
      clearShare: 0.78,
      gain: GAIN,
      isStarred: true,
      weatherSource: "CLEAR_SHARE",
      weatherNote: "",
      weatherNoteSentences: []
    }
  ],
  reason: null,
  message: "",
  messageSentences: [],
  isSimulated: false,
  starred: { opportunityIds: [OPPORTUNITY_ID], price, gain: GAIN, availableAt: "2026-11-21T21:06:52.871Z" }
};
var requestBody2 = {
  conjunctionId,
  conjunctionObject: "SECONDARY",
  measurementType: "ANY",
  measurementFileType: "TDM_KVN",
  fileCompressionType: "NONE",
  priority: "ELEVATED",
  sensorCodes: [],
  ownSensorsOnly: false,
  opportunityIds: [OPPORTUNITY_ID],
  minimumPoints: 5,
  maximumPrice: { amount: 2e4, currency: "EUR" },
  note: "The message of this morning is diluted."
};
var forecast2 = {
  source: "Met Norway, MEPS 2.5 km",
  issuedAt: "2026-11-21T06:00:00Z",
  hours: [
    { start: "2026-11-21T20:00:00Z", cloudCover: 0.1 },
    { start: "2026-11-21T21:00:00Z", cloudCover: 0.35 }
  ]
};
var notifications2 = {
  email: { enabled: true, addresses: ["ops@example.org"] },
  msteams: { enabled: false, url: [] },
  slack: { enabled: false, url: [] },
  webhook: { enabled: false, url: [] },
  statuses: ["CANCELLED", "COMPLETED_OK"]
};
var ODT_EXAMPLES = {
  SensorBody: sensorBody,
  SensorChange: { ...sensorBody, sensorId: RECORDED.getSensor.sensorId },
  CalibrationPoint: calibration,
  WeatherForecastBody: forecast2,
  SkyTrack: track,
  OpportunityBody: opportunityBody,
  Opportunities: opportunities,
  ObservationRequestBody: requestBody2,
  OdtUserConfiguration: {
    _id: "5d6f0c1e-0b57-4f0a-8f3b-1c9a51c0a6f4",
    notifications: notifications2,
    version: 1,
    updatedAt: ORDERED_AT
  },
  OdtUserConfigurationBody: { notifications: notifications2 },
  UploadedObservation: {
    observations: [{ ...RECORDED.getObservation, observationRequestId: null, passId: null, orbitUpdate: null }],
    isKnown: false
  }
};

// packages/contract/src/payments/examples.ts
var CUSTOMER_ID = "cus-9b1f7d20-6c2e-4d51-8f0a-3f5f0a0c9d11";
var ORDER_ID = "ord-55a0c0de-2b47-4c5a-8a61-4a7f9c1e0b23";
var PRICE_ID = "pri-0d9e8c7b-6a5f-4e3d-8c1b-2a1908f7e6d5";
var INVOICE_ID = "inv-7e6d5c4b-3a29-4817-9605-f4e3d2c1b0a9";
var USER_ID = "6f1c0b9a-2d3e-4f50-8a1b-9c8d7e6f5a4b";
var MADE_AT = "2026-11-02T08:15:30.120Z";
var MONTH_LATER = "2026-12-02T08:15:30.120Z";
var customerBody = {
  userId: USER_ID,
  name: "Tern Constellation B.V.",
  currency: "EUR",
  country: "NL",
  vatId: "NL000000000B01"
};
var balanceChange = { available: 6e5, limit: 5e5, reason: "Paid in by cheque." };
var usage = {
  customerId: CUSTOMER_ID,
  from: "2026-11-01T00:00:00.000Z",
  to: MADE_AT,
  currency: "EUR",
  total: 4e3,
  services: [{ serviceType: "odt", orders: 3, held: 13500, charged: 13e3, credited: 9e3 }]
};
var productBody = {
  productId: "screening-month",
  productType: "SUBSCRIPTION",
  name: "Screening, monthly",
  serviceType: "ca"
};
var priceBody = { productId: "screening-month", amount: 49e3, currency: "EUR", period: "MONTH" };
var order2 = {
  orderId: ORDER_ID,
  orderNumber: "O-2026-000014",
  "customer-id": CUSTOMER_ID,
  "service-type": "ca",
  "request-id": null,
  paymentType: "SUBSCRIPTION",
  productId: "screening-month",
  priceId: PRICE_ID,
  amount: 49e3,
  held: 0,
  charged: 49e3,
  credited: 0,
  currency: "EUR",
  period: "MONTH",
  periods: 1,
  periodStart: MADE_AT,
  periodEnd: MONTH_LATER,
  status: "ACTIVE",
  note: "",
  noteSentences: [],
  createdAt: MADE_AT,
  createdBy: "ada",
  version: 1
};
var orderBody = {
  "customer-id": CUSTOMER_ID,
  "service-type": "ca",
  productId: "screening-month",
  priceId: PRICE_ID
};
var invoice = {
  invoiceId: INVOICE_ID,
  invoiceNumber: "I-2026-000003",
  customerId: CUSTOMER_ID,
  status: "ISSUED",
  currency: "EUR",
  net: 49e3,
  vat: 0,
  vatRate: 0,
  vatCase: "REVERSE_CHARGE",
  gross: 49e3,
  paid: 0,
  vatNote: "Reverse charge: the customer accounts for value-added tax (Directive 2006/112/EC, article 196).",
  seller: { name: "Keepout", address: "", country: "DE", vatId: "DE000000000" },
  buyer: {
    name: customerBody.name,
    address: "Kapteynstraat 1\n2201 BB Noordwijk",
    country: "NL",
    vatId: "NL000000000B01"
  },
  lines: [{ text: "O-2026-000014, screening-month, period 1", at: MADE_AT, amount: 49e3 }],
  periodStart: MADE_AT,
  periodEnd: MADE_AT,
  issuedAt: MONTH_LATER,
  dueAt: "2027-01-01T08:15:30.120Z",
  paidAt: null,
  provider: "BANK_TRANSFER",
  payUrl: null
};
var unbooked = {
  unbookedId: "unb-3f2e1d0c-9b8a-4756-8493-a2b1c0d9e8f7",
  provider: "STRIPE",
  reference: "cs_live_a1b2c3",
  reason: "OTHER_CURRENCY",
  amount: 52e3,
  currency: "CHF",
  invoiceCurrency: "EUR",
  operatorId: "tern",
  invoiceId: INVOICE_ID,
  invoiceNumber: "I-2026-000003",
  customerId: CUSTOMER_ID,
  seenAt: MONTH_LATER,
  resolvedAt: null,
  resolvedBy: null,
  note: ""
};
var payment = { amount: 49e3, currency: "EUR", reference: "Statement 212, line 4" };
var PAYMENT_EXAMPLES = {
  BalanceChange: balanceChange,
  CustomerBody: customerBody,
  CustomerPays: { pays: true },
  ServiceUsageSnapshot: usage,
  ProductBody: productBody,
  PriceBody: priceBody,
  PaymentOrder: order2,
  PaymentOrderBody: orderBody,
  Invoice: invoice,
  InvoiceBody: { customerId: CUSTOMER_ID },
  InvoicePayment: payment,
  InvoicePayAt: { payUrl: "https://checkout.example/c/pay/1" },
  UnbookedPayment: unbooked,
  UnbookedResolution: { note: "Paid back in CHF on 3 December; the customer pays again in EUR." }
};

// packages/contract/src/tle/examples.ts
var tle = {
  noradId: 5,
  epoch: "2000-06-27T18:50:19.733568Z",
  tle: [
    "1 00005U 58002B   00179.78495062  .00000023  00000-0  28098-4 0  4753",
    "2 00005  34.2682 348.7242 1859667 331.7664  19.3264 10.82419157413667"
  ].join("\n"),
  name: "VANGUARD 1",
  source: "catalogue"
};
var TLE_EXAMPLES = { Tle: tle, TleSet: { tle_set: { "5": tle } } };

// packages/server/src/hosting/describe.ts
import { z } from "zod";
var HEADERS = {
  ETag: {
    description: "Names the content or version of what is answered.",
    schema: { type: "string" },
    example: 'W/"bXlZ"'
  },
  Location: {
    description: "Address of what was made.",
    schema: { type: "string" },
    example: `${API_ROOT}/ca/satellites/sat-1`
  },
  Link: {
    description: 'Address of the next page, `rel="next"`; absent on the last.',
    schema: { type: "string" },
    example: '</api/v1/ca/cdms?cursor=WyJtZXNz>; rel="next"'
  },
  "X-Total-Count": {
    description: `Records of the whole list, a count; counted up to ${MOST_COUNTED} unless \`total=exact\` is asked for.`,
    schema: { type: "integer" },
    example: 204
  },
  "X-Total-More": {
    description: "There are more records than `X-Total-Count` says; absent where it says all.",
    schema: { type: "boolean" },
    example: true
  },
  "X-Records-Left-Out": {
    description: "Records that could not be shown, a count; absent when there are none.",
    schema: { type: "integer" },
    example: 1
  },
  "Retry-After": { description: "How long to wait, s.", schema: { type: "integer" }, example: 5 },
  Vary: {
    description: "Headers of the request that the answer depends on.",
    schema: { type: "string" },
    example: "accept"
  }
};
var IDEMPOTENCY_KEY = {
  name: "Idempotency-Key",
  in: "header",
  description: "Names the request: sent again under the same key, it gets the first answer again, for a day.",
  required: false,
  schema: { type: "string", minLength: 1, maxLength: 200 },
  example: "tern-6-2026-11-20"
};
var header = (name2) => ({ [name2]: { $ref: `#/components/headers/${name2}` } });
function problemsOf(method, operation, facts) {
  const codes = /* @__PURE__ */ new Set(["unknown-parameter", "too-many-requests", ...facts.problems ?? []]);
  const names = (operation.parameters ?? []).map((parameter) => parameter.in);
  for (const code of ["internal-error", "database-busy"]) codes.add(code);
  if (!facts.isPublic) for (const code of ["token-missing", "role-missing"]) codes.add(code);
  if (method !== "delete") codes.add("not-acceptable");
  if (names.length > 0 || operation.requestBody) codes.add("invalid-request");
  if (operation.parameters?.some(({ name: name2 }) => name2 === "cursor")) codes.add("cursor-invalid");
  if (names.includes("path")) codes.add("not-found").add("address-too-long");
  if (operation.requestBody) for (const code of ["body-too-large", "unsupported-media-type"]) codes.add(code);
  if (method === "post" && !facts.changesNothing)
    for (const code of ["idempotency-key-malformed", "idempotency-key-busy", "idempotency-key-reused"])
      codes.add(code);
  return codes;
}
function describeAnswers(document, problem2, factsOf2) {
  const { paths = {}, components = {} } = document;
  for (const methods of Object.values(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const facts = factsOf2(operation.operationId ?? "");
      operation.description ??= `${operation.summary}.`;
      if (facts.form !== void 0) operation.requestBody = facts.form;
      if (method === "post" && !facts.changesNothing)
        operation.parameters = [...operation.parameters ?? [], IDEMPOTENCY_KEY];
      for (const parameter of operation.parameters ?? [])
        parameter.description ??= meaningOf(parameter, components["schemas"]);
      describeSuccess(operation, facts);
      showExamples(operation);
      const problems = problemsOf(method, operation, facts);
      for (const [status, codes] of byStatus(problems))
        operation.responses[status] ??= problemResponse(status, codes, problem2);
    }
  }
  const text2 = JSON.stringify(paths);
  const headers = Object.entries(HEADERS).filter(([name2]) => text2.includes(`#/components/headers/${name2}"`));
  return { ...document, components: { ...components, headers: Object.fromEntries(headers) } };
}
function meaningOf({ name: name2, schema }, schemas = {}) {
  const named = schemas[schema?.$ref?.split("/").at(-1) ?? ""];
  return schema?.description ?? named?.description ?? name2;
}
function showExamples({ requestBody: requestBody3, responses }) {
  const contents = [requestBody3, ...Object.values(responses)].map((part) => part?.content ?? {});
  for (const media of contents.flatMap((content) => Object.values(content))) {
    const example = exampleOf(media);
    if (example !== void 0) media.example ??= example;
  }
}
function describeSuccess(operation, { offers, tells = [], readBy }) {
  const entry2 = Object.entries(operation.responses).find(([status2]) => status2.startsWith("2"));
  if (entry2 === void 0) return;
  const [status, response] = entry2;
  response.description = SENTENCES[status] ?? "The answer.";
  if (offers !== void 0) {
    const schema = response.content?.["application/json"]?.schema;
    response.content = Object.fromEntries(offers.map((type) => [type, { schema: schemaOf(type, schema) }]));
  }
  const isList = response.content?.["application/json"]?.schema?.type === "array";
  const names = [
    ...isList ? ["X-Total-Count", "X-Total-More", "Link", "X-Records-Left-Out"] : [],
    ...(offers?.length ?? 0) > 1 ? ["Vary"] : [],
    ...tells,
    ...readBy === void 0 ? [] : ["Location"]
  ];
  if (names.length > 0) response.headers = Object.assign({}, ...names.map(header));
}
function schemaOf(type, schema) {
  if (type === "application/json") return schema ?? { type: "object", description: "The message, keyword by keyword." };
  return type === "application/octet-stream" ? { type: "string", format: "binary" } : { type: "string" };
}
var SENTENCES = {
  200: "What was asked for.",
  201: "Made.",
  202: "Ordered; it goes on after the answer.",
  204: "Done; there is nothing to tell."
};
function byStatus(codes) {
  const grouped = /* @__PURE__ */ new Map();
  for (const code of [...codes].sort()) {
    const { status } = PROBLEMS[code];
    const key = status === "file" ? "422" : String(status);
    grouped.set(key, [...grouped.get(key) ?? [], code]);
  }
  return new Map([...grouped].sort());
}
function problemResponse(status, codes, problem2) {
  const [first] = codes;
  const { title } = PROBLEMS[first];
  const example = {
    type: `urn:keepout:problem:${first}`,
    title,
    status: Number(status),
    detail: title,
    code: first,
    error: "Error",
    message: title
  };
  return {
    description: codes.map((code) => `\`${code}\`: ${PROBLEMS[code].title}`).join(" "),
    ...(status === "429" || status === "503") && { headers: header("Retry-After") },
    content: { "application/problem+json": { schema: problem2, example } }
  };
}
var EXAMPLES = {
  ...recordedByName(),
  OrbitState: RECORDED.getObjectInOrbit.state,
  ...ALERT_EXAMPLES,
  ...AUDIT_EXAMPLES,
  ...CA_EXAMPLES,
  ...IDENTITY_EXAMPLES,
  ...ODT_EXAMPLES,
  ...PAYMENT_EXAMPLES,
  ...TLE_EXAMPLES
};
function recordedByName() {
  const named = Object.entries(RECORDED).flatMap(([id, answer2]) => {
    const { 200: schema } = ENDPOINTS[id].answers;
    const form = schema instanceof z.ZodArray ? schema.element : schema;
    const [record] = [answer2].flat();
    return record === void 0 ? [] : [[form.meta()?.id ?? id, record]];
  });
  return Object.fromEntries(named);
}
function exampleOf({ schema = {} }) {
  const nameOf = (ref = "") => ref.split("/").at(-1).replace(/Input$/, "");
  if (schema.$ref !== void 0) return EXAMPLES[nameOf(schema.$ref)];
  const item = EXAMPLES[nameOf(schema.items?.$ref)];
  return item && [item];
}

// packages/contract/src/platform/events.ts
import { z as z2 } from "zod";
var serverEvent = z2.discriminatedUnion("type", [
  z2.object({
    type: z2.literal("screening").meta({ description: "A screening has moved." }),
    screeningId: idOf("the screening"),
    state: text("State of the screening."),
    percent: z2.number().meta({ description: "Share of the work that is done, %." }),
    remainingSeconds: seconds("Estimated time left").nullable()
  }),
  z2.object({
    type: z2.literal("conjunctions").meta({ description: "Conjunctions have changed." }),
    screeningId: idOf("the screening that found them; null for an upload").nullable()
  }),
  z2.object({
    type: z2.literal("decisions").meta({ description: "A decision about a conjunction has changed." }),
    conjunctionId: idOf("the conjunction")
  }),
  z2.object({ type: z2.literal("ephemerides").meta({ description: "Ephemeris files have changed." }) }),
  z2.object({ type: z2.literal("satellites").meta({ description: "Satellites have changed." }) }),
  z2.object({ type: z2.literal("stations").meta({ description: "Ground stations have changed." }) }),
  z2.object({ type: z2.literal("flight-rules").meta({ description: "The flight rules have changed." }) }),
  z2.object({ type: z2.literal("manoeuvres").meta({ description: "Plans for manoeuvres have changed." }) }),
  z2.object({
    type: z2.literal("tracking").meta({ description: "Requests, passes, files or sensors of on-demand tracking have changed." })
  }),
  z2.object({
    type: z2.literal("notifications").meta({ description: "There is something new to be told, or somebody has read or acknowledged it." })
  }),
  z2.object({ type: z2.literal("catalogue").meta({ description: "Another catalogue is in use." }) })
]).meta({ id: "ServerEvent", description: "What has changed; ask for it." });

// packages/server/src/hosting/event-description.ts
import { z as z3 } from "zod";
var refTo = (schema) => ({
  $ref: `#/components/schemas/${z3.globalRegistry.get(schema).id}`
});
var PROBLEM_REF = refTo(problem);
var EVENT_FACTS = {};
var STREAMED = {
  type: "object",
  description: "One event of the stream.",
  required: ["id", "event", "data"],
  properties: {
    id: { type: "string", description: "Its place in the stream, for `Last-Event-ID`." },
    event: { type: "string", description: "The type of what has changed, as in `data`." },
    data: {
      type: "string",
      description: "What has changed: a ServerEvent as JSON.",
      contentMediaType: "application/json",
      contentSchema: refTo(serverEvent)
    }
  }
};
var EVENT_PATH = {
  [`${API_ROOT}/events`]: {
    get: {
      operationId: "streamEvents",
      summary: "What changes for your organisation, as server-sent events",
      description: "Each event has an `id`, the type as `event`, and a ServerEvent as `data`. Events are hints: ask for what they name. Comments keep the connection alive; a stream ends with its token.",
      tags: ["events"],
      parameters: [
        {
          name: "Last-Event-ID",
          in: "header",
          required: false,
          description: "Continues after this event.",
          schema: { type: "string" },
          example: "130"
        }
      ],
      responses: {
        200: {
          description: "The stream.",
          content: {
            "text/event-stream": {
              schema: STREAMED,
              example: { id: "130", event: "satellites", data: '{"type":"satellites"}' }
            }
          }
        }
      }
    }
  }
};

// packages/server/src/hosting/service-routes.ts
async function serveModules(app, modules2, contextOf, options) {
  for (const module of modules2) {
    if (module.register === void 0) continue;
    const context = contextOf(module);
    const service = async (scope) => {
      await describeService(scope, module, context, options);
      guard(scope, options.verifier, module.requirement);
      noteCallers(scope, context.database);
      limitCalls(scope, context.settings.rateLimitPerMinute);
      replayRepeatedPosts(scope, context.database);
      await module.register?.(scope, context);
    };
    await app.register(service, { prefix: `${API_ROOT}/${module.name}` });
  }
}
var isAddress = /^[^@\s]+@[^@\s]+\.[^@\s.]+$/;
function withTags(document) {
  const operations = Object.values(document.paths ?? {}).flatMap((methods) => Object.values(methods));
  const names = [
    ...new Set(operations.flatMap((operation) => operation.tags ?? []))
  ].sort();
  return { ...document, tags: names.map((name2) => ({ name: name2, description: `Calls about ${name2}.` })) };
}
async function describeService(app, module, context, options) {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: module.title,
        version: options.version,
        ...module.description && { description: module.description },
        license: { name: "Apache-2.0", url: "https://www.apache.org/licenses/LICENSE-2.0" },
        contact: {
          name: "The operator of this installation",
          url: context.settings.publicUrl,
          ...isAddress.test(context.settings.mailFrom) && { email: context.settings.mailFrom }
        }
      },
      servers: [{ url: context.settings.publicUrl }],
      components: { securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } } },
      security: [{ bearer: [] }]
    },
    transform: jsonSchemaTransform,
    transformObject: createJsonSchemaTransformObject({ schemaRegistry: z4.globalRegistry })
  });
  const facts = /* @__PURE__ */ new Map();
  app.addHook("onRoute", ({ schema: schema2, config = {} }) => {
    const { operationId } = schema2 ?? {};
    if (operationId !== void 0) facts.set(operationId, config);
  });
  const tellsNews = module.publishes?.some(({ news }) => news !== void 0) ?? false;
  const describe = () => {
    const document = structuredClone(app.swagger());
    if (tellsNews) document.paths = Object.assign({}, document.paths, EVENT_PATH);
    const complete = describeAnswers(
      withTags(document),
      PROBLEM_REF,
      (operationId) => facts.get(operationId) ?? EVENT_FACTS
    );
    return copyOf(JSON.stringify(withReferencedSchemas(shareSchemas(complete))));
  };
  let copy;
  const schema = { hide: true, querystring: z4.object({ hash: z4.string().optional() }) };
  app.get("/openapi/", { schema, config: { requirement: [] } }, async (request, reply) => {
    copy ??= describe();
    const hash2 = copy.etag.replaceAll(/W\/|"/g, "");
    const asked = request.query.hash;
    if (asked !== void 0 && asked !== hash2) throw notFound(`A description of ${module.name} with this hash`);
    reply.header("content-location", `${API_ROOT}/${module.name}/openapi/?hash=${hash2}`).header("cache-control", asked === void 0 ? "private, no-cache" : IMMUTABLE);
    return sendCopy(request, reply, copy);
  });
}
var IMMUTABLE = "private, max-age=31536000, immutable";
var PREFIX2 = "#/components/schemas/";
function shareSchemas(document) {
  const schemas = document.components?.schemas;
  if (schemas === void 0) return document;
  let text2 = JSON.stringify(document);
  for (let before = ""; before !== text2; ) {
    before = text2;
    const now = JSON.parse(text2).components.schemas;
    for (const [name2, schema] of Object.entries(now)) {
      const base = name2.replace(/Input$/, "");
      if (base === name2 || JSON.stringify(now[base]) !== JSON.stringify(schema)) continue;
      text2 = text2.replaceAll(`"${PREFIX2}${name2}"`, `"${PREFIX2}${base}"`);
    }
  }
  return withOwnNames(JSON.parse(text2));
}
function withOwnNames(document) {
  const { components } = document;
  let text2 = JSON.stringify(document);
  const isUsed = (name2) => text2.includes(`"${PREFIX2}${name2}"`);
  const renamed = Object.keys(components.schemas).filter((name2) => {
    const base = name2.replace(/Input$/, "");
    return base !== name2 && isUsed(name2) && !isUsed(base);
  });
  for (const name2 of renamed) text2 = text2.replaceAll(`"${PREFIX2}${name2}"`, `"${PREFIX2}${name2.replace(/Input$/, "")}"`);
  const complete = JSON.parse(text2);
  const { schemas } = complete.components;
  for (const name2 of renamed) {
    schemas[name2.replace(/Input$/, "")] = schemas[name2];
    delete schemas[name2];
  }
  return complete;
}

// packages/server/src/identity/embedded/embedded.ts
import { createHash as createHash4 } from "node:crypto";
import { sql } from "drizzle-orm";
import { calculateJwkThumbprint, createLocalJWKSet, exportJWK, generateKeyPair } from "jose";

// packages/server/src/identity/embedded/login.ts
import { z as z5 } from "zod";

// packages/server/src/identity/embedded/words.ts
var en = {
  signIn: "Sign in",
  userName: "User name",
  password: "Password",
  wrong: "User name or password is wrong.",
  tooMany: (seconds2) => `Too many attempts. Try again ${seconds2 === void 0 ? "later" : `in ${seconds2} s`}.`,
  demo: "Demonstration: the user is <strong>demo</strong>; its password was printed when the platform first started.",
  expired: "Sign-in expired",
  expiredText: "This sign-in is no longer open. Start again from Keepout.",
  failed: "Sign-in failed",
  signOut: "Sign out",
  signingOut: "Signing you out.",
  signOutAsk: "Do you want to sign out?",
  signedOut: "Signed out",
  signedOutText: "You are signed out.",
  back: "Back to Keepout",
  account: "Account",
  notSignedIn: "You are not signed in.",
  name: "Name",
  email: "E-mail",
  operator: "Operator",
  roles: "Roles",
  ofDemonstration: "This identity provider is part of the demonstration. In production your organisation's own provider shows its account page here.",
  keptHere: "This installation keeps names and passwords itself. Who runs it changes them and gives new passwords, with keepout user add."
};
var de = {
  signIn: "Anmelden",
  userName: "Benutzername",
  password: "Passwort",
  wrong: "Benutzername oder Passwort ist falsch.",
  tooMany: (seconds2) => `Zu viele Versuche. Versuchen Sie es ${seconds2 === void 0 ? "sp\xE4ter" : `in ${seconds2} s`} erneut.`,
  demo: "Demonstration: der Benutzer hei\xDFt <strong>demo</strong>; sein Passwort wurde gezeigt, als die Plattform zum ersten Mal lief.",
  expired: "Anmeldung abgelaufen",
  expiredText: "Diese Anmeldung ist nicht mehr offen. Beginnen Sie in Keepout von vorn.",
  failed: "Anmeldung misslungen",
  signOut: "Abmelden",
  signingOut: "Sie werden abgemeldet.",
  signOutAsk: "M\xF6chten Sie sich abmelden?",
  signedOut: "Abgemeldet",
  signedOutText: "Sie sind abgemeldet.",
  back: "Zur\xFCck zu Keepout",
  account: "Konto",
  notSignedIn: "Sie sind nicht angemeldet.",
  name: "Name",
  email: "E-Mail",
  operator: "Organisation",
  roles: "Rollen",
  ofDemonstration: "Dieser Anbieter der Anmeldung geh\xF6rt zur Demonstration. Im Betrieb zeigt hier der Anbieter Ihrer Organisation seine Seite des Kontos.",
  keptHere: "Diese Installation f\xFChrt Namen und Passw\xF6rter selbst. Wer sie betreibt, \xE4ndert sie und vergibt neue Passw\xF6rter, mit keepout user add."
};
function pageLanguage(uiLocales) {
  const wanted = typeof uiLocales === "string" ? uiLocales.toLowerCase().split(" ") : [];
  const spoken = wanted.map((tag) => language.safeParse(tag.split("-")[0]).data).find((name2) => name2 !== void 0);
  return spoken ?? DEFAULT_LANGUAGE;
}
var WORDS = { en, de };
var identityWords = (spoken) => WORDS[spoken];

// packages/server/src/identity/embedded/pages.ts
function escapeHtml(text2) {
  return text2.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
var RESOURCES = "/auth/resources";
var back = (language3) => `<p><a href="/">${identityWords(language3).back}</a></p>`;
function page(language3, title, body, script) {
  return `<!doctype html>
<html lang="${language3}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="dark">
    <title>${escapeHtml(title)} - Keepout</title>
    <link rel="icon" type="image/svg+xml" href="/icon.svg">
    <link rel="stylesheet" href="${RESOURCES}/identity.css">${script === void 0 ? "" : `
    <script src="${RESOURCES}/${script}" defer></script>`}
  </head>
  <body>
    <main>
      <p class="brand">Keepout</p>
      <h1>${escapeHtml(title)}</h1>
${body}
    </main>
  </body>
</html>
`;
}
function loginPage({ language: language3, action, userName, fault, isDemo }) {
  const words = identityWords(language3);
  const described = fault === void 0 ? "" : ' aria-describedby="fault" aria-invalid="true"';
  return page(
    language3,
    words.signIn,
    `      <form method="post" action="${escapeHtml(action)}">
        ${fault === void 0 ? "" : `<p id="fault" class="fault" role="alert">${escapeHtml(fault)}</p>`}
        <label for="username">${words.userName}</label>
        <input id="username" name="username" autocomplete="username" autocapitalize="none" spellcheck="false" required maxlength="200"
          value="${escapeHtml(userName)}"${described}${userName === "" ? " autofocus" : ""}>
        <label for="password">${words.password}</label>
        <input id="password" name="password" type="password" autocomplete="current-password" required maxlength="1000"${described}${userName === "" ? "" : " autofocus"}>
        <button type="submit">${words.signIn}</button>
      </form>
      ${isDemo ? `<p class="hint">${words.demo}</p>` : ""}`
  );
}
function logoutPage(form, isAsked, language3) {
  const words = identityWords(language3);
  return page(
    language3,
    words.signOut,
    `      ${form}
      <p>${isAsked ? words.signingOut : words.signOutAsk}</p>
      <button id="confirm" type="submit" form="op.logoutForm" name="logout" value="yes">${words.signOut}</button>
      ${isAsked ? "" : back(language3)}`,
    isAsked ? "logout.js" : void 0
  );
}
function signedOutPage(language3) {
  const words = identityWords(language3);
  return page(language3, words.signedOut, `      <p>${words.signedOutText}</p>
      ${back(language3)}`);
}
function errorPage(language3, title, detail) {
  return page(language3, title, `      <p role="alert">${escapeHtml(detail)}</p>
      ${back(language3)}`);
}
function accountPage(user, isDemo, language3) {
  const words = identityWords(language3);
  if (user === void 0) {
    return page(language3, words.account, `      <p>${words.notSignedIn}</p>
      ${back(language3)}`);
  }
  const roles = Object.entries(user.roles).flatMap(([resource, names]) => names.map((role) => `${resource}: ${role}`));
  const rows = [
    [words.userName, user.userName],
    [words.name, user.name],
    [words.email, user.email],
    [words.operator, user.operatorId],
    [words.roles, roles.join(", ")]
  ];
  return page(
    language3,
    words.account,
    `      <dl>
${rows.map(([term, value]) => `        <dt>${term}</dt><dd>${escapeHtml(value)}</dd>`).join("\n")}
      </dl>
      <p class="hint">${isDemo ? words.ofDemonstration : words.keptHere}</p>
      ${back(language3)}`
  );
}

// packages/server/src/identity/embedded/login.ts
var credentials = z5.object({ username: z5.string().max(200), password: z5.string().max(1e3) });
var HTML = "text/html; charset=utf-8";
var loginAddress = (uid, language3) => `${REALM_PATH}/login/${uid}${language3 === DEFAULT_LANGUAGE ? "" : `?ui_locales=${language3}`}`;
async function serveLogin(app, options) {
  const { provider } = options;
  const plugin = async (scope) => {
    scope.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: 1e4 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body)))
    );
    scope.addHook("onSend", async (_request, reply) => {
      reply.header("cache-control", "no-store");
    });
    const page2 = (uid, facts) => loginPage({ ...facts, action: loginAddress(uid, facts.language), isDemo: options.isDemo });
    const expired = (language3) => {
      const words = identityWords(language3);
      return errorPage(language3, words.expired, words.expiredText);
    };
    scope.get(`${REALM_PATH}/login/:uid`, async (request, reply) => {
      const language3 = pageLanguage(request.query.ui_locales);
      const started = await provider.interactionDetails(request.raw, reply.raw).catch(() => void 0);
      if (started === void 0 || started.uid !== request.params.uid) {
        return reply.code(400).type(HTML).send(expired(language3));
      }
      const hint = started.params["login_hint"];
      return reply.type(HTML).send(page2(started.uid, { language: language3, userName: typeof hint === "string" ? hint : "" }));
    });
    scope.post(`${REALM_PATH}/login/:uid`, async (request, reply) => {
      const language3 = pageLanguage(request.query.ui_locales);
      const words = identityWords(language3);
      const { origin } = request.headers;
      if (origin !== void 0 && !sameOrigins(options.publicUrl).includes(origin)) {
        throw refused("foreign-origin", { detail: "This form was sent from another site." });
      }
      const started = await provider.interactionDetails(request.raw, reply.raw).catch(() => void 0);
      if (started === void 0 || started.uid !== request.params.uid) {
        return reply.code(400).type(HTML).send(expired(language3));
      }
      const parsed = credentials.safeParse(request.body);
      if (!parsed.success) {
        return reply.code(400).type(HTML).send(page2(started.uid, { language: language3, userName: "", fault: words.wrong }));
      }
      const { username, password } = parsed.data;
      const tried = await signIn(options, words, { userName: username, password, address: request.ip });
      if ("subject" in tried) {
        reply.hijack();
        await provider.interactionFinished(
          request.raw,
          reply.raw,
          { login: { accountId: tried.subject, remember: false } },
          { mergeWithLastSubmission: false }
        );
        return reply;
      }
      return reply.code(tried.status).type(HTML).send(page2(started.uid, { language: language3, userName: username, fault: tried.fault }));
    });
  };
  await app.register(plugin);
}
async function signIn(options, words, { userName, password, address }) {
  const key = `${userName.trim().toLowerCase()} ${address}`;
  try {
    await options.addressLimit.consume(address);
    await options.nameLimit.consume(userName.trim().toLowerCase());
    await options.limit.consume(key);
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause;
    return { status: 429, fault: words.tooMany(/ (\d+) s/.exec(cause.facts.detail)?.[1]) };
  }
  const user = await checkPassword(options.database, userName, password);
  if (user === void 0) {
    await options.signIns.tell("sign-in-failed", await findUserByName(options.database, userName), address);
    return { status: 401, fault: words.wrong };
  }
  await options.limit.reset(key);
  await options.signIns.tell("signed-in", user, address);
  return user;
}

// packages/server/src/identity/embedded/provider.ts
var PROTOCOL = "/protocol/openid-connect";
var API_RESOURCE = "urn:keepout:api";
var SCOPES = "openid profile email";
function createProvider(Library, options) {
  const { publicUrl } = options;
  const provider = new Library(`${publicUrl}${REALM_PATH}`, configuration2(options));
  provider.proxy = true;
  provider.on("server_error", (_ctx, cause) => options.log.error({ err: cause }, "identity provider"));
  const isOurs = (uri) => URL.canParse(uri) && sameOrigins(publicUrl).includes(new URL(uri).origin) && !uri.includes("#");
  provider.Client.prototype.redirectUriAllowed = isOurs;
  provider.Client.prototype.postLogoutRedirectUriAllowed = isOurs;
  provider.Client.prototype.compareClientSecret = function compare(actual) {
    return this.clientSecret !== void 0 && isSecret(actual, this.clientSecret);
  };
  giveRefreshTokensTheirShape(provider);
  rememberWhereSessionsAre(provider, options);
  return provider;
}
function configuration2({ publicUrl, database, keys, cookieKeys }) {
  return {
    adapter: recordStore(database),
    clients: [
      {
        client_id: WEB_CLIENT_ID,
        client_name: "Keepout",
        token_endpoint_auth_method: "none",
        grant_types: ["authorization_code", "refresh_token"],
        response_types: ["code"],
        redirect_uris: [`${publicUrl}/`],
        post_logout_redirect_uris: [`${publicUrl}/`]
      }
    ],
    jwks: { keys },
    cookies: {
      keys: [...cookieKeys],
      short: { sameSite: "lax", httpOnly: true },
      long: { sameSite: "lax", httpOnly: true }
    },
    routes: {
      authorization: `${PROTOCOL}/auth`,
      token: `${PROTOCOL}/token`,
      jwks: `${PROTOCOL}/certs`,
      end_session: `${PROTOCOL}/logout`,
      revocation: `${PROTOCOL}/revoke`,
      userinfo: `${PROTOCOL}/userinfo`
    },
    scopes: SCOPES.split(" "),
    claims: { openid: ["sub"], profile: ["preferred_username", "name"], email: ["email", "email_verified"] },
    responseTypes: ["code"],
    pkce: { required: (_ctx, client) => client.clientId === WEB_CLIENT_ID },
    ttl: {
      AccessToken: 300,
      ClientCredentials: 300,
      IdToken: 300,
      AuthorizationCode: 60,
      Interaction: 1800,
      Session: 36e3,
      Grant: 36e3,
      RefreshToken: 36e3
    },
    features: {
      devInteractions: { enabled: false },
      clientCredentials: { enabled: true },
      revocation: { enabled: true, allowedPolicy: async (_ctx, client, token) => token.clientId === client.clientId },
      // Ours reads the token itself; the library's refuses tokens that are bound to an API.
      userinfo: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => {
          ctx.body = logoutPage(form, ctx.oidc.entities.IdTokenHint !== void 0, languageOf(ctx));
        },
        postLogoutSuccessSource: (ctx) => {
          ctx.body = signedOutPage(languageOf(ctx));
        }
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => API_RESOURCE,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: SCOPES,
          audience: AUDIENCE,
          accessTokenFormat: "jwt",
          accessTokenTTL: 300,
          jwt: { sign: { alg: "RS256" } }
        })
      }
    },
    interactions: { url: (ctx, interaction) => loginAddress(interaction.uid, languageOf(ctx)) },
    clientBasedCORS: (_ctx, origin) => sameOrigins(publicUrl).includes(origin),
    issueRefreshToken: async (_ctx, client) => client.clientId === WEB_CLIENT_ID,
    rotateRefreshToken: true,
    loadExistingGrant: (ctx) => grantOurOwn(ctx),
    findAccount: async (_ctx, subject) => {
      const user = await findUser(database, subject);
      return user && { accountId: subject, claims: async () => ({ sub: subject, ...profile(user) }) };
    },
    extraTokenClaims: (_ctx, token) => accessClaims(database, token),
    renderError: async (ctx, out) => {
      ctx.type = "html";
      const language3 = languageOf(ctx);
      ctx.body = errorPage(language3, identityWords(language3).failed, out.error_description ?? out.error);
    }
  };
}
var languageOf = (ctx) => pageLanguage(ctx.oidc?.params?.["ui_locales"]);
async function grantOurOwn(ctx) {
  const { session, client, provider, account } = ctx.oidc;
  const grantId = session?.grantIdFor(client.clientId);
  const grant = grantId === void 0 ? void 0 : await provider.Grant.find(grantId);
  if (grant !== void 0) return grant;
  const fresh = new provider.Grant({
    clientId: client.clientId,
    accountId: account?.accountId ?? session?.accountId ?? ""
  });
  fresh.addOIDCScope(SCOPES);
  fresh.addResourceScope(API_RESOURCE, SCOPES);
  await fresh.save();
  return fresh;
}
async function accessClaims(database, token) {
  const azp = token.clientId;
  if (token.kind === "ClientCredentials") {
    const client = await useMachineClient(database, azp ?? "");
    if (client === void 0) return void 0;
    return {
      azp,
      typ: "Bearer",
      preferred_username: `service-account-${azp}`,
      name: client.name,
      operator: client.operatorId,
      resource_access: resourceAccess(client.roles)
    };
  }
  const user = await findUser(database, "accountId" in token ? token.accountId : "");
  if (user === void 0) return void 0;
  return {
    azp,
    typ: "Bearer",
    ..."sessionUid" in token && { sid: token.sessionUid },
    ...profile(user),
    ...userAccess(user)
  };
}
function rememberWhereSessionsAre(provider, { database, log }) {
  provider.use(async (ctx, next) => {
    await next();
    const { session, entities } = ctx.oidc ?? {};
    const token = entities?.RefreshToken ?? entities?.AuthorizationCode;
    const uid = token?.sessionUid ?? (session?.accountId === void 0 ? void 0 : session.uid);
    if (uid === void 0 || ctx.status >= 400) return;
    const place2 = { address: ctx.ip, userAgent: ctx.get("user-agent") };
    await rememberSession(database, uid, place2).catch(
      (cause) => log.warn({ err: cause }, "where a session is was not written down")
    );
  });
}
function giveRefreshTokensTheirShape(provider) {
  const prototype = provider.RefreshToken.prototype;
  const random = prototype.generateTokenId;
  prototype.generateTokenId = function shaped() {
    const encode = (part) => Buffer.from(JSON.stringify(part)).toString("base64url");
    const exp = Math.floor(Date.now() / 1e3) + (this.expiration ?? 36e3);
    return `refresh.${encode({ typ: "Refresh", exp, sid: this.sessionUid })}.${random.call(this)}`;
  };
}

// packages/server/src/identity/embedded/account-routes.ts
import { decodeJwt } from "jose";
var NAMES = { [WEB_CLIENT_ID]: "Keepout" };
function serveAccountApi(app, { database, verifier, log }) {
  const base = `${REALM_PATH}/account/sessions`;
  async function callerOf(request, reply, roles) {
    reply.header("cache-control", "no-store");
    const token = /^Bearer (.+)$/i.exec(request.headers.authorization ?? "")?.[1] ?? "";
    const verified = await verifier.verify(token);
    if (!verified.ok) {
      reply.code(401).header("www-authenticate", 'Bearer error="invalid_token"').send({ error: "invalid_token" });
      return void 0;
    }
    if (!satisfies(verified.value.roles, [roles])) {
      reply.code(403).send({ error: "access_denied" });
      return void 0;
    }
    const { sid } = decodeJwt(token);
    return { principal: verified.value, sessionUid: typeof sid === "string" ? sid : void 0 };
  }
  async function end({ principal }, sessions, address) {
    const { subject, userName, operatorId } = principal;
    const uids = sessions.map(({ uid }) => uid);
    const ended = await database.orm.transaction(async (tx) => {
      const count = await endSessions(tx, subject, uids);
      if (count === 0) return 0;
      const places = sessions.map((session) => present(session, void 0)).map(({ ipAddress, browser, os }) => ({
        ipAddress,
        browser,
        os
      }));
      await writeAudit(tx, {
        operatorId,
        actor: userName,
        action: "session-ended",
        recordType: "session",
        recordId: userName,
        detail: { address, ended: places }
      });
      return count;
    });
    if (ended > 0) log.info({ event: "session-ended", userName, operator: operatorId, address, ended }, "identity");
    return ended;
  }
  app.get(`${base}/devices`, async (request, reply) => {
    const caller2 = await callerOf(request, reply, "account:view-profile,account:manage-account");
    if (caller2 === void 0) return reply;
    const sessions = await listSessions(database, caller2.principal.subject);
    return reply.send(sessions.map((session) => deviceOf(session, caller2.sessionUid)));
  });
  app.delete(`${base}/:id`, async (request, reply) => {
    const caller2 = await callerOf(request, reply, "account:manage-account");
    if (caller2 === void 0) return reply;
    const own = await listSessions(database, caller2.principal.subject);
    const named = own.filter(({ uid }) => uid === request.params.id);
    const ended = await end(caller2, named, request.ip);
    return ended === 0 ? reply.code(404).send({ error: "session_not_found" }) : reply.code(204).send();
  });
  app.delete(base, async (request, reply) => {
    const caller2 = await callerOf(request, reply, "account:manage-account");
    if (caller2 === void 0) return reply;
    const own = await listSessions(database, caller2.principal.subject);
    const isAll = request.query.current === "true";
    await end(caller2, isAll ? own : own.filter(({ uid }) => uid !== caller2.sessionUid), request.ip);
    return reply.code(204).send();
  });
}
function present({ uid, startedS, expiresS, clientIds, seen }, current) {
  const { browser, os, mobile } = browserName(seen?.userAgent ?? "");
  return {
    id: uid,
    ...seen !== void 0 && { ipAddress: seen.address, lastAccess: seen.atS },
    started: startedS,
    expires: expiresS,
    clients: clientIds.map((clientId) => ({ clientId, clientName: NAMES[clientId] ?? clientId })),
    browser,
    current: uid === current,
    os,
    mobile
  };
}
function deviceOf(session, current) {
  const { os, mobile, ...view } = present(session, current);
  const { ipAddress, lastAccess, browser } = view;
  return { os, device: "Other", mobile, ipAddress, lastAccess, browser, current: view.current, sessions: [view] };
}
var BROWSERS = [
  ["Edge", /\bEdg(?:e|A|iOS)?\/(\d+)/],
  ["Opera", /\bOPR\/(\d+)/],
  ["Samsung Internet", /\bSamsungBrowser\/(\d+)/],
  ["Firefox", /\b(?:Firefox|FxiOS)\/(\d+)/],
  ["Chrome", /\b(?:Chrome|CriOS)\/(\d+)/],
  ["Safari", /\bVersion\/(\d+)[^ ]* .*Safari\//]
];
var SYSTEMS = [
  ["Android", /\bAndroid\b/],
  ["iOS", /\b(?:iPhone|iPad|iPod)\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMac OS X\b/],
  ["Linux", /\bLinux\b/]
];
function browserName(userAgent) {
  const [browser] = BROWSERS.flatMap(([name2, pattern]) => {
    const version = pattern.exec(userAgent)?.[1];
    return version === void 0 ? [] : [`${name2}/${version}`];
  });
  const os = SYSTEMS.find(([, pattern]) => pattern.test(userAgent))?.[0];
  return { browser: browser ?? "Other", os: os ?? "Other", mobile: /\bMobi|\bAndroid\b|\biPad\b/.test(userAgent) };
}

// packages/server/src/identity/embedded/own-url.ts
function settleOwnUrl(app, publicUrl) {
  const own = new URL(publicUrl);
  const hosts = sameOrigins(publicUrl).map((origin) => new URL(origin).host);
  app.addHook("onRequest", async (request) => {
    if (!request.url.startsWith(`${REALM_PATH}/`)) return;
    const address = request.ip;
    const { headers } = request.raw;
    if (!hosts.includes(headers.host ?? "")) headers.host = own.host;
    headers["x-forwarded-proto"] = own.protocol.slice(0, -1);
    headers["x-forwarded-for"] = address;
    delete headers["x-forwarded-host"];
  });
}

// packages/server/src/identity/embedded/routes.ts
var SCRIPT = "text/javascript; charset=utf-8";
var HTML2 = "text/html; charset=utf-8";
var framed = (title, source) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title><script src="${source}"></script></head><body></body></html>
`;
async function serveIdentity(app, options) {
  settleOwnUrl(app, options.publicUrl);
  tellSignOuts(options);
  app.get("/auth/resources/identity.css", (_request, reply) => reply.type("text/css; charset=utf-8").send(STYLE_SHEET));
  app.get("/auth/resources/logout.js", (_request, reply) => reply.type(SCRIPT).send(LOGOUT_SCRIPT));
  app.get("/auth/resources/cookie-check.js", (_request, reply) => reply.type(SCRIPT).send(COOKIE_CHECK_SCRIPT));
  app.get("/auth/resources/session-watch.js", (_request, reply) => reply.type(SCRIPT).send(SESSION_WATCH_SCRIPT));
  serveAdapterPages(app, options);
  serveAccount(app, options);
  serveAccountApi(app, options);
  await serveLogin(app, { ...options, ...loginLimits(options) });
  await mountProvider(app, options.provider);
}
function loginLimits({ database, signIns }) {
  const lockedOut = async (userName, address) => signIns.tell("locked-out", await findUserByName(database, userName), address);
  return {
    limit: createRateLimit(database, {
      name: "login",
      points: 10,
      durationS: 900,
      blockS: 900,
      onOut: (key) => lockedOut(key.slice(0, key.lastIndexOf(" ")), key.slice(key.lastIndexOf(" ") + 1))
    }),
    addressLimit: createRateLimit(database, {
      name: "login-address",
      points: 100,
      durationS: 900,
      onOut: (address) => signIns.tell("locked-out", void 0, address)
    }),
    nameLimit: createRateLimit(database, {
      name: "login-name",
      points: 200,
      durationS: 900,
      onOut: (userName) => lockedOut(userName, "(several)")
    })
  };
}
function tellSignOuts({ provider, database, signIns, log }) {
  const tell2 = (action, subject, address) => {
    if (subject === void 0) return;
    const telling = findUser(database, subject).then((user) => signIns.tell(action, user, address));
    telling.catch((cause) => log.error({ err: cause }, "an end of access was not written down"));
  };
  provider.on("end_session.success", (ctx) => tell2("signed-out", ctx.oidc.session?.accountId, ctx.ip));
  provider.on("grant.revoked", (ctx) => {
    const { RefreshToken: refresh } = ctx.oidc.entities;
    if (ctx.oidc.route === "revocation") tell2("access-revoked", refresh?.accountId, ctx.ip);
  });
  provider.on("grant.success", (ctx) => {
    const { client, params } = ctx.oidc;
    if (params?.["grant_type"] !== "client_credentials" || client === void 0) return;
    const address = ctx.ip;
    const telling = findMachineClient(database, client.clientId).then(
      (machine2) => signIns.tell("signed-in", machine2 && { userName: machine2.clientId, operatorId: machine2.operatorId }, address)
    );
    telling.catch((cause) => log.error({ err: cause }, "a sign-in of a program was not written down"));
  });
  provider.on("grant.error", (ctx, cause) => {
    const { message: message2 } = cause;
    log.warn(
      { event: "token-refused", client: ctx.oidc.client?.clientId, reason: message2, address: ctx.ip },
      "identity"
    );
  });
}
function serveAdapterPages(app, { provider, publicUrl }) {
  const base = `${REALM_PATH}/protocol/openid-connect`;
  app.get(
    `${base}/3p-cookies/step1.html`,
    (_request, reply) => reply.type(HTML2).send(framed("Cookie check", "/auth/resources/cookie-check.js"))
  );
  app.get(
    `${base}/login-status-iframe.html`,
    (_request, reply) => reply.type(HTML2).send(framed("Session watch", "/auth/resources/session-watch.js"))
  );
  app.get(
    `${base}/login-status-iframe.html/init`,
    async (request, reply) => {
      const session = await currentSession(provider, request.raw, reply.raw);
      const isOurs = sameOrigins(publicUrl).includes(request.query.origin ?? "");
      const isSame = session?.accountId !== void 0 && session.uid === request.query.session_state;
      return reply.code(isOurs && isSame ? 204 : 403).send();
    }
  );
}
function serveAccount(app, { provider, database, verifier, isDemo }) {
  app.get(`${REALM_PATH}/account`, async (request, reply) => {
    const session = await currentSession(provider, request.raw, reply.raw);
    const user = session?.accountId === void 0 ? void 0 : await findUser(database, session.accountId);
    const language3 = pageLanguage(request.query.ui_locales);
    return reply.type(HTML2).header("cache-control", "no-store").send(accountPage(user, isDemo, language3));
  });
  app.get(`${REALM_PATH}/protocol/openid-connect/userinfo`, async (request, reply) => {
    const token = request.headers.authorization?.replace(/^Bearer /i, "") ?? "";
    const result = await verifier.verify(token);
    if (!result.ok)
      return reply.code(401).header("www-authenticate", 'Bearer error="invalid_token"').send({ error: "invalid_token" });
    const { subject, userName, name: name2, email } = result.value;
    return reply.send({ sub: subject, preferred_username: userName, name: name2, email });
  });
}
async function currentSession(provider, request, response) {
  return provider.Session.get(provider.createContext(request, response)).catch(() => void 0);
}
async function mountProvider(app, provider) {
  const handle = provider.callback();
  const plugin = async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, _body, done) => done(null));
    scope.all(`${REALM_PATH}/*`, { schema: { hide: true } }, async (request, reply) => {
      reply.hijack();
      for (const [name2, value] of Object.entries(reply.getHeaders())) {
        if (value !== void 0) reply.raw.setHeader(name2, value);
      }
      const raw = request.raw;
      raw.originalUrl = raw.url;
      raw.url = raw.url.slice(REALM_PATH.length);
      await handle(raw, reply.raw);
    });
  };
  await app.register(plugin);
}
var STYLE_SHEET = `:root { color-scheme: dark; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 16px;
  background: #0b1118; color: #edf3f9; font: 16px/1.5 Inter, system-ui, sans-serif; }
main { width: 100%; max-width: 400px; padding: 32px; background: #121b26; border: 1px solid #2c3f54; border-radius: 6px; }
.brand { margin: 0 0 16px; color: #b3c3d3; letter-spacing: .08em; text-transform: uppercase; font-size: 13px; }
h1 { margin: 0 0 20px; font-size: 22px; font-weight: 600; }
label { display: block; margin: 16px 0 4px; color: #b3c3d3; font-size: 14px; }
input { width: 100%; height: 44px; padding: 0 12px; font: inherit; color: #edf3f9; background: #0b1118;
  border: 1px solid #6f8aa6; border-radius: 4px; }
input[aria-invalid] { border-color: #fd4c63; }
button { width: 100%; height: 44px; margin-top: 24px; font: inherit; font-weight: 600; color: #06131f;
  background: #6bb6ff; border: 0; border-radius: 4px; cursor: pointer; }
:focus-visible { outline: 2px solid #d8a8ff; outline-offset: 2px; }
a { color: #6bb6ff; }
.fault { margin: 0; padding: 8px 12px; border: 1px solid #fd4c63; border-radius: 4px; }
.hint { margin: 20px 0 0; color: #b3c3d3; font-size: 14px; }
dl { margin: 0; } dt { color: #b3c3d3; font-size: 14px; } dd { margin: 0 0 12px; overflow-wrap: anywhere; }
`;
var LOGOUT_SCRIPT = `document.getElementById('confirm').click();
`;
var COOKIE_CHECK_SCRIPT = `parent.postMessage('supported', '*');
`;
var SESSION_WATCH_SCRIPT = `addEventListener('message', async (event) => {
  if (typeof event.data !== 'string') return;
  const [client, session] = event.data.split(' ');
  const answer = (text) => event.source.postMessage(text, event.origin);
  const query = new URLSearchParams({ client_id: client, origin: event.origin, session_state: session });
  try {
    const reply = await fetch('login-status-iframe.html/init?' + query, { credentials: 'same-origin' });
    answer(reply.status === 204 ? 'unchanged' : reply.status === 403 ? 'changed' : 'error');
  } catch {
    answer('error');
  }
});
`;

// packages/server/src/identity/embedded/sign-in-log.ts
var NOBODY = { userName: "(unknown)", operatorId: "(none)" };
function signInLog(database, log) {
  return {
    tell: async (action, user, address) => {
      const { userName, operatorId } = user ?? NOBODY;
      const level = action === "sign-in-failed" || action === "locked-out" ? "warn" : "info";
      log[level]({ event: action, userName, operator: operatorId, address }, "identity");
      await writeAudit(database.orm, {
        operatorId,
        actor: userName,
        action,
        recordType: "session",
        recordId: userName,
        detail: { address }
      });
    }
  };
}

// packages/server/src/identity/embedded/embedded.ts
async function createEmbeddedIdentity(options) {
  const keys = await signingKeys(options.database);
  const issuer = `${options.publicUrl}${REALM_PATH}`;
  const verifier = createVerifier({
    issuer,
    keys: { find: createLocalJWKSet({ keys: keys.map(publicHalf) }), ready: async () => void 0 },
    clientIds: [WEB_CLIENT_ID, `${MACHINE_PREFIX}*`],
    audiences: [AUDIENCE],
    tokenTypes: ["at+jwt"],
    operatorClaim: "operator",
    groups: { claim: "groups", map: NO_GROUPS }
  });
  const cookieKeys = keys.map((key) => createHash4("sha256").update(`cookie ${key.d}`).digest("base64url"));
  const provider = createProvider(await loadLibrary(), { ...options, keys, cookieKeys });
  return {
    issuer,
    verifier,
    serve: (app) => serveIdentity(app, { ...options, provider, verifier, signIns: signInLog(options.database, options.log) })
  };
}
async function loadLibrary() {
  const { warn } = console;
  console.warn = () => void 0;
  try {
    return (await import("oidc-provider")).default;
  } finally {
    console.warn = warn;
  }
}
var SIGNING_DAYS = 90;
async function signingKeys(database) {
  const spare = await hasFreshKey(database.orm) ? void 0 : await makeKey();
  return database.orm.transaction(async (within) => {
    await within.execute(sql`lock table identity_key in exclusive mode`);
    await within.execute(
      sql`delete from identity_key where created_at < now() - make_interval(days => ${2 * SIGNING_DAYS})`
    );
    if (spare !== void 0 && !await hasFreshKey(within)) {
      const { kid } = spare;
      await within.execute(sql`insert into identity_key (kid, jwk) values (${kid}, ${JSON.stringify(spare)}::jsonb)`);
    }
    const { rows } = await within.execute(sql`select jwk from identity_key order by created_at desc`);
    return rows.map((row) => row["jwk"]);
  });
}
async function hasFreshKey(db) {
  const fresh = await db.execute(
    sql`select 1 from identity_key where created_at > now() - make_interval(days => ${SIGNING_DAYS})`
  );
  return (fresh.rowCount ?? 0) > 0;
}
async function makeKey() {
  const { privateKey } = await generateKeyPair("RS256", { modulusLength: 2048, extractable: true });
  const jwk = await exportJWK(privateKey);
  return { ...jwk, kid: await calculateJwkThumbprint(jwk), use: "sig", alg: "RS256" };
}
function publicHalf(jwk) {
  const { kty, n, e, kid, use, alg } = jwk;
  return { kty, n, e, kid, use, alg };
}

// packages/server/src/identity/identity.ts
async function openIdentity(settings, database, log) {
  return settings.issuerUrl === void 0 ? embedded(settings, database, log) : elsewhere(settings, settings.issuerUrl);
}
async function embedded(settings, database, log) {
  const publicUrl = settings.publicUrlIsSet ? settings.publicUrl : localUrl(settings.host, settings.port);
  const isDemo = settings.mode === "demo";
  const generatedPassword = isDemo ? await ensureDemoUsers(database, settings.demoPassword) : void 0;
  const provider = await createEmbeddedIdentity({
    publicUrl,
    database,
    isDemo,
    log
  });
  return {
    issuer: provider.issuer,
    verifier: provider.verifier,
    ...generatedPassword !== void 0 && { generatedPassword },
    adapter: { url: "/auth", realm: "platform", clientId: "keepout-web", hasGroups: false },
    serve: provider.serve
  };
}
function elsewhere(settings, issuer) {
  const [, url = issuer, realm = "platform"] = /^(.*)\/realms\/([^/]+)$/.exec(issuer) ?? [];
  return {
    issuer,
    verifier: createVerifier({
      issuer,
      keys: remoteKeys(issuer),
      clientIds: settings.clientIds,
      audiences: settings.audiences,
      tokenTypes: settings.tokenTypes,
      operatorClaim: settings.operatorClaim,
      groups: { claim: settings.groupsClaim, map: settings.groups }
    }),
    adapter: {
      url,
      realm,
      hasGroups: settings.groups.size > 0,
      clientId: settings.clientIds.find((id) => !id.endsWith("*")) ?? "keepout-web"
    },
    serve: async () => void 0
  };
}

// packages/server/src/platform/http/health.ts
var PATIENCE_MS = 3e3;
function serveHealth(app, checks) {
  app.get("/health/live", async () => ({ status: "ok" }));
  for (const path of ["/health", "/health/ready"])
    app.get(path, async (_request, reply) => {
      const results = await Promise.all(checks.map(async (check) => [check.name, await judge(check)]));
      const status = worst(results.map(([, { health }]) => health));
      const entries = results.flatMap(([name2, { facts }]) => facts === void 0 ? [] : [[name2, facts]]);
      return reply.code(status === "failed" ? 503 : 200).header("cache-control", "no-store").send({
        status,
        checks: Object.fromEntries(results.map(([name2, { health }]) => [name2, health])),
        ...Object.fromEntries(entries)
      });
    });
}
async function judge(check) {
  const timeout = AbortSignal.timeout(PATIENCE_MS);
  const late = new Promise((_2, reject) => timeout.addEventListener("abort", () => reject(timeout.reason)));
  try {
    return await Promise.race([check.check(), late]) ?? { health: "ok" };
  } catch {
    return { health: check.vital ? "failed" : "degraded" };
  }
}
function worst(all) {
  return all.includes("failed") ? "failed" : all.includes("degraded") ? "degraded" : "ok";
}

// packages/server/src/platform/http/http.ts
import { randomUUID } from "node:crypto";
import cors from "@fastify/cors";
import helmet from "@fastify/helmet";
import multipart from "@fastify/multipart";
import Fastify, { LogController } from "fastify";
import { validatorCompiler } from "fastify-type-provider-zod";

// packages/server/src/platform/http/broken-request.ts
import { STATUS_CODES } from "node:http";
function factsOfBroken({ code }) {
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") {
    return factsOf("request-timeout", { detail: "The request did not come in time." });
  }
  if (code === "HPE_HEADER_OVERFLOW") {
    return factsOf("headers-too-large", { detail: "The headers and the address together are too large." });
  }
  return factsOf("bad-request", { detail: "This is no request of HTTP/1.1 that can be read." });
}
function answerBrokenRequest(error, socket) {
  answerBare(socket, factsOfBroken(error));
}
function answerOddRequests(app) {
  app.addHook("onRequest", async (request) => {
    if (request.headers.host === void 0 && request.raw.httpVersion === "1.1") {
      throw refused("bad-request", { detail: "The header Host is missing." });
    }
  });
  app.server.on("checkExpectation", (request, response) => {
    app.server.emit("request", request, response);
  });
  app.server.on("connect", (_request, socket) => {
    answerBare(socket, factsOf("bad-request", { detail: "This is no proxy." }));
  });
}
function answerBare(socket, facts) {
  const isAnswering = socket._httpMessage?.headersSent === true;
  if (!socket.writable || isAnswering) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify(toProblem(facts, "/"));
  const head = [
    `HTTP/1.1 ${facts.status} ${STATUS_CODES[facts.status]}`,
    "Content-Type: application/problem+json; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Cache-Control: no-store",
    "Connection: close"
  ];
  socket.on("error", () => void 0);
  socket.end(`${head.join("\r\n")}\r
\r
${body}`, () => socket.destroy());
}

// packages/server/src/platform/http/content-policy.ts
function contentPolicy(settings) {
  const isHttps = settings.publicUrl.startsWith("https:");
  const issuer = settings.issuerUrl === void 0 ? [] : [new URL(settings.issuerUrl).origin];
  return {
    enableCSPNonces: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        "default-src": ["'self'"],
        "script-src": ["'self'", "'wasm-unsafe-eval'"],
        "style-src": ["'self'"],
        "img-src": ["'self'", "data:", "blob:"],
        "font-src": ["'self'"],
        "worker-src": ["'self'", "blob:"],
        "connect-src": ["'self'", ...issuer],
        "frame-src": ["'self'", ...issuer],
        "frame-ancestors": ["'self'"],
        "form-action": ["'self'", ...issuer],
        "object-src": ["'none'"],
        "base-uri": ["'none'"],
        ...isHttps && { "upgrade-insecure-requests": [] }
      }
    },
    strictTransportSecurity: isHttps,
    xFrameOptions: { action: "sameorigin" },
    referrerPolicy: { policy: "same-origin" },
    crossOriginOpenerPolicy: isHttps || new URL(settings.publicUrl).hostname === "localhost",
    originAgentCluster: false
  };
}

// packages/server/src/platform/http/forwarding.ts
import { BlockList, isIPv6 } from "node:net";
var near = new BlockList();
for (const [net, bits] of [
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["169.254.0.0", 16]
]) {
  near.addSubnet(net, bits, "ipv4");
}
near.addAddress("::1", "ipv6");
near.addSubnet("fc00::", 7, "ipv6");
near.addSubnet("fe80::", 10, "ipv6");
function trustOf(proxies) {
  if (typeof proxies === "number") return (address, hop) => hop < proxies && (hop > 0 || isNear(address));
  return proxies === false ? false : [...proxies];
}
function isNear(address) {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  return near.check(plain, isIPv6(plain) ? "ipv6" : "ipv4");
}

// packages/server/src/platform/http/refuse-unknown.ts
var OTHER_NAMES = {
  from: ["start", "begin", "since", "after", "start-time", "tca-from"],
  to: ["end", "stop", "until", "before", "end-time", "tca-to"],
  limit: ["count", "size", "page-size", "per-page", "top"],
  cursor: ["offset", "page", "skip", "after-id"],
  object: ["norad-id", "secondary"]
};
function refuseUnknownParameters(app) {
  app.addHook("preValidation", async (request) => {
    if (isNobodys(request) || !request.url.startsWith("/api/")) return;
    const parameters = knownParameters(request);
    const unknown = Object.keys(request.query ?? {}).filter((name2) => !parameters.includes(name2));
    if (unknown.length === 0) return;
    const errors = unknown.slice(0, 20).map((name2) => ({
      code: "unknown-parameter",
      pointer: `?${name2.slice(0, 80)}`,
      message: sentence(name2.slice(0, 80), parameters)
    }));
    throw refused("unknown-parameter", { detail: errors[0].message, errors });
  });
}
function knownParameters({ routeOptions }) {
  const schema = routeOptions.schema?.querystring;
  return Object.keys(schema?.shape ?? {});
}
function sentence(name2, names) {
  if (names.length === 0) return `There is no parameter ${name2}: this call takes none.`;
  const near2 = nearest(name2, names);
  const hint = near2 === void 0 ? "" : ` Did you mean ${near2}?`;
  return `There is no parameter ${name2}.${hint} Known are ${names.join(", ")}.`;
}
function nearest(name2, names) {
  const plain = name2.replaceAll(/([a-z])([A-Z])/g, "$1-$2").replaceAll("_", "-").toLowerCase();
  if (names.includes(plain)) return plain;
  const other = names.find((candidate) => OTHER_NAMES[candidate]?.includes(plain));
  return other ?? nearestName(plain, names);
}

// packages/server/src/platform/http/serialise.ts
import { ResponseSerializationError } from "fastify-type-provider-zod";
import { safeEncode } from "zod";
var ListAtFault = class extends Error {
  /** The records that have it. */
  sound;
  leftOut;
  constructor(sound, leftOut, cause) {
    super(`${leftOut} records of a list do not have the documented form`, { cause });
    this.name = "ListAtFault";
    this.sound = sound;
    this.leftOut = leftOut;
  }
};
var compileSerialiser = ({ schema, method, url }) => {
  return (data) => {
    const result = safeEncode(schema, data);
    if (result.success) return JSON.stringify(result.data);
    const wrong = new Set(result.error.issues.map(({ path }) => path[0]));
    if (Array.isArray(data) && wrong.size < data.length) {
      throw new ListAtFault(
        data.filter((_2, index) => !wrong.has(index)),
        wrong.size,
        result.error
      );
    }
    throw new ResponseSerializationError(method, url, { cause: result.error });
  };
};

// packages/server/src/platform/http/http.ts
var JSON_LIMIT_BYTES = 5e5;
var LONGEST_PART = 4e3;
var MOST_FILES = 200;
var METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];
var TAKEN_HEADERS = [
  "Authorization",
  "Accept",
  "Content-Type",
  "If-Match",
  "If-None-Match",
  "Idempotency-Key",
  "Last-Event-ID"
];
var TOLD_HEADERS = [
  "Link",
  "X-Total-Count",
  "X-Total-More",
  "X-Records-Left-Out",
  "Location",
  "ETag",
  "Retry-After",
  "Content-Disposition"
];
async function createHttp(settings, log, fallback) {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustOf(settings.trustProxy),
    bodyLimit: JSON_LIMIT_BYTES,
    requestTimeout: 3e5,
    keepAliveTimeout: 1e4,
    // Idle connections end at once on close, requests in flight are finished.
    forceCloseConnections: "idle",
    genReqId: () => randomUUID(),
    // A request line may name a whole URL (RFC 9112, 3.2.2), whose host is nobody's but the sender's.
    rewriteUrl: (request) => (request.url ?? "/").replace(/^https?:\/\/[^/?]*\/?/i, "/"),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: LONGEST_PART },
    // `closeGracefully` answers in our form.
    return503OnClosing: false,
    http: { requireHostHeader: false },
    clientErrorHandler: (error, socket) => answerBrokenRequest(error, socket),
    // A path that cannot be decoded never reaches the error handler.
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply)
  }).withTypeProvider();
  app.decorateRequest("principal", null);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(compileSerialiser);
  const paths = rememberPaths(app);
  const answerUnknown = (request, reply) => answerNotFound(request, reply, paths.methodsAt(pathOf(request)));
  app.setErrorHandler(
    (error, request, reply) => (
      // Whatever else is wrong with a request that no route takes is not looked at.
      request.is404 && !(error instanceof Refusal) ? answerUnknown(request, reply) : answerError(error, request, reply)
    )
  );
  app.setNotFoundHandler((request, reply) => fallback?.(request, reply) ?? answerUnknown(request, reply));
  answerOddRequests(app);
  app.addHook("onResponse", async (request, reply) => logAnswer(request, reply));
  await app.register(helmet, contentPolicy(settings));
  if (settings.corsOrigins.length > 0) {
    await app.register(cors, {
      origin: [...settings.corsOrigins],
      methods: METHODS,
      allowedHeaders: TAKEN_HEADERS,
      exposedHeaders: TOLD_HEADERS,
      maxAge: 600,
      // Its own refusal of an odd preflight is a plain text.
      strictPreflight: false
    });
  }
  await app.register(multipart, {
    limits: {
      fileSize: settings.uploadLimitBytes,
      files: MOST_FILES,
      fields: 20,
      fieldSize: 1e5,
      parts: MOST_FILES + 20
    },
    throwFileSizeLimit: true
  });
  keepOutOfCaches(app);
  refuseUnknownParameters(app);
  refuseUnacceptable(app);
  compressAnswers(app);
  closeGracefully(app);
  return app;
}
function answerNotFound(request, reply, methods) {
  if (methods.length > 0 && !methods.includes(request.method)) {
    const allow = methods.join(", ");
    const detail = `${pathOf(request)} takes ${allow}, and not ${request.method}.`;
    return answer(request, reply, factsOf("method-not-allowed", { detail, headers: { allow } }));
  }
  return answer(request, reply, factsOf("not-found", { detail: `There is nothing at ${pathOf(request)}.` }));
}
function answerError(error, request, reply) {
  if (error instanceof ListAtFault) return answerSound(error, request, reply);
  return answer(request, reply, problemOf(error, request));
}
function answerSound(error, request, reply) {
  request.log.error({ err: error, requestId: request.id }, "records left out of a list");
  return reply.code(200).type("application/json").header("x-records-left-out", String(error.leftOut)).serializer((list2) => JSON.stringify(list2)).send(error.sound);
}
function answer(request, reply, facts) {
  return reply.code(facts.status).headers(facts.headers ?? {}).type("application/problem+json").serializer((document) => JSON.stringify(document)).send(problemDocument(facts, request));
}
function logAnswer(request, reply) {
  const isCall = request.url.startsWith("/api/");
  const isProbe = request.url.startsWith("/health");
  const level = isProbe ? "debug" : reply.statusCode >= 500 ? "error" : isCall ? "info" : "debug";
  request.log[level](
    {
      requestId: request.id,
      method: request.method,
      // The query may hold what a user typed; the route says enough.
      path: pathOf(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      address: request.ip,
      ...request.principal && { subject: request.principal.subject, operator: request.principal.operatorId }
    },
    "answered"
  );
}
var records = /^\/(api|auth\/realms)\//;
function keepOutOfCaches(app) {
  app.addHook("onSend", async (request, reply, payload) => {
    if (records.test(request.url) && !reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
    return payload;
  });
}
var PATIENCE_MS2 = 15e3;
var RETRY_SOON = { "retry-after": "5" };
function closeGracefully(app) {
  let isClosing = false;
  app.addHook("onRequest", async () => {
    if (!isClosing) return;
    throw refused("unavailable", { detail: "The server is stopping; try again shortly.", headers: RETRY_SOON });
  });
  const unused = /* @__PURE__ */ new Set();
  app.server.on("connection", (socket) => {
    unused.add(socket);
    socket.once("close", () => unused.delete(socket));
  });
  app.server.on("request", (request) => unused.delete(request.socket));
  app.addHook("preClose", async () => {
    isClosing = true;
    for (const socket of unused) socket.destroy();
    setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS2).unref();
  });
}

// packages/server/src/platform/http/static-web.ts
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
var serverPaths = /^\/(api|auth|health|metrics)(\/|$)/;
var YEAR_S = 31536e3;
var VERIFY = /^\/verify\/?(\?|$)/;
function webFallback(directory) {
  const html = readPage(directory);
  if (html === void 0) return void 0;
  const verify = readPage(directory, "verify.html") ?? html;
  return (request, reply) => isNavigation(request) ? sendPage(reply, VERIFY.test(request.url) ? verify : html) : void 0;
}
async function serveWeb(app, directory, config) {
  app.get("/config.json", async (_request, reply) => reply.header("cache-control", "no-cache").send(config));
  const html = readPage(directory);
  if (html === void 0) {
    app.log.warn({ directory }, "the web application is not built; only the API is served");
    return;
  }
  await app.register(fastifyStatic, {
    root: directory,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes("/assets/");
      reply.header("cache-control", isHashed ? `public, max-age=${YEAR_S}, immutable` : "no-cache");
    }
  });
  app.get("/", (_request, reply) => sendPage(reply, html));
  app.get("/index.html", (_request, reply) => sendPage(reply, html));
}
function readPage(directory, name2 = "index.html") {
  const page2 = join(directory, name2);
  return existsSync(page2) ? readFileSync(page2, "utf8") : void 0;
}
function sendPage(reply, html) {
  const nonce = reply.cspNonce.style;
  return reply.type("text/html; charset=utf-8").header("cache-control", "no-cache").send(html.replace("<head>", `<head>
    <meta property="csp-nonce" nonce="${nonce}">`));
}
function isNavigation(request) {
  const path = request.url.split("?", 1)[0];
  const isPage = request.method === "GET" && (request.headers.accept ?? "").includes("text/html");
  return isPage && !serverPaths.test(path) && !/\.[a-z0-9]{2,5}$/i.test(path);
}

// services/api/src/start-api.ts
async function startApi(wanted, foundation, options) {
  const port = await checkPort(wanted.host, wanted.port);
  const settings = {
    ...wanted,
    port,
    publicUrl: wanted.publicUrlIsSet ? wanted.publicUrl : localUrl(wanted.host, port)
  };
  const context = { ...foundation.context, settings };
  const identity = await openIdentity(settings, context.database, context.log);
  const app = await createHttp(settings, context.log, webFallback(webDir));
  try {
    serveMetrics(app, context.metrics, settings);
    const contextOf = (module) => ({ ...foundation.composition.contextOf(module), settings });
    for (const module of options.modules) module.measure?.(contextOf(module));
    serveHealth(app, [
      ...foundation.checks,
      { name: "identity", vital: false, check: () => identity.verifier.ready() },
      ...options.modules.flatMap((module) => module.checks?.(contextOf(module)) ?? [])
    ]);
    await identity.serve(app);
    await serveModules(app, options.modules, contextOf, { verifier: identity.verifier, version: options.version });
    await serveEvents(app, {
      events: context.events,
      verifier: identity.verifier,
      modules: options.modules,
      limits: settings
    });
    await serveWeb(app, webDir, {
      mode: settings.mode,
      dev: settings.dev,
      provider: identity.adapter,
      specialUsers: settings.specialUsers
    });
    await app.listen({ host: settings.host, port });
  } catch (cause) {
    await app.close();
    throw cause;
  }
  return {
    url: settings.publicUrl,
    ...identity.generatedPassword !== void 0 && { generatedPassword: identity.generatedPassword },
    close: () => app.close()
  };
}

// packages/server/src/catalogue/watched-file.ts
import { readFile as readFile2, stat } from "node:fs/promises";
import { basename as basename2 } from "node:path";
var WATCH_TIMES = { pollMs: 5e3, settleMs: 1e4 };
var LEAST_SHARE = 0.8;
function watchCatalogueFile(context, path, times = WATCH_TIMES) {
  let seen;
  let settled;
  let timer;
  let isClosed = false;
  const look = async () => {
    const file2 = await statOf(path);
    const identity = identityOf(file2);
    if (identity === settled) return;
    if (identity !== seen?.identity) seen = { identity, atMs: performance.now() };
    if (!("refused" in file2) && !isLeftAlone(file2, seen.atMs, times.settleMs)) return;
    const outcome = await take(context, path, file2);
    if (outcome === "changed") return;
    settled = identity;
    if (outcome === "taken") return;
    context.log.warn({ path, reason: textOf(outcome.refused) }, "the catalogue file was not taken");
    await noteRefusal(context.database.orm, path, outcome.refused);
  };
  const turn = async () => {
    try {
      await look();
    } catch (cause) {
      settled = void 0;
      context.log.warn({ err: cause, path }, "the catalogue file could not be loaded, trying again");
    }
    if (!isClosed) timer = setTimeout(() => void next(), times.pollMs);
  };
  let running = Promise.resolve();
  const next = () => {
    running = turn();
    return running;
  };
  void next();
  return {
    close: async () => {
      isClosed = true;
      await running;
      clearTimeout(timer);
    }
  };
}
async function take(context, path, file2) {
  if ("refused" in file2) return file2;
  if (!file2.isFile()) return { refused: tell("catalogue-no-file") };
  if (file2.size === 0) return { refused: tell("catalogue-file-empty") };
  if (file2.size > CATALOGUE_LIMIT_BYTES) {
    return { refused: tell("catalogue-file-too-large", { limitMb: Math.round(CATALOGUE_LIMIT_BYTES / 1e6) }) };
  }
  let bytes;
  try {
    bytes = await readFile2(path);
  } catch (cause) {
    return { refused: tell("catalogue-file-unreadable", { code: String(cause.code) }) };
  }
  if (identityOf(await statOf(path)) !== identityOf(file2) || bytes.length !== file2.size) return "changed";
  const loaded = await loadCatalogueFile(context, bytes, path, {
    leastShare: LEAST_SHARE,
    writtenUnixMs: Math.max(file2.mtimeMs, file2.ctimeMs)
  });
  if (!loaded.ok) return { refused: loaded.fault.reason };
  const { id, objectCount, rejectedCount, isNew } = loaded.value;
  context.log.info(
    { file: basename2(path), catalogueId: id, objects: objectCount, rejected: rejectedCount, isNew },
    "the catalogue file was loaded"
  );
  return "taken";
}
async function statOf(path) {
  try {
    return await stat(path);
  } catch (cause) {
    const { code } = cause;
    if (code === "ENOENT") return { refused: tell("catalogue-file-missing") };
    return { refused: tell("catalogue-file-unreachable", { code: String(code) }) };
  }
}
function identityOf(file2) {
  return "refused" in file2 ? textOf(file2.refused) : [file2.dev, file2.ino, file2.size, file2.mtimeMs, file2.ctimeMs].join(" ");
}
function isLeftAlone(file2, seenAtMs, settleMs) {
  const idleMs = Date.now() - Math.max(file2.mtimeMs, file2.ctimeMs);
  return idleMs >= settleMs || performance.now() - seenAtMs >= settleMs;
}

// services/worker/src/start-worker.ts
async function startWorker({ jobs }) {
  await jobs.work();
}

// services/cli/src/process/run-platform.ts
async function runPlatform(run) {
  const log = openLog(run);
  outliveFaults(log);
  const stop = stopSignal();
  if (run.serves) await checkPort(run.settings.host, run.settings.port);
  const running = await startWithPatience((reached) => start(run, log, reached), log, stop, run.say).catch(
    (cause) => {
      if (cause instanceof StartStopped) return void 0;
      throw cause;
    }
  );
  if (running === void 0) return;
  try {
    const ready = whenReady(run, running, log, stop);
    await Promise.race([stop, ready.then(() => stop)]);
    ready.catch(() => void 0);
    run.say("stopping");
  } finally {
    await running.watch?.close();
    await running.api?.close();
    await running.foundation.close();
  }
}
async function whenReady(run, { foundation, api }, log, stop) {
  const begin = async (reached) => {
    reached();
    await run.onReady?.(foundation, api);
  };
  await startWithPatience(begin, log, stop, run.say);
}
async function start(run, log, reached) {
  const { settings, modules: modules2 } = run;
  const onStep = (step, at) => {
    if (at > 0) reached();
    run.say(step);
  };
  let steps = 0;
  const foundation = await layFoundation(settings, { modules: modules2, log, onStep: (step) => onStep(step, steps++) });
  try {
    reached();
    if (run.works) {
      run.say("starting the worker");
      await startWorker(foundation);
    }
    if (run.serves) run.say("starting the web server");
    const api = run.serves ? await startApi(settings, foundation, { modules: modules2, version: run.version }) : void 0;
    const { catalogueFile } = run;
    const watch = catalogueFile === void 0 ? void 0 : watchCatalogueFile(foundation.jobs.context, catalogueFile);
    return { foundation, api, watch };
  } catch (cause) {
    await foundation.close();
    throw cause;
  }
}
function openLog({ settings, logsToFile }) {
  if (!logsToFile) return createLogger(settings);
  mkdirSync(settings.dataDir, { recursive: true, mode: 493 });
  return createLogger(settings, fileSink(join2(settings.dataDir, "keepout.log")));
}
function stopSignal() {
  return new Promise((stop) => {
    let isStopping = false;
    const hear = () => {
      if (isStopping) process.exit(130);
      isStopping = true;
      stop();
    };
    process.on("SIGINT", hear);
    process.on("SIGTERM", hear);
  });
}
var UNSAID = /^(EPIPE|ENOSPC|EIO|EBADF|EDQUOT|ERR_STREAM_DESTROYED)$/;
function outliveFaults(log) {
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => void 0);
  const judge2 = (error) => {
    const { code = "" } = error ?? {};
    if (databaseTrouble(error) === "away") {
      log.warn({ err: error }, "a connection was lost where nobody waited for it");
    } else if (UNSAID.test(code)) {
      log.warn({ code }, "something could not be written where nobody waited for it");
    } else {
      log.fatal({ err: error }, "an error that nobody caught");
      process.exit(EXIT.outage);
    }
  };
  process.on("uncaughtException", judge2);
  process.on("unhandledRejection", judge2);
}
var NEVER_REACHED_MS = 2e4;
var FIRST_WAIT_MS = 250;
var LONGEST_WAIT_MS = 4e3;
var StartStopped = class extends Error {
};
async function startWithPatience(start2, log, stop, say2) {
  const began = performance.now();
  const complaints = new Seldom();
  let wasReached = false;
  let isStopped = false;
  const stopped = stop.then(() => {
    isStopped = true;
  });
  for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS)) {
    try {
      return await start2(() => {
        wasReached = true;
      });
    } catch (cause) {
      wasReached ||= isAnswer(cause);
      const isPatient = wasReached || performance.now() - began < NEVER_REACHED_MS;
      if (!isAway(cause) || !isPatient) throw cause;
      if (complaints.isTime()) {
        const { message: message2 } = cause;
        log.warn({ reason: message2 }, "the database is away, the start waits for it");
        say2(`waiting for the database: ${message2}`);
      }
    }
    await Promise.race([stopped, sleep2(waitMs)]);
    if (isStopped) throw new StartStopped();
  }
}
function isAway(error) {
  if (error instanceof Outage && error.code === "database-start") return true;
  return databaseTrouble(error) === "away" && !isRefused(error);
}

// services/cli/src/commands/platform.ts
var say = (line) => {
  process.stdout.write(`keepout: ${line}
`);
};
var WORKER_HELP = `
A worker reads everything it needs from the database: set KEEPOUT_DATABASE_URL, and
KEEPOUT_MODE=production where the servers run so. KEEPOUT_WORKERS sets its threads
(default: one for each processor). SIGTERM lets it finish what it has begun.`;
function addPlatform(program) {
  const version = productVersion();
  program.command("serve").description("answer calls and pages; takes jobs too unless told otherwise").option("--no-worker", "leave the jobs to `keepout worker` processes").action(async (options) => {
    const settings = settingsOf();
    await runPlatform({
      settings,
      version,
      modules,
      serves: true,
      works: options.worker,
      logsToFile: false,
      say: () => void 0,
      catalogueFile: settings.catalogueFile
    });
  });
  program.command("worker").description("take jobs off the queue; any number may run, on any machine that reaches the database").addHelpText("after", WORKER_HELP).action(async () => {
    const settings = settingsOf(process.env, "worker");
    await runPlatform({
      settings,
      version,
      modules,
      serves: false,
      works: true,
      logsToFile: false,
      say: () => void 0,
      catalogueFile: settings.catalogueFile
    });
  });
  program.command("demo").description("run everything with a demo operator: what `npm start` does").option("--catalogue <file>", "your own catalogue (TLE, 3LE, OMM; also .gz) instead of the generated one").action(async (options) => runDemo(version, options.catalogue));
}
async function runDemo(version, catalogue2) {
  const settings = settingsOf();
  if (settings.mode !== "demo") throw wrongUsage("the demo does not run in production mode: use `keepout serve`");
  const catalogueFile = catalogue2 ?? settings.catalogueFile;
  if (catalogueFile !== void 0 && !existsSync2(catalogueFile)) throw inputAtFault(`${catalogueFile}: no such file`);
  await runPlatform({
    settings,
    version,
    modules,
    serves: true,
    works: true,
    logsToFile: true,
    say,
    async onReady({ context, jobs }, api) {
      say(`open ${api?.url} and sign in as demo`);
      say(passwordLine(settings, api?.generatedPassword));
      try {
        await seedDemo(
          { context, tracking: jobs.contextOf(onDemandTracking) },
          { catalogueFile, size: settings.catalogueSize, say }
        );
      } catch (error) {
        if (error instanceof DemoCatalogueRefused) throw inputAtFault(error.message);
        throw error;
      }
    }
  });
}
function passwordLine({ demoPassword }, generated) {
  if (generated !== void 0) return `password ${generated} (shown this once)`;
  if (demoPassword !== void 0) return "password as set by KEEPOUT_DEMO_PASSWORD";
  return "password as shown at the first start; KEEPOUT_DEMO_PASSWORD sets another";
}
export {
  addPlatform
};
//# sourceMappingURL=platform-D27R3WAZ.mjs.map
