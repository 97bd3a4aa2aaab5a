import { nothingToPlanText } from '@keepout/contract/ca/words/nothing-to-plan';
import { NOTHING_TO_PLAN_DE } from '@keepout/contract/ca/words/nothing-to-plan-de';
import type { Translation } from '../../i18n/texts.ts';
import { de as propulsion } from '../../nouns/propulsion/de.ts';
import type { en } from './en.ts';

/** Deutsche Texte des Planers. */
export const de: Translation<typeof en> = {
  total: 'alle bekannten Ereignisse',
  name: 'Manöver planen',
  title: (name: string) => `Manöver planen: ${name}`,
  loading: 'Die Grundlagen der Planung werden geladen',
  updating: 'Wird im Hintergrund aktualisiert',
  phone:
    'Ein Manöver zu suchen braucht einen größeren Bildschirm. Ein bekanntes wird hier gerechnet; Pläne lassen sich lesen, prüfen und freigeben.',
  ways: { label: 'Wie ein Manöver gewählt wird', search: 'Suche', byHand: 'Von Hand' },
  byHand: {
    form: 'Manöver von Hand',
    title: 'Berechnung',
    vector: 'Vektor',
    sizedBy: 'Größe durch',
    durationUnit: 'Dauer in',
    end: 'Ende',
    keeps: 'Es gelten die Bedingungen der Suche; verletzte werden genannt.',
    searching: 'Wird berechnet',
    searchingFor: (events: number) =>
      `Mit allen Kräften, gegen ${events === 1 ? 'das Ereignis' : `alle ${events} Ereignisse`}; auch mit zu starkem, zu schwachem und ausgefallenem Manöver.`,
  },
  counted: {
    title: 'Bekannte Ereignisse in der Summe',
    main: 'wird ausgewichen',
    kinds: 'Ereignisse nach Art des anderen Objekts',
    kind: (kind, events) => `${kind} (${events})`,
    manoeuvring: 'manövriert selbst',
    estimated: (count, all) =>
      `${count} von ${all} mit geschätzter Kovarianz. Die Summe der bekannten Ereignisse enthält sie; ein Screening zählt sie gesondert.`,
  },
  moved: {
    text: 'Das Ereignis hat sich seit dieser Rechnung geändert. Hier hat sich nichts bewegt.',
  },
  form: {
    r: 'R',
    t: 'T',
    n: 'N',
    windowsHint: '2026-11-21T10:00:00Z / 2026-11-21T12:00:00Z',
    title: 'Bedingungen',
    objective: 'Ziel',
    objectives: {
      PROBABILITY: 'Kleinste Wahrscheinlichkeit',
      MAHALANOBIS_DISTANCE: 'Mahalanobis-Abstand',
      MISS_DISTANCE: 'Abstand',
    },
    target: 'Ziel-Pc',
    targetHint: (pc: string) => `Regeln: ${pc}`,
    targetHints: (event: string, all: string) =>
      `Regeln: ${event} für dieses Ereignis, ${all} mit den anderen bekannten Ereignissen`,
    maxDeltaV: 'Größtes Delta-v [m/s]',
    maxHint: (most: string) => `Satellit: ${most}`,
    unit: 'Beginn vor TCA, in',
    units: { PERIODS: 'Umläufen', DATE: 'UTC', SECONDS: 'Sekunden' },
    from: 'Spätester Beginn',
    to: 'Frühester Beginn',
    orbitsHint: (most: string) => `TCA ist ${most} Umläufe entfernt`,
    directions: { best: 'Frei', XYZ: 'R/T/N' },
    azimuth: 'Azimut [°]',
    elevation: 'Elevation [°]',
    cone: 'Kegel [°]',
    command: 'Überflug für das Kommando',
    confirmation: 'Überflug für die Bestätigung',
    sma: 'Größte Änderung der großen Halbachse [m]',
    phase: 'Größte Phasenverschiebung [°]',
    windows: 'Erlaubte Fenster (UTC), eines je Zeile: Beginn / Ende',
    usePasses: 'Nur bei Kontakt',
    contacts: (count: number) =>
      count === 1 ? '1 Überflug bis zur größten Annäherung' : `${count} Überflüge bis zur größten Annäherung`,
    faults: {
      pc: 'Bitte 0 bis 1 eingeben, etwa 3e-6.',
      orbits: 'Der früheste Beginn liegt vor dem spätesten.',
      begin: 'Einen Beginn zwischen jetzt und TCA eingeben.',
      date: 'Zeit in UTC angeben, etwa 2026-11-21T10:00:00Z.',
      window: 'Bitte Beginn / Ende in UTC schreiben.',
      direction: 'Bitte eine Richtung eingeben, die nicht null ist.',
    },
    search: 'Suchen',
    air: 'Dichte',
    airs: { EXPONENTIAL: 'Exponentialmodell', NRLMSISE_00: 'NRLMSISE-00' },
    areas: 'Querschnitte',
    toSatellite: 'Satellit ändern',
  },
  map: {
    orbits: (count: string) => `${count} Umläufe`,
    units: { mmps: 'mm/s', cmps: 'cm/s', mps: 'm/s', min: 'min', h: 'h' },
    title: 'Lösungsraum',
    label:
      'Gesamtwahrscheinlichkeit über Beginn und Größe. Pfeiltasten bewegen die Zelle, mit Umschalt um zehn, Escape zeigt die ganze Karte',
    x: 'Umläufe vor der größten Annäherung',
    sizes: propulsion.sizes,
    pc: 'Pc aller bekannten Ereignisse',
    worst: 'Kritischstes Ereignis',
    none: 'keines',
    forbidden: 'Verboten',
    exact: 'Zweikörpernäherung; genau gerechnet wird beim Speichern',
    deadline: 'letzter Uplink',
    raised: 'hebt ein anderes Ereignis über die Schwelle',
    hatched: 'kein Beginn möglich',
    rough: 'Grobe Karte: Sie bekommt die Größe der Kandidaten, wenn die Suche zu Ende ist.',
    beyond: (name: string) => `${name}: außerhalb der Karte`,
    unsure: 'die ebene Pc gilt hier nicht; genau gerechnet wird beim Speichern',
    act: (pc: string) => `Handeln ${pc}`,
    target: (pc: string) => `Ziel ${pc}`,
    shadow: 'Schatten',
    past: 'Vergangenheit',
    burn: 'Zündung eines anderen Plans',
    computing: (percent: string) => `Wird berechnet: ${percent}`,
    whole: 'Ganze Karte',
    failed: 'Der Lösungsraum konnte in diesem Browser nicht gerechnet werden.',
    curve: 'Bei diesem Beginn',
    noValue: 'keine',
    bands: 'Bänder: zu stark und zu schwach',
  },
  screening: {
    running: (count: string) => `Die besten ${count} Zellen werden gegen den Katalog geprüft`,
    done: (screened: string, chosen: string, objects: string) =>
      `${screened} von ${chosen} Zellen gegen ${objects} Objekte des Katalogs über 7 Tage geprüft.`,
    raising: (count: number) =>
      count === 0
        ? 'Keine schafft ein neues Ereignis.'
        : `${count} ${count === 1 ? 'würde' : 'würden'} ein neues Ereignis schaffen und ${count === 1 ? 'ist' : 'sind'} markiert.`,
    cancelled: 'Das Screening wurde abgebrochen: Keine Zelle ist markiert.',
    failed: 'Die Zellen konnten nicht gegen den Katalog geprüft werden.',
    again: 'Noch einmal prüfen',
    reasons: {
      NO_CATALOGUE: 'Nicht geprüft: Es ist kein Katalog geladen. Worauf ein Manöver führen kann, ist nicht bekannt.',
      NO_ORBIT: 'Nicht geprüft: Die Bahn des Satelliten ist über die nächsten Tage nicht bekannt.',
    },
    total: 'Alle Ereignisse in 7 Tagen, geprüft, ohne geschätzte Kovarianzen: Pc',
    cellTotal: 'Alle Ereignisse in 7 Tagen, geprüft: Pc',
    estimated: (count: number, pc: string) =>
      `Neu mit geschätzter Kovarianz, gesondert gezählt: ${count} ${count === 1 ? 'Ereignis' : 'Ereignisse'}, Pc höchstens ${pc}`,
    estimatedAdded: (pc: string) => `Mehr mit geschätzter Kovarianz, gesondert gezählt: Pc ${pc}`,
    addsTooMuch: (pc: string) =>
      `Nicht empfohlen: Geschätzte Kovarianzen bringen Pc ${pc} hinzu, mehr als die Hälfte des Ziels für das vermiedene Ereignis`,
    passages: (worse: number, better: number) =>
      `Vorbeiflüge, aus denen die Summe kommt: ${worse} wahrscheinlicher, ${better} weniger`,
    estimatedPassages: (count: number) =>
      `Vorbeiflüge mit geschätzter Kovarianz, gesondert von dieser Summe gezählt; größte Änderungen: ${count}`,
    clear: (objects: string) => `Kein neues Ereignis in 7 Tagen gegen ${objects} Objekte`,
    creates: (name: string) => `Schafft ein Ereignis mit ${name}:`,
    more: (count: number) => `und ${count} weitere`,
    readout: 'Geprüft',
    notReadout: 'nicht geprüft',
    clearReadout: 'kein neues Ereignis',
  },
  cards: {
    title: 'Kandidaten',
    searching: 'Suche läuft',
    searchingFor: (events: number) =>
      `Beginne und Größen gegen ${events === 1 ? 'das Ereignis' : `alle ${events} Ereignisse`}, das Gefundene gegen den Katalog. Langsame Begegnungen dauern länger.`,
    cancelled: 'Die Suche wurde abgebrochen. Geändert wurde nichts.',
    searchAgain: 'Noch einmal suchen',
    ended: (candidates: number, starred: number) =>
      `Die Suche ist zu Ende: ${candidates === 1 ? 'ein Kandidat' : `${candidates} Kandidaten`}, ${starred} mit Stern.`,
    lastChance: 'Letzte Gelegenheit zu zünden (Plan B)',
    noLastChance: 'Keine spätere Zündung erreicht das Ziel.',
    inconclusive: (events) =>
      `Die Gesamtwahrscheinlichkeit liegt schon unter dem Ziel, aber ${events === 1 ? 'bei einem Ereignis' : `bei ${events} Ereignissen`} lässt das Urteil keinen Schluss zu: Eine kleine Wahrscheinlichkeit beweist dort nichts. Erst Daten beschaffen, dann manövrieren.`,
    beyond: 'Kein Manöver des Satelliten erreicht das Ziel, mit oder ohne Bedingungen.',
    emptied: (name: string) => `Kein Manöver bleibt: Die letzten schließt „${name}“ aus.`,
    forbids: (count: number, name: string) => `${count} verboten durch „${name}“`,
    none: 'Kein Manöver gefunden.',
    left: (feasible: number, tried: number) =>
      `${feasible} von ${tried} Manövern, die das Ziel erreichen, halten alle Bedingungen ein`,
    other: (place: number) => `Kandidat ${place}`,
    beforeTca: (orbits: string) => `${orbits} Umläufe vor TCA`,
    decideBy: 'Entscheiden bis',
    decideByWhy: 'Ende des letzten Überflugs für das Kommando, abzüglich der Vorbereitungszeit der Flugregeln',
    noPass: 'kein Überflug für das Kommando',
    isLastChance: 'Das ist die letzte Gelegenheit: Fällt das Manöver aus oder kommt es zu spät, bleibt keine andere.',
    notClear: 'neues Risiko',
    downloadSet: 'Alle als Tabelle (CSV)',
    downloadOrbits: 'Bahnen und Manöver (ZIP)',
    noneClear:
      'Kein Kandidat wird empfohlen: Jeder schafft ein neues Ereignis über der Beobachtungsschwelle Ihrer Regeln oder bringt mit geschätzter Kovarianz mehr hinzu als die Hälfte des Ziels für das vermiedene Ereignis.',
  },
  unclear: {
    title: 'Was dann zu tun ist',
    wait: 'Auf bessere Daten warten: Zu entscheiden ist nichts vor',
    waitWhy:
      '. Dann muss das Kommando des spätesten Kandidaten abgehen. Eine neuere Nachricht oder eine Beobachtung kann einen davon unbedenklich machen.',
    relax: (name: string, count: number, tried: number) =>
      `„${name}“ lockern: Die Bedingung verbietet ${count} der ${tried} Manöver, die das Ziel erreichen.`,
    relaxNext: (names: string) => `Danach: ${names}.`,
    widen: {
      maxDeltaV: 'Ein größeres Delta-v zulassen: Mit dem eingegebenen erreicht nichts das Ziel.',
      direction: 'Die Richtung frei lassen: In der eingegebenen erreicht nichts das Ziel.',
    },
    nothingToRelax: 'Keine Bedingung steht im Weg: Ein niedrigeres Ziel oder andere Beginne geben andere Kandidaten.',
    leastBad: (total: string, before: string, newEvents: number) =>
      `Das kleinste Restrisiko hat: Pc aller bekannten Ereignisse ${total}, ohne Manöver ${before}; er schafft ${
        newEvents === 0
          ? 'kein neues Ereignis'
          : newEvents === 1
            ? 'ein neues Ereignis'
            : `${newEvents} neue Ereignisse`
      } über der Beobachtungsschwelle.`,
    show: (place: number) => `Kandidat ${place} zeigen`,
  },
  saving: {
    running: 'Wird gespeichert: mit allen Kräften gerechnet',
    cancelled:
      'Das Speichern wurde abgebrochen. War der Plan schon gespeichert, steht er unter den gespeicherten Plänen.',
    saved: 'Als Entwurf gespeichert.',
    stood: 'Diesen Plan gibt es schon: Hier ist er.',
  },
  choice: {
    geometry: 'Andere Ereignisse und Begegnungsebene',
    byHand: 'Berechnetes Manöver',
    cell: 'Zelle der Karte',
    plan: 'Gespeicherter Plan',
    nothing: {
      candidate:
        'Wählen Sie einen Kandidaten, einen Plan oder eine Zelle der Karte. Was zur letzten Gelegenheit beginnt, wird nie für Sie gewählt.',
      byHand: 'Noch nichts gerechnet: Beginn und Größe eingeben.',
    },
    save: 'Plan speichern',
    screening: 'Zum Screening',
  },
  back: {
    title: 'Rückkehr',
    hint: 'Das zweite Manöver, das den Satelliten auf die Bahn zurückbringt, die er ohne beide hätte.',
    noBands: (limits) => `Keine Bänder angegeben: Geben Sie einen Wert an, ${limits}.`,
    sma: 'Große Halbachse innerhalb [m]',
    phase: 'Argument der Breite innerhalb [°]',
    hours: 'Binnen, nach TCA [h]',
    search: 'Rückweg suchen',
    begin: 'Beginn der Rückkehr',
    propellant: 'Treibstoff beider',
    outside: 'Außerhalb der Bänder',
    inside: 'Zurück seit',
    smaAfter: 'Rest der großen Halbachse',
    phaseAfter: 'Rest des Arguments der Breite',
    searching: 'Rückweg wird gesucht',
    notNeeded: 'Er kommt von selbst zurück.',
    neverLeaves: 'Er verlässt die Bänder nicht.',
    obstacles: {
      PHASE: 'Er driftet nicht rechtzeitig zurück: ein Band weiter fassen oder mehr Zeit geben.',
      SIZE: 'Der Rückweg braucht mehr, als der Satellit kann.',
      CONSTRAINTS: 'Die Bedingungen lassen dem Rückweg keinen Beginn.',
    },
    save: 'Plan mit Rückkehr speichern',
    keep: 'Rückkehr in den Plan nehmen',
    drop: 'Rückkehr aus dem Plan nehmen',
  },
  plans: {
    none: 'Für dieses Ereignis ist kein Plan gespeichert.',
    title: 'Gespeicherte Pläne',
    state: 'Status',
    screening: 'Screening',
    pc: 'Pc danach',
    total: 'Alle bekannten Ereignisse',
    made: 'Erstellt',
    compare: 'Vergleichen',
    compareOne: (name: string) => `${name} vergleichen`,
    comparing: 'Zwei Pläne',
  },
  unplannable: {
    reason: (reason, missing) => nothingToPlanText(reason, missing, NOTHING_TO_PLAN_DE),
    instead: 'Was stattdessen möglich ist',
    observe: 'Beobachtungen bestellen, um beide Bahnen besser zu kennen',
    coordinate: 'Mit dem Betreiber des anderen Objekts abstimmen',
    accept: 'Das Risiko mit einer Entscheidung annehmen',
    satellite: 'Satellit vervollständigen',
  },
};
