/**
 * Every place in the tree and the places it may import from, besides itself; `*` is a feature.
 * Features of the server use each other only upwards in `serverFeatures`; features of the web never.
 */
export const diagram: Readonly<Record<string, readonly string[]>> = {
  brand: [],
  contract: ['domain'],
  domain: [],
  db: ['contract', 'domain', 'server/platform', 'server/*'],

  'server/i18n': ['contract', 'domain'],
  'server/platform': ['brand', 'contract', 'domain', 'db', 'server/i18n'],
  'server/*': ['contract', 'domain', 'db', 'server/i18n', 'server/platform', 'server/*'],
  server: ['brand', 'contract', 'domain', 'db', 'server/i18n', 'server/platform', 'server/*'],
  'server/testing': ['contract', 'domain', 'db', 'server', 'server/i18n', 'server/platform', 'server/*'],

  'web/i18n': ['contract', 'domain', 'brand'],
  'web/ui': ['brand'],
  'web/platform': ['contract', 'domain', 'brand', 'web/i18n', 'web/ui'],
  'web/member/kit': ['contract', 'domain', 'brand', 'web/i18n', 'web/ui', 'web/platform'],
  'web/member/*': ['contract', 'domain', 'brand', 'web/i18n', 'web/ui', 'web/platform', 'web/member/kit'],
  'web/office/kit': ['contract', 'domain', 'brand', 'web/i18n', 'web/ui', 'web/platform'],
  'web/office/*': ['contract', 'domain', 'brand', 'web/i18n', 'web/ui', 'web/platform', 'web/office/kit'],
  'web/member': [
    'contract',
    'domain',
    'brand',
    'web/i18n',
    'web/ui',
    'web/platform',
    'web/member/kit',
    'web/member/*',
  ],
  'web/office': [
    'contract',
    'domain',
    'brand',
    'web/i18n',
    'web/ui',
    'web/platform',
    'web/office/kit',
    'web/office/*',
  ],
  'web/worker': [],
  'web/living': ['brand', 'contract', 'domain', 'web/i18n', 'web/ui', 'web/platform'],

  e2e: [
    'architecture',
    'contract',
    'domain',
    'db',
    'server',
    'server/platform',
    'server/testing',
    'web/i18n',
  ],
  // For the browser that the tests find or install.
  bench: ['scripts', 'contract', 'domain', 'db', 'server', 'server/*', 'server/platform', 'server/testing'],
  scripts: [
    'e2e',
    'brand',
    'contract',
    'domain',
    'db',
    'server',
    'server/platform',
    'server/testing',
    'web/platform',
  ],
  architecture: [
    'contract',
    'domain',
    'server',
    'server/i18n',
    'server/platform',
    'server/testing',
    'web/i18n',
  ],
  '.': ['scripts', 'brand', 'contract'],
}

/** What a test may import besides. */
export const testsMayUse = ['server/testing']

/** A feature of the server may use the ones on the lines above its own. */
export const serverFeatures: readonly (readonly string[])[] = [
  [
    'api-keys',
    'webhooks',
    'sessions',
    'notifications',
    'catalogue',
    'postal',
    'audit',
    'settings',
    'first-steps',
  ],
  ['staff', 'coins', 'simulator', 'pages'],
  ['welcome'],
  ['promoters', 'store', 'ranking'],
  ['members', 'challenges'],
  ['recommendations'],
  ['leads'],
  ['prescriptions'],
  ['invoices', 'redemptions', 'clients'],
  ['reports', 'imports', 'exports'],
]

/** Files of a server feature that no other feature imports, except where named. */
export const privateFiles: Readonly<Record<string, readonly string[]>> = {
  'queries.ts': [],
  'routes.ts': ['server/app.ts'],
  'office.ts': ['server/app.ts'],
}

/** Packages that only these files may import. */
export const packagePlaces: readonly {
  readonly packages: readonly string[]
  readonly only: readonly string[]
}[] = [
  {
    packages: ['kysely'],
    only: ['**/queries.ts', 'server/platform/db.ts', 'server/platform/list-queries.ts', 'db/**'],
  },
  {
    packages: ['fastify', 'fastify-*', '@fastify/*'],
    only: ['server/platform/http*', 'server/platform/http*/**', 'server/app.ts', 'bench/floor/**'],
  },
  { packages: ['react', 'react-dom', 'react-router', '@tanstack/*', '@tabler/*'], only: ['web/**'] },
]

/** What Preact lacks, ignores or does otherwise; a namespace or a default would hide any of it. */
export const notOfPreact: readonly string[] = [
  ...[
    '*',
    'Activity',
    'ViewTransition',
    'act',
    'cache',
    'startTransition',
    'use',
    'useActionState',
    'useDeferredValue',
    'useOptimistic',
    'useTransition',
  ].map((name) => `${name} of react`),
  ...[
    '*',
    'preload',
    'prefetchDNS',
    'preconnect',
    'preinit',
    'requestFormReset',
    'useFormState',
    'useFormStatus',
  ].map((name) => `${name} of react-dom`),
  // They wait without keeping what is shown, which React did by itself: `suspense-query.ts` has both.
  'useSuspenseQuery of @tanstack/react-query',
  'useSuspenseInfiniteQuery of @tanstack/react-query',
]

/** The only packages a place may import, where it is not free to choose. */
export const packagesOf: Readonly<Record<string, readonly string[]>> = { contract: ['zod'], domain: [] }

/** A place whose files are needed by each of these; what only one of them needs stands with that one. */
export const sharedPlaces: Readonly<Record<string, readonly string[]>> = {
  'web/platform': ['web/member/', 'web/office/'],
}

/** What everybody loads before they are in, with all that it imports: no schema is among it. */
export const waysIn = [
  'web/member/main.tsx',
  'web/member/sessions/sign-in.tsx',
  'web/office/main.tsx',
  'web/office/staff/sign-in.tsx',
]

/** The same of pages that are read once: what starts them, and the table of their screens, each fetched when it is opened. */
export const publicPages = { start: 'web/member/public-main.tsx', screens: 'web/member/public-screens.ts' }

/** Where the environment may be read; everything else is handed its settings. */
export const environmentPlaces = [
  'server/platform/config.ts',
  'server/main.test.ts',
  'server/testing/spawn-main.ts',
  'deploy/healthy.mjs',
  'scripts/**',
  'bench/**',
  'e2e/**',
  '*.config.ts',
]

/** Folders that hold one feature each, and the names among them that are none. */
export const featureFolders: Readonly<Record<string, readonly string[]>> = {
  server: ['i18n', 'platform', 'testing'],
  'web/member': ['kit'],
  'web/office': ['kit'],
}

export const meaninglessNames = [
  'util',
  'utils',
  'lib',
  'libs',
  'common',
  'helper',
  'helpers',
  'service',
  'services',
]

export const allowedClasses = ['Refusal']
