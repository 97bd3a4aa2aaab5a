import type { Translation } from '../../i18n/texts.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  upload: {
    title: 'Eigene Messungen hochladen',
    explain:
      'Ein TDM eines eigenen Sensors wird gelesen, mit den bekannten Bahnen verglichen und für die Bahn seines Objekts verwendet wie eine bestellte Datei. Was schon hier ist, zählt nur einmal.',
    invite: 'TDM-Dateien hier ablegen: KVN oder XML, auch als gzip oder zip',
    byParticipant: 'Nach PARTICIPANT',
    sensorHint: 'Für Dateien, die ihn anders nennen.',
    objectHint: 'Seine Katalognummer; leer: wer passt. Sie wird geprüft, nicht geglaubt.',
    objectFault: 'Eine Katalognummer hat bis zu neun Ziffern.',
    noSensor: 'Sie haben noch keinen Sensor, und eine Messung zählt nur mit dem Ort, von dem sie kommt.',
    sensorsFailed: 'Ihre Sensoren konnten nicht gelesen werden; die Datei muss einen von ihnen nennen.',
    addSensor: 'Eigenen Sensor hinzufügen',
    known: 'Sie war schon hier und zählt einmal.',
    open: 'Datei öffnen',
  },
  whoseWords: { all: 'Alle', own: 'Eigene', ordered: 'Bestellte' },
  clear: 'Filter löschen',
  empty: 'Noch keine Datei da. Dateien von Aufträgen kommen von selbst; eigene Messungen können Sie oben ablegen.',
  filteredEmpty: (count: number) =>
    count === 1 ? 'Keine Datei passt zum Filter.' : `Keine Datei passt zu ${count} Filtern.`,
  cut: (shown: string, total: string) => `Die neuesten ${shown} von ${total}.`,
  columns: {
    received: 'Eingang (UTC)',
  },
  points: (count: string) => `${count} Messungen`,
};
