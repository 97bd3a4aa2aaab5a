import { useId } from 'react';
import { formatDegrees, formatNumber } from '../../format/number.ts';
import { ChartFrame } from '../frame/ChartFrame.tsx';
import { Legend } from '../frame/Legend.tsx';
import type { Size } from '../interaction/use-size.ts';
import coast from './coast.json';
import { useTrackingChartText } from './en.ts';
import './tracking.css';

export interface MapSensor extends MapPlace {
  readonly code: string;
  readonly type: string;
  readonly leastElevationDeg: number;
  readonly isChosen: boolean;
  readonly isRadar: boolean;
}

export interface SensorMapProps {
  readonly sensors: readonly MapSensor[];
  /** Height of the object whose circles are drawn, km. */
  readonly heightKm: number;
  readonly title?: string;
}

/** A world map in longitude and latitude is twice as wide as high; the poles contain no data. */
const TOP_DEG = 84;
const BOTTOM_DEG = -70;
const MOST_PX = 860;
const LABEL_ROOM_PX = 60;

/** Positions of sensors, and the ground area over which they see an object at an altitude. */
export function SensorMap({ sensors, heightKm, title }: SensorMapProps) {
  const text = useTrackingChartText().map;
  const name = title ?? text.title;
  return (
    <ChartFrame
      title={name}
      caption={text.caption(`${formatNumber(heightKm)}\u00a0km`)}
      fileName="sensors"
      table={{
        columns: [text.sensor, text.type, text.latitude, text.longitude].map((column) => ({ name: column })),
        rows: sensors.map(({ code, type, latitude, longitude }) => [
          code,
          type,
          formatDegrees(latitude),
          formatDegrees(longitude),
        ]),
      }}
      shape={{ aspect: 360 / (TOP_DEG - BOTTOM_DEG), upToPx: MOST_PX }}
      empty={sensors.length === 0 ? text.none : undefined}
      legend={
        sensors.some(({ isChosen }) => !isChosen) ? (
          <Legend
            items={[
              { label: text.chosen, symbol: <circle className="map-horizon" cx={9} cy={5} r={4} /> },
              { label: text.unchosen, symbol: <circle className="map-left-out" cx={9} cy={5} r={4} /> },
            ]}
          />
        ) : undefined
      }
    >
      {(size) => <MapDrawing size={size} sensors={sensors} heightKm={heightKm} label={text.label(sensors.length)} />}
    </ChartFrame>
  );
}

function MapDrawing({ size, sensors, heightKm, label }: Omit<SensorMapProps, 'title'> & { size: Size; label: string }) {
  const clipId = useId();
  const width = size.width;
  const height = (width * (TOP_DEG - BOTTOM_DEG)) / 360;
  const at = ({ latitude, longitude }: MapPlace) => ({
    x: ((longitude + 180) / 360) * width,
    y: ((TOP_DEG - latitude) / (TOP_DEG - BOTTOM_DEG)) * height,
  });
  const path = (places: readonly MapPlace[], shift = 0) =>
    places
      .map((place, index) => {
        const { x, y } = at({ ...place, longitude: place.longitude + shift });
        return `${index === 0 ? 'M' : 'L'}${x.toFixed(1)},${y.toFixed(1)}`;
      })
      .join('');
  return (
    <svg data-chart="" width={width} height={height} role="img" aria-label={label}>
      <clipPath id={clipId}>
        <rect width={width} height={height} />
      </clipPath>
      <g clipPath={`url(#${clipId})`}>
        <rect className="map-sea" width={width} height={height} />
        {coast.flatMap((ring) =>
          [0, -360, 360].map((shift) => (
            <path key={`${ring[0]} ${ring[1]} ${shift}`} className="map-land" d={`${path(placesOf(ring), shift)}Z`} />
          )),
        )}
        {sensors.map((sensor) => {
          const rim = horizonCircle(sensor, sensor.leastElevationDeg, heightKm);
          return [-360, 0, 360].map((shift) => (
            <path
              key={`${sensor.code} ${shift}`}
              className={sensor.isChosen ? 'map-horizon' : 'map-left-out'}
              d={path(rim, shift)}
            />
          ));
        })}
        {sensors.map((sensor) => {
          const { x, y } = at(sensor);
          const isRight = x < width - LABEL_ROOM_PX;
          return (
            <g key={sensor.code}>
              {sensor.isRadar ? (
                <rect className="map-sensor" x={x - 4} y={y - 4} width={8} height={8} />
              ) : (
                <circle className="map-sensor" cx={x} cy={y} r={4.5} />
              )}
              <text className="chart-label" x={x + (isRight ? 8 : -8)} y={y + 4} textAnchor={isRight ? 'start' : 'end'}>
                {sensor.code}
              </text>
            </g>
          );
        })}
      </g>
    </svg>
  );
}

const placesOf = (ring: readonly number[]): readonly MapPlace[] =>
  Array.from({ length: ring.length / 2 }, (_, index) => ({
    longitude: ring[index * 2] ?? 0,
    latitude: ring[index * 2 + 1] ?? 0,
  }));

const EARTH_RADIUS_KM = 6378.137;
const RAD_PER_DEG = Math.PI / 180;
const STEPS = 72;

interface MapPlace {
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * Returns the ground circle within which an object at an altitude is above a minimum elevation of a site: the rim, in steps of azimuth.
 *
 * Assumes  a sphere of 6378.137 km
 *
 * @returns MapPlace[]   deg   longitude within 180 degrees of the site's, so that neighbours stay neighbours
 */
export function horizonCircle(site: MapPlace, leastElevationDeg: number, heightKm: number): readonly MapPlace[] {
  const away = groundAngleRad(leastElevationDeg, heightKm);
  const latitude = site.latitude * RAD_PER_DEG;
  return Array.from({ length: STEPS + 1 }, (_, index) => {
    const azimuth = (index / STEPS) * 2 * Math.PI;
    const sine = Math.sin(latitude) * Math.cos(away) + Math.cos(latitude) * Math.sin(away) * Math.cos(azimuth);
    const east = Math.atan2(
      Math.sin(azimuth) * Math.sin(away) * Math.cos(latitude),
      Math.cos(away) - Math.sin(latitude) * sine,
    );
    return { latitude: Math.asin(sine) / RAD_PER_DEG, longitude: site.longitude + east / RAD_PER_DEG };
  });
}

/** Angle at the Earth's centre from the site to the point under the object, rad. */
export function groundAngleRad(elevationDeg: number, heightKm: number): number {
  const elevation = elevationDeg * RAD_PER_DEG;
  return Math.acos((EARTH_RADIUS_KM * Math.cos(elevation)) / (EARTH_RADIUS_KM + heightKm)) - elevation;
}
