import { type EarthOrientationDays, earthOrientationOfDays } from '@keepout/astro/frames/earth-orientation';
import { describeFault } from '@keepout/ccsds/fault/fault-text';
import { type MessageFault, messageFault } from '@keepout/ccsds/fault/message-fault';
import { looksLikeXml } from '@keepout/ccsds/notation/text-kind';
import { readTdmAll } from '@keepout/ccsds/tdm/read';
import { type TdmTrack, tdmTracks } from '@keepout/ccsds/tdm/tracks';
import type { OrbitMessageType } from '@keepout/contract/odt/enums';
import { knownSensor, type Sensor } from '@keepout/operations/sensor/sensor';
import { type KnownSensor, measurementTracks, type NamedTrack } from '@keepout/tracking/intake';
import { fail, ok, type Result } from '@keepout/units/result';
import { unpackFile } from '../../messages/pack.ts';
import { textOfOpened } from '../../messages/text.ts';

export interface FileToRead {
  readonly bytes: Uint8Array;
  readonly limitBytes: number;
  /** The sensors that it may be of. */
  readonly sensors: readonly Sensor[];
  /** Sensor of tracks whose sensor name is unknown. */
  readonly sensorCode?: string;
  /** By which azimuths and elevations are turned; absent: UT1 = UTC. */
  readonly earthOrientation?: EarthOrientationDays;
}

/** Why a file is of no use: every fault, the first first. */
export interface FileFault {
  readonly code: 'file-at-fault';
  readonly faults: readonly MessageFault[];
}

/** A track of a file, and the sensor that it is of. */
export type ReadTrack = NamedTrack & { readonly sensorCode: string };

/** The tracks of a file, measured by known sensors. */
export interface FileRead {
  readonly messageType: OrbitMessageType;
  readonly tracks: readonly ReadTrack[];
  /** Warnings, a sentence each. */
  readonly warnings: readonly string[];
}

const MOST_WARNINGS = 20;
/** More measurements than a night of one sensor has. */
const MOST_POINTS = 50_000;

/** Reads a TDM as measurements of known sensors. */
export function readFile(file: FileToRead): Result<FileRead, FileFault> {
  const opened = unpackFile(file.bytes, file.limitBytes);
  if (!opened.ok) return refuse([opened.fault]);
  const text = textOfOpened(opened.value.bytes);
  if (!text.ok) return refuse([text.fault]);
  const { tdm, faults } = readTdmAll(text.value);
  if (tdm === undefined || faults.length > 0)
    return refuse(faults.length > 0 ? faults : [messageFault('unknown-format', {})]);
  const readings = tdmTracks(tdm);
  const points = readings.tracks.reduce((sum, track) => sum + track.points.length, 0);
  if (points > MOST_POINTS) return refuse([messageFault('too-large', { limit: MOST_POINTS })]);
  const sensorOf = sensorFinder(file.sensors);
  const eop = file.earthOrientation && earthOrientationOfDays(file.earthOrientation);
  const namedTracks = readings.tracks.map((track) => {
    const isKnown = [track.sensor, track.object].some((end) => end !== undefined && sensorOf(end.name) !== undefined);
    return isKnown || file.sensorCode === undefined ? track : renamed(track, file.sensorCode);
  });
  const { tracks, faults: sensorFaults, warnings } = measurementTracks(namedTracks, sensorOf, eop);
  const all = [
    ...readings.faults,
    ...sensorFaults.map(({ code: _, ...place }) => messageFault('unknown-sensor', place)),
  ];
  const swapped = warnings.map(({ code: _, ...place }) => messageFault('participants-swapped', place));
  if (tracks.length === 0) return refuse(all.length > 0 ? all : [messageFault('no-states', {})]);
  const codeOf = codes(file.sensors);
  return ok({
    messageType: looksLikeXml(text.value) ? 'TDM_XML' : 'TDM_KVN',
    tracks: tracks.map((track) => ({ ...track, sensorCode: codeOf(track.sensorName) ?? track.sensorName })),
    warnings: [...readings.warnings, ...all, ...swapped].slice(0, MOST_WARNINGS).map(withLine),
  });
}

function refuse(faults: readonly MessageFault[]): Result<never, FileFault> {
  return fail({ code: 'file-at-fault', faults });
}

function withLine(fault: MessageFault): string {
  return fault.line === undefined ? describeFault(fault) : `Line ${fault.line}: ${describeFault(fault)}`;
}

function renamed(track: TdmTrack, sensorCode: string): TdmTrack {
  return { ...track, sensor: { ...track.sensor, name: sensorCode } };
}

const plain = (name: string): string => name.trim().toUpperCase();

function codes(sensors: readonly Sensor[]): (name: string) => string | undefined {
  const codeByPlain = new Map(sensors.map(({ code }) => [plain(code), code]));
  return (name) => codeByPlain.get(plain(name));
}

function sensorFinder(sensors: readonly Sensor[]): (name: string) => KnownSensor | undefined {
  // The first sensor of a code has priority.
  const byCode = new Map(sensors.toReversed().map((sensor) => [plain(sensor.code), knownSensor(sensor)]));
  return (name) => byCode.get(plain(name));
}
