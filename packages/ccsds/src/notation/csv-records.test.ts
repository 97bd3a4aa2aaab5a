import { describe, expect, it } from 'vitest';
import { readCatalogue } from '../catalogue.ts';
import { catalogueTableOf, readCatalogueTable } from '../catalogue-table.ts';
import { readSatcat } from '../satcat.ts';
import { csvRecords } from './csv-records.ts';

const rows = (text: string) => [...csvRecords(text)].map(({ line, cells }) => [line, ...cells]);

describe('records of a comma-separated table', () => {
  it.each(['\n', '\r\n', '\r'])(
    'end at line ends (%j) outside quotes, and have the line on which they begin',
    (end) => {
      const text = ['\ufeffa,b', '', '"x, ""y""', 'second",2', '', 'q,3', ''].join(end);
      expect(rows(text)).toEqual([
        [1, 'a', 'b'],
        [3, 'x, "y"\nsecond', '2'],
        [6, 'q', '3'],
      ]);
      expect(rows(['a,b', ' ', 'q,3'].join(end))).toEqual([
        [1, 'a', 'b'],
        [3, 'q', '3'],
      ]);
    },
  );

  it('with a quote that is not closed, or closed within a cell, say so', () => {
    const malformed = (text: string) => [...csvRecords(text)].map(({ isMalformed }) => isMalformed);
    expect(malformed('a,b\n1,"x\n2,3\n')).toEqual([false, true]);
    expect(malformed('a,b\n"x" y,1\n')).toEqual([false, true]);
    expect(malformed('a,b\nx "y" z,1\n')).toEqual([false, false]);
  });
});

describe('line breaks in quoted cells', () => {
  const HEADER =
    'OBJECT_NAME,OBJECT_ID,EPOCH,MEAN_MOTION,ECCENTRICITY,INCLINATION,RA_OF_ASC_NODE,ARG_OF_PERICENTER,MEAN_ANOMALY,NORAD_CAT_ID,BSTAR';
  const row = (name: string, id: number) => `${name},2024-001A,2024-11-05T12:00:00,15,.001,97,1,2,3,${id},1E-4`;

  it('of a table of element sets belong to the name', () => {
    const text = [HEADER, row('PLAIN', 5), row('"TWO\nLINES"', 6), row('"LAST, ONE"', 7), ''].join('\n');
    const { elements, faults } = readCatalogue(text);
    expect([elements.map(({ noradId, name }) => [noradId, name]), faults]).toEqual([
      [
        [5, 'PLAIN'],
        [6, 'TWO\nLINES'],
        [7, 'LAST, ONE'],
      ],
      [],
    ]);
    const table = readCatalogueTable(new TextEncoder().encode(text)) ?? catalogueTableOf(text);
    expect([table.elements.count, table.faultCount]).toEqual([3, 0]);
  });

  it('of a satellite catalogue belong to the name', () => {
    const satcat = readSatcat('OBJECT_NAME,OBJECT_ID,NORAD_CAT_ID,OWNER\n"A\nB",2024-001A,5,US\nC,2024-001B,6,"ESA"\n');
    expect(satcat).toMatchObject({
      rejected: 0,
      objects: [
        { noradId: 5, name: 'A\nB' },
        { noradId: 6, owner: 'ESA' },
      ],
    });
  });
});
