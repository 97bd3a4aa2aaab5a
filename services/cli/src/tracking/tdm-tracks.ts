import type { EarthOrientation } from '@keepout/astro/frames/earth-orientation';
import { readTdm } from '@keepout/ccsds/tdm/read';
import { tdmTracks } from '@keepout/ccsds/tdm/tracks';
import { knownSensor, type SensorAccuracy, type SensorPlace } from '@keepout/operations/sensor/sensor';
import { measurementTracks } from '@keepout/tracking/intake';
import type { MeasurementTrack } from '@keepout/tracking/measurement';
import { readText } from '../files/input-file.ts';
import { faultLine, inputAtFault } from '../process/exit.ts';
import { printError } from '../process/print.ts';

/** A track of a file, with the names in the file. */
export interface FileTrack extends MeasurementTrack {
  readonly file: string;
  readonly participants: readonly string[];
}

/** Returns the tracks of a TDM, all of one sensor, or ends the command with the reason; warnings about omitted data go to stderr. */
export function tracksOfFile(
  file: string,
  sensor: SensorPlace & SensorAccuracy,
  eop: EarthOrientation | undefined,
): readonly FileTrack[] {
  const tdm = readTdm(readText(file));
  if (!tdm.ok) throw inputAtFault(faultLine(file, tdm.fault));
  const read = tdmTracks(tdm.value);
  const [fault] = read.faults;
  if (fault !== undefined && read.tracks.length === 0) throw inputAtFault(faultLine(file, fault));
  for (const problem of [...read.faults, ...read.warnings]) printError(`${faultLine(file, problem)}\n`);
  const timedSensor = knownSensor({ ...sensor, timeBiasS: 0 });
  return measurementTracks(read.tracks, () => timedSensor, eop).tracks.map((track) => ({
    ...track,
    file,
    participants: [track.sensorName, ...(track.objectName === undefined ? [] : [track.objectName])],
  }));
}
