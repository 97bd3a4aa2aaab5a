import {
  readText
} from "./chunk-VUS4WX4N.mjs";
import {
  NODE_CHECKS,
  canonicalJson,
  planClearance,
  signedText,
  toldOf,
  toldOtherwise
} from "./chunk-AWCVYLB7.mjs";
import "./chunk-QYOYMQUK.mjs";
import {
  METHODS_EDITION,
  RECORD_SCHEMA,
  UNSIGNED_SCHEMA,
  decisionRecord,
  frozenScreening
} from "./chunk-K7TYCUTW.mjs";
import "./chunk-BGV4TA7A.mjs";
import "./chunk-CUKEGQYN.mjs";
import {
  productVersion
} from "./chunk-RC6BJJO4.mjs";
import {
  decisionResults,
  rulesInTheWay
} from "./chunk-RXTHE725.mjs";
import "./chunk-RTLHHJLK.mjs";
import "./chunk-ZELNLM4B.mjs";
import "./chunk-TFK7XCIF.mjs";
import "./chunk-KBE52FWN.mjs";
import "./chunk-BGTYLUKS.mjs";
import "./chunk-GKHTNQWA.mjs";
import "./chunk-PLROUQ7Q.mjs";
import "./chunk-JFDAAJRY.mjs";
import "./chunk-PL7NDV4T.mjs";
import "./chunk-EFPVRPBJ.mjs";
import "./chunk-D2J54P6C.mjs";
import "./chunk-OCTYTDT2.mjs";
import "./chunk-WN7XZFL2.mjs";
import "./chunk-GGSRQIBL.mjs";
import "./chunk-IHQRYJEI.mjs";
import "./chunk-UANHIYDB.mjs";
import "./chunk-PESGF56Y.mjs";
import "./chunk-D6MAFDXG.mjs";
import "./chunk-CUNGASR2.mjs";
import "./chunk-GZW2Z354.mjs";
import "./chunk-Z7TE2O33.mjs";
import "./chunk-CYHM7ET5.mjs";
import "./chunk-XMHCSSDI.mjs";
import "./chunk-CRMFVZQ4.mjs";
import "./chunk-LRQNFPWD.mjs";
import "./chunk-F4WYUQMX.mjs";
import {
  parseUtc
} from "./chunk-JQJWWTBG.mjs";
import "./chunk-GWNYLRQB.mjs";
import {
  EXIT,
  inputAtFault
} from "./chunk-KOAYSOLG.mjs";
import {
  fail,
  ok
} from "./chunk-D5Y2WIO4.mjs";

// packages/operations/src/record/not-recomputed.ts
function notRecomputed({ inputs, plan }) {
  const { ephemerides, catalogue, earlierMessages } = inputs;
  return [
    ...ephemerides.map(({ fileName, sha256 }) => ({ what: "ephemeris", name: fileName, sha256 })),
    ...catalogue === null ? [] : [{ what: "catalogue", name: catalogue.source, sha256: catalogue.contentHash }],
    ...earlierMessages === 0 ? [] : [{ what: "earlier-messages", name: String(earlierMessages), sha256: "" }],
    ...plan === null ? [] : [{ what: "plan", name: plan.planId, sha256: plan.sha256 }],
    { what: "people", name: "", sha256: "" }
  ];
}

// packages/operations/src/record/read-record.ts
var LIMIT_CHARACTERS = 5e7;
function readRecord(text) {
  if (text.length > LIMIT_CHARACTERS) {
    return fail({ code: "too-large", message: `a decision record is never larger than ${LIMIT_CHARACTERS / 1e6} MB` });
  }
  const content = parsed(text);
  if (content === void 0) return fail({ code: "not-json", message: "is not JSON, so it is no decision record" });
  const schema = typeof content === "object" && content !== null && "schema" in content ? content.schema : void 0;
  if (typeof schema !== "string" || !schema.startsWith("keepout-decision-record/")) {
    return fail({ code: "not-a-record", message: "is no decision record: its schema is not keepout-decision-record" });
  }
  if (schema !== RECORD_SCHEMA && schema !== UNSIGNED_SCHEMA) {
    const version = schema.slice(0, 60);
    return fail({ code: "other-version", message: `is of the form ${version}; this version reads ${RECORD_SCHEMA}` });
  }
  const read = decisionRecord.safeParse(content);
  if (!read.success) {
    const [issue] = read.error.issues;
    const place = issue?.path.join(".") || "the record";
    return fail({ code: "malformed", message: `${place}: ${issue?.message ?? "is not as the form has it"}` });
  }
  try {
    canonicalJson(read.data);
  } catch {
    return fail({ code: "malformed", message: "is nested deeper than a record can be" });
  }
  return ok(read.data);
}
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return void 0;
  }
}

