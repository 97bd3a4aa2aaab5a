import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { FaultPanel } from '../../api/FaultPanel.tsx';
import { useAskTrackingAnew } from '../../nouns/tracking/queries.ts';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Dialog.tsx';
import { useFormFrame } from '../../ui/use-form-frame.ts';
import { SensorFields } from './SensorFields.tsx';
import { contentOf, EMPTY_FORM, type SensorForm, sensorFaults } from './sensor-form.ts';
import { useSensorsText } from './use-texts.ts';

export interface NewSensorProps {
  readonly onClose: () => void;
  readonly onMade: (sensorId: string) => void;
}

/** Adds a sensor of one's own. */
export function NewSensor({ onClose, onMade }: NewSensorProps) {
  const text = useSensorsText().form;
  const api = useApi();
  const askAnew = useAskTrackingAnew();
  const [form, setForm] = useState<SensorForm>(EMPTY_FORM);
  const { isTried, send, frame } = useFormFrame();
  const add = useMutation({
    ...api.change('createSensor'),
    onSuccess: async ({ sensorId }) => {
      await askAnew();
      onMade(sensorId);
    },
  });
  const faults = sensorFaults(form);
  const submit = () => send(Object.keys(faults).length === 0, () => add.mutate({ body: contentOf(form) }));
  const refusal: unknown = add.error;
  return (
    <Sheet
      title={text.addTitle}
      size="medium"
      isOpen
      isDismissable={false}
      onClose={onClose}
      closeLabel={text.dismiss}
      footer={
        <Button kind="primary" isPending={add.isPending} onPress={submit}>
          {text.create}
        </Button>
      }
    >
      <form {...frame(submit)} className="sensor-form" aria-label={text.label}>
        <SensorFields
          form={form}
          onChange={(part) => setForm((earlier) => ({ ...earlier, ...part }))}
          faults={isTried ? faults : {}}
        />
        {refusal !== null && <FaultPanel error={refusal} atUnixMs={add.submittedAt} />}
      </form>
    </Sheet>
  );
}
