import { describeFault } from '@keepout/ccsds/fault/fault-text';
import type { MessageFault } from '@keepout/ccsds/fault/message-fault';
import { type ComplianceLevel, type Validation, validateMessage } from '@keepout/ccsds/validate';
import type { Command } from 'commander';
import { readText } from '../files/input-file.ts';
import { CommandEnd, EXIT } from '../process/exit.ts';
import { print, printableLine } from '../process/print.ts';

interface Report {
  readonly file: string;
  readonly kind: Validation['kind'];
  readonly format: string;
  readonly version: string | null;
  /** `accepted`: read and used, but not valid. */
  readonly standing: ComplianceLevel;
  readonly valid: boolean;
  readonly count: number;
  readonly faults: readonly ReportedFault[];
  readonly deviations: readonly ReportedFault[];
  readonly limitations: readonly ReportedFault[];
}

interface ReportedFault {
  readonly line: number | null;
  readonly keyword: string | null;
  readonly code: string;
  readonly message: string;
}

export function addValidate(program: Command): void {
  program
    .command('validate')
    .description('check CCSDS messages (OEM, OPM, OMM, OCM, CDM, TDM) and element sets')
    .argument('<files...>', 'files to check, also gzip')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      '\nvalid: meets the standard. accepted: usable, but not valid; the output lists the deviations. Exit code 1: a file is refused.',
    )
    .action((files: string[], options: { json?: boolean }) => {
      const reports = files.map(reportOf);
      if (options.json) print(`${JSON.stringify(reports, null, 2)}\n`);
      else for (const report of reports) print(linesOf(report));
      if (reports.some((report) => report.standing === 'refused')) process.exitCode = EXIT.inputAtFault;
    });
}

function placeOf(file: string, line: number | null): string {
  return line === null ? file : `${file}:${line}`;
}

/** A file that cannot be read is a report of its own, so that the others are still checked. */
function reportOf(file: string): Report {
  try {
    const { kind, format, version, count, standing, faults, deviations, limitations } = validateMessage(readText(file));
    return {
      file,
      kind,
      format,
      version: version ?? null,
      standing,
      valid: standing === 'valid',
      count,
      faults: faults.map(reported),
      deviations: deviations.map(reported),
      limitations: limitations.map(reported),
    };
  } catch (error) {
    if (!(error instanceof CommandEnd)) throw error;
    const message = error.message.slice(file.length + 2);
    const fault = { line: null, keyword: null, code: 'unreadable', message };
    return {
      file,
      kind: 'unknown',
      format: 'unknown',
      version: null,
      standing: 'refused',
      valid: false,
      count: 0,
      faults: [fault],
      deviations: [],
      limitations: [],
    };
  }
}

function reported(fault: MessageFault): ReportedFault {
  return {
    line: fault.line ?? null,
    keyword: fault.keyword ?? null,
    code: fault.code,
    message: describeFault(fault),
  };
}

function linesOf(report: Report): string {
  const { file, kind, version } = report;
  const name = version === null ? kind : `${kind} ${version}`;
  const heads: Readonly<Record<ComplianceLevel, string>> = {
    valid: `valid ${name} (${report.format})`,
    accepted: `accepted ${name} (${report.format}), not valid`,
    refused: `${report.faults.length} ${report.faults.length === 1 ? 'fault' : 'faults'}`,
  };
  const line = (fault: ReportedFault, word: string): string =>
    `  ${placeOf(file, fault.line)}: ${word}${fault.keyword === null ? '' : `${fault.keyword}: `}${fault.message} [${fault.code}]`;
  const lines = [
    `${file}: ${heads[report.standing]}`,
    ...report.faults.map((fault) => line(fault, '')),
    ...report.deviations.map((deviation) => line(deviation, 'not by the book: ')),
    ...report.limitations.map((limitation) => line(limitation, 'note: ')),
  ];
  return `${lines.map(printableLine).join('\n')}\n`;
}
