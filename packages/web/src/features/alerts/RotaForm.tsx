import type { AlertRota, Colleague, RotaFields } from '@keepout/contract/alerts/rota';
import { useMutation } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { notify } from '../../notifications/notification-store.ts';
import { formatTime } from '../../time/utc.ts';
import { useZone } from '../../time/zone-store.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { Select } from '../../ui/Select.tsx';
import { Status } from '../../ui/Status.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useFormFrame } from '../../ui/use-form-frame.ts';
import { isSameRota, moved, rotaBody, startText, startTime } from './rota-form.ts';
import { SaveBar } from './SaveBar.tsx';
import { useAskAlertsAnew } from './use-alerts.ts';
import { useAlertTexts } from './use-texts.ts';

/** Who takes turns, how long one is, and when the next one is called. */
export function RotaForm({
  stored,
  colleagues,
}: {
  readonly stored: AlertRota;
  readonly colleagues: readonly Colleague[];
}) {
  const { rota: text } = useAlertTexts();
  const api = useApi();
  const zone = useZone((state) => state.zone);
  const askAnew = useAskAlertsAnew();
  const [rota, setRota] = useState(stored);
  const [start, setStart] = useState(startText(stored.startsAt));
  const { isTried, send, frame } = useFormFrame();
  const startsAt = startTime(start);
  const save = useMutation({
    ...api.change('changeAlertRota'),
    onSuccess: () => {
      notify({ code: 200, ...text.saved });
      return askAnew();
    },
  });
  const others = colleagues.filter((one) => !rota.members.some(({ subject }) => subject === one.subject));
  const isDirty = start !== startText(stored.startsAt) || !isSameRota(rota, stored);
  const discard = () => {
    setRota(stored);
    setStart(startText(stored.startsAt));
  };
  const put = (body: RotaFields) => save.mutate({ headers: { 'if-match': `"${stored.version}"` }, body });
  const submit = () =>
    send(startsAt !== undefined, () => startsAt !== undefined && put(rotaBody({ ...rota, startsAt })));
  const number = (
    field: 'shiftHours' | 'firstWaitMinutes' | 'decideByNearHours',
    label: string,
    unit: string,
    hint?: string,
  ) => (
    <NumberField
      label={label}
      unit={unit}
      minValue={1}
      {...(hint !== undefined && { hint })}
      value={rota[field]}
      onChange={(value) => setRota({ ...rota, [field]: Number.isFinite(value) ? value : stored[field] })}
    />
  );
  return (
    <form {...frame(submit)} className="alerts-form" aria-label={text.title}>
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
      <Switch isSelected={rota.isOn} onChange={(isOn) => setRota({ ...rota, isOn })}>
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
                onPress={() => setRota({ ...rota, members: moved(rota.members, place, -1) })}
              >
                <ArrowUp size={14} aria-hidden />
              </IconButton>
              <IconButton
                label={text.down(userName)}
                isDisabled={place === rota.members.length - 1}
                onPress={() => setRota({ ...rota, members: moved(rota.members, place, 1) })}
              >
                <ArrowDown size={14} aria-hidden />
              </IconButton>
              <IconButton
                label={text.remove(userName)}
                onPress={() => setRota({ ...rota, members: rota.members.filter((one) => one.subject !== subject) })}
              >
                <X size={14} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ol>
        {others.length > 0 && (
          <Select
            label={text.addLabel}
            placeholder={text.add}
            choices={others.map(({ subject, userName }) => ({ id: subject, label: userName }))}
            selected={undefined}
            onSelect={(id) => {
              const found = others.find(({ subject }) => subject === id);
              if (found === undefined) return;
              const { subject, userName } = found;
              setRota({ ...rota, members: [...rota.members, { subject, userName }] });
            }}
          />
        )}
      </fieldset>
      <div className="alerts-group">
        {number('shiftHours', text.shift, 'h')}
        <TextField
          label={text.startsAt}
          hint={text.startsAtHint}
          value={start}
          onChange={setStart}
          {...(isTried && startsAt === undefined && { error: text.startFault })}
        />
        {number('firstWaitMinutes', text.wait, 'min', text.waitHint)}
        {number('decideByNearHours', text.near, 'h', text.nearHint)}
      </div>
      <SaveBar save={save} isDirty={isDirty} label={text.save} onDiscard={discard} />
    </form>
  );
}
