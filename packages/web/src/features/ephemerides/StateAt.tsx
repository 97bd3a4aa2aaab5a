import type { EphemerisSummary } from '@keepout/contract/ca/ephemeris';
import { useState } from 'react';
import { QueryState } from '../../api/QueryState.tsx';
import { formatNumber } from '../../format/number.ts';
import { useEphemerisState } from '../../nouns/ephemeris/use-ephemerides.ts';
import { formatTime, parseTime } from '../../time/utc.ts';
import { Button } from '../../ui/Button.tsx';
import { KeyValue } from '../../ui/KeyValue.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useEphemerisTexts } from './en.ts';

/** State and covariance of a file at a given time, interpolated as in screenings. */
export function StateAt({ file }: { readonly file: EphemerisSummary }) {
  const text = useEphemerisTexts().stateAt;
  const [typedTime, write] = useState('');
  const [at, ask] = useState<string>();
  const time = parseTime(typedTime.trim());
  const isWrong = typedTime.trim() !== '' && time === undefined;
  return (
    <form
      className="state-at"
      aria-label={text.title}
      onSubmit={(event) => {
        event.preventDefault();
        if (time !== undefined) ask(new Date(time).toISOString());
      }}
    >
      <h3>{text.title}</h3>
      <TextField
        label={text.time}
        hint={text.hint(formatTime(parseTime(file.startTime)!), formatTime(parseTime(file.stopTime)!))}
        value={typedTime}
        onChange={write}
        {...(isWrong && { error: text.fault })}
      />
      <Button type="submit">{text.show}</Button>
      {at !== undefined && <Figures oemFileId={file.oemFileId} at={at} />}
    </form>
  );
}

function Figures({ oemFileId, at }: { readonly oemFileId: string; readonly at: string }) {
  const text = useEphemerisTexts().stateAt;
  const query = useEphemerisState(oemFileId, at);
  const { data } = query;
  if (data === undefined) return <QueryState query={query} loading={text.loading} rows={3} />;
  const { positionKm, velocityKmS, covarianceKm, isPositive } = data;
  const row = (values: readonly number[], digits: number) =>
    values.map((value) => formatNumber(value, digits)).join(', ');
  const sigmas = covarianceKm?.slice(0, 3).map((values, k) => 1000 * Math.sqrt(values[k]!));
  return (
    <KeyValue
      rows={[
        { key: 'position', label: text.position(data.frame), value: row(positionKm, 6) },
        { key: 'velocity', label: text.velocity, value: row(velocityKmS, 9) },
        { key: 'sigma', label: text.sigma, value: sigmas ? row(sigmas, 1) : text.without },
        ...(isPositive === false ? [{ key: 'positive', label: text.covariance, value: text.notPositive }] : []),
      ]}
    />
  );
}
