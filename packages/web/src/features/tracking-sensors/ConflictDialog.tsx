import { TwoVersionsDialog } from '../../nouns/record/TwoVersionsDialog.tsx';
import { conflictOf } from '../../nouns/record/two-versions.ts';
import { useTrackingText } from '../../nouns/tracking/use-tracking-text.ts';
import { flat, merged } from './sensor-conflict.ts';
import { fieldOf, SENSOR_FIELDS, type SensorNumber } from './sensor-fields.ts';
import type { SensorForm } from './sensor-form.ts';
import { useSensorsText } from './use-texts.ts';

export interface ConflictDialogProps {
  readonly base: SensorForm;
  readonly mine: SensorForm;
  readonly theirs: SensorForm;
  readonly onChosen: (form: SensorForm) => void;
  readonly onClose: () => void;
}

const isNumber = (field: string): field is SensorNumber => field in SENSOR_FIELDS;

export function ConflictDialog({ base, mine, theirs, onChosen, onClose }: ConflictDialogProps) {
  const text = useSensorsText();
  const words = useTrackingText();
  const versions = { mine: flat(mine), theirs: flat(theirs) };
  const names: Readonly<Record<string, string>> = {
    ...text.form.fields,
    sensorCode: text.form.code,
    groundSensorName: text.form.name,
    sensorType: text.form.type,
    weatherSource: text.form.weather,
    horizon: text.form.horizon,
    unavailable: text.form.off,
    currency: text.form.currency,
  };
  const said = (field: string, value: string | undefined) => {
    if (value === undefined || value === '') return text.conflict.empty;
    const known: Readonly<Record<string, string>> = { ...words.sensorTypes, ...words.weather };
    return isNumber(field) ? `${value}\u00a0${fieldOf(field).unit}` : (known[value] ?? value);
  };
  return (
    <TwoVersionsDialog
      conflict={conflictOf(flat(base), versions.mine, versions.theirs)}
      text={text.conflict}
      nameOf={(field) => names[field] ?? field}
      textOf={(field, side) => said(field, versions[side][field])}
      onChosen={(sides) => onChosen(merged(mine, theirs, sides))}
      onClose={onClose}
    />
  );
}
