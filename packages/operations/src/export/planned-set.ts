import { type CandidateTable, candidateTable } from '@keepout/contract/ca/candidate-table';
import { avoidedText } from '@keepout/contract/ca/manoeuvre-result';
import type { ManoeuvreCandidates } from '@keepout/contract/ca/manoeuvre-search';
import { csvText } from '@keepout/units/csv';
import { fail, ok, type Result } from '@keepout/units/result';
import { ignitionOf } from '../plan/command.ts';
import { type ExportFault, type ExportQuestion, nominalFile, plannedFiles } from './planned-file.ts';

/** A file of an archive. */
export interface ExportedFile {
  readonly path: string;
  readonly text: string;
}

/** A ranked set of candidates to export. */
export interface SetQuestion
  extends Omit<
    ExportQuestion,
    'format' | 'manoeuvre' | 'returnManoeuvre' | 'result' | 'ignitionTaiS' | 'planScreening' | 'avoided'
  > {
  readonly set: Pick<ManoeuvreCandidates, 'candidates' | 'totalProbabilityBefore'>;
}

/** Formats of a candidate: the orbit with its burn, and the burn as two messages. */
const FORMATS = ['oem', 'opm', 'ocm'] as const;

/** Error for a set without candidates. */
const NO_CANDIDATE =
  'The search found no manoeuvre. Allow earlier ignition, a larger delta-v, a higher target or fewer constraints, and search again.';

/**
 * Returns the files of a ranked set: the orbit without burn, and each candidate's orbit with its burn as OEM, OPM and OCM; a table of figures; a README.
 *
 * Method   each with all forces, of one begin, as an exported plan
 *
 * @returns fault: "no-candidate" of a set without any, or the reason why a file of it cannot be written
 */
export function plannedSet({ set, head, ...common }: SetQuestion): Result<readonly ExportedFile[], ExportFault> {
  if (set.candidates.length === 0) return fail({ code: 'no-candidate', detail: NO_CANDIDATE });
  const nominal = nominalFile({
    ...common,
    head: { ...head, comments: [...head.comments, 'No burn'] },
  });
  if (!nominal.ok) return nominal;
  const files: ExportedFile[] = [
    { path: 'candidates.csv', text: csvOf(candidateTable(set)) },
    { path: 'nominal.oem', text: nominal.value },
  ];
  const lines: string[] = [];
  for (const [place, { manoeuvre, result, recommendedAs }] of set.candidates.entries()) {
    const name = folderOf(place, recommendedAs);
    const avoided = avoidedText(result.events[0]!);
    const comments = [
      ...head.comments,
      `Candidate ${place + 1} of ${set.candidates.length}: ${recommendedAs.join(', ') || 'no star'}`,
      avoided,
    ];
    const candidateFiles = plannedFiles(
      {
        ...common,
        head: { ...head, comments },
        manoeuvre,
        result,
        ignitionTaiS: ignitionOf(manoeuvre),
        planScreening: '',
        avoided,
      },
      FORMATS,
    );
    if (!candidateFiles.ok) return candidateFiles;
    files.push(
      ...FORMATS.map((format) => ({
        path: `${name}/${format === 'oem' ? 'with-burn' : 'burn'}.${format}`,
        text: candidateFiles.value[format],
      })),
    );
    lines.push(`${name}/  ${manoeuvre.manoeuvreType} at ${manoeuvre.ignitionEpoch}`);
  }
  return ok([{ path: 'README.txt', text: readme(lines) }, ...files]);
}

function folderOf(place: number, recommendedAs: readonly string[]): string {
  const [star = 'no-star'] = recommendedAs;
  return `${String(place + 1).padStart(2, '0')}-${star.toLowerCase().replaceAll('_', '-')}`;
}

function csvOf({ columns, rows }: CandidateTable): string {
  return csvText([columns.map(({ name, unit }) => (unit === undefined ? name : `${name} [${unit}]`)), ...rows]);
}

function readme(candidates: readonly string[]): string {
  return [
    'A ranked set of manoeuvres that avoid one conjunction.',
    '',
    'candidates.csv  figures without a burn (rank 0) and of each candidate by rank',
    'nominal.oem     the orbit without a burn',
    'for each candidate, in a folder named by rank and role:',
    'with-burn.oem   the orbit with the burn; covariance with the execution error',
    'burn.opm        initial state vector and burn',
    'burn.ocm        orbit, covariance and burn',
    '',
    ...candidates,
    '',
  ].join('\n');
}
