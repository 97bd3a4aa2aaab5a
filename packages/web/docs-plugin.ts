import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { OpenApiDocument } from './src/features/docs/description/open-api.ts';
import { readBlocks } from './src/features/docs/markdown/blocks.ts';
import { readFrontMatter } from './src/features/docs/markdown/front-matter.ts';
import { plainText } from './src/features/docs/markdown/inline.ts';
import { checkNames, type DocsPageFacts } from './src/features/docs/pages/docs-page.ts';
import { type PageText, searchEntries } from './src/features/docs/search/search-index.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const SERVICES = ['ca', 'odt'];
/** Pages about the making of the product, with formulas that are set for paper. */
const NOT_SHOWN = ['demo-world.md'];
const CONTENTS = 'virtual:docs-contents';
const SEARCH_FILE = 'guides/search.json';

/** The pages of the documentation with their texts. Throws with the name of a guide that has no front matter. */
export function readDocumentationPages(repository: string = root): readonly PageText[] {
  const read = (source: string) => readFileSync(join(repository, source), 'utf8');
  const filesOf = (folder: string) =>
    readdirSync(join(repository, folder))
      .filter((name) => name.endsWith('.md') && !NOT_SHOWN.includes(name))
      .toSorted();
  const headed =
    (folder: string, kind: DocsPageFacts['kind']) =>
    (name: string): PageText => {
      const source = `${folder}/${name}`;
      const { front, body } = readFrontMatter(source, read(source));
      const { page = basename(name, '.md'), ...otherFields } = front;
      return { page: { ...otherFields, page, kind, asset: `guides/${name}`, source }, body };
    };
  const guides = filesOf('docs/guides').map(headed('docs/guides', 'guide'));
  const tables = filesOf('docs/reference').map(headed('docs/reference', 'reference'));
  const methods = filesOf('docs/models').map((name) => titled(`docs/models/${name}`, 'method', 0));
  const further = [titled('docs/glossary.md', 'reference', 913), titled('CHANGELOG.md', 'reference', 914, 'changelog')];
  const texts = [...guides, ...tables, ...methods, ...further];
  checkNames(
    texts.map(({ page }) => page),
    SERVICES,
  );
  return texts;

  /** A page that is called as its first heading says. */
  function titled(
    source: string,
    kind: DocsPageFacts['kind'],
    order: number,
    page = basename(source, '.md'),
  ): PageText {
    const body = read(source);
    const [first] = readBlocks(body);
    if (first?.kind !== 'heading') throw new Error(`${source}: it does not begin with a heading`);
    const folder = kind === 'method' ? 'guides/methods' : 'guides';
    return { page: { page, title: plainText(first.text), kind, order, asset: `${folder}/${page}.md`, source }, body };
  }
}

/** Pictures of the guides, by their address. */
function pictures(): ReadonlyMap<string, Buffer> {
  const folder = join(root, 'docs/guides/pictures');
  return new Map(
    readdirSync(folder).map((name) => [`guides/pictures/${name}`, readFileSync(join(folder, name))] as const),
  );
}

/** The descriptions of the API as the server answers them, each as its text. */
function descriptions(): Readonly<Record<string, string>> {
  execFileSync(process.execPath, [join(root, 'scripts/openapi.mjs')], { stdio: 'inherit' });
  const textOf = (service: string) => readFileSync(join(root, `build/openapi/${service}.json`), 'utf8');
  return Object.fromEntries(SERVICES.map((service) => [service, textOf(service)]));
}

/** The static files of the documentation, by their address. */
function filesOf(texts: readonly PageText[], described: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const documents = Object.fromEntries(
    Object.entries(described).map(([service, text]) => [service, JSON.parse(text) as OpenApiDocument]),
  );
  return new Map([
    ...texts.map(({ page }) => [page.asset, readFileSync(join(root, page.source), 'utf8')] as const),
    [SEARCH_FILE, JSON.stringify(searchEntries(texts, documents))],
  ]);
}

/**
 * The documentation as static files (D-04): each page as it is written, and the index of the search, made of the pages and of the
 * descriptions of the API. The list of pages is a module of the application. With the mock go the descriptions themselves, which else the
 * server answers.
 */
export function documentation(): Plugin {
  let isMock = false;
  return {
    name: 'keepout-documentation',
    resolveId: (source) => (source === CONTENTS ? `\0${CONTENTS}` : null),
    load: (source) =>
      source === `\0${CONTENTS}`
        ? `export const docsPages = ${JSON.stringify(readDocumentationPages().map(({ page }) => page))};`
        : null,
    configResolved({ mode }) {
      isMock = mode === 'mock';
    },
    generateBundle() {
      const described = descriptions();
      const emit = (fileName: string, source: string | Uint8Array) =>
        this.emitFile({ type: 'asset', fileName, source });
      for (const [fileName, source] of filesOf(readDocumentationPages(), described)) emit(fileName, source);
      for (const [fileName, picture] of pictures()) emit(fileName, picture);
      if (isMock) for (const [service, text] of Object.entries(described)) emit(`openapi/${service}.json`, text);
    },
    configureServer(server) {
      server.middlewares.use('/guides', (request, response, next) => {
        const picture = pictures().get(`guides${request.url ?? ''}`);
        if (picture !== undefined) return response.setHeader('Content-Type', 'image/webp').end(picture);
        const source = filesOf(readDocumentationPages(), descriptions()).get(
          `guides${(request.url ?? '').split('?', 1)[0]}`,
        );
        if (source === undefined) return next();
        response.setHeader('Content-Type', 'text/plain; charset=utf-8');
        response.end(source);
      });
    },
  };
}
