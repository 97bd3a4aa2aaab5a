import {
  readOrbitFile
} from "./chunk-TJHUE67X.mjs";
import "./chunk-VUS4WX4N.mjs";
import {
  interpolatedState
} from "./chunk-UBOYCX3D.mjs";
import "./chunk-GLLHUQUM.mjs";
import "./chunk-QUOUCEHU.mjs";
import "./chunk-XAEPJ36T.mjs";
import "./chunk-IE2VUP45.mjs";
import "./chunk-WM2KWLZN.mjs";
import "./chunk-SX4P7CIH.mjs";
import "./chunk-QYOYMQUK.mjs";
import "./chunk-EFPVRPBJ.mjs";
import "./chunk-5YGOAFM5.mjs";
import "./chunk-WN7XZFL2.mjs";
import "./chunk-GGSRQIBL.mjs";
import "./chunk-IHQRYJEI.mjs";
import "./chunk-UANHIYDB.mjs";
import "./chunk-PESGF56Y.mjs";
import "./chunk-XMHCSSDI.mjs";
import "./chunk-CRMFVZQ4.mjs";
import "./chunk-LRQNFPWD.mjs";
import {
  formatUtcZ,
  parseUtc
} from "./chunk-JQJWWTBG.mjs";
import {
  inputAtFault,
  wrongUsage
} from "./chunk-KOAYSOLG.mjs";
import "./chunk-D5Y2WIO4.mjs";

// services/cli/src/commands/interpolate.ts
var MOST_TIMES = 1e5;
function addInterpolate(program) {
  program.command("interpolate").description("state and covariance of an ephemeris between its points").argument("<file>", "OEM or OCM").requiredOption("--at <times>", "UTC, separated by commas").option("--json", "print JSON").action((file, options) => {
    const states = interpolated(file, options.at.split(",").map(timeOf));
    process.stdout.write(options.json ? `${JSON.stringify(states, null, 2)}
` : states.map(table).join("\n"));
  });
}
function timeOf(text, index) {
  if (index >= MOST_TIMES) throw wrongUsage(`--at: at most ${MOST_TIMES} times`);
  const time = parseUtc(text.trim());
  if (!time.ok) throw wrongUsage(`--at ${text}: must be a UTC time (${time.fault.code})`);
  return time.value;
}
function interpolated(file, timesTaiS) {
  const { ephemeris } = readOrbitFile(file);
  return timesTaiS.map((epochTaiS) => {
    const state = interpolatedState(ephemeris, epochTaiS);
    if (state !== void 0) return state;
    const span = `${formatUtcZ(ephemeris.startTaiS)} to ${formatUtcZ(ephemeris.stopTaiS)}`;
    throw inputAtFault(`${file}: no state at ${formatUtcZ(epochTaiS)}; it is useable from ${span}`);
  });
}
function table({ time, frame, positionKm, velocityKmS, covarianceKm, isPositive }) {
  const row = (values) => values.map((value) => value.toExponential(9)).join(" ");
  return [
    `${time} ${frame}`,
    `  position    ${positionKm.map((km) => km.toFixed(9)).join(" ")} km`,
    `  velocity    ${velocityKmS.map((kmS) => kmS.toFixed(12)).join(" ")} km/s`,
    ...covarianceKm === null ? ["  covariance  none"] : [
      `  covariance  ${isPositive ? "positive" : "not positive"}, km^2, km^2/s, km^2/s^2`,
      ...covarianceKm.map((values) => `    ${row(values)}`)
    ],
    ""
  ].join("\n");
}
export {
  addInterpolate
};
//# sourceMappingURL=interpolate-CRT4LZEC.mjs.map
