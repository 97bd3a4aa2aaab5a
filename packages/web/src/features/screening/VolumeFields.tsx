import { SCREENING_NUMBERS } from '@keepout/contract/ca/fields';
import { RecordNumber } from '../../nouns/record/RecordFields.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { useScreeningTexts } from './en.ts';
import { lengthsOf, type RunForm, volumeChoices } from './run-form.ts';

export interface VolumeFieldsProps {
  readonly form: RunForm;
  readonly onChange: (part: Partial<RunForm>) => void;
}

/** The shape of the volume, and as many lengths as the shape has. */
export function VolumeFields({ form, onChange }: VolumeFieldsProps) {
  const text = useScreeningTexts();
  const labels = {
    rKm: form.volume === 'SPHERE' ? text.form.radius : text.form.r,
    tKm: text.form.t,
    nKm: text.form.n,
  };
  const lengths = lengthsOf(form.volume);
  return (
    <>
      <div>
        <Segmented
          label={text.form.volume}
          choices={volumeChoices.map((id) => ({ id, label: text.form.shapes[id] ?? id }))}
          selected={form.volume}
          onSelect={(id) => onChange({ volume: volumeChoices.find((choice) => choice === id) ?? 'DEFAULT' })}
        />
        <p className="field-hint">{text.form.shapeHint[form.volume]}</p>
      </div>
      {lengths.length > 0 && (
        <div className="run-form-lengths">
          {lengths.map((name) => (
            <RecordNumber
              key={name}
              label={labels[name]}
              field={SCREENING_NUMBERS.length}
              value={form[name]}
              onChange={(value) => onChange({ [name]: value })}
            />
          ))}
        </div>
      )}
    </>
  );
}
