import {
  readText
} from "./chunk-VUS4WX4N.mjs";
import {
  isLeftOut,
  takeEphemeris
} from "./chunk-GLLHUQUM.mjs";
import {
  tableEphemeris
} from "./chunk-QUOUCEHU.mjs";
import {
  detectFormat
} from "./chunk-WM2KWLZN.mjs";
import {
  faultLine,
  inputAtFault
} from "./chunk-KOAYSOLG.mjs";

// services/cli/src/files/orbit-file.ts
function readOrbitFile(path) {
  const text = readText(path);
  const format = detectFormat(text);
  if (!/^(oem|ocm)-/.test(format)) throw inputAtFault(`${path}: an ephemeris is needed, OEM or OCM; this is ${format}`);
  const taken = takeEphemeris(text);
  if (!taken.ok) throw refusedOrbit(path, taken.fault);
  const { table, findings, coarse } = taken.value;
  for (const code of new Set(findings.map((finding) => finding.code))) {
    const [first, ...more] = findings.filter((finding) => finding.code === code);
    const others = more.length === 0 ? "" : `, and ${more.length} more`;
    process.stderr.write(`${faultLine(path, first)}${others}${isLeftOut(first) ? ": left out" : ""}
`);
  }
  if (coarse !== void 0) {
    process.stderr.write(
      `${path}: between its states it is known to ${coarse.estimatedErrorM.toPrecision(2)} m only
`
    );
  }
  return { ...taken.value, text, ephemeris: tableEphemeris(table) };
}
function refusedOrbit(path, refusal) {
  const fault = refusal.code === "message-at-fault" ? refusal.faults[0] : void 0;
  if (fault !== void 0) return inputAtFault(faultLine(path, fault));
  const reason = refusal.code === "motion-implausible" ? "its states tell of no orbit" : "its states are too far apart";
  return inputAtFault(`${path}: ${reason} [${refusal.code}]`);
}

export {
  readOrbitFile
};
//# sourceMappingURL=chunk-TJHUE67X.mjs.map
