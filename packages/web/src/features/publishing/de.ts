import type { Translation } from '../../i18n/texts.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  intro:
    'Bahnen Ihrer Satelliten, die an andere gehen: als Kandidaten zum Screening oder als die Bahn, die geflogen wird. Dateien werden zuerst geschrieben und gehen hinaus, wenn jemand es bestätigt. Pläne senden Sie aus dem Export eines Ereignisses.',
  send: 'Bahn senden',
  refreshing: 'Die Veröffentlichungen werden aktualisiert',
  none: 'Noch wurde nichts gesendet. Pläne werden aus dem Export eines Ereignisses gesendet.',
  recipients: {
    intro: 'An einen Empfänger wird nichts von selbst gesendet.',
    none: 'Es gibt noch niemanden, an den gesendet werden kann.',
    noneForUsers:
      'Es gibt noch niemanden, an den gesendet werden kann. Wer die Kollisionsvermeidung verwaltet, kann einen Empfänger anlegen.',
    add: 'Empfänger anlegen',
    edit: 'Bearbeiten',
    certificate: {
      holds: (until) => `Zertifikat bis ${until}`,
      ends: (until) => `Zertifikat läuft ab: ${until}`,
      ended: (until) => `Zertifikat abgelaufen: ${until}`,
    },
  },
  form: {
    addTitle: 'Empfänger anlegen',
    editTitle: (name: string) => `Empfänger ${name}`,
    create: 'Anlegen',
    save: 'Speichern',
    kindHints: {
      SPACE_TRACK: 'OEM, über das Formular der Seite. Die Adresse zum Hochladen steht bei Ihrem Konto dort.',
      TRACSS: 'OCM nach seinen Regeln, mit einem Token Ihres Clients.',
      STARLINK: 'OEM mit einer Kovarianz zu jedem Zustand, mit einem eigenen Zertifikat.',
      MONITOR_SPACE_HAZARDS: 'OEM von höchstens 20 MB, mit einem Token Ihres Clients.',
      FOLDER: 'OEM, in einen Ordner der Installation, aus dem andere holen.',
    },
    addressHint: 'https, wohin Dateien gesendet werden',
    folderHint: 'Ein Name, unter dem Ordner Ihrer Organisation',
    signInAddress: 'Anmeldung bei',
    password: 'Passwort',
    certificate: 'Zertifikat und Schlüssel',
    certificateHint: 'Beide als PEM, hintereinander',
    kept: 'Versiegelt aufbewahrt; leer lassen, um es zu behalten',
    objectNames: 'Wie er Ihre Satelliten nennt',
    objectNamesHint: 'Eine Zeile für jeden: Katalognummer, Leerzeichen, Name dort',
    programsMayConfirm: 'Programme dürfen Veröffentlichungen an ihn bestätigen',
    faults: {
      address: 'Schreiben Sie eine Adresse, die mit https:// beginnt.',
      folder: 'Schreiben Sie einen Namen aus Buchstaben, Ziffern, Punkten und Bindestrichen.',
      identity: 'Dieser Empfänger verlangt ein Konto.',
      secret: 'Dieser Empfänger braucht einen Nachweis, wer sendet.',
      objectNames:
        'Schreiben Sie in jede Zeile eine Katalognummer, ein Leerzeichen und einen Namen, jede Nummer einmal.',
    },
  },
  remove: {
    title: 'Empfänger entfernen?',
    text: (name: string) => `An ${name} kann nichts mehr gesendet werden. Was gesendet wurde, bleibt im Protokoll.`,
  },
};
