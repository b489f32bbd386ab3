import { posix } from 'node:path'
import {
  diagram,
  notOfPreact,
  packagePlaces,
  packagesOf,
  privateFiles,
  publicPages,
  serverFeatures,
  sharedPlaces,
  testsMayUse,
  waysIn,
} from './diagram.ts'
import type { Import } from './facts.ts'
import { featureOf, isTest, placeOf } from './places.ts'
import type { Project } from './project.ts'

export function followDiagram(project: Project): string[] {
  const lost = project.files.filter(({ path }) => /\.tsx?$/.test(path) && !placeOf(path))
  const crossings = eachImport(project, (path, { specifier, target }) => {
    const from = placeOf(path)
    if (!from || !target || sameFeatureOrPlace(path, target)) return undefined
    const allowed = [...(diagram[from] ?? []), ...(isTest(path) ? testsMayUse : [])]
    return allowed.includes(placeOf(target) ?? '') ? undefined : `${path} may not import ${specifier}`
  })
  return [...lost.map(({ path }) => `${path} is in no place of the diagram`), ...crossings]
}

function sameFeatureOrPlace(path: string, target: string): boolean {
  const mine = featureOf(path)
  const theirs = featureOf(target)
  if (mine && theirs) return mine.parent === theirs.parent && mine.name === theirs.name
  return !mine && !theirs && placeOf(path) === placeOf(target)
}

export function useFeaturesAbove(project: Project): string[] {
  const lineOf = (name: string) => serverFeatures.findIndex((line) => line.includes(name))
  return eachImport(project, (path, { specifier, target = '' }) => {
    const user = featureOf(path)
    const used = featureOf(target)
    if (user?.parent !== 'server' || used?.parent !== 'server' || user.name === used.name) return undefined
    if (lineOf(used.name) === -1) return `${path} uses ${used.name}, which has no place in the order`
    return lineOf(used.name) < lineOf(user.name)
      ? undefined
      : `${path} imports ${specifier}: ${used.name} is not above ${user.name} in the order`
  })
}

export function keepPrivateFiles(project: Project): string[] {
  return eachImport(project, (path, { specifier, target = '' }) => {
    const exceptions = privateFiles[posix.basename(target)]
    if (!exceptions || !target.startsWith('server/')) return undefined
    if (sameFeatureOrPlace(path, target) || exceptions.includes(path)) return undefined
    return `${path} imports ${specifier}, which is private to its feature`
  })
}

export function keepPackagesInPlace(project: Project): string[] {
  return eachImport(project, (path, { specifier, target }) => {
    if (target || specifier.startsWith('node:')) return undefined
    const name = packageName(specifier)
    const only = packagesOf[placeOf(path) ?? '']
    if (only && !only.includes(name) && !isTest(path))
      return `${path} may import only ${only}, not ${specifier}`
    const places = packagePlaces.find(({ packages }) => matchesAny(name, packages))?.only
    return !places || matchesAny(path, places)
      ? undefined
      : `${path} imports ${specifier}, which belongs in ${places.join(', ')}`
  })
}

export function keepSchemasOffFirstPages({ files }: Project): string[] {
  const importsOf = (wanted: string) => files.find(({ path }) => path === wanted)?.imports ?? []
  const screens = importsOf(publicPages.screens).flatMap(({ target }) => target ?? [])
  const problems: string[] = []
  const loaded = new Set([...waysIn, publicPages.start, ...screens])
  for (const path of loaded) {
    for (const { specifier, target } of importsOf(path).filter(({ isLoaded }) => isLoaded)) {
      if (target) loaded.add(target)
      if (packageName(specifier) === 'zod') problems.push(`${path} brings ${specifier} to a first page`)
    }
  }
  return problems
}

/** They would type-check, and then not be there, or do nothing. */
export function takeWhatPreactHas({ files }: Project): string[] {
  return files
    .filter(({ path }) => path.startsWith('web/'))
    .flatMap(({ path, takenNames }) =>
      takenNames
        .filter((name) => notOfPreact.includes(name) && path !== 'web/platform/suspense-query.ts')
        .map((name) => `${path} takes ${name}, which Preact has not as React has it`),
    )
}

export function writeImportsAlike(project: Project): string[] {
  return eachImport(project, (path, { specifier, target = '' }) => {
    if (specifier.startsWith('../')) return `${path} climbs with ${specifier}; write #folder/… instead`
    return specifier.startsWith('#') && posix.dirname(path) === posix.dirname(target)
      ? `${path} imports ${specifier} from its own folder; write ./${posix.basename(target)}`
      : undefined
  })
}

export function haveNoCircles({ files }: Project): string[] {
  const targets = new Map(files.map(({ path, imports }) => [path, imports.map(({ target }) => target)]))
  const settled = new Set<string>()
  const circles: string[] = []
  const visit = (path: string, trail: readonly string[]) => {
    const start = trail.indexOf(path)
    if (start >= 0) circles.push(`${[...trail.slice(start), path].join(' → ')} is a circle`)
    if (start >= 0 || settled.has(path)) return
    for (const target of targets.get(path) ?? []) if (target) visit(target, [...trail, path])
    settled.add(path)
  }
  for (const { path } of files) visit(path, [])
  return circles
}

export function shareWhatIsShared({ files }: Project): string[] {
  return Object.entries(sharedPlaces).flatMap(([place, users]) => {
    const needs = users.map((user) => ({ user, files: neededBy(user, files) }))
    return files.flatMap(({ path }) => {
      const needing = needs.filter((need) => placeOf(path) === place && need.files.has(path))
      const isAlone = needing.length === 1
      return isAlone ? [`${path} is needed only by ${needing[0]?.user}`] : []
    })
  })
}

/** All that files of a folder import, and what that imports. */
function neededBy(folder: string, files: Project['files']): ReadonlySet<string> {
  const targets = new Map(files.map(({ path, imports }) => [path, imports.map(({ target }) => target)]))
  const needed = new Set([...targets.keys()].filter((path) => path.startsWith(folder)))
  for (const path of needed) for (const target of targets.get(path) ?? []) if (target) needed.add(target)
  return needed
}

function eachImport(
  { files }: Project,
  judge: (path: string, wanted: Import) => string | undefined,
): string[] {
  const problems = files.flatMap(({ path, imports }) => imports.map((wanted) => judge(path, wanted)))
  return [...new Set(problems.filter((problem) => problem !== undefined))]
}

function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}

function matchesAny(path: string, globs: readonly string[]): boolean {
  return globs.some((glob) => posix.matchesGlob(path, glob))
}
