import type { Translation } from '../../i18n/texts.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  sessions: {
    title: 'Aktive Anmeldungen',
    intro:
      'Eine beendete Anmeldung lässt sich nicht erneuern. Ihr Browser wird in der Regel innerhalb von fünf Minuten abgemeldet.',
    none: 'Der Anbieter der Anmeldung nennt keine aktiven Anmeldungen.',
    notOffered: 'Ihr Anbieter der Anmeldung gibt die Liste der Anmeldungen nicht an diese Anwendung weiter.',
    elsewhere: 'Anmeldungen auf seiner Kontoseite ansehen und beenden',
    columns: { browser: 'Browser', since: 'Seit', seen: 'Zuletzt gesehen' },
    browserOn: (browser, system) => `${browser} unter ${system}`,
    unknownBrowser: 'Unbekannter Browser',
    unknown: 'unbekannt',
    current: 'Dieser Browser',
    end: 'Beenden',
    endOf: (browser) => `Anmeldung von ${browser} beenden`,
    endOthers: 'Alle anderen beenden',
    askOne: 'Diese Anmeldung beenden?',
    askOneText: (browser, address) =>
      `${browser}, ${address}. Die Anmeldung lässt sich nicht mehr erneuern. Der Browser wird in der Regel innerhalb von fünf Minuten abgemeldet.`,
    askOthers: 'Alle anderen Anmeldungen beenden?',
    askOthersText: (count) =>
      count === 1
        ? 'Eine Anmeldung endet. Hier bleiben Sie angemeldet.'
        : `${count} Anmeldungen enden. Hier bleiben Sie angemeldet.`,
    yes: 'Beenden',
    ended: (count) => (count === 1 ? 'Die Anmeldung ist beendet.' : `${count} Anmeldungen sind beendet.`),
  },
  usage: {
    intro: 'Kontingente Ihrer Organisation und ihre Nutzung. Die Grenzen legt der Betreiber dieser Installation fest.',
    noService: 'Sie haben keine Rolle in einem Dienst mit Kontingenten.',
    columns: { what: 'Kontingent', used: 'Belegt', share: 'Anteil', advice: 'Empfehlung' },
    of: (used, limit) => `${used} von ${limit}`,
    quotas: { STORAGE: 'Dateien aller Dienste', SCREENINGS: 'Wartende und laufende Screenings' },
    records: {
      ca: 'Satelliten, Stationen, Ephemeriden, Nachrichten, Pläne, Entscheidungen',
      odt: 'Sensoren, Aufträge, Beobachtungsdateien',
    },
    advice: {
      STORAGE:
        'Inhalte abgelöster Ephemeriden werden automatisch entfernt. Beantragen Sie ein größeres Kontingent, bevor der Speicher voll ist.',
      RECORDS: 'Beantragen Sie ein größeres Kontingent: An der Grenze werden neue Einträge abgelehnt.',
      SCREENINGS: 'Starten Sie weitere Screenings, wenn einige beendet sind.',
    },
  },
  machines: {
    intro: 'Programme Ihrer Organisation, die die API ohne Anmeldung eines Benutzers aufrufen.',
    forbidden:
      'Nur Administratoren eines Dienstes verwalten Maschinenzugänge. Bitten Sie einen Administrator um ein Programm oder um die Rolle.',
    none: 'Noch keine Programme.',
    elsewhere: 'Verwalten Sie Programme beim Anbieter der Anmeldung dieser Installation:',
    elsewhereHelp: 'Ein dort angelegtes Programm fordert sein Token so an:',
    columns: { used: 'Zuletzt benutzt' },
    madeBy: (day, name) => `angelegt ${day} von ${name}`,
    madeByCommandLine: (day) => `angelegt ${day} auf der Kommandozeile`,
    roleOf: (service, role) => `${service}: ${role}`,
    nameHint: 'Zum Beispiel: Flugdynamik',
    nameFault: 'Geben Sie einen Namen ein.',
    rolesHint: 'Sie können nur Rollen vergeben, die Sie selbst haben.',
    rolesFault: 'Wählen Sie mindestens eine Rolle.',
    create: 'Programm anlegen',
    renew: 'Neues Geheimnis',
    renewOf: (name) => `Neues Geheimnis für ${name}`,
    renewTitle: (name) => `Neues Geheimnis für ${name} erzeugen?`,
    renewText: 'Das jetzige Geheimnis gilt sofort nicht mehr. Ausgegebene Token laufen innerhalb von fünf Minuten ab.',
    revoke: 'Widerrufen',
    revokeOf: (name) => `${name} widerrufen`,
    revokeTitle: (name) => `${name} widerrufen?`,
    revokeText:
      'Das Programm kann keine Token mehr anfordern. Ausgegebene Token laufen innerhalb von fünf Minuten ab. Das lässt sich nicht rückgängig machen.',
    revoked: (name) => `${name} ist widerrufen.`,
    secretTitle: (name) => `Geheimnis von ${name}`,
    secretText: 'Kopieren Sie das Geheimnis jetzt. Es wird nur einmal gezeigt.',
    secretGone: 'Das Geheimnis wurde schon gezeigt. Erzeugen Sie ein neues Geheimnis für das Programm.',
    clientId: 'Client-ID',
    secret: 'Geheimnis',
    curl: 'Token mit curl anfordern',
    curlOf: (name) => `Token für ${name} mit curl anfordern`,
    curlHelp:
      'Setzen Sie die Variable CLIENT_SECRET auf das Geheimnis. In der Antwort ist access_token das Token und expires_in seine Gültigkeit in Sekunden.',
  },
};
