import { NOTHING_TO_PLAN_DE } from '@keepout/contract/ca/words/nothing-to-plan-de';
import type { Translation } from '../../i18n/texts.ts';
import type { en } from './en.ts';

/** Deutsche Texte der Direktsuche. */
export const de: Translation<typeof en> = {
  source: 'Wo gesucht wird',
  sources: {
    record: 'Gespeicherte Ereignisse',
    live: 'Screening jetzt in diesem Browser',
    file: 'Datei ungesendet prüfen',
  },
  form: {
    label: 'Suche',
    object: 'Anderes Objekt',
    objectHint: 'Name, NORAD oder COSPAR',
    windows: {
      'next-1': 'Nächste 24 Stunden',
      'next-3': 'Nächste 3 Tage',
      'next-7': 'Nächste 7 Tage',
      'past-7': 'Letzte 7 Tage',
      'past-30': 'Letzte 30 Tage',
      all: 'Jederzeit',
      between: 'Von … bis …',
    },
    timeHint: 'yyyy-MM-dd HH:mm:ss oder leer lassen',
    miss: 'Max. Abstand [km]',
    pc: 'Min. Pc',
    type: 'Art des Screenings',
    anyType: 'Jede',
    volumes: { regime: 'Nach Bahnregime', sphere: 'Kugel, max. Abstand', ellipsoid: 'Ellipsoid' },
    r: 'Radial [km]',
    t: 'Entlang der Bahn [km]',
    n: 'Quer zur Bahn [km]',
    find: 'Suchen',
    screen: 'Jetzt prüfen',
    faults: {
      'time-invalid': 'Die Zeit so schreiben: yyyy-MM-dd HH:mm:ss.',
      'window-reversed': 'Muss nach dem Beginn liegen.',
      'window-too-long': 'Ein Screening umfasst hier höchstens 14 Tage.',
      'miss-range': 'Mehr als 0 km.',
      'pc-range': '0 bis 1, etwa 1e-6.',
    },
  },
  examples: {
    title: 'Zum Beispiel',
    near: 'Was kommt einem der Satelliten in den nächsten 3 Tagen näher als 1 km?',
    risky: 'Welche Ereignisse der nächsten 7 Tage erreichen eine Pc von 1e−06?',
    live: (name: string) => `Was kommt ${name} in den nächsten 7 Tagen nahe? Screening hier und jetzt.`,
    liveFleet: 'Was kommt den Satelliten in den nächsten 24 Stunden nahe? Screening hier und jetzt.',
    onRecord: 'gespeicherte Ereignisse',
    saved: 'Gemerkte Suchen',
    forget: (name: string) => `${name} vergessen`,
  },
  saving: {
    copy: 'Link kopieren',
    save: 'Suche merken',
    saved: 'Gemerkt',
    help: 'Gemerkte Suchen stehen auf der Suchseite, nur in diesem Browser.',
  },
  words: {
    from: (pc) => `Pc \u2265 ${pc}`,
    object: (text) => `\xD7 ${text}`,
    span: (start: string, end: string) => `${start || '…'} bis ${end || '…'}`,
    within: (km: string) => `näher als ${km} km`,
  },
  record: {
    label: 'Gespeicherte Ereignisse',
    note: 'Alles, was Screenings gefunden haben oder was in hochgeladenen Nachrichten kam, mit der neuesten Nachricht jedes Ereignisses.',
    loading: 'Suche läuft',
    updating: 'Suche läuft erneut',
    none: 'Kein gespeichertes Ereignis passt.',
    noneHint: 'Eine Bedingung lockern oder jetzt in diesem Browser prüfen.',
    screen: 'Jetzt in diesem Browser prüfen',
    count: (shown: string, all: string) => (shown === all ? `${all} Ereignisse` : `${shown} von ${all} Ereignissen`),
  },
  live: {
    label: 'Screening in diesem Browser',
    note: 'Bahnelemente aus dem Katalog werden auf diesem Gerät geprüft, gegeneinander und gegen öffentliche Ephemeriden, wo ein Objekt eine hat, mit demselben Verfahren wie auf dem Server. Kovarianzen sind nach Bahnregime und Alter geschätzt, wo eine Ephemeride keine eigenen hat. Nichts wird gespeichert; auf diesen Ergebnissen sollte kein Manöver beruhen.',
    objects: (count: string) => `${count} Objekte`,
    epoch: 'neueste Epoche',
    stale: (time: string) => `Katalog mit Stand ${time}`,
    published: (count: number, text: string) =>
      count === 1
        ? '1 öffentliche Ephemeride statt Bahnelementen'
        : `${text} öffentliche Ephemeriden statt Bahnelementen`,
    stalePublished: (time: string) => `Öffentliche Ephemeriden mit Stand ${time}`,
    publishedBy: (publisher: string) => `wie ${publisher} veröffentlicht`,
    lacks: {
      'too-many':
        'Mehr als 500 öffentliche Ephemeriden sind zu viel für einen Browser: Hier gelten für ihre Objekte Bahnelemente, auf dem Server nicht.',
      rules: 'Ihre Regeln für Kovarianzen konnten nicht geladen werden: Kovarianzen gelten, wie sie angegeben sind.',
      failed: 'Öffentliche Ephemeriden konnten nicht geladen werden: Für ihre Objekte gelten Bahnelemente.',
    },
    rules: (count: number, text: string) =>
      count === 1 ? '1 Regel von Ihnen für Kovarianzen' : `${text} Regeln von Ihnen für Kovarianzen`,
    ruled: (own: string, other: string) =>
      `Nach Ihren Regeln zählen die Sigmas von Objekt 1 ${own}-fach, die von Objekt 2 ${other}-fach`,
    opening: 'Öffentliche Ephemeriden werden gelesen',
    noCatalogue: 'Es ist noch kein Katalog geladen, gegen den geprüft werden könnte.',
    noSuchSatellite: 'Diesen Satelliten gibt es in Ihrer Flotte nicht.',
    noSatellites: 'Sie haben noch keine Satelliten; es gibt nichts zu prüfen.',
    download: 'Katalog und öffentliche Ephemeriden werden geladen',
    left: (percent: string, remaining: string) => (remaining === '' ? percent : `${percent} · noch ${remaining}`),
    found: (count: string) => `${count} bisher gefunden`,
    judging: 'Fortschritt der Wahrscheinlichkeiten',
    foundAll: (count: string) => `${count} gefunden · Wahrscheinlichkeiten werden berechnet, die nächsten zuerst`,
    notJudged: 'Noch nicht berechnet',
    cancelled: (percent: string, count: string) => `Abgebrochen bei ${percent}, ${count} gefunden.`,
    done: (count: string, objects: string, satellites: string, seconds: string, time: string) =>
      `${count} gefunden: ${satellites} gegen ${objects} Objekte geprüft in ${seconds}, um ${time}`,
    approaches: (count: number, text: string) => (count === 1 ? '1 Annäherung' : `${text} Annäherungen`),
    satellites: (count: number) => (count === 1 ? '1 Satellit' : `${count} Satelliten`),
    filtered: (shown: string, all: string) => `${shown} von ${all} erfüllen die Bedingungen`,
    again: 'Erneut prüfen',
    none: 'Nichts kommt in diesem Zeitraum in das Volumen.',
    noneMatch: 'Keine der gefundenen Annäherungen erfüllt die Bedingungen.',
    missing: (numbers: string) => `Nicht geprüft, weil nicht im Katalog: ${numbers}.`,
    table: 'In diesem Browser gefundene Annäherungen',
    edge: {
      start: 'Kleinster Abstand am Anfang der Daten; die größte Annäherung kann davor liegen.',
      stop: 'Kleinster Abstand am Ende der Daten; die größte Annäherung kann jenseits davon liegen.',
      mark: 'Datenende',
    },
    slow: (from: string, to: string) => `Langsam: im Volumen von ${from} bis ${to}`,
    agesHelp: (first: string, second: string) =>
      `Zur TCA sind Bahnelemente oder öffentliche Ephemeride von Objekt 1 ${first} alt, die von Objekt 2 ${second}`,
    columns: {
      maxPc: 'Max Pc',
      age: 'Alter [d]',
      pc: 'Pc gesch.',
    },
    faults: {
      ...NOTHING_TO_PLAN_DE,
      'catalogue-unreadable': 'Dieser Browser konnte den Katalog nicht lesen.',
      'object-unknown': 'Der Satellit ist nicht im Katalog, daher fehlen die Bahnelemente zum Prüfen.',
      'object-without-state': 'Die Bahnelemente des Satelliten ergeben am Beginn des Zeitraums keine Position.',
      'request-invalid': 'Die Rechnung kann diesen Zeitraum oder dieses Volumen nicht prüfen.',
      'worker-failed': 'Das Screening ist in diesem Browser abgebrochen.',
      'satellite-unknown': 'Den Satelliten wählen, von dem die Datei ist: Die Suche braucht seinen Antrieb.',
      'run-gone': 'Das Screening ist nicht mehr vorhanden. Bitte erneut prüfen.',
      'not-sealed': 'Es wurde nichts gelesen: Dieser Browser hält den Worker nicht vom Netz fern.',
      'file-unreadable': 'Die Datei ist kein Text, oder ihre Kompression ist beschädigt.',
      'file-unfit': 'Die Datei ist keine Ephemeride, die geprüft werden kann.',
    },
  },
  plan: {
    title: 'Manöver, die sie vermeiden',
    column: 'Vermeiden',
    open: 'Kandidaten',
  },
  unsent: {
    drop: 'Ephemeride (OEM oder OCM) hier ablegen; sie bleibt auf diesem Gerät',
    choose: 'Ephemeride wählen',
    chosen: (name, size) => `${name}, ${size}. Eine andere kann hier abgelegt werden.`,
    named: 'Wie in der Datei',
    prompt:
      'Die Datei wird in diesem Browser gelesen und ab jetzt für bis zu 7 Tage geprüft. Nichts davon wird gesendet.',
    note: 'Die Datei wird von einem Worker geöffnet, dem das Netz verschlossen ist: Seine Richtlinie hat ihm zuvor einen Aufruf verweigert. Verfahren, Annäherungen und Wahrscheinlichkeiten sind dieselben wie nach einem Hochladen, gegen Katalog und öffentliche Ephemeriden, nicht gegen die Ephemeriden Ihrer anderen Satelliten. Nichts wird gespeichert.',
    facts: (object, [states, covariances], [from, to]) =>
      `${object}, ${states} Zustände, ${covariances} Kovarianzen, geprüft von ${from} bis ${to}.`,
    turned: {
      EARTH_ORIENTATION: 'Zustände in ITRF wurden mit den Erdrotationsdaten dieser Installation gedreht.',
      UT1_IS_UTC:
        'Zustände in ITRF wurden gedreht, als wäre UT1 gleich UTC, bis zu 420 m daneben: Diese Installation hat keine Erdrotationsdaten.',
    },
    signed:
      'Das Ergebnis ist mit einem Schlüssel dieses Browsers signiert: Das zeigt, dass seither nichts geändert wurde, nicht, wer Sie sind, und nicht, dass die Plattform es gerechnet hat.',
    unsigned: 'Das Ergebnis ist nicht signiert: Browser signieren nur auf https-Seiten.',
    network: 'Was diesen Browser verließ',
    worker: (count) => `Der Worker, der die Datei las, sandte ${count} Anfragen.`,
    page: (count, bytes) =>
      `Diese Seite, die sie nicht gelesen hat, sandte währenddessen ${count} mit ${bytes} Inhalt.`,
    unknown: (count) => `Von ${count} ist die Größe des Inhalts nicht bekannt.`,
    requests: 'Anfragen dieser Seite',
    method: 'Methode',
    sent: 'Gesendet',
    saveResult: 'Ergebnis sichern',
    saveLog: 'Netzprotokoll sichern',
    places: 'Fehler der Datei',
  },
};
