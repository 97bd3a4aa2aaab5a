import { textsOf } from '../../i18n/texts.ts';

interface TermsSection {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
}

export const TERMS_VERSION = '1.0';
export const TERMS_DATE = '2026-11-20';

/** Sections by their ids; a paragraph of the text is a line. */
type Terms = Readonly<Record<string, Readonly<Record<'title' | 'text', string>>>>;

export const termsOf = (sections: readonly TermsSection[]): Terms =>
  Object.fromEntries(sections.map(({ id, title, paragraphs }) => [id, { title, text: paragraphs.join('\n') }]));

/** The terms under which an installation of Keepout is used. `The provider` is the organisation that runs the installation. */
export const en = termsOf([
  {
    id: 'scope',
    title: '1. Scope of these terms',
    paragraphs: [
      'These terms apply to the use of this installation of Keepout: its web application, its programming interface and the messages it sends. The provider is the organisation that runs the installation. You are the person who signs in, and the satellite operator on whose behalf you act.',
      'By signing in you accept these terms. If a written agreement exists between your organisation and the provider, that agreement takes precedence wherever the two differ.',
    ],
  },
  {
    id: 'service',
    title: '2. Scope of the service',
    paragraphs: [
      'Keepout computes close approaches between satellites and other objects, the probability of a collision, and manoeuvres that would lower it. It also requests observations of objects from sensors and evaluates the returned measurements.',
      'Every result depends on the orbit data it was computed from. Public element sets carry no covariance; where the service estimates one it marks the result as estimated. A result without conjunctions does not prove that none exists.',
      'The service advises. It does not command spacecraft. The decision to manoeuvre or not to manoeuvre, and the responsibility for it, stay with the satellite operator.',
    ],
  },
  {
    id: 'account',
    title: '3. Your account',
    paragraphs: [
      'Accounts are personal. Keep your credentials to yourself, use a second factor where it is offered, and inform the provider immediately if you suspect unauthorised access.',
      'Your permissions follow from the roles that your organisation has assigned to you. Scripts and other machines sign in with their own credentials.',
    ],
  },
  {
    id: 'data',
    title: '4. Your data',
    paragraphs: [
      'Ephemerides, manoeuvre plans, satellite properties and messages that you upload remain yours. The provider uses them to run the service for you. Other operators cannot see them.',
      'Where a conjunction concerns two operators, the provider passes on only public information about your satellite unless you consent.',
      'You state that you are entitled to upload your files and data, and that they are accurate to the best of your knowledge: wrong dimensions, masses or orbits lead to wrong results.',
    ],
  },
  {
    id: 'orders',
    title: '5. Observations, orders and payment',
    paragraphs: [
      'A request for observations shows its price before you place it. Placing it reserves the amount from your balance. It is charged when the observation is delivered and released when the request fails or is cancelled in time. Passes that you ordered but that were not used are credited.',
      'Observations depend on weather, light and the availability of sensors. The provider does not promise that a particular pass will be observed.',
      'Installations that use the built-in sensor simulator say so. Simulated observations must not be used for decisions about real spacecraft.',
    ],
  },
  {
    id: 'messages',
    title: '6. Notifications',
    paragraphs: [
      'You choose in your account the events that you are notified of, and the channels. Delivery by e-mail and by third-party chat services can be delayed or fail; do not rely on a notification as your only safeguard.',
    ],
  },
  {
    id: 'use',
    title: '7. Fair use',
    paragraphs: [
      'Do not attempt to read records of other operators, to circumvent rate limits, or to disturb the service. Report vulnerabilities to the provider, and allow a reasonable time for their correction before you publish them.',
    ],
  },
  {
    id: 'privacy',
    title: '8. Personal data and records',
    paragraphs: [
      'The service stores your user name, your e-mail address, your settings, and an audit log of your actions with record and time. The audit log cannot be changed afterwards; administrators of your organisation can export it.',
      'Your browser keeps display choices such as the colour theme. The application sets no advertising or tracking cookies and calls no third parties.',
    ],
  },
  {
    id: 'liability',
    title: '9. Availability and liability',
    paragraphs: [
      'The software is provided under the Apache License 2.0, without warranties of any kind. The provider may interrupt the service for maintenance and announces this in advance where possible.',
      'To the extent that the law permits, the provider is not liable for loss of or damage to spacecraft, for lost revenue, or for other consequences of decisions made on the basis of results of the service. Liability for intent, gross negligence and injury to persons remains unaffected.',
    ],
  },
  {
    id: 'end',
    title: '10. Changes and end',
    paragraphs: [
      'The provider may change these terms and announces a change at least thirty days ahead in the application. If you do not agree, stop using the service before the change takes effect.',
      'Your organisation may close its accounts at any time and ask for an export of its data. After that the provider deletes the data, except where the law requires retention.',
    ],
  },
]);

const useTexts = textsOf(en, import.meta.glob(['./??.ts', '!./en.ts']));

/** The terms in the chosen language, section by section. */
export function useTerms(): readonly TermsSection[] {
  return Object.entries(useTexts()).map(([id, { title, text }]) => ({ id, title, paragraphs: text.split('\n') }));
}
