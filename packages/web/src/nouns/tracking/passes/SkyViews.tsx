import type { Sensor } from '@keepout/contract/odt/sensor';
import { QueryState } from '../../../api/QueryState.tsx';
import { ElevationCurve } from '../../../charts/tracking/ElevationCurve.tsx';
import { type SkyDirection, SkyPlot } from '../../../charts/tracking/SkyPlot.tsx';
import { useNow } from '../../../time/ticker.ts';
import { parseTime } from '../../../time/utc.ts';
import { useTrackingText } from '../en.ts';
import { type SkyTrackSpan, useSkyTrack } from '../queries.ts';
import '../tracking-noun.css';

export interface SkyViewsProps {
  /** The pass; absent: none is chosen, or its object has no catalogue number. */
  readonly span: SkyTrackSpan | undefined;
  readonly sensor: Pick<Sensor, 'minElevation' | 'horizon'> | undefined;
  readonly note: string;
}

/** One pass: its path over the sky and its elevation over time. Inside a `PlotStack` a highlight in one plot appears in all. */
export function SkyViews({ span, sensor, note }: SkyViewsProps) {
  const text = useTrackingText();
  const nowMs = useNow('halfMinute');
  const query = useSkyTrack(span);
  if (span !== undefined && query.data === undefined) {
    return <QueryState query={query} rows={1} rowPx={300} />;
  }
  const track = span === undefined ? undefined : query.data;
  const places = (track?.points ?? []).map(({ epoch, azimuth, elevation, sunlit }) => ({
    timeMs: parseTime(epoch) ?? Number.NaN,
    azimuthDeg: azimuth,
    elevationDeg: elevation,
    isLit: sunlit,
  }));
  const leastElevationDeg = sensor?.minElevation ?? 0;
  const empty = places.length === 0 ? text.views.tooFew : undefined;
  const sun = directionOf(track?.sun[0]);
  const moon = directionOf(track?.moon[0]);
  return (
    <div className="sky-views">
      <SkyPlot
        places={places}
        horizon={(sensor?.horizon ?? []).map(({ azimuth, elevation }) => ({
          azimuthDeg: azimuth,
          elevationDeg: elevation,
        }))}
        leastElevationDeg={leastElevationDeg}
        sun={sun}
        moon={moon}
        note={note}
        empty={empty}
      />
      <ElevationCurve
        places={places}
        leastElevationDeg={leastElevationDeg}
        nowMs={nowMs}
        heightPx={300}
        empty={empty}
      />
    </div>
  );
}

const directionOf = (
  place: { readonly azimuth: number; readonly elevation: number } | undefined,
): SkyDirection | undefined => place && { azimuthDeg: place.azimuth, elevationDeg: place.elevation };
