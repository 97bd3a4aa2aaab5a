import type { Statement } from '@keepout/contract/platform/sentence-text';
import { statementOf } from '@keepout/contract/sentences';
import {
  type NoUpdate,
  type UpdateAnswer as OperationAnswer,
  type UpdateQuestion as OperationQuestion,
  orbitAfter,
} from '@keepout/operations/update/update';
import type { MeasurementTrack } from '@keepout/tracking/measurement';
import type { OrbitUpdate } from '@keepout/tracking/orbit-update/update-orbit';
import { ok, type Result } from '@keepout/units/result';
import { type FileToRead, readFile } from '../tracks/read-file.ts';
import type { UsedMeasurements } from './tables.ts';

export interface FileUpdateQuestion extends Omit<OperationQuestion, 'tracks' | 'editSigma'> {
  readonly files: readonly (FileToRead & {
    readonly observationFileId: string;
    /** By their place in the report: those that are of the object. */
    readonly tracks: readonly number[];
  })[];
}

export interface FileUpdateAnswer
  extends Omit<OperationAnswer, 'update'>,
    Pick<OrbitUpdate, 'state' | 'accepted' | 'rejected'> {
  readonly message: Statement;
  readonly observability: Statement;
  readonly wrms: number | null;
  readonly residuals: readonly UsedMeasurements[];
  /** Last measurement that was used; absent where none was. */
  readonly observedUntilTaiS?: number;
}

/** Makes an orbit better by the measurements of files. */
export function update({ files, ...question }: FileUpdateQuestion): Result<FileUpdateAnswer, NoUpdate> {
  const { earthOrientation } = question;
  const orientation = earthOrientation && { earthOrientation };
  const tracks: MeasurementTrack[] = [];
  const places: { readonly observationFileId: string; readonly track: number; readonly points: number }[] = [];
  for (const file of files) {
    const read = readFile({ ...file, ...orientation });
    if (!read.ok) continue;
    const { observationFileId } = file;
    for (const [index, track] of read.value.tracks.entries()) {
      const isOfObject = file.tracks.includes(index);
      places.push({ observationFileId, track: isOfObject ? tracks.length : -1, points: track.measurements.length });
      if (isOfObject) tracks.push(track);
    }
  }
  const answer = orbitAfter({ ...question, tracks });
  if (!answer.ok) return answer;
  const { update: orbitUpdate, ...answerFacts } = answer.value;
  const { state, message, accepted, rejected, observability, wrms = null } = orbitUpdate;
  const usedKeys = new Set(
    orbitUpdate.residuals.flatMap(({ use, track, index }) => (use === 'used' ? `${track} ${index}` : [])),
  );
  const usedTaiS = tracks.flatMap(({ measurements }, track) =>
    measurements.flatMap(({ receptionTaiS }, index) => (usedKeys.has(`${track} ${index}`) ? receptionTaiS : [])),
  );
  const residuals = files.map(({ observationFileId }) => ({
    observationFileId,
    isUsed: places
      .filter((place) => place.observationFileId === observationFileId)
      .flatMap(({ track, points }) =>
        Array.from({ length: points }, (_, index) => answerFacts.after !== null && usedKeys.has(`${track} ${index}`)),
      ),
  }));
  return ok({
    ...answerFacts,
    state,
    message: statementOf(message),
    accepted,
    rejected,
    observability: statementOf([observability]),
    wrms,
    residuals,
    ...(usedTaiS.length > 0 && { observedUntilTaiS: Math.max(...usedTaiS) }),
  });
}
