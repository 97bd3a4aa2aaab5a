import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { FormDialog } from '../../nouns/record/FormDialog.tsx';
import { useAskTrackingAnew } from '../../nouns/tracking/queries.ts';
import { useFormFrame } from '../../ui/use-form-frame.ts';
import { useSensorsText } from './en.ts';
import { SensorFields } from './SensorFields.tsx';
import { contentOf, EMPTY_FORM, type SensorForm, sensorFaults } from './sensor-form.ts';

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
  const frame = useFormFrame();
  const add = useMutation({
    ...api.change('createSensor'),
    onSuccess: async ({ sensorId }) => {
      await askAnew();
      onMade(sensorId);
    },
  });
  const faults = sensorFaults(form);
  return (
    <FormDialog
      title={text.addTitle}
      form="sheet"
      size="medium"
      save={text.create}
      writing={add}
      frame={frame}
      onSubmit={() => frame.send(Object.keys(faults).length === 0, () => add.mutate({ body: contentOf(form) }))}
      onClose={onClose}
    >
      <SensorFields form={form} onChange={(part) => setForm((earlier) => ({ ...earlier, ...part }))} faults={faults} />
    </FormDialog>
  );
}
