import type { Cdm, CdmObject } from '@keepout/contract/ca/cdm';
import { formatDuration } from '../../../format/duration.ts';
import { formatDistance, formatMetres } from '../../../format/length.ts';
import { ABSENT } from '../../../format/number.ts';
import { type ConjunctionText, useConjunctionText } from '../../../nouns/conjunction/en.ts';
import { combinedRadiusM } from '../../../nouns/conjunction/message/figures.ts';
import { useSatelliteText } from '../../../nouns/satellite/en.ts';
import { type DisplayZone, formatTime, parseTime } from '../../../time/utc.ts';
import { useZone } from '../../../time/zone-store.ts';
import { Breakable } from '../../../ui/Breakable.tsx';
import { KeyValue } from '../../../ui/KeyValue.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { type EventText, useEventText } from '../texts/en.ts';

export interface ObjectCardProps {
  readonly object: CdmObject;
  readonly place: 1 | 2;
}

/** Object 1 or object 2: identity, size, orbit quality, and orbit source. */
export function ObjectCard({ object, place }: ObjectCardProps) {
  const text = useEventText();
  const words = useConjunctionText();
  const zone = useZone((state) => state.zone);
  const { kinds: objectKinds, radiusSources } = useSatelliteText();
  const { sigma } = object;
  const missing = <span title={text.fields.absent}>{ABSENT}</span>;
  const rows = [
    { key: 'norad', label: text.object.norad, value: object.noradId ?? missing },
    { key: 'cospar', label: text.object.cospar, value: object.cosparId || missing },
    { key: 'kind', label: text.object.kind, value: objectKinds[object.objectType] },
    {
      key: 'hardBody',
      label: object.hardBodyRadiusSource === 'cdm-comment-combined' ? text.object.hardBodyOfBoth : text.object.hardBody,
      value: radiusWords(object, radiusSources),
    },
    {
      key: 'sigma',
      label: text.object.sigma,
      value:
        sigma === null ? (
          missing
        ) : (
          <span title={`${text.object.sigmaHelp}\n${sigma.r} / ${sigma.t} / ${sigma.n} m`}>
            {[sigma.r, sigma.t, sigma.n].map(formatMetres).join(' / ')} m
          </span>
        ),
    },
    { key: 'covariance', label: text.object.covariance, value: words.covariances[object.covarianceSource] },
    {
      key: 'orbit',
      label: text.object.orbit,
      value: object.orbitSource ? <Breakable text={orbitWords(object.orbitSource, text.object, zone)} /> : missing,
    },
    {
      key: 'age',
      label: text.object.age,
      value: object.orbitAgeSeconds === null ? missing : formatDuration(object.orbitAgeSeconds),
    },
    { key: 'manoeuvrable', label: text.object.manoeuvrable, value: manoeuvrable(object, words) },
  ];
  return (
    <Panel title={text.object.title(place, object.name)}>
      <KeyValue rows={rows} />
    </Panel>
  );
}

function manoeuvrable({ manoeuvrable: answer }: CdmObject, text: ConjunctionText): string {
  if (answer === 'N/A') return 'N/A';
  return answer === 'YES' ? text.yes : text.no;
}

/** Returns the hard-body radius of an object and its source as text; a combined radius is stored at object 1, and object 2 then has 0. */
export function radiusWords(
  { hardBodyRadius, hardBodyRadiusSource: source }: Pick<CdmObject, 'hardBodyRadius' | 'hardBodyRadiusSource'>,
  sources: Readonly<Record<string, string | undefined>>,
): string {
  const from = sources[source] ?? source;
  return hardBodyRadius === 0 ? from : `${formatDistance(hardBodyRadius)} · ${from}`;
}

/** Returns the combined hard-body radius of both objects as text. */
export const combinedRadius = (cdm: Cdm): string => formatDistance(combinedRadiusM(cdm));

/** Returns the displayed name of an orbit source; an unknown form is shown unchanged. */
export function orbitWords(source: string, text: EventText['object'], zone: DisplayZone): string {
  const [, epoch] = /^element set of (\S+Z)$/.exec(source) ?? [];
  if (epoch !== undefined) return text.elementSet(formatTime(parseTime(epoch), zone));
  const [, file] = /^ephemeris (.+)$/.exec(source) ?? [];
  if (file !== undefined) return text.ephemeris(file);
  const [, createdAt, publisher] = /^public ephemeris of (\S+Z), (.+)$/.exec(source) ?? [];
  if (createdAt !== undefined) return text.publicEphemeris(formatTime(parseTime(createdAt), zone), publisher!);
  const [, message] = /^message, (.+)$/.exec(source) ?? [];
  return message === undefined ? source : text.message(message);
}
