import { NAME_LENGTH, STATION_NUMBERS } from '@keepout/contract/fleet/fields';
import type { GroundStation, GroundStationBody } from '@keepout/contract/fleet/station';
import { isTaken, shownUnit } from '@keepout/contract/platform/number-field';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { useAskAnew } from '../../api/cached.ts';
import { FaultPanel } from '../../api/FaultPanel.tsx';
import { formatNumber } from '../../format/number.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useFleetTexts } from './use-texts.ts';

const EMPTY: GroundStationBody = {
  name: '',
  latitude: Number.NaN,
  longitude: Number.NaN,
  altitude: 0,
  minElevation: 5,
  canCommand: true,
  canConfirm: true,
};
const names = Object.keys(STATION_NUMBERS) as (keyof typeof STATION_NUMBERS)[];

/** Adds a ground station, or changes one. */
export function StationDialog({
  station,
  onClose,
}: {
  readonly station?: GroundStation;
  readonly onClose: () => void;
}) {
  const { stations: text } = useFleetTexts();
  const api = useApi();
  const askAnew = useAskAnew('/ca/stations');
  const [form, setForm] = useState<GroundStationBody>(() => (station ? bodyOf(station) : EMPTY));
  const [isTried, setTried] = useState(false);
  const onSuccess = () => {
    onClose();
    return askAnew();
  };
  const add = useMutation({ ...api.change('createStation'), onSuccess });
  const change = useMutation({ ...api.change('changeStation'), onSuccess });
  const outside = names.filter((name) => !isTaken(STATION_NUMBERS[name], form[name]));
  const isNameless = form.name.trim() === '' || form.name.trim().length > NAME_LENGTH;
  const submit = () => {
    setTried(true);
    if (isNameless || outside.length > 0) return;
    if (!station) add.mutate({ body: form });
    else {
      const { stationId, version } = station;
      change.mutate({ params: { stationId }, headers: { 'if-match': `"${version}"` }, body: form });
    }
  };
  const running = station ? change : add;
  const refusal: unknown = running.error;
  return (
    <Dialog
      title={station ? text.editTitle : text.addTitle}
      isOpen
      isDismissable={false}
      onClose={onClose}
      closeLabel={text.dismiss}
      footer={
        <Button kind="primary" isPending={running.isPending} onPress={submit}>
          {text.save}
        </Button>
      }
    >
      <form
        className="fleet-form"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField
          label={text.name}
          value={form.name}
          onChange={(name) => setForm({ ...form, name })}
          {...(isTried && isNameless && { error: text.faults.name })}
        />
        {names.map((name) => {
          const { least, most } = STATION_NUMBERS[name];
          const range = text.range(formatNumber(least), formatNumber(most));
          return (
            <NumberField
              key={name}
              label={text[name]}
              unit={shownUnit(STATION_NUMBERS[name])}
              hint={range}
              value={form[name]}
              formatOptions={{ maximumFractionDigits: 6, useGrouping: false }}
              onChange={(value) => setForm({ ...form, [name]: value })}
              {...(isTried && outside.includes(name) && { error: `${text.faults.range} ${range}` })}
            />
          );
        })}
        <Checkbox isSelected={form.canCommand} onChange={(canCommand) => setForm({ ...form, canCommand })}>
          {text.canCommand}
        </Checkbox>
        <Checkbox isSelected={form.canConfirm} onChange={(canConfirm) => setForm({ ...form, canConfirm })}>
          {text.canConfirm}
        </Checkbox>
        {refusal !== null && <FaultPanel error={refusal} atUnixMs={running.submittedAt} />}
      </form>
    </Dialog>
  );
}

function bodyOf({ name, latitude, longitude, altitude, minElevation, canCommand, canConfirm }: GroundStation) {
  return { name, latitude, longitude, altitude, minElevation, canCommand, canConfirm };
}
