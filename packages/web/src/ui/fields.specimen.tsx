import { Search } from 'lucide-react';
import { useState } from 'react';
import { Checkbox } from './Checkbox.tsx';
import { ComboBox } from './ComboBox.tsx';
import { FileDrop } from './FileDrop.tsx';
import { FilterField } from './FilterField.tsx';
import { NumberField } from './NumberField.tsx';
import { Segmented } from './Segmented.tsx';
import { Select } from './Select.tsx';
import { Switch } from './Switch.tsx';
import type { Specimen } from './specimen.ts';
import { TextField } from './TextField.tsx';

const satellites = [
  { id: 'a2', label: 'AURORA-2', hint: '58210' },
  { id: 'ba', label: 'BOREAS-A', hint: '44713' },
  { id: 'h7', label: 'HELIOS-7 WITH A LONG NAM', hint: '270123456' },
];

function ChoosingOne() {
  const [shape, setShape] = useState<string | undefined>(undefined);
  const [satellite, setSatellite] = useState<string | undefined>('a2');
  return (
    <>
      <Select
        label="Shape"
        placeholder="Choose a shape"
        choices={['CANNONBALL', 'BOX', 'BOX_WING'].map((id) => ({ id, label: id }))}
        selected={shape}
        onSelect={setShape}
      />
      <ComboBox
        label="Satellite"
        choices={satellites}
        selected={satellite}
        onSelect={setSatellite}
        emptyText="No satellite matches"
        hint="Name, NORAD or COSPAR"
      />
    </>
  );
}

function Toggles() {
  const [density, setDensity] = useState('normal');
  return (
    <>
      <Checkbox isSelected>Complete</Checkbox>
      <Checkbox isIndeterminate>Some</Checkbox>
      <Checkbox isDisabled>Pending</Checkbox>
      <Switch isSelected>E-mail</Switch>
      <Switch isSelected={false}>Webhook</Switch>
      <Switch isSelected={false} isDisabled>
        Slack
      </Switch>
      <Segmented
        label="Row height"
        selected={density}
        onSelect={setDensity}
        choices={[
          { id: 'compact', label: 'Compact' },
          { id: 'normal', label: 'Normal' },
          { id: 'relaxed', label: 'Relaxed' },
        ]}
      />
    </>
  );
}

export const specimens: readonly Specimen[] = [
  {
    name: 'TextField',
    render: () => (
      <>
        <TextField label="Find" icon={<Search size={14} aria-hidden />} />
        <TextField label="E-mail" defaultValue="ops@" error="Email address must be a valid address." />
        <TextField label="Name" defaultValue="AURORA-2" isDisabled />
        <TextField label="Operator note" rows={2} defaultValue="Wait for the 08:00 message." />
      </>
    ),
  },
  { name: 'FilterField', render: () => <FilterField label="Filter" value="AURORA" onChange={() => {}} /> },
  {
    name: 'NumberField',
    render: () => (
      <>
        <NumberField label="Wet mass" unit="kg" defaultValue={412.5} minValue={0} hint="0.1 to 20,000" />
        <NumberField label="Wing length" unit="m" defaultValue={-3} error="Must be above 0." />
        <NumberField label="Drag area" unit={'m\u00b2'} defaultValue={6} isDisabled />
      </>
    ),
  },
  { name: 'Select and ComboBox', render: () => <ChoosingOne /> },
  { name: 'Checkbox, Switch, Segmented', render: () => <Toggles /> },
  {
    name: 'FileDrop',
    render: () => (
      <FileDrop
        label="Drop ephemeris files here"
        buttonLabel="Choose files"
        accept={['.oem', '.txt']}
        onFiles={() => {}}
      />
    ),
  },
];
