import { termsOf } from './en.ts';

/** For information: the English text is legally binding. */
export const de = termsOf([
  {
    id: 'scope',
    title: '1. Geltungsbereich dieser Bedingungen',
    paragraphs: [
      'Diese Bedingungen gelten für die Nutzung dieser Installation von Keepout: ihrer Webanwendung, ihrer Programmierschnittstelle und der Nachrichten, die sie sendet. Anbieter ist die Organisation, die die Installation betreibt. „Sie“ sind die Person, die sich anmeldet, und der Satellitenbetreiber, für den sie handelt.',
      'Mit der Anmeldung nehmen Sie diese Bedingungen an. Besteht zwischen Ihrer Organisation und dem Anbieter eine schriftliche Vereinbarung, so geht diese vor, soweit beide voneinander abweichen.',
    ],
  },
  {
    id: 'service',
    title: '2. Umfang des Dienstes',
    paragraphs: [
      'Keepout berechnet nahe Begegnungen zwischen Satelliten und anderen Objekten, die Wahrscheinlichkeit eines Zusammenstoßes und Manöver, die sie verringern. Es fordert außerdem Beobachtungen von Objekten bei Sensoren an und wertet die gelieferten Messungen aus.',
      'Jedes Ergebnis hängt von den Bahndaten ab, aus denen es berechnet wurde. Öffentliche Elementsätze haben keine Kovarianz; wo der Dienst eine schätzt, kennzeichnet er das Ergebnis als geschätzt. Ein Ergebnis ohne Konjunktion beweist nicht, dass es keine gibt.',
      'Der Dienst berät. Er steuert keine Raumfahrzeuge. Ob ein Manöver geflogen wird, entscheidet und verantwortet der Satellitenbetreiber.',
    ],
  },
  {
    id: 'account',
    title: '3. Ihr Konto',
    paragraphs: [
      'Konten sind persönlich. Behalten Sie Ihre Zugangsdaten für sich, verwenden Sie einen zweiten Faktor, wo er angeboten wird, und benachrichtigen Sie den Anbieter sofort, wenn Sie unbefugten Zugang vermuten.',
      'Ihre Berechtigungen folgen aus den Rollen, die Ihre Organisation Ihnen gegeben hat. Skripte und andere Maschinen melden sich mit eigenen Zugangsdaten an.',
    ],
  },
  {
    id: 'data',
    title: '4. Ihre Daten',
    paragraphs: [
      'Ephemeriden, Manöverpläne, Eigenschaften von Satelliten und Nachrichten, die Sie hochladen, bleiben Ihre. Der Anbieter verwendet sie, um den Dienst für Sie zu betreiben. Andere Betreiber können sie nicht sehen.',
      'Betrifft eine Konjunktion zwei Betreiber, gibt der Anbieter über Ihren Satelliten ohne Ihre Zustimmung nur öffentliche Angaben weiter.',
      'Sie erklären, dass Sie zum Hochladen Ihrer Dateien und Daten berechtigt sind und dass sie nach bestem Wissen stimmen: Falsche Maße, Massen oder Bahnen führen zu falschen Ergebnissen.',
    ],
  },
  {
    id: 'orders',
    title: '5. Beobachtungen, Aufträge und Bezahlung',
    paragraphs: [
      'Ein Beobachtungsauftrag zeigt seinen Preis, bevor Sie ihn erteilen. Mit ihm wird der Betrag auf Ihrem Guthaben reserviert. Er wird berechnet, wenn die Beobachtung geliefert ist, und freigegeben, wenn der Auftrag scheitert oder rechtzeitig abgebrochen wird. Überflüge, die Sie bestellt haben und die nicht verwendet wurden, werden gutgeschrieben.',
      'Beobachtungen hängen von Wetter, Licht und der Verfügbarkeit von Sensoren ab. Der Anbieter verspricht nicht, dass ein bestimmter Überflug beobachtet wird.',
      'Installationen mit dem eingebauten Simulator von Sensoren sagen das. Simulierte Beobachtungen dürfen nicht für Entscheidungen über wirkliche Raumfahrzeuge verwendet werden.',
    ],
  },
  {
    id: 'messages',
    title: '6. Mitteilungen',
    paragraphs: [
      'Sie wählen in Ihrem Konto die Ereignisse, über die Sie benachrichtigt werden, und die Kanäle. Die Zustellung durch E-Mail und Chat-Dienste Dritter kann sich verzögern oder ausbleiben; verlassen Sie sich nicht auf eine Mitteilung als einzige Absicherung.',
    ],
  },
  {
    id: 'use',
    title: '7. Rücksicht',
    paragraphs: [
      'Versuchen Sie nicht, Datensätze anderer Betreiber zu lesen, Grenzen für die Zahl der Aufrufe zu umgehen oder den Dienst zu stören. Melden Sie Schwachstellen dem Anbieter, und lassen Sie ihm angemessene Zeit, sie zu beheben, bevor Sie sie veröffentlichen.',
    ],
  },
  {
    id: 'privacy',
    title: '8. Persönliche Daten und Aufzeichnungen',
    paragraphs: [
      'Der Dienst speichert Ihren Benutzernamen, Ihre E-Mail-Adresse, Ihre Einstellungen und ein Protokoll Ihrer Handlungen mit Datensatz und Zeit. Das Protokoll lässt sich nachträglich nicht ändern; Administratoren Ihrer Organisation können es exportieren.',
      'Ihr Browser behält, wie Sie die Anzeige gewählt haben, etwa die Farben. Die Anwendung setzt keine Cookies für Werbung oder Verfolgung und ruft keine Dritten auf.',
    ],
  },
  {
    id: 'liability',
    title: '9. Verfügbarkeit und Haftung',
    paragraphs: [
      'Die Software wird unter der Apache-Lizenz 2.0 bereitgestellt, ohne Gewährleistung irgendeiner Art. Der Anbieter darf den Dienst für Wartung unterbrechen und kündigt das nach Möglichkeit an.',
      'Soweit das Recht es zulässt, haftet der Anbieter nicht für Verlust oder Beschädigung von Raumfahrzeugen, für entgangene Einnahmen oder andere Folgen von Entscheidungen, die auf Ergebnissen des Dienstes beruhen. Die Haftung für Vorsatz, grobe Fahrlässigkeit und Personenschäden bleibt unberührt.',
    ],
  },
  {
    id: 'end',
    title: '10. Änderungen und Ende',
    paragraphs: [
      'Der Anbieter darf diese Bedingungen ändern und kündigt eine Änderung mindestens dreißig Tage vorher in der Anwendung an. Sind Sie nicht einverstanden, so nutzen Sie den Dienst nicht mehr, sobald die Änderung gilt.',
      'Ihre Organisation kann ihre Konten jederzeit schließen und einen Export ihrer Daten verlangen. Danach löscht der Anbieter die Daten, soweit das Recht nicht ihre Aufbewahrung verlangt.',
    ],
  },
]);
