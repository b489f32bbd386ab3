import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'vite'
import { samplesTrustDir } from '#server/demo-samples.ts'
import { readConfig } from '#server/platform/config.ts'

/** Restarts the API when its sources change; Vite serves the web app. */
const port = Number(process.env.PORT || 3000)
const apiPort = port + 1
const publicUrl = { PUBLIC_URL: `http://localhost:${port}` }
/** A public address of its own would leave the demo world out. */
const demo = readConfig().isLocal && { DEMO: 'on', TRUST_DIR: samplesTrustDir, DRAIN_SECONDS: '0' }
const watched = ['contract', 'db', 'domain', 'server'].map((folder) => `--watch-path=${folder}`)

const api = spawn(process.execPath, [...watched, '--watch-preserve-output', 'server/main.ts', '--api-only'], {
  stdio: 'inherit',
  env: { ...publicUrl, ...demo, ...process.env, PORT: String(apiPort) },
})
const target = `http://127.0.0.1:${apiPort}`
const web = await createServer({
  configFile: 'vite.config.ts',
  server: { port, proxy: { '/api': target, '/files': target, '/healthz': target, '/readyz': target } },
})
await web.listen()
web.printUrls()

process.once('SIGINT', stop).once('SIGTERM', stop)
api.once('exit', stop)

async function stop() {
  await Promise.all([web.close(), ended(api)])
  process.exit(0)
}

function ended(child: ChildProcess) {
  if (child.exitCode !== null) return
  child.kill('SIGTERM')
  return new Promise((exit) => child.once('exit', exit))
}
