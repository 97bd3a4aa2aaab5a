import {
  readText
} from "./chunk-VUS4WX4N.mjs";
import {
  covarianceRules,
  covarianceRulesChange
} from "./chunk-VKOCJKZS.mjs";
import {
  inputAtFault
} from "./chunk-KOAYSOLG.mjs";

// services/cli/src/files/covariance-rules-file.ts
var COVARIANCE_RULES_OPTION = [
  "--covariance-rules <file>",
  "how covariances count, by kind: what `GET ca/covariance-rules` answers"
];
function readCovarianceRules(path) {
  return path === void 0 ? [] : read(path, covarianceRules.pick({ rules: true })).rules;
}
function readCovarianceRulesChange(path) {
  return read(path, covarianceRulesChange.required({ version: true }));
}
function read(path, schema) {
  const parsed = schema.safeParse(jsonOf(path));
  if (parsed.success) return parsed.data;
  const [{ path: place, message }] = parsed.error.issues;
  throw inputAtFault(`${path}: ${place.join("/")}: ${message}`);
}
function jsonOf(path) {
  try {
    return JSON.parse(readText(path));
  } catch (error) {
    if (error instanceof SyntaxError) throw inputAtFault(`${path}: ${error.message}`);
    throw error;
  }
}

export {
  COVARIANCE_RULES_OPTION,
  readCovarianceRules,
  readCovarianceRulesChange
};
//# sourceMappingURL=chunk-7J3FLZ4K.mjs.map
