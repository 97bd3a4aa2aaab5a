import { NOTHING_TO_PLAN_DE } from '@keepout/contract/ca/words/nothing-to-plan-de';
import type { Translation } from '../../i18n/texts.ts';
import type { en } from './en.ts';

/** Deutsche Texte der Direktsuche. */
export const de: Translation<typeof en> = {
  source: 'Quelle',
  sources: {
    record: 'Gespeicherte Konjunktionen',
    live: 'Screening jetzt in diesem Browser',
    file: 'Lokale Datei prüfen',
  },
  form: {
    label: 'Suche',
    object: 'Sekundärobjekt',
    objectHint: 'Name, Katalognummer oder COSPAR-Bezeichnung',
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
      'time-invalid': 'Geben Sie die Zeit als yyyy-MM-dd HH:mm:ss ein.',
      'window-reversed': 'Geben Sie ein Ende nach dem Beginn ein.',
      'window-too-long': 'Geben Sie ein Fenster von höchstens 14 Tagen ein.',
      'miss-range': 'Geben Sie mehr als 0 km ein.',
      'pc-range': 'Geben Sie eine Pc von 0 bis 1 ein, etwa 1e-6.',
    },
  },
  examples: {
    title: 'Beispiele',
    near: 'Konjunktionen meiner Satelliten unter 1 km in den nächsten 3 Tagen',
    risky: 'Konjunktionen mit Pc ≥ 1e−06 in den nächsten 7 Tagen',
    live: (name: string) => `${name} über die nächsten 7 Tage prüfen`,
    liveFleet: 'Meine Satelliten über die nächsten 24 Stunden prüfen',
    onRecord: 'gespeicherte Konjunktionen',
    saved: 'Gespeicherte Suchen',
    forget: (name: string) => `${name} löschen`,
  },
  saving: {
    copy: 'Link kopieren',
    save: 'Suche speichern',
    saved: 'Gespeichert',
    help: 'Gespeicherte Suchen liegen nur in diesem Browser.',
  },
  words: {
    from: (pc) => `Pc \u2265 ${pc}`,
    object: (text) => `\xD7 ${text}`,
    span: (start: string, end: string) => `${start || '…'} bis ${end || '…'}`,
    within: (km: string) => `näher als ${km} km`,
  },
  record: {
    label: 'Gespeicherte Konjunktionen',
    note: 'Alle Konjunktionen aus Screenings und hochgeladenen Nachrichten, mit der neuesten Nachricht jeder Konjunktion.',
    loading: 'Suche läuft',
    updating: 'Suche läuft erneut',
    none: 'Keine passenden gespeicherten Konjunktionen.',
    noneHint: 'Lockern Sie eine Bedingung, oder prüfen Sie jetzt in diesem Browser.',
    screen: 'Jetzt in diesem Browser prüfen',
    count: (count: string, all: string) =>
      `${count === all ? '' : `${count} von `}${all} ${all === '1' ? 'Konjunktion' : 'Konjunktionen'}`,
  },
  live: {
    label: 'Screening in diesem Browser',
    note: 'Dieser Browser prüft die Bahnelemente des Katalogs, und öffentliche Ephemeriden, wo vorhanden, mit dem Verfahren des Servers. Kovarianzen sind nach Bahnregime und Alter geschätzt, wo eine Ephemeride keine enthält. Die Ergebnisse werden nicht gespeichert. Planen Sie danach kein Manöver.',
    objects: (count: string) => (count === '1' ? '1 Objekt' : `${count} Objekte`),
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
        'Mehr als 500 öffentliche Ephemeriden überschreiten die Grenze des Browsers: Stattdessen werden Bahnelemente verwendet. Der Server verwendet die Ephemeriden.',
      rules:
        'Ihre Kovarianzregeln konnten nicht geladen werden: Angegebene Kovarianzen werden ohne Skalierung verwendet.',
      failed: 'Öffentliche Ephemeriden konnten nicht geladen werden: Stattdessen werden Bahnelemente verwendet.',
    },
    rules: (count: number, text: string) => (count === 1 ? '1 Kovarianzregel' : `${text} Kovarianzregeln`),
    ruled: (primary: string, secondary: string) =>
      `Kovarianzregeln: Sigma von Objekt 1 × ${primary}, von Objekt 2 × ${secondary}`,
    opening: 'Öffentliche Ephemeriden werden geladen',
    noCatalogue: 'Kein Katalog ist geladen; ein Screening ist nicht möglich.',
    noSuchSatellite: 'Dieser Satellit ist nicht in Ihrer Flotte.',
    noSatellites: 'Keine Satelliten zum Prüfen. Fügen Sie zuerst einen Satelliten hinzu.',
    download: 'Katalog und öffentliche Ephemeriden werden geladen',
    left: (percent: string, remaining: string) => (remaining === '' ? percent : `${percent} · noch ${remaining}`),
    found: (count: string) => `${count} gefunden`,
    judging: 'Fortschritt der Pc-Berechnung',
    foundAll: (count: string) => `${count} gefunden · Pc wird berechnet, die nächsten zuerst`,
    notJudged: 'Noch nicht berechnet',
    cancelled: (percent: string, count: string) => `Abgebrochen bei ${percent}, ${count} gefunden.`,
    done: (count: string, objects: string, satellites: string, seconds: string, time: string) =>
      `${count} gefunden: ${satellites} gegen ${objects} Objekte geprüft in ${seconds}, um ${time}`,
    approaches: (count: number, text: string) => (count === 1 ? '1 Annäherung' : `${text} Annäherungen`),
    satellites: (count: number) => (count === 1 ? '1 Satellit' : `${count} Satelliten`),
    filtered: (count: string, all: string) => `${count} von ${all} erfüllen die Bedingungen`,
    again: 'Erneut prüfen',
    none: 'Kein Objekt kommt in diesem Fenster in das Volumen.',
    noneMatch: 'Keine Annäherung erfüllt die Bedingungen.',
    missing: (numbers: string) => `Nicht geprüft, weil nicht im Katalog: ${numbers}.`,
    table: 'In diesem Browser gefundene Annäherungen',
    edge: {
      start: 'Kleinster Abstand am Anfang der Daten; die größte Annäherung kann früher sein.',
      stop: 'Kleinster Abstand am Ende der Daten; die größte Annäherung kann später sein.',
      mark: 'Datenende',
    },
    slow: (from: string, to: string) => `Kleine Relativgeschwindigkeit: im Volumen von ${from} bis ${to}`,
    agesHelp: (first: string, second: string) =>
      `Alter von Bahnelementen oder öffentlicher Ephemeride zur TCA: Objekt 1 ${first}, Objekt 2 ${second}`,
    columns: {
      maxPc: 'Max Pc',
      age: 'Alter [d]',
      pc: 'Pc gesch.',
    },
    faults: {
      ...NOTHING_TO_PLAN_DE,
      'catalogue-unreadable': 'Dieser Browser konnte den Katalog nicht lesen.',
      'object-unknown': 'Der Katalog hat keinen Elementsatz dieses Satelliten.',
      'object-without-state': 'Der Elementsatz des Satelliten hat am Beginn des Fensters keinen Zustand.',
      'request-invalid': 'Dieses Fenster oder Volumen kann nicht geprüft werden.',
      'worker-failed': 'Das Screening in diesem Browser ist fehlgeschlagen. Prüfen Sie erneut.',
      'satellite-unknown': 'Wählen Sie den Satelliten dieser Datei: Die Suche braucht seinen Antrieb.',
      'run-gone': 'Das Ergebnis des Screenings wurde verworfen. Prüfen Sie erneut.',
      'not-sealed': 'Die Datei wurde nicht gelesen: Dieser Browser kann den Netzzugang des Workers nicht sperren.',
      'file-unreadable': 'Die Datei ist keine Textdatei, oder ihre Kompression ist beschädigt.',
      'file-unfit': 'Die Datei ist keine Ephemeride, die geprüft werden kann.',
    },
  },
  plan: {
    title: 'Ausweichmanöver',
    column: 'Vermeiden',
    open: 'Kandidaten',
  },
  unsent: {
    drop: 'Ephemeride (OEM oder OCM) hier ablegen; sie wird nicht hochgeladen',
    choose: 'Ephemeride wählen',
    chosen: (name, size) => `${name}, ${size}. Legen Sie eine andere Datei ab, um sie zu ersetzen.`,
    named: 'Wie in der Datei',
    prompt: 'Dieser Browser liest und prüft die Datei ab jetzt für bis zu 7 Tage. Die Datei wird nicht hochgeladen.',
    note: 'Ein Worker ohne Netzzugang liest die Datei; eine Testanfrage des Workers wurde zuvor gesperrt. Verfahren, Annäherungen und Pc sind dieselben wie nach einem Hochladen. Geprüft wird gegen Katalog und öffentliche Ephemeriden, nicht gegen Ephemeriden Ihrer anderen Satelliten. Die Ergebnisse werden nicht gespeichert.',
    facts: (object, [states, covariances], [from, to]) =>
      `${object}, ${states} Zustände, ${covariances} Kovarianzen, geprüft von ${from} bis ${to}.`,
    turned: {
      EARTH_ORIENTATION: 'ITRF-Zustände wurden mit den Erdrotationsdaten dieser Installation transformiert.',
      UT1_IS_UTC:
        'ITRF-Zustände wurden mit UT1 = UTC transformiert, Fehler bis zu 420 m: Diese Installation hat keine Erdrotationsdaten.',
    },
    signed:
      'Das Ergebnis ist mit einem Schlüssel dieses Browsers signiert. Die Signatur belegt, dass es unverändert ist, nicht, wer es berechnet hat.',
    unsigned: 'Das Ergebnis ist nicht signiert: Browser signieren nur auf https-Seiten.',
    network: 'Netzanfragen dieses Browsers',
    worker: (count) => `Der Worker, der die Datei las, sandte ${count} ${count === '1' ? 'Anfrage' : 'Anfragen'}.`,
    page: (count, bytes) =>
      `In derselben Zeit sandte diese Seite, die die Datei nicht gelesen hat, ${count} Anfragen mit ${bytes} Inhalt.`,
    unknown: (count) => `Die Größe des Inhalts von ${count} ist nicht bekannt.`,
    requests: 'Anfragen dieser Seite',
    method: 'Methode',
    sent: 'Gesendet',
    saveResult: 'Ergebnis speichern',
    saveLog: 'Netzprotokoll speichern',
    places: 'Fehler in der Datei',
  },
};
