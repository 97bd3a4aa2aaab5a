import type { KeptLanguage } from '@keepout/contract/identity/kept-language';
import { type Handler, on } from './handlers.ts';

/** The language in which the server writes: nobody has said any at first. */
export function languageHandlers(): readonly Handler[] {
  let kept: KeptLanguage = { language: 'en', updatedAt: null };
  return [
    on('getAccountLanguage', () => Response.json(kept)),
    on('putAccountLanguage', async (request) => {
      const { language } = (await request.json()) as Pick<KeptLanguage, 'language'>;
      kept = { language, updatedAt: new Date().toISOString() };
      return Response.json(kept);
    }),
  ];
}
