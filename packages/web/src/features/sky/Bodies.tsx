import { LUNAR_DISTANCE_M } from '@keepout/astro/constants';
import type { BodyInTheSky } from '@keepout/contract/sky/bodies';
import { QueryState } from '../../api/QueryState.tsx';
import { formatDegrees, formatNumber, formatPercent, formatSignificant, formatWithUnit } from '../../format/number.ts';
import { formatTime, parseTime } from '../../time/utc.ts';
import { useZone } from '../../time/zone-store.ts';
import { Panel } from '../../ui/Panel.tsx';
import { type RowColumn, RowTable } from '../../ui/RowTable.tsx';
import { useSkyText } from './en.ts';
import { type SkyPlace, useBodies } from './queries.ts';

/** Positions of Sun, Moon and planets. */
export function Bodies({ place }: { readonly place: SkyPlace }) {
  const text = useSkyText().bodies;
  const zone = useZone((state) => state.zone);
  const query = useBodies(place);
  const column = (id: keyof typeof text.columns, cell: (body: BodyInTheSky) => string): RowColumn<BodyInTheSky> => ({
    id,
    header: text.columns[id],
    cell,
    ...(id !== 'body' && { align: 'end' as const }),
  });
  const columns = [
    column('body', ({ body }) => text.names[body]),
    column('ra', ({ rightAscension }) => hoursText(rightAscension)),
    column('dec', ({ declination }) => formatDegrees(declination)),
    column('distance', ({ distance }) => distanceText(distance, text)),
    column('elongation', ({ body, elongation }) => (body === 'SUN' ? '' : formatDegrees(elongation))),
    column('illuminated', ({ body, illuminated }) => (body === 'SUN' ? '' : formatPercent(illuminated))),
    column('size', ({ angularDiameter }) => diameterText(angularDiameter)),
    ...(query.data?.site
      ? [
          column('azimuth', ({ azimuth }) => formatDegrees(azimuth)),
          column('elevation', ({ elevation }) => formatDegrees(elevation)),
        ]
      : []),
  ];
  return (
    <Panel title={text.title}>
      <QueryState query={query} loading={text.loading} rows={9} />
      {query.data && (
        <>
          <p className="sky-quiet">{text.at(formatTime(parseTime(query.data.time), zone))}</p>
          <RowTable
            label={text.table}
            columns={columns}
            rows={query.data.bodies}
            keyOf={({ body }) => body}
            card={(body) => (
              <div className="sky-card">
                <strong>{text.names[body.body]}</strong>
                <span>
                  {hoursText(body.rightAscension)}, {formatDegrees(body.declination)}
                </span>
                <span className="sky-quiet">{distanceText(body.distance, text)}</span>
                {body.elevation !== null && (
                  <span>
                    {text.columns.azimuth} {formatDegrees(body.azimuth)}, {text.columns.elevation}{' '}
                    {formatDegrees(body.elevation)}
                  </span>
                )}
              </div>
            )}
          />
          <p className="sky-quiet">{text.lunarNote}</p>
        </>
      )}
    </Panel>
  );
}

const ASTRONOMICAL_UNIT_M = 149_597_870_700;
/** Limit, lunar distances, below which a distance is displayed in lunar distances. */
const NEAR_LUNAR = 100;

/** Texts of distances. */
interface DistanceWords {
  readonly lunar: (count: string) => string;
  readonly au: (count: string) => string;
}

/** Formats a distance in kilometres, and in lunar distances of 384,000 km (K-03) or astronomical units. */
export function distanceText(distanceM: number, words: DistanceWords): string {
  const lunar = distanceM / LUNAR_DISTANCE_M;
  const otherBody =
    lunar < NEAR_LUNAR
      ? words.lunar(formatNumber(lunar, 3))
      : words.au(formatNumber(distanceM / ASTRONOMICAL_UNIT_M, 4));
  return `${formatWithUnit(distanceM / 1000, 0, 'km')} · ${otherBody}`;
}

/** Formats a right ascension in hours and minutes: `15h 46.3m`. */
export function hoursText(angleDeg: number): string {
  const minutes = Math.round(angleDeg * 40) / 10;
  const inDay = minutes % 1440;
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}h\u00a0${formatNumber(inDay % 60, 1).padStart(4, '0')}m`;
}

const DEGREE_ARCSEC = 3600;
const DEGREE_ARCMIN = 60;

/** Formats an angular diameter: arcminutes for Sun and Moon, arcseconds for planets. */
export function diameterText(angleDeg: number): string {
  return angleDeg * DEGREE_ARCMIN >= 2
    ? `${formatSignificant(angleDeg * DEGREE_ARCMIN, 3)}\u2032`
    : `${formatSignificant(angleDeg * DEGREE_ARCSEC, 3)}\u2033`;
}
