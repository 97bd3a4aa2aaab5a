import {
  pcConfidence
} from "./chunk-DMQ5UNP7.mjs";
import {
  objectsOf,
  verdictReport
} from "./chunk-TFK7XCIF.mjs";

// packages/assessment/src/confidence.ts
var IMPLAUSIBLE = ["implausibleCovariances", "tooSmallCovariances", "indefiniteCovariances"];
function pcConfidenceOf({
  report,
  countedSigmas = [void 0, void 0],
  unlikeHistory = []
}) {
  return pcConfidence({
    hasPc: report.recommended !== void 0,
    unusable: report.defects.map(({ object }) => object),
    implausible: [
      .../* @__PURE__ */ new Set([...IMPLAUSIBLE.flatMap((reason) => report[reason]), ...unlikeHistory.map(({ object }) => object)])
    ],
    estimated: report.estimatedCovariances,
    calibrated: ["primary", "secondary"].filter((_, place) => countedSigmas[place]?.isCalibrated)
  });
}
function confidenceOfApproach(approach, radiusM) {
  const { objects, known, radius } = objectsOf(approach);
  const report = verdictReport({
    primary: objects[0],
    secondary: objects[1],
    isAtTca: approach.isAtTca,
    hardBodyRadiusM: radiusM ?? radius.radiusM,
    isWithoutBounds: true
  });
  return report.ok ? pcConfidenceOf({ report: report.value, countedSigmas: [known[0].counted, known[1].counted] }) : void 0;
}

export {
  pcConfidenceOf,
  confidenceOfApproach
};
//# sourceMappingURL=chunk-LT54FEB3.mjs.map
