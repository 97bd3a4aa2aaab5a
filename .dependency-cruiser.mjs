import { existsSync, readdirSync } from 'node:fs';

/**
 * The house rules: in which directions imports may run (see ARCHITECTURE.md).
 * A new arrow is a decision with a page under docs/decisions.
 */
const room = (name) => `^packages/${name}/`;
const PURE = '^packages/(units|astro|kernel|ccsds|conjunction|assessment|tracking|planning|operations|contract)/src/';
const ASSEMBLY = 'packages/kernel/assembly/';
const TESTS = '\\.(test|property\\.test|against-[a-z0-9-]+\\.test|specimen)\\.tsx?$|/test-[a-z-]+\\.ts$';

const only = (from, allowed) => ({
  name: `${from}-imports-only`,
  comment: `packages/${from} may import: ${allowed.join(', ') || 'no other room'}`,
  severity: 'error',
  from: { path: room(from), pathNot: TESTS },
  to: { path: '^(packages|services)/', pathNot: [from, ...allowed].map(room) },
});

/** A floor of the server stands on the floors below it and on no other. */
const floor = (from, below) => ({
  name: `server-${from}-stands-on`,
  comment: `packages/server/src/${from} may import: ${below.join(', ') || 'no other floor'}`,
  severity: 'error',
  from: { path: `^packages/server/src/${from}/`, pathNot: TESTS },
  to: { path: '^packages/server/src/', pathNot: [from, ...below].map((name) => `^packages/server/src/${name}/`) },
});

/** A noun of the web stands on the nouns below it and on no other. */
const noun = (from, below) => ({
  name: `web-noun-${from}-stands-on`,
  comment: `packages/web/src/nouns/${from} may import: ${below.join(', ') || 'no other noun'}`,
  severity: 'error',
  from: { path: `^packages/web/src/nouns/${from}/` },
  to: {
    path: '^packages/web/src/nouns/',
    pathNot: [from, ...below].map((name) => `^packages/web/src/nouns/${name}/`),
  },
});

/** Every folder of the server that holds a service: it says so by its `module.ts`. */
const services = readdirSync('packages/server/src')
  .filter((name) => name !== 'hosting' && existsSync(`packages/server/src/${name}/module.ts`))
  .join('|');

