import {
  catalogueNumberOf,
  type ReadEphemerisFile,
  readEphemerisFile,
} from '@keepout/assessment/orbit/ephemeris-intake';
import { namesake } from '@keepout/assessment/orbit/namesake';
import { inertialTable } from '@keepout/assessment/orbit/packed-ephemeris';
import type { Party } from '@keepout/assessment/orbit/party';
import { sizeOfElements, sizeOfSatellite } from '@keepout/assessment/orbit/satellite-size';
import { refusalPlaces } from '@keepout/assessment/text/message-place';
import { tableEphemeris } from '@keepout/astro/ephemeris/table';
import type { Ephemeris } from '@keepout/astro/nouns';
import { catalogueOrientation, type LiveCatalogue } from './catalogue.ts';
import type { FileQuestion, LiveFault, LiveFileFacts } from './question.ts';

/** Raised for a request that cannot be screened; the worker turns it into its message. */
export class Unscreenable extends Error {
  readonly fault: LiveFault;
  constructor(fault: LiveFault) {
    super(fault.code);
    this.fault = fault;
  }
}

export interface ScreenedSpan {
  readonly startTaiS: number;
  readonly stopTaiS: number;
}

/** A parsed ephemeris: the orbit, its object and the screened span. */
export interface LiveFileOrbit {
  readonly facts: LiveFileFacts;
  readonly identity: Pick<Party, 'noradId' | 'designator' | 'name' | 'cosparId' | 'manoeuvrable' | 'size'>;
  readonly ephemeris: Ephemeris;
  readonly createdTaiS: number | undefined;
  readonly span: ScreenedSpan;
}

/** Maximum number of errors that are reported. */
const MOST_PLACES = 100;

/** Reads an OEM or OCM as an upload is read, and selects the span that the server would screen. */
export function fileOrbit(text: string, request: FileQuestion, catalogue: LiveCatalogue): LiveFileOrbit {
  const { name, size: sizeBytes } = request.file;
  const ephemerisFile = readEphemerisFile(text, name);
  if (!ephemerisFile.ok)
    throw new Unscreenable({ code: 'file-unfit', places: refusalPlaces(ephemerisFile.fault).slice(0, MOST_PLACES) });
  const { table, createdTaiS, designator } = ephemerisFile.value;
  return {
    facts: {
      name,
      sizeBytes,
      objectName: ephemerisFile.value.name,
      objectId: designator,
      stateCount: table.epochsTaiS.length,
      covarianceCount: table.covariances?.length ?? 0,
      ...(table.frame === 'ITRF' && { turnedBy: catalogue.earthOrientation ? 'EARTH_ORIENTATION' : 'UT1_IS_UTC' }),
    },
    identity: identityOf(ephemerisFile.value, request, catalogue),
    ephemeris: tableEphemeris(inertialTable(table, catalogueOrientation(catalogue))),
    createdTaiS,
    span: spanOf(ephemerisFile.value, request),
  };
}

/** From now on; of a file that lies wholly in the past, its own span. */
function spanOf(file: ReadEphemerisFile, { asOfTaiS, longestS }: FileQuestion): ScreenedSpan {
  const startTaiS = file.stopTaiS > asOfTaiS ? Math.max(file.startTaiS, asOfTaiS) : file.startTaiS;
  return { startTaiS, stopTaiS: Math.min(file.stopTaiS, startTaiS + longestS) };
}

/** Returns the object of a file: the selected satellite, or the one that the file names, from the fleet or the catalogue; unknown otherwise. */
function identityOf(
  file: ReadEphemerisFile,
  { selectedSatellite, fleet }: FileQuestion,
  catalogue: LiveCatalogue,
): LiveFileOrbit['identity'] {
  const fleetSatellite = selectedSatellite ?? namesake(file, fleet);
  const listed = fleetSatellite ?? namesake(file, catalogue.elements);
  const noradId = listed?.noradId ?? catalogueNumberOf(file);
  const elements = catalogue.elements[catalogue.indexOf.get(noradId ?? -1) ?? -1];
  return {
    noradId,
    designator: noradId === null ? file.designator : String(noradId),
    name: listed?.name ?? file.name,
    cosparId: listed?.cosparId ?? '',
    manoeuvrable: 'N/A',
    size: {
      ...(elements && sizeOfElements(elements)),
      ...(fleetSatellite && sizeOfSatellite(fleetSatellite.configuration)),
    },
  };
}
