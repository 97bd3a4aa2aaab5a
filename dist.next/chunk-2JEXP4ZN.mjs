import {
  writeFlatKvn,
  writeFlatXml
} from "./chunk-ZWTZ2KYA.mjs";
import {
  CDM
} from "./chunk-ZELNLM4B.mjs";
import {
  writeFlatJson
} from "./chunk-CRMFVZQ4.mjs";

// packages/ccsds/src/cdm/write.ts
function writeCdm(cdm, notation) {
  const message = "message" in cdm ? cdm.message : cdm;
  switch (notation) {
    case "kvn":
      return writeFlatKvn(message, CDM);
    case "xml":
      return writeFlatXml(message, CDM);
    case "json":
      return writeFlatJson(message, CDM);
  }
}

export {
  writeCdm
};
//# sourceMappingURL=chunk-2JEXP4ZN.mjs.map
