import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { useAskAnew } from '../../api/cached.ts';
import { FaultPanel } from '../../api/FaultPanel.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { LookUp } from './LookUp.tsx';
import { emptySatelliteForm, type SatelliteFaults, type SatelliteForm, satelliteRequest } from './satellite-form.ts';
import { useSatelliteText } from './use-satellite-text.ts';
import './add-satellite.css';

/** Adds a satellite to the fleet. Faults show after the first attempt and follow the typing from then on. */
export function AddSatelliteDialog({ onClose }: { readonly onClose: () => void }) {
  const { add: text } = useSatelliteText();
  const api = useApi();
  const askAnew = useAskAnew('/ca/satellites', '/ca/readiness');
  const [form, setForm] = useState<SatelliteForm>(emptySatelliteForm);
  const [filled, fill] = useState({ name: '', cosparId: '' });
  const [isTried, setTried] = useState(false);
  const save = useMutation({
    ...api.change('createSatellite'),
    onSuccess: () => {
      onClose();
      return askAnew();
    },
  });
  const refusal: unknown = save.error;
  const request = satelliteRequest(form);
  const faults: SatelliteFaults = isTried && !request.ok ? request.faults : {};
  const errorOf = (field: keyof SatelliteForm) => {
    const fault = faults[field];
    return fault === undefined ? {} : { error: text.faults[fault] };
  };
  const change = (part: Partial<SatelliteForm>) => setForm((earlier) => ({ ...earlier, ...part }));
  /** What the catalogue has; where it has nothing, what it filled in before for another number goes, and what a person wrote stays. */
  const filledIn = (field: 'name' | 'cosparId', next: typeof filled): string =>
    next[field] || (form[field] === filled[field] ? '' : form[field]);
  const submit = () => {
    setTried(true);
    if (request.ok) save.mutate({ body: request.body });
  };
  return (
    <Dialog
      title={text.title}
      size="small"
      isOpen
      isDismissable={false}
      onClose={onClose}
      closeLabel={text.dismiss}
      footer={
        <Button kind="primary" isPending={save.isPending} onPress={submit}>
          {text.save}
        </Button>
      }
    >
      <form
        className="satellite-form"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField
          label={text.name}
          hint={text.nameHint}
          value={form.name}
          onChange={(name) => change({ name })}
          {...errorOf('name')}
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
        <NumberField
          label={text.radius}
          unit="m"
          hint={text.radiusHint}
          value={form.hardBodyRadius}
          step={0.01}
          formatOptions={{ maximumFractionDigits: 2 }}
          onChange={(hardBodyRadius) => change({ hardBodyRadius })}
          {...errorOf('hardBodyRadius')}
        />
        {refusal !== null && <FaultPanel error={refusal} atUnixMs={save.submittedAt} />}
      </form>
    </Dialog>
  );
}
