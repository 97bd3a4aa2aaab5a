import { QueryState } from '../../api/QueryState.tsx';
import { CoverageGantt } from '../../charts/coverage-gantt/CoverageGantt.tsx';
import { formatPc } from '../../format/probability.ts';
import { paths } from '../../navigation/paths.ts';
import { useConjunctionText } from '../../nouns/conjunction/en.ts';
import { worstFirst } from '../../nouns/conjunction/fleet.ts';
import { coverageRows } from '../../nouns/ephemeris/coverage-rows.ts';
import { useEphemerides } from '../../nouns/ephemeris/use-ephemerides.ts';
import { Countdown } from '../../time/Countdown.tsx';
import { Moment } from '../../time/Moment.tsx';
import { useNow } from '../../time/ticker.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Link } from '../../ui/Link.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Status } from '../../ui/Status.tsx';
import { useSatellitePageTexts } from './en.ts';
import { fieldName, fieldValue } from './field-text.ts';
import { useAhead } from './use-ahead.ts';
import { useSatelliteHistory } from './use-satellite.ts';

const SHOWN_EVENTS = 6;

/** Panels next to the form: conjunctions of the satellite, coverage of its ephemerides, and history of changes. */
export function SatelliteSide({ satelliteId }: { readonly satelliteId: string }) {
  return (
    <div className="satellite-side">
      <Ahead satelliteId={satelliteId} />
      <Coverage satelliteId={satelliteId} />
      <History satelliteId={satelliteId} />
    </div>
  );
}

function Ahead({ satelliteId }: { readonly satelliteId: string }) {
  const text = useSatellitePageTexts();
  const { verdicts } = useConjunctionText();
  const { query, events } = useAhead(satelliteId);
  return (
    <Panel title={text.side.conjunctions}>
      {events ? (
        events.length === 0 ? (
          <p className="quiet-text">{text.side.none}</p>
        ) : (
          <ul className="satellite-events">
            {worstFirst(events)
              .slice(0, SHOWN_EVENTS)
              .map(({ id, record, tcaMs, mark }) => (
                <li key={id}>
                  <Status level={mark}>{verdicts[record.verdict.kind]}</Status>
                  <Link href={paths.conjunction(satelliteId, id)}>{record.object2.name}</Link>
                  <span className="mono">{formatPc(record.probabilityOfCollision)}</span>
                  <span className="mono">
                    <Countdown atMs={tcaMs} />
                  </span>
                </li>
              ))}
            {events.length > SHOWN_EVENTS && (
              <li>
                <Link href={paths.find(satelliteId)}>{text.side.more(events.length - SHOWN_EVENTS)}</Link>
              </li>
            )}
          </ul>
        )
      ) : (
        <QueryState query={query} loading={text.loading} rows={4} />
      )}
    </Panel>
  );
}

function Coverage({ satelliteId }: { readonly satelliteId: string }) {
  const text = useSatellitePageTexts();
  const nowMs = useNow('minute');
  const { query, files } = useEphemerides();
  if (!files) {
    return <QueryState query={query} loading={text.loading} rows={3} />;
  }
  const satelliteFiles = files.filter((file) => file.satelliteId === satelliteId);
  if (satelliteFiles.length === 0) {
    return (
      <Panel title={text.side.coverage}>
        <EmptyState text={text.side.noFile} action={<Link href={paths.oems()}>{text.side.upload}</Link>} />
      </Panel>
    );
  }
  return <CoverageGantt title={text.side.coverage} rows={coverageRows(satelliteFiles)} nowMs={nowMs} />;
}

function History({ satelliteId }: { readonly satelliteId: string }) {
  const text = useSatellitePageTexts();
  const query = useSatelliteHistory(satelliteId);
  const { data: events } = query;
  const words = text.actions as Readonly<Record<string, string>>;
  return (
    <Panel title={text.side.history}>
      {events ? (
        events.length === 0 ? (
          <p className="quiet-text">{text.side.noHistory}</p>
        ) : (
          <ol className="satellite-history">
            {events.map(({ at, actor, action, changes }) => (
              <li key={`${at} ${action}`}>
                <Moment at={at} /> <strong>{actor}</strong> {words[action] ?? action}
                {changes.length > 0 && (
                  <ul>
                    {changes.map(({ field, from, to }) => (
                      <li key={field}>
                        {text.side.set(
                          fieldName(field, text),
                          fieldValue(field, from, text),
                          fieldValue(field, to, text),
                        )}
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ol>
        )
      ) : (
        <QueryState query={query} loading={text.loading} />
      )}
    </Panel>
  );
}
