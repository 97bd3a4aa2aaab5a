import { ROTA_NUMBERS } from '@keepout/contract/alerts/fields';
import type { AlertRota, Colleague } from '@keepout/contract/alerts/rota';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { notify } from '../../notifications/notification-store.ts';
import { fieldValueText } from '../../nouns/record/field-text.ts';
import { RecordNumber } from '../../nouns/record/RecordFields.tsx';
import { RecordForm } from '../../nouns/record/RecordForm.tsx';
import { useRecordForm } from '../../nouns/record/use-record-form.ts';
import { formatTime } from '../../time/utc.ts';
import { useZone } from '../../time/zone-store.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Select } from '../../ui/Select.tsx';
import { Status } from '../../ui/Status.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useAlertTexts } from './en.ts';
import { moved, onCallContent, onCallForm, type RotaNumber, rotaFaults } from './rota-form.ts';
import { ALERT_CALLS } from './use-alerts.ts';

/** Form of an on-call schedule: members, length of a shift, and time before escalation. */
export function RotaForm({
  stored,
  colleagues,
}: {
  readonly stored: AlertRota;
  readonly colleagues: readonly Colleague[];
}) {
  const { rota: text } = useAlertTexts();
  const zone = useZone((state) => state.zone);
  const record = useRecordForm({
    stored,
    formOf: onCallForm,
    contentOf: onCallContent,
    faultsOf: rotaFaults,
    change: 'changeAlertRota',
    read: 'getAlertRota',
    renews: ALERT_CALLS,
    onSaved: () => notify({ code: 200, ...text.saved }),
  });
  const { form: rota, change: setRota } = record;
  const faults = rotaFaults(rota);
  const otherColleagues = colleagues.filter(
    (colleague) => !rota.members.some(({ subject }) => subject === colleague.subject),
  );
  const number = (name: RotaNumber, label: string, hint?: string) => (
    <RecordNumber
      label={label}
      field={ROTA_NUMBERS[name]}
      name={name}
      {...(hint !== undefined && { hint })}
      value={rota[name]}
      onChange={(value) => setRota({ [name]: value })}
    />
  );
  const names: Readonly<Record<string, string>> = {
    isOn: text.isOn,
    members: text.members,
    shiftHours: text.shift,
    startsAt: text.startsAt,
    firstWaitMinutes: text.wait,
    decideByNearHours: text.near,
  };
  const words = {
    nameOf: (path: string) => names[path] ?? path,
    textOf: (path: string, value: unknown) => {
      if (Array.isArray(value)) return value.map(({ userName }) => userName).join(', ');
      return typeof value === 'number' ? fieldValueText(ROTA_NUMBERS[path as RotaNumber], value) : String(value);
    },
  };
  return (
    <RecordForm record={record} className="alerts-form" label={text.title} words={words}>
      <p className="quiet-text">{text.explain}</p>
      <p>
        {stored.onCall === null ? (
          <Status level="inactive">{text.nobody}</Status>
        ) : (
          <Status level="ok">
            {text.onCall(stored.onCall.userName)}{' '}
            {stored.nextChangeAt !== null && text.until(formatTime(Date.parse(stored.nextChangeAt), zone))}
          </Status>
        )}
      </p>
      <Switch isSelected={rota.isOn} onChange={(isOn) => setRota({ isOn })}>
        {text.isOn}
      </Switch>
      <fieldset className="alerts-section">
        <legend>{text.members}</legend>
        {rota.members.length === 0 && <p className="quiet-text">{text.none}</p>}
        <ol className="alerts-members">
          {rota.members.map(({ subject, userName }, place) => (
            <li key={subject}>
              <span>{userName}</span>
              <IconButton
                label={text.up(userName)}
                isDisabled={place === 0}
                onPress={() => setRota({ members: moved(rota.members, place, -1) })}
              >
                <ArrowUp size={14} aria-hidden />
              </IconButton>
              <IconButton
                label={text.down(userName)}
                isDisabled={place === rota.members.length - 1}
                onPress={() => setRota({ members: moved(rota.members, place, 1) })}
              >
                <ArrowDown size={14} aria-hidden />
              </IconButton>
              <IconButton
                label={text.remove(userName)}
                onPress={() => setRota({ members: rota.members.filter((member) => member.subject !== subject) })}
              >
                <X size={14} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ol>
        {otherColleagues.length > 0 && (
          <Select
            label={text.addLabel}
            placeholder={text.add}
            choices={otherColleagues.map(({ subject, userName }) => ({ id: subject, label: userName }))}
            selected={undefined}
            onSelect={(id) => {
              const colleague = otherColleagues.find(({ subject }) => subject === id);
              if (colleague === undefined) return;
              const { subject, userName } = colleague;
              setRota({ members: [...rota.members, { subject, userName }] });
            }}
          />
        )}
      </fieldset>
      <div className="alerts-group">
        {number('shiftHours', text.shift)}
        <TextField
          label={text.startsAt}
          hint={text.startsAtHint}
          value={rota.start}
          onChange={(start) => setRota({ start })}
          {...(record.frame.isTried && faults['start'] && { error: text.startFault })}
        />
        {number('firstWaitMinutes', text.wait, text.waitHint)}
        {number('decideByNearHours', text.near, text.nearHint)}
      </div>
    </RecordForm>
  );
}
