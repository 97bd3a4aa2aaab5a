import {
  DEFAULT_RULES,
  mahalanobisText
} from "./chunk-PFKLQ6UO.mjs";
import {
  pcConfidenceOf
} from "./chunk-LT54FEB3.mjs";
import {
  readOrbitFile
} from "./chunk-TJHUE67X.mjs";
import {
  numberOption
} from "./chunk-F4PYMTON.mjs";
import {
  EOP_OPTION,
  noteOrientation,
  readEarthOrientationFile
} from "./chunk-VQZCHEK3.mjs";
import "./chunk-VUS4WX4N.mjs";
import {
  ephemerisParty
} from "./chunk-ABSFTRRC.mjs";
import {
  inFrame
} from "./chunk-H6CQBRAW.mjs";
import "./chunk-GLLHUQUM.mjs";
import "./chunk-QUOUCEHU.mjs";
import "./chunk-XAEPJ36T.mjs";
import "./chunk-IE2VUP45.mjs";
import "./chunk-WM2KWLZN.mjs";
import "./chunk-45VDEFED.mjs";
import "./chunk-SX4P7CIH.mjs";
import "./chunk-QYOYMQUK.mjs";
import "./chunk-DMQ5UNP7.mjs";
import {
  nowTaiS
} from "./chunk-RZYQK3DY.mjs";
import {
  closestApproaches,
  judge
} from "./chunk-TFK7XCIF.mjs";
import "./chunk-KBE52FWN.mjs";
import "./chunk-BGTYLUKS.mjs";
import "./chunk-GKHTNQWA.mjs";
import "./chunk-PLROUQ7Q.mjs";
import "./chunk-JFDAAJRY.mjs";
import "./chunk-PL7NDV4T.mjs";
import "./chunk-EFPVRPBJ.mjs";
import "./chunk-D2J54P6C.mjs";
import "./chunk-OCTYTDT2.mjs";
import "./chunk-5YGOAFM5.mjs";
import "./chunk-WN7XZFL2.mjs";
import "./chunk-GGSRQIBL.mjs";
import "./chunk-IHQRYJEI.mjs";
import "./chunk-UANHIYDB.mjs";
import "./chunk-PESGF56Y.mjs";
import "./chunk-D6MAFDXG.mjs";
import "./chunk-CUNGASR2.mjs";
import "./chunk-GZW2Z354.mjs";
import "./chunk-Z7TE2O33.mjs";
import "./chunk-CYHM7ET5.mjs";
import "./chunk-XMHCSSDI.mjs";
import "./chunk-CRMFVZQ4.mjs";
import "./chunk-LRQNFPWD.mjs";
import {
  formatUtcZ
} from "./chunk-JQJWWTBG.mjs";
import {
  inputAtFault
} from "./chunk-KOAYSOLG.mjs";
import "./chunk-D5Y2WIO4.mjs";

// services/cli/src/commands/encounter.ts
function addEncounter(program) {
  program.command("encounter").description("closest approaches of two ephemerides in their common span").argument("<a>", "OEM or OCM of the first object").argument("<b>", "OEM or OCM of the second").option("--hbr <m>", "combined hard-body radius, m; else by object type").option(...EOP_OPTION).option("--json", "print JSON").action((a, b, options) => {
    const encounters = encountersOf(a, b, options);
    process.stdout.write(options.json ? `${JSON.stringify(encounters, null, 2)}
` : table(encounters));
  });
}
function encountersOf(a, b, { hbr, eop: eopFile }) {
  const messageRadiusM = hbr === void 0 ? void 0 : numberOption("--hbr", hbr, 1e-6, 1e6);
  const files = [readOrbitFile(a), readOrbitFile(b)];
  const eop = eopFile === void 0 ? void 0 : readEarthOrientationFile(eopFile);
  const turned = files.filter(({ ephemeris }) => ephemeris.frame === "ITRF");
  if (turned.length > 0)
    noteOrientation(
      "states in ITRF are",
      eop,
      turned.map(({ ephemeris }) => ephemeris.startTaiS)
    );
  const orbits = [inFrame(files[0].ephemeris, "EME2000", eop), inFrame(files[1].ephemeris, "EME2000", eop)];
  const [startTaiS, stopTaiS] = commonSpan(orbits, `${a} and ${b}`);
  const approaches = closestApproaches(...orbits, startTaiS, stopTaiS);
  if (!approaches.ok) throw new Error(approaches.fault.code);
  const parties = [partyOf(files[0], orbits[0], a), partyOf(files[1], orbits[1], b)];
  return approaches.value.map((approach) => encounterOf(approach, parties, messageRadiusM));
}
function commonSpan([first, second], names) {
  const [startTaiS, stopTaiS] = [
    Math.max(first.startTaiS, second.startTaiS),
    Math.min(first.stopTaiS, second.stopTaiS)
  ];
  if (stopTaiS > startTaiS) return [startTaiS, stopTaiS];
  const spans = [first, second].map((orbit) => `${formatUtcZ(orbit.startTaiS)} to ${formatUtcZ(orbit.stopTaiS)}`);
  throw inputAtFault(`${names} have no span in common: ${spans.join(", ")}`);
}
function partyOf({ name, designator }, orbit, fileName) {
  const noradId = /^\d{1,9}$/.test(designator) ? Number(designator) : null;
  return ephemerisParty(
    { noradId, designator, name, cosparId: "", manoeuvrable: "N/A", size: { objectType: "UNKNOWN" } },
    orbit,
    { fileName, createdTaiS: void 0 }
  );
}
function encounterOf({ primary, secondary }, parties, messageRadiusM) {
  const judgement = judge(
    { states: [primary, secondary], parties, isAtTca: true, ...messageRadiusM !== void 0 && { messageRadiusM } },
    DEFAULT_RULES,
    nowTaiS()
  );
  const { report } = judgement;
  const { missDistanceM, relativeSpeedMps, relativePositionRtnM } = report.summary;
  return {
    tca: formatUtcZ(report.tcaTaiS, 6),
    missDistanceKm: missDistanceM / 1e3,
    relativeSpeedKmS: relativeSpeedMps / 1e3,
    rtnKm: relativePositionRtnM.map((m) => m / 1e3),
    mahalanobis: report.mahalanobis ?? null,
    mahalanobisPlane: report.mahalanobisPlane ?? null,
    pc: judgement.pc ?? report.maxPc ?? null,
    method: report.recommended?.method ?? report.maxPcMethod ?? null,
    confidence: pcConfidenceOf(judgement).confidence
  };
}
function table(encounters) {
  if (encounters.length === 0) return "no closest approach in the common span\n";
  const rows = encounters.map(
    ({ tca, missDistanceKm, rtnKm, pc, method, confidence, ...other }) => [
      tca,
      `  miss ${missDistanceKm.toFixed(6)} km, RTN ${rtnKm.map((km) => km.toFixed(6)).join(", ")} km`,
      `  speed ${other.relativeSpeedKmS.toFixed(6)} km/s, Mahalanobis ${mahalanobisText(other)}`,
      `  Pc ${pc?.toExponential(6) ?? "none"}${method === null ? "" : ` (${method})`}, ${confidence}`
    ].join("\n")
  );
  return `${rows.join("\n")}
`;
}
export {
  addEncounter
};
//# sourceMappingURL=encounter-CHSJ4KFH.mjs.map
