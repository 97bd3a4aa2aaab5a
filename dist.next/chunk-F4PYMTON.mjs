import {
  toShown
} from "./chunk-45VDEFED.mjs";
import {
  fromUnixMs,
  parseUtc
} from "./chunk-JQJWWTBG.mjs";
import {
  wrongUsage
} from "./chunk-KOAYSOLG.mjs";

// services/cli/src/process/option-value.ts
function startOption(option, text) {
  if (text === void 0) return fromUnixMs(Date.now());
  const parsed = parseUtc(text);
  if (!parsed.ok) throw wrongUsage(`${option} ${text}: must be a UTC time (${parsed.fault.code})`);
  return parsed.value;
}
function wholeOption(option, text, least, most) {
  const value = numberOption(option, text, least, most);
  if (!Number.isInteger(value)) throw wrongUsage(`${option} ${text}: must be a whole number`);
  return value;
}
function numberOption(option, text, least, most) {
  const value = Number(text);
  if (text.trim() === "" || !(value >= least && value <= most)) {
    throw wrongUsage(`${option} ${text}: must be a number from ${least} to ${most}`);
  }
  return value;
}
var fieldOption = (option, text, field) => numberOption(option, text, toShown(field, field.least), toShown(field, field.most));

export {
  startOption,
  wholeOption,
  numberOption,
  fieldOption
};
//# sourceMappingURL=chunk-F4PYMTON.mjs.map
