import { BODY_NUMBERS } from '@keepout/contract/fleet/fields';
import type { Satellite } from '@keepout/contract/fleet/satellite';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { useAskAnew } from '../../api/cached.ts';
import { FaultPanel } from '../../api/FaultPanel.tsx';
import { faultOf } from '../../api/fault.ts';
import { differing } from '../../nouns/record/two-versions.ts';
import { Button } from '../../ui/Button.tsx';
import { KeyValue } from '../../ui/KeyValue.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useFormFrame } from '../../ui/use-form-frame.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { fieldName, fieldValue } from './field-text.ts';
import { AREA_FIELDS, type BodyField, sizesOf, TYPICAL } from './fields.ts';
import { PropulsionDialog } from './PropulsionDialog.tsx';
import { RangedField } from './RangedField.tsx';
import { flat, type SatelliteContent } from './record-changes.ts';
import { ShapeCards } from './ShapeCards.tsx';
import { ShapePreview } from './ShapePreview.tsx';
import { contentOf, faultsOfForm, formOf, isFine, type PageForm } from './satellite-form.ts';
import { useSatellitePageTexts } from './use-texts.ts';

const CONFLICT = 412;

/** The record as a form. What others change meanwhile is not taken over silently: saving says so. */
export function SatelliteForm({ satellite }: { readonly satellite: Satellite }) {
  const text = useSatellitePageTexts();
  const api = useApi();
  const askAnew = useAskAnew('/ca/satellites', '/ca/readiness');
  /** What the form was made of. */
  const [base, setBase] = useState(satellite);
  const [form, setForm] = useState<PageForm>(() => formOf(satellite));
  const { isTried, restart, send, frame } = useFormFrame();
  const [isConfiguring, setConfiguring] = useState(false);
  const [theirs, setTheirs] = useState<Satellite>();
  const content = contentOf(form);
  const changes = differing(flat(base), flat(content));
  // Nothing of mine is in the form: it shows what is there now.
  if (changes.length === 0 && satellite.version !== base.version) {
    setBase(satellite);
    setForm(formOf(satellite));
  }
  const faults = faultsOfForm(form);
  const isWrong = Object.keys(faults).length > 0;
  const save = useMutation({
    ...api.change('changeSatellite'),
    onSuccess: async (saved) => {
      setBase(saved);
      setForm(formOf(saved));
      restart();
      setTheirs(undefined);
      await askAnew();
    },
    onError: async (error) => {
      if (faultOf(error).code !== CONFLICT) return;
      setTheirs(await api.call('getSatellite', { params: { satelliteId: base.satelliteId } }));
    },
  });
  const put = (record: SatelliteContent, version: number) =>
    save.mutate({
      headers: { 'if-match': `"${version}"` },
      body: { ...record, satelliteId: base.satelliteId },
    });
  const submit = () => send(!isWrong, () => changes.length > 0 && put(content, base.version));
  const discard = () => {
    setBase(satellite);
    setForm(formOf(satellite));
    restart();
    save.reset();
  };
  const change = (part: Partial<PageForm>) => setForm((earlier) => ({ ...earlier, ...part }));
  const errorOf = (field: keyof typeof faults): string | undefined => {
    const fault = faults[field];
    return fault !== undefined && (isTried || fault === 'range') ? text.faults[fault] : undefined;
  };
  const textError = (field: 'name' | 'noradId' | 'cosparId') => {
    const error = errorOf(field);
    return error === undefined ? {} : { error };
  };
  const ranged = (field: BodyField) => (
    <RangedField
      key={field}
      label={text.fields[field]}
      field={BODY_NUMBERS[field]}
      typical={TYPICAL[field]}
      value={form.numbers[field]}
      onChange={(value) => setForm((earlier) => ({ ...earlier, numbers: { ...earlier.numbers, [field]: value } }))}
      error={errorOf(field)}
    />
  );
  const refusal: unknown = save.error;
  return (
    <form {...frame(submit)} className="satellite-record" aria-label={text.form.label}>
      <Panel title={text.form.identity}>
        <div className="form-group">
          <TextField
            label={text.form.name}
            value={form.name}
            onChange={(name) => change({ name })}
            {...textError('name')}
          />
          <TextField
            label={text.form.norad}
            value={form.noradId}
            onChange={(noradId) => change({ noradId })}
            {...textError('noradId')}
          />
          <TextField
            label={text.form.cospar}
            value={form.cosparId}
            onChange={(cosparId) => change({ cosparId })}
            {...textError('cosparId')}
          />
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
        {errorOf('propulsion') !== undefined && <p className="field-error">{errorOf('propulsion')}</p>}
      </Panel>
      {refusal !== null && faultOf(refusal).code !== CONFLICT && (
        <FaultPanel error={refusal} atUnixMs={save.submittedAt} />
      )}
      {changes.length > 0 ? (
        <section className="dirty-bar" aria-label={text.bar.label}>
          <span role="status">{isTried && isWrong ? text.bar.wrong : text.bar.changes(changes.length)}</span>
          <Button onPress={discard} isDisabled={save.isPending}>
            {text.bar.discard}
          </Button>
          <Button kind="primary" type="submit" isDisabled={save.isPending}>
            {save.isPending ? text.bar.saving : text.bar.save}
          </Button>
        </section>
      ) : (
        <p className="visually-hidden" role="status">
          {save.isSuccess ? text.bar.saved : ''}
        </p>
      )}
      {isConfiguring && (
        <PropulsionDialog
          propulsion={form.propulsion}
          onApply={(propulsion) => change({ propulsion })}
          onClose={() => setConfiguring(false)}
        />
      )}
      {theirs && (
        <ConflictDialog
          base={base}
          mine={content}
          theirs={theirs}
          onChosen={(record) => put(record, theirs.version)}
          onClose={() => {
            setTheirs(undefined);
            save.reset();
          }}
        />
      )}
    </form>
  );
}

/** The body of the numbers as they stand; what is out of range is left out. */
function buildOf({ shape, numbers }: PageForm) {
  const sizes = sizesOf(shape).filter((field) => !Number.isNaN(numbers[field]) && isFine(field, numbers[field]));
  return { shape, ...Object.fromEntries(sizes.map((field) => [field, numbers[field]])) };
}
