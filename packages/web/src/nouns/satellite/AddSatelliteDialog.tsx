import type { CatalogueObject } from '@keepout/contract/ca/catalogue-object';
import { BODY_NUMBERS, COSPAR_ID } from '@keepout/contract/fleet/fields';
import { isTaken } from '@keepout/contract/platform/number-field';
import { isText, NAME } from '@keepout/contract/platform/text-field';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { FaultPanel } from '../../api/FaultPanel.tsx';
import { nullIfMissing } from '../../api/fault.ts';
import { useChange } from '../../api/use-change.ts';
import { formatDistance } from '../../format/length.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useFormFrame } from '../../ui/use-form-frame.ts';
import { FormDialog } from '../record/FormDialog.tsx';
import { RecordNumber, RecordTextField } from '../record/RecordFields.tsx';
import { useSatelliteText } from './en.ts';
import './add-satellite.css';
import { recordFieldsIn, typedIn } from '../record/form-fields.ts';

/** Adds a satellite to the fleet. Faults show after the first attempt and follow the typing from then on. */
export function AddSatelliteDialog({ onClose }: { readonly onClose: () => void }) {
  const { add: text } = useSatelliteText();
  const [form, setForm] = useState<AddSatelliteForm>(emptySatelliteForm);
  const [filled, fill] = useState({ name: '', cosparId: '' });
  const frame = useFormFrame();
  const save = useChange('createSatellite', onClose, '/ca/satellites', '/ca/readiness');
  const request = satelliteRequest(form);
  const faults: SatelliteFaults = frame.isTried && !request.ok ? request.faults : {};
  const errorOf = (field: 'noradId' | 'cosparId') => {
    const fault = faults[field];
    return fault === undefined ? {} : { error: text.faults[fault] };
  };
  const change = (part: Partial<AddSatelliteForm>) => setForm((earlier) => ({ ...earlier, ...part }));
  const field = recordFieldsIn({ name: NAME, hardBodyRadius: BODY_NUMBERS.hardBodyRadius }, form, change);
  const typed = typedIn(form, change);
  /** Value from the catalogue; without one, a value filled in for another number is removed, and manual input stays. */
  const filledIn = (field: 'name' | 'cosparId', next: typeof filled): string =>
    next[field] || (form[field] === filled[field] ? '' : form[field]);
  return (
    <FormDialog
      title={text.title}
      save={text.save}
      writing={save}
      frame={frame}
      onSubmit={() => frame.send(request.ok, () => request.ok && save.mutate({ body: request.body }))}
      onClose={onClose}
    >
      <RecordTextField label={text.name} hint={text.nameHint} {...field('name')} />
      <TextField label={text.norad} hint={text.noradHint} {...typed('noradId')} {...errorOf('noradId')} />
      <LookUp
        noradId={form.noradId}
        onAnswer={(object) => {
          const next = { name: object?.name ?? '', cosparId: object?.cosparId ?? '' };
          change({ name: filledIn('name', next), cosparId: filledIn('cosparId', next) });
          fill(next);
        }}
      />
      <TextField label={text.cospar} hint={text.cosparHint} {...typed('cosparId')} {...errorOf('cosparId')} />
      <RecordNumber label={text.radius} {...field('hardBodyRadius')} hint={text.radiusHint} />
    </FormDialog>
  );
}

interface LookUpProps {
  readonly noradId: string;
  /** Null: the catalogue does not have the number. */
  readonly onAnswer: (object: CatalogueObject | null) => void;
}

/** Looks up a number in the loaded catalogue; its data fills the form, and its size is shown with the source. */
function LookUp({ noradId, onAnswer }: LookUpProps) {
  const { add: text, kinds } = useSatelliteText();
  const api = useApi();
  const ask = useMutation({
    mutationFn: (number: number) => nullIfMissing(api.call('getCatalogueObject', { params: { noradId: number } })),
    onSuccess: onAnswer,
  });
  // Only for the requested number.
  const object = ask.variables === Number(noradId) ? ask.data : undefined;
  return (
    <div className="look-up">
      <Button
        isDisabled={!/^\d{1,9}$/.test(noradId.trim())}
        isPending={ask.isPending}
        onPress={() => ask.mutate(Number(noradId))}
      >
        {text.lookUp}
      </Button>
      <p className="field-hint" role="status">
        {object === null && text.unknown}
        {object &&
          text.found(
            object.name || String(object.noradId),
            kinds[object.objectType],
            formatDistance(object.hardBodyRadius),
            text.sources[object.hardBodyRadiusSource],
          )}
      </p>
      {ask.error !== null && <FaultPanel error={ask.error} atUnixMs={ask.submittedAt} />}
    </div>
  );
}

/** State of the dialog; numbers as typed, since a catalogue number has no thousands separators. */
export interface AddSatelliteForm {
  readonly name: string;
  readonly noradId: string;
  readonly cosparId: string;
  /** m; NaN while it is empty. */
  readonly hardBodyRadius: number;
}

export const emptySatelliteForm: AddSatelliteForm = {
  name: '',
  noradId: '',
  cosparId: '',
  hardBodyRadius: Number.NaN,
};

type SatelliteFault = 'name-missing' | 'norad-invalid' | 'cospar-invalid' | 'radius-range';
type SatelliteFaults = Readonly<Partial<Record<keyof AddSatelliteForm, SatelliteFault>>>;
/** Data of a new satellite; the rest can be added later. */
interface NewSatellite {
  readonly name: string;
  readonly noradId: number;
  readonly cosparId: string;
  readonly configuration: {
    readonly shape: 'CANNONBALL' | 'OTHER';
    readonly hardBodyRadius?: number;
    readonly propulsion: { readonly type: 'UNKNOWN' };
  };
}
type SatelliteRequest =
  | { readonly ok: true; readonly body: NewSatellite }
  | { readonly ok: false; readonly faults: SatelliteFaults };

/** Returns the record of the form, or errors by field. */
export function satelliteRequest(form: AddSatelliteForm): SatelliteRequest {
  const name = form.name.trim();
  const noradId = form.noradId.trim();
  const cosparId = form.cosparId.trim().toUpperCase();
  const { hardBodyRadius } = form;
  const hasRadius = !Number.isNaN(hardBodyRadius);
  const faults: SatelliteFaults = {
    ...(!isText(NAME, name) && { name: 'name-missing' }),
    ...(!(/^\d{1,9}$/.test(noradId) && Number(noradId) > 0) && { noradId: 'norad-invalid' }),
    ...(cosparId !== '' && !COSPAR_ID.test(cosparId) && { cosparId: 'cospar-invalid' }),
    ...(!isTaken(BODY_NUMBERS.hardBodyRadius, hardBodyRadius) && { hardBodyRadius: 'radius-range' }),
  };
  if (Object.keys(faults).length > 0) return { ok: false, faults };
  const configuration = {
    shape: hasRadius ? 'CANNONBALL' : 'OTHER',
    ...(hasRadius && { hardBodyRadius }),
    propulsion: { type: 'UNKNOWN' },
  } as const;
  return { ok: true, body: { name, noradId: Number(noradId), cosparId, configuration } };
}
