import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { customType } from 'drizzle-orm/pg-core';

/** Values of the first byte, which identifies the compression. */
const PLAIN = 0;
const BY_DICTIONARY = 1;

const AXES = ['R', 'T', 'N', 'RDOT', 'TDOT', 'NDOT'];
const UNITS = ['m**2', 'm**2/s', 'm**2/s**2'];
/** Most elements of a missing covariance are zero. */
const ZERO = '0.0000000000000000E+0';

function objectLines(number: 1 | 2): string[] {
  const [orbit, covarianceSource, method] =
    number === 1 ? ['ephemeris ', 'OEM', 'CALCULATED'] : ['element set of 20', 'ESTIMATED', 'DEFAULT'];
  const covariance = AXES.flatMap((row, r) =>
    AXES.slice(0, r + 1).map((column, c) => {
      const unit = UNITS[Number(r > 2) + Number(c > 2)];
      return `C${row}_${column} = ${number === 1 ? '-1.' : ZERO} [${unit}]`;
    }),
  );
  return [
    `OBJECT = OBJECT${number}`,
    `COMMENT Orbit: ${orbit}`,
    `COMMENT Covariance: ${covarianceSource}`,
    ...['OBJECT_DESIGNATOR = ', 'CATALOG_NAME = SATCAT', 'OBJECT_NAME = ', 'INTERNATIONAL_DESIGNATOR = 20'],
    ...['OBJECT_TYPE = PAYLOAD', `EPHEMERIS_NAME = ${number === 1 ? '' : 'NONE'}`, `COVARIANCE_METHOD = ${method}`],
    ...['MANEUVERABLE = N/A', 'REF_FRAME = EME2000'],
    ...['X', 'Y', 'Z'].map((axis) => `${axis} = -6 [km]`),
    ...['X', 'Y', 'Z'].map((axis) => `${axis}_DOT = -7. [km/s]`),
    ...covariance,
  ];
}

/** Text that all messages created by this server share. */
const SHARED_TEXT: readonly string[] = [
  ...['CCSDS_CDM_VERS = 1.0', 'CREATION_DATE = 20', 'ORIGINATOR = KEEPOUT', 'MESSAGE_FOR = ', 'MESSAGE_ID = 20'],
  ...['TCA = 20', 'COMMENT HBR =  [m]', 'COMMENT HBR of object 1:  m (operator-radius)'],
  ...[
    'COMMENT HBR of object 2:  m (catalogue-rcs)',
    'COMMENT HBR of object 2: 5 m (default-by-type)',
    'COMMENT Catalogue: ',
  ],
  ...['MISS_DISTANCE =  [m]', 'RELATIVE_SPEED =  [m/s]'],
  ...['R', 'T', 'N'].map((axis) => `RELATIVE_POSITION_${axis} = - [m]`),
  ...['R', 'T', 'N'].map((axis) => `RELATIVE_VELOCITY_${axis} = - [m/s]`),
  ...['START_SCREEN_PERIOD = 20', 'STOP_SCREEN_PERIOD = 20', 'SCREEN_VOLUME_FRAME = RTN'],
  ...['SCREEN_VOLUME_SHAPE = ELLIPSOID', 'SCREEN_VOLUME_X = 2000 [m]', 'SCREEN_VOLUME_Y = 25000 [m]'],
  ...['SCREEN_VOLUME_Z = 25000 [m]', 'COLLISION_PROBABILITY = ', 'COLLISION_PROBABILITY_METHOD = FOSTER-1992'],
  ...objectLines(1),
  ...objectLines(2),
];
/** Keywords of messages from orbit determination. */
const MORE = [
  ...[
    'GRAVITY_MODEL',
    'ATMOSPHERIC_MODEL',
    'N_BODY_PERTURBATIONS',
    'SOLAR_RAD_PRESSURE',
    'EARTH_TIDES',
    'INTRACK_THRUST',
  ],
  ...['RECOMMENDED_OD_SPAN', 'ACTUAL_OD_SPAN', 'OBS_AVAILABLE', 'OBS_USED', 'TRACKS_AVAILABLE', 'TRACKS_USED'],
  ...['RESIDUALS_ACCEPTED', 'WEIGHTED_RMS', 'CD_AREA_OVER_MASS', 'CR_AREA_OVER_MASS', 'SEDR'],
].map((keyword) => `${keyword} = `);
/** Column in which most originators align values. */
const VALUE_COLUMN = 44;

const inColumns = (line: string): string => {
  const [keyword = '', value] = line.split(' = ');
  return value === undefined ? line : `${keyword.padEnd(VALUE_COLUMN)}= ${value}`;
};

/** Must never change: stored messages are unpacked with it. The text near the end compresses best. */
export const DICTIONARY = Buffer.from([...[...MORE, ...SHARED_TEXT].map(inColumns), ...SHARED_TEXT, ''].join('\n'));

/** Compresses a message: to a fifth of its length if this server wrote it, to an eighth if its values are aligned in columns. */
export function packMessage(text: string): Buffer {
  return Buffer.concat([Buffer.of(BY_DICTIONARY), deflateRawSync(text, { level: 9, dictionary: DICTIONARY })]);
}

export function unpackMessage(packed: Uint8Array): string {
  const content = packed.subarray(1);
  if (packed[0] === PLAIN) return Buffer.from(content).toString();
  if (packed[0] !== BY_DICTIONARY) throw new Error(`a stored message is packed in an unknown way (${packed[0]})`);
  return inflateRawSync(content, { dictionary: DICTIONARY }).toString();
}

/** Column with the packed text of a message, or with the figures that replace it; `messageText` reads both. */
export const packedMessage = customType<{ data: string | Uint8Array; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (message) => (typeof message === 'string' ? packMessage(message) : Buffer.from(message)),
  fromDriver: unpackMessage,
});
