import type { NothingToPlanWords } from './nothing-to-plan.ts';

export const NOTHING_TO_PLAN_DE: NothingToPlanWords = {
  NO_PROPULSION: 'Der Satellit hat keinen Antrieb: Ein Manöver ist nicht möglich.',
  PROPULSION_UNKNOWN: 'Der Antrieb des Satelliten ist nicht bekannt. In seiner Konfiguration angeben.',
  FIELD_MISSING: 'Dem Satelliten fehlt, was die Planung braucht.',
  TCA_PASSED: 'Die größte Annäherung ist vorbei: Es gibt nichts mehr zu vermeiden.',
  NO_BEGIN: 'Kein Beginn der Suche liegt zwischen jetzt und der größten Annäherung.',
  NO_COVARIANCE:
    'Das Ereignis hat keine brauchbare Kovarianz, und ohne sie lässt sich für keine Wahrscheinlichkeit planen. Bessere Daten beschaffen.',
  NO_ENCOUNTER:
    'Mit den Zuständen des Ereignisses lässt sich nicht planen: Sie haben keine größte Annäherung, keine Relativgeschwindigkeit oder kein bekanntes Bezugssystem. Bessere Daten beschaffen.',
  NOT_BOUND: 'Die Bahn des Satelliten ist nicht an die Erde gebunden.',
};
