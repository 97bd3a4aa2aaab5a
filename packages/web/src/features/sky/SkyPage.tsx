import { STATION_NUMBERS } from '@keepout/contract/fleet/fields';
import { isTaken, type NumberField } from '@keepout/contract/platform/number-field';
import { useState } from 'react';
import { useQueryParam } from '../../navigation/use-query-selection.ts';
import { RecordNumber } from '../../nouns/record/RecordFields.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { Bodies } from './Bodies.tsx';
import { ElementsOfState } from './ElementsOfState.tsx';
import { useSkyText } from './en.ts';
import { givenTime } from './given-time.ts';
import { ObjectPanel } from './ObjectPanel.tsx';
import './sky.css';

/** A site need not be given. */
const LATITUDE = { ...STATION_NUMBERS.latitude, isOptional: true } as const;
const LONGITUDE = { ...STATION_NUMBERS.longitude, isOptional: true } as const;

const numberIn = (text: string | undefined) =>
  text !== undefined && Number.isFinite(Number(text)) ? Number(text) : undefined;
/** What the server would refuse is not asked for. */
const askedOf = (field: NumberField, value: number | undefined) =>
  value !== undefined && isTaken(field, value) ? value : undefined;

/** K-04: Sun, Moon, planets and orbital elements; time, site and object stand in the address. */
export function SkyPage() {
  const text = useSkyText();
  const [time, setTime] = useQueryParam('time');
  const [latitude, setLatitude] = useQueryParam('latitude');
  const [longitude, setLongitude] = useQueryParam('longitude');
  const [written, write] = useState(time?.replace('T', ' ').replace('Z', '') ?? '');
  const isWrong = written.trim() !== '' && givenTime(written) === undefined;
  const place = { latitude: numberIn(latitude), longitude: numberIn(longitude) };
  const coordinate = (value: number) => (Number.isNaN(value) ? undefined : String(value));
  return (
    <div className="page sky-page">
      <header>
        <h1>{text.title}</h1>
        <p className="sky-quiet">{text.intro}</p>
      </header>
      <form
        className="sky-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isWrong) setTime(givenTime(written));
        }}
      >
        <TextField
          label={text.time}
          hint={text.timeHint}
          value={written}
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
    </div>
  );
}
