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
export const PROBLEM_TEXTS: Readonly<Record<string, string>> = {
  'Server unreachable': 'Der Server war nicht zu erreichen. Prüfen Sie die Verbindung und versuchen Sie es erneut.',
  'Answer not readable': 'Die Antwort war nicht zu lesen. Versuchen Sie es erneut.',

  'invalid-request': 'Eine Angabe fehlt oder ist ungültig.',
  'invalid-character': 'Ein Text enthält ein Zeichen, das nicht gespeichert werden kann.',
  'bad-request': 'Die Anfrage lässt sich nicht bearbeiten.',
  'time-invalid': 'Eine Angabe ist keine gültige Zeit.',
  'not-found': 'Der Datensatz existiert nicht oder gehört einer anderen Organisation.',
  'cursor-invalid': 'Diese Seite der Liste gibt es nicht mehr. Laden Sie die Liste neu.',
  'request-timeout': 'Die Anfrage kam nicht rechtzeitig an. Versuchen Sie es erneut.',
  'read-only-field': 'Die Änderung betrifft ein schreibgeschütztes Feld.',
  'body-too-large': 'Der Inhalt der Anfrage ist zu groß.',
  'file-too-large': 'Eine Datei ist zu groß.',
  'too-many-files': 'Die Anfrage enthält zu viele Dateien.',
  'address-too-long': 'Die Adresse ist zu lang.',
  'no-file': 'Es wurde keine Datei gesendet.',
  'too-many-requests': 'Es kamen zu viele Anfragen in zu kurzer Zeit. Warten Sie einen Augenblick.',
  'too-many-streams': 'Es sind zu viele Verbindungen offen. Schließen Sie Fenster, die Sie nicht brauchen.',
  'headers-too-large': 'Die Anfrage ist zu groß.',
  'internal-error': 'Der Fehler liegt bei uns. Nennen Sie dem Support die Kennung in der Meldung des Servers.',
  'database-busy': 'Die Datenbank ist ausgelastet. Versuchen Sie es gleich erneut.',
  'database-unreachable': 'Die Datenbank antwortet nicht. Versuchen Sie es gleich erneut.',
  unavailable: 'Ein Teil des Dienstes ist zurzeit nicht verfügbar.',
  'storage-limit': 'Die Speichergrenze Ihrer Organisation ist erreicht.',
  'records-limit': 'Ihre Organisation hat die Höchstzahl an Datensätzen erreicht.',
  'storage-full': 'Der Speicher der Installation ist voll. Die Daten wurden nicht gespeichert.',

  invalid_type: 'Die Angabe fehlt oder hat einen anderen Typ.',
  invalid_format: 'Der Text hat nicht das verlangte Format.',
  invalid_value: 'Der Wert ist nicht erlaubt.',
  too_small: 'Der Wert ist zu klein oder zu kurz.',
  too_big: 'Der Wert ist zu groß oder zu lang.',
  not_multiple_of: 'Die Zahl ist kein Vielfaches der Schrittweite.',
  unrecognized_keys: 'Es gibt unbekannte Angaben.',
  invalid_union: 'Der Wert hat keinen der verlangten Typen.',
  invalid_key: 'Der Name einer Angabe ist ungültig.',
  invalid_element: 'Ein Element der Liste ist ungültig.',
  custom: 'Die Angabe verletzt eine Regel.',

  'token-missing': 'Die Anfrage kam ohne Anmeldung.',
  'token-expired': 'Die Anmeldung ist abgelaufen.',
  'token-invalid': 'Die Anmeldung gilt hier nicht.',
  'operator-missing': 'Das Konto gehört zu keiner Organisation. Fragen Sie Ihren Administrator.',
  'catalogue-kept-back':
    'Der Katalog würde zu viele der Objekte in Gebrauch verlieren oder verschieben. Er wurde zurückgehalten; der bisherige bleibt in Gebrauch.',
  'catalogue-decided': 'Über diesen zurückgehaltenen Katalog ist schon entschieden.',
  'catalogue-not-in-use': 'Inzwischen ist ein anderer Katalog in Gebrauch.',
  'catalogue-nothing-before': 'Es ist kein früherer Katalog gespeichert.',
  'catalogue-last-source': 'Diese Datenquelle ist die einzige Quelle des Katalogs.',
  'not-installation-operator':
    'Diese Daten sind allen Organisationen gemeinsam. Nur Administratoren des Betreibers der Installation ändern sie.',
  'role-missing': 'Dem Konto fehlt die Rolle dafür. Fragen Sie Ihren Administrator.',
  'identity-unreachable': 'Der Anbieter der Anmeldung antwortet nicht.',

  'satellite-exists': 'Einen Satelliten mit dieser Katalognummer haben Sie schon.',
  'station-exists': 'Eine Bodenstation dieses Namens haben Sie schon.',
  'if-match-missing': 'Der Änderung fehlt die Version, auf der sie beruht.',
  'version-changed': 'Der Datensatz wurde inzwischen geändert.',

  'window-empty': 'Das Ende des Zeitraums liegt vor seinem Beginn.',
  'time-outside-ephemeris': 'Zu dieser Zeit hat die Ephemeride keinen Zustand.',
  'ephemeris-content-removed': 'Der Inhalt dieser Ephemeride wurde entfernt.',
  'risk-level-unknown': 'Eine Risikostufe ist unbekannt.',
  'verdict-unknown': 'Ein Urteil ist unbekannt.',
  'subject-missing': 'Es ist kein Objekt für das Screening angegeben.',
  'cdm-not-uploaded': 'Die Nachricht stammt aus einem Screening. Nur hochgeladene lassen sich löschen.',
  'screening-ended': 'Das Screening ist schon zu Ende.',
  'decision-open': 'Zu dieser Konjunktion gibt es eine Entscheidung, die noch nicht signiert ist.',
  'decision-closed': 'Die Entscheidung ist signiert oder zurückgezogen.',
  'decision-missing': 'Die Akte enthält noch keine Entscheidung. Erst entscheiden, dann signieren.',
  'decision-not-signed': 'Die Entscheidungsakte lässt sich erst drucken, wenn sie signiert ist.',
  'decision-judged-anew':
    'Das Urteil der Konjunktion war veraltet und wurde neu berechnet. Prüfen Sie das neue Urteil, und entscheiden Sie dann.',
  'decision-inputs-changed': 'Die Grundlagen der Entscheidung (Nachrichten, Bahnen oder Plan) haben sich geändert.',
  'decision-event-gone': 'Die Konjunktion der Entscheidung gibt es nicht mehr.',
  'decision-not-computed': 'Die Nachrichten der Konjunktion lassen sich für eine Entscheidung nicht auswerten.',
  'realism-not-shown': 'Kovarianzen dieser Art haben die Prüfung des Kovarianzrealismus nicht bestanden.',
  'flight-rules-not-met': 'Flugregeln, die für die Entscheidung gelten, sind weder erfüllt noch ausgesetzt.',
  'four-eyes': 'Wer entschieden hat, darf nicht signieren.',
  'frozen-by-decision':
    'Eine Entscheidungsakte bezieht sich auf dieses Objekt. Es lässt sich nicht löschen oder ändern.',
  'plan-unknown': 'Die Konjunktion hat keinen Manöverplan mit dieser Kennung.',
  'catalogue-missing': 'Es ist kein Katalog geladen.',
  'catalogue-refused': 'Die Datei ist kein verwendbarer Katalog.',
  'catalogue-too-long': 'Die Datei überschreitet die Höchstzahl der Einträge eines Katalogs.',
  'catalogue-shrunk': 'Die Datei hat weit weniger Objekte als der Katalog, der in Gebrauch ist.',
  'screenings-limit': 'Ihre Organisation hat die Höchstzahl wartender und laufender Screenings erreicht.',
  'wrong-message-kind': 'Die Datei ist eine Nachricht anderer Art.',
  'satellite-unknown': 'Die Datei beschreibt keinen Ihrer Satelliten.',
  'message-id-reused':
    'Der Urheber hat diese Kennung schon für eine Nachricht mit anderem Inhalt verwendet; alle Fassungen bleiben gespeichert.',
  'data-classified': 'Eine Nachricht oder ein Elementsatz ist als eingestuft gekennzeichnet.',
  'radius-outside-body':
    'Die Nachricht nennt einen gemeinsamen Radius, den die Körper ihrer Objekte nicht haben können.',
  'stated-contradicts-states': 'Die Nachricht nennt einen Wert, der ihren eigenen Zustandsvektoren widerspricht.',
  'interpolation-unfit': 'Die Zustände liegen zu weit auseinander, um auf 100 m genau zu interpolieren.',
  'state-implausible': 'Ein Zustand gehört zu keiner Bahn um die Erde.',
  'motion-implausible': 'Die Zustände gehören zu keiner Bahn um die Erde.',
  'figures-not-finite': 'Werte, die aus der Datei folgen, sind unendlich oder keine Zahlen.',
  'too-many-messages': 'Die Anfrage überschreitet die Höchstzahl an Nachrichten.',
  'too-costly': 'Lesen oder Auswerten der Datei überschreitet die Grenze für Zeit oder Speicher.',
  'judging-failed': 'Die Nachricht wurde gelesen, aber der Server konnte sie nicht auswerten.',
  unreadable: 'Die Nachricht ist nicht zu lesen.',
  'interpolation-coarse': 'Der Interpolationsfehler der Ephemeride ist größer als 1 m.',
  'nothing-to-plan': 'Für die Konjunktion lässt sich kein Manöver planen.',
  'event-not-left-out': 'Diese Konjunktion lässt sich nicht von der Summe ausschließen.',
  'mission-too-long': 'Die Mission hat mehr Konjunktionen, als eine Studie simuliert.',
  'manoeuvre-impossible': 'Das Manöver lässt sich nicht fliegen.',
  'plan-settled': 'Der Plan lässt sich in seinem Status nicht ändern.',
  'plan-step-impossible': 'Diesen Status kann der Plan jetzt nicht annehmen.',
  'plan-stale': 'Die Grundlagen des Plans haben sich seit seiner Berechnung geändert.',
  'plan-without-orbit': 'Für den Plan ist keine Bahn des Satelliten verfügbar.',
  'ephemeris-not-candidate': 'Die Ephemeride ist kein Kandidat.',
  'plan-needs-other-eyes': 'Wer einen Plan vorgeschlagen hat, darf ihn nicht freigeben.',
  'plan-not-clear':
    'Das Screening des Plans zeigt ein neues Risiko, und es ist kein Grund angegeben, ihn trotzdem freizugeben.',

  'target-missing': 'Es ist kein Objekt für die Beobachtung angegeben.',
  'target-ambiguous': 'Der Auftrag nennt mehrere Objekte.',
  'target-unknown': 'Von diesem Objekt ist keine Bahn bekannt.',
  'orbit-message-invalid': 'Die Bahnnachricht ist nicht zu lesen.',
  'sensor-unknown': 'Diesen Sensor gibt es nicht.',
  'sensor-exists': 'Einen Sensor mit diesem Code gibt es schon.',
  'sensor-in-use': 'Auf dem Sensor sind noch Überflüge geplant.',
  'sensor-not-own': 'Der Sensor gehört nicht Ihrer Organisation.',
  'window-past': 'Der Beobachtungszeitraum ist vorüber.',
  'opportunity-gone': 'Ein gewählter Überflug ist nicht mehr verfügbar.',
  'passes-ordered': 'Die Überflüge sind für diese Konjunktion schon bestellt.',
  'price-above-maximum': 'Die Überflüge kosten mehr als der angegebene Höchstpreis.',
  'request-ended': 'Der Auftrag ist schon beendet.',
  'observation-not-associated': 'Die Datei ist keinem Objekt zugeordnet.',
  'mission-not-flown': 'Die Missionsstudie ist nicht abgeschlossen und lässt sich noch nicht drucken.',
  'mission-orbit-open': 'Die Bahn der Mission ist nicht geschlossen, oder ihr Perigäum liegt unter dem Boden.',
  'observation-is-read': 'Die Beobachtungsdatei wurde ohne Fehler gelesen.',
  'prediction-gone': 'Die Vorhersage ist nicht mehr gespeichert.',

  'site-incomplete': 'Ein Standort braucht Breite und Länge.',
  'orbit-not-closed': 'Der Zustand liegt auf keiner geschlossenen Bahn um die Erde.',
  'no-state-at-time': 'Der Elementsatz ergibt zu dieser Zeit keinen Zustand.',

  'balance-insufficient': 'Das Guthaben deckt den Preis nicht.',
  'balance-below-limit': 'Das Guthaben würde den Kreditrahmen überschreiten.',
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
  'payment-unbooked': 'Für die Rechnung ging eine Zahlung ein, die nicht gebucht werden konnte.',
  'payment-elsewhere': 'Die Rechnung wird durch Überweisung bezahlt.',
  'customer-pays-by-admin': 'Nur ein Administrator der Zahlungen schaltet die Abrechnung ein.',
  'payments-off': 'Diese Installation nimmt keine Zahlungen an.',

  'operator-ambiguous': 'Die Gruppen des Kontos gehören zu mehreren Organisationen.',
  'roles-beyond-own': 'Das Programm hätte mehr Rollen als Sie selbst.',
  'machine-name-taken': 'Ihre Organisation hat schon ein Programm dieses Namens.',
  'machines-elsewhere': 'Programme werden beim Anbieter der Anmeldung dieser Installation verwaltet.',

  'not-writable-as-tle': 'Die Katalognummer passt nicht in ein TLE.',
  'time-zone-unknown': 'Diese Zeitzone gibt es nicht.',
  'rule-repeated': 'Für eine Art von Mitteilung gibt es mehrere Regeln.',
  'colleague-unknown': 'Ein Mitglied des Bereitschaftsplans gehört nicht zu Ihrer Organisation.',
  'place-off': 'Das Ziel ist abgeschaltet.',
  'calendar-addresses-limit': 'Sie haben die Höchstzahl an Kalenderadressen erreicht.',
  'place-format-fixed': 'Der Kanal dieses Ziels legt das Format der Nachrichten fest.',
  'place-unsigned': 'Mitteilungen an dieses Ziel werden nicht signiert.',
  'delivery-underway': 'Die Mitteilung wird noch zugestellt.',
  'feed-exists': 'Eine Datenquelle dieses Namens gibt es schon.',
  'feed-address': 'Die Adresse der Datenquelle ist nicht zulässig.',
  'feed-too-often': 'Die Datenquelle würde öfter abgefragt, als ihr Herausgeber erlaubt.',
  'feed-account': 'Der Datenquelle fehlt ein Konto, oder sie hat eines, das nicht gebraucht wird.',
  'feed-sets': 'Die Liste der Datensätze der Datenquelle ist leer oder enthält Duplikate.',
  'feed-mail-server': 'Nur ein Postfach hat einen vertrauten Mailserver.',
  'feed-kind': 'Die Art einer Datenquelle lässt sich nicht ändern.',
  'too-many-feeds': 'Die Installation hat die Höchstzahl an Datenquellen erreicht.',
  'feed-underway': 'Eine Abfrage dieser Datenquelle wartet oder läuft schon.',
  'feed-turn-over': 'Die Abfrage ist beendet.',
  'recipient-exists': 'Einen Empfänger dieses Namens gibt es schon.',
  'recipient-address': 'Die Adresse des Empfängers ist nicht zulässig.',
  'recipient-account': 'Dem Empfänger fehlt ein Konto, oder er hat eines, das nicht gebraucht wird.',
  'recipient-objects': 'Die Liste der Satellitennamen des Empfängers ist ungültig.',
  'recipient-kind': 'Die Art eines Empfängers lässt sich nicht ändern.',
  'too-many-recipients': 'Ihre Organisation hat die Höchstzahl an Empfängern erreicht.',
  'recipient-waited-for': 'Eine Veröffentlichung an den Empfänger läuft.',
  'publication-content': 'Der Inhalt lässt sich nicht veröffentlichen.',
  'publication-step-impossible': 'Diesen Status kann die Veröffentlichung jetzt nicht annehmen.',
  'other-operator-moves':
    'Der andere Betreiber hat erklärt, dass er ausweicht, und für ein zweites Manöver ist kein Grund angegeben.',
  'contact-exists': 'Einen Kontakt dieses Namens gibt es schon.',
  'too-many-contacts': 'Ihre Organisation hat die Höchstzahl an Kontakten erreicht.',
  'contacts-table': 'Die Tabelle der Kontakte lässt sich nicht lesen.',
  'coordination-reason-missing': 'Die Angabe weicht von den Regeln ab, und es ist kein Grund angegeben.',
  'coordination-side': 'Seite und Weg der Angabe passen nicht zusammen.',
  'too-many-links': 'Die Konjunktion hat die Höchstzahl offener Formulare erreicht.',
  'answer-form-over': 'Das Formular ist nicht mehr offen.',
  'publication-needs-other-eyes': 'Wer eine Veröffentlichung vorbereitet hat, darf sie nicht bestätigen.',
  'publication-needs-person': 'Ein Programm darf Veröffentlichungen an diesen Empfänger nicht bestätigen.',
  'publication-overtaken': 'Die Grundlagen der Dateien haben sich geändert.',
} satisfies Readonly<Record<Met | 'Server unreachable' | 'Answer not readable', string>>;
