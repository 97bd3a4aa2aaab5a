import { NEXT_ACTIONS_DE } from '@keepout/contract/languages/de/next-action';
import { statementDe } from '@keepout/contract/languages/de/statement';
import type { NotifiedStatus } from '@keepout/contract/platform/notification-settings';
import type { RiskVerdict } from '@keepout/operations/alerts/risk';
import type { AlertWords } from './en.ts';

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

export const de: AlertWords = {
  verdict: (verdict) => VERDICTS[verdict],
  status: (status, exactly) => ENDS[exactly] ?? STATUSES[status],
  crossed: (verdict, satelliteName, secondaryName) => `${verdict}: ${satelliteName} und ${secondaryName}`,
  contrary: (satelliteName, secondaryName) => `Widersprüchliche Urteile: ${satelliteName} und ${secondaryName}`,
  contrarySays: (originator, verdict, pc) => `${originator}: ${verdict} (${pc}).`,
  contraryNewest: (verdict) => `Urteil über die neueste Nachricht: ${verdict}.`,
  eased: (verdict, satelliteName, secondaryName) =>
    `Risiko gesunken, jetzt ${verdict}: ${satelliteName} und ${secondaryName}`,
  near: (satelliteName, secondaryName) => `Entscheidung bald fällig: ${satelliteName} und ${secondaryName}`,
  miss: (miss, r, t, n) => `Abstand ${miss} m (R ${r}, T ${t}, N ${n})`,
  region: { robust: 'robust', diluted: 'verdünnt: bessere Daten können Pc erhöhen' },
  atMargin: (factor, pc) => `mit ${factor}-fachen Sigma ist Pc ${pc}`,
  manoeuvrable: {
    YES: 'das Sekundärobjekt kann manövrieren',
    NO: 'das Sekundärobjekt kann nicht manövrieren',
    'N/A': 'Manövrierfähigkeit des Sekundärobjekts unbekannt',
  },
  trend: (factor) => `${factor} seit der vorigen Nachricht`,
  nextActions: NEXT_ACTIONS_DE,
  askBoth: 'Bei beiden Urhebern nachfragen.',
  assumedBurn: (time, pc) => `Setzt das unbestätigte Manöver um ${time} voraus; ohne das Manöver: ${pc}.`,
  waiting: {
    likely: (chance) => `Wahrscheinlichkeit einer weiteren CDM bis dahin: ${chance}.`,
    open: (chance) => `Wahrscheinlichkeit einer weiteren CDM bis dahin: ${chance}.`,
    unlikely: (chance) => `Wahrscheinlichkeit einer weiteren CDM bis dahin: ${chance}.`,
  },
  risk: (pc, tca, decideBy) => `${pc}; größte Annäherung ${tca}, zu entscheiden bis ${decideBy}.`,
  easedRisk: (pc, tca) => `${pc}; größte Annäherung ${tca}.`,
  pc: (pc) => `Pc ${pc}`,
  noPc: 'Pc unbekannt',
  pcAtMost: (pc) => `Pc unbekannt, höchstens ${pc}`,
  was: (verdict, pc) => `Vorher: ${verdict}, ${pc}.`,
  reissued: (satelliteName) => `Kennung mit anderem Inhalt wiederverwendet: ${satelliteName}`,
  reissuedMessage: (originator, id) =>
    `${originator} hat die Kennung ${id} für einen anderen Inhalt wiederverwendet. Beide Fassungen sind gespeichert; fragen Sie den Urheber, welche gilt.`,
  answer: (satelliteName, secondaryName) =>
    `Der andere Betreiber hat geantwortet: ${satelliteName} und ${secondaryName}`,
  intents: { MOVES: 'weicht aus', STAYS: 'weicht nicht aus', WAITS: 'noch offen', NOTE: 'andere Angabe' },
  answerMessage: (answererName, intent, note, isContradictory) =>
    `Antwort von ${answererName} im Formular: ${intent}.${note === '' ? '' : ` „${note}“`}${isContradictory ? ' Ihre Organisation hat dieselbe Absicht angegeben: Rufen Sie den anderen Betreiber an, bevor Sie handeln.' : ''}`,
  publication: (satelliteName, recipient) => `Veröffentlichung unvollständig: ${satelliteName} an ${recipient}`,
  stopped: {
    REFUSED: 'Der Empfänger hat eine Datei abgelehnt. Seine Antwort steht neben der Datei.',
    FAILED:
      'Eine Datei wurde nicht gesendet. Der Grund steht neben der Datei; bestätigen Sie die Veröffentlichung noch einmal, um sie erneut zu senden.',
    UNCERTAIN: 'Ob eine Datei ankam, ist nicht bekannt. Fragen Sie beim Empfänger nach, bevor Sie sie erneut senden.',
  },
  certificate: (recipient, hasEnded) => `Zertifikat ${hasEnded ? 'ist abgelaufen' : 'läuft bald ab'}: ${recipient}`,
  certificateMessage: (end, hasEnded) =>
    `Das Zertifikat ${hasEnded ? 'lief' : 'läuft'} um ${end} ab; ${hasEnded ? 'an den Empfänger lassen sich keine Dateien senden' : 'danach lassen sich keine Dateien an den Empfänger senden'}. Tragen Sie beim Empfänger ein neues Zertifikat ein.`,
  newer: 'Alarm einer neueren Version von Keepout',
  newerMessage:
    'Dieser Server ist älter als der Alarm und kann ihn nicht anzeigen. Lesen Sie ihn nach der Aktualisierung.',
  plan: (satelliteName) => `Plan ist überholt: ${satelliteName}`,
  planMessage: (ignition) =>
    `Die Grundlagen des Plans mit Zündung um ${ignition} haben sich geändert. Berechnen Sie den Plan vor Gebrauch neu.`,
  ephemerisEnds: (satelliteName) => `Ephemeride endet bald: ${satelliteName}`,
  ephemerisMessage: (end) => `Die operationelle Ephemeride endet um ${end}. Laden Sie eine neuere hoch.`,
  ephemerisMissing: (satelliteName) => `Ephemeride überfällig: ${satelliteName}`,
  ephemerisMissingMessage: (hours, last) =>
    `Alle ${hours} h wird eine operationelle Ephemeride erwartet; ${last === null ? 'bisher kam keine' : `die letzte kam um ${last}`}.`,
  capacity: (quota) =>
    quota === 'storage' ? 'Der Speicher ist fast voll' : 'Die Höchstzahl der Einträge ist fast erreicht',
  capacityMessage: (percent) =>
    `Ihre Organisation nutzt ${percent} % ihrer Grenze. An der Grenze werden neue Dateien und Nachrichten abgelehnt: Löschen Sie nicht benötigte, oder bitten Sie Ihren Administrator um eine höhere Grenze.`,
  catalogue: 'Katalog ist veraltet',
  catalogueMessage: (age, maxAge) =>
    `Die mittlere Epoche seiner Elementsätze ist ${age} h alt; diese Installation lässt ${maxAge} h zu.`,
  keptBack: (source) => `Katalog zurückgehalten: ${source}`,
  keptBackMessage: (reason) =>
    `${reason} Der bisherige Katalog bleibt in Gebrauch, bis Sie den neuen annehmen oder verwerfen.`,
  feed: (name) => `Datenquelle ist veraltet: ${name}`,
  feedMessage: (since, isShutOut) =>
    `${isShutOut ? 'Der Herausgeber verweigert den Zugriff, und die Datenquelle wurde abgeschaltet.' : 'Die Datenquelle hatte zu lange keine verwendbaren Daten.'} Die letzte verwendbare Abfrage war um ${since}; ihre Daten bleiben in Gebrauch.`,
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
    PARTIAL: 'Die Bahn deckt nur einen Teil des Zeitraums ab; der Rest wurde nicht geprüft.',
    NO_OVERLAP: 'Die Bahn deckt keinen Teil des Zeitraums ab, daher gab es kein Screening.',
  },
  reason: statementDe,
  screeningMessage: (exactly) => `Status des Screenings: ${EXACTLY[exactly] ?? exactly}.`,
  several: (count) => `${count} Meldungen`,
  severalOf: (count, first) => `${first}, und ${count - 1} weitere`,
  digest: (count) => (count === 1 ? 'Sammelmeldung: 1 Meldung' : `Sammelmeldung: ${count} Meldungen`),
  escalation: (title) => `Nicht quittiert: ${title}`,
  test: 'Testnachricht',
  testMessage: 'Dieses Ziel ist erreichbar. Dies ist nur ein Test.',
  reminder: (until) => `Melden Sie sich bis ${until} an, um weiter Meldungen zu erhalten`,
  reminderText: (title, days) =>
    `${title}. Wer sich ${days} Tage lang nicht anmeldet, gilt als ausgeschieden und erhält keine Nachrichten mehr.`,
  reminderFoot: 'Einmal anmelden genügt:',
  acknowledged: (title) => `Quittiert: ${title}`,
  resolved: (title) => `Erledigt: ${title}`,
  calendar: 'Keepout: Entscheidungen',
  decideBy: (verdict, satelliteName, secondaryName) =>
    `Entscheidung fällig (${verdict}): ${satelliteName} und ${secondaryName}`,
  placeOff: (address) => `Abgeschaltet: ${address}`,
  placeOffText: (title) =>
    `${title}. Der Empfänger antwortete mit 410 Gone. An das Ziel werden keine Nachrichten gesendet, bis Sie es wieder einschalten.`,
  open: 'In Keepout öffnen',
  foot: 'Sie erhalten diese Nachricht nach Ihren Benachrichtigungsregeln. Hier lassen sie sich ändern:',
};
