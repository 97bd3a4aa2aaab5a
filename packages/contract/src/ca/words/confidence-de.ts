import type { ConfidenceWords } from './confidence-en.ts';

/** German texts of `confidence-en`. */
export const CONFIDENCE_DE: ConfidenceWords = {
  words: {
    CALIBRATED: 'kalibriert',
    CONDITIONAL: 'bedingt',
    BOUND: 'Schranke',
  },
  reasons: {
    'covariance-calibrated': 'beide Kovarianzen sind von Arten, die die Prüfung des Kovarianzrealismus bestanden haben',
    'covariance-stated': 'gültig, wenn die angegebenen Kovarianzen realistisch sind, noch nicht geprüft',
    'covariance-estimated':
      'gültig, wenn die Schätzung realistisch ist: eine Kovarianz ist aus Bahnregime und Alter geschätzt',
    'covariance-implausible': 'eine Kovarianz ist für ihre Bahn unplausibel',
    'covariance-unusable': 'keine brauchbare Kovarianz: angegeben ist die größtmögliche Pc',
    'edge-of-data': 'der kleinste Abstand liegt an einem Ende der Daten, dort wird keine Pc berechnet',
    'pc-not-computed': 'kein gültiges Verfahren: angegeben ist die größtmögliche Pc',
  },
  scaled: (place, factor) =>
    `Sigma von Objekt ${place} werden nach Ihrer Kovarianzregel mit ${factor} multipliziert (eingestellt in der Statistik der Flotte)`,
};
