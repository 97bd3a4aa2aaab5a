import type { Decision, FlightRuleResult } from '../../ca/decision.ts';

/** What can be decided about an event. */
export const DECISIONS_DE: Readonly<Record<NonNullable<Decision['decision']>, string>> = {
  BURN: 'Manöver fliegen',
  NO_BURN: 'Kein Manöver',
  OBSERVE: 'Zuerst beobachten lassen',
  COORDINATE: 'Mit dem anderen Betreiber abstimmen',
  ACCEPT: 'Risiko annehmen',
};

/** What each flight rule asks for. */
export const FLIGHT_RULES_DE: Readonly<Record<FlightRuleResult['rule'], string>> = {
  'pc-below-act': 'Kollisionswahrscheinlichkeit unter der Handlungsschwelle',
  'verdict-concludes': 'Die Daten lassen eine Aussage zu',
  'decision-in-time': 'Rechtzeitig entschieden',
  'message-recent': 'Die neueste Nachricht ist aktuell',
  'secondary-tracked': 'Das andere Objekt wurde kürzlich beobachtet',
  'covariance-realistic': 'Beide Kovarianzen stammen aus Bahnbestimmungen und sind plausibel',
  'orbits-undoubted': 'Bahnbestimmungen innerhalb der üblichen Grenzen',
  'probability-holds': 'Das Verfahren der Wahrscheinlichkeit gilt hier',
  'plan-screened-clear': 'Das Screening des Plans ergab kein neues Risiko',
};

/** The figure that a rule was held against; numbers come as they are to be read. */
export const FLIGHT_RULE_FIGURES_DE = {
  pc: (value: string, limit: string) => `${value}, Schwelle ${limit}`,
  noPc: (limit: string) => `nicht berechnet, Schwelle ${limit}`,
  early: (span: string) => `${span} vorher`,
  late: (span: string) => `${span} zu spät`,
  age: (value: string, limit: string) => `${value} alt, höchstens ${limit}`,
  ago: (value: string, limit: string) => `vor ${value}, höchstens ${limit}`,
  untold: (limit: string) => `nicht angegeben, höchstens ${limit}`,
  doubts: (count: number) => (count === 1 ? '1 Zweifel' : `${count} Zweifel`),
  notScreened: 'kein Screening davon bekannt',
  raised: (count: number) =>
    ['Ziel verfehlt, zu viel durch geschätzte Kovarianzen oder nur ein Teil geprüft', '1 Ereignis neu oder kritischer'][
      count
    ] ?? `${count} Ereignisse neu oder kritischer`,
} as const;
