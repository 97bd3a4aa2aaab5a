import {
  objectsText
} from "./chunk-DMQ5UNP7.mjs";

// packages/assessment/src/text/confidence-text.ts
function confidenceText(reason) {
  switch (reason.code) {
    case "covariance-calibrated":
      return "The covariances come from sources whose sigmas have been tested against what turned out.";
    case "covariance-stated":
      return "True if the stated covariances are: nobody has tested them here.";
    case "covariance-estimated":
      return `True if the estimate is: the covariance of ${objectsText(reason.objects)} is estimated from orbit regime and age.`;
    case "covariance-implausible":
      return `The covariance of ${objectsText(reason.objects)} is implausible for such an orbit.`;
    case "covariance-unusable":
      return `There is no usable covariance for ${objectsText(reason.objects)}: the number is the largest possible.`;
    case "pc-not-computed":
      return "No method has an answer: the number is the largest possible.";
  }
}

export {
  confidenceText
};
//# sourceMappingURL=chunk-V6WLBVG3.mjs.map
