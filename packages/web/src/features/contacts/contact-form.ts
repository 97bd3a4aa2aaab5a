import { CONTACT_TEXTS, MOST_CONTACT_OBJECTS } from '@keepout/contract/ca/coordination-fields';
import type { Agreement, OperatorContact, OperatorContactBody } from '@keepout/contract/ca/operator-contact';
import { isText } from '@keepout/contract/platform/text-field';

/** Form values of a contact. */
export interface ContactForm {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** One object per line. */
  readonly objects: string;
  readonly agreement: Agreement;
  readonly note: string;
}

export const EMPTY_CONTACT: ContactForm = { name: '', email: '', phone: '', objects: '', agreement: 'NONE', note: '' };

export const contactFormOf = ({ name, email, phone, objects, agreement, note }: OperatorContact): ContactForm => ({
  name,
  email,
  phone,
  objects: objects.join('\n'),
  agreement,
  note,
});

const objectsOf = ({ objects }: ContactForm): string[] =>
  objects
    .split(/[\n;]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

export type ContactFault = 'text' | 'email' | 'objects';

/** Returns the faults of the form by field. */
export function contactFaults(form: ContactForm): Readonly<Record<string, ContactFault>> {
  const objects = objectsOf(form);
  const areObjects =
    objects.length <= MOST_CONTACT_OBJECTS && objects.every((part) => isText(CONTACT_TEXTS.objects, part));
  return {
    ...(!isText(CONTACT_TEXTS.name, form.name) && { name: 'text' as const }),
    ...(!isText(CONTACT_TEXTS.email, form.email) && { email: 'email' as const }),
    ...(!isText(CONTACT_TEXTS.phone, form.phone) && { phone: 'text' as const }),
    ...(!isText(CONTACT_TEXTS.note, form.note) && { note: 'text' as const }),
    ...(!areObjects && { objects: 'objects' as const }),
  };
}

/** Returns the request body for the form values. */
export const contactOf = (form: ContactForm): OperatorContactBody => ({
  name: form.name.trim(),
  email: form.email.trim(),
  phone: form.phone.trim(),
  objects: objectsOf(form),
  agreement: form.agreement,
  note: form.note.trim(),
});
