import type { ProblemCode } from '@keepout/contract/problems';

/** Codes that only other API clients meet: the application sends no request that causes them. */
type OfPrograms =
  | 'malformed-json'
  | 'empty-body'
  | 'wrong-length'
  | 'malformed-form'
  | 'idempotency-key-malformed'
  | 'idempotency-key-busy'
  | 'idempotency-key-reused'
  | 'unknown-parameter'
  | 'method-not-allowed'
  | 'not-acceptable'
  | 'not-multipart'
  | 'unsupported-media-type'
  | 'unsupported-content-coding'
  | 'too-many-fields'
  | 'too-many-parts'
  | 'forbidden'
  | 'not-an-access-token'
  | 'audience-not-accepted'
  | 'client-not-accepted'
  | 'foreign-origin'
  | 'origin-not-allowed'
  | 'user-configuration-exists'
  | 'id-mismatch'
  | 'forecast-superseded'
  | 'signature-invalid'
  | 'payment-event-malformed'
  | 'payment-event-unsigned'
  | 'catalogue-not-reached';

type Met = Exclude<ProblemCode, OfPrograms>;

/** Texts of the problems that a user can meet, by code; shown together with the detail from the server. */
export const SENTENCES: Readonly<Record<string, string>> = {
  'Server unreachable': 'Der Server war nicht zu erreichen. Prüfen Sie die Verbindung und versuchen Sie es erneut.',
  'Answer not readable': 'Die Antwort war nicht zu lesen. Versuchen Sie es erneut.',

  'invalid-request': 'Eine Angabe fehlt oder ist nicht so, wie sie sein soll.',
  'invalid-character': 'Ein Text enthält ein Zeichen, das nicht gespeichert werden kann.',
  'bad-request': 'Die Anfrage ist nicht zu verstehen.',
  'time-invalid': 'Eine Angabe ist keine Zeit.',
  'not-found': 'Das gibt es nicht, oder es gehört einer anderen Organisation.',
  'cursor-invalid': 'Diese Seite der Liste gibt es nicht mehr. Laden Sie die Liste neu.',
  'request-timeout': 'Die Anfrage kam nicht rechtzeitig an. Versuchen Sie es erneut.',
  'read-only-field': 'Die Änderung betrifft etwas, das nicht geändert werden kann.',
  'body-too-large': 'Das ist zu viel auf einmal.',
  'file-too-large': 'Eine Datei ist zu groß.',
  'too-many-files': 'Das sind zu viele Dateien auf einmal.',
  'address-too-long': 'Die Adresse ist zu lang.',
  'no-file': 'Es wurde keine Datei gesendet.',
  'too-many-requests': 'Es kamen zu viele Anfragen in zu kurzer Zeit. Warten Sie einen Augenblick.',
  'too-many-streams': 'Es sind zu viele Verbindungen offen. Schließen Sie Fenster, die Sie nicht brauchen.',
  'headers-too-large': 'Die Anfrage ist zu groß.',
  'internal-error': 'Der Fehler liegt bei uns. Nennen Sie dem Support die Nummer im Satz des Servers.',
  'database-busy': 'Die Datenbank ist ausgelastet. Versuchen Sie es gleich erneut.',
  'database-unreachable': 'Die Datenbank antwortet nicht. Versuchen Sie es gleich erneut.',
  unavailable: 'Ein Teil des Dienstes ist zurzeit nicht verfügbar.',
  'storage-limit': 'Ihre Organisation hat so viele Dateien gespeichert, wie sie darf.',
  'records-limit': 'Ihre Organisation hat so viele Datensätze, wie sie haben darf.',
  'storage-full': 'Zum Speichern ist kein Platz mehr. Es wurde nichts behalten.',

  invalid_type: 'Die Angabe fehlt oder ist von anderer Art.',
  invalid_format: 'Der Text hat nicht die verlangte Form.',
  invalid_value: 'Der Wert ist keiner der erlaubten.',
  too_small: 'Der Wert ist zu klein oder zu kurz.',
  too_big: 'Der Wert ist zu groß oder zu lang.',
  not_multiple_of: 'Die Zahl ist kein Vielfaches der Schrittweite.',
  unrecognized_keys: 'Es gibt unbekannte Angaben.',
  invalid_union: 'Der Wert hat keine der verlangten Formen.',
  invalid_key: 'Der Name einer Angabe ist ungültig.',
  invalid_element: 'Ein Element der Liste ist ungültig.',
  custom: 'Die Angabe verletzt eine Regel.',

  'token-missing': 'Die Anfrage kam ohne Anmeldung.',
  'token-expired': 'Die Anmeldung ist abgelaufen.',
  'token-invalid': 'Die Anmeldung gilt hier nicht.',
  'operator-missing': 'Das Konto gehört zu keiner Organisation. Fragen Sie Ihren Administrator.',
  'catalogue-kept-back':
    'Der Katalog würde zu viele der Objekte in Gebrauch verlieren oder verschieben. Er wurde zurückgehalten; der bisherige bleibt in Gebrauch.',
  'catalogue-decided': 'Darüber ist schon entschieden.',
  'catalogue-not-in-use': 'Inzwischen ist ein anderer Katalog in Gebrauch.',
  'catalogue-nothing-before': 'Es gibt keinen Katalog, zu dem es zurückgeht.',
  'catalogue-last-source': 'Das ist die einzige Quelle des Katalogs.',
  'not-installation-operator':
    'Das ist allen Organisationen gemeinsam. Es wird von den Administratoren des Betreibers der Installation geändert.',
  'role-missing': 'Dem Konto fehlt die Rolle dafür. Fragen Sie Ihren Administrator.',
  'identity-unreachable': 'Der Anbieter der Anmeldung antwortet nicht.',

  'satellite-exists': 'Einen Satelliten mit dieser Katalognummer haben Sie schon.',
  'station-exists': 'Eine Bodenstation dieses Namens haben Sie schon.',
  'if-match-missing': 'Die Änderung sagt nicht, auf welcher Version sie beruht.',
  'version-changed': 'Jemand hat den Datensatz inzwischen geändert.',

  'window-empty': 'Das Ende des Zeitraums liegt vor seinem Beginn.',
  'time-outside-ephemeris': 'Zu dieser Zeit hat die Ephemeride keinen Zustand.',
  'ephemeris-content-removed': 'Der Inhalt dieser Ephemeride wird nicht länger aufbewahrt.',
  'risk-level-unknown': 'Eine Risikostufe ist unbekannt.',
  'verdict-unknown': 'Ein Urteil ist unbekannt.',
  'subject-missing': 'Es ist nicht angegeben, was geprüft werden soll.',
  'cdm-not-uploaded': 'Die Nachricht stammt aus einem Screening. Nur hochgeladene lassen sich löschen.',
  'screening-ended': 'Das Screening ist schon zu Ende.',
  'decision-open': 'Zu diesem Ereignis gibt es eine Entscheidung, die noch nicht signiert ist.',
  'decision-closed': 'Die Entscheidung ist signiert oder zurückgezogen.',
  'decision-missing': 'Es wurde noch nichts entschieden. Erst entscheiden, dann signieren.',
  'decision-not-signed': 'Die Entscheidung ist nicht signiert, also gibt es nichts zu drucken.',
  'decision-judged-anew':
    'Das Urteil des Ereignisses war ein anderes, als seine Nachrichten nach den geltenden Regeln ergeben. Es wurde neu beurteilt: bitte noch einmal ansehen.',
  'decision-inputs-changed':
    'Das Ereignis hat andere Nachrichten, oder der Plan ist ein anderer, als bei der Entscheidung.',
  'decision-event-gone': 'Das Ereignis der Entscheidung gibt es nicht mehr.',
  'decision-not-computed': 'Die Nachrichten des Ereignisses lassen sich für eine Entscheidung nicht auswerten.',
  'realism-not-shown': 'Kovarianzen dieser Art haben die Prüfung nicht bestanden.',
  'flight-rules-not-met': 'Flugregeln, die für die Entscheidung gelten, sind weder erfüllt noch ausgesetzt.',
  'four-eyes': 'Wer entschieden hat, darf nicht signieren.',
  'frozen-by-decision': 'Eine Entscheidung bezieht sich darauf. Bewahren Sie es auf.',
  'plan-unknown': 'Einen solchen Manöverplan gibt es für das Ereignis nicht.',
  'catalogue-missing': 'Es gibt keinen Katalog, gegen den geprüft werden kann.',
  'catalogue-refused': 'Die Datei ist kein Katalog, der sich verwenden lässt.',
  'catalogue-too-long': 'Die Datei hat mehr Einträge, als ein Katalog haben darf.',
  'catalogue-shrunk': 'Die Datei hat weit weniger Objekte als der Katalog, der in Gebrauch ist.',
  'screenings-limit': 'Ihre Organisation hat so viele wartende und laufende Screenings, wie sie darf.',
  'wrong-message-kind': 'Die Datei ist eine Nachricht anderer Art.',
  'satellite-unknown': 'Die Datei handelt von keinem Ihrer Satelliten.',
  'message-id-reused': 'Unter dieser Kennung hat der Urheber auch einen anderen Inhalt geschickt; alle bleiben.',
  'data-classified': 'Eine Nachricht oder ein Elementsatz ist als eingestuft gekennzeichnet.',
  'radius-outside-body':
    'Die Nachricht nennt einen gemeinsamen Radius, den die Körper ihrer Objekte nicht haben können.',
  'stated-contradicts-states': 'Die Nachricht nennt einen Wert, den ihre eigenen Zustände nicht ergeben.',
  'interpolation-unfit': 'Die Zustände liegen zu weit auseinander, um auf 100 m genau zu interpolieren.',
  'state-implausible': 'Ein Zustand gehört zu keiner Bahn um die Erde.',
  'motion-implausible': 'Die Zustände gehören zu keiner Bahn um die Erde.',
  'figures-not-finite': 'Werte, die aus der Datei folgen, sind unendlich oder keine Zahlen.',
  'too-many-messages': 'Das sind mehr Nachrichten, als auf einmal angenommen werden.',
  'too-costly': 'Die Datei zu lesen oder auszuwerten braucht mehr Zeit oder Speicher, als eine Datei darf.',
  'judging-failed': 'Die Nachricht war lesbar, aber ihre Auswertung schlug bei uns fehl.',
  unreadable: 'Die Nachricht ist nicht zu lesen.',
  'interpolation-coarse': 'Zwischen ihren Zuständen weicht die Ephemeride um mehr als 1 m ab.',
  'nothing-to-plan': 'Für das Ereignis lässt sich kein Manöver planen.',
  'event-not-left-out': 'Dieses Ereignis lässt sich nicht aus der Summe nehmen.',
  'mission-too-long': 'Die Mission hat mehr Ereignisse, als gezogen werden.',
  'manoeuvre-impossible': 'Das Manöver lässt sich nicht fliegen.',
  'plan-settled': 'Der Plan lässt sich nicht mehr ändern.',
  'plan-step-impossible': 'Diesen Status kann der Plan jetzt nicht annehmen.',
  'plan-stale': 'Etwas, woraus der Plan berechnet wurde, hat sich geändert.',
  'plan-without-orbit': 'Es gibt keine Bahn, auf der sich der Plan fliegen ließe.',
  'ephemeris-not-candidate': 'Die Ephemeride ist kein Kandidat.',
  'plan-needs-other-eyes': 'Wer einen Plan vorgeschlagen hat, darf ihn nicht freigeben.',
  'plan-not-clear':
    'Das Screening des Plans zeigt ein neues Risiko, und es ist kein Grund angegeben, ihn trotzdem freizugeben.',

  'target-missing': 'Es ist nicht angegeben, was beobachtet werden soll.',
  'target-ambiguous': 'Der Auftrag nennt mehrere Objekte.',
  'target-unknown': 'Von diesem Objekt ist keine Bahn bekannt.',
  'orbit-message-invalid': 'Die Bahnnachricht ist nicht zu lesen.',
  'sensor-unknown': 'Diesen Sensor gibt es nicht.',
  'sensor-exists': 'Einen Sensor mit diesem Code gibt es schon.',
  'sensor-in-use': 'Auf dem Sensor sind noch Überflüge geplant.',
  'sensor-not-own': 'Der Sensor gehört nicht Ihrer Organisation.',
  'window-past': 'Der Zeitraum ist vorüber.',
  'opportunity-gone': 'Ein gewählter Überflug ist nicht mehr zu haben.',
  'passes-ordered': 'Die Überflüge sind für dieses Ereignis schon bestellt.',
  'price-above-maximum': 'Die Überflüge kosten mehr als der angegebene Höchstpreis.',
  'request-ended': 'Der Auftrag ist schon beendet.',
  'observation-not-associated': 'Die Datei ist keinem Objekt zugeordnet.',
  'mission-not-flown': 'Die geplante Mission ist nicht zu Ende geflogen, also gibt es nichts zu drucken.',
  'mission-orbit-open': 'Die Bahn der Mission schließt sich nicht über dem Boden.',
  'observation-is-read': 'Die Datei ist gelesen.',
  'prediction-gone': 'Die Vorhersage wird nicht mehr aufbewahrt.',

  'site-incomplete': 'Ein Standort braucht Breite und Länge.',
  'orbit-not-closed': 'Der Zustand liegt auf keiner geschlossenen Bahn um die Erde.',
  'no-state-at-time': 'Der Elementsatz ergibt zu dieser Zeit keinen Zustand.',

  'balance-insufficient': 'Das Guthaben deckt den Preis nicht.',
  'balance-below-limit': 'Das Guthaben läge unter dem Kreditrahmen.',
  'currency-differs': 'Der Preis hat eine andere Währung als das Guthaben.',
  'currency-unknown': 'Diese Währung nimmt die Installation nicht an.',
  'customer-exists': 'Zu diesem Benutzer gibt es schon einen Kunden.',
  'customer-not-own': 'Der Kunde gehörte zu einem anderen Benutzer oder einer anderen Organisation.',
  'product-exists': 'Ein Produkt mit dieser Kennung gibt es schon.',
  'product-unknown': 'Ein solches Produkt gibt es nicht, oder es hat keinen Preis.',
  'price-changed': 'Der Preis hat sich geändert.',
  'order-ended': 'Die Bestellung ist schon beendet.',
  'subscription-runs': 'Die Organisation hat das Produkt schon abonniert.',
  'order-not-subscription': 'Die Bestellung ist kein Abonnement.',
  'nothing-to-invoice': 'Seit der letzten Rechnung wurde nichts berechnet.',
  'invoice-ended': 'Die Rechnung ist bezahlt oder zurückgezogen.',
  'payment-differs': 'Die Zahlung stimmt nicht mit der Rechnung überein.',
  'payment-unbooked': 'Für die Rechnung kam Geld an, das nicht gebucht werden konnte.',
  'payment-elsewhere': 'Die Rechnung wird durch Überweisung bezahlt.',
  'customer-pays-by-admin': 'Berechnet wird erst, wenn ein Administrator der Zahlungen es einschaltet.',
  'payments-off': 'Diese Installation nimmt keine Zahlungen an.',

  'operator-ambiguous': 'Die Gruppen des Kontos gehören zu mehreren Organisationen.',
  'roles-beyond-own': 'Das Programm hätte Rollen, die Sie selbst nicht haben.',
  'machine-name-taken': 'Ihre Organisation hat schon ein Programm dieses Namens.',
  'machines-elsewhere': 'Programme werden beim Anbieter der Anmeldung dieser Installation verwaltet.',

  'not-writable-as-tle': 'Die Katalognummer passt nicht in ein TLE.',
  'time-zone-unknown': 'Diese Zeitzone gibt es nicht.',
  'rule-repeated': 'Für eine Art von Mitteilung gibt es zwei Regeln.',
  'colleague-unknown': 'Ein Mitglied des Bereitschaftsplans gehört nicht zu Ihrer Organisation.',
  'place-off': 'Das Ziel ist abgeschaltet.',
  'calendar-addresses-limit': 'Mehr Kalenderadressen dürfen Sie nicht haben.',
  'place-format-fixed': 'Die Form der Nachrichten an dieses Ziel gibt der Kanal vor.',
  'place-unsigned': 'Mitteilungen an dieses Ziel werden nicht signiert.',
  'delivery-underway': 'Die Mitteilung ist noch unterwegs.',
  'feed-exists': 'Eine Datenquelle dieses Namens gibt es schon.',
  'feed-address': 'Die Adresse der Datenquelle darf nicht gefragt werden.',
  'feed-too-often': 'Die Datenquelle würde öfter gefragt, als sie erlaubt.',
  'feed-account': 'Der Datenquelle fehlt ein Konto, oder sie hat eines, das nicht gebraucht wird.',
  'feed-sets': 'Bei der Datenquelle ist nichts oder dasselbe zweimal gewählt.',
  'feed-mail-server': 'Nur ein Postfach hat einen Mailserver.',
  'feed-kind': 'Die Art einer Datenquelle ändert sich nicht.',
  'too-many-feeds': 'Die Installation hat so viele Datenquellen, wie sie haben darf.',
  'feed-underway': 'Eine Abfrage dieser Datenquelle wartet oder läuft schon.',
  'feed-turn-over': 'Die Abfrage ist vorbei.',
  'recipient-exists': 'Einen Empfänger dieses Namens gibt es schon.',
  'recipient-address': 'An die Adresse des Empfängers darf nichts gesendet werden.',
  'recipient-account': 'Dem Empfänger fehlt ein Konto, oder er hat eines, das nicht gebraucht wird.',
  'recipient-objects': 'Die Namen, die der Empfänger für Satelliten hat, stimmen nicht.',
  'recipient-kind': 'Die Art eines Empfängers ändert sich nicht.',
  'too-many-recipients': 'Ihre Organisation hat so viele Empfänger, wie sie haben darf.',
  'recipient-waited-for': 'An den Empfänger wird gerade etwas gesendet.',
  'publication-content': 'Das kann nicht hinausgehen.',
  'publication-step-impossible': 'Diesen Schritt kann die Veröffentlichung nicht tun.',
  'other-operator-moves': 'Der andere Betreiber sagte, dass er ausweicht, und nichts sagt, warum auch Sie ausweichen.',
  'contact-exists': 'Einen Kontakt dieses Namens gibt es schon.',
  'too-many-contacts': 'Ihre Organisation hat so viele Kontakte, wie sie haben darf.',
  'contacts-table': 'Die Tabelle der Kontakte lässt sich nicht lesen.',
  'coordination-reason-missing': 'Was Sie sagen, weicht von den Regeln ab, und nichts sagt, warum.',
  'coordination-side': 'Wer es sagt, passt nicht dazu, wie es gesagt wurde.',
  'too-many-links': 'Das Ereignis hat so viele offene Formulare, wie es haben darf.',
  'answer-form-over': 'Das Formular ist nicht mehr offen.',
  'publication-needs-other-eyes': 'Wer eine Veröffentlichung vorbereitet hat, darf sie nicht bestätigen.',
  'publication-needs-person': 'Ein Programm darf Veröffentlichungen an diesen Empfänger nicht bestätigen.',
  'publication-overtaken': 'Woraus die Dateien geschrieben wurden, hat sich geändert.',
} satisfies Readonly<Record<Met | 'Server unreachable' | 'Answer not readable', string>>;
