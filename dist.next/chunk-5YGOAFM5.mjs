import {
  COMMENT,
  checkValue
} from "./chunk-CRMFVZQ4.mjs";

// packages/ccsds/src/value/section.ts
function checkSection(fields, rows, place, faults) {
  const { segment } = place;
  const seen = /* @__PURE__ */ new Set();
  for (const field of fields) {
    const { keyword, line } = field;
    if (keyword === COMMENT) continue;
    const row = rows.find((candidate) => candidate.keyword === keyword);
    if (row === void 0) {
      faults.add("unknown-keyword", { line, keyword, segment });
      continue;
    }
    if (seen.has(keyword)) faults.add("duplicate-keyword", { line, keyword, value: field.value, segment });
    seen.add(keyword);
    if (row.since !== void 0 && place.version < row.since) {
      faults.add("keyword-not-in-version", { line, keyword, limit: row.since, segment });
    }
    if (field.value === "" && row.presence === "mandatory" && row.mayBeEmpty !== true) {
      faults.add("empty-value", { line, keyword, segment });
    }
    checkValue(field, row, faults, segment);
  }
  for (const row of rows) {
    if (row.presence === "mandatory" && !seen.has(row.keyword)) {
      faults.add("missing-keyword", { line: place.line, keyword: row.keyword, segment });
    }
  }
}
function inBookOrder(fields, rows) {
  const runs = [];
  let comments = [];
  for (const field of fields) {
    if (field.keyword === COMMENT) {
      comments.push(field);
      continue;
    }
    const rank = rows.findIndex((row) => row.keyword === field.keyword);
    runs.push({ rank: rank < 0 ? Number.MAX_SAFE_INTEGER : rank, fields: [...comments, field] });
    comments = [];
  }
  return [...runs.sort((a, b) => a.rank - b.rank).flatMap((run) => run.fields), ...comments];
}

export {
  checkSection,
  inBookOrder
};
//# sourceMappingURL=chunk-5YGOAFM5.mjs.map
