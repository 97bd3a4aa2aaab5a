#!/usr/bin/env node
/**
 * `npm run prose`: checks texts and names. Counts phrases and terms that readers stumble over, by kind of text and per 1,000 words; declared
 * names that are a bare pronoun, determiner or participle, per 1,000 names; and exported names with more than one declaration. Fails above a
 * limit. A limit only falls: a change that lowers a count lowers its limit in `LIMITS` until the goal is reached.
 *
 *   node scripts/prose.mjs               the table
 *   node scripts/prose.mjs --worst 40    the table and the worst lines
 *   node scripts/prose.mjs --in PATH     the hits below a path, line by line
 *   node scripts/prose.mjs --names       the names that count
 */
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { projectFiles } from './once.mjs';

/** Limits and goals: hits per 1,000 words of a kind of text, bare names per 1,000 names, exported names with several declarations. */
export const LIMITS = {
  ui: { limit: 4, goal: 4 },
  api: { limit: 4, goal: 4 },
  guides: { limit: 4, goal: 4 },
  papers: { limit: 4, goal: 4 },
  changelog: { limit: 4, goal: 4 },
  decisions: { limit: 3, goal: 3 },
  models: { limit: 5, goal: 5 },
  comments: { limit: 6, goal: 6 },
  names: { limit: 3, goal: 3 },
  exports: { limit: 12, goal: 100 },
};

/** Patterns of phrases. A hit is a place to look at: "what" in a question is fine. */
const PHRASES = [
  ['free relative "what"', /\bwhat\b(?![^.?!]*\?)/gi],
  ['whoever, whatever', /\b(?:who|what|whose|which|where)(?:ever)\b/gi],
  ['nobody, somebody, nothing as actors', /\b(?:no|some|any|every)body\b|\bnothing\b/gi],
  ['told, tells', /\b(?:told|tells?|telling)\b/gi],
  ['stands, stood', /\b(?:stands?|stood|standing)\b(?! (?:for|by|out))/gi],
  ['comes to', /\b(?:come|comes|came) to\b/gi],
  ['sentence begins with "Of a"', /(?:^|[.:;] )Of (?:a|an|the|its|those|what|which|each|one|such)\b/g],
  [
    'beside, anew, whole, nought, reckon, foretell',
    /\b(?:beside|anew|nought|reckon\w*|foretell\w*|foreseen|foretold|lozenge|whole|thereof|likewise)\b/gi,
  ],
  [
    'fractions in words',
    /\bin a (?:hundred|thousand)\b|\b(?:a|one|two) (?:third|fifth|sixth|seventh|eighth|ninth|tenth)s?\b/gi,
  ],
  ['so many, so long', /\bso (?:many|much|long|few|far)\b(?! as)/gi],
  ['the one that', /\b(?:the one|ones?) (?:that|of|which|before)\b/gi],
  ['is none, has nothing', /\b(?:is|are|has|have) no(?:ne|thing)\b/gi],
  [
    'is kept, is held, is asked, is taken',
    /\b(?:is|are|was|were) (?:kept|held|asked|taken|wanted|meant|begun|known|named|spared)\b/gi,
  ],
  [
    'terms that the project does not use',
    /\b(?:ways? back|last chance|least bad|whereupon|herein|hitherto|forthwith|rotas?|passage of an object|latest begin)\b/gi,
  ],
];

/** Words that say nothing as the entire name of a variable, parameter, function, property or type. */
const BARE_NAMES = new Set(
  (
    'one ones its they them theirs ours other others another each every either neither both any some none most much such same ' +
    'what whatever which who whom whose where whether why here there then this that these those something anything nothing everything ' +
    'own near nearer whole rest ' +
    'known unknown wanted shown kept seen asked taken named counted chosen told held given found said begun done gone meant heard ' +
    'brought thought judged stated written looked added tried caught drawn laid put made used sent got come came become ' +
    'asking going coming having being standing saying telling judging lasting waiting ' +
    'again still ever never already anew beside besides apart aside hence thus'
  ).split(' '),
);

