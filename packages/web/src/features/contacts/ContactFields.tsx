import { CONTACT_TEXTS } from '@keepout/contract/ca/coordination-fields';
import type { Agreement } from '@keepout/contract/ca/operator-contact';
import { use } from 'react';
import { useCoordinationText } from '../../nouns/coordination/en.ts';
import { FormContext } from '../../nouns/record/form-context.ts';
import { recordFieldsIn } from '../../nouns/record/form-fields.ts';
import { RecordTextField } from '../../nouns/record/RecordFields.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { ContactFault, ContactForm } from './contact-form.ts';
import { useContactsText } from './en.ts';

const AGREEMENTS: readonly Agreement[] = ['NONE', 'WE_MOVE', 'THEY_MOVE'];

export interface ContactFieldsProps {
  readonly form: ContactForm;
  readonly faults: Readonly<Record<string, ContactFault>>;
  readonly onChange: (part: Partial<ContactForm>) => void;
}

/** Inputs for the contact of another operator. */
export function ContactFields({ form, faults, onChange }: ContactFieldsProps) {
  const { form: text } = useContactsText();
  const { agreements } = useCoordinationText();
  const { isTried, refused } = use(FormContext);
  const field = recordFieldsIn(CONTACT_TEXTS, form, onChange);
  const objectsFault = isTried && faults['objects'] !== undefined ? text.faults.objects : refused['objects'];
  return (
    <>
      <RecordTextField label={text.name} {...field('name')} />
      <RecordTextField label={text.phone} {...field('phone')} />
      <RecordTextField label={text.email} {...field('email')} fault={text.faults.email} />
      <TextField
        label={text.objects}
        hint={text.objectsHint}
        rows={4}
        value={form.objects}
        onChange={(objects) => onChange({ objects })}
        {...(objectsFault !== undefined && { error: objectsFault })}
      />
      <Select
        label={text.agreement}
        choices={AGREEMENTS.map((id) => ({ id, label: agreements[id] }))}
        selected={form.agreement}
        onSelect={(id) => onChange({ agreement: AGREEMENTS.find((choice) => choice === id) ?? form.agreement })}
      />
      <RecordTextField label={text.note} {...field('note')} rows={3} />
    </>
  );
}
