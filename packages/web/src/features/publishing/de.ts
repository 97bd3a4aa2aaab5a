import type { Translation } from '../../i18n/texts.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  intro:
    'Ephemeriden Ihrer Satelliten für andere Organisationen: Kandidaten zum Screening oder operationelle Bahnen. Dateien werden zuerst vorbereitet und nach Bestätigung gesendet. Pläne senden Sie aus dem Export einer Konjunktion.',
  send: 'Bahn senden',
  refreshing: 'Die Veröffentlichungen werden aktualisiert',
  none: 'Noch keine Veröffentlichungen. Senden Sie hier eine Bahn oder einen Plan aus dem Export einer Konjunktion.',
  recipients: {
    intro:
      'Dateien gehen an einen Empfänger erst, nachdem ein Benutzer oder ein zugelassenes Programm sie bestätigt hat.',
    none: 'Noch keine Empfänger.',
    noneForUsers:
      'Noch keine Empfänger. Bitten Sie einen Administrator von Collision Avoidance, einen Empfänger hinzuzufügen.',
    add: 'Empfänger hinzufügen',
    edit: 'Bearbeiten',
    certificate: {
      holds: (until) => `Zertifikat gültig bis ${until}`,
      ends: (until) => `Zertifikat läuft ab: ${until}`,
      ended: (until) => `Zertifikat abgelaufen: ${until}`,
    },
  },
  form: {
    addTitle: 'Empfänger hinzufügen',
    editTitle: (name: string) => `Empfänger ${name}`,
    create: 'Empfänger hinzufügen',
    save: 'Speichern',
    kindHints: {
      SPACE_TRACK: 'OEM, über das Formular zum Hochladen gesendet. Ihr Konto bei Space-Track zeigt die Adresse dafür.',
      TRACSS: 'OCM nach den Regeln von TraCSS, mit einem Token Ihres Clients.',
      STARLINK: 'OEM mit einer Kovarianz zu jedem Zustand, mit Ihrem eigenen Zertifikat gesendet.',
      MONITOR_SPACE_HAZARDS: 'OEM bis 20 MB, mit einem Token Ihres Clients.',
      FOLDER: 'OEM, in einen Ordner des Servers geschrieben, aus dem andere sie herunterladen.',
    },
    addressHint: 'HTTPS-Adresse',
    folderHint: 'Name eines Unterordners im Ordner Ihrer Organisation',
    signInAddress: 'Adresse der Anmeldung',
    password: 'Passwort',
    certificate: 'Zertifikat und Schlüssel',
    certificateHint: 'Beide im PEM-Format, nacheinander',
    kept: 'Verschlüsselt gespeichert. Leer lassen, um es zu behalten.',
    objectNames: 'Namen Ihrer Satelliten beim Empfänger',
    objectNamesHint: 'Eine Zeile je Satellit: Katalognummer, Leerzeichen, Name',
    programsMayConfirm: 'Programme dürfen Veröffentlichungen an diesen Empfänger bestätigen',
    faults: {
      address: 'Geben Sie eine Adresse ein, die mit https:// beginnt.',
      folder: 'Geben Sie einen Namen aus Buchstaben, Ziffern, Punkten und Bindestrichen ein.',
      identity: 'Geben Sie das Konto ein: Dieser Empfänger verlangt eines.',
      secret: 'Geben Sie die Zugangsdaten ein: Dieser Empfänger verlangt sie.',
      objectNames:
        'Geben Sie in jeder Zeile eine Katalognummer, ein Leerzeichen und einen Namen ein, jede Nummer einmal.',
    },
  },
  remove: {
    title: 'Empfänger entfernen?',
    text: (name: string) =>
      `An ${name} können keine weiteren Dateien gesendet werden. Gesendete Dateien bleiben im Protokoll.`,
  },
};
