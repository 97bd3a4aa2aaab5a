import { useState } from 'react';
import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { useTrackingText } from '../../nouns/tracking/use-tracking-text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { conflictOf, flat, merged, type Side } from './sensor-conflict.ts';
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

/** Somebody else saved first: both versions field by field, and a choice. */
export function ConflictDialog({ base, mine, theirs, onChosen, onClose }: ConflictDialogProps) {
  const text = useSensorsText();
  const words = useTrackingText();
  const conflict = conflictOf(base, mine, theirs);
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>(
    Object.fromEntries(conflict.map(({ field, side }) => [field, side])),
  );
  const [own, other] = [flat(mine), flat(theirs)];
  const names: Readonly<Record<string, string>> = {
    ...text.form.fields,
    ...{ sensorCode: text.form.code, groundSensorName: text.form.name, sensorType: text.form.type },
    ...{ weatherSource: text.form.weather, horizon: text.form.horizon, unavailable: text.form.off },
    currency: text.form.currency,
  };
  const said = (field: string, value: string | undefined) => {
    if (value === undefined || value === '') return text.conflict.empty;
    const known: Readonly<Record<string, string>> = { ...words.sensorTypes, ...words.weather };
    return isNumber(field) ? `${value}\u00a0${fieldOf(field).unit}` : (known[value] ?? value);
  };
  return (
    <Dialog
      title={text.conflict.title}
      size="medium"
      isOpen
      isDismissable={false}
      onClose={onClose}
      closeLabel={text.conflict.dismiss}
      footer={
        <Button kind="primary" onPress={() => onChosen(merged(mine, theirs, sides))}>
          {text.conflict.save}
        </Button>
      }
    >
      <p>{conflict.length === 0 ? text.conflict.none : text.conflict.explain}</p>
      {conflict.map(({ field }) => (
        <RadioGroup
          key={field}
          className="sensor-conflict-row"
          value={sides[field] ?? 'mine'}
          onChange={(side) => setSides({ ...sides, [field]: side === 'theirs' ? 'theirs' : 'mine' })}
          aria-label={text.conflict.choose(names[field] ?? field)}
          orientation="horizontal"
        >
          <Label className="sensor-conflict-name">{names[field] ?? field}</Label>
          <Radio value="mine" className="segment">
            {text.conflict.mine}: {said(field, own[field])}
          </Radio>
          <Radio value="theirs" className="segment">
            {text.conflict.theirs}: {said(field, other[field])}
          </Radio>
        </RadioGroup>
      ))}
    </Dialog>
  );
}
