import {
  catalogueFormatOf
} from "./chunk-SX4P7CIH.mjs";
import {
  isBinary,
  looksLikeJson,
  looksLikeXml
} from "./chunk-CRMFVZQ4.mjs";

// packages/ccsds/src/detect.ts
var KINDS = ["oem", "cdm", "omm", "opm", "tdm", "ocm"];
var HEAD = 64 * 1024;
function detectFormat(text) {
  if (isBinary(text)) return "not-text";
  const head = text.slice(0, HEAD);
  if (head.trim() === "" || head.trim() === "\uFEFF") return "empty";
  if (looksLikeXml(text)) return xmlFormat(head);
  if (looksLikeJson(text)) return jsonFormat(head);
  const version = /^\ufeff?[ \t]*CCSDS_([A-Z]{3})_VERS[ \t]*=/m.exec(head)?.[1]?.toLowerCase();
  const kind = KINDS.find((candidate) => candidate === version);
  if (kind !== void 0) return `${kind}-kvn`;
  const catalogue = catalogueFormatOf(text);
  return catalogue === "tle" || catalogue === "3le" || catalogue === "omm-csv" ? catalogue : "unknown";
}
function xmlFormat(head) {
  const withoutComments = head.replace(/<!--[\s\S]*?-->/g, "");
  const root = /<(?:[A-Za-z][\w.-]*:)?([A-Za-z]\w*)/.exec(withoutComments)?.[1];
  const kind = KINDS.find((candidate) => candidate === root);
  if (kind !== void 0) return `${kind}-xml`;
  if (root !== "ndm") return "unknown";
  const inner = /<(?:[A-Za-z][\w.-]*:)?(oem|cdm|omm|opm|ocm|tdm)[\s>]/.exec(withoutComments)?.[1];
  return inner === void 0 ? "unknown" : `${inner}-xml`;
}
function jsonFormat(head) {
  const version = /"CCSDS_(OEM|CDM|OMM|OPM|OCM|TDM)_VERS"\s*:/.exec(head)?.[1]?.toLowerCase();
  const kind = KINDS.find((candidate) => candidate === version);
  if (kind !== void 0) return `${kind}-json`;
  if (head.includes('"SAT1_OBJECT') || head.includes('"SAT1_X"')) return "cdm-json";
  return head.includes('"MEAN_MOTION"') ? "omm-json" : "unknown";
}

export {
  detectFormat
};
//# sourceMappingURL=chunk-WM2KWLZN.mjs.map
