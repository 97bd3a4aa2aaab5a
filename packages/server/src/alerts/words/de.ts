import { NEXT_ACTIONS_DE } from '@keepout/contract/languages/de/next-action';
import { statementDe } from '@keepout/contract/languages/de/statement';
import type { NotifiedStatus } from '@keepout/contract/platform/notification-settings';
import type { RiskVerdict } from '@keepout/operations/alerts/risk';
import type { Words } from './en.ts';

const VERDICTS: Readonly<Record<RiskVerdict, string>> = {
  act: 'Handeln',
  watch: 'Beobachten',
  safe: 'Sicher',
  'no-conclusion': 'Keine Aussage möglich',
};
const STATUSES: Readonly<Record<NotifiedStatus, string>> = {
  COMPLETED_OK: 'abgeschlossen',
  CANCELLED: 'abgebrochen',
  PENDING: 'wartet',
  IN_PROGRESS: 'läuft',
};

const ENDS: Readonly<Record<string, string>> = {
  PARTIAL: 'teilweise',
  INFEASIBLE: 'nicht machbar',
  UNSUCCESSFUL: 'erfolglos',
  FAILED: 'fehlgeschlagen',
};

const EXACTLY: Readonly<Record<string, string>> = {
  PENDING: 'wartet',
  APPROVED: 'angenommen',
  IN_PROGRESS: 'läuft',
  COMPLETE: 'vollständig',
  PARTIAL: 'teilweise',
  INFEASIBLE: 'nicht machbar',
  UNSUCCESSFUL: 'erfolglos',
  CANCELLED: 'abgebrochen',
  QUEUED: 'wartet',
  RUNNING: 'läuft',
  COMPLETED: 'fertig',
  FAILED: 'fehlgeschlagen',
};

