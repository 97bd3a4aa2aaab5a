import { DEFAULT_LANGUAGE, type Language, language } from '@keepout/contract/platform/language';

/** Texts of the provider's pages. */
const en = {
  signIn: 'Sign in',
  userName: 'User name',
  password: 'Password',
  wrong: 'User name or password is wrong.',
  tooMany: (seconds: string | undefined) =>
    `Too many attempts. Try again ${seconds === undefined ? 'later' : `in ${seconds} s`}.`,
  demo: 'Demonstration: the user is <strong>demo</strong>; its password was printed when the platform first started.',
  expired: 'Sign-in expired',
  expiredText: 'This sign-in is no longer open. Start again from Keepout.',
  failed: 'Sign-in failed',
  signOut: 'Sign out',
  signingOut: 'Signing you out.',
  signOutAsk: 'Do you want to sign out?',
  signedOut: 'Signed out',
  signedOutText: 'You are signed out.',
  back: 'Back to Keepout',
  account: 'Account',
  notSignedIn: 'You are not signed in.',
  name: 'Name',
  email: 'E-mail',
  operator: 'Operator',
  roles: 'Roles',
  ofDemonstration:
    "This identity provider is part of the demonstration. In production your organisation's own provider shows its account page here.",
  keptHere:
    'This installation keeps names and passwords itself. Who runs it changes them and gives new passwords, with keepout user add.',
};

export type IdentityWords = typeof en;

const de: IdentityWords = {
  signIn: 'Anmelden',
  userName: 'Benutzername',
  password: 'Passwort',
  wrong: 'Benutzername oder Passwort ist falsch.',
  tooMany: (seconds) =>
    `Zu viele Versuche. Versuchen Sie es ${seconds === undefined ? 'später' : `in ${seconds} s`} erneut.`,
  demo: 'Demonstration: der Benutzer heißt <strong>demo</strong>; sein Passwort wurde gezeigt, als die Plattform zum ersten Mal lief.',
  expired: 'Anmeldung abgelaufen',
  expiredText: 'Diese Anmeldung ist nicht mehr offen. Beginnen Sie in Keepout von vorn.',
  failed: 'Anmeldung misslungen',
  signOut: 'Abmelden',
  signingOut: 'Sie werden abgemeldet.',
  signOutAsk: 'Möchten Sie sich abmelden?',
  signedOut: 'Abgemeldet',
  signedOutText: 'Sie sind abgemeldet.',
  back: 'Zurück zu Keepout',
  account: 'Konto',
  notSignedIn: 'Sie sind nicht angemeldet.',
  name: 'Name',
  email: 'E-Mail',
  operator: 'Organisation',
  roles: 'Rollen',
  ofDemonstration:
    'Dieser Anbieter der Anmeldung gehört zur Demonstration. Im Betrieb zeigt hier der Anbieter Ihrer Organisation seine Seite des Kontos.',
  keptHere:
    'Diese Installation führt Namen und Passwörter selbst. Wer sie betreibt, ändert sie und vergibt neue Passwörter, mit keepout user add.',
};

/** Returns the first supported language in `ui_locales` (OpenID Connect Core 3.1.2.1); English if there is none. */
export function pageLanguage(uiLocales: unknown): Language {
  const requestedTags = typeof uiLocales === 'string' ? uiLocales.toLowerCase().split(' ') : [];
  const spoken = requestedTags
    .map((tag) => language.safeParse(tag.split('-')[0]).data)
    .find((name) => name !== undefined);
  return spoken ?? DEFAULT_LANGUAGE;
}

const WORDS: Readonly<Record<Language, IdentityWords>> = { en, de };
export const identityWords = (spoken: Language): IdentityWords => WORDS[spoken];
