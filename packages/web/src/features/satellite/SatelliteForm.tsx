import { BODY_NUMBERS } from '@keepout/contract/fleet/fields';
import type { Satellite } from '@keepout/contract/fleet/satellite';
import { isTaken } from '@keepout/contract/platform/number-field';
import { NAME } from '@keepout/contract/platform/text-field';
import { useId, useState } from 'react';
import { typedIn } from '../../nouns/record/form-fields.ts';
import { RecordNumber, RecordTextField } from '../../nouns/record/RecordFields.tsx';
import { RecordForm } from '../../nouns/record/RecordForm.tsx';
import { useRecordForm } from '../../nouns/record/use-record-form.ts';
import { Button } from '../../ui/Button.tsx';
import { KeyValue } from '../../ui/KeyValue.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Radio } from '../../ui/Radio.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useSatellitePageTexts } from './en.ts';
import { fieldName, fieldValue } from './field-text.ts';
import { AREA_FIELDS, type BodyField, type BodyShape, SHAPES, sizesOf, TYPICAL, UPKEEP_FIELDS } from './fields.ts';
import { PropulsionDialog } from './PropulsionDialog.tsx';
import { ShapePreview, ShapeSign } from './ShapePreview.tsx';
import {
  faultsOfForm,
  type PageForm,
  type SatelliteContent,
  satelliteContent,
  satelliteForm,
} from './satellite-form.ts';

/** Form of the satellite record. */
export function SatelliteForm({ satellite }: { readonly satellite: Satellite }) {
  const text = useSatellitePageTexts();
  const [isConfiguring, setConfiguring] = useState(false);
  const { satelliteId } = satellite;
  const record = useRecordForm({
    stored: satellite,
    formOf: satelliteForm,
    contentOf: satelliteContent,
    bodyOf: (content: SatelliteContent) => ({ ...content, satelliteId }),
    faultsOf: faultsOfForm,
    change: 'changeSatellite',
    read: 'getSatellite',
    params: { satelliteId },
    renews: ['/ca/satellites', '/ca/readiness'],
  });
  const { form, change, frame } = record;
  const faults = faultsOfForm(form);
  const typed = typedIn(form, change);
  const errorOf = (field: 'noradId' | 'cosparId' | 'propulsion') => {
    const fault = faults[field];
    return fault !== undefined && fault !== 'range' && frame.isTried ? { error: text.faults[fault] } : {};
  };
  const ranged = (field: BodyField) => (
    <RecordNumber
      key={field}
      label={text.fields[field]}
      field={BODY_NUMBERS[field]}
      name={field}
      typical={TYPICAL[field]}
      value={form.numbers[field]}
      onChange={(value) => change({ numbers: { ...form.numbers, [field]: value } })}
      isTried
    />
  );
  const words = {
    nameOf: (path: string) => fieldName(path, text),
    textOf: (path: string, value: unknown) => fieldValue(path, value, text),
  };
  return (
    <RecordForm record={record} className="satellite-record" label={text.form.label} words={words}>
      <Panel title={text.form.identity}>
        <div className="form-group">
          <RecordTextField label={text.form.name} field={NAME} name="name" {...typed('name')} />
          <TextField label={text.form.norad} {...typed('noradId')} {...errorOf('noradId')} />
          <TextField label={text.form.cospar} {...typed('cosparId')} {...errorOf('cosparId')} />
        </div>
      </Panel>
      <Panel title={text.form.shape}>
        <ShapeCards selected={form.shape} onSelect={(shape) => change({ shape })} />
        <div className="form-shape">
          <div className="form-group">{sizesOf(form.shape).map(ranged)}</div>
          <ShapePreview build={buildOf(form)} />
        </div>
      </Panel>
      <Panel title={text.form.areas}>
        <div className="form-group">{AREA_FIELDS.map(ranged)}</div>
      </Panel>
      <Panel title={text.form.mass}>
        <div className="form-group">{ranged('wetMass')}</div>
      </Panel>
      <Panel title={text.form.upkeep}>
        <div className="form-group">{UPKEEP_FIELDS.map(ranged)}</div>
        <p className="quiet-text">{text.form.upkeepHint}</p>
      </Panel>
      <Panel
        title={text.form.propulsion}
        actions={<Button onPress={() => setConfiguring(true)}>{text.form.edit}</Button>}
      >
        <p className="quiet-text">{text.typeHints[form.propulsion.type]}</p>
        <KeyValue
          rows={Object.entries(form.propulsion).map(([field, value]) => ({
            key: field,
            label: fieldName(field, text),
            value: fieldValue(`propulsion.${field}`, value, text),
          }))}
        />
        {errorOf('propulsion').error !== undefined && <p className="field-error">{errorOf('propulsion').error}</p>}
      </Panel>
      {isConfiguring && (
        <PropulsionDialog
          propulsion={form.propulsion}
          onApply={(propulsion) => change({ propulsion })}
          onClose={() => setConfiguring(false)}
        />
      )}
    </RecordForm>
  );
}

/** Returns shape and sizes for the preview; invalid sizes are left out. */
function buildOf({ shape, numbers }: PageForm) {
  const sizes = sizesOf(shape).filter(
    (field) => !Number.isNaN(numbers[field]) && isTaken(BODY_NUMBERS[field], numbers[field]),
  );
  return { shape, ...Object.fromEntries(sizes.map((field) => [field, numbers[field]])) };
}

interface ShapeCardsProps {
  readonly selected: BodyShape;
  readonly onSelect: (shape: BodyShape) => void;
}

/** Choice of the shape, from five cards with icons. */
function ShapeCards({ selected, onSelect }: ShapeCardsProps) {
  const text = useSatellitePageTexts();
  const group = useId();
  return (
    <div className="shape-cards" role="radiogroup" aria-label={text.fields.shape}>
      {SHAPES.map((shape) => (
        <Radio
          key={shape}
          name={group}
          className="shape-card"
          isSelected={shape === selected}
          onSelect={() => onSelect(shape)}
        >
          <ShapeSign shape={shape} />
          <span>{text.shapes[shape]}</span>
        </Radio>
      ))}
    </div>
  );
}
