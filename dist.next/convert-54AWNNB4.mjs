import {
  readText
} from "./chunk-VUS4WX4N.mjs";
import {
  convertMessage,
  exchangedMessage
} from "./chunk-WHGDUI5G.mjs";
import "./chunk-BOQT3HMU.mjs";
import "./chunk-2E53R2YG.mjs";
import "./chunk-IE2VUP45.mjs";
import "./chunk-WM2KWLZN.mjs";
import "./chunk-SX4P7CIH.mjs";
import "./chunk-QYOYMQUK.mjs";
import "./chunk-2JEXP4ZN.mjs";
import "./chunk-ZWTZ2KYA.mjs";
import "./chunk-ZELNLM4B.mjs";
import "./chunk-5YGOAFM5.mjs";
import "./chunk-PESGF56Y.mjs";
import "./chunk-CRMFVZQ4.mjs";
import "./chunk-LRQNFPWD.mjs";
import "./chunk-JQJWWTBG.mjs";
import {
  faultLine,
  inputAtFault,
  wrongUsage
} from "./chunk-KOAYSOLG.mjs";
import "./chunk-D5Y2WIO4.mjs";

// services/cli/src/commands/convert.ts
import { writeFileSync } from "node:fs";
var NOTATIONS = {
  kvn: "kvn",
  txt: "kvn",
  oem: "kvn",
  opm: "kvn",
  omm: "kvn",
  ocm: "kvn",
  cdm: "kvn",
  tdm: "kvn",
  xml: "xml",
  json: "json"
};
function addConvert(program) {
  program.command("convert").description("convert a message between KVN, XML and JSON; the notation follows from the name of the output").argument("<in>", "message in any notation").argument("<out>", "file to write (.kvn .txt .oem .cdm \u2026 as KVN, .xml, .json)").option("--to <notation>", "kvn, xml or json, whatever the name says").option(
    "--exchange-objects",
    "of a CDM: object 2 as object 1, each with its own covariance, the relative state in its axes"
  ).action((input, output, options) => {
    const extension = output.slice(output.lastIndexOf(".") + 1).toLowerCase();
    const notation = NOTATIONS[options.to ?? extension];
    if (notation === void 0) {
      throw wrongUsage(
        `${output}: cannot tell the notation from "${options.to ?? extension}"; use --to kvn, xml or json`
      );
    }
    const convert = options.exchangeObjects ? exchangedMessage : convertMessage;
    const converted = convert(readText(input), notation);
    if (!converted.ok) throw inputAtFault(faultLine(input, converted.fault));
    try {
      writeFileSync(output, converted.value);
    } catch (error) {
      throw inputAtFault(
        `${output}: cannot be written (${error instanceof Error && "code" in error ? error.code : "error"})`
      );
    }
  });
}
export {
  addConvert
};
//# sourceMappingURL=convert-54AWNNB4.mjs.map