export default {
  forbidden: [
    only('units', []),
    only('astro', ['units']),
    only('kernel', ['astro', 'units']),
    only('ccsds', ['astro', 'units']),
    only('conjunction', ['kernel', 'astro', 'units']),
    only('assessment', ['ccsds', 'conjunction', 'kernel', 'astro', 'units']),
    only('tracking', ['kernel', 'astro', 'units']),
    only('planning', ['tracking', 'ccsds', 'conjunction', 'kernel', 'astro', 'units']),
    only('operations', [
      'contract',
      'planning',
      'tracking',
      'assessment',
      'ccsds',
      'conjunction',
      'kernel',
      'astro',
      'units',
    ]),
    only('contract', []),
    only('client', ['contract']),
    only('server', [
      'operations',
      'planning',
      'assessment',
      'ccsds',
      'conjunction',
      'tracking',
      'contract',
      'astro',
      'units',
    ]),
    only('demo', ['server', 'operations', 'assessment', 'ccsds', 'conjunction', 'contract', 'astro', 'units']),
    only('web', ['client', 'contract', 'operations', 'assessment', 'conjunction', 'kernel', 'astro', 'units']),
    {
      name: 'pure-rooms-stay-pure',
      comment: 'No files, network, clock or environment in the kernels.',
      severity: 'error',
      from: { path: PURE, pathNot: TESTS },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'assembly-imports-only-assembly',
      comment: 'What asc compiles knows neither the host nor its packages.',
      severity: 'error',
      from: { path: `^${ASSEMBLY}` },
      to: { pathNot: `^${ASSEMBLY}` },
    },
    {
      name: 'modules-of-the-kernel-stay-apart',
      comment:
        'Each folder is a module of its own in WebAssembly; of the sieve the lattice takes the arithmetic of lanes and the rows of SGP4.',
      severity: 'error',
      from: { path: `^${ASSEMBLY}lattice/` },
      to: { path: `^${ASSEMBLY}`, pathNot: [`^${ASSEMBLY}lattice/`, `^${ASSEMBLY}(lanes|four-lanes|rows)\\.ts$`] },
    },
    {
      name: 'the-trade-space-stands-alone',
      comment: 'A module of its own that takes nothing from the two others.',
      severity: 'error',
      from: { path: `^${ASSEMBLY}trade/` },
      to: { path: `^${ASSEMBLY}`, pathNot: `^${ASSEMBLY}trade/` },
    },
    {
      name: 'functions-stand-alone',
      comment: 'A module of its own that takes nothing from the others.',
      severity: 'error',
      from: { path: `^${ASSEMBLY}functions/` },
      to: { path: `^${ASSEMBLY}`, pathNot: `^${ASSEMBLY}functions/` },
    },
    {
      name: 'the-sieve-knows-no-lattice',
      severity: 'error',
      from: { path: `^${ASSEMBLY}[^/]+$` },
      to: { path: `^${ASSEMBLY}(functions|lattice|trade)/` },
    },
    {
      name: 'nobody-imports-assembly',
      comment: 'It is compiled by packages/kernel/build.mjs; src/ knows the compiled bytes alone.',
      severity: 'error',
      from: { pathNot: `^${ASSEMBLY}` },
      to: { path: `^${ASSEMBLY}` },
    },
    {
      name: 'packages-never-import-services',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^services/' },
    },
    floor('platform', []),
    floor('identity', ['platform']),
    floor('hosting', ['identity', 'platform']),
    floor('messages', ['platform']),
    floor('catalogue', ['hosting', 'messages', 'platform']),
    floor('fleet', ['hosting', 'identity', 'platform']),
    floor('users', ['hosting', 'identity', 'platform']),
    floor('ports', ['hosting', 'platform']),
    {
      name: 'services-never-meet',
      comment: 'Services offer and need typed things through the port (packages/server/src/hosting/module.ts).',
      severity: 'error',
      from: { path: `^packages/server/src/(${services})/`, pathNot: TESTS },
      to: { path: `^packages/server/src/(${services})/`, pathNot: '^packages/server/src/$1/' },
    },
    {
      name: 'features-do-not-import-features',
      severity: 'error',
      from: { path: '^packages/web/src/features/([^/]+)/' },
      to: { path: '^packages/web/src/(features|app|pages)/', pathNot: '^packages/web/src/features/$1/' },
    },
    {
      name: 'nouns-know-no-feature',
      comment: 'What two features share is a noun; a noun never looks up to the screens that show it.',
      severity: 'error',
      from: { path: '^packages/web/src/nouns/' },
      to: { path: '^packages/web/src/(features|app|pages)/' },
    },
    noun('risk', []),
    noun('record', []),
    noun('person', []),
    noun('satellite', ['record']),
    noun('service', []),
    noun('tracking', ['conjunction', 'record']),
    noun('payments', []),
    noun('propulsion', []),
    noun('screening', ['risk', 'satellite']),
    noun('ephemeris', ['screening', 'satellite']),
    noun('conjunction', ['screening', 'risk', 'satellite']),
    noun('decision', ['conjunction', 'record', 'person']),
    noun('manoeuvre', [
      'conjunction',
      'ephemeris',
      'propulsion',
      'record',
      'screening',
      'risk',
      'satellite',
      'publishing',
    ]),
    {
      name: 'pages-know-no-app',
      comment: 'The application composes its small pages; what they need of it comes in as properties.',
      severity: 'error',
      from: { path: '^packages/web/src/pages/' },
      to: { path: '^packages/web/src/(app|features)/' },
    },
    {
      name: 'figures-know-no-screen',
      comment: 'One formatter for each figure: charts, nouns and screens import it, it imports none of them.',
      severity: 'error',
      from: { path: '^packages/web/src/(format|time|export)/' },
      to: { path: '^packages/web/src/(ui|charts|api|auth|navigation|nouns|features|pages|app)/' },
    },
    {
      name: 'ui-knows-no-router-and-no-api',
      comment: 'Words come through i18n, figures through format and time; both are open to charts.',
      severity: 'error',
      from: { path: '^packages/web/src/(ui|charts|tokens)/' },
      to: { path: '^packages/web/src/(app|pages|features|nouns|navigation|api|auth)/|@tanstack/react-(router|query)' },
    },
    {
      name: 'screens-compute-no-physics',
      comment: 'The engine runs in workers; the page speaks with them by messages.',
      severity: 'error',
      from: {
        path: '^packages/web/src/',
        pathNot: ['^packages/web/src/(screening|curve|trade|shape|space|verify)-worker/', TESTS],
      },
      to: { path: '^packages/(conjunction|assessment|kernel|operations)/' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '\\.css$|^virtual:' } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|build|generated)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
    combinedDependencies: true,
  },
};
