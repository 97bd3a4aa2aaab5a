import type { Translation } from '../../i18n/texts.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  sessions: {
    title: 'Wo Sie angemeldet sind',
    intro:
      'Eine beendete Anmeldung kann nicht mehr erneuert werden; ihr Browser ist in der Regel innerhalb von fünf Minuten abgemeldet.',
    none: 'Der Anbieter der Anmeldung nennt keine Anmeldung.',
    notOffered: 'Ihr Anbieter der Anmeldung sagt dieser Anwendung nicht, wo Sie angemeldet sind.',
    elsewhere: 'Anmeldungen auf seiner Kontoseite ansehen und beenden',
    columns: { browser: 'Browser', since: 'Seit', seen: 'Zuletzt gesehen' },
    browserOn: (browser, system) => `${browser} unter ${system}`,
    unknownBrowser: 'Unbekannter Browser',
    current: 'Diese',
    end: 'Beenden',
    endOf: (browser) => `Anmeldung von ${browser} beenden`,
    endOthers: 'Alle anderen beenden',
    askOne: 'Diese Anmeldung beenden?',
    askOneText: (browser, address) =>
      `${browser}, ${address}. Sie kann ab jetzt nicht mehr erneuert werden; ihr Browser ist in der Regel innerhalb von fünf Minuten abgemeldet.`,
    askOthers: 'Alle anderen Anmeldungen beenden?',
    askOthersText: (count) =>
      count === 1
        ? 'Eine Anmeldung endet. Hier bleiben Sie angemeldet.'
        : `${count} Anmeldungen enden. Hier bleiben Sie angemeldet.`,
    yes: 'Beenden',
    ended: (count) => (count === 1 ? 'Die Anmeldung ist beendet.' : `${count} Anmeldungen sind beendet.`),
  },
  usage: {
    intro: 'Was Ihre Organisation aufbewahren darf. Die Grenzen setzt, wer diese Installation betreibt.',
    noService: 'Sie haben keine Rolle in einem Dienst, der etwas aufbewahrt.',
    columns: { what: 'Was', used: 'Belegt', share: 'Anteil', advice: 'Was zu tun ist' },
    of: (used, limit) => `${used} von ${limit}`,
    quotas: { STORAGE: 'Dateien aller Dienste', SCREENINGS: 'Wartende und laufende Screenings' },
    records: {
      ca: 'Satelliten, Stationen, Ephemeriden, Nachrichten, Pläne, Entscheidungen',
      odt: 'Sensoren, Anfragen, Beobachtungsdateien',
    },
    advice: {
      STORAGE: 'Abgelöste Ephemeriden machen von selbst Platz. Fragen Sie nach mehr, bevor alles belegt ist.',
      RECORDS: 'Fragen Sie nach mehr, bevor alles belegt ist: Danach wird nichts Neues mehr angenommen.',
      SCREENINGS: 'Weitere lassen sich starten, wenn einige zu Ende sind.',
    },
  },
  machines: {
    intro: 'Programme Ihrer Organisation, die die API selbst aufrufen, ohne dass sich ein Mensch anmeldet.',
    forbidden:
      'Maschinenzugänge verwalten die Administratoren eines Dienstes. Bitten Sie sie um ein Programm oder um die Rolle.',
    none: 'Ihre Organisation hat noch kein Programm.',
    elsewhere: 'Programme werden beim Anbieter der Anmeldung dieser Installation verwaltet:',
    elsewhereHelp: 'Ein Programm, das dort angelegt ist, bekommt sein Token so:',
    columns: { used: 'Zuletzt benutzt' },
    madeBy: (day, name) => `angelegt ${day} von ${name}`,
    madeByCommandLine: (day) => `angelegt ${day} auf der Kommandozeile`,
    roleOf: (service, role) => `${service}: ${role}`,
    nameHint: 'Woran man es erkennt, etwa Flugdynamik',
    nameFault: 'Geben Sie ihm einen Namen.',
    rolesHint: 'Höchstens Ihre eigenen.',
    rolesFault: 'Wählen Sie mindestens eine Rolle.',
    create: 'Anlegen',
    renew: 'Neues Geheimnis',
    renewOf: (name) => `Neues Geheimnis für ${name}`,
    renewTitle: (name) => `Ein neues Geheimnis für ${name}?`,
    renewText:
      'Das jetzige Geheimnis gilt sofort nicht mehr; Token, die das Programm hat, enden innerhalb von fünf Minuten.',
    revoke: 'Widerrufen',
    revokeOf: (name) => `${name} widerrufen`,
    revokeTitle: (name) => `${name} widerrufen?`,
    revokeText:
      'Das Programm bekommt ab jetzt kein Token mehr. Token, die es hat, enden innerhalb von fünf Minuten. Das lässt sich nicht rückgängig machen.',
    revoked: (name) => `${name} ist widerrufen.`,
    secretTitle: (name) => `Das Geheimnis von ${name}`,
    secretText: 'Kopieren Sie es jetzt: Es wird nur dieses Mal gezeigt, und niemand kann es noch einmal lesen.',
    secretGone: 'Das Geheimnis wurde schon gezeigt. Geben Sie dem Programm ein neues.',
    clientId: 'Client-ID',
    secret: 'Geheimnis',
    curl: 'Ein Token mit curl',
    curlOf: (name) => `Ein Token für ${name} mit curl`,
    curlHelp:
      'Mit dem Geheimnis in der Variablen CLIENT_SECRET. Die Antwort enthält das Token in access_token und in expires_in, wie viele Sekunden es gilt.',
  },
};