// packages/operations/src/record/signature.ts
async function signatureStatus(record, {
  text,
  checks,
  keys = []
}) {
  if (!("signature" in record)) return "unsigned";
  const candidates = keys.filter(({ kid }) => kid === void 0 || kid === record.key.kid);
  if (candidates.length === 0) return "no-key";
  for (const key of candidates) {
    if (await checks.isSigned(text, record.signature, key))
      return isInUse(key, record.signed.at) ? "valid" : "out-of-time";
  }
  return "invalid";
}
function isInUse({ validFrom, validUntil }, at) {
  const [signed, from, until] = [at, validFrom ?? "", validUntil ?? ""].map((text) => {
    const time = parseUtc(text);
    return time.ok ? time.value : Number.NaN;
  });
  return !(signed < from || signed > until);
}
function readRecordKeys(text) {
  const trimmed = text.trim();
  if (trimmed.startsWith("{") || trimmed.startsWith("[")) return keysOfJson(trimmed);
  const bytes = trimmed.replaceAll(/-----(BEGIN|END) PUBLIC KEY-----|\s/g, "").replace(ED25519_SPKI, "");
  const x = bytes.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
  return X.test(x) ? [{ x }] : [];
}
var X = /^[\w-]{43}$/;
var ED25519_SPKI = /^MCowBQYDK2VwAyEA/;
function keysOfJson(text) {
  try {
    const content = JSON.parse(text);
    return [content.keys ?? content].flat(1).filter(isKey);
  } catch {
    return [];
  }
}
function isKey(value) {
  if (typeof value !== "object" || value === null) return false;
  const { kty, crv, x } = value;
  return kty === "OKP" && crv === "Ed25519" && typeof x === "string" && X.test(x);
}

