import type { Decision, FlightRuleResult } from '../../ca/decision.ts';

/** Decisions on a conjunction. */
export const DECISIONS_DE: Readonly<Record<NonNullable<Decision['decision']>, string>> = {
  BURN: 'Manöver fliegen',
  NO_BURN: 'Kein Manöver',
  OBSERVE: 'Zuerst beobachten lassen',
  COORDINATE: 'Mit dem anderen Betreiber abstimmen',
  ACCEPT: 'Risiko annehmen',
};

/** Requirements of the flight rules. */
export const FLIGHT_RULES_DE: Readonly<Record<FlightRuleResult['rule'], string>> = {
  'pc-below-act': 'Kollisionswahrscheinlichkeit unter der Handlungsschwelle',
  'verdict-concludes': 'Die Daten lassen eine Aussage zu',
  'decision-in-time': 'Entscheidung vor der Frist',
  'message-recent': 'Die neueste Nachricht ist aktuell',
  'secondary-tracked': 'Das Sekundärobjekt wurde kürzlich beobachtet',
  'covariance-realistic': 'Beide Kovarianzen stammen aus Bahnbestimmungen und sind plausibel',
  'orbits-undoubted': 'Bahnbestimmungen innerhalb der üblichen Grenzen',
  'probability-holds': 'Das Pc-Verfahren gilt hier',
  'plan-screened-clear': 'Das Screening des Plans ergab kein neues Risiko',
};

/** Missing information of an unknown flight rule, and the data that supply it. */
export const FLIGHT_RULE_UNKNOWN_DE: Readonly<Record<NonNullable<FlightRuleResult['unknownReason']>, string>> = {
  'pc-not-computed':
    'Unbekannt: Es wurde keine Kollisionswahrscheinlichkeit berechnet. Eine Nachricht oder ein Screening mit Kovarianzen beider Objekte ergibt sie.',
  'covariance-unconfirmed':
    'Unbekannt: Eine Kovarianz stammt nicht aus einer Bahnbestimmung, und keine Kalibrierung deckt sie ab. Bekannt wird es durch eine CDM oder Ephemeride mit Kovarianz oder durch die Kalibrierung solcher Kovarianzen.',
  'covariance-not-checked':
    'Unbekannt: Die Kovarianzen wurden nicht geprüft, weil keine Kollisionswahrscheinlichkeit berechnet wurde. Bekannt wird es durch eine Nachricht, aus der sich Pc berechnen lässt.',
  'observation-time-not-stated':
    'Unbekannt: Es ist keine vergangene Beobachtung des anderen Objekts angegeben. Die Epoche eines Elementsatzes ist keine Beobachtung. Bekannt wird es durch eine CDM mit TIME_LASTOB_END oder eine bestellte Bahnvermessung.',
  'determination-not-stated':
    'Unbekannt: Für mindestens ein Objekt sind weniger als drei Angaben zur Bahnbestimmung vorhanden (letzte Beobachtung, verwendete Beobachtungen, Zeitspannen, angenommene Residuen, gewichteter RMS). Bekannt wird es durch eine CDM mit diesen Angaben.',
  'method-not-checked':
    'Unbekannt: Die Gültigkeit des Verfahrens wurde nicht geprüft. Bekannt wird sie durch positiv definite Kovarianzen mit Geschwindigkeitsanteilen.',
  'plan-not-chosen': 'Unbekannt: Es ist kein Plan gewählt. Wählen Sie einen Plan und starten Sie sein Screening.',
  'plan-not-screened':
    'Unbekannt: Für den Plan in seinem jetzigen Stand gibt es kein abgeschlossenes Screening. Starten Sie das Screening.',
  'plan-screened-in-part':
    'Unbekannt: Das Screening deckt nur einen Teil des Zeitfensters ab. Wiederholen Sie es mit einer Bahn für das ganze Zeitfenster.',
};

/** Figures of the flight rules; numbers arrive formatted. */
export const FLIGHT_RULE_FIGURES_DE = {
  pc: (value: string, limit: string) => `${value}, Schwelle ${limit}`,
  noPc: (limit: string) => `nicht berechnet, Schwelle ${limit}`,
  early: (span: string) => `${span} vorher`,
  late: (span: string) => `${span} zu spät`,
  age: (value: string, limit: string) => `${value} alt, höchstens ${limit}`,
  ago: (value: string, limit: string) => `vor ${value}, höchstens ${limit}`,
  untold: (limit: string) => `nicht angegeben, höchstens ${limit}`,
  doubts: (count: number) => (count === 1 ? '1 Beanstandung' : `${count} Beanstandungen`),
  notScreened: 'nicht geprüft',
  raised: (count: number) =>
    [
      'Ziel verfehlt, zu großer Beitrag geschätzter Kovarianzen oder nur ein Teil des Zeitraums geprüft',
      '1 Konjunktion neu oder kritischer',
    ][count] ?? `${count} Konjunktionen neu oder kritischer`,
} as const;
