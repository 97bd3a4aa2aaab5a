import type { Translation } from '../../i18n/texts.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  upload: {
    title: 'Eigene Messungen hochladen',
    explain:
      'Laden Sie TDMs Ihrer eigenen Sensoren hoch. Wie bestellte Dateien werden sie mit bekannten Bahnen verglichen und verbessern die Bahn ihres Objekts. Eine doppelt hochgeladene Datei zählt einmal.',
    invite: 'TDM-Dateien hier ablegen: KVN oder XML, auch als gzip oder zip',
    byParticipant: 'Nach PARTICIPANT',
    sensorHint: 'Für Dateien mit anderem PARTICIPANT.',
    objectHint: 'Katalognummer. Leer: durch Zuordnung der Spur bestimmt. Die Nummer wird an den Messungen geprüft.',
    objectFault: 'Geben Sie eine Katalognummer mit bis zu neun Ziffern ein.',
    noSensor: 'Sie haben noch keine Sensoren. Messungen brauchen einen Sensor mit Standort.',
    sensorsFailed: 'Ihre Sensoren konnten nicht geladen werden. Die Datei muss einen Ihrer Sensoren nennen.',
    addSensor: 'Eigenen Sensor anlegen',
    known: 'Diese Datei wurde schon hochgeladen und zählt einmal.',
    open: 'Datei öffnen',
  },
  whoseWords: { all: 'Alle', own: 'Eigene', ordered: 'Bestellte' },
  clear: 'Filter löschen',
  empty: 'Noch keine Dateien. Dateien von Aufträgen erscheinen hier automatisch. Legen Sie eigene Messdateien oben ab.',
  filteredEmpty: (count: number) =>
    count === 1 ? 'Keine Datei passt zum Filter.' : `Keine Datei passt zu ${count} Filtern.`,
  cut: (shown: string, total: string) => `Die neuesten ${shown} von ${total}.`,
  columns: {
    received: 'Eingang (UTC)',
  },
  points: (count: string) => (count === '1' ? '1 Messung' : `${count} Messungen`),
};
