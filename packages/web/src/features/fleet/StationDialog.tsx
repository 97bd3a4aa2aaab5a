import { STATION_NUMBERS } from '@keepout/contract/fleet/fields';
import type { GroundStation, GroundStationBody } from '@keepout/contract/fleet/station';
import { isTaken } from '@keepout/contract/platform/number-field';
import { isText, NAME } from '@keepout/contract/platform/text-field';
import { useChange } from '../../api/use-change.ts';
import { fieldValueText } from '../../nouns/record/field-text.ts';
import { recordFieldsIn } from '../../nouns/record/form-fields.ts';
import { NewRecordDialog } from '../../nouns/record/NewRecordDialog.tsx';
import { RecordDialog } from '../../nouns/record/RecordDialog.tsx';
import { RecordNumber, RecordTextField } from '../../nouns/record/RecordFields.tsx';
import { useRecordForm } from '../../nouns/record/use-record-form.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { useFleetTexts } from './en.ts';

const EMPTY: GroundStationBody = {
  name: '',
  latitude: Number.NaN,
  longitude: Number.NaN,
  altitude: 0,
  minElevation: 5,
  canCommand: true,
  canConfirm: true,
};
type StationNumber = keyof typeof STATION_NUMBERS;
/** Paths of the calls that return stations. */
const STATIONS = ['/ca/stations'];
const NUMBERS = Object.keys(STATION_NUMBERS) as readonly StationNumber[];

/** Dialog for a new ground station. */
export function NewStation({ onClose }: { readonly onClose: () => void }) {
  const { stations: text } = useFleetTexts();
  const add = useChange('createStation', onClose, ...STATIONS);
  return (
    <NewRecordDialog
      title={text.addTitle}
      save={text.save}
      writing={add}
      begin={EMPTY}
      faultsOf={faultsOf}
      onSend={(body) => add.mutate({ body })}
      onClose={onClose}
    >
      {({ form, onChange }) => <StationFields form={form} onChange={onChange} />}
    </NewRecordDialog>
  );
}

export interface ChangeStationProps {
  readonly station: GroundStation;
  readonly onClose: () => void;
}

/** Dialog for changes to a ground station. */
export function ChangeStation({ station, onClose }: ChangeStationProps) {
  const { stations: text } = useFleetTexts();
  const record = useRecordForm({
    stored: station,
    formOf: bodyOf,
    contentOf: (form: GroundStationBody) => form,
    faultsOf,
    change: 'changeStation',
    read: 'getStation',
    params: { stationId: station.stationId },
    renews: STATIONS,
    onSaved: onClose,
  });
  const words = {
    nameOf: (path: string) => text[path as keyof GroundStationBody],
    textOf: (path: string, value: unknown) =>
      typeof value === 'number' ? fieldValueText(STATION_NUMBERS[path as StationNumber], value) : String(value),
  };
  return (
    <RecordDialog record={record} title={text.editTitle} save={text.save} words={words} onClose={onClose}>
      <StationFields form={record.form} onChange={record.change} />
    </RecordDialog>
  );
}

const faultsOf = (form: GroundStationBody) => ({
  ...(!isText(NAME, form.name) && { name: true }),
  ...Object.fromEntries(
    NUMBERS.filter((name) => !isTaken(STATION_NUMBERS[name], form[name])).map((name) => [name, true]),
  ),
});

interface StationFieldsProps {
  readonly form: GroundStationBody;
  readonly onChange: (part: Partial<GroundStationBody>) => void;
}

function StationFields({ form, onChange }: StationFieldsProps) {
  const { stations: text } = useFleetTexts();
  const field = recordFieldsIn({ name: NAME, ...STATION_NUMBERS }, form, onChange);
  return (
    <>
      <RecordTextField label={text.name} {...field('name')} />
      {NUMBERS.map((name) => (
        <RecordNumber key={name} label={text[name]} {...field(name)} />
      ))}
      {(['canCommand', 'canConfirm'] as const).map((name) => (
        <Checkbox key={name} isSelected={form[name]} onChange={(isOn) => onChange({ [name]: isOn })}>
          {text[name]}
        </Checkbox>
      ))}
    </>
  );
}

function bodyOf({ name, latitude, longitude, altitude, minElevation, canCommand, canConfirm }: GroundStation) {
  return { name, latitude, longitude, altitude, minElevation, canCommand, canConfirm };
}
