import { LANGUAGE } from '@keepout/contract/account/endpoints/account';
import { DEFAULT_LANGUAGE } from '@keepout/contract/platform/language';
import type { ServerContext } from '../../hosting/module.ts';
import { principalOf } from '../../identity/guard.ts';
import type { App } from '../../platform/http/http.ts';
import { serve } from '../../platform/http/serve.ts';
import { keepLanguage, saidLanguage } from '../../users/language.ts';

/** The language of mails and PDF documents for the caller. The application sets it here; it stores the language of its own pages itself. */
export function registerLanguage(app: App, { database }: ServerContext): void {
  const db = database.orm;

  serve(
    app,
    LANGUAGE.getAccountLanguage,
    async (request) =>
      (await saidLanguage(db, principalOf(request))) ?? { language: DEFAULT_LANGUAGE, updatedAt: null },
  );

  serve(app, LANGUAGE.putAccountLanguage, async (request) => {
    const principal = principalOf(request);
    await keepLanguage(db, principal, request.body.language);
    return (await saidLanguage(db, principal))!;
  });
}
