import type { Language } from '@keepout/contract/platform/language';
import type { EmbeddedUser } from './users.ts';
import { identityWords } from './words.ts';

/** Escapes text for HTML and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

const RESOURCES = '/auth/resources';

const back = (language: Language): string => `<p><a href="/">${identityWords(language).back}</a></p>`;

/** Returns a page of the identity provider, without external or inline resources, as required by the content security policy. */
function page(language: Language, title: string, body: string, script?: string): string {
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="dark">
    <title>${escapeHtml(title)} - Keepout</title>
    <link rel="icon" type="image/svg+xml" href="/icon.svg">
    <link rel="stylesheet" href="${RESOURCES}/identity.css">${script === undefined ? '' : `\n    <script src="${RESOURCES}/${script}" defer></script>`}
  </head>
  <body>
    <main>
      <p class="brand">Keepout</p>
      <h1>${escapeHtml(title)}</h1>
${body}
    </main>
  </body>
</html>
`;
}

export interface LoginPage {
  readonly language: Language;
  readonly action: string;
  readonly userName: string;
  readonly fault?: string;
  readonly isDemo: boolean;
}

export function loginPage({ language, action, userName, fault, isDemo }: LoginPage): string {
  const words = identityWords(language);
  const described = fault === undefined ? '' : ' aria-describedby="fault" aria-invalid="true"';
  return page(
    language,
    words.signIn,
    `      <form method="post" action="${escapeHtml(action)}">
        ${fault === undefined ? '' : `<p id="fault" class="fault" role="alert">${escapeHtml(fault)}</p>`}
        <label for="username">${words.userName}</label>
        <input id="username" name="username" autocomplete="username" autocapitalize="none" spellcheck="false" required maxlength="200"
          value="${escapeHtml(userName)}"${described}${userName === '' ? ' autofocus' : ''}>
        <label for="password">${words.password}</label>
        <input id="password" name="password" type="password" autocomplete="current-password" required maxlength="1000"${described}${userName === '' ? '' : ' autofocus'}>
        <button type="submit">${words.signIn}</button>
      </form>
      ${isDemo ? `<p class="hint">${words.demo}</p>` : ''}`,
  );
}

/** Ends the session at once if the application requested it, and requires confirmation otherwise. */
export function logoutPage(form: string, isAsked: boolean, language: Language): string {
  const words = identityWords(language);
  return page(
    language,
    words.signOut,
    `      ${form}
      <p>${isAsked ? words.signingOut : words.signOutAsk}</p>
      <button id="confirm" type="submit" form="op.logoutForm" name="logout" value="yes">${words.signOut}</button>
      ${isAsked ? '' : back(language)}`,
    isAsked ? 'logout.js' : undefined,
  );
}

export function signedOutPage(language: Language): string {
  const words = identityWords(language);
  return page(language, words.signedOut, `      <p>${words.signedOutText}</p>\n      ${back(language)}`);
}

export function errorPage(language: Language, title: string, detail: string): string {
  return page(language, title, `      <p role="alert">${escapeHtml(detail)}</p>\n      ${back(language)}`);
}

export function accountPage(user: EmbeddedUser | undefined, isDemo: boolean, language: Language): string {
  const words = identityWords(language);
  if (user === undefined) {
    return page(language, words.account, `      <p>${words.notSignedIn}</p>\n      ${back(language)}`);
  }
  const roles = Object.entries(user.roles).flatMap(([resource, names]) => names.map((role) => `${resource}: ${role}`));
  const rows = [
    [words.userName, user.userName],
    [words.name, user.name],
    [words.email, user.email],
    [words.operator, user.operatorId],
    [words.roles, roles.join(', ')],
  ] as const;
  return page(
    language,
    words.account,
    `      <dl>
${rows.map(([term, value]) => `        <dt>${term}</dt><dd>${escapeHtml(value)}</dd>`).join('\n')}
      </dl>
      <p class="hint">${isDemo ? words.ofDemonstration : words.keptHere}</p>
      ${back(language)}`,
  );
}
