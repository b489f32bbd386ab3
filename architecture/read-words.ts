import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Catalogues, Words } from './project.ts'

/** Every group of words below a folder, whichever screens it comes with. */
export async function readWords(folder: string): Promise<Catalogues> {
  const [ptBr, es, en] = await Promise.all([
    readLanguage(folder, 'pt-br', 'ptBr'),
    readLanguage(folder, 'es', 'es'),
    readLanguage(folder, 'en', 'en'),
  ])
  return { ptBr, es, en }
}

async function readLanguage(folder: string, file: string, name: string): Promise<Words> {
  const files = await Array.fromAsync(glob(`**/${file}.ts`, { cwd: folder }))
  const modules = await Promise.all(files.map((path) => import(pathToFileURL(join(folder, path)).href)))
  return Object.assign({}, ...modules.map((words) => words[name]))
}
