import type { Translation } from '../../i18n/texts.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  kinds: {
    SPACE_TRACK: 'Space-Track',
    TRACSS: 'TraCSS',
    STARLINK: 'Starlink Space Safety',
    MONITOR_SPACE_HAZARDS: 'Monitor Space Hazards',
    FOLDER: 'Ordner der Installation',
  },
  purposes: {
    OPERATIONAL: 'Die Bahn, die geflogen wird',
    CANDIDATE: 'Kandidat, nur zum Screening',
  },
  states: {
    PREPARED: 'Noch nicht gesendet',
    QUEUED: 'Wird gesendet',
    ACCEPTED: 'Angenommen',
    REFUSED: 'Abgelehnt',
    FAILED: 'Nicht gesendet',
    UNCERTAIN: 'Ankunft unbekannt',
    SCREENED: 'Screening des Empfängers liegt vor',
    CANCELLED: 'Verworfen',
  },
  fileStates: {
    WAITING: 'Wartet',
    SENDING: 'Auf dem Weg',
    ACCEPTED: 'Angenommen',
    REFUSED: 'Abgelehnt',
    FAILED: 'Nicht gesendet',
    UNCERTAIN: 'Ankunft unbekannt',
  },
  contents: { WITHOUT_BURN: 'Bahn ohne Manöver', WITH_BURN: 'Bahn mit Manöver' },
  columns: { at: 'Geschrieben', purpose: 'Als', state: 'Status' },
  table: 'Veröffentlichungen',
  event: {
    title: 'An andere gesendet',
    none: 'Zu diesem Ereignis wurde nichts gesendet.',
    publish: 'An andere senden',
    loading: 'Die Veröffentlichungen werden geladen',
  },
  form: {
    title: 'Bahnen an andere senden',
    noRecipients:
      'Es gibt noch niemanden, an den gesendet werden kann. Empfänger legt unter „Veröffentlichungen“ an, wer die Kollisionsvermeidung verwaltet.',
    purpose: 'Gesendet als',
    purposeHints: {
      OPERATIONAL: 'Der Empfänger nimmt sie statt dessen, was er hat. Ein freigegebener Plan oder die Bahn in Kraft.',
      CANDIDATE: 'Der Empfänger macht ein Screening und ändert nichts.',
    },
    plans: 'Pläne, der liebste zuerst',
    withoutBurn: 'Auch die Bahn ohne Manöver',
    relinquish: 'Gilt von selbst unter Pc',
    relinquishHint: 'Leer: nie',
    inForce: 'Die Bahn in Kraft, ohne Manöver',
    noSatellite: 'Wählen Sie einen Satelliten.',
    note: 'Warum',
    prepare: 'Dateien schreiben',
    nothing: 'Wählen Sie einen Plan oder die Bahn ohne Manöver.',
  },
  view: {
    title: (recipient: string) => `An ${recipient}`,
    send: (recipient: string) => `An ${recipient} senden`,
    otherConfirms: 'Vier-Augen-Prinzip: Wer vorbereitet hat, bestätigt nicht.',
    sendAgain: 'Noch einmal senden, was nicht durchkam',
    letBe: 'Verwerfen, nicht senden',
    noteScreened: 'Antwort festhalten',
    answer: 'Was zurückkam',
    save: 'Festhalten',
    facts: {
      purpose: 'Gesendet als',
      relinquish: 'Gilt von selbst unter Pc',
      note: 'Warum',
      by: 'Geschrieben von',
    },
    notYet: 'Noch nicht gesendet. Prüfen Sie die Dateien, dann senden Sie sie.',
    overtaken:
      'Ein Plan oder die Bahn in Kraft ist nicht mehr, was er oder sie war, als diese Dateien geschrieben wurden. Schreiben Sie sie neu.',
    uncertain:
      'Die Datei war schon auf dem Weg, als die Verbindung abbrach. Sehen Sie beim Empfänger nach, ob sie ankam, bevor Sie sie noch einmal senden.',
    attempts: (count: string) => `${count} Versuche`,
    receipt: (name: string) => `Dort als ${name}`,
    sizeAndHash: (size: string, hash: string) => `${size} kB, SHA-256 ${hash}…`,
    history: 'Was daraus wurde',
    loading: 'Wird gelesen',
    gone: 'Eine solche Veröffentlichung gibt es nicht.',
  },
};
