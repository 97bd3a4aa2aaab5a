import type { PublicationPurpose } from '@keepout/contract/publishing/enums';
import { PUBLICATION_NUMBERS, PUBLICATION_TEXTS } from '@keepout/contract/publishing/fields';
import type { Publication } from '@keepout/contract/publishing/publication';
import { useState } from 'react';
import { QueryState } from '../../api/QueryState.tsx';
import { useChange } from '../../api/use-change.ts';
import { paths } from '../../navigation/paths.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Link } from '../../ui/Link.tsx';
import { Select } from '../../ui/Select.tsx';
import { Status } from '../../ui/Status.tsx';
import { useFormFrame } from '../../ui/use-form-frame.ts';
import { FormDialog } from '../record/FormDialog.tsx';
import { recordFieldsIn } from '../record/form-fields.ts';
import { RecordNumber, RecordTextField } from '../record/RecordFields.tsx';
import { SatelliteSelect } from '../satellite/SatelliteSelect.tsx';
import { usePublishingText } from './en.ts';
import { mayRelinquish, type PublishForm, publicationRequest, publishFaults, toggled } from './publish-form.ts';
import { PUBLISHING_CALLS, useRecipients } from './queries.ts';
import './publishing.css';

/** A plan that may be sent, as it is called. */
export interface PlanChoice {
  readonly manoeuvreId: string;
  readonly label: string;
}

export interface PublishDialogProps {
  /** Without it one is chosen. */
  readonly satelliteId?: string;
  readonly plans: readonly PlanChoice[];
  /** Of them those that are in the set at first. */
  readonly selectedPlanIds: readonly string[];
  readonly onClose: () => void;
  readonly onPrepared: (publication: Publication) => void;
}

const PURPOSES: readonly PublicationPurpose[] = ['CANDIDATE', 'OPERATIONAL'];

/** Selects content and recipient of a publication. It writes the files; sending is a separate step. */
export function PublishDialog({
  satelliteId: fixedSatelliteId,
  plans,
  selectedPlanIds,
  onClose,
  onPrepared,
}: PublishDialogProps) {
  const text = usePublishingText().form;
  const { purposes } = usePublishingText();
  const recipients = useRecipients();
  const [form, setForm] = useState<PublishForm>({
    recipientId: undefined,
    purpose: 'CANDIDATE',
    manoeuvreIds: selectedPlanIds,
    withoutBurn: plans.length === 0,
    relinquishPc: Number.NaN,
    note: '',
  });
  const change = (part: Partial<PublishForm>) => setForm((earlier) => ({ ...earlier, ...part }));
  const frame = useFormFrame();
  const prepare = useChange('createPublication', onPrepared, PUBLISHING_CALLS);
  const recipientId = form.recipientId ?? recipients.data?.[0]?.recipientId;
  const recipient = recipients.data?.find((entry) => entry.recipientId === recipientId);
  const [picked, pick] = useState<string>();
  const satelliteId = fixedSatelliteId ?? picked;
  const draft = { ...form, recipientId, satelliteId };
  const faults = publishFaults(draft);
  const rankOf = (id: string) => {
    const place = form.manoeuvreIds.indexOf(id);
    return place < 0 || form.manoeuvreIds.length < 2 ? '' : `${place + 1}. `;
  };
  return (
    <FormDialog
      title={text.title}
      form="sheet"
      save={text.prepare}
      writing={prepare}
      frame={frame}
      onSubmit={() =>
        frame.send(faults.length === 0, () => prepare.mutate({ body: publicationRequest(draft, recipient) }))
      }
      onClose={onClose}
    >
      {fixedSatelliteId === undefined && (
        <SatelliteSelect
          selected={picked}
          onSelect={pick}
          {...(frame.isTried && faults.includes('satellite') && { error: text.noSatellite })}
        />
      )}
      <QueryState query={recipients} rows={2} />
      {recipients.data?.length === 0 && (
        <EmptyState text={text.noRecipients} action={<Link href={paths.publishing()}>{text.toRecipients}</Link>} />
      )}
      {recipients.data !== undefined && recipients.data.length > 0 && (
        <Select
          label={text.recipient}
          choices={recipients.data.map((entry) => ({ id: entry.recipientId, label: entry.name }))}
          selected={recipientId}
          onSelect={(id) => change({ recipientId: id })}
        />
      )}
      <Select
        label={text.purpose}
        hint={text.purposeHints[form.purpose]}
        choices={PURPOSES.map((id) => ({ id, label: purposes[id] }))}
        selected={form.purpose}
        onSelect={(id) => change({ purpose: PURPOSES.find((purpose) => purpose === id) ?? 'CANDIDATE' })}
      />
      <fieldset className="publishing-card">
        <legend>{plans.length === 0 ? text.orbit : text.plans}</legend>
        {plans.map(({ manoeuvreId, label }) => (
          <Checkbox
            key={manoeuvreId}
            isSelected={form.manoeuvreIds.includes(manoeuvreId)}
            onChange={() => change({ manoeuvreIds: toggled(form.manoeuvreIds, manoeuvreId) })}
          >
            {rankOf(manoeuvreId)}
            {label}
          </Checkbox>
        ))}
        <Checkbox isSelected={form.withoutBurn} onChange={(withoutBurn) => change({ withoutBurn })}>
          {plans.length === 0 ? text.inForce : text.withoutBurn}
        </Checkbox>
        {frame.isTried && faults.includes('nothing') && (
          <Status level="serious" isSentence>
            {text.nothing}
          </Status>
        )}
      </fieldset>
      {mayRelinquish(recipient, form) && (
        <RecordNumber
          label={text.relinquish}
          hint={text.relinquishHint}
          field={{ ...PUBLICATION_NUMBERS.relinquishPc, isOptional: true }}
          name="relinquishPc"
          value={form.relinquishPc}
          onChange={(relinquishPc) => change({ relinquishPc })}
        />
      )}
      <RecordTextField label={text.note} {...recordFieldsIn(PUBLICATION_TEXTS, form, change)('note')} rows={2} />
    </FormDialog>
  );
}
