import type { NamedVolume } from '@keepout/contract/ca/enums';
import { SCREENING_NUMBERS } from '@keepout/contract/ca/fields';
import { NAMED_VOLUMES } from '@keepout/contract/ca/named-volumes';
import { useState } from 'react';
import { QueryState } from '../../api/QueryState.tsx';
import { useChange } from '../../api/use-change.ts';
import { useEphemerides } from '../../nouns/ephemeris/use-ephemerides.ts';
import { FormDialog } from '../../nouns/record/FormDialog.tsx';
import { typedIn } from '../../nouns/record/form-fields.ts';
import { RecordNumber } from '../../nouns/record/RecordFields.tsx';
import { SatelliteSelect } from '../../nouns/satellite/SatelliteSelect.tsx';
import { volumeSize } from '../../nouns/screening/run-name.ts';
import { ComboBox } from '../../ui/ComboBox.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useFormFrame } from '../../ui/use-form-frame.ts';
import { useScreeningTexts } from './en.ts';
import {
  emptyRunForm,
  lengthsByName,
  lengthsOf,
  nameOfLengths,
  type RunFaults,
  type RunForm,
  runRequest,
  runVolumeChoices,
  VOLUME_NAMES,
} from './run-form.ts';

export interface NewRunDialogProps {
  readonly onClose: () => void;
  /** Called when the run is queued. */
  readonly onStarted: (screeningId: string) => void;
}

/** Dialog for a new screening run: object, time span and volume. Faults appear after the first attempt and are then updated while typing. */
export function NewRunDialog({ onClose, onStarted }: NewRunDialogProps) {
  const text = useScreeningTexts();
  const [form, setForm] = useState<RunForm>(emptyRunForm);
  const frame = useFormFrame();
  const change = (part: Partial<RunForm>) => setForm((earlier) => ({ ...earlier, ...part }));
  const start = useChange('createScreening', ({ screeningId }) => onStarted(screeningId), '/ca/screenings');
  const request = runRequest(form);
  const faults: RunFaults = frame.isTried && !request.ok ? request.faults : {};
  const errorOf = (field: keyof RunForm) => {
    const fault = faults[field];
    return fault === undefined || fault === 'range' ? {} : { error: text.form.faults[fault] };
  };
  const typed = typedIn(form, change, errorOf);
  return (
    <FormDialog
      title={text.form.title}
      save={text.form.begin}
      writing={start}
      frame={frame}
      onSubmit={() => frame.send(request.ok, () => request.ok && start.mutate({ body: request.body }))}
      onClose={onClose}
    >
      <div className="run-form">
        <Segmented
          label={text.form.subject}
          choices={[
            { id: 'satellite', label: text.form.satellite },
            { id: 'file', label: text.form.file },
          ]}
          selected={form.subject}
          onSelect={(subject) => change({ subject: subject === 'file' ? 'file' : 'satellite' })}
        />
        {form.subject === 'satellite' ? (
          <SatelliteSelect
            hint={text.form.satelliteHint}
            selected={form.satelliteId}
            onSelect={(satelliteId) => change({ satelliteId })}
            {...errorOf('satelliteId')}
          />
        ) : (
          <FileField
            selected={form.oemFileId}
            onSelect={(oemFileId) => change({ oemFileId })}
            {...errorOf('oemFileId')}
          />
        )}
        <div className="run-form-pair">
          <TextField label={text.form.start} hint={text.form.startHint} {...typed('start')} />
          <RecordNumber label={text.form.days} field={SCREENING_NUMBERS.days} {...typed('days')} />
        </div>
        <VolumeFields form={form} onChange={change} />
      </div>
    </FormDialog>
  );
}

interface SubjectFieldProps {
  readonly selected: string | undefined;
  readonly onSelect: (id: string | undefined) => void;
  readonly error?: string;
}

function FileField(props: SubjectFieldProps) {
  const text = useScreeningTexts();
  const { query, files } = useEphemerides();
  if (files === undefined) return <QueryState query={query} rows={1} />;
  const choices = files.map(({ oemFileId, fileName, satelliteName }) => ({
    id: oemFileId,
    label: fileName,
    hint: satelliteName,
  }));
  return <ComboBox label={text.form.file} emptyText={text.form.noFile} choices={choices} {...props} />;
}

interface VolumeFieldsProps {
  readonly form: RunForm;
  readonly onChange: (part: Partial<RunForm>) => void;
}

/** Shape of the volume, and the lengths that the shape needs. */
function VolumeFields({ form, onChange }: VolumeFieldsProps) {
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
          choices={runVolumeChoices.map((id) => ({ id, label: text.form.shapes[id] ?? id }))}
          selected={form.volume}
          onSelect={(id) => onChange({ volume: runVolumeChoices.find((choice) => choice === id) ?? 'DEFAULT' })}
        />
        <p className="field-hint">{text.form.shapeHint[form.volume]}</p>
      </div>
      {form.volume === 'BOX' && (
        <Select
          label={text.form.named}
          placeholder={text.form.unnamed}
          choices={VOLUME_NAMES.map((id) => ({ id, label: text.form.names[id], hint: volumeSize(NAMED_VOLUMES[id]) }))}
          selected={nameOfLengths(form)}
          onSelect={(id) => onChange(lengthsByName(id as NamedVolume))}
        />
      )}
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
