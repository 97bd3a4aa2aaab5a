import type { NothingToPlanWords } from './nothing-to-plan.ts';

export const NOTHING_TO_PLAN_DE: NothingToPlanWords = {
  NO_PROPULSION: 'Der Satellit hat keinen Antrieb: Ein Manöver ist nicht möglich.',
  PROPULSION_UNKNOWN:
    'Der Antrieb des Satelliten ist nicht bekannt. Geben Sie ihn in der Konfiguration des Satelliten an.',
  FIELD_MISSING: 'In der Konfiguration des Satelliten fehlen Angaben für die Planung.',
  TCA_PASSED: 'Die TCA ist vorbei: Kein Manöver kann die Konjunktion mehr vermeiden.',
  NO_BEGIN: 'Kein Zündzeitpunkt der Suche liegt zwischen jetzt und der TCA.',
  NO_COVARIANCE:
    'Die Konjunktion hat keine brauchbare Kovarianz, daher lässt sich kein Manöver für ein Pc-Ziel planen. Beschaffen Sie bessere Daten.',
  NO_ENCOUNTER:
    'Die Zustandsvektoren der Konjunktion sind für die Planung nicht brauchbar: Sie haben keine größte Annäherung, keine Relativgeschwindigkeit oder kein bekanntes Bezugssystem. Beschaffen Sie bessere Daten.',
  NOT_BOUND: 'Die Bahn des Satelliten ist nicht an die Erde gebunden.',
};
