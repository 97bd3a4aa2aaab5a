import {
  kindProblem
} from "./chunk-YVHKJPRG.mjs";
import {
  readText
} from "./chunk-VUS4WX4N.mjs";
import {
  readCdm
} from "./chunk-ZELNLM4B.mjs";
import {
  describeFaultWithPlace,
  inputAtFault
} from "./chunk-KOAYSOLG.mjs";

// services/cli/src/files/message-file.ts
function readMessage(path) {
  const text = readText(path);
  const other = kindProblem(text, "cdm");
  if (other !== void 0) throw inputAtFault(`${path}: ${other.message}`);
  const cdm = readCdm(text);
  if (!cdm.ok) throw inputAtFault(`${path}: ${describeFaultWithPlace(cdm.fault)}`);
  return cdm.value;
}

export {
  readMessage
};
//# sourceMappingURL=chunk-BERHEF46.mjs.map
