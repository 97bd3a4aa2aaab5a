import type { NextAction } from '../../ca/next-action.ts';

export const NEXT_ACTIONS_DE: Readonly<Record<NextAction, string>> = {
  PLAN: 'Manöver planen.',
  PREPARE: 'Ein Manöver vorbereiten: Die nächste Nachricht kann Pc über die Handlungsschwelle heben.',
  WAIT: 'Auf die nächste Nachricht warten.',
  GET_DATA: 'Vor der Entscheidung Daten einholen.',
  DECIDE_NOW: 'Mit den vorliegenden Daten entscheiden.',
  NONE: 'Nichts zu tun.',
  PROPOSE: 'Den Planentwurf zur Freigabe vorschlagen.',
  APPROVE: 'Den vorgeschlagenen Plan freigeben oder ablehnen.',
  DECIDE_ON_PLAN: 'Über den freigegebenen Plan entscheiden.',
  COMMIT: 'Den Plan festschreiben und seine Kommandos senden.',
  REPORT_BURN: 'Der Plan ist beim Satelliten: das Manöver melden, sobald es geflogen ist.',
  VERIFY: 'Eine Ephemeride von nach dem Manöver hochladen, um es zu verifizieren.',
  VERIFIED: 'Das Manöver ist verifiziert.',
  AWAIT_OBSERVATIONS: 'Neu entscheiden, sobald die Beobachtungen da sind.',
  AWAIT_ANSWER: 'Neu entscheiden, sobald der andere Betreiber geantwortet hat.',
  WATCH_VERDICT: 'Nichts zu tun, solange das Urteil nicht ernster wird.',
  DECIDE_AGAIN: 'Neu entscheiden: die Konjunktion hat sich seit der Entscheidung geändert.',
};
