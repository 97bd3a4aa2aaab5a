import { REALISM_SHORTFALLS } from '@keepout/contract/ca/words/confidence';
import type { Translation } from '../../i18n/texts.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  computing: {
    title: 'Statistik',
    searching: 'Statistik wird berechnet',
    cancelled: 'Berechnung abgebrochen. Fertige Teile bleiben gespeichert.',
  },
  toFleet: 'Statistik der Flotte',
  noSatellites: 'Keine Satelliten. Fügen Sie einen hinzu, um Statistiken zu berechnen.',
  reasons: {
    NO_CATALOGUE:
      'Kein Katalog ist geladen: Fluss und Zählung brauchen einen. Ein Administrator lädt einen mit keepout catalogue load.',
    NOT_IN_CATALOGUE: 'Der Katalog in Gebrauch enthält diesen Satelliten nicht.',
    NO_ORBIT:
      'Seine Bahnelemente im Katalog decken nicht das ganze Fenster ab: Der Satellit ist verglüht, oder sie sind alt.',
    NO_SIZE: 'Größe unbekannt: Geben Sie einen Kollisionsradius oder eine Form ein.',
  },
  leftOut: 'Aus der Flotte ausgeschlossen:',
  complete: 'Satellitendaten vervollständigen',
  basis: (days, start, radius) =>
    `Zählung über ${days} Tage ab ${start}; gemeinsamer Kollisionsradius ${radius}; verfolgte Objekte innerhalb von 5 km, Relativgeschwindigkeit über 0.1 km/s`,
  ownRadii: 'je Satellit',
  tiles: {
    label: 'Jahreswerte',
    events: 'Gespeicherte Konjunktionen',
    eventsFormula: 'Konjunktionen mit Pc und TCA in den letzten 365.25 Tagen',
    act: 'Manöver pro Jahr',
    actFormula: 'Summe über Fehlerklassen von F π κ² σx σy, κ² = max(0, −2 ln(2 σx σy Pc / R²))',
    collision: 'Jährliche Pc nach Fluss',
    collisionFormula: 'P = 1 − exp(−Rate (R / 5 km)²)',
    left: 'Jährliche Pc mit Manövern',
    leftFormula: 'Restrisiko: Summe von F π R² exp(−κ²/2)',
    cumulative: 'Kumulierte Pc Ihrer Konjunktionen',
    noData: 'keine Daten',
    cumulativeFormula: 'Pcum = 1 − Π(1 − Pc), ohne Manöver, auf ein Jahr bezogen',
  },
  estimates: {
    title: 'Vergleich zweier Schätzungen',
    estimate: 'Schätzung',
    rateLimits: '95-%-Grenzen [1/Jahr]',
    collision: 'Jährliche Pc',
    flux: 'Fluss, nur aus den Bahnen',
    counting: (events) => `Zählung, ${events} im Fenster`,
    agree: 'Übereinstimmend: Der Fluss liegt in den Grenzen der Zählung.',
    disagree:
      'Widersprüchlich: Das gezählte Fenster ist ungewöhnlich, oder benachbarte Satelliten halten Abstand. Nur die Zählung verwendet die tatsächlichen Positionen.',
  },
  level: {
    title: 'Akzeptierte Wahrscheinlichkeit',
    slider: 'Akzeptierte Pc',
    manoeuvres: 'Manöver [1/Jahr]',
    reduction: 'Vermiedenes Risiko',
    residual: 'Akzeptiertes Risiko',
    remaining: 'Risiko nicht verfolgter Objekte',
    remainingText: 'Unbekannt: Nur verfolgte Objekte sind gezählt',
    falseAlarm: 'Manöver ohne zu vermeidende Kollision',
    falseAlarmText:
      'Fast alle Manöver vermeiden keine tatsächliche Kollision, weil die Pc bei der Entscheidung etwa eins zu Hunderten bis Tausenden ist. Das gehört zum frühen Handeln und ist kein Fehler der Warnungen.',
    errors: (days) =>
      `Angenommene Ein-Sigma-Fehler bei der Entscheidung, ${days} d vor der TCA. Sekundärobjekt: 30 m radial und quer zur Bahn; entlang der Bahn 150 bis 1000 m bei 1 d, je nach Bahn, wachsend mit Tagen^1.5. Ihr Satellit: 10 m radial und quer zur Bahn, 20 % davon entlang der Bahn.`,
    riskCurve: 'Risiko nach akzeptierter Wahrscheinlichkeit',
    riskUnit: '1/Jahr',
    rateCurve: 'Manöver nach akzeptierter Wahrscheinlichkeit',
  },
  history: {
    title: 'Ihre Konjunktionen',
    span: (events, messages, days) =>
      `${events} ${events === 1 ? 'Konjunktion' : 'Konjunktionen'}, ${messages} ${messages === 1 ? 'Nachricht' : 'Nachrichten'}, ${days} ${days === 1 ? 'Tag' : 'Tage'}; Monate zu 30 Tagen`,
    none: 'Keine Konjunktion mit größter Annäherung in den letzten 365.25 Tagen.',
    month: 'Monat ab',
    levels: { critical: 'Kritisch', high: 'Hoch', medium: 'Mittel', low: 'Niedrig' },
    cumulative: 'Kumulierte Pc',
    miss: 'Abstand',
    warning: 'Vorwarnzeit',
    daily: {
      title: 'Konjunktionen nach Tagen',
      label:
        'Konjunktionen nach dem Tag der TCA, UTC. Pfeil auf und ab bewegen um einen Tag, links und rechts um eine Woche, Pos1 und Ende an die Enden.',
      weekdays: 'Mo Di Mi Do Fr Sa So',
      day: 'Tag (UTC)',
      high: 'Hoch',
      critical: 'Kritisch',
      none: 'keine',
      empty: 'Keine Konjunktionen.',
      spoken: (day, events, high, critical) =>
        `${day}: ${events === 0 ? 'keine Konjunktion' : events === 1 ? '1 Konjunktion' : `${events} Konjunktionen`}${critical > 0 ? `, ${critical} kritisch` : ''}${high > 0 ? `, ${high} hoch` : ''}`,
    },
    from: 'Von',
    to: 'Bis',
  },
  rates: {
    title: 'Rückrechnung von Schwellen',
    source: 'Nachrichten',
    own: 'Ihre Nachrichten',
    archive: 'Archiv',
    file: 'Archiv wählen',
    fileLabel: (rows) =>
      `Archiv von Nachrichten: CSV oder gzip, höchstens ${rows} Zeilen. Das Archiv wird nicht gespeichert.`,
    noFile: 'Wählen Sie ein Archiv.',
    fileChosen: (name) => `Archiv: ${name}`,
    fields: {
      commitDays: 'Entscheidung vor TCA',
      considerDays: 'Beginn der Betrachtung vor TCA',
      residual: 'Pc nach einem Manöver, Anteil der Schwelle',
      years: 'Missionsdauer',
      threshold: 'Eigene Schwelle',
      radius: 'Gemeinsamer Kollisionsradius',
    },
    disorder: 'Geben Sie mindestens den Wert von Entscheidung vor TCA ein.',
    compute: 'Raten berechnen',
    loading: 'Missionen werden simuliert',
    noData: (source) => `${source}: keine Daten. Keine Konjunktion hatte zur Entscheidung eine Nachricht.`,
    none: (source) => `${source}: keine Rate. Mindestens zwei Konjunktionen zu verschiedenen Zeiten sind nötig.`,
    basis: (source, counts, years, satellites) =>
      `${source}: Nachrichten / Konjunktionen / Konjunktionen mit Pc bei der Entscheidung: ${counts}, in ${years} Jahren, Satelliten: ${satellites}`,
    rate: 'Konjunktionen über der Schwelle [1/Jahr]',
    upper: 'Obere 95-%-Grenze [1/Jahr]',
    without: 'Pc der Mission ohne Manöver',
    with: 'Pc der Mission mit Manövern',
    note: (years) =>
      `Mediane aus 10\u202f000 simulierten Missionen von ${years} Jahren eines Satelliten. Jede Konjunktion geht mit ihrer letzten Nachricht zwischen Beginn der Betrachtung und Entscheidung ein. Gleiches Verfahren wie keepout statistics --archive.`,
  },
  backTest: {
    calibration: 'Pc vor der Entscheidung und letzte Pc',
    calibrationText: (events, three, ten) =>
      `${events === 1 ? '1 Konjunktion' : `${events} Konjunktionen`} mit einer Nachricht vor der Entscheidung: letzte Pc bei ${three} innerhalb des Faktors 3, bei ${ten} innerhalb des Faktors 10.`,
    noCalibration: 'Keine Konjunktion mit Nachrichten vor und nach der Entscheidung.',
  },
  top: {
    secondaries: 'Häufigste Sekundärobjekte Ihrer Konjunktionen',
    objects: 'Objekte mit den meisten Annäherungen',
    largest: 'Maximale Pc',
    none: 'Keine.',
  },
  realism: {
    title: 'Kovarianzrealismus',
    loading: 'Vorhersagen werden mit späteren Daten verglichen',
    none: 'Keine Daten zum Vergleich. Nötig sind: eine vergangene Konjunktion mit Nachrichten im Abstand von mindestens einem halben Tag, eine Ephemeride und eine spätere, oder aufeinander folgende Elementsätze Ihrer Satelliten.',
    comparison: 'Verglichen',
    comparisons: {
      MESSAGES: 'Nachrichten einer Konjunktion',
      PREDICTED_DEFINITIVE: 'Ephemeriden mit späteren',
      ELEMENTS_DEFINITIVE: 'Elementsätze mit Ephemeriden',
      ELEMENTS_ELEMENTS: 'Elementsätze miteinander',
    },
    contradicted: 'untere Schranke: σ ist zu klein',
    untold: 'nur untere Schranke, nicht aussagekräftig',
    lead: 'Vor TCA, oder Alter [d]',
    samples: 'Stichproben',
    factor: 'Faktor von σ',
    within: (sigmas) => `Innerhalb ${sigmas} σ`,
    beyond: 'Jenseits 3 σ',
    verdict: 'Realismus',
    days: (from, to) => (to === null ? `über ${from}` : `${from} bis ${to}`),
    orbits: {
      'deep-space': 'Deep Space, ab 225 min',
      'perigee-below-400-km': 'Perigäum unter 400 km',
      'perigee-400-600-km': 'Perigäum 400 bis 600 km',
      'perigee-600-900-km': 'Perigäum 600 bis 900 km',
      'perigee-above-900-km': 'Perigäum über 900 km',
    },
    shortfalls: REALISM_SHORTFALLS.de,
    note: (messages) =>
      `Grundlage: ${messages} Nachrichten vergangener Konjunktionen, jede verglichen mit der letzten Nachricht derselben Konjunktion und desselben Urhebers mindestens einen halben Tag später, mit beiden Kovarianzen. Ephemeriden und Elementsätze Ihrer Satelliten werden mit Ephemeriden verglichen, die mindestens einen halben Tag später erstellt wurden, bis zu deren Erstellung. Ein Faktor von 2 heißt, dass die Fehler doppelt so groß sind wie die angegebenen Sigma. Ein Faktor ändert Urteile erst, wenn Sie eine Kovarianzregel setzen; sie gilt für Nachrichten.`,
    rules: {
      title: 'Kovarianzregeln',
      explain:
        'Der Faktor wird aus der älteren Hälfte der Stichproben berechnet. Die neuere Hälfte, mit so skalierten Sigma, entscheidet, ob die Kovarianz kalibriert ist.',
      counts: (factor, by, when) => `σ × ${factor}, entschieden von ${by}, ${when}`,
      accepted: (by, when) => `als kalibriert angenommen von ${by}, ${when}`,
      accept: 'Als kalibriert annehmen',
      multiply: (factor) => `σ mit ${factor} multiplizieren`,
      takeBack: 'Regel entfernen',
      held: (word, lacks) => `neuere Hälfte: ${word}${lacks && ` (${lacks})`}`,
      preview: 'Wirkung der Regel',
      looking: 'Offene Konjunktionen werden beurteilt',
      judging:
        'Offene Konjunktionen werden nach diesen Regeln neu beurteilt; die Liste wird Konjunktion für Konjunktion aktualisiert.',
      changes: (events, verdicts) =>
        `${events} ${events === 1 ? 'offene Konjunktion' : 'offene Konjunktionen'}, ${verdicts} ${verdicts === 1 ? 'Urteil ändert' : 'Urteile ändern'} sich.`,
      apply: 'Anwenden',
      other: 'Sekundärobjekt',
      first: (count) => `Die ersten ${count} sind aufgeführt.`,
      after: 'Mit der Regel',
    },
  },
};
