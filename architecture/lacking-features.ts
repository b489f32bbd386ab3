import data from '@mdn/browser-compat-data' with { type: 'json' }
import type { Identifier, SupportStatement } from '@mdn/browser-compat-data'

/** The oldest browsers of docs/decisions/021-oldest-browsers.md by their names in MDN's compatibility data. */
const oldest = {
  chrome: '99',
  edge: '99',
  samsunginternet_android: '18.0',
  safari: '15.4',
  safari_ios: '15.4',
  firefox: '102',
} as const

type OldestBrowser = keyof typeof oldest

/** Of these, whatever is lacking: by its name in scripts or in styles, who lacks it. */
export type Lacking = ReadonlyMap<string, readonly OldestBrowser[]>

/** Of an interface or object of the browser's, or a member of it: of the constructor, or of what it makes. */
export type ScriptFeature = { readonly owner: string; readonly key?: string; readonly isStatic: boolean }

/** Everything that at least one of the oldest browsers lacks, and that a script could ask for. */
export function lackingFeatures(): readonly ScriptFeature[] {
  return scriptFeatures().filter(({ browsers }) => browsers.length > 0)
}

/**
 * The same by the names that are written in scripts: `OffscreenCanvas`, `URL.canParse`, and `.toSorted()` of whatever it
 * is called on. A method that something else has had for longer, as `.map()` of an iterator, cannot be told from it by
 * its name: for those there are journeys in a browser without them. A property that is missing is undefined and throws
 * nothing.
 */
export function lackingInScripts(): Lacking {
  const features = scriptFeatures().map((feature) => ({ ...feature, name: nameOf(feature) }))
  const had = new Set(features.filter(({ browsers }) => browsers.length === 0).map(({ name }) => name))
  return new Map(features.filter(({ name }) => !had.has(name)).map(({ name, browsers }) => [name, browsers]))
}

function nameOf({ owner, key, isStatic }: ScriptFeature): string {
  if (key === undefined) return owner
  return isStatic ? `${owner}.${key}` : `.${key}()`
}

function scriptFeatures(): readonly (ScriptFeature & { readonly browsers: readonly OldestBrowser[] })[] {
  return childrenOf({ ...data.api, ...data.javascript.builtins }).flatMap(([owner, feature]) => [
    { owner, isStatic: false, browsers: lackedBy(feature) },
    ...childrenOf(feature)
      .filter(([key, member]) => key !== owner && /^\w+$/.test(key) && member.__compat)
      .map(([key, member]) => ({ ...memberOf(owner, key), browsers: lackedBy(member) })),
  ])
}

function memberOf(owner: string, key: string): Required<ScriptFeature> {
  if (key.endsWith('_static')) return { owner, key: key.slice(0, -'_static'.length), isStatic: true }
  // The data does not tell which functions of the language belong to the constructor; the one that runs this does.
  const known: unknown =
    owner in (data.javascript.builtins ?? {}) ? Reflect.get(globalThis, owner) : undefined
  return { owner, key, isStatic: known !== undefined && Object.hasOwn(Object(known), key) }
}

/** What a style sheet can ask for: `inset`, `display: grid`, `@layer`, `:has`, `color-mix()`, `dvh`. */
export function lackingInStyles(): Lacking {
  const { properties = {}, selectors = {}, types = {}, 'at-rules': rules = {} } = data.css
  const named = (features: Identifier, name: (key: string) => string) =>
    childrenOf(features).map(([key, feature]): Feature => [name(key), feature])
  const features: Feature[] = [
    ...childrenOf(properties),
    // Whoever lacks a property lacks its values.
    ...childrenOf(properties)
      .filter(([, property]) => lackedBy(property).length === 0)
      .flatMap(([property, values]) => named(values, (value) => `${property}: ${value}`)),
    ...named(selectors, (name) => `:${name}`),
    ...named(rules, (name) => `@${name}`),
    ...named(rules.media ?? {}, (name) => `(${name})`),
    ...named(types, (name) => `${name}()`),
    ...childrenOf(types).flatMap(([, type]) => named(type, (name) => `${name}()`)),
    ...Object.entries(units).flatMap(([unit, group]): Feature[] => [[unit, types.length?.[group] ?? {}]]),
  ]
  return new Map(
    features.flatMap(([name, feature]): [string, OldestBrowser[]][] => {
      const browsers = lackedBy(feature)
      return browsers.length > 0 ? [[name, browsers]] : []
    }),
  )
}

type Feature = [name: string, feature: Identifier]

/** The newer ones, by the name that the data has for their group. */
const units: Readonly<Record<string, string>> = {
  dvh: 'viewport_percentage_units_dynamic',
  dvw: 'viewport_percentage_units_dynamic',
  svh: 'viewport_percentage_units_small',
  svw: 'viewport_percentage_units_small',
  lvh: 'viewport_percentage_units_large',
  lvw: 'viewport_percentage_units_large',
  cqi: 'container_query_length_units',
  cqw: 'container_query_length_units',
}

function childrenOf(feature: Identifier): Feature[] {
  return Object.entries(feature).filter((entry): entry is Feature => entry[0] !== '__compat')
}

/** Those that have not got it, or only under another name or behind a setting. */
function lackedBy({ __compat }: Identifier): OldestBrowser[] {
  if (!__compat) return []
  const browsers = Object.keys(oldest) as OldestBrowser[]
  return browsers.filter((browser) => !has(__compat.support[browser], oldest[browser]))
}

function has(statement: SupportStatement | undefined, version: string): boolean {
  return [statement ?? []]
    .flat()
    .some(({ flags, prefix, alternative_name, version_added, version_removed }) => {
      if (flags || prefix || alternative_name || version_added === false) return false
      const isGone = typeof version_removed === 'string' && !isAbove(version_removed, version)
      return !isGone && !isAbove(version_added, version)
    })
}

function isAbove(one: string, other: string): boolean {
  if (!/^≤?\d/.test(one)) return true
  const [major = 0, minor = 0] = one.replace('≤', '').split('.').map(Number)
  const [otherMajor = 0, otherMinor = 0] = other.split('.').map(Number)
  return major === otherMajor ? minor > otherMinor : major > otherMajor
}
