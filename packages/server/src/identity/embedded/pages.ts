import type { EmbeddedUser } from './users.ts';

/** Text made safe inside HTML text and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

const RESOURCES = '/auth/resources';

/** One page of the identity provider. Nothing on it comes from elsewhere and nothing is inline, as the policy wants it. */
function page(title: string, body: string, script?: string): string {
  return `<!doctype html>
<html lang="en">
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
  readonly action: string;
  readonly userName: string;
  readonly fault?: string;
  readonly isDemo: boolean;
}

export function loginPage({ action, userName, fault, isDemo }: LoginPage): string {
  const described = fault === undefined ? '' : ' aria-describedby="fault" aria-invalid="true"';
  return page(
    'Sign in',
    `      <form method="post" action="${escapeHtml(action)}">
        ${fault === undefined ? '' : `<p id="fault" class="fault" role="alert">${escapeHtml(fault)}</p>`}
        <label for="username">User name</label>
        <input id="username" name="username" autocomplete="username" autocapitalize="none" spellcheck="false" required maxlength="200"
          value="${escapeHtml(userName)}"${described}${userName === '' ? ' autofocus' : ''}>
        <label for="password">Password</label>
        <input id="password" name="password" type="password" autocomplete="current-password" required maxlength="1000"${described}${userName === '' ? '' : ' autofocus'}>
        <button type="submit">Sign in</button>
      </form>
      ${isDemo ? '<p class="hint">Demonstration: the user is <strong>demo</strong>; its password was printed when the platform first started.</p>' : ''}`,
  );
}

/** Ends the session at once when the application asked for it, and asks first when anybody else did. */
export function logoutPage(form: string, isAsked: boolean): string {
  return page(
    'Sign out',
    `      ${form}
      <p>${isAsked ? 'Signing you out.' : 'Do you want to sign out?'}</p>
      <button id="confirm" type="submit" form="op.logoutForm" name="logout" value="yes">Sign out</button>
      ${isAsked ? '' : '<p><a href="/">Back to Keepout</a></p>'}`,
    isAsked ? 'logout.js' : undefined,
  );
}

export function signedOutPage(): string {
  return page('Signed out', '      <p>You are signed out.</p>\n      <p><a href="/">Back to Keepout</a></p>');
}

export function errorPage(title: string, detail: string): string {
  return page(title, `      <p role="alert">${escapeHtml(detail)}</p>\n      <p><a href="/">Back to Keepout</a></p>`);
}

/** What holds of the account beside what is on record. */
const ACCOUNT_HINTS = {
  demo: "This identity provider is part of the demonstration. In production your organisation's own provider shows its account page here.",
  production:
    'This installation keeps names and passwords itself. Who runs it changes them and gives new passwords, with keepout user add.',
} as const;

export function accountPage(user: EmbeddedUser | undefined, isDemo: boolean): string {
  if (user === undefined) {
    return page('Account', '      <p>You are not signed in.</p>\n      <p><a href="/">Back to Keepout</a></p>');
  }
  const roles = Object.entries(user.roles).flatMap(([resource, held]) => held.map((role) => `${resource}: ${role}`));
  const rows = [
    ['User name', user.userName],
    ['Name', user.name],
    ['E-mail', user.email],
    ['Operator', user.operatorId],
    ['Roles', roles.join(', ')],
  ] as const;
  return page(
    'Account',
    `      <dl>
${rows.map(([term, value]) => `        <dt>${term}</dt><dd>${escapeHtml(value)}</dd>`).join('\n')}
      </dl>
      <p class="hint">${ACCOUNT_HINTS[isDemo ? 'demo' : 'production']}</p>
      <p><a href="/">Back to Keepout</a></p>`,
  );
}
