import { posix } from 'node:path'
import { diagram, featureFolders } from './diagram.ts'

/** The line of the diagram a file belongs to: its nearest folder that the diagram names. */
export function placeOf(path: string): string | undefined {
  for (let folder = posix.dirname(path); ; folder = posix.dirname(folder)) {
    const asFeature = posix.join(posix.dirname(folder), '*')
    if (folder in diagram) return folder
    if (asFeature in diagram) return asFeature
    if (posix.dirname(folder) === '.') return undefined
  }
}

/** The feature whose folder a file is in, with the folder that holds it. */
export function featureOf(path: string): { readonly parent: string; readonly name: string } | undefined {
  for (const [parent, others] of Object.entries(featureFolders)) {
    const [name = '', ...below] = path.startsWith(`${parent}/`)
      ? path.slice(parent.length + 1).split('/')
      : []
    if (below.length > 0 && !others.includes(name)) return { parent, name }
  }
  return undefined
}

export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path)
}
