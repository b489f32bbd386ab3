import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build, preview } from 'vite'

/** The living page, bundled: the development server sends it as hundreds of files, which costs seconds in every test. */
export async function serveLivingPage() {
  const outDir = await mkdtemp(join(tmpdir(), 'petisco-living-'))
  const config = { configFile: 'vite.config.ts', logLevel: 'error' } as const
  const input = resolve('web/living/index.html')
  await build({ ...config, build: { outDir, minify: false, rolldownOptions: { input } } })
  const server = await preview({ ...config, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } })
  return {
    url: `${server.resolvedUrls?.local[0]}living/index.html`,
    async stop() {
      await server.close()
      await rm(outDir, { recursive: true })
    },
  }
}
