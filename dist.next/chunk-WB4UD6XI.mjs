// packages/contract/src/ca/words/confidence-de.ts
var CONFIDENCE_DE = {
  words: {
    CALIBRATED: "kalibriert",
    CONDITIONAL: "bedingt",
    BOUND: "Schranke"
  },
  reasons: {
    "covariance-calibrated": "ihre Kovarianzen kommen aus Quellen, die an dem gepr\xFCft wurden, was eintrat",
    "covariance-stated": "wahr, falls es die angegebenen Kovarianzen sind: niemand hat sie hier gepr\xFCft",
    "covariance-estimated": "wahr, falls es die Sch\xE4tzung ist: eine Kovarianz ist aus Bahnregime und Alter gesch\xE4tzt",
    "covariance-implausible": "eine Kovarianz kann nicht die einer solchen Bahn sein",
    "covariance-unusable": "es gibt keine brauchbare Kovarianz: an ihrer Stelle steht die gr\xF6\xDFtm\xF6gliche Pc",
    "pc-not-computed": "kein Verfahren hat eine Antwort: an ihrer Stelle steht die gr\xF6\xDFtm\xF6gliche Pc"
  }
};

// packages/contract/src/ca/words/confidence-en.ts
var CONFIDENCE_EN = {
  words: {
    CALIBRATED: "calibrated",
    CONDITIONAL: "conditional",
    BOUND: "bound"
  },
  reasons: {
    "covariance-calibrated": "its covariances come from sources that were tested against what turned out",
    "covariance-stated": "true if the stated covariances are: nobody has tested them here",
    "covariance-estimated": "true if the estimate is: a covariance is estimated from orbit regime and age",
    "covariance-implausible": "a covariance cannot be that of such an orbit",
    "covariance-unusable": "there is no usable covariance: the largest possible Pc stands in its place",
    "pc-not-computed": "no method has an answer: the largest possible Pc stands in its place"
  }
};

// packages/contract/src/ca/words/confidence.ts
var WORDS = { en: CONFIDENCE_EN, de: CONFIDENCE_DE };
function confidenceText(confidence, reason, language) {
  const { words, reasons } = WORDS[language];
  return `${words[confidence]} (${reasons[reason]})`;
}
var REALISM_SHORTFALLS = {
  en: {
    "samples-few": "fewer than 30 samples",
    "objects-few": "fewer than 3 objects",
    "within-1-sigma": "within 1 \u03C3 more than 5 points from 68.3 %",
    "within-2-sigma": "within 2 \u03C3 more than 5 points from 95.4 %",
    "beyond-3-sigma": "more than 1 % beyond 3 \u03C3"
  },
  de: {
    "samples-few": "weniger als 30 Proben",
    "objects-few": "weniger als 3 Objekte",
    "within-1-sigma": "innerhalb 1 \u03C3 mehr als 5 Punkte neben 68,3 %",
    "within-2-sigma": "innerhalb 2 \u03C3 mehr als 5 Punkte neben 95,4 %",
    "beyond-3-sigma": "mehr als 1 % jenseits 3 \u03C3"
  }
};

export {
  confidenceText,
  REALISM_SHORTFALLS
};
//# sourceMappingURL=chunk-WB4UD6XI.mjs.map
