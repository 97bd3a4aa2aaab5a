import { NumberField } from '../../ui/NumberField.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { lengthsOf, type RunFaults, type RunForm, volumeChoices } from './run-form.ts';
import { useScreeningTexts } from './use-texts.ts';

export interface VolumeFieldsProps {
  readonly form: RunForm;
  readonly faults: RunFaults;
  readonly onChange: (part: Partial<RunForm>) => void;
}

/** The shape of the volume, and as many lengths as the shape has. */
export function VolumeFields({ form, faults, onChange }: VolumeFieldsProps) {
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
          {lengths.map((field) => {
            const fault = faults[field];
            return (
              <NumberField
                key={field}
                label={labels[field]}
                unit="km"
                value={form[field]}
                formatOptions={{ maximumFractionDigits: 3 }}
                onChange={(value) => onChange({ [field]: value })}
                {...(fault !== undefined && { error: text.form.faults[fault] })}
              />
            );
          })}
        </div>
      )}
    </>
  );
}
