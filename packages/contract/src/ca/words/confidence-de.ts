import type { ConfidenceWords } from './confidence-en.ts';

/** What `confidence-en` says. */
export const CONFIDENCE_DE: ConfidenceWords = {
  words: {
    CALIBRATED: 'kalibriert',
    CONDITIONAL: 'bedingt',
    BOUND: 'Schranke',
  },
  reasons: {
    'covariance-calibrated': 'ihre Kovarianzen kommen aus Quellen, die an dem geprüft wurden, was eintrat',
    'covariance-stated': 'wahr, falls es die angegebenen Kovarianzen sind: niemand hat sie hier geprüft',
    'covariance-estimated': 'wahr, falls es die Schätzung ist: eine Kovarianz ist aus Bahnregime und Alter geschätzt',
    'covariance-implausible': 'eine Kovarianz kann nicht die einer solchen Bahn sein',
    'covariance-unusable': 'es gibt keine brauchbare Kovarianz: an ihrer Stelle steht die größtmögliche Pc',
    'edge-of-data': 'der kleinste Abstand liegt an einem Ende der Daten, dort wird keine Pc berechnet',
    'pc-not-computed': 'kein Verfahren hat eine Antwort: an ihrer Stelle steht die größtmögliche Pc',
  },
  scaled: (place, factor) =>
    `Sigma von Objekt ${place} zählen nach Ihrer Regel ${factor}-fach (eingestellt in der Statistik der Flotte)`,
};
