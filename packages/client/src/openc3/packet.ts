import { LEVELS, type MissionVerdict, VERDICTS } from '../mission/levels.ts';
import {
  MISSION_PARAMETERS,
  type Parameter,
  type ParameterKey,
  parameterLevel,
  type Thresholds,
} from '../mission/parameters.ts';
import type { SatelliteState } from '../mission/satellite-state.ts';

/** Validity of a packet: current, from a message that is too old, or from before the connection was lost. */
export const QUALITIES = ['CURRENT', 'OUTDATED', 'LOST'] as const;
export type Quality = (typeof QUALITIES)[number];

/** A packet before it is bytes. */
export interface PacketContent {
  readonly state: SatelliteState;
  readonly thresholds: Thresholds;
  readonly quality: Quality;
  readonly timeMs: number;
  /** Sequence number of the packets of this application, from 0 on. */
  readonly sequence: number;
}

/** An item behind the headers, most significant bit first. */
export interface PacketItem {
  readonly name: string;
  readonly bits: number;
  readonly type: 'UINT' | 'FLOAT' | 'STRING';
  readonly description: string;
  /** Label of a level or a verdict, by its number. */
  readonly states?: readonly { readonly name: string; readonly value: number; readonly level?: string }[];
  readonly read: (content: PacketContent) => number | string;
}

/** Application process of the packets (CCSDS 133.0-B-2, 4.1.3.3.4): 2040 and above are reserved. */
export const APPLICATION = 1024;
/** Primary header, seconds and microseconds since 1970, catalogue number. */
export const HEADER_BYTES = 6 + 4 + 4 + 4;
/** A level that is not known. */
const NO_LEVEL = 255;
const TEXT_BYTES: Readonly<Partial<Record<ParameterKey, number>>> = { otherObject: 40, conjunctionId: 48 };
/** Length of a time in ISO 8601 with milliseconds. */
const TIME_BYTES = 24;

/**
 * Contents of a packet after its headers. Unknown numbers are NaN, unknown texts empty. OpenC3 takes a NaN for *red low* where an item has
 * limits, so the colour of a figure is an item of its own: its level, by the limits that all have.
 */
export const ITEMS: readonly PacketItem[] = [
  {
    name: 'QUALITY',
    bits: 8,
    type: 'UINT',
    description: 'Whether what the packet says stands',
    states: QUALITIES.map((name, value) => ({ name, value, level: value === 0 ? 'normal' : 'warning' })),
    read: ({ quality }) => QUALITIES.indexOf(quality),
  },
  ...MISSION_PARAMETERS.flatMap(itemsOf),
];

function itemsOf(parameter: Parameter & { readonly key: ParameterKey }): readonly PacketItem[] {
  const { key, description, kind, limits } = parameter;
  const name = key.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
  const figureOf = ({ state }: PacketContent) => state.figures[key];
  if (kind === 'verdict') {
    const states = VERDICTS.map((label, value) => ({ name: label, value, level: label }));
    const read = (content: PacketContent) => VERDICTS.indexOf(figureOf(content) as MissionVerdict);
    return [{ name, bits: 8, type: 'UINT', description, states, read }];
  }
  if (kind === 'text') {
    const bits = 8 * (TEXT_BYTES[key] ?? TIME_BYTES);
    return [{ name, bits, type: 'STRING', description, read: (content) => String(figureOf(content) ?? '') }];
  }
  const read = (content: PacketContent) => (figureOf(content) as number | undefined) ?? Number.NaN;
  const figure: PacketItem = { name, bits: 64, type: 'FLOAT', description, read };
  if (limits === undefined) return [figure];
  const level: PacketItem = {
    name: `${name}_LEVEL`,
    bits: 8,
    type: 'UINT',
    description: `How much it presses: ${parameter.name}`,
    states: [...LEVELS.map((name, value) => ({ name, value, level: name })), { name: 'UNKNOWN', value: NO_LEVEL }],
    read: (content) => {
      const reached = parameterLevel(parameter, figureOf(content), content.thresholds);
      return reached === undefined ? NO_LEVEL : LEVELS.indexOf(reached);
    },
  };
  return [figure, level];
}

const PACKET_BYTES = HEADER_BYTES + ITEMS.reduce((total, { bits }) => total + bits / 8, 0);
const [TELEMETRY_WITH_HEADER, UNSEGMENTED] = [0x0800, 0xc000];

/** A space packet of telemetry (CCSDS 133.0-B-2) with a time in its secondary header. */
export function packetOf(content: PacketContent): Uint8Array {
  const bytes = new Uint8Array(PACKET_BYTES);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, TELEMETRY_WITH_HEADER | APPLICATION);
  view.setUint16(2, UNSEGMENTED | (content.sequence & 0x3fff));
  // Length after the primary header, less one.
  view.setUint16(4, PACKET_BYTES - 6 - 1);
  view.setUint32(6, Math.floor(content.timeMs / 1000));
  view.setUint32(10, Math.round((content.timeMs % 1000) * 1000));
  view.setUint32(14, content.state.noradId);
  let place = HEADER_BYTES;
  for (const { bits, type, read } of ITEMS) {
    const value = read(content);
    if (type === 'FLOAT') view.setFloat64(place, value as number);
    else if (type === 'UINT') view.setUint8(place, value as number);
    else new TextEncoder().encodeInto(value as string, bytes.subarray(place, place + bits / 8));
    place += bits / 8;
  }
  return bytes;
}
