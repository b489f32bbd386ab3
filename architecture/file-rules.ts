import { posix } from 'node:path'
import { forServerAlone } from '#contract/endpoint.ts'
import { allowedClasses, environmentPlaces, meaninglessNames, serverFeatures } from './diagram.ts'
import { featureOf, isTest } from './places.ts'
import type { Project } from './project.ts'

export function nameFeaturesAsTheContract({ files }: Project): string[] {
  const paths = new Set(files.map(({ path }) => path))
  const folders = new Map(files.flatMap(({ path }) => featureOf(path) ?? []).map((it) => [folderOf(it), it]))
  return [...folders].flatMap(([folder, { name, parent }]) => [
    ...(paths.has(`contract/${name}.ts`) ? [] : [`${folder} has no contract/${name}.ts`]),
    ...(parent !== 'server' || serverFeatures.flat().includes(name)
      ? []
      : [`${folder} has no place in the order of the server's features`]),
  ])
}

function folderOf({ parent, name }: { parent: string; name: string }): string {
  return `${parent}/${name}`
}

export function haveMeaningfulNames({ files }: Project): string[] {
  return files.flatMap(({ path }) =>
    path
      .split('/')
      .filter((part) => meaninglessNames.includes(part.split('.')[0]?.split('-').at(-1) ?? ''))
      .map((part) => `${path}: the name ${part} says nothing`),
  )
}

export function haveNoClasses({ files }: Project): string[] {
  return files.flatMap(({ path, classes }) =>
    classes
      .filter((name) => !allowedClasses.includes(name))
      .map((name) => `${path} declares the class ${name}`),
  )
}

export function readSettingsOnce({ files }: Project): string[] {
  return files
    .filter(({ readsEnvironment }) => readsEnvironment)
    .filter(({ path }) => !environmentPlaces.some((place) => posix.matchesGlob(path, place)))
    .map(({ path }) => `${path} reads the environment; server/platform/config.ts does that`)
}

/** A screen that knows roles by name shows a new role what it may not do, or hides what it may. */
export function askTheContractWhoMay({ files, staffRoles }: Project): string[] {
  return files
    .filter(({ path }) => path.startsWith('web/') && !isTest(path))
    .flatMap(({ path, comparedTexts }) =>
      comparedTexts
        .filter((text) => staffRoles.includes(text))
        .map((role) => `${path} knows the role ${role} by its name: ask staffMay of the contract`),
    )
}

/** The build leaves it out of what browsers are sent, though it type-checks: a form asks a schema of its own. */
export function readTheWayOfCalls({ files }: Project): string[] {
  return files
    .filter(({ path }) => path.startsWith('web/') && !isTest(path))
    .flatMap(({ path, takenNames, accesses }) =>
      accesses
        .filter(([, part]) => forServerAlone.some((name) => name === part))
        .filter(([call]) => takenNames.some((name) => name.startsWith(`${call} of #contract/`)))
        .map(([call, part]) => `${path} reads ${call}.${part}, which browsers are not sent`),
    )
}

const addressTable = 'contract/paths.ts'

/** A link that is written by hand leads nowhere once its screen has moved. */
export function linkThroughTheTable({ files, addresses }: Project): string[] {
  return files
    .filter(({ path }) => /^(web|server|db|scripts)\//.test(path) && !isTest(path) && path !== addressTable)
    .flatMap((file) =>
      file.addresses
        .filter((text) => addresses.includes(text.replace(/[?/]?$|\?.*$/, '')))
        .map((text) => `${file.path} writes the address ${text}: ask ${addressTable}`),
    )
}

export function runEveryTest({ files }: Project): string[] {
  return files
    .filter(({ path }) => isTest(path) || path.startsWith('e2e/'))
    .flatMap(({ path, setAside }) => setAside.map((call) => `${path} leaves tests out with ${call}`))
}

export function keepTextOutOfMarkup({ files }: Project): string[] {
  return files
    .filter(({ path }) => path.startsWith('web/'))
    .flatMap(({ path, humanTexts }) =>
      humanTexts.map(
        ({ text, attribute }) =>
          `${path} says “${text}”${attribute ? ` in ${attribute}` : ''}: words live in i18n`,
      ),
    )
}

/** How a language writes a date or an amount is another in every browser: only people read it. */
export function neverReadFormattedText({ files }: Project): string[] {
  return files
    .filter(({ path }) => /^(web|contract|domain|brand|server)\//.test(path) && !isTest(path))
    .flatMap(({ path, formattedTextReaders }) =>
      formattedTextReaders.map((reader) => `${path} reads with ${reader} what a formatter wrote`),
    )
}
