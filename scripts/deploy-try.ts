import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from '#server/platform/port.ts'
import { startPostgres } from '#server/platform/postgres.ts'
import { type MainProcess, ready, spawnMain } from '#server/testing/spawn-main.ts'

/** Runs the example of each proxy that this machine has in front of two web processes and a worker, and tries it. */
const folder = await mkdtemp(join(tmpdir(), 'petisco-deploy-'))
let place: Record<string, string> = {}
const stops: (() => unknown)[] = [() => rm(folder, { recursive: true, force: true, maxRetries: 5 })]
type Place = { port: number; webs: readonly number[] }

async function tryProxies() {
  const proxies = Object.entries({ nginx: startNginx, caddy: startCaddy })
  const missing = [...proxies.map(([name]) => name), 'openssl'].filter((name) => !isInstalled(name))
  for (const name of missing)
    console.log(`${name}: not tried, because it is not installed (apt install ${name})`)
  const tried = proxies.filter(([name]) => !missing.includes(name))
  if (tried.length === 0 || missing.includes('openssl')) return
  const { webs, processes } = await startPetisco()
  await promisify(execFile)('openssl', certificate(folder))
  for (const [name, start] of tried) {
    const port = await freePort()
    const proxy = await start({ port, webs })
    await eventually(async () => (await call(port, '/healthz')).status === 200)
    for (const [what, check] of Object.entries(checks)) {
      const isRight = await check({ port, webs, processes }).catch(() => false)
      console.log(`${name}: ${isRight ? 'right' : 'WRONG'}: ${what}`)
      if (!isRight) process.exitCode = 1
    }
    proxy.kill()
    await once(proxy, 'exit')
  }
}

type Tried = Place & { processes: readonly MainProcess[] }

const checks: Readonly<Record<string, (tried: Tried) => Promise<boolean>>> = {
  'an address is believed from the proxy and not from the caller': async ({ port, webs }) => {
    const told = { headers: { 'X-Forwarded-For': '127.0.0.1' } }
    const direct = await fetch(`http://127.0.0.1:${webs[0]}/metrics`)
    return direct.status === 200 && (await call(port, '/metrics', told)).status === 404
  },
  'a file of ten megabytes comes in, and one that is too large does not': async ({ port }) => {
    const authorization = await signIn(port, '/api/login', 'atendente@petisco.example')
    return tellsTooLarge(port, '/api/document/upload', { authorization, fits: 12, large: 14 })
  },
  'a delivery of 64 megabytes comes in, and one that is too large does not': async ({ port }) => {
    const authorization = await signIn(port, '/api/office/login', 'gestao@petisco.example')
    return tellsTooLarge(port, '/api/office/feeds', { authorization, fits: 64, large: 70 })
  },
  'notifications come as they are sent': async ({ port }) => {
    const authorization = await signIn(port, '/api/login', 'atendente@petisco.example')
    const began = performance.now()
    const stream = { headers: { authorization }, firstBytes: true }
    const { status, text } = await call(port, '/api/notifications/stream', stream)
    return status === 200 && text !== '' && performance.now() - began < 3000
  },
  'while a web process ends and another starts, everybody is answered': async ({ port, webs, processes }) => {
    const statuses: number[] = []
    const [first] = processes
    first?.process.kill('SIGTERM')
    const until = Date.now() + 6000
    while (Date.now() < until) {
      statuses.push((await call(port, '/api/demo')).status)
      await pause(20)
    }
    startWeb(webs[0] ?? 0)
    await ready(webs[0] ?? 0)
    return statuses.length > 50 && statuses.every((status) => status === 200)
  },
}

async function startPetisco() {
  const postgres = await startPostgres({ folder: join(folder, 'database'), throwAway: true })
  stops.push(() => postgres.stop())
  const data = { DATABASE_URL: postgres.url, DATA_DIR: join(folder, 'data'), DEMO: 'on', LOG_LEVEL: 'error' }
  place = { ...data, PUBLIC_URL: 'https://localhost', DRAIN_SECONDS: '3' }
  const webs: number[] = []
  const processes: MainProcess[] = []
  // One after the other: the first one fills the demo world.
  for (let turn = 0; turn < 2; turn += 1) {
    const port = await freePort()
    processes.push(startWeb(port))
    await ready(port)
    webs.push(port)
  }
  startProcess({ ROLE: 'worker' })
  return { webs, processes }
}

function startWeb(port: number) {
  return startProcess({ ROLE: 'web', PORT: String(port) })
}

function startProcess(settings: Record<string, string>) {
  const started = spawnMain({ ...place, ...settings })
  stops.push(() => started.process.kill('SIGKILL'))
  return started
}

