import type { BodyInTheSky } from '@keepout/contract/sky/bodies';
import { QueryState } from '../../api/QueryState.tsx';
import { formatDegrees } from '../../format/angle.ts';
import { formatPercent } from '../../format/percent.ts';
import { formatTime, parseTime } from '../../time/utc.ts';
import { useZone } from '../../time/zone-store.ts';
import { Panel } from '../../ui/Panel.tsx';
import { type RowColumn, RowTable } from '../../ui/RowTable.tsx';
import { diameterText, distanceText, hoursText } from './body-figures.ts';
import { useSkyText } from './en.ts';
import { type SkyPlace, useBodies } from './queries.ts';

/** Where Sun, Moon and planets stand. */
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
