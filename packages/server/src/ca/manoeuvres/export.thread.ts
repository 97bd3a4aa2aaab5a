import { type ExportFault, type ExportQuestion, plannedFile } from '@keepout/operations/export/planned-file';
import type { Result } from '@keepout/units/result';

/** The file of a plan, in a thread: orbits of a week with all forces. */
export const exportText = (question: ExportQuestion): Result<string, ExportFault> => plannedFile(question);
