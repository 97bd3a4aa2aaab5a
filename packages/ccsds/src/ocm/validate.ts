import type { StateCovariance } from '@keepout/astro/nouns';
import { byLine, type FaultList, faultList, type MessageFault, MOST_FAULTS } from '../fault/message-fault.ts';
import { isPositive, lowerFromFull } from '../value/covariance-matrix.ts';
import { type Field, textOf } from '../value/field.ts';
import { frozenFault, isFrameOfEpoch } from '../value/frame-name.ts';
import { checkInterpolation } from '../value/interpolation.ts';
import { parseInteger } from '../value/number.ts';
import { checkCoverage, checkSteps } from '../value/state-table.ts';
import { ocmCovariances, ocmStates, packedStates } from './content.ts';
import { timeIn } from './lines.ts';
import type { Ocm, OcmBlock } from './model.ts';

/** Whether the product can make states and covariances of an OCM that reads well; every reason against it (at most 100), by line. */
export function validateOcm(ocm: Ocm): MessageFault[] {
  return ocmFindings(ocm, MOST_FAULTS);
}

/** Returns the findings of `validateOcm`, up to a maximum. */
export function ocmFindings(ocm: Ocm, maxFindings: number): MessageFault[] {
  const faults = faultList(maxFindings);
  const blocks = (blockName: OcmBlock['name']) => ocm.blocks.filter(({ name }) => name === blockName);
  const span = { startTaiS: Number.POSITIVE_INFINITY, stopTaiS: Number.NEGATIVE_INFINITY };
  for (const block of blocks('TRAJ')) {
    checkTrajectory(ocm, block, faults);
    span.startTaiS = Math.min(span.startTaiS, block.rows[0]?.epochTaiS ?? span.startTaiS);
    span.stopTaiS = Math.max(span.stopTaiS, block.rows.at(-1)?.epochTaiS ?? span.stopTaiS);
  }
  for (const block of blocks('COV')) checkCovariances(ocm, block, span, faults);
  return byLine(faults.faults);
}

/** The method of a trajectory between its states; absent where the receiver is left to choose, or to propagate. */
export function ocmInterpolation({ fields }: OcmBlock): { readonly method?: string; readonly degree?: number } {
  const method = textOf(fields, 'INTERPOLATION');
  if (method === undefined || method.toUpperCase() === 'PROPAGATE') return {};
  const degree = textOf(fields, 'INTERPOLATION_DEGREE');
  return { method, ...(degree !== undefined && { degree: parseInteger(degree) }) };
}

function checkTrajectory(ocm: Ocm, block: OcmBlock, faults: FaultList): void {
  const { fields, line, rows } = block;
  const fieldOf = (keyword: string): Field | undefined => fields.find((field) => field.keyword === keyword);
  const against = (code: MessageFault['code'], keyword: string, value: string, limit: string): void =>
    faults.add(code, { line: fieldOf(keyword)?.line ?? line, keyword, value, limit });
  const states = ocmStates(ocm, block);
  if (!states.ok) {
    faults.add(states.fault.code, states.fault);
    return;
  }
  checkFrameEpoch(block, states.value.frame, faults);
  const { method, degree } = ocmInterpolation(block);
  checkInterpolation(method, degree, against);
  const { epochsTaiS, positionsM, velocitiesMps } = states.value;
  const table = {
    line,
    epochsTaiS,
    ...(velocitiesMps && { states: () => packedStates({ positionsM, velocitiesMps }) }),
    epochs: rows.map(({ words }) => words[0] ?? ''),
    stateLines: rows.map((row) => row.line),
  };
  checkSteps(table, faults);
  const stop = fieldOf('USEABLE_STOP_TIME');
  const stopTaiS = timeIn(ocm, fields, 'USEABLE_STOP_TIME');
  if (stop !== undefined && stopTaiS !== undefined) checkCoverage(table, stopTaiS, stop, faults);
}

/** As of an OEM: frozen at an epoch axes are another frame than that of date. */
function checkFrameEpoch(block: OcmBlock, frame: StateCovariance['frame'], faults: FaultList): void {
  const field = frameEpochOf(block, frame);
  if (field !== undefined) faults.add('unsupported-frame', frozenFault(frame, field));
}

/** The epoch at which the axes of a trajectory or covariance are frozen, where they depend on one. */
export function frameEpochOf({ fields, name }: OcmBlock, frame: StateCovariance['frame']): Field | undefined {
  return fields.find(
    ({ keyword, value }) => keyword === `${name}_FRAME_EPOCH` && value !== '' && isFrameOfEpoch(frame),
  );
}

function checkCovariances(
  ocm: Ocm,
  block: OcmBlock,
  span: { readonly startTaiS: number; readonly stopTaiS: number },
  faults: FaultList,
): void {
  const covariances = ocmCovariances(ocm, block);
  if (!covariances.ok) {
    faults.add(covariances.fault.code, covariances.fault);
    return;
  }
  const [first] = covariances.value;
  if (first !== undefined) checkFrameEpoch(block, first.frame, faults);
  covariances.value.forEach(({ matrix, epochTaiS }, index) => {
    const { line, words } = block.rows[index]!;
    const place = { line, value: words[0] };
    if (!isPositive(lowerFromFull(matrix, 1))) faults.add('covariance-not-positive', place);
    if (epochTaiS < span.startTaiS - 1 || epochTaiS > span.stopTaiS + 1) faults.add('covariance-outside-span', place);
  });
}
