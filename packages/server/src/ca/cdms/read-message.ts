import type { Approach } from '@keepout/assessment/approach';
import { type ImplausibleState, messageApproach, type UnsupportedFrame } from '@keepout/assessment/message-approach';
import { sizeOfSatellite } from '@keepout/assessment/orbit/satellite-size';
import type { EarthOrientation } from '@keepout/astro/frames/earth-orientation';
import { cdmDeviations } from '@keepout/ccsds/cdm/deviations';
import type { Cdm as Message } from '@keepout/ccsds/cdm/model';
import { readCdmAll } from '@keepout/ccsds/cdm/read';
import type { MessageFault } from '@keepout/ccsds/fault/message-fault';
import { fieldsIn } from '@keepout/ccsds/flat/message';
import type { SatelliteConfiguration } from '@keepout/contract/fleet/satellite';
import { fail, ok, type Result } from '@keepout/units/result';
import { type CatalogueSizes, sizeInCatalogue } from '../../catalogue/catalogue-sizes.ts';
import { boundedRejection } from '../../messages/bounded-rejection.ts';
import { classifiedHeader } from '../../messages/classified.ts';
import { filePlace, filePlacesText } from '../../messages/file-place.ts';
import { kindProblem } from '../../messages/message-kind.ts';
import type { Rejection } from '../../messages/rejection.ts';
import type { FilePlace } from '../../platform/http/problem-code.ts';

/** Data of an own satellite that identify it in messages. */
export interface FleetSatellite {
  readonly id: string;
  readonly noradId: number;
  readonly configuration: unknown;
}

/** A parsed message with its satellite and close approach. */
export interface ReadCdm {
  readonly message: Message;
  readonly approach: Approach;
  readonly satelliteId: string;
  /** Warnings: classified data, and missing mandatory keywords (508.0-B-1). */
  readonly warnings: readonly FilePlace[];
}

/**
 * Parses a message and identifies its satellite; an error states file, line and keyword.
 *
 * @param line   line of the file at which the text starts
 * @param eop    for states in ITRF; absent: UT1 = UTC
 * @param sizes  sizes of the catalogue in use, as in screenings; absent without a catalogue
 */
export function readUploadedCdm(
  fileName: string,
  text: string,
  line: number,
  fleet: readonly FleetSatellite[],
  { eop, sizes }: { readonly eop: EarthOrientation | undefined; readonly sizes: CatalogueSizes | undefined },
): Result<ReadCdm, Rejection> {
  const problem = kindProblem(text, 'cdm');
  if (problem !== undefined)
    return fail(boundedRejection(fileName, problem.code, problem.message, [{ ...problem, file: fileName }]));
  const { cdm, faults } = readCdmAll(text);
  if (cdm === undefined || faults.length > 0) return unreadable(fileName, faults, line);
  const [object1, object2] = cdm.objects;
  const [first, second] = [object1, object2].map(({ noradId }) =>
    fleet.find((satellite) => satellite.noradId === noradId),
  );
  const ownSatellite = first ?? second;
  if (ownSatellite === undefined) {
    const sentence = `Neither ${object1.name} (${object1.designator}) nor ${object2.name} (${object2.designator}) is one of your satellites.`;
    return fail(boundedRejection(fileName, 'satellite-unknown', sentence));
  }
  const object = first === undefined ? 2 : 1;
  const size = {
    ...sizeInCatalogue(sizes, ownSatellite.noradId),
    ...sizeOfSatellite(ownSatellite.configuration as SatelliteConfiguration),
  };
  const otherSize = sizeInCatalogue(sizes, (object === 1 ? object2 : object1).noradId);
  const approach = messageApproach(cdm, { object, size, other: otherSize }, eop);
  if (!approach.ok) return fail(boundedRejection(fileName, approach.fault.code, approachSentence(approach.fault)));
  const classified = classifiedHeader(fieldsIn(cdm.message, 'header'), fileName);
  const warnings = [...classified, ...placesOf(fileName, cdmDeviations(cdm), line)];
  return ok({ message: cdm, approach: approach.value, satelliteId: ownSatellite.id, warnings });
}

function approachSentence(fault: UnsupportedFrame | ImplausibleState): string {
  if (fault.code === 'unsupported-frame') {
    return 'The states are in a frame that is not supported; use EME2000, GCRF or ITRF.';
  }
  const unit = fault.quantity === 'position' ? 'km' : 'km/s';
  const figure = Number((fault.magnitude / 1000).toPrecision(4));
  return `Object ${fault.object}: a ${fault.quantity} of ${figure} ${unit} is not on an orbit around the Earth.`;
}

/** Returns a rejection of an unreadable file. */
export function unreadable(fileName: string, faults: readonly MessageFault[], line = 1): Result<never, Rejection> {
  const errors = placesOf(fileName, faults, line);
  const [first] = errors;
  if (first === undefined) return fail(boundedRejection(fileName, 'unreadable', 'The message could not be read.'));
  return fail(boundedRejection(fileName, first.code, filePlacesText(errors), errors));
}

/** Converts line numbers of errors from the message to its file. */
function placesOf(fileName: string, faults: readonly MessageFault[], line: number): FilePlace[] {
  return faults.map((fault) => {
    const at = fault.line === undefined ? fault : { ...fault, line: fault.line + line - 1 };
    const place = filePlace(at, fileName);
    return fault.segment === undefined ? place : { ...place, message: `Object ${fault.segment}: ${place.message}` };
  });
}
