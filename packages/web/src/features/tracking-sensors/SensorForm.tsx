import type { Sensor } from '@keepout/contract/odt/sensor';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { FaultPanel } from '../../api/FaultPanel.tsx';
import { faultOf } from '../../api/fault.ts';
import { useAskTrackingAnew } from '../../nouns/tracking/queries.ts';
import { Button } from '../../ui/Button.tsx';
import { useFormFrame } from '../../ui/use-form-frame.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { SensorFields } from './SensorFields.tsx';
import { isSame } from './sensor-conflict.ts';
import { contentOf, type SensorForm as Form, formOf, sensorFaults } from './sensor-form.ts';
import { useSensorsText } from './use-texts.ts';

const CONFLICT = 412;

/** A sensor of one's own as a form. What others change meanwhile is not taken over silently: saving says so. */
export function SensorForm({ sensor }: { readonly sensor: Sensor }) {
  const text = useSensorsText().form;
  const api = useApi();
  const askAnew = useAskTrackingAnew();
  const [base, setBase] = useState(sensor);
  const [form, setForm] = useState<Form>(() => formOf(sensor));
  const { isTried, restart, send, frame } = useFormFrame();
  const [theirs, setTheirs] = useState<Sensor>();
  const params = { sensorId: base.sensorId };
  const isDirty = !isSame(form, formOf(base));
  // Nothing of mine is in the form: it shows what is there now.
  if (!isDirty && sensor.version !== base.version) {
    setBase(sensor);
    setForm(formOf(sensor));
  }
  const faults = sensorFaults(form);
  const isWrong = Object.keys(faults).length > 0;
  const show = (next: Sensor) => {
    setBase(next);
    setForm(formOf(next));
    restart();
    setTheirs(undefined);
  };
  const save = useMutation({
    ...api.change('changeSensor'),
    onSuccess: (saved) => {
      show(saved);
      return askAnew();
    },
    onError: async (error) => {
      if (faultOf(error).code === CONFLICT) setTheirs(await api.call('getSensor', { params }));
    },
  });
  const put = (content: Form, version: number) =>
    save.mutate({ params, headers: { 'if-match': `"${version}"` }, body: contentOf(content) });
  const submit = () => {
    send(!isWrong, () => isDirty && put(form, base.version));
  };
  const refusal: unknown = save.error;
  return (
    <form {...frame(submit)} className="sensor-form" aria-label={text.label}>
      <SensorFields
        form={form}
        onChange={(part) => setForm((earlier) => ({ ...earlier, ...part }))}
        faults={isTried ? faults : {}}
      />
      {refusal !== null && faultOf(refusal).code !== CONFLICT && (
        <FaultPanel error={refusal} atUnixMs={save.submittedAt} />
      )}
      {isDirty ? (
        <section className="sensor-bar" aria-label={text.unsaved}>
          <span role="status">{isTried && isWrong ? text.wrong : text.unsaved}</span>
          <Button
            isDisabled={save.isPending}
            onPress={() => {
              show(sensor);
              save.reset();
            }}
          >
            {text.discard}
          </Button>
          <Button kind="primary" type="submit" isDisabled={save.isPending}>
            {save.isPending ? text.saving : text.save}
          </Button>
        </section>
      ) : (
        <p className="visually-hidden" role="status">
          {save.isSuccess ? text.saved : ''}
        </p>
      )}
      {theirs && (
        <ConflictDialog
          base={formOf(base)}
          mine={form}
          theirs={formOf(theirs)}
          onChosen={(content) => {
            setForm(content);
            put(content, theirs.version);
          }}
          onClose={() => setTheirs(undefined)}
        />
      )}
    </form>
  );
}
