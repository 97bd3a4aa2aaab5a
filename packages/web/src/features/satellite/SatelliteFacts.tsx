import type { Satellite } from '@keepout/contract/fleet/satellite';
import { ephemerisDueMs } from '@keepout/contract/fleet/upkeep';
import { ABSENT } from '../../format/number.ts';
import { paths } from '../../navigation/paths.ts';
import { useEphemerides } from '../../nouns/ephemeris/use-ephemerides.ts';
import { Countdown } from '../../time/Countdown.tsx';
import { formatAge } from '../../time/countdown.ts';
import { useNow } from '../../time/ticker.ts';
import { parseTime } from '../../time/utc.ts';
import { Link } from '../../ui/Link.tsx';
import { Status } from '../../ui/Status.tsx';
import { useSatellitePageTexts } from './en.ts';
import { useAhead } from './use-ahead.ts';
import { useOperatorName } from './use-satellite.ts';

/** Identity and operator of the satellite, next conjunction, and age of its newest ephemeris. */
export function SatelliteFacts({ satellite }: { readonly satellite: Satellite }) {
  const { facts: text } = useSatellitePageTexts();
  const { satelliteId, noradId, cosparId, configuration, createdAt } = satellite;
  const nowMs = useNow('minute');
  const operator = useOperatorName(noradId);
  const { events } = useAhead(satelliteId);
  const { files } = useEphemerides();
  const next = events?.[0];
  const uploaded = files
    ?.filter((file) => file.satelliteId === satelliteId && file.designation === 'OPERATIONAL')
    .map(({ uploadedAt }) => parseTime(uploadedAt) ?? 0);
  const newestMs = uploaded && uploaded.length > 0 ? Math.max(...uploaded) : undefined;
  const dueMs = ephemerisDueMs(configuration, newestMs ?? parseTime(createdAt) ?? 0);
  return (
    <section className="satellite-facts" aria-label={text.label}>
      <dl>
        <div>
          <dt>{text.norad}</dt>
          <dd className="mono">{noradId}</dd>
        </div>
        <div>
          <dt>{text.cospar}</dt>
          <dd className="mono">{cosparId || ABSENT}</dd>
        </div>
        <div>
          <dt>{text.operator}</dt>
          <dd>{operator ?? ABSENT}</dd>
        </div>
        <div>
          <dt>{text.next}</dt>
          <dd className="mono">
            {next ? (
              <Link href={paths.conjunction(satelliteId, next.id)}>
                <Countdown atMs={next.tcaMs} /> {next.record.object2.name}
              </Link>
            ) : events ? (
              text.noNext
            ) : (
              ABSENT
            )}
          </dd>
        </div>
        <div>
          <dt>{text.oem}</dt>
          <dd>{newestMs !== undefined ? text.ago(formatAge(newestMs, nowMs)) : files ? text.noOem : ABSENT}</dd>
        </div>
        {files && dueMs !== undefined && (
          <div>
            <dt>{text.expected}</dt>
            <dd>
              {dueMs < nowMs ? (
                <Status level="caution">{text.overdue(formatAge(dueMs, nowMs))}</Status>
              ) : (
                <Countdown atMs={dueMs} />
              )}
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
