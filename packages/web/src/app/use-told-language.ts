import type { Language } from '@keepout/contract/platform/language';
import { useEffect } from 'react';
import { useSession } from '../auth/auth-context.tsx';
import type { AuthPort } from '../auth/auth-port.ts';
import { useLocale } from '../i18n/locale-store.ts';
import { send } from './send-quietly.ts';

/**
 * Tells the server in which language it is to write to this user: when he chooses one, and at a sign-in in another than English, which it does not take him
 * to mean. A failure is silent: the next choice tells it again.
 */
export function useToldLanguage(auth: AuthPort): void {
  const isSignedIn = useSession().state === 'signed-in';
  useEffect(() => {
    if (!isSignedIn) return;
    const tell = ({ locale }: { readonly locale: Language }, isChosen: boolean) =>
      void import('./tell-language.ts')
        .then((chunk) => chunk.tellLanguage((address, body) => send(auth, address, body), locale, isChosen))
        .catch(() => {});
    const now = useLocale.getState();
    if (now.locale !== 'en') tell(now, false);
    return useLocale.subscribe((chosen) => tell(chosen, true));
  }, [auth, isSignedIn]);
}
