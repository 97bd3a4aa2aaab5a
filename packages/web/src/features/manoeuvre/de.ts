import { nothingToPlanText } from '@keepout/contract/ca/words/nothing-to-plan';
import { NOTHING_TO_PLAN_DE } from '@keepout/contract/ca/words/nothing-to-plan-de';
import type { Translation } from '../../i18n/texts.ts';
import { de as propulsion } from '../../nouns/propulsion/de.ts';
import type { en } from './en.ts';

/** Deutsche Texte des Planers. */
export const de: Translation<typeof en> = {
  total: 'Gesamt-Pc',
  name: 'Manöver planen',
  title: (name: string) => `Manöver planen: ${name}`,
  loading: 'Planungsdaten werden geladen',
  updating: 'Wird im Hintergrund aktualisiert',
  phone:
    'Die Suche nach Kandidaten braucht einen größeren Bildschirm. Hier können Sie ein Manöver von Hand eingeben und Pläne prüfen und freigeben.',
  ways: { label: 'Art der Planung', search: 'Suche', byHand: 'Von Hand' },
  byHand: {
    form: 'Manöver von Hand',
    title: 'Berechnung',
    vector: 'Vektor',
    sizedBy: 'Betrag angegeben als',
    durationUnit: 'Einheit der Dauer',
    end: 'Ende',
    keeps: 'Verwendet die Bedingungen der Suche und zeigt Verletzungen.',
    searching: 'Wird berechnet',
    searchingFor: (events: number) =>
      `Volles Kräftemodell, ${events === 1 ? 'eine Konjunktion' : `alle ${events} Konjunktionen`}; auch mit zu starkem, zu schwachem und ausgefallenem Manöver.`,
  },
  counted: {
    title: 'Bekannte Konjunktionen in der Summe',
    main: 'zu vermeidende Konjunktion',
    kinds: 'Konjunktionen nach Art des Sekundärobjekts',
    kind: (kind, events) => `${kind} (${events})`,
    manoeuvring: 'manövrierfähig',
    estimated: (count, all) =>
      `${count} von ${all} mit geschätzter Kovarianz. Die Summe der bekannten Konjunktionen enthält sie; ein Screening zählt sie gesondert.`,
  },
  moved: {
    text: 'Die Konjunktion hat sich seit dieser Berechnung geändert. Die Ergebnisse unten sind nicht aktualisiert.',
  },
  form: {
    r: 'R',
    t: 'T',
    n: 'N',
    windowsHint: '2026-11-21T10:00:00Z / 2026-11-21T12:00:00Z',
    title: 'Bedingungen',
    objective: 'Ziel',
    objectives: {
      PROBABILITY: 'Minimale Pc',
      MAHALANOBIS_DISTANCE: 'Maximaler Mahalanobis-Abstand',
      MISS_DISTANCE: 'Maximaler Abstand',
    },
    target: 'Ziel der Gesamt-Pc',
    targetHint: (pc: string) => `Regeln: ${pc}`,
    targetHints: (event: string, all: string) =>
      `Regeln: ${event} für diese Konjunktion, ${all} für die Summe der bekannten Konjunktionen`,
    maxDeltaV: 'Maximales Delta-v [m/s]',
    maxHint: (maximum: string) => `Satellit: ${maximum}`,
    unit: 'Einheit des Zündzeitpunkts',
    units: { PERIODS: 'Umläufe', DATE: 'UTC', SECONDS: 'Sekunden' },
    from: 'Spätester Zündzeitpunkt',
    to: 'Frühester Zündzeitpunkt',
    orbitsHint: (orbits: string) => `TCA in ${orbits} Umläufen`,
    directions: { best: 'Frei', XYZ: 'R/T/N' },
    azimuth: 'Azimut [°]',
    elevation: 'Elevation [°]',
    cone: 'Halber Öffnungswinkel des Kegels [°]',
    command: 'Überflug für das Kommando erforderlich',
    confirmation: 'Überflug für die Bestätigung erforderlich',
    sma: 'Maximale Änderung der großen Halbachse [m]',
    phase: 'Maximale Verschiebung entlang der Bahn [°]',
    windows: 'Erlaubte Fenster (UTC), eines je Zeile: Beginn / Ende',
    usePasses: 'Überflüge als Fenster verwenden',
    contacts: (count: number) =>
      count === 1 ? '1 Überflug bis zur größten Annäherung' : `${count} Überflüge bis zur größten Annäherung`,
    faults: {
      pc: 'Geben Sie eine Pc von 0 bis 1 ein, etwa 3e-6.',
      orbits: 'Der früheste Zündzeitpunkt muss vor dem spätesten liegen.',
      begin: 'Geben Sie einen Zündzeitpunkt zwischen jetzt und TCA ein.',
      date: 'Geben Sie eine Zeit in UTC ein, etwa 2026-11-21T10:00:00Z.',
      window: 'Geben Sie jedes Fenster als Beginn / Ende in UTC ein.',
      direction: 'Geben Sie eine Richtung ungleich null ein.',
    },
    search: 'Suchen',
    air: 'Dichte',
    airs: { EXPONENTIAL: 'Exponentialmodell', NRLMSISE_00: 'NRLMSISE-00' },
    areas: 'Querschnitte',
    toSatellite: 'Satellit bearbeiten',
  },
  map: {
    orbits: (count: string) => (count === '1' ? '1 Umlauf' : `${count} Umläufe`),
    units: { mmps: 'mm/s', cmps: 'cm/s', mps: 'm/s', min: 'min', h: 'h' },
    title: 'Lösungsraum',
    label:
      'Gesamt-Pc über Zündzeitpunkt und Betrag des Delta-v oder Dauer. Pfeiltasten bewegen die Zelle, mit Umschalt um zehn, Escape zeigt die ganze Karte',
    x: 'Umläufe vor der größten Annäherung',
    sizes: propulsion.sizes,
    pc: 'Gesamt-Pc',
    worst: 'Kritischste Konjunktion',
    none: 'keine',
    begin: 'Zündzeitpunkt',
    forbidden: 'Nicht erlaubt',
    exact: 'Zweikörpernäherung; beim Speichern wird mit dem vollen Kräftemodell gerechnet',
    deadline: 'Entscheidungsfrist',
    raised: 'hebt eine andere Konjunktion über die Beobachtungsschwelle',
    hatched: 'kein Zündzeitpunkt erlaubt',
    rough: 'Grobe Karte: Nach der Suche wird sie an die Kandidaten angepasst.',
    beyond: (name: string) => `${name}: außerhalb der Karte`,
    unverified: 'die 2-D-Pc gilt hier nicht: Plan speichern, um die 3-D-Pc zu berechnen',
    act: (pc: string) => `Handlungsschwelle ${pc}`,
    target: (pc: string) => `Ziel der Summe ${pc}`,
    shadow: 'Schatten',
    past: 'Vergangenheit',
    burn: 'Zündung eines anderen Plans',
    computing: (percent: string) => `Wird berechnet: ${percent}`,
    whole: 'Ganze Karte zeigen',
    failed: 'Dieser Browser konnte den Lösungsraum nicht berechnen.',
    curve: 'Bei diesem Zündzeitpunkt',
    pcAxis: 'Pc dieser Konjunktion',
    miss: 'Abstand',
    noValue: 'keine',
    bands: 'Band: zu starkes bis zu schwaches Manöver',
  },
  screening: {
    running: (count: string) => `Die besten ${count} Zellen werden gegen den Katalog geprüft`,
    done: (screened: string, all: string, objects: string) =>
      `${screened} von ${all} gewählten Zellen gegen ${objects} Objekte des Katalogs über 7 Tage geprüft. Neue Konjunktionen aller anderen Zellen sind unbekannt.`,
    raising: (count: number) =>
      count === 0
        ? 'Keine schafft eine neue Konjunktion mit angegebener Kovarianz über der Beobachtungsschwelle.'
        : `${count} ${count === 1 ? 'schafft' : 'schaffen'} neue Konjunktionen mit angegebener Kovarianz über der Beobachtungsschwelle (markiert).`,
    cancelled: 'Screening abgebrochen: Keine Zelle ist markiert.',
    failed: 'Das Screening der Zellen gegen den Katalog ist fehlgeschlagen.',
    again: 'Screening wiederholen',
    reasons: {
      NO_CATALOGUE:
        'Nicht geprüft: Kein Katalog ist geladen. Neue Konjunktionen nach einem Manöver sind nicht bekannt.',
      NO_ORBIT: 'Nicht geprüft: Keine Bahn des Satelliten deckt die nächsten Tage ab.',
    },
    total: 'Alle Konjunktionen in 7 Tagen, geprüft, ohne geschätzte Kovarianz: Pc',
    cellTotal: 'Alle Konjunktionen in 7 Tagen, geprüft: Pc',
    estimated: (count: number, pc: string) =>
      `Neu über der Beobachtungsschwelle mit geschätzter Kovarianz, gesondert gezählt: ${count} ${count === 1 ? 'Konjunktion' : 'Konjunktionen'}, maximale Pc ${pc}`,
    estimatedAdded: (pc: string) => `Zunahme mit geschätzter Kovarianz, gesondert gezählt: Pc ${pc}`,
    exceedsAllowedIncrease: (pc: string) =>
      `Nicht empfohlen: Konjunktionen mit geschätzter Kovarianz bringen Pc ${pc} hinzu, mehr als die Hälfte der Ziel-Pc der vermiedenen Konjunktion`,
    passages: (worse: number, better: number) =>
      `Vorbeiflüge, die die Summe ändern: Pc von ${worse} steigt, von ${better} sinkt`,
    estimatedPassages: (count: number) =>
      `${count === 1 ? '1 Vorbeiflug' : `${count} Vorbeiflüge`} mit geschätzter Kovarianz (nicht in dieser Summe), größte Änderung der Pc zuerst`,
    clear: (objects: string) =>
      `Keine neue Konjunktion mit angegebener Kovarianz über der Beobachtungsschwelle in 7 Tagen unter ${objects} Objekten`,
    creates: (name: string) => `Schafft eine Konjunktion mit ${name}:`,
    more: (count: number) => `und ${count} weitere`,
    readout: 'Geprüft',
    notReadout: 'nicht geprüft',
    clearReadout: 'keine neue Konjunktion über der Beobachtungsschwelle',
  },
  cards: {
    title: 'Kandidaten',
    searching: 'Suche läuft',
    searchingFor: (events: number) =>
      `Variiert Zündzeitpunkt und Betrag des Delta-v oder Dauer für ${events === 1 ? 'die Konjunktion' : `alle ${events} Konjunktionen`} und prüft die Kandidaten gegen den Katalog. Kleine Relativgeschwindigkeiten dauern länger.`,
    cancelled: 'Suche abgebrochen. Frühere Ergebnisse sind unverändert.',
    searchAgain: 'Erneut suchen',
    ended: (candidates: number, recommended: number) =>
      `Suche beendet: ${candidates === 1 ? 'ein Kandidat' : `${candidates} Kandidaten`}, ${recommended} empfohlen.`,
    commitPoint: 'Spätester Zündzeitpunkt, der das Ziel erreicht',
    noLastChance: 'Keine spätere Zündung erreicht die Ziel-Pc.',
    inconclusive: (events) =>
      `Die Gesamt-Pc liegt schon unter dem Ziel, aber das Urteil ${events === 1 ? 'über eine Konjunktion' : `über ${events} Konjunktionen`} lässt keine Aussage zu. Eine kleine Pc ist dort kein Beleg für Sicherheit. Bestellen Sie vor einem Manöver Beobachtungen.`,
    beyond: 'Kein mögliches Manöver erreicht die Ziel-Pc, auch nicht ohne Bedingungen.',
    emptied: (name: string) => `Kein mögliches Manöver: Die Bedingung „${name}“ schließt die übrigen aus.`,
    excludedByConstraint: (count: number, name: string) => `${count} ausgeschlossen durch „${name}“`,
    none: 'Kein mögliches Manöver gefunden.',
    left: (feasible: number, all: number) =>
      `${feasible} von ${all} Manövern, die die Ziel-Pc erreichen, erfüllen alle Bedingungen`,
    other: (place: number) => `Kandidat ${place}`,
    heading: (place: number, roles: readonly string[]) =>
      `Kandidat ${place}${roles.length > 0 ? `: ${roles.join(', ')}` : ''}`,
    mahalanobis: (sigmas: string) => `Mahalanobis ${sigmas}σ`,
    begin: 'Zündzeitpunkt',
    beforeTca: (orbits: string) => `${orbits} ${orbits === '1' ? 'Umlauf' : 'Umläufe'} vor TCA`,
    decideBy: 'Entscheiden bis',
    decideByWhy:
      'Entscheidungsfrist: Ende des letzten Überflugs für das Kommando, abzüglich der Vorbereitungszeit der Flugregeln',
    noPass: 'kein Überflug für das Kommando',
    isLastChance: 'Spätestmögliche Zündung: Verspätet sie sich oder fällt sie aus, erreicht keine spätere die Ziel-Pc.',
    notClear: 'nicht empfohlen',
    downloadSet: 'Kandidaten herunterladen (CSV)',
    downloadOrbits: 'Bahnen und Manöver herunterladen (ZIP)',
    noneClear:
      'Kein Kandidat wird empfohlen. Jeder schafft eine Konjunktion mit angegebener Kovarianz über der Beobachtungsschwelle oder bringt mit geschätzter Kovarianz mehr als die Hälfte der Ziel-Pc hinzu.',
  },
  unclear: {
    title: 'Kein empfohlener Kandidat: Auswege',
    wait: 'Auf bessere Daten warten bis zur Entscheidungsfrist des spätesten Kandidaten,',
    waitWhy:
      ' (letzter Überflug für das Kommando abzüglich Vorbereitungszeit; ohne Überflug der Zündzeitpunkt). Eine neuere CDM oder eine Beobachtung kann einen Kandidaten empfehlenswert machen.',
    relax: (name: string, count: number, all: number) =>
      `„${name}“ lockern: Diese Bedingung schließt ${count} der ${all} Manöver aus, die die Ziel-Pc erreichen.`,
    relaxNext: (names: string) => `Danach: ${names}.`,
    widen: {
      maxDeltaV: 'Das maximale Delta-v erhöhen: Kein Manöver darunter erreicht die Ziel-Pc.',
      direction: 'Die Richtung frei lassen: Kein Manöver in der eingegebenen erreicht die Ziel-Pc.',
    },
    nothingToRelax:
      'Keine Bedingung schließt ein Manöver aus. Ändern Sie die Ziel-Pc oder die Grenzen des Zündzeitpunkts, um andere Kandidaten zu erhalten.',
    leastBad: {
      screened: (total: string, before: string) =>
        `Kleinste Gesamt-Pc: ${total} aller durch Screening gefundenen Konjunktionen in 7 Tagen, ohne geschätzte Kovarianz (bekannte Konjunktionen ohne Manöver: ${before}).`,
      known: (total: string, before: string) =>
        `Kleinste Gesamt-Pc: ${total} der bekannten Konjunktionen, nicht geprüft (${before} ohne Manöver).`,
      creates: (stated: number, estimated: number) =>
        `Neue Konjunktionen über der Beobachtungsschwelle: ${stated} mit angegebener, ${estimated} mit geschätzter Kovarianz.`,
    },
    show: (place: number) => `Kandidat ${place} zeigen`,
  },
  saving: {
    running: 'Wird gespeichert: Berechnung mit dem vollen Kräftemodell',
    cancelled:
      'Speichern abgebrochen. Hatte der Server den Plan schon gespeichert, ist er unter Gespeicherte Pläne aufgeführt.',
    saved: 'Als Entwurf gespeichert.',
    stood: 'Ein gleicher Plan besteht schon und wurde geöffnet.',
  },
  choice: {
    geometry: 'Andere Konjunktionen und Begegnungsebene',
    byHand: 'Berechnetes Manöver',
    cell: 'Zelle der Karte',
    plan: 'Gespeicherter Plan',
    nothing: {
      candidate:
        'Kein Manöver gewählt. Wählen Sie einen Kandidaten, einen gespeicherten Plan oder eine Zelle der Karte. Die spätestmögliche Zündung ist nie vorgewählt.',
      byHand: 'Kein Manöver berechnet. Geben Sie Zündzeitpunkt und Betrag des Delta-v oder Dauer ein.',
    },
    save: 'Plan speichern',
    screening: 'Screening zeigen',
  },
  back: {
    title: 'Rückkehrmanöver',
    hint: 'Zweites Manöver, das den Satelliten innerhalb der angegebenen Bänder auf die Referenzbahn ohne Manöver zurückbringt.',
    noBands: (limits) => `Keine Bänder angegeben: Geben Sie einen Wert an, ${limits}.`,
    sma: 'Band der großen Halbachse ± [m]',
    phase: 'Band des Arguments der Breite ± [°]',
    hours: 'Späteste Rückkehr nach TCA [h]',
    search: 'Rückkehrmanöver planen',
    begin: 'Zündzeitpunkt der Rückkehr',
    deltaV: 'Gesamtes Delta-v',
    propellant: 'Gesamter Treibstoff',
    outside: 'Zeit außerhalb der Bänder',
    inside: 'Innerhalb der Bänder ab',
    smaAfter: 'Endgültige Abweichung der großen Halbachse',
    phaseAfter: 'Endgültige Abweichung des Arguments der Breite',
    searching: 'Rückkehrmanöver wird berechnet',
    notNeeded: 'Kein Rückkehrmanöver nötig: Der Satellit driftet in die Bänder zurück.',
    neverLeaves: 'Kein Rückkehrmanöver nötig: Der Satellit bleibt innerhalb der Bänder.',
    obstacles: {
      PHASE: 'Der Satellit driftet nicht rechtzeitig zurück. Erweitern Sie ein Band oder lassen Sie mehr Zeit.',
      SIZE: 'Das Rückkehrmanöver übersteigt das Delta-v oder den Treibstoff des Satelliten.',
      CONSTRAINTS: 'Die Bedingungen schließen jeden Zündzeitpunkt des Rückkehrmanövers aus.',
    },
    save: 'Plan mit Rückkehrmanöver speichern',
    keep: 'Rückkehrmanöver zum Plan hinzufügen',
    drop: 'Rückkehrmanöver aus dem Plan entfernen',
  },
  plans: {
    none: 'Keine gespeicherten Pläne für diese Konjunktion. Wählen und speichern Sie einen Kandidaten.',
    title: 'Gespeicherte Pläne',
    state: 'Status',
    screening: 'Screening',
    pc: 'Pc danach',
    total: 'Gesamt-Pc',
    compare: 'Vergleichen',
    compareOne: (name: string) => `${name} vergleichen`,
    comparing: 'Vergleich zweier Pläne',
  },
  unplannable: {
    reason: (reason, missing) => nothingToPlanText(reason, missing, NOTHING_TO_PLAN_DE),
    instead: 'Alternativen',
    observe: 'Beobachtungen bestellen, um die Kovarianz beider Objekte zu verkleinern',
    coordinate: 'Mit dem Betreiber des Sekundärobjekts abstimmen',
    accept: 'Das Risiko in einer Entscheidungsakte annehmen',
    satellite: 'Satellitendaten vervollständigen',
  },
};
