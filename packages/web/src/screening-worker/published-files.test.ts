import { gzipSync } from 'node:zlib';
import { liveCatalogue } from '@keepout/operations/live/catalogue';
import type { PublicFacts } from '@keepout/operations/live/question';
import { expect, it } from 'vitest';
import { catalogueElementsFixture } from '../../mock-api/catalogue-elements-fixture.ts';
import { PublishedFiles } from './published-files.ts';

const catalogue = liveCatalogue(JSON.stringify(catalogueElementsFixture(0, 0)));
const texts = ['first', 'the second', 'third'];
const contents = texts.map((text, place) => (place === 1 ? gzipSync(text) : Buffer.from(text)));
const factsOf = (many: number): PublicFacts[] =>
  contents.map(({ length }, place) => ({
    noradId: place,
    name: 'X'.repeat(many),
    publisher: 'Starlink',
    fileName: `${place}.txt`,
    sizeBytes: length,
    startTaiS: 0,
    stopTaiS: 1,
    madeTaiS: 0,
    lowestM: 7e6,
    highestM: 7e6,
  }));

it('finds each file behind the first line, however long that is, packed or not; without files there are none', async () => {
  for (const many of [1, 200_000]) {
    const facts = factsOf(many);
    const files = await PublishedFiles.open(new Blob([`${JSON.stringify(facts)}\n`, ...contents]));
    expect(files.facts).toEqual(facts);
    expect(await Promise.all(files.facts.map(files.textOf))).toEqual(texts);
    expect(await files.orbitOf(catalogue, files.facts[0]!)).toBeUndefined();
  }
  expect((await PublishedFiles.open()).facts).toEqual([]);
});
