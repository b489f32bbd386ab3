import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest, Plugin } from 'vite'
import { bundle } from './bundle.ts'

export type PublicPagesBuild = {
  readonly manifest: Manifest
  readonly entry: string
  readonly renderer: string
}

type Places = { root: string; dist: string; plugin: () => Plugin }

/** What runs on public pages, beside the apps; and the module with which the server writes them. */
export async function buildPublicPages({ root, dist, plugin }: Places): Promise<PublicPagesBuild> {
  await bundle('publicPages', { plugins: [plugin()], build: { outDir: dist, manifest: true } })
  const manifest = await takeManifest(dist)
  await bundle('publicPages', {
    ssr: { noExternal: true },
    build: {
      outDir: join(dist, 'server'),
      ssr: true,
      minify: false,
      rolldownOptions: { input: join(root, 'web/member/public-renderer.tsx') },
    },
  })
  return { manifest, entry: 'member/public-main.tsx', renderer: 'server/public-renderer.js' }
}

export async function takeManifest(folder: string): Promise<Manifest> {
  const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'))
  await rm(join(folder, '.vite'), { recursive: true })
  return manifest
}
