import type { KeptLanguage } from '@keepout/contract/identity/kept-language';
import { useEffect } from 'react';
import { useSession } from '../auth/auth-context.tsx';
import type { AuthPort } from '../auth/auth-port.ts';
import { type Locale, useLocale } from '../i18n/locale-store.ts';
import { send } from './send-quietly.ts';

const ADDRESS = '/api/v1/account/language';

/**
 * Tells the server in which language it is to write to this user: when he chooses one, and at his first sign-in the one he sees. A later
 * sign-in changes nothing, so that a machine on which nobody has chosen takes nobody's German away. A failure is silent: the next choice
 * tells it again.
 */
export function useToldLanguage(auth: AuthPort): void {
  const session = useSession();
  const subject = session.state === 'signed-in' ? session.identity.subject : undefined;
  useEffect(() => {
    if (subject === undefined) return;
    void tellFirst(auth);
    return useLocale.subscribe(({ locale }, before) => {
      if (locale !== before.locale) void tell(auth, locale);
    });
  }, [auth, subject]);
}

async function tellFirst(auth: AuthPort): Promise<void> {
  const answer = await send(auth, ADDRESS);
  if (answer?.ok !== true) return;
  const { updatedAt } = (await answer.json()) as KeptLanguage;
  if (updatedAt === null) await tell(auth, useLocale.getState().locale);
}

const tell = (auth: AuthPort, language: Locale) =>
  send(auth, ADDRESS, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ language }),
  });
