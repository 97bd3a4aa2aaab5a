import { STATION_NUMBERS } from '@keepout/contract/fleet/fields';
import { isTaken, type NumberField, toWire } from '@keepout/contract/platform/number-field';
import { STATE_NUMBERS } from '@keepout/contract/sky/fields';
import { useState } from 'react';
import { QueryState } from '../../api/QueryState.tsx';
import { useQueryParam } from '../../navigation/use-query-selection.ts';
import { RecordNumber } from '../../nouns/record/RecordFields.tsx';
import { parseTime } from '../../time/utc.ts';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { Bodies } from './Bodies.tsx';
import { ElementRows } from './ElementRows.tsx';
import { useSkyText } from './en.ts';
import { ObjectPanel } from './ObjectPanel.tsx';
import { type GivenState, useElements } from './queries.ts';
import { SpaceWeatherPanel } from './SpaceWeatherPanel.tsx';
import './sky.css';

/** Limits of the optional site. */
const LATITUDE = { ...STATION_NUMBERS.latitude, isOptional: true } as const;
const LONGITUDE = { ...STATION_NUMBERS.longitude, isOptional: true } as const;

const numberIn = (text: string | undefined) =>
  text !== undefined && Number.isFinite(Number(text)) ? Number(text) : undefined;
/** Returns a value within its limits; otherwise undefined, because the server would reject it. */
const askedOf = (field: NumberField, value: number | undefined) =>
  value !== undefined && isTaken(field, value) ? value : undefined;

/** K-04: Sun, Moon, planets and orbital elements; the address contains time, site and object. */
export function SkyPage() {
  const text = useSkyText();
  const [time, setTime] = useQueryParam('time');
  const [latitude, setLatitude] = useQueryParam('latitude');
  const [longitude, setLongitude] = useQueryParam('longitude');
  const [typedTime, write] = useState(time?.replace('T', ' ').replace('Z', '') ?? '');
  const isWrong = typedTime.trim() !== '' && givenTime(typedTime) === undefined;
  const place = { latitude: numberIn(latitude), longitude: numberIn(longitude) };
  const coordinate = (value: number) => (Number.isNaN(value) ? undefined : String(value));
  return (
    <div className="page in-order sky-page">
      <header>
        <h1>{text.title}</h1>
        <p className="sky-quiet">{text.intro}</p>
      </header>
      <form
        className="sky-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isWrong) setTime(givenTime(typedTime));
        }}
      >
        <TextField
          label={text.time}
          hint={text.timeHint}
          value={typedTime}
          onChange={write}
          {...(isWrong && { error: text.timeFault })}
        />
        <RecordNumber
          label={text.latitude}
          field={LATITUDE}
          value={place.latitude ?? Number.NaN}
          onChange={(value) => setLatitude(coordinate(value))}
          hint={text.siteHint}
        />
        <RecordNumber
          label={text.longitude}
          field={LONGITUDE}
          value={place.longitude ?? Number.NaN}
          onChange={(value) => setLongitude(coordinate(value))}
        />
        <Button type="submit" kind="primary">
          {text.compute}
        </Button>
      </form>
      <Bodies
        place={{
          time,
          latitude: askedOf(LATITUDE, place.latitude),
          longitude: askedOf(LONGITUDE, place.longitude),
        }}
      />
      <div className="sky-pair">
        <ObjectPanel time={time} />
        <ElementsOfState />
      </div>
      <SpaceWeatherPanel />
    </div>
  );
}

const FORM = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})Z?$/;

/** Returns a typed time in API format; undefined if it is invalid. */
function givenTime(text: string): string | undefined {
  const [, day, time] = FORM.exec(text.trim()) ?? [];
  if (day === undefined) return undefined;
  const iso = `${day}T${time}Z`;
  return parseTime(iso) === undefined ? undefined : iso;
}

const AXES = ['x', 'y', 'z', 'vx', 'vy', 'vz'] as const;
/** Example state as initial form value, km and km/s: altitude 620 km, inclination 82 deg. */
const TYPICAL: GivenState = [7000, 0, 0, 0, 1, 7.5];

/** Keplerian elements from a position and a velocity. */
function ElementsOfState() {
  const text = useSkyText().elements;
  const compute = useSkyText().compute;
  const [values, setValues] = useState<readonly number[]>(TYPICAL);
  const [request, ask] = useState<GivenState>();
  const query = useElements(request);
  const isWhole = AXES.every((axis, at) => isTaken(STATE_NUMBERS[axis], values[at] ?? Number.NaN));
  return (
    <Panel title={text.title}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isWhole)
            ask(AXES.map((axis, at) => toWire(STATE_NUMBERS[axis], values[at] ?? 0)) as unknown as GivenState);
        }}
      >
        <div className="sky-state">
          {AXES.map((axis, at) => (
            <RecordNumber
              key={axis}
              label={at < 3 ? text.position(axis) : text.velocity(axis.slice(1))}
              field={STATE_NUMBERS[axis]}
              value={values[at] ?? Number.NaN}
              onChange={(next) => setValues(values.map((old, place) => (place === at ? next : old)))}
            />
          ))}
        </div>
        <Button type="submit" isDisabled={!isWhole}>
          {compute}
        </Button>
      </form>
      {request === undefined && <p className="sky-quiet">{text.ask}</p>}
      <QueryState query={query} loading={text.loading} rows={10} rowPx={24} />
      {query.data && request !== undefined && <ElementRows elements={query.data} />}
    </Panel>
  );
}
