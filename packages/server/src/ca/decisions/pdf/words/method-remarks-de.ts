import type { PcReason } from '@keepout/conjunction/pc/estimate';

/** What a method of the probability remarks on. */
export const METHOD_REMARKS_DE: Readonly<Record<PcReason, string>> = {
  'relative-speed-zero': 'keine Relativgeschwindigkeit',
  'covariance-missing': 'Kovarianz fehlt',
  'covariance-unusable': 'Kovarianz unbrauchbar',
  'covariance-estimated': 'Kovarianz geschätzt',
  'covariance-remediated': 'Kovarianz berichtigt',
  'correlation-applied': 'gemeinsamer Fehler berücksichtigt',
  'correlation-incomplete': 'gemeinsamer Fehler unvollständig bekannt',
  'correlation-inconsistent': 'gemeinsamer Fehler widersprüchlich',
  'below-smallest-double': 'kleiner als jede darstellbare Zahl',
  'series-not-converged': 'Reihe nicht konvergiert',
  'approximation-out-of-range': 'Näherung gilt hier nicht',
  'encounter-extended': 'Begegnung zu lang',
  'encounter-offset': 'Begegnung neben der größten Annäherung',
  'encounter-inaccurate': 'Begegnung nicht genau genug bestimmt',
  'velocity-covariance-missing': 'Kovarianz der Geschwindigkeit fehlt',
  'too-few-hits': 'zu wenige Treffer',
  'outside-the-count': 'außerhalb der Zählung',
  'overlap-not-found': 'Überdeckung nicht gefunden',
  'repeated-encounters': 'mehrere Begegnungen',
  'starts-inside': 'beginnt innerhalb',
  'not-requested': 'nicht verlangt',
  'usage-unknown': 'Gültigkeit nicht geprüft',
};
