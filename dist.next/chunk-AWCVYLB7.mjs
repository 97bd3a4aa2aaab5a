import {
  RECORD_SCHEMA,
  screenedFigures
} from "./chunk-K7TYCUTW.mjs";
import {
  verdictKind
} from "./chunk-CUKEGQYN.mjs";
import {
  formatUtcZ,
  parseUtc
} from "./chunk-JQJWWTBG.mjs";

// packages/server/src/ca/decisions/sealing.ts
import { createHash, createPublicKey, sign, verify } from "node:crypto";

// packages/operations/src/record/canonical-json.ts
var MOST_DEPTH = 40;
function canonicalJson(value, depth = 0) {
  if (depth > MOST_DEPTH) throw new RangeError("nested too deep");
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item, depth + 1)).join(",")}]`;
  const entries = Object.entries(value).filter(([, inner]) => inner !== void 0);
  const inOrder = entries.sort(([a], [b]) => a < b ? -1 : 1);
  return `{${inOrder.map(([key, inner]) => `${JSON.stringify(key)}:${canonicalJson(inner, depth + 1)}`).join(",")}}`;
}
function signedText(record) {
  return canonicalJson({ ...record, hash: void 0, signature: void 0 });
}

// packages/server/src/ca/decisions/sealing.ts
var sha256Of = (text) => createHash("sha256").update(text).digest("hex");
function sealed(record, { kid, privateKey }) {
  const content = { ...record, schema: RECORD_SCHEMA, key: { kid, alg: "Ed25519" } };
  const text = signedText(content);
  return {
    ...content,
    hash: sha256Of(text),
    signature: sign(null, Buffer.from(text), privateKey).toString("base64url")
  };
}
var recordText = (record) => `${canonicalJson(record)}
`;
var NODE_CHECKS = {
  sha256: sha256Of,
  isSigned: (text, signature, { x }) => verify(
    null,
    Buffer.from(text),
    createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x }, format: "jwk" }),
    Buffer.from(signature, "base64url")
  )
};

// packages/operations/src/record/told.ts
function toldOf({
  figures,
  verdict
}) {
  const { tcaTaiS, missDistanceM, pc, riskLevel } = figures;
  const kind = verdictKind.parse(verdict.kind.toUpperCase().replace("-", "_"));
  return { tca: formatUtcZ(tcaTaiS, 6), missDistanceM, pc, riskLevel, verdict: kind };
}
function planClearance(frozen) {
  const screening = screenedFigures(frozen);
  if (screening === null) return void 0;
  const { status, newOrWorse } = screening;
  return { isClear: status === "CLEAR", ...newOrWorse !== null && { raised: newOrWorse } };
}
var AGREEMENT = 1e-6;
var TIME_AGREEMENT_S = 2e-3;
function toldOtherwise(before, now) {
  const isNear = (a, b, atLeast) => a === b || a !== null && b !== null && Math.abs(a - b) <= Math.max(AGREEMENT * Math.abs(b), atLeast);
  const agrees = {
    tca: Math.abs(taiOf(before.tca) - taiOf(now.tca)) <= TIME_AGREEMENT_S,
    // Positions in a text have the millimetre.
    missDistanceM: isNear(before.missDistanceM, now.missDistanceM, 1e-3),
    pc: isNear(before.pc, now.pc, 1e-30),
    riskLevel: before.riskLevel === now.riskLevel,
    verdict: before.verdict === now.verdict
  };
  return Object.keys(agrees).filter((field) => !agrees[field]);
}
function taiOf(text) {
  const time = parseUtc(text);
  return time.ok ? time.value : Number.NaN;
}

export {
  toldOf,
  planClearance,
  toldOtherwise,
  canonicalJson,
  signedText,
  sha256Of,
  sealed,
  recordText,
  NODE_CHECKS
};
//# sourceMappingURL=chunk-AWCVYLB7.mjs.map