export const de: Words = {
  verdict: (verdict) => VERDICTS[verdict],
  status: (status, exactly) => ENDS[exactly] ?? STATUSES[status],
  crossed: (verdict, own, other) => `${verdict}: ${own} und ${other}`,
  contrary: (own, other) => `Widersprüchliche Urteile: ${own} und ${other}`,
  contrarySays: (originator, verdict, pc) => `${originator}: ${verdict} (${pc}).`,
  contraryNewest: (verdict) => `Nach der neuesten Nachricht gilt ${verdict}:`,
  eased: (verdict, own, other) => `Entwarnung, jetzt ${verdict}: ${own} und ${other}`,
  near: (own, other) => `Entscheidung bald fällig: ${own} und ${other}`,
  miss: (miss, r, t, n) => `Abstand ${miss} m (R ${r}, T ${t}, N ${n})`,
  region: { robust: 'robust', diluted: 'verdünnt: bessere Daten können sie erhöhen' },
  atMargin: (factor, pc) => `mit ${factor}-fachen Sigma ist Pc ${pc}`,
  manoeuvrable: {
    YES: 'das andere Objekt kann manövrieren',
    NO: 'das andere Objekt kann nicht manövrieren',
    'N/A': 'ob das andere Objekt manövrieren kann, ist nicht bekannt',
  },
  trend: (factor) => `${factor} seit der Nachricht davor`,
  nextActions: NEXT_ACTIONS_DE,
  askBoth: 'Bei beiden Urhebern nachfragen.',
  assumedBurn: (time, pc) => `Setzt das Manöver vom ${time} voraus, das nicht bestätigt ist; ohne das Manöver: ${pc}.`,
  waiting: {
    likely: (chance) => `Bis dahin ist eine weitere Nachricht zu erwarten (${chance}).`,
    open: (chance) => `Bis dahin kommt vielleicht eine weitere Nachricht (${chance}).`,
    unlikely: (chance) => `Bis dahin ist keine weitere Nachricht zu erwarten (${chance}).`,
  },
  risk: (pc, tca, decideBy) => `${pc}; größte Annäherung ${tca}, zu entscheiden bis ${decideBy}.`,
  easedRisk: (pc, tca) => `${pc}; größte Annäherung ${tca}.`,
  pc: (pc) => `Pc ${pc}`,
  noPc: 'Pc unbekannt',
  pcAtMost: (pc) => `Pc unbekannt, höchstens ${pc}`,
  was: (verdict, pc) => `Vorher: ${verdict}, ${pc}.`,
  reissued: (own) => `Nachricht widerspricht einer früheren: ${own}`,
  reissuedMessage: (originator, id) =>
    `${originator} hat unter der Kennung ${id} einen anderen Inhalt geschickt. Beide bleiben; fragen Sie, welcher gilt.`,
  answer: (own, other) => `Der andere Betreiber hat geantwortet: ${own} und ${other}`,
  intents: { MOVES: 'weicht aus', STAYS: 'bleibt', WAITS: 'wartet', NOTE: 'etwas anderes' },
  answerMessage: (who, intent, note, isContradictory) =>
    `${who} sagt über das Formular: ${intent}.${note === '' ? '' : ` „${note}“`}${isContradictory ? ' Ihre Organisation sagt dasselbe: rufen Sie an, bevor eine Seite handelt.' : ''}`,
  publication: (own, recipient) => `Nicht wie vorgesehen gesendet: ${own} an ${recipient}`,
  stopped: {
    REFUSED: 'Der Empfänger hat eine Datei abgelehnt. Seine Begründung steht daneben.',
    FAILED: 'Eine Datei ist nicht abgegangen. Der Grund steht daneben; noch einmal bestätigen sendet sie erneut.',
    UNCERTAIN: 'Ob eine Datei ankam, ist nicht bekannt. Vor erneutem Senden beim Empfänger nachsehen.',
  },
  certificate: (recipient, hasEnded) => `Zertifikat ${hasEnded ? 'ist abgelaufen' : 'läuft bald ab'}: ${recipient}`,
  certificateMessage: (end, hasEnded) =>
    `Es ${hasEnded ? 'lief' : 'läuft'} um ${end} ab; ${hasEnded ? 'dorthin kann nichts gesendet werden' : 'danach kann dorthin nichts gesendet werden'}. Dem Empfänger ein neues geben.`,
  newer: 'Alarm einer neueren Version von Keepout',
  newerMessage:
    'Der Server, der ihn zeigt, ist älter als der Alarm und kann ihn nicht lesen. Nach der Umstellung ist er lesbar.',
  plan: (own) => `Plan ist überholt: ${own}`,
  planMessage: (ignition) =>
    `Woraus der Plan mit Zündung um ${ignition} berechnet wurde, hat sich geändert. Vor Gebrauch neu berechnen.`,
  ephemerisEnds: (own) => `Ephemeride endet bald: ${own}`,
  ephemerisMessage: (end) => `Die operationelle Ephemeride reicht bis ${end}. Eine neuere hochladen.`,
  ephemerisMissing: (own) => `Ephemeride ist nicht gekommen: ${own}`,
  ephemerisMissingMessage: (hours, last) =>
    `Alle ${hours} h wird eine erwartet; ${last === null ? 'bisher kam keine' : `die letzte operationelle kam um ${last}`}.`,
  capacity: (what) => (what === 'storage' ? 'Der Speicher ist fast voll' : 'Die Einträge sind fast an ihrer Grenze'),
  capacityMessage: (percent) =>
    `${percent} % dessen, was Ihre Organisation behalten darf, sind belegt. Darüber werden neue Dateien und Nachrichten abgelehnt: löschen Sie, was nicht gebraucht wird, oder bitten Sie Ihren Administrator um mehr.`,
  catalogue: 'Katalog ist veraltet',
  catalogueMessage: (age, most) =>
    `Die mittlere Epoche seiner Elemente ist ${age} h alt; diese Installation lässt ${most} h zu.`,
  keptBack: (source) => `Katalog zurückgehalten: ${source}`,
  keptBackMessage: (reason) =>
    `${reason} Der bisherige Katalog bleibt in Gebrauch, bis Sie diesen annehmen oder verwerfen.`,
  feed: (name) => `Datenquelle ist veraltet: ${name}`,
  feedMessage: (since, isShutOut) =>
    `${isShutOut ? 'Ihr Herausgeber sperrt sie aus, und sie wurde ausgeschaltet.' : 'Sie hat zu lange nichts Gutes gebracht.'} Die letzte gute Abfrage war um ${since}; was sie damals brachte, ist noch in Gebrauch.`,
  observation: (target) => `Beobachtung eingetroffen: ${target}`,
  observationMessage: 'Eine Datei mit Messungen wurde geliefert und wird ausgewertet.',
  request: (status, target) => `Auftrag ${status}: ${target}`,
  requestMessage: (exactly) => `Status des Beobachtungsauftrags: ${EXACTLY[exactly] ?? exactly}.`,
  screening: (status, subject) => (subject === '' ? `Screening ${status}` : `Screening ${status}: ${subject}`),
  satellites: (count) => `${count} Satelliten`,
  screeningResult: (all, fresh, worst) =>
    all === 0
      ? 'Keine Annäherung gefunden.'
      : `${all === 1 ? '1 Annäherung' : `${all} Annäherungen`} gefunden, ${fresh} neu oder geändert; die kritischste: ${worst}.`,
  screeningCoverage: {
    FULL: '',
    PARTIAL: 'Die Bahn deckt nur einen Teil des Fensters; der Rest wurde nicht geprüft.',
    NO_OVERLAP: 'Die Bahn deckt keinen Teil des Fensters; nichts wurde geprüft.',
  },
  reason: statementDe,
  screeningMessage: (exactly) => `Status des Screenings: ${EXACTLY[exactly] ?? exactly}.`,
  several: (count) => `${count} Meldungen`,
  severalOf: (count, first) => `${first}, und ${count - 1} weitere`,
  digest: (count) => (count === 1 ? 'Sammelmeldung: 1 Meldung' : `Sammelmeldung: ${count} Meldungen`),
  escalation: (title) => `Nicht quittiert: ${title}`,
  test: 'Testnachricht',
  testMessage: 'Dieses Ziel ist erreichbar. Es liegt nichts vor.',
  reminder: (until) => `Melden Sie sich bis ${until} an, um weiter Meldungen zu erhalten`,
  reminderText: (title, days) =>
    `${title}. Wer sich ${days} Tage lang nicht anmeldet, gilt als ausgeschieden und erhält nichts mehr.`,
  reminderFoot: 'Einmal anmelden genügt:',
  acknowledged: (title) => `Quittiert: ${title}`,
  resolved: (title) => `Vorbei: ${title}`,
  calendar: 'Keepout: Entscheidungen',
  decideBy: (verdict, own, other) => `Entscheidung fällig (${verdict}): ${own} und ${other}`,
  placeOff: (address) => `Abgeschaltet: ${address}`,
  placeOffText: (title) =>
    `${title}. Der Empfänger sagt, dass es ihn nicht mehr gibt (410); dorthin wird nichts gesendet, bis Sie das Ziel wieder einschalten.`,
  open: 'In Keepout öffnen',
  foot: 'Sie erhalten dies nach den Regeln Ihres Kontos. Hier lassen sie sich ändern:',
};
