import { PROPULSION_TYPES, propulsionFacts } from '@keepout/contract/fleet/propulsion-types';
import { useState } from 'react';
import { FormDialog } from '../../nouns/record/FormDialog.tsx';
import { RecordNumber } from '../../nouns/record/RecordFields.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { Select } from '../../ui/Select.tsx';
import { useFormFrame } from '../../ui/use-form-frame.ts';
import { useSatellitePageTexts } from './en.ts';
import { type Configuration, propulsionGroups, propulsionNumber, typicalOf } from './fields.ts';
import { formPropulsion, propulsionFaults, propulsionFormOf, withType } from './propulsion-form.ts';

export interface PropulsionDialogProps {
  readonly propulsion: Configuration['propulsion'];
  readonly onApply: (propulsion: Configuration['propulsion']) => void;
  readonly onClose: () => void;
}

/** propulsion of the satellite, by kind. Applied values are saved with the page. */
export function PropulsionDialog({ propulsion, onApply, onClose }: PropulsionDialogProps) {
  const text = useSatellitePageTexts();
  const [form, setForm] = useState(() => propulsionFormOf(propulsion));
  const frame = useFormFrame();
  const faults = propulsionFaults(form);
  const apply = () => {
    onApply(formPropulsion(form));
    onClose();
  };
  return (
    <FormDialog
      title={text.propulsion.title}
      size="medium"
      save={text.propulsion.apply}
      frame={frame}
      onSubmit={() => frame.send(Object.keys(faults).length === 0, apply)}
      onClose={onClose}
    >
      <Select
        label={text.propulsion.type}
        hint={text.typeHints[form.type]}
        choices={PROPULSION_TYPES.map((id) => ({ id, label: text.types[id] }))}
        selected={form.type}
        onSelect={(id) => setForm(withType(form, PROPULSION_TYPES.find((choice) => choice === id) ?? form.type))}
      />
      {propulsionGroups(form.type).map(({ id, fields }) => (
        <fieldset key={id} className="form-group">
          <legend>{text.propulsion[id]}</legend>
          {fields.map((field) => {
            return (
              <RecordNumber
                key={field}
                name={field}
                label={text.fields[field]}
                field={propulsionNumber(form.type, field)}
                typical={typicalOf(form.type, field)}
                value={form.numbers[field] ?? Number.NaN}
                onChange={(value) => setForm({ ...form, numbers: { ...form.numbers, [field]: value } })}
                error={frame.isTried && faults[field] === 'drag-order' ? text.faults['drag-order'] : undefined}
              />
            );
          })}
          {id === 'limits' && propulsionFacts(form.type)?.isSteered && (
            <Segmented
              label={text.propulsion.eclipse}
              choices={(['default', 'yes', 'no'] as const).map((choice) => ({
                id: choice,
                label: text.propulsion.eclipses[choice],
              }))}
              selected={form.burnsInEclipse}
              onSelect={(choice) =>
                setForm({ ...form, burnsInEclipse: choice === 'yes' || choice === 'no' ? choice : 'default' })
              }
            />
          )}
        </fieldset>
      ))}
    </FormDialog>
  );
}
