import {
  progressLine
} from "./chunk-M3K52CWN.mjs";
import {
  placeIn
} from "./chunk-DHJV4SQR.mjs";
import {
  addLoad,
  onFoundation,
  sourceName
} from "./chunk-AJFPYIKO.mjs";
import {
  readBytes
} from "./chunk-VUS4WX4N.mjs";
import {
  CATALOGUE_LIMIT_BYTES,
  loadCatalogueFile
} from "./chunk-OGMBADHS.mjs";
import "./chunk-L7CTRAFX.mjs";
import "./chunk-MA6LB3SY.mjs";
import "./chunk-6AKW3YPN.mjs";
import "./chunk-5NOFKFYH.mjs";
import "./chunk-AWCVYLB7.mjs";
import "./chunk-SFHU7OSA.mjs";
import "./chunk-WAVZK6C3.mjs";
import "./chunk-BEAJMVT7.mjs";
import "./chunk-XE7WSCOI.mjs";
import "./chunk-DRZODJF2.mjs";
import "./chunk-IO7BPYYA.mjs";
import "./chunk-WHGDUI5G.mjs";
import "./chunk-BOQT3HMU.mjs";
import "./chunk-G26PB7K7.mjs";
import "./chunk-7CQSZCT6.mjs";
import "./chunk-2E53R2YG.mjs";
import "./chunk-IT664OYZ.mjs";
import "./chunk-DTXYMTTS.mjs";
import "./chunk-XOCJKTFS.mjs";
import "./chunk-63IL6MBF.mjs";
import "./chunk-ABSFTRRC.mjs";
import "./chunk-UBOYCX3D.mjs";
import "./chunk-524HSARZ.mjs";
import "./chunk-CSKC5S3Q.mjs";
import "./chunk-ALC5TWKY.mjs";
import "./chunk-VKOCJKZS.mjs";
import "./chunk-3NGPK2ZD.mjs";
import "./chunk-CZHFY5E3.mjs";
import "./chunk-G7BFEDEO.mjs";
import "./chunk-3WDFQVTX.mjs";
import "./chunk-EWM5WCM4.mjs";
import "./chunk-ZPZDMQVG.mjs";
import "./chunk-VR3GFMQK.mjs";
import "./chunk-V57L3OTT.mjs";
import "./chunk-GB3DDHV4.mjs";
import "./chunk-H6CQBRAW.mjs";
import "./chunk-GLLHUQUM.mjs";
import "./chunk-QUOUCEHU.mjs";
import "./chunk-XAEPJ36T.mjs";
import "./chunk-IE2VUP45.mjs";
import "./chunk-WM2KWLZN.mjs";
import "./chunk-SG27JUA5.mjs";
import "./chunk-QWZUCWZS.mjs";
import "./chunk-NHSADP6A.mjs";
import "./chunk-TD6BGNMH.mjs";
import "./chunk-45VDEFED.mjs";
import "./chunk-EP2FK75A.mjs";
import "./chunk-PMXGMC47.mjs";
import "./chunk-SX4P7CIH.mjs";
import "./chunk-QYOYMQUK.mjs";
import "./chunk-VI545TKX.mjs";
import "./chunk-K7TYCUTW.mjs";
import "./chunk-DMQ5UNP7.mjs";
import "./chunk-L4GDZA2F.mjs";
import "./chunk-BGV4TA7A.mjs";
import "./chunk-WB4UD6XI.mjs";
import "./chunk-CUKEGQYN.mjs";
import "./chunk-3BUKZ4AD.mjs";
import "./chunk-MUMRHOQT.mjs";
import "./chunk-RC6BJJO4.mjs";
import {
  ageOf
} from "./chunk-OAQNDR3F.mjs";
import "./chunk-HIETUVNI.mjs";
import "./chunk-UEHHVIHQ.mjs";
import "./chunk-RXTHE725.mjs";
import "./chunk-TEKZAZ7H.mjs";
import "./chunk-2JEXP4ZN.mjs";
import "./chunk-ZWTZ2KYA.mjs";
import "./chunk-RTLHHJLK.mjs";
import "./chunk-ZELNLM4B.mjs";
import "./chunk-RZYQK3DY.mjs";
import "./chunk-TFK7XCIF.mjs";
import "./chunk-KBE52FWN.mjs";
import "./chunk-4K3OKXIN.mjs";
import "./chunk-BGTYLUKS.mjs";
import "./chunk-GKHTNQWA.mjs";
import "./chunk-PLROUQ7Q.mjs";
import "./chunk-JFDAAJRY.mjs";
import "./chunk-PL7NDV4T.mjs";
import "./chunk-EFPVRPBJ.mjs";
import "./chunk-3RQXX2CE.mjs";
import "./chunk-D2J54P6C.mjs";
import "./chunk-OCTYTDT2.mjs";
import "./chunk-5YGOAFM5.mjs";
import "./chunk-WN7XZFL2.mjs";
import "./chunk-GGSRQIBL.mjs";
import "./chunk-IHQRYJEI.mjs";
import "./chunk-UANHIYDB.mjs";
import "./chunk-PESGF56Y.mjs";
import "./chunk-D6MAFDXG.mjs";
import "./chunk-JPWCTPH6.mjs";
import "./chunk-CUNGASR2.mjs";
import "./chunk-GZW2Z354.mjs";
import "./chunk-Z7TE2O33.mjs";
import "./chunk-CYHM7ET5.mjs";
import "./chunk-XMHCSSDI.mjs";
import "./chunk-CRMFVZQ4.mjs";
import "./chunk-LRQNFPWD.mjs";
import "./chunk-F4WYUQMX.mjs";
import "./chunk-42SRU575.mjs";
import {
  formatUtcZ
} from "./chunk-JQJWWTBG.mjs";
import "./chunk-DKZP2PSE.mjs";
import "./chunk-LQ5QVQFS.mjs";
import "./chunk-IP6WEIXY.mjs";
import "./chunk-GWNYLRQB.mjs";
import {
  inputAtFault
} from "./chunk-KOAYSOLG.mjs";
import "./chunk-D5Y2WIO4.mjs";

