import {
  detectFormat
} from "./chunk-WM2KWLZN.mjs";
import {
  looksLikeJson,
  looksLikeXml
} from "./chunk-CRMFVZQ4.mjs";

// packages/server/src/messages/message-kind.ts
function kindProblem(text, ...wanted) {
  const format = text.slice(0, 4096).includes("<!DOCTYPE") ? "unknown" : detectFormat(text);
  if (wanted.some((kind2) => format.startsWith(kind2)) || format === "not-text" || format === "empty") return void 0;
  const names = `${wanted[0] === "cdm" ? "a" : "an"} ${wanted.map((kind2) => kind2.toUpperCase()).join(" or ")}`;
  if (format === "unknown") {
    if (looksLikeXml(text) || looksLikeJson(text)) return void 0;
    const keywords = wanted.map((kind2) => `CCSDS_${kind2.toUpperCase()}_VERS`);
    return {
      code: "unknown-format",
      message: `This is not ${names}: it does not begin with ${keywords.join(" or ")}.`,
      line: 1,
      keyword: keywords[0]
    };
  }
  const kind = format === "tle" || format === "3le" ? "an element set (TLE)" : `an ${format.slice(0, 3).toUpperCase()}`;
  const article = format.startsWith("cdm") || format.startsWith("tdm") ? kind.replace("an ", "a ") : kind;
  return { code: "wrong-message-kind", message: `This is ${article}, not ${names}.` };
}

export {
  kindProblem
};
//# sourceMappingURL=chunk-YVHKJPRG.mjs.map
