import type { Language } from '../../platform/language.ts';
import type { UnplannableReason } from '../manoeuvre-enums.ts';

/** Why nothing can be planned; `NO_BEGIN`, of a search alone. */
type NothingToPlanReason = UnplannableReason | 'NO_BEGIN';

export const NOTHING_TO_PLAN: Readonly<Record<Language, Readonly<Record<NothingToPlanReason, string>>>> = {
  en: {
    NO_PROPULSION: 'The satellite has no propulsion: no manoeuvre is possible.',
    PROPULSION_UNKNOWN: 'The propulsion of the satellite is not known. Say in its configuration.',
    FIELD_MISSING: 'The satellite lacks what planning needs.',
    TCA_PASSED: 'Closest approach has passed: there is nothing left to avoid.',
    NO_BEGIN: 'No begin of the search lies between now and closest approach.',
    NO_COVARIANCE:
      'The event has no covariance that can be used, and without one no probability can be planned for. Get better data.',
    NO_ENCOUNTER:
      'The states of the event cannot be planned with: they have no closest approach, no relative speed or no frame that is known. Get better data.',
    NOT_BOUND: 'The orbit of the satellite is not bound to the Earth.',
  },
  de: {
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
  },
};

/** The same with the fields that are missing. */
export function nothingToPlanText(
  reason: NothingToPlanReason,
  language: Language,
  missing: readonly string[] = [],
): string {
  const sentence = NOTHING_TO_PLAN[language][reason];
  return missing.length === 0 ? sentence : `${sentence.slice(0, -1)}: ${missing.join(', ')}.`;
}
