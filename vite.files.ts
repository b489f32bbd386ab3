import type { Plugin, UserConfig } from 'vite'

/**
 * Which file a module travels in, after who uses it. Left alone, every set of screens has a file of its own for what it
 * shares, and home asks for a hundred.
 */
const appOf = /\/web\/(member|office)\//
const doorOf = /\/web\/(member|office)\/(?:sessions|staff)\/sign-in\./
const frameOf = /\/web\/(member|office)\/(?:screens|shell|sessions\/user|staff\/person)\.tsx?$/
/** The screens on which people spend their days. */
const screenOf =
  /\/web\/member\/(home|store\/store|recommendation-screen|invoices\/form\/send-invoice|invoices\/start|invoices\/device\/delivery|invoices\/history\/sent-invoices|coins\/statement|ranking\/ranking|redemptions\/my-redemptions|notifications\/all-notifications|profile-screen)\.tsx?$/

const iconOf = /^(.*\/@tabler\/icons-react\/dist\/esm\/)icons\/(\w+)\.mjs$/

const cameraOf = /\/web\/member\/invoices\/(camera)\/camera-dialog\.tsx$/

const schemaOf =
  /\/node_modules\/zod\/|\/contract\/((\w+-)?fields|faults|like|passwords|pet-answers)\.ts$|\/domain\/common-passwords\.ts$|\/web\/platform\/(bounds|schema-faults)\.ts$/

/** What a module uses has at least its users. Whoever has more comes first, so that no file brings another's. */
export const groups: Groups = [
  // What both apps start with, whose styles set the order of the layers.
  { name: 'start', test: /node_modules\/(preact|react-router)\//, tags: ['$initial'] },
  {
    name: 'base',
    test: /^(?!.*\/(office-api|contract\/staff)\.|.*\/i18n\/staff\/).*\/(web\/(ui|platform|brand|i18n|react)|contract|domain|node_modules)[/.]/,
    tags: ['$initial'],
  },
  // What asks the server: the ways in do without.
  {
    name: 'answers',
    test: /node_modules\/(@tanstack\/(?!.*\/(useQueries|useSuspenseQueries|queriesObserver)\.)|react-error-boundary\/)/,
  },
  // What checks a form before it is sent: screens without one do without. Its users' own modules stay with them.
  { name: 'schemas', test: schemaOf, includeDependenciesRecursively: false },
  ...forBothAndEach(({ doors }) => (doors.size > 0 ? 'door' : undefined)),
  {
    name: 'masks',
    test: /\/node_modules\/@maskito\/(core|react)\/|\/web\/ui\/(masks|crmv-mask|masked-field)\./,
  },
  // With what everybody who sends invoices begins with, wherever they are, and what several of those screens share.
  ...forBothAndEach((users, id) =>
    users.frames.size > 0 || isOften(users) || (iconOf.test(id) && users.apps.size === 2)
      ? 'frame'
      : undefined,
  ),
  // An icon of one screen is shown by something rare as well, which would bring all of that screen.
  ...forBothAndEach((_users, id) => (iconOf.test(id) ? 'icons' : undefined)),
  // What makes a photo smaller, and what takes what was read, come with the first file that is chosen.
  { name: 'pictures', test: /\/web\/ui\/(large-picture|decoded-picture|drawn-as-jpeg|in-turn)\./ },
  {
    name: 'reading',
    test: /\/web\/member\/invoices\/reading\/(take-reading|amount-of)\.|\/domain\/product-wording\./,
    includeDependenciesRecursively: false,
  },
  // Codes are drawn on a few screens.
  {
    name: 'packages',
    test: /\/node_modules\/(?!uqr\/|idb\/|@tabler\/icons-react\/dist\/esm\/icons\/)/,
    minShareCount: 3,
  },
  ...forBothAndEach(({ screens }) => (screens.size > 1 && screens.has('home') ? 'with-home' : undefined)),
  ...forBothAndEach(({ screens }) =>
    screens.size > 1 || screens.has('sent-invoices') ? 'invoices' : undefined,
  ),
  ...forBothAndEach(({ screens }) => [...screens].find((screen) => screen !== 'profile-screen')),
  // With what only rare screens share, the profile and the camera would bring what those are made of.
  ...forBothAndEach(({ screens }) => (screens.size > 0 ? 'profile' : undefined)),
  ...forBothAndEach(({ cameras }) => (cameras.size > 0 ? 'camera' : undefined)),
  ...forBothAndEach(() => 'shared', 3),
].map((group, place, all) => ({
  ...group,
  debugName: `group ${place}`,
  priority: all.length - place,
})) as Groups

const invoices = new Set(['send-invoice', 'sent-invoices', 'start', 'delivery'])

function isOften({ apps, screens }: Users): boolean {
  if (screens.size > 1 && screens.has('start')) return true
  // What the office has as well, and several of those screens share, is too little for a file of its own.
  const isTheirOwn = isOfInvoices(screens) && (apps.size === 1 || screens.size === 1)
  const isWithHome = screens.size === 2 && screens.has('home')
  return screens.size > 0 && !isTheirOwn && (apps.size === 2 || (screens.size > 1 && !isWithHome))
}

function isOfInvoices(screens: ReadonlySet<string>): boolean {
  return [...screens].every((screen) => invoices.has(screen))
}

/**
 * Chrome compiles a function when it is first called, one after another while the first screen is drawn, unless a file
 * says that all of them are called: then beside the network, where nobody waits. Not for libraries that few ask for.
 */
export function compiledWhileComing(): Plugin {
  return {
    name: 'compiled-while-coming',
    generateBundle: {
      // After whatever else writes to the head of a file, where the word has to stand.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && isForScreens(file))
            file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
      },
    },
  }
}