// packages/operations/src/record/replay.ts
var LATER_FIGURES = /* @__PURE__ */ new Set(["results.figures.mahalanobisSpace"]);
async function replayRecord(record, checks, keys) {
  const text = signedText(record);
  const hash = { recorded: record.hash, computed: await checks.sha256(text) };
  const signature = await signatureStatus(record, { text, checks, keys });
  const alteredMessages = [];
  for (const message of record.inputs.messages) {
    if (await checks.sha256(message.text) !== message.sha256) alteredMessages.push(message.messageId);
  }
  const breaches = breachesOf(record);
  const { settings, messages, versions } = record.inputs;
  const byEngine = versions.functions === void 0;
  const edition = versions.methods ?? 1;
  const isOther = edition !== METHODS_EDITION;
  const computed = decisionResults({
    messages,
    rules: settings.judging,
    limits: settings.limits,
    nowTaiS: record.frozenTaiS,
    planScreening: planClearance(record),
    byEngine
  });
  const isProven = keys === void 0 ? signature !== "invalid" : signature === "valid";
  const isWhole = isProven && hash.recorded === hash.computed && alteredMessages.length === 0 && breaches.length === 0;
  if (!computed.ok) {
    const { fault } = computed;
    const what = "cause" in fault ? fault.cause : fault.figure;
    const failure = `message ${messages[fault.message]?.messageId ?? fault.message}: ${fault.code} (${what})`;
    return {
      hash,
      signature,
      alteredMessages,
      breaches,
      compared: 0,
      differences: [],
      rounded: 0,
      failure,
      isSame: false,
      conclusion: "altered"
    };
  }
  const all = [];
  const toldCount = Object.keys(record.told).length;
  const compared = toldCount + compare("results", record.results, computed.value, all);
  const known = all.filter(({ path, recorded }) => recorded !== void 0 || !LATER_FIGURES.has(path));
  const differences = known.filter(({ recorded, computed: now }) => !byEngine || !isRounded(recorded, now));
  const rounded = known.length - differences.length;
  const said = toldOf(isOther ? record.results : computed.value);
  const otherwise = toldOtherwise(record.told, said);
  const isSame = isWhole && differences.length === 0 && otherwise.length === 0;
  for (const field of otherwise) {
    differences.push({ path: `told.${field}`, recorded: record.told[field], computed: said[field] });
  }
  const conclusion = () => {
    if (isSame) return signature === "valid" ? "proven" : "unproven";
    if (otherwise.length > 0) return "told-otherwise";
    return isWhole && isOther && signature === "valid" ? "other-methods" : "altered";
  };
  return {
    hash,
    signature,
    alteredMessages,
    breaches,
    compared,
    differences,
    rounded,
    ...isOther && { otherEdition: edition },
    isSame,
    conclusion: conclusion()
  };
}
function breachesOf({ inputs, decided, signed, decision, waivers, results }) {
  const breaches = [];
  if (inputs.settings.fourEyes && decided.by === signed.by)
    breaches.push("four eyes were asked for, and one user signed");
  const rules = Array.isArray(results["flightRules"]) ? results["flightRules"] : [];
  const named = rules.filter((rule) => Array.isArray(rule?.requiredFor));
  for (const { rule } of rulesInTheWay(decision, named, new Set(waivers.map((waiver) => waiver.rule)))) {
    breaches.push(`the flight rule ${rule} is neither met nor waived`);
  }
  return breaches;
}
var ROUNDING = 1e-9;
function isRounded(recorded, computed) {
  if (typeof recorded !== "number" || typeof computed !== "number") return false;
  return Math.abs(recorded - computed) <= ROUNDING * Math.abs(recorded);
}
function compare(path, recorded, computed, differences) {
  if (!isNested(recorded) || !isNested(computed) || Array.isArray(recorded) !== Array.isArray(computed)) {
    if (canonicalJson(recorded ?? null) !== canonicalJson(computed ?? null) || recorded === void 0 !== (computed === void 0)) {
      differences.push({ path, recorded, computed });
    }
    return 1;
  }
  const [first, second] = [new Map(Object.entries(recorded)), new Map(Object.entries(computed))];
  let count = 0;
  for (const key of [.../* @__PURE__ */ new Set([...first.keys(), ...second.keys()])].sort()) {
    count += compare(`${path}.${key}`, first.get(key), second.get(key), differences);
  }
  return count;
}
function isNested(value) {
  return typeof value === "object" && value !== null;
}

