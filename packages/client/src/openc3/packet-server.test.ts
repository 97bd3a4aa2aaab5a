import { connect, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { satelliteStates } from '../mission/satellite-state.ts';
import { answerOf, eventOf, NOW_MS, THRESHOLDS } from '../mission/test-fleet.ts';
import { HEADER_BYTES, QUALITIES } from './packet.ts';
import { type PacketServer, startPacketServer } from './packet-server.ts';

const viewOf = (answeredMs: number, satellites = 2) => ({
  states: Array.from({ length: satellites / 2 }, () => satelliteStates(answerOf([eventOf()]), NOW_MS)).flat(),
  thresholds: THRESHOLDS,
  answeredMs,
});

const open: { readonly server: PacketServer; readonly sockets: Socket[] }[] = [];
afterEach(async () => {
  for (const { server, sockets } of open.splice(0)) {
    for (const socket of sockets) socket.destroy();
    await server.close();
  }
});

async function started() {
  const lines: string[] = [];
  const server = await startPacketServer({
    host: '127.0.0.1',
    port: 0,
    onListeners: (listeners, why) => lines.push(`${listeners} ${why}`),
  });
  const sockets: Socket[] = [];
  open.push({ server, sockets });
  const listen = () => {
    const socket = connect(server.port, '127.0.0.1');
    sockets.push(socket);
    socket.on('error', () => undefined);
    return socket;
  };
  return { server, lines, listen };
}

/** The packets that a listener gets, cut as OpenC3 cuts them: by the length in the header. */
function packetsOf(socket: Socket): Buffer[] {
  const packets: Buffer[] = [];
  let rest = Buffer.alloc(0);
  socket.on('data', (piece: Buffer) => {
    rest = Buffer.concat([rest, piece]);
    while (rest.length >= 6 && rest.length >= rest.readUInt16BE(4) + 7) {
      const length = rest.readUInt16BE(4) + 7;
      packets.push(rest.subarray(0, length));
      rest = rest.subarray(length);
    }
  });
  return packets;
}
const qualitiesOf = (packets: readonly Buffer[]) => packets.map((packet) => QUALITIES[packet[HEADER_BYTES]!]);

it('26.8 whoever connects is told everything at once, and again at each change, with counts without a gap', async () => {
  const { server, lines, listen } = await started();
  const early = packetsOf(listen());
  await expect.poll(() => lines).toEqual(['1 connected']);
  server.tell(viewOf(Date.now()));
  await expect.poll(() => early).toHaveLength(2);
  expect(early.map((packet) => packet.readUInt32BE(14))).toEqual([99_001, 99_002]);
  const late = packetsOf(listen());
  await expect.poll(() => late).toHaveLength(2);
  server.tell(viewOf(Date.now()));
  await expect.poll(() => [early.length, late.length]).toEqual([4, 4]);
  const counts = late.map((packet) => packet.readUInt16BE(2) & 0x3fff);
  expect(counts).toEqual([2, 3, 4, 5]);
});

it('26.8 packets of before the platform was lost say so', async () => {
  const { server, listen } = await started();
  server.tell(viewOf(Date.now() - 1_000_000));
  const packets = packetsOf(listen());
  await expect.poll(() => qualitiesOf(packets)).toEqual(['LOST', 'LOST']);
  server.tell(viewOf(Date.now()));
  await expect.poll(() => qualitiesOf(packets).slice(2)).toEqual(['CURRENT', 'CURRENT']);
});

it('26.8 a listener that goes is forgotten, and one that takes nothing is cut off', async () => {
  const { server, lines, listen } = await started();
  const gone = listen();
  await expect.poll(() => lines).toEqual(['1 connected']);
  gone.destroy();
  await expect.poll(() => lines.at(-1)).toMatch(/^0 /);
  const stalled = listen();
  stalled.pause();
  await expect.poll(() => lines.at(-1)).toBe('1 connected');
  const large = viewOf(Date.now(), 2000);
  await expect
    .poll(() => {
      server.tell(large);
      return lines.at(-1);
    })
    .toBe('0 it takes nothing any more');
});