const isTest = (path) => /\.(test|spec|property)\.|\/test-|^e2e\/|^conformance\/|^bench\//.test(path);
const isCode = (path) => /\.(ts|tsx|mjs)$/.test(path) && /^(packages|services|scripts)\//.test(path) && !isTest(path);
const isGenerated = (path) => /generated|recorded|\.d\.ts$/.test(path);

/** Returns the kind of text that a file contains; undefined for none. */
export function textKindOf(path) {
  if (path === 'scripts/prose.mjs') return undefined;
  if (/^docs\/guides\/.*\.md$/.test(path)) return 'guides';
  if (/^(README|ARCHITECTURE|CONTRIBUTING|SECURITY)\.md$|^packages\/.*README\.md$|^docs\/[^/]*\.md$/.test(path))
    return 'papers';
  if (path === 'CHANGELOG.md') return 'changelog';
  if (/^docs\/models\/.*\.md$/.test(path)) return 'models';
  if (/^docs\/decisions\/.*\.md$/.test(path)) return 'decisions';
  if (/^packages\/web\/.*\/en\.ts$/.test(path)) return 'ui';
  if (/^packages\/contract\/src\/.*\.ts$/.test(path) && !isTest(path) && !/generated|recorded|languages\/de/.test(path))
    return 'api';
  return isCode(path) && !isGenerated(path) ? 'comments' : undefined;
}

/** Returns the prose of a line: Markdown without code, texts of a catalogue, comments of code. */
function proseOf(kind, line) {
  if (/^(guides|papers|changelog|models|decisions)$/.test(kind))
    return line.replace(/`[^`]*`/g, ' ').replace(/\]\([^)]*\)/g, ']');
  if (kind === 'ui' || kind === 'api')
    return [...line.matchAll(/(['"`])((?:\\.|(?!\1).){6,})\1/g)]
      .map(([, , text]) => text)
      .filter((text) => text.includes(' '))
      .join('. ');
  const comment = /(?:^|\s)\/\/\s?(.*)$|^\s*\/?\*\*?\s?(.*?)(?:\*\/)?$/.exec(line);
  return (comment?.[1] ?? comment?.[2] ?? '').replace(/`[^`]*`/g, ' ');
}

/** Counts the phrases of files: words and hits by kind, and each line with a hit. */
export function phrasesOf(files) {
  const byKind = new Map();
  const lines = [];
  for (const { path, text } of files) {
    const kind = textKindOf(path);
    if (kind === undefined) continue;
    const total = byKind.get(kind) ?? { words: 0, hits: 0 };
    byKind.set(kind, total);
    let isInCodeBlock = false;
    text.split('\n').forEach((line, index) => {
      if (path.endsWith('.md') && line.startsWith('```')) isInCodeBlock = !isInCodeBlock;
      else if (!isInCodeBlock) {
        const prose = proseOf(kind, line);
        const words = (prose.match(/[A-Za-z][A-Za-z'’-]*/g) ?? []).length;
        const hits = PHRASES.reduce((sum, [, pattern]) => sum + (prose.match(pattern)?.length ?? 0), 0);
        total.words += words;
        total.hits += hits;
        if (hits > 0) lines.push({ path, line: index + 1, hits, words, prose: prose.trim() });
      }
    });
  }
  return { byKind, lines };
}