/** The example as it is, but for the ports, the certificate and what surrounds it. */
async function startNginx({ port, webs }: Place) {
  const example = await readFile('deploy/nginx.conf', 'utf8')
  const server = example
    .replace(/server 127\.0\.0\.1:3000/, `server 127.0.0.1:${webs[0]}`)
    .replace(/server 127\.0\.0\.1:3001/, `server 127.0.0.1:${webs[1]}`)
    .replace(/^server \{\n\tlisten 80;[^}]*\}\n/m, '')
    .replace(/listen 443/, `listen 127.0.0.1:${port}`)
    .replace(/^\tlisten \[::\]:443.*\n/m, '')
    .replace(/\S+fullchain\.pem/, join(folder, 'certificate.pem'))
    .replace(/\S+privkey\.pem/, join(folder, 'key.pem'))
  const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, `nginx-${name}`)};`)
    .join(' ')
  const file = join(folder, 'nginx.conf')
  const around = `daemon off; pid ${join(folder, 'nginx.pid')}; error_log ${join(folder, 'nginx.log')};`
  await writeFile(file, `${around} events {} http { access_log off; ${kept}\n${server}\n}`)
  return started('nginx', ['-c', file, '-p', folder])
}

async function startCaddy({ port, webs }: Place) {
  const example = await readFile('deploy/Caddyfile', 'utf8')
  const file = join(folder, 'Caddyfile')
  const keys = `\ttls ${join(folder, 'certificate.pem')} ${join(folder, 'key.pem')}\n`
  const site = example.replace(/^(\{\$PUBLIC_HOST\} \{\n)/m, `$1${keys}`)
  await writeFile(file, `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${site}`)
  const env = {
    PUBLIC_HOST: `https://localhost:${port}`,
    UPSTREAMS: webs.map((web) => `127.0.0.1:${web}`).join(' '),
    HOME: folder,
  }
  return started('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], env)
}

const programs = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']

function isInstalled(program: string) {
  return programs.some((place) => existsSync(join(place, program)))
}

async function started(program: string, args: readonly string[], env: Record<string, string> = {}) {
  const PATH = programs.join(delimiter)
  const child = spawn(program, args, { env: { PATH, ...env }, stdio: ['ignore', 'ignore', 'ignore'] })
  await once(child, 'spawn')
  stops.push(() => child.kill())
  return child
}

function certificate(to: string) {
  const [key, certificateFile] = [join(to, 'key.pem'), join(to, 'certificate.pem')]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  return ['req', '-x509', '-newkey', 'ed25519', '-nodes', '-keyout', key, '-out', certificateFile, ...subject]
}

async function signIn(port: number, path: string, email: string) {
  const body = Buffer.from(JSON.stringify({ email, password: 'petisco-demo' }))
  const { text } = await call(port, path, { body, headers: { 'content-type': 'application/json' } })
  return `Bearer ${JSON.parse(text).access_token}`
}

type Sizes = { authorization: string; fits: number; large: number }

/** A form that cannot be read has come in whole, and is refused for that. */
async function tellsTooLarge(port: number, path: string, { authorization, fits, large }: Sizes) {
  const headers = { authorization, 'content-type': 'multipart/form-data; boundary=x' }
  const send = (megabytes: number) =>
    call(port, path, { body: Buffer.alloc(megabytes * 1024 * 1024), headers })
  return (await send(fits)).status === 422 && (await send(large)).status === 413
}

type Sent = { body?: Buffer; headers?: Record<string, string>; firstBytes?: boolean }

async function call(port: number, path: string, { body, headers = {}, firstBytes }: Sent = {}) {
  const ca = await readFile(join(folder, 'certificate.pem'))
  const method = body ? 'POST' : 'GET'
  const length = body && { 'content-length': String(body.length) }
  const sent = request({
    host: 'localhost',
    family: 4,
    port,
    path,
    method,
    ca,
    headers: { ...headers, ...length },
  })
  // Who is refused before the last byte was sent is told so, and then cut off.
  sent.on('error', () => undefined)
  sent.end(body)
  const [answer] = await once(sent, 'response', { signal: AbortSignal.timeout(10_000) })
  let text = ''
  for await (const chunk of answer) {
    text += chunk
    if (firstBytes) break
  }
  sent.destroy()
  return { status: Number(answer.statusCode), text }
}

async function eventually(isSo: () => Promise<boolean>) {
  const until = Date.now() + 10_000
  while (!(await isSo().catch(() => false))) {
    if (Date.now() > until) throw new Error('the proxy does not answer')
    await pause(100)
  }
}

try {
  await tryProxies()
} finally {
  for (const stop of stops.reverse()) await stop()
}
