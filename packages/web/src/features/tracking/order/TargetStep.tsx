import { REQUEST_NUMBERS } from '@keepout/contract/odt/fields';
import { formatNumber } from '../../../format/number.ts';
import { typedIn } from '../../../nouns/record/form-fields.ts';
import { RecordNumber } from '../../../nouns/record/RecordFields.tsx';
import { SatelliteSelect } from '../../../nouns/satellite/SatelliteSelect.tsx';
import { useTrackingText } from '../../../nouns/tracking/en.ts';
import { OLD_ORBIT_DAYS, TargetLine } from '../../../nouns/tracking/TargetLine.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Status } from '../../../ui/Status.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useObservationsText } from '../en.ts';
import { MEASUREMENT_TYPES } from '../request-list.ts';
import { messageState, ORBIT_TYPES, type OrbitType, PRIORITIES, type TargetKind } from './order-form.ts';
import { type StepProps, useHasFleet } from './steps.ts';

const NO_TYPE = 'none';

/** Object to observe, time window, and type of measurement. */
export function TargetStep({ form, change, offer, faults }: StepProps) {
  const text = useObservationsText().order;
  const words = useTrackingText();
  const hasFleet = useHasFleet();
  const typed = typedIn(form, change);
  const error = (fault: 'target' | 'number', message: string) => (faults.includes(fault) ? { error: message } : {});
  const time = (field: 'start' | 'deadline') => (faults.includes(field) ? { error: text.timeFault } : {});
  const kinds: readonly TargetKind[] = [
    ...(form.conjunctionId === undefined ? [] : (['conjunction'] as const)),
    ...(hasFleet ? (['satellite'] as const) : []),
    ...(['number', 'message'] as const),
  ];
  return (
    <div className="order-step-body">
      <Segmented
        label={text.kind}
        choices={kinds.map((id) => ({ id, label: text.kinds[id] }))}
        selected={form.kind}
        onSelect={(kind) => change({ kind: kind as TargetKind })}
      />
      {form.kind === 'conjunction' && <p>{text.conjunction(words.objects[form.object], form.conjunctionId ?? '')}</p>}
      {form.kind === 'satellite' && (
        <SatelliteSelect
          selected={form.satelliteId}
          onSelect={(satelliteId) => change({ satelliteId })}
          {...error('target', text.faults.target)}
        />
      )}
      {form.kind === 'number' && (
        <TextField
          label={text.number}
          hint={text.numberHint}
          inputMode="numeric"
          {...typed('number')}
          {...error('number', text.faults.number)}
        />
      )}
      {form.kind === 'message' && <MessageFields form={form} change={change} isFaulty={faults.includes('target')} />}
      {offer && <TargetLine target={offer.target} />}
      {offer && offer.target.orbitAgeDays > OLD_ORBIT_DAYS && (
        <p className="order-warning" role="status">
          <Status level="caution">{text.oldOrbit(`${formatNumber(offer.target.orbitAgeDays, 1)}\u00a0d`)}</Status>
        </p>
      )}
      <div className="order-fields">
        <TextField label={text.start} placeholder="2026-12-24 12:00:00Z" {...typed('start')} {...time('start')} />
        <TextField
          label={text.deadline}
          placeholder="2026-12-25 12:00:00Z"
          hint={form.kind === 'conjunction' ? text.deadlineConjunction : text.deadlineHint}
          {...typed('deadline')}
          {...time('deadline')}
        />
        <Select
          label={text.measurement}
          choices={MEASUREMENT_TYPES.map((id) => ({ id, label: words.measurementTypes[id] }))}
          selected={form.measurementType}
          onSelect={(id) => change({ measurementType: MEASUREMENT_TYPES.find((choice) => choice === id) ?? 'ANY' })}
        />
        <Select
          label={text.priority}
          choices={PRIORITIES.map((id) => ({ id, label: words.priorities[id] }))}
          selected={form.priority}
          onSelect={(id) => change({ priority: PRIORITIES.find((choice) => choice === id) ?? 'ROUTINE' })}
        />
        <RecordNumber label={text.minimumPoints} field={REQUEST_NUMBERS.minimumPoints} {...typed('minimumPoints')} />
      </div>
    </div>
  );
}

/** Inputs of an orbit message (V-04), checked while typing. */
function MessageFields({
  form,
  change,
  isFaulty,
}: Pick<StepProps, 'form' | 'change'> & { readonly isFaulty: boolean }) {
  const text = useObservationsText().order;
  const state = messageState(form);
  const level = state === 'ok' ? 'ok' : state === 'neither' && !isFaulty ? 'inactive' : 'caution';
  return (
    <>
      <Select
        label={text.messageType}
        choices={[
          { id: NO_TYPE, label: text.noType },
          ...ORBIT_TYPES.map((id) => ({ id, label: text.messageTypes[id] })),
        ]}
        selected={form.messageType ?? NO_TYPE}
        onSelect={(id) => change({ messageType: ORBIT_TYPES.find((choice: OrbitType) => choice === id) })}
      />
      <TextField label={text.message} hint={text.messageHint} rows={7} {...typedIn(form, change)('message')} />
      <p className="order-warning" role="status">
        <Status level={level}>{text.bothOrNeither[state]}</Status>
      </p>
    </>
  );
}
