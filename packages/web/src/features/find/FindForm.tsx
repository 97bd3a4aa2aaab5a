import { Search } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { formatBytes } from '../../format/number.ts';
import { SatelliteSelect } from '../../nouns/satellite/SatelliteSelect.tsx';
import { screeningTypeName } from '../../nouns/screening/run-name.ts';
import { Button } from '../../ui/Button.tsx';
import { FileDrop } from '../../ui/FileDrop.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useFilterKey } from '../../ui/use-filter-key.ts';
import { checkFind, type FindFaults } from './conditions.ts';
import { useFindText } from './en.ts';
import { type FindForm, sources, typeChoices, volumeChoices, windowChoices } from './find-form.ts';

export interface FindFormLineProps {
  readonly form: FindForm;
  readonly onChange: (form: FindForm) => void;
  readonly onSearch: (form: FindForm) => void;
  readonly file: File | undefined;
  readonly onFile: (file: File) => void;
}

/** The search form in one line; Enter starts the search. Faults appear after the first attempt and are then updated while typing. */
export function FindFormLine({ form, onChange, onSearch, file, onFile }: FindFormLineProps) {
  const text = useFindText();
  const [isTried, setTried] = useState(false);
  const object = useRef<HTMLInputElement>(null);
  useFilterKey(object);
  const change = (part: Partial<FindForm>) => onChange({ ...form, ...part });
  const checked = checkFind(form, Date.now());
  const faults: FindFaults = isTried && !checked.ok ? checked.faults : {};
  const errorOf = (field: keyof FindForm) => {
    const fault = faults[field];
    return fault === undefined ? {} : { error: text.form.faults[fault] };
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (checked.ok) onSearch(form);
  };
  const isHere = form.source !== 'record';
  const isFile = form.source === 'file';
  return (
    <form className="find-form" aria-label={text.form.label} onSubmit={submit}>
      <Segmented
        label={text.source}
        choices={sources.map((id) => ({ id, label: text.sources[id] }))}
        selected={form.source}
        onSelect={(id) => change({ source: sources.find((source) => source === id) ?? 'record' })}
      />
      {isFile && (
        <FileDrop
          label={file === undefined ? text.unsent.drop : text.unsent.chosen(file.name, formatBytes(file.size))}
          buttonLabel={text.unsent.choose}
          onFiles={([dropped]) => dropped && onFile(dropped)}
        />
      )}
      <div className="find-line">
        <SatelliteSelect
          placeholder={isFile ? text.unsent.named : text.form.allSatellites}
          selected={form.satelliteId}
          onSelect={(satelliteId) => change({ satelliteId })}
        />
        <TextField
          inputRef={object}
          label={text.form.object}
          placeholder={text.form.objectHint}
          value={form.object}
          onChange={(object) => change({ object })}
        />
        {!isFile && (
          <Select
            label={text.form.window}
            choices={windowChoices.map((id) => ({ id, label: text.form.windows[id] }))}
            selected={form.window}
            onSelect={(id) => change({ window: windowChoices.find((choice) => choice === id) ?? 'next-7' })}
            {...errorOf('window')}
          />
        )}
        <TextField
          label={text.form.miss}
          inputMode="decimal"
          placeholder="–"
          value={form.missKm}
          onChange={(missKm) => change({ missKm })}
          {...errorOf('missKm')}
        />
        <TextField
          label={text.form.pc}
          placeholder="–"
          value={form.pc}
          onChange={(pc) => change({ pc })}
          {...errorOf('pc')}
        />
        {isHere ? (
          <Select
            label={text.form.volume}
            choices={volumeChoices.map((id) => ({ id, label: text.form.volumes[id] }))}
            selected={form.volume}
            onSelect={(id) => change({ volume: volumeChoices.find((choice) => choice === id) ?? 'regime' })}
          />
        ) : (
          <Select
            label={text.form.type}
            choices={[
              { id: '-', label: text.form.anyType },
              ...typeChoices.map((id) => ({ id, label: screeningTypeName(id) })),
            ]}
            selected={form.type || '-'}
            onSelect={(id) => change({ type: typeChoices.find((type) => type === id) ?? '' })}
          />
        )}
        <Button
          kind="primary"
          type="submit"
          isDisabled={isFile && file === undefined}
          icon={<Search size={14} aria-hidden />}
        >
          {isHere ? text.form.screen : text.form.find}
        </Button>
      </div>
      {((form.window === 'between' && !isFile) || (isHere && form.volume === 'ellipsoid')) && (
        <div className="find-more">
          {form.window === 'between' &&
            !isFile &&
            (['start', 'end'] as const).map((field) => (
              <TextField
                key={field}
                label={text.form[field]}
                placeholder={text.form.timeHint}
                value={form[field]}
                onChange={(value) => change({ [field]: value })}
                {...errorOf(field)}
              />
            ))}
          {isHere &&
            form.volume === 'ellipsoid' &&
            (['r', 't', 'n'] as const).map((axis) => (
              <TextField
                key={axis}
                label={text.form[axis]}
                inputMode="decimal"
                value={form[`${axis}Km`]}
                onChange={(value) => change({ [`${axis}Km`]: value })}
                {...errorOf(`${axis}Km`)}
              />
            ))}
        </div>
      )}
    </form>
  );
}
