import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { problem } from './problem.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

export const webAppFolder = join(root, 'dist')

export async function buildWebApp() {
  const build = spawn(
    process.execPath,
    ['--import', './scripts/runtime.mjs', 'scripts/build.ts', '--if-needed'],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  )
  const [code] = await once(build, 'exit')
  if (code !== 0) throw problem('The web app could not be built.')
}