/** Counts the declared names of files, lists the bare ones, and maps each exported name to the files that declare it. */
export function namesOf(files) {
  let declared = 0;
  const bare = [];
  const exported = new Map();
  for (const { path, text } of files) {
    if (!isCode(path) || isGenerated(path)) continue;
    const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
    const visit = (node) => {
      if (DECLARES(node) && node.name !== undefined && ts.isIdentifier(node.name)) {
        declared += 1;
        if (BARE_NAMES.has(node.name.text.toLowerCase()))
          bare.push({
            path,
            line: source.getLineAndCharacterOfPosition(node.name.getStart(source)).line + 1,
            name: node.name.text,
          });
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    for (const statement of source.statements)
      for (const name of exportsOf(statement)) {
        const paths = exported.get(name) ?? new Set();
        exported.set(name, paths.add(path));
      }
  }
  return { declared, bare, exported };
}

/** Nodes that give a name to something; properties of object literals take the name of their type. */
const DECLARES = (node) =>
  ts.isVariableDeclaration(node) ||
  ts.isParameter(node) ||
  ts.isBindingElement(node) ||
  ts.isFunctionDeclaration(node) ||
  ts.isFunctionExpression(node) ||
  ts.isClassDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isMethodDeclaration(node) ||
  ts.isMethodSignature(node) ||
  ts.isPropertySignature(node) ||
  ts.isPropertyDeclaration(node);

function exportsOf(statement) {
  const isExported = (ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined)?.some(
    ({ kind }) => kind === ts.SyntaxKind.ExportKeyword,
  );
  if (!isExported) return [];
  if (!ts.isVariableStatement(statement)) return statement.name === undefined ? [] : [statement.name.text];
  return statement.declarationList.declarations.map(({ name }) => name.getText());
}

/**
 * Exported names that more than one file declares with different meanings. Not counted: text catalogues and specimens, database tables and wire
 * schemas that have the name of their record, and constants of the WebAssembly sources, which compile alone and repeat those of their package.
 */
export const severalMeanings = (exported) =>
  [...exported].filter(([name, paths]) => {
    const places = [...paths].filter((path) => !/\/assembly\/|\/tables\.ts$|^packages\/contract\//.test(path));
    return places.length > 1 && !['en', 'de', 'specimens'].includes(name);
  });

function option(name) {
  const at = process.argv.indexOf(name);
  return at < 0 ? undefined : process.argv[at + 1];
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  // A reader that has enough (`| head`) closes the pipe.
  process.stdout.on('error', (error) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
  const files = projectFiles();
  const below = option('--in');
  const { byKind, lines } = phrasesOf(below === undefined ? files : files.filter(({ path }) => path.startsWith(below)));
  const names = namesOf(below === undefined ? files : files.filter(({ path }) => path.startsWith(below)));
  const measured = {
    ...Object.fromEntries([...byKind].map(([kind, { words, hits }]) => [kind, (1000 * hits) / Math.max(1, words)])),
    names: (1000 * names.bare.length) / Math.max(1, names.declared),
    exports: severalMeanings(names.exported).length,
  };
  for (const [kind, { limit, goal }] of Object.entries(LIMITS)) {
    const value = measured[kind];
    if (value === undefined) continue;
    const isAbove = below === undefined && value > limit;
    process.stdout.write(
      `${value.toFixed(1).padStart(7)}  limit ${String(limit).padStart(4)}, goal ${String(goal).padStart(3)}  ${kind}${isAbove ? '  ABOVE THE LIMIT' : ''}\n`,
    );
    if (isAbove) process.exitCode = 1;
  }
  const shown = below === undefined ? Number(option('--worst') ?? 0) : Number.POSITIVE_INFINITY;
  if (below === undefined) lines.sort((a, b) => b.hits - a.hits || b.hits / b.words - a.hits / a.words);
  for (const { path, line, prose } of lines.slice(0, shown)) process.stdout.write(`  ${path}:${line}  ${prose}\n`);
  if (below !== undefined || process.argv.includes('--names')) {
    for (const { path, line, name } of names.bare) process.stdout.write(`  ${path}:${line}  name ${name}\n`);
    for (const [name, paths] of severalMeanings(names.exported))
      process.stdout.write(`  ${name}: ${[...paths].map((path) => basename(path)).join(', ')}\n`);
  }
}