// services/cli/src/commands/replay.ts
function addReplay(program) {
  program.command("replay").description("check a signed decision record and compute it again from the messages inside").argument("<record>", "decision record, JSON; also gzip").option("--key <file>", "public keys of the installation: its key list (JWK Set), a key as JWK or PEM").option("--json", "print JSON").addHelpText(
    "after",
    "\nEvery hash of what is inside is checked, and every figure computed anew and compared to the last digit (of a record\nthat names no functions to a billionth). With --key the\nsignature is checked too; an installation publishes its keys at /api/v1/ca/record-keys. Exit code 0 where all is the same,\nor a record that the key has signed differs by methods that have changed since; 1 where the record was altered, a figure differs, it was told otherwise, or the key has not signed it."
  ).action(async (file, options) => {
    const read = readRecord(readText(file));
    if (!read.ok) throw inputAtFault(`${file}: ${read.fault.message} [${read.fault.code}]`);
    const record = read.value;
    const replay = await replayRecord(
      record,
      NODE_CHECKS,
      options.key === void 0 ? void 0 : keysOf(options.key)
    );
    process.stdout.write(
      options.json ? `${JSON.stringify(wireReplay(file, record, replay), null, 2)}
` : table(record, replay)
    );
    if (!replay.isSame && replay.conclusion !== "other-methods") process.exitCode = EXIT.inputAtFault;
  });
}
function keysOf(file) {
  const keys = readRecordKeys(readText(file));
  if (keys.length === 0) throw inputAtFault(`${file}: has no public key of Ed25519`);
  return keys;
}
function versionsOf({ inputs: { versions } }) {
  const here = { product: productVersion(), runtime: `node ${process.version}` };
  return { recorded: versions, here };
}
function wireReplay(file, record, { isSame, failure, ...replay }) {
  const { decisionId, schema, event, decision, signed, plan } = record;
  return {
    file,
    schema,
    decisionId,
    conjunctionId: event.conjunctionId,
    decision,
    signed,
    plan,
    same: isSame,
    ...replay,
    failure: failure ?? null,
    keyId: "key" in record ? record.key.kid : null,
    notRecomputed: notRecomputed(record),
    versions: versionsOf(record)
  };
}
var MOST_ROWS = 40;
function table(record, replay) {
  const { decisionId, event, decision, decided, signed, inputs } = record;
  const { hash, signature, alteredMessages, breaches, differences, compared, rounded, failure } = replay;
  const { recorded, here } = versionsOf(record);
  const texts = inputs.messages.length;
  const isOtherProduct = recorded.product !== here.product || recorded.runtime !== here.runtime;
  return [
    `record    ${decisionId}, ${event.object1.name} and ${event.object2.name}`,
    `decision  ${decision} by ${decided.by}, signed by ${signed.by} at ${signed.at}`,
    ...planLines(record),
    `hash      ${hash.computed === hash.recorded ? `as recorded, ${hash.computed}` : `ALTERED: recorded ${hash.recorded}, is ${hash.computed}`}`,
    `signature ${SIGNATURES[signature]}${"key" in record ? ` (key ${record.key.kid})` : ""}`,
    `messages  ${alteredMessages.length === 0 ? `${texts} as recorded` : `ALTERED: ${alteredMessages.join(", ")}`}`,
    "not computed again:",
    ...notRecomputed(record).map(
      ({ what, name, sha256 }) => `  ${[NOT_RECOMPUTED[what], name, sha256.slice(0, 12)].filter((text) => text !== "").join(" ")}`
    ),
    ...isOtherProduct ? [`computed  by Keepout ${recorded.product}, ${recorded.runtime}; here Keepout ${here.product}, ${here.runtime}`] : [],
    ...breaches.map((breach) => `BREACH    ${breach}`),
    ...failure === void 0 ? [] : [`FAILED    ${failure}`],
    `figures   ${compared} computed again, ${differences.length} differ${rounded === 0 ? "" : `; ${rounded} in their last digits, as this engine rounds`}`,
    ...differences.slice(0, MOST_ROWS).map(({ path, recorded: before, computed }) => {
      return `  ${path}: recorded ${shown(before)}, computed ${shown(computed)}`;
    }),
    ...differences.length > MOST_ROWS ? [`  and ${differences.length - MOST_ROWS} more; --json has all`] : [],
    verdictOf(replay),
    ""
  ].join("\n");
}
function planLines(record) {
  const { plan } = record;
  if (plan === null) return [];
  const { planId, sha256, figures } = plan;
  const { manoeuvreType, ignitionEpoch, screeningVerdict, totalProbability } = figures;
  const texts = [frozenScreening(record)?.text, screeningVerdict].filter((text) => typeof text === "string");
  return [
    `plan      ${planId} (${sha256.slice(0, 12)}): ${manoeuvreType} at ${ignitionEpoch}, total Pc ${totalProbability}`,
    `screened  ${texts.length === 0 ? "no" : texts.join(". ")}`
  ];
}
var SIGNATURES = {
  valid: "of the key",
  invalid: "NOT of the key",
  "no-key": "not checked: no key for it",
  "out-of-time": "of a key that was NOT in use then",
  unsigned: "none"
};
var NOT_RECOMPUTED = {
  ephemeris: "ephemeris",
  catalogue: "catalogue",
  "earlier-messages": "older messages:",
  plan: "plan",
  people: "who opened, decided and signed, and when"
};
function verdictOf({ conclusion, otherEdition = METHODS_EDITION }) {
  const sentences = {
    proven: "The record is as it was signed, and every figure is the same.",
    unproven: "The record is unaltered since its hash was made, and every figure is the same; who signed is not proven.",
    "other-methods": `The record is as it was signed. Its figures are of edition ${otherEdition} of the methods; those that differ, edition ${METHODS_EDITION} computes otherwise.`,
    "told-otherwise": "The record is NOT what was signed, or told otherwise than its messages come to.",
    altered: "The record is NOT what was signed."
  };
  return sentences[conclusion];
}
var LONGEST = 80;
function shown(value) {
  const text = value === void 0 ? "none" : JSON.stringify(value);
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}\u2026`;
}
export {
  addReplay
};
//# sourceMappingURL=replay-RQDE6U6M.mjs.map
