import { REALISM_SHORTFALLS } from '@keepout/contract/ca/words/confidence';
import type { Translation } from '../../i18n/texts.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  computing: {
    title: 'Statistik',
    searching: 'Statistik wird berechnet',
    cancelled: 'Die Berechnung wurde abgebrochen. Was berechnet ist, bleibt.',
  },
  toFleet: 'Statistik der Flotte',
  noSatellites: 'Noch kein Satellit: die Statistik braucht einen.',
  reasons: {
    NO_CATALOGUE:
      'Kein Katalog geladen: Fluss und Zählung brauchen einen. Administratoren laden ihn mit keepout catalogue load.',
    NOT_IN_CATALOGUE: 'Der Katalog in Gebrauch enthält diesen Satelliten nicht.',
    NO_ORBIT:
      'Seine Bahnelemente im Katalog ergeben nicht im ganzen Zeitraum eine Bahn: er ist verglüht, oder sie sind alt.',
    NO_SIZE: 'Seine Größe ist nicht bekannt: geben Sie ihm einen Radius oder eine Form.',
  },
  leftOut: 'Nicht in der Flotte mitgezählt:',
  complete: 'Angaben vervollständigen',
  basis: (days, start, radius) =>
    `${days} Tage ab ${start} gezählt; gemeinsamer Kollisionsradius ${radius}; verfolgte Objekte über 0.1 km/s, innerhalb von 5 km`,
  ownRadii: 'je Satellit',
  tiles: {
    label: 'Zahlen eines Jahres',
    events: 'Ereignisse im Bestand',
    eventsFormula: 'Ereignisse mit Wahrscheinlichkeit und größter Annäherung in den letzten 365.25 Tagen',
    act: 'Manöver im Jahr',
    actFormula: 'Summe über Fehlerklassen von F π κ² σx σy, κ² = max(0, −2 ln(2 σx σy Pc / R²))',
    collision: 'Kollision im Jahr, Fluss',
    collisionFormula: 'P = 1 − exp(−Rate (R / 5 km)²)',
    left: 'Rest mit Manövern',
    leftFormula: 'Restrisiko: Summe von F π R² exp(−κ²/2)',
    cumulative: 'Kumulierte Pc Ihrer Ereignisse',
    cumulativeFormula: 'Pcum = 1 − Π(1 − Pc), ohne Manöver, auf ein Jahr bezogen',
  },
  estimates: {
    title: 'Zwei Schätzungen einer Zahl',
    estimate: 'Schätzung',
    rateLimits: '95-%-Grenzen [1/Jahr]',
    collision: 'Kollision im Jahr',
    flux: 'Fluss, allein aus den Bahnen',
    counting: (events) => `Zählung, ${events} im Zeitraum`,
    agree: 'Sie stimmen überein: der Fluss liegt in den Grenzen der Zählung.',
    disagree:
      'Sie stimmen nicht überein: die Woche ist ungewöhnlich, oder Nachbarn halten Abstand. Die Zählung hat genau diese Woche gesehen.',
  },
  level: {
    title: 'Akzeptierte Wahrscheinlichkeit',
    slider: 'Akzeptierte Pc',
    manoeuvres: 'Manöver [1/Jahr]',
    reduction: 'Vermiedenes Risiko',
    residual: 'Akzeptiertes Risiko',
    remaining: 'Nicht im Katalog',
    remainingText: 'Unbekannt: nur verfolgte Objekte sind gezählt',
    falseAlarm: 'Wäre ohnehin vorbeigeflogen',
    falseAlarmText:
      'Fast alle Manöver vermeiden nichts: man handelt bei eins zu einigen Hundert oder Tausend. Das ist der Preis rechtzeitigen Handelns, kein Fehler der Warnungen.',
    errors: (days) =>
      `Angenommene Fehler bei der Entscheidung, ${days} Tage vor der größten Annäherung: 30 m radial und quer zur Bahn, 150 bis 1000 m entlang der Bahn, je nach Regime; für den eigenen Satelliten 10 m und ein Fünftel davon.`,
    riskCurve: 'Risiko nach akzeptierter Wahrscheinlichkeit',
    riskUnit: '1/Jahr',
    rateCurve: 'Manöver nach akzeptierter Wahrscheinlichkeit',
  },
  history: {
    title: 'Ihre eigenen Ereignisse',
    span: (events, messages, days) =>
      `${events} ${events === 1 ? 'Ereignis' : 'Ereignisse'}, ${messages} ${messages === 1 ? 'Nachricht' : 'Nachrichten'}, ${days} ${days === 1 ? 'Tag' : 'Tage'}; Monate zu 30 Tagen`,
    none: 'Kein Ereignis mit größter Annäherung in den letzten 365.25 Tagen.',
    month: 'Monat ab',
    levels: { critical: 'Kritisch', high: 'Hoch', medium: 'Mittel', low: 'Niedrig' },
    cumulative: 'Kumulierte Pc',
    miss: 'Abstand',
    warning: 'Vorwarnzeit',
    daily: {
      title: 'Ereignisse nach Tagen',
      label:
        'Ereignisse nach dem Tag der größten Annäherung, UTC. Pfeil auf und ab gehen um einen Tag, links und rechts um eine Woche, Pos1 und Ende an die Enden.',
      weekdays: 'Mo Di Mi Do Fr Sa So',
      day: 'Tag (UTC)',
      high: 'Hoch',
      critical: 'Kritisch',
      none: 'keine',
      empty: 'An keinem Tag ein Ereignis.',
      spoken: (day, events, high, critical) =>
        `${day}: ${events === 0 ? 'kein Ereignis' : events === 1 ? '1 Ereignis' : `${events} Ereignisse`}${critical > 0 ? `, ${critical} kritisch` : ''}${high > 0 ? `, ${high} hoch` : ''}`,
    },
    from: 'Von',
    to: 'Bis',
  },
  rates: {
    title: 'Was eine Schwelle bedeutet hätte',
    source: 'Nachrichten',
    own: 'Ihre eigenen Nachrichten',
    archive: 'Ein Archiv',
    file: 'Archiv wählen',
    fileLabel: (rows) => `Archiv von Nachrichten: CSV oder gzip, höchstens ${rows} Zeilen. Es wird nicht gespeichert.`,
    noFile: 'Wählen Sie zuerst das Archiv.',
    fileChosen: (name) => `Archiv: ${name}`,
    fields: {
      commitDays: 'Entschieden vor TCA',
      considerDays: 'Betrachtet ab vor TCA',
      residual: 'Rest nach einem Manöver, Anteil der Schwelle',
      years: 'Dauer der Mission',
      threshold: 'Eine eigene Schwelle',
      radius: 'Gemeinsamer Kollisionsradius',
    },
    disorder: 'Mindestens so viele wie entschieden.',
    compute: 'Raten berechnen',
    loading: 'Missionen werden simuliert',
    none: (of) => `${of}: keine zwei Ereignisse zu verschiedenen Zeiten, also keine Rate.`,
    basis: (of, counts, years, satellites) =>
      `${of}: Nachrichten / Ereignisse / mit Wahrscheinlichkeit bei der Entscheidung: ${counts}, in ${years} Jahren, von Satelliten: ${satellites}`,
    rate: 'Ereignisse darüber [1/Jahr]',
    upper: 'Obere 95-%-Grenze [1/Jahr]',
    without: 'Kollision in der Mission ohne Manöver',
    with: 'Kollision mit ihnen',
    note: (years) =>
      `Mediane aus 10\u202f000 zufällig zusammengestellten Missionen von ${years} Jahren eines Satelliten; jedes Ereignis mit seiner letzten Nachricht zwischen Betrachten und Entscheiden. Wie keepout statistics --archive.`,
  },
  backTest: {
    calibration: 'Wie Wahrscheinlichkeiten die letzten vorhersagten',
    calibrationText: (events, three, ten) =>
      `${events === 1 ? '1 Ereignis' : `${events} Ereignisse`} mit einer Nachricht vor der Entscheidung: die letzte Wahrscheinlichkeit bei ${three} im Faktor 3, bei ${ten} im Faktor 10.`,
    noCalibration: 'Noch kein Ereignis mit einer Nachricht vor der Entscheidung und einer danach.',
  },
  top: {
    secondaries: 'Häufigste andere Objekte Ihrer Ereignisse',
    objects: 'Objekte, die am häufigsten vorbeikommen',
    largest: 'Größte Pc',
    none: 'Keine.',
  },
  realism: {
    title: 'Realismus der Kovarianzen',
    loading: 'Was vorhergesagt war, wird verglichen',
    none: 'Noch nichts zu vergleichen: kein vergangenes Ereignis mit einer Nachricht einen halben Tag vor seiner letzten, keine Ephemeride, die von einer früheren weiß, keine aufeinander folgenden Elementsätze Ihrer Satelliten.',
    comparison: 'Verglichen',
    comparisons: {
      MESSAGES: 'Nachrichten eines Ereignisses',
      PREDICTED_DEFINITIVE: 'Ephemeriden mit späteren',
      ELEMENTS_DEFINITIVE: 'Elementsätze mit Ephemeriden',
      ELEMENTS_ELEMENTS: 'Elementsätze miteinander',
    },
    contradicted: 'untere Schranke: σ ist zu klein',
    untold: 'untere Schranke: sagt nichts',
    lead: 'Vor TCA, oder Alter [d]',
    samples: 'Stichproben',
    factor: 'Faktor von σ',
    within: (sigmas) => `Innerhalb ${sigmas} σ`,
    beyond: 'Jenseits 3 σ',
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
      `${messages} Nachrichten vergangener Ereignisse, jede an der letzten ihres Ereignisses und Urhebers gemessen, die einen halben Tag jünger ist, über beide Kovarianzen. Ephemeriden, die für Ihre Satelliten sprechen, und deren Elementsätze, gemessen an Ephemeriden, die einen halben Tag später oder noch später entstanden, bis zu deren Entstehung. Faktor 2: die Sigma sind halb so groß, wie sie sein müssten. Kein Urteil wird dadurch anders, solange Sie es nicht entscheiden, und Sie entscheiden nach Nachrichten.`,
    rules: {
      title: 'Was Sie darüber entscheiden',
      explain:
        'Der Faktor ist der der älteren Hälfte der Stichproben; die neuere Hälfte, mit so vergrößerten Sigma, sagt, ob sie kalibriert heißen darf.',
      counts: (factor, by, when) => `σ zählt × ${factor}, entschieden von ${by}, ${when}`,
      accepted: (by, when) => `als kalibriert angenommen von ${by}, ${when}`,
      accept: 'Als kalibriert annehmen',
      multiply: (factor) => `σ mit ${factor} multiplizieren`,
      takeBack: 'Zurücknehmen',
      held: (word, lacks) => `neuere Hälfte: ${word}${lacks && ` (${lacks})`}`,
      preview: 'Was es ändern würde',
      looking: 'Offene Ereignisse werden danach beurteilt',
      judging: 'Offene Ereignisse werden nach diesen Regeln beurteilt; die Liste folgt Ereignis für Ereignis.',
      changes: (events, verdicts) =>
        `${events} ${events === 1 ? 'offenes Ereignis' : 'offene Ereignisse'}, ${verdicts} ${verdicts === 1 ? 'Urteil ändert' : 'Urteile ändern'} sich.`,
      apply: 'Anwenden',
      other: 'Das andere Objekt',
      after: 'Dann',
    },
  },
};
