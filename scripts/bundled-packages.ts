import type { Plugin, Rolldown } from 'vite'

/** Packages of which some code reaches the browser. */
export function notePackages(root: string) {
  const packages = new Set<string>()
  const plugin = (): Plugin => ({
    name: 'note-packages',
    generateBundle(_options, bundle) {
      for (const id of Object.values(bundle).flatMap(modulesOf)) {
        const folder = packageOf(id)
        if (folder) packages.add(folder.slice(root.length + 1))
      }
    },
  })
  return { plugin, packages: () => [...packages].sort() }
}

function modulesOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk): string[] {
  if (file.type !== 'chunk') return []
  return Object.entries(file.modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : []))
}

function packageOf(id: string): string | undefined {
  return /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id.replace(/^\0/, '').replaceAll('\\', '/'))?.[0]
}