// services/cli/src/commands/catalogue.ts
var LOAD_HELP = `
Reads TLE, 3LE and OMM (JSON, CSV, XML, KVN; also .gz; - for standard input). Records that
cannot be read are told and left out. A file without a good record, or one that ends inside
a record, is refused, and the catalogue in use stays. The same content again is the same
catalogue. What waits for a catalogue is screened as soon as it is loaded.`;
var SHOWN_FAULTS = 10;
function addCatalogue(program) {
  const catalogue = program.command("catalogue").description("the catalogue that everything is screened against");
  addLoad(catalogue, { noun: "catalogue", argument: "catalogue file", help: LOAD_HELP, load });
}
async function load(path) {
  const bytes = readBytes(path);
  if (bytes.byteLength === 0) throw inputAtFault(`${path}: the file is empty`);
  if (bytes.byteLength > CATALOGUE_LIMIT_BYTES) {
    throw inputAtFault(`${path}: the file is larger than ${Math.round(CATALOGUE_LIMIT_BYTES / 1e6)} MB`);
  }
  const result = await onFoundation((context) => {
    process.stderr.write(`keepout: reading ${path}, ${(bytes.byteLength / 1e6).toFixed(1)} MB
`);
    const line = progressLine("storing");
    return loadCatalogueFile(context, bytes, sourceName(path), { onProgress: line.update }).finally(line.end);
  });
  if (result.ok) return summary(path, result.value);
  const faults = faultLines(path, result.fault.errors);
  throw inputAtFault(`${path}: this catalogue is not taken, the one in use stays
${faults.join("\n")}`);
}
function summary(path, loaded) {
  const { format, objectCount, rejectedCount, isNew, faults, medianEpochTaiS } = loaded;
  const places = faults;
  const more = rejectedCount - Math.min(places.length, SHOWN_FAULTS);
  const ageS = ageOf(loaded);
  const age = medianEpochTaiS === null || ageS === void 0 ? "" : `; half of the element sets are newer than ${formatUtcZ(medianEpochTaiS).slice(0, 16)}Z, ${(ageS / 3600).toFixed(1)} h ago`;
  return [
    ...faultLines(path, places),
    ...more > 0 && rejectedCount > 0 ? [`${path}: ${more} more records at fault`] : [],
    `catalogue ${path} (${format}): ${objectCount} objects taken, ${rejectedCount} records at fault${age}`,
    isNew ? "it is the catalogue in use now" : "the same content was loaded before; it is the catalogue in use"
  ].join("\n");
}
function faultLines(path, faults) {
  return faults.slice(0, SHOWN_FAULTS).map(({ line, message }) => `${placeIn(path, line)}: ${message}`);
}
export {
  addCatalogue
};
//# sourceMappingURL=catalogue-MNESLAL3.mjs.map
