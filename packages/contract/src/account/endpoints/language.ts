import { keptLanguage, keptLanguageBody } from '../../identity/kept-language.ts';
import { endpoints } from '../../platform/endpoint.ts';

const tags = ['account'];

export const LANGUAGE = endpoints('account', {
  getAccountLanguage: {
    method: 'GET',
    path: '/language',
    summary: 'The language in which the platform writes to you: mails, papers, notifications',
    tags,
    answers: { 200: keptLanguage },
  },
  putAccountLanguage: {
    method: 'PUT',
    path: '/language',
    summary: 'Say in which language the platform is to write to you',
    description:
      'Holds from the next message on; what was written stays as it is. Of what is sent to a channel, the language of ' +
      'the place counts (`alerts/places`).',
    tags,
    body: keptLanguageBody,
    answers: { 200: keptLanguage },
  },
});
