import {
  reasonText
} from "./chunk-DMQ5UNP7.mjs";
import {
  nowTaiS
} from "./chunk-RZYQK3DY.mjs";
import {
  DEFAULT_RISK_THRESHOLDS,
  countedOf,
  objectsOf,
  riskLevel,
  verdictAgainstHistory,
  verdictOfReport,
  verdictThresholds
} from "./chunk-TFK7XCIF.mjs";
import {
  SECONDS_PER_HOUR,
  formatUtcZ
} from "./chunk-JQJWWTBG.mjs";

// services/cli/src/commands/pc-verdict.ts
var DEFAULT_RULES = { thresholds: DEFAULT_RISK_THRESHOLDS, decisionLeadS: 12 * SECONDS_PER_HOUR };
var mahalanobisText = (report) => `${report.mahalanobisPlane?.toFixed(4) ?? "none"} in the plane, ${report.mahalanobis?.toFixed(4) ?? "none"} in space`;
function printedVerdict(approach, report, correlated, unlikeHistory) {
  const isApplied = correlated?.crossCorrelation?.status === "applied";
  const correlatedPc = isApplied ? correlated.recommended?.pc : void 0;
  const asItIs = verdictOfReport(report, {
    nowTaiS: nowTaiS(),
    decisionLeadS: DEFAULT_RULES.decisionLeadS,
    thresholds: verdictThresholds(DEFAULT_RULES),
    parties: approach.parties,
    countedSigmas: countedOf(objectsOf(approach).known),
    ...correlatedPc !== void 0 && { correlatedPc }
  });
  const { kind, reasons, decideByTaiS } = verdictAgainstHistory(asItIs, unlikeHistory);
  return {
    verdict: kind,
    riskLevel: riskLevel(report.recommended?.pc, DEFAULT_RULES.thresholds),
    decideBy: formatUtcZ(decideByTaiS, 0),
    reasons: reasons.map((reason) => ({ code: reason.code, text: reasonText(reason) }))
  };
}
function verdictRows({ verdict, riskLevel: risk, decideBy, reasons }) {
  const [first, ...others] = reasons.map(({ text }) => text);
  return [
    `verdict        ${verdict}, risk ${risk}, decide by ${decideBy}; limits of the service's defaults`,
    `because        ${first ?? ""}`,
    ...others.map((text) => `               ${text}`)
  ];
}

export {
  DEFAULT_RULES,
  mahalanobisText,
  printedVerdict,
  verdictRows
};
//# sourceMappingURL=chunk-PFKLQ6UO.mjs.map