function isForScreens({ name, moduleIds }: { name: string; moduleIds: readonly string[] }): boolean {
  return name === 'start' || name === 'answers' || moduleIds.some((id) => id.includes('/web/'))
}

type Output = Extract<
  NonNullable<NonNullable<UserConfig['build']>['rolldownOptions']>['output'],
  { codeSplitting?: unknown }
>
type Groups = NonNullable<Extract<Output['codeSplitting'], { groups?: unknown }>['groups']>
type Graph = {
  getModuleInfo(id: string): { readonly importers: readonly string[]; readonly code: string | null } | null
}
type Users = Record<'apps' | 'doors' | 'frames' | 'cameras' | 'screens', ReadonlySet<string>>

/** First what both apps use, then what one of them uses. */
function forBothAndEach(nameFor: (users: Users, id: string) => string | undefined, minShareCount = 2) {
  return [2, 1].map((count) => ({
    minShareCount,
    name: (id: string, graph: Graph) => {
      // The index of a package imports all of it: who uses what is known of our own modules, of icons and of one file.
      if (id.includes('/node_modules/') && !iconOf.test(id) && !id.includes('/idb/')) return null
      const users = usersOf(id, graph)
      if (users.apps.size !== count) return null
      const name = nameFor(users, id)
      if (!name) return null
      return count === 2 ? name : [name, ...users.apps].join('-')
    },
  }))
}

function importersOf(id: string, graph: Graph): readonly string[] {
  const [, index, icon] = iconOf.exec(id) ?? []
  if (!index || !icon) return graph.getModuleInfo(id)?.importers ?? []
  if (usersOfIcons.size === 0)
    for (const importer of graph.getModuleInfo(`${index}tabler-icons-react.mjs`)?.importers ?? [])
      for (const named of new Set(graph.getModuleInfo(importer)?.code?.match(/\bIcon[A-Z]\w+/g)))
        usersOfIcons.set(named, [...(usersOfIcons.get(named) ?? []), importer])
  return usersOfIcons.get(icon) ?? []
}

/** The index of the icons imports them all: who shows which is read in what shows any. */
const usersOfIcons = new Map<string, readonly string[]>()

const known = new Map<string, Users>()

function usersOf(id: string, graph: Graph): Users {
  const found = known.get(id)
  if (found) return found
  const users = new Set([id])
  for (const user of users) for (const importer of importersOf(user, graph)) users.add(importer)
  const among = (places: RegExp) =>
    new Set([...users].flatMap((user) => places.exec(user)?.[1]?.replace(/.*\//, '') ?? []))
  const result = {
    apps: among(appOf),
    doors: among(doorOf),
    frames: among(frameOf),
    cameras: among(cameraOf),
    screens: among(screenOf),
  }
  known.set(id, result)
  return result
}
