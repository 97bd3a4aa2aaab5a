import type { CalendarAddressMade } from '@keepout/contract/alerts/calendar';
import { isText, NAME } from '@keepout/contract/platform/text-field';
import { useState } from 'react';
import { useChange } from '../../api/cached.ts';
import { FormDialog } from '../../nouns/record/FormDialog.tsx';
import { RecordTextField } from '../../nouns/record/RecordFields.tsx';
import { useFormFrame } from '../../ui/use-form-frame.ts';
import { useAlertTexts } from './en.ts';

export interface NewCalendarAddressProps {
  readonly onMade: (made: CalendarAddressMade) => void;
  readonly onClose: () => void;
}

/** The name of a new address: which program reads it. */
export function NewCalendarAddress({ onMade, onClose }: NewCalendarAddressProps) {
  const { calendar: text } = useAlertTexts();
  const [name, setName] = useState('');
  const frame = useFormFrame();
  const create = useChange('createCalendarAddress', onMade, '/alerts');
  const submit = () => frame.send(isText(NAME, name), () => create.mutate({ body: { name: name.trim() } }));
  return (
    <FormDialog title={text.add} save={text.create} writing={create} frame={frame} onSubmit={submit} onClose={onClose}>
      <RecordTextField
        label={text.name}
        field={NAME}
        name="name"
        hint={text.nameHint}
        value={name}
        onChange={setName}
        fault={text.nameFault}
      />
    </FormDialog>
  );
}
