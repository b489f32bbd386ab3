import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { problem } from './problem.ts'

export const webAppFolder = fileURLToPath(new URL('../../dist', import.meta.url))

const builder = fileURLToPath(new URL('../../scripts/build.ts', import.meta.url))

/** Builds the web app unless the one in `dist` is of these sources. */
export async function buildWebApp() {
  const build = spawn(process.execPath, [builder, '--if-needed'], { stdio: ['ignore', 'inherit', 'inherit'] })
  const [code] = await once(build, 'exit')
  if (code !== 0) throw problem('The web app could not be built.')
}
