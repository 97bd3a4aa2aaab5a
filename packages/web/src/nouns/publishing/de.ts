import type { Translation } from '../../i18n/texts.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  kinds: {
    SPACE_TRACK: 'Space-Track',
    TRACSS: 'TraCSS',
    STARLINK: 'Starlink Space Safety',
    MONITOR_SPACE_HAZARDS: 'Monitor Space Hazards',
    FOLDER: 'Ordner des Servers',
  },
  purposes: {
    OPERATIONAL: 'Operationelle Bahn',
    CANDIDATE: 'Kandidat zum Screening',
  },
  states: {
    PREPARED: 'Noch nicht gesendet',
    QUEUED: 'Wird gesendet',
    ACCEPTED: 'Angenommen',
    REFUSED: 'Abgelehnt',
    FAILED: 'Senden fehlgeschlagen',
    UNCERTAIN: 'Ankunft unbekannt',
    SCREENED: 'Screening des Empfängers liegt vor',
    CANCELLED: 'Verworfen',
  },
  fileStates: {
    WAITING: 'Wartet',
    SENDING: 'Wird gesendet',
    ACCEPTED: 'Angenommen',
    REFUSED: 'Abgelehnt',
    FAILED: 'Senden fehlgeschlagen',
    UNCERTAIN: 'Ankunft unbekannt',
  },
  contents: { WITHOUT_BURN: 'Bahn ohne Manöver', WITH_BURN: 'Bahn mit Manöver' },
  columns: { at: 'Vorbereitet', state: 'Status' },
  event: {
    title: 'Ephemeriden mit anderen Betreibern teilen',
    none: 'Keine Veröffentlichungen zu dieser Konjunktion.',
    publish: 'Bahnen senden',
    loading: 'Die Veröffentlichungen werden geladen',
  },
  form: {
    title: 'Bahnen senden',
    noRecipients: 'Noch keine Empfänger. Ein Administrator kann Empfänger unter „Veröffentlichungen“ hinzufügen.',
    purposeHints: {
      OPERATIONAL:
        'Der Empfänger ersetzt seine bisherige Bahn. Wählen Sie einen freigegebenen Plan oder die operationelle Bahn.',
      CANDIDATE: 'Der Empfänger macht ein Screening der Bahn und behält seine bisherige Bahn.',
    },
    plans: 'Pläne nach Präferenz',
    withoutBurn: 'Auch die Bahn ohne Manöver',
    relinquish: 'Automatische Annahme unter Pc',
    relinquishHint:
      'Der Empfänger macht den Kandidaten operationell, wenn dessen Pc unter dieser Grenze liegt. Leer: nie.',
    inForce: 'Die operationelle Bahn, ohne Manöver',
    noSatellite: 'Wählen Sie einen Satelliten.',
    prepare: 'Dateien vorbereiten',
    nothing: 'Wählen Sie einen Plan oder die Bahn ohne Manöver.',
  },
  view: {
    title: (recipient: string) => `An ${recipient}`,
    send: (recipient: string) => `An ${recipient} senden`,
    otherConfirms:
      'Vier-Augen-Prinzip: Ein Benutzer, der die Veröffentlichung nicht vorbereitet hat, muss sie bestätigen.',
    sendAgain: 'Nicht angenommene Dateien erneut senden',
    letBe: 'Ohne Senden verwerfen',
    noteScreened: 'Antwort festhalten',
    answer: 'Antwort des Empfängers',
    save: 'Antwort speichern',
    facts: {
      relinquish: 'Automatische Annahme unter Pc',
      by: 'Vorbereitet von',
    },
    notYet: 'Noch nicht gesendet. Prüfen Sie die Dateien, dann senden Sie sie.',
    overtaken:
      'Ein Plan oder die operationelle Bahn hat sich geändert, seit diese Dateien geschrieben wurden. Bereiten Sie eine neue Veröffentlichung vor.',
    uncertain:
      'Die Verbindung brach ab, während die Datei gesendet wurde. Prüfen Sie beim Empfänger, ob die Datei ankam, bevor Sie sie erneut senden.',
    attempts: (count: string) => (count === '1' ? '1 Versuch' : `${count} Versuche`),
    receipt: (name: string) => `Beim Empfänger gespeichert als ${name}`,
    sizeAndHash: (size: string, hash: string) => `${size} kB, SHA-256 ${hash}…`,
    history: 'Verlauf',
    loading: 'Die Veröffentlichung wird geladen',
    gone: 'Diese Veröffentlichung existiert nicht.',
  },
};
