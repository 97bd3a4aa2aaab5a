import { COLOURS, type Level, type MissionVerdict, VERDICT_LEVELS } from '../mission/levels.ts';
import { MISSION_PARAMETERS } from '../mission/parameters.ts';
import { systemNames } from '../mission/system-names.ts';
import { APPLICATION, ITEMS, type PacketItem } from './packet.ts';

interface Defined {
  readonly satelliteId: string;
  readonly name: string;
  readonly noradId: number;
}

/** Name of the target. */
const TARGET = 'KEEPOUT';

/** The definition of the packets for OpenC3: one for each satellite, distinguished by the catalogue number after the headers. */
export function definitionOf(satellites: readonly Defined[]): string {
  const names = systemNames(satellites);
  const packets = satellites.map(({ satelliteId, name, noradId }) =>
    [
      `TELEMETRY ${TARGET} ${names.get(satelliteId)?.toUpperCase()} BIG_ENDIAN "Conjunctions of ${quoteless(name)}"`,
      ...HEADER,
      `  APPEND_ID_ITEM SATELLITE 32 UINT ${noradId} "Catalogue number of the satellite"`,
      ...ITEMS.flatMap(linesOf),
    ].join('\n'),
  );
  return `${packets.join('\n\n')}\n`;
}

const HEADER = [
  '  APPEND_ITEM CCSDSVER 3 UINT "Version of the packet (CCSDS 133.0-B-2)"',
  '  APPEND_ITEM CCSDSTYPE 1 UINT "0: telemetry"',
  '  APPEND_ITEM CCSDSSHF 1 UINT "There is a secondary header"',
  `  APPEND_ID_ITEM CCSDSAPID 11 UINT ${APPLICATION} "Application process"`,
  '  APPEND_ITEM CCSDSSEQFLAGS 2 UINT "3: not segmented"',
  '  APPEND_ITEM CCSDSSEQCNT 14 UINT "Count of the packets"',
  '    OVERFLOW TRUNCATE',
  '  APPEND_ITEM CCSDSLENGTH 16 UINT "Bytes behind the primary header, less one"',
  '  APPEND_ITEM TIMESEC 32 UINT "Seconds since 1970-01-01"',
  '  APPEND_ITEM TIMEUS 32 UINT "Microseconds of the second"',
];

const UNITS: Readonly<Record<string, string>> = { m: 'UNITS Metres m', s: 'UNITS Seconds s' };

function linesOf({ name, bits, type, description, states = [] }: PacketItem): readonly string[] {
  const unit = MISSION_PARAMETERS.find(({ key }) => key.toUpperCase() === name.replaceAll('_', ''));
  return [
    `  APPEND_ITEM ${name} ${bits} ${type} "${quoteless(description)}"`,
    ...(unit !== undefined && 'unit' in unit ? [`    ${UNITS[unit.unit]}`] : []),
    ...states.map((state) => `    STATE ${state.name.toUpperCase()} ${state.value}${colourOf(state.level)}`),
  ];
}

/** A level, or a verdict by its level; unknown values have none. */
function colourOf(colourName: string | undefined): string {
  if (colourName === undefined) return '';
  const level = VERDICT_LEVELS[colourName as MissionVerdict] ?? (colourName as Level);
  return ` ${level === 'normal' ? 'GREEN' : COLOURS[level].openC3}`;
}

/** A text of OpenC3 ends at its quotation mark. */
const quoteless = (text: string): string => text.replaceAll(/["\r\n]/g, "'");
