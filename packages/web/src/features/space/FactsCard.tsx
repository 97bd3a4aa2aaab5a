import { EARTH_RADIUS_M, MU_EARTH } from '@keepout/astro/constants';
import { toUnixMs } from '@keepout/astro/epoch';
import type { MeanElements } from '@keepout/astro/nouns';
import { Crosshair, X } from 'lucide-react';
import { ABSENT, formatDegrees, formatNumber, formatWithUnit } from '../../format/number.ts';
import { paths } from '../../navigation/paths.ts';
import type { SpaceOrbit } from '../../space-worker/protocol.ts';
import { useNow } from '../../time/ticker.ts';
import { formatTime } from '../../time/utc.ts';
import { useZone } from '../../time/zone-store.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { KeyValue } from '../../ui/KeyValue.tsx';
import { Link } from '../../ui/Link.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { type SpaceText, useSpaceText } from './en.ts';
import type { Scene } from './scene.ts';

const EARTH_RADIUS_KM = EARTH_RADIUS_M / 1000;

export interface FactsCardProps {
  readonly name: string;
  readonly object: number;
  readonly orbit: SpaceOrbit | undefined;
  readonly scene: Scene | undefined;
  /** Id of the satellite, if the object belongs to the fleet. */
  readonly satelliteId: string | undefined;
  readonly isFollowing: boolean;
  readonly onFollow: () => void;
  readonly onClose: () => void;
}

/** Identity, elements and current position of the selected object. */
export function FactsCard(props: FactsCardProps) {
  const { name, object, orbit, scene, satelliteId, isFollowing, onFollow, onClose } = props;
  const text = useSpaceText().facts;
  const zone = useZone((state) => state.zone);
  useNow('second');
  const state = orbit?.points.length === 0 ? undefined : scene?.stateOf(object);
  return (
    <section className="space-panel space-facts" aria-label={name}>
      <header>
        <h2>{name}</h2>
        <IconButton label={text.close} onPress={onClose}>
          <X size={16} aria-hidden />
        </IconButton>
      </header>
      {orbit === undefined ? (
        <Skeleton label={name} rows={8} rowPx={20} />
      ) : (
        <>
          {orbit.points.length === 0 && <p>{text.noState}</p>}
          <KeyValue
            rows={[
              ...(state === undefined
                ? []
                : [
                    row(text.altitude, formatWithUnit((Math.hypot(...state.place) - 1) * EARTH_RADIUS_KM, 0, 'km')),
                    row(text.speed, formatWithUnit(state.speed * EARTH_RADIUS_KM, 3, 'km/s')),
                  ]),
              ...figures(orbit.elements, text, (taiS) => formatTime(toUnixMs(taiS), zone)),
            ]}
          />
          <p className="space-note">{text.note}</p>
        </>
      )}
      <footer>
        <Button icon={<Crosshair size={14} aria-hidden />} onPress={onFollow} aria-pressed={isFollowing}>
          {text.follow}
        </Button>
        {satelliteId !== undefined && <Link href={paths.satellite(satelliteId)}>{text.open}</Link>}
      </footer>
    </section>
  );
}

const row = (label: string, value: string) => ({ key: label, label, value });

function figures(elements: MeanElements, text: SpaceText['facts'], time: (taiS: number) => string) {
  const { perigeeKm, apogeeKm } = heightsOf(elements);
  return [
    row(text.norad, String(elements.noradId)),
    row(text.cospar, elements.cosparId || ABSENT),
    row(text.kind, text.kinds[elements.objectType ?? 'UNKNOWN']),
    row(text.perigee, `${formatNumber(perigeeKm)} × ${formatNumber(apogeeKm)}\u00a0km`),
    row(text.period, formatWithUnit(periodMinOf(elements), 2, 'min')),
    row(text.inclination, formatDegrees(elements.inclinationDeg)),
    row(text.eccentricity, formatNumber(elements.eccentricity, 6)),
    row(text.raan, formatDegrees(elements.raanDeg)),
    row(text.argPerigee, formatDegrees(elements.argPerigeeDeg)),
    row(text.meanAnomaly, formatDegrees(elements.meanAnomalyDeg)),
    row(text.epoch, time(elements.epochTaiS)),
  ];
}

const DAY_S = 86_400;
const DAY_MIN = 1440;

/** Returns the period of mean elements, min. */
const periodMinOf = ({ meanMotionRevPerDay }: Pick<MeanElements, 'meanMotionRevPerDay'>): number =>
  DAY_MIN / meanMotionRevPerDay;

/** Returns perigee and apogee altitude of a Kepler orbit with the given mean motion and eccentricity, km above the equatorial radius. */
function heightsOf({ meanMotionRevPerDay, eccentricity }: Pick<MeanElements, 'meanMotionRevPerDay' | 'eccentricity'>): {
  readonly perigeeKm: number;
  readonly apogeeKm: number;
} {
  const rate = (2 * Math.PI * meanMotionRevPerDay) / DAY_S;
  const axisM = Math.cbrt(MU_EARTH / rate ** 2);
  return {
    perigeeKm: (axisM * (1 - eccentricity) - EARTH_RADIUS_M) / 1000,
    apogeeKm: (axisM * (1 + eccentricity) - EARTH_RADIUS_M) / 1000,
  };
}
