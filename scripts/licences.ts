import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A package as the lockfile has it, with where it lies. */
export type Installed = {
  readonly path: string
  readonly version: string
  readonly license: string
  /** Only needed to build and test. */
  readonly dev?: boolean
  /** The systems it is for, if it is not for all. */
  readonly os?: readonly string[]
  readonly cpu?: readonly string[]
}

export type Lockfile = { readonly packages: Readonly<Record<string, Omit<Installed, 'path'>>> }

/** All that `npm ci --omit=dev` installs on one system or another. */
export function productionPackages({ packages }: Lockfile): Installed[] {
  return Object.entries(packages)
    .filter(([path, { dev = false }]) => path !== '' && !dev)
    .map(([path, facts]) => ({ ...facts, path }))
    .sort((a, b) => nameOf(a.path).localeCompare(nameOf(b.path), 'en') || a.path.localeCompare(b.path, 'en'))
}

export function nameOf(path: string): string {
  return path.split('node_modules/').at(-1) ?? path
}

/** What the package itself says of its terms; of one that is for some systems only, what all of them can tell. */
export async function licenceOf(root: string, { path, os, cpu }: Installed) {
  const name = nameOf(path)
  const folder = join(root, path)
  if (os || cpu || !existsSync(folder)) return { name, holders: [] }
  const [file] = (await readdir(folder))
    .filter((file) => /^(?:licen[cs]e|copying)(?:$|[.-])/i.test(file))
    .sort()
  if (!file) return { name, holders: [] }
  const text = (await readFile(join(folder, file), 'utf8')).replaceAll('\r\n', '\n')
  return { name, text, holders: [...new Set(text.match(/(?<=^\W*)copyright (?:\(c\)|©|\d{4}).*/gim) ?? [])] }
}
