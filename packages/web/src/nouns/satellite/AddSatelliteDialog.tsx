import { BODY_NUMBERS } from '@keepout/contract/fleet/fields';
import { NAME } from '@keepout/contract/platform/text-field';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { useAskAnew } from '../../api/cached.ts';
import { TextField } from '../../ui/TextField.tsx';
import { useFormFrame } from '../../ui/use-form-frame.ts';
import { FormDialog } from '../record/FormDialog.tsx';
import { RecordNumber, RecordTextField } from '../record/RecordFields.tsx';
import { useSatelliteText } from './en.ts';
import { LookUp } from './LookUp.tsx';
import { emptySatelliteForm, type SatelliteFaults, type SatelliteForm, satelliteRequest } from './satellite-form.ts';
import './add-satellite.css';

/** Adds a satellite to the fleet. Faults show after the first attempt and follow the typing from then on. */
export function AddSatelliteDialog({ onClose }: { readonly onClose: () => void }) {
  const { add: text } = useSatelliteText();
  const api = useApi();
  const askAnew = useAskAnew('/ca/satellites', '/ca/readiness');
  const [form, setForm] = useState<SatelliteForm>(emptySatelliteForm);
  const [filled, fill] = useState({ name: '', cosparId: '' });
  const frame = useFormFrame();
  const save = useMutation({
    ...api.change('createSatellite'),
    onSuccess: () => {
      onClose();
      return askAnew();
    },
  });
  const request = satelliteRequest(form);
  const faults: SatelliteFaults = frame.isTried && !request.ok ? request.faults : {};
  const errorOf = (field: 'noradId' | 'cosparId') => {
    const fault = faults[field];
    return fault === undefined ? {} : { error: text.faults[fault] };
  };
  const change = (part: Partial<SatelliteForm>) => setForm((earlier) => ({ ...earlier, ...part }));
  /** What the catalogue has; where it has nothing, what it filled in before for another number goes, and what a person wrote stays. */
  const filledIn = (field: 'name' | 'cosparId', next: typeof filled): string =>
    next[field] || (form[field] === filled[field] ? '' : form[field]);
  return (
    <FormDialog
      title={text.title}
      save={text.save}
      writing={save}
      frame={frame}
      onSubmit={() => frame.send(request.ok, () => request.ok && save.mutate({ body: request.body }))}
      onClose={onClose}
    >
      <RecordTextField
        label={text.name}
        field={NAME}
        name="name"
        hint={text.nameHint}
        value={form.name}
        onChange={(name) => change({ name })}
      />
      <TextField
        label={text.norad}
        hint={text.noradHint}
        value={form.noradId}
        onChange={(noradId) => change({ noradId })}
        {...errorOf('noradId')}
      />
      <LookUp
        noradId={form.noradId}
        onAnswer={(object) => {
          const next = { name: object?.name ?? '', cosparId: object?.cosparId ?? '' };
          change({ name: filledIn('name', next), cosparId: filledIn('cosparId', next) });
          fill(next);
        }}
      />
      <TextField
        label={text.cospar}
        hint={text.cosparHint}
        value={form.cosparId}
        onChange={(cosparId) => change({ cosparId })}
        {...errorOf('cosparId')}
      />
      <RecordNumber
        label={text.radius}
        field={BODY_NUMBERS.hardBodyRadius}
        name="hardBodyRadius"
        hint={text.radiusHint}
        value={form.hardBodyRadius}
        onChange={(hardBodyRadius) => change({ hardBodyRadius })}
      />
    </FormDialog>
  );
}
