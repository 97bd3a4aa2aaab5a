import { useState } from 'react';
import { useQueryParam } from '../../navigation/use-query-selection.ts';
import { Button } from '../../ui/Button.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { Bodies } from './Bodies.tsx';
import { ElementsOfState } from './ElementsOfState.tsx';
import { givenTime } from './given-time.ts';
import { ObjectPanel } from './ObjectPanel.tsx';
import { useSkyText } from './use-sky-text.ts';
import './sky.css';

const numberIn = (text: string | undefined) =>
  text !== undefined && Number.isFinite(Number(text)) ? Number(text) : undefined;

/** K-04: Sun, Moon, planets and orbital elements; time, site and object stand in the address. */
export function SkyPage() {
  const text = useSkyText();
  const [time, setTime] = useQueryParam('time');
  const [latitude, setLatitude] = useQueryParam('latitude');
  const [longitude, setLongitude] = useQueryParam('longitude');
  const [written, write] = useState(time?.replace('T', ' ').replace('Z', '') ?? '');
  const isWrong = written.trim() !== '' && givenTime(written) === undefined;
  const place = { time, latitude: numberIn(latitude), longitude: numberIn(longitude) };
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
        <NumberField
          label={text.latitude}
          unit="°"
          minValue={-90}
          maxValue={90}
          value={place.latitude ?? Number.NaN}
          onChange={(value) => setLatitude(coordinate(value))}
          formatOptions={{ maximumFractionDigits: 6 }}
          hint={text.siteHint}
        />
        <NumberField
          label={text.longitude}
          unit="°"
          minValue={-180}
          maxValue={180}
          value={place.longitude ?? Number.NaN}
          onChange={(value) => setLongitude(coordinate(value))}
          formatOptions={{ maximumFractionDigits: 6 }}
        />
        <Button type="submit" kind="primary">
          {text.compute}
        </Button>
      </form>
      <Bodies place={place} />
      <div className="sky-pair">
        <ObjectPanel time={time} />
        <ElementsOfState />
      </div>
    </div>
  );
}
