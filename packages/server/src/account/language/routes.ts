import { keptLanguage, keptLanguageBody } from '@keepout/contract/identity/kept-language';
import { DEFAULT_LANGUAGE } from '@keepout/contract/platform/language';
import type { ServerContext } from '../../hosting/module.ts';
import { principalOf } from '../../identity/guard.ts';
import type { App } from '../../platform/http/http.ts';
import { keepLanguage, saidLanguage } from '../../users/language.ts';

const tags = ['account'];

/** The language in which mails and papers are written to whoever calls. The application says it; its screens know it by themselves. */
export function registerLanguage(app: App, { database }: ServerContext): void {
  const db = database.orm;

  app.route({
    method: 'GET',
    url: '/language',
    schema: {
      operationId: 'getAccountLanguage',
      summary: 'The language in which the platform writes to you: mails, papers, notifications',
      tags,
      response: { 200: keptLanguage },
    },
    handler: async (request) =>
      (await saidLanguage(db, principalOf(request))) ?? { language: DEFAULT_LANGUAGE, updatedAt: null },
  });

  app.route({
    method: 'PUT',
    url: '/language',
    schema: {
      operationId: 'putAccountLanguage',
      summary: 'Say in which language the platform is to write to you',
      description:
        'Holds from the next message on; what was written stays as it is. Of what is sent to a channel, the language of ' +
        'the place counts (`alerts/places`).',
      tags,
      body: keptLanguageBody,
      response: { 200: keptLanguage },
    },
    handler: async (request) => {
      const principal = principalOf(request);
      await keepLanguage(db, principal, request.body.language);
      return (await saidLanguage(db, principal))!;
    },
  });
}
