import type { KeptLanguage } from '@keepout/contract/identity/kept-language';
import type { Handler } from './handlers.ts';

const PATH = /^\/api\/v1\/account\/language$/;

/** The language in which the server writes: nobody has said any at first. */
export function languageHandlers(): readonly Handler[] {
  let kept: KeptLanguage = { language: 'en', updatedAt: null };
  return [
    { method: 'GET', path: PATH, answer: () => Response.json(kept) },
    {
      method: 'PUT',
      path: PATH,
      answer: async (request) => {
        const { language } = (await request.json()) as Pick<KeptLanguage, 'language'>;
        kept = { language, updatedAt: new Date().toISOString() };
        return Response.json(kept);
      },
    },
  ];
}
