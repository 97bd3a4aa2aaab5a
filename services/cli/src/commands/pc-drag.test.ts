import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { command } from '../test-command.ts';

const fileOf = (name: string) =>
  fileURLToPath(new URL(`../../../../conformance/ccsds/cdm/valid/${name}`, import.meta.url));
/** Of both objects the message tells how much energy the air takes. */
const TOLD = fileOf('ION_SCV8_vs_STARLINK_1233.txt');

describe('keepout pc --drag', () => {
  it('prints probability and miss over the drag of both objects, what the message has in the middle', async () => {
    const { code, stdout, stderr } = await command('pc', TOLD, '--drag', '--json');
    expect(code, stderr).toBe(0);
    const { drag, correlated, missDistanceM } = JSON.parse(stdout);
    expect(drag.object1).toMatchObject({ wattsPerKg: 0.000710568 });
    expect(drag.object2.wattsPerKg).toBe(0.0046243);
    // From the last observation of both, 14:13:59, to closest approach, 20:31:15.
    expect(drag.object2.foretoldS).toBeCloseTo(22_636.7, 0);
    expect(drag.cells).toHaveLength(81);
    expect(drag.cells[40]).toMatchObject({ object1: 1, object2: 1, laterS: 0 });
    expect(drag.cells[40].missDistanceM / missDistanceM).toBeCloseTo(1, 9);
    // The verdict counts the errors that both share here.
    expect(drag.cells[40].pc / Math.max(correlated.recommended.pc, JSON.parse(stdout).recommended.pc)).toBeCloseTo(
      1,
      9,
    );
    expect(drag.cells[80].pc).toBeLessThan(drag.cells[40].pc / 5);
  });

  it('says so where a message tells of no drag, and is left out where nobody asks', async () => {
    const untold = fileOf('AlfanoTestCase01.cdm');
    expect(JSON.parse((await command('pc', untold, '--drag', '--json')).stdout).drag).toBeNull();
    expect((await command('pc', untold, '--drag')).stdout).toContain('the message tells of none (SEDR)');
    expect(JSON.parse((await command('pc', TOLD, '--json')).stdout)).not.toHaveProperty('drag');
  });
});
