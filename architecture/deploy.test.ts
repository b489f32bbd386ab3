import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { settingNames } from '#server/platform/config.ts'
import { thisVersion } from '#server/platform/version.ts'

const read = (name: string) => readFile(name, 'utf8')
const yaml = async (name: string) => parse(await read(name), { merge: true })

type Container = {
  env: { name: string }[]
  ports: { name: string; containerPort: number }[]
  volumeMounts: { mountPath: string }[]
  securityContext: object
} & Record<`${'startup' | 'liveness' | 'readiness'}Probe`, { httpGet: { path: string; port: string } }>

test('the image runs as an ordinary user, listens where it says, and keeps data apart', async () => {
  const image = (await read('Dockerfile')).split(/^FROM /m).at(-1) ?? ''
  expect(image).toMatch(/^USER 1000:1000$/m)
  expect(image).toMatch(/^VOLUME \/data$/m)
  const [, settings = ''] = /^ENV (.*)$/m.exec(image) ?? []
  const names = settings.split(' ').map((setting) => setting.split('=')[0] ?? '')
  expect(names.filter((name) => !settingNames.includes(name))).toEqual([])
  expect(settings).toContain('PORT=3000 METRICS_PORT=9100 DATA_DIR=/data')
  expect(image).toMatch(/^EXPOSE 3000 9100$/m)
  const { scripts } = JSON.parse(await read('package.json'))
  const [, command = ''] = /^CMD (.*)$/m.exec(image) ?? []
  expect(scripts.start).toBe(`${JSON.parse(command).join(' ')} --stop-with-parent`)
  const needed = (await read('scripts/runtime.mjs')).match(/needed = (\d+)/)?.[1]
  expect(await read('Dockerfile')).toMatch(new RegExp(`^FROM node:${needed}-`, 'm'))
})

test('what is composed has our settings, a read-only root, and a folder for data', async () => {
  const { services } = await yaml('deploy/compose.yaml')
  expect(Object.keys(services)).toEqual(['web1', 'web2', 'worker', 'postgres', 'files', 'bucket', 'proxy'])
  for (const name of ['web1', 'web2', 'worker']) {
    const { environment, read_only, cap_drop, tmpfs } = services[name]
    expect(Object.keys(environment).filter((setting) => !settingNames.includes(setting))).toEqual([])
    expect(environment.ROLE).toBe(name.replace(/\d/, ''))
    expect(read_only).toBe(true)
    expect(cap_drop).toEqual(['ALL'])
    expect(tmpfs.map((mount: string) => mount.split(':')[0])).toEqual(['/tmp', '/data'])
  }
  const asked = [...(await read('deploy/compose.yaml')).matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name)
  const told = [...(await read('deploy/compose.env.example')).matchAll(/^(\w+)=/gm)].map(([, name]) => name)
  expect(new Set(asked)).toEqual(new Set(told))
  expect(services.postgres.image).toBe('postgres:18')
})

test.for(['web', 'worker'])(
  'the manifest of a %s asks where it answers, as an ordinary user',
  async (role) => {
    const documents = parseAllDocuments(await read(`deploy/kubernetes/${role}.yaml`))
    const [deployment] = documents.map((document) => document.toJS())
    const { securityContext, containers } = deployment.spec.template.spec
    expect(securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 })
    const [container] = containers as Container[]
    expect(container?.env.map(({ name }) => name).filter((name) => !settingNames.includes(name))).toEqual([])
    expect(container?.env).toContainEqual({ name: 'ROLE', value: role })
    const port = { name: role === 'web' ? 'http' : 'metrics', containerPort: role === 'web' ? 3000 : 9100 }
    expect(container?.ports).toEqual([port])
    expect(container?.startupProbe.httpGet).toEqual({ path: '/healthz', port: port.name })
    expect(container?.livenessProbe.httpGet).toEqual({ path: '/healthz', port: port.name })
    expect(container?.readinessProbe.httpGet).toEqual({ path: '/readyz', port: port.name })
    expect(container?.securityContext).toMatchObject({ readOnlyRootFilesystem: true })
    expect(container?.volumeMounts.map(({ mountPath }) => mountPath)).toEqual(['/data', '/tmp'])
  },
)

test('this version has its notes, first of all, and the manifests name it', async () => {
  const [first] = [...(await read('CHANGELOG.md')).matchAll(/^## (\S+)/gm)].map(([, version]) => version)
  expect(first).toBe(thisVersion)
  const { images, resources } = await yaml('deploy/kubernetes/kustomization.yaml')
  expect(images[0].newTag).toBe(thisVersion)
  expect(resources).toEqual(['namespace.yaml', 'web.yaml', 'worker.yaml'])
})

test.for(['petisco-web@', 'petisco-worker'])('the unit %s starts as npm start does', async (name) => {
  const unit = await read(`deploy/systemd/${name}.service`)
  const { scripts } = JSON.parse(await read('package.json'))
  const [, command = ''] = /^ExecStart=.*\/(node .*)$/m.exec(unit) ?? []
  expect(scripts.start).toBe(`${command} --stop-with-parent`)
  const [, settings = ''] = /^Environment=(.*)$/m.exec(unit) ?? []
  const names = settings.split(' ').map((setting) => setting.split('=')[0] ?? '')
  expect(names.filter((setting) => !settingNames.includes(setting))).toEqual([])
  expect(unit).toMatch(/^ProtectSystem=strict$/m)
  expect(settings).toContain('DATA_DIR=/var/lib/petisco')
  expect(unit).toMatch(/^StateDirectory=petisco$/m)
})

test('the image and the units give large memory back when it is free, as the bench measures them', async () => {
  const setting = /MALLOC_MMAP_THRESHOLD_\W+(\d+)/
  const [, measured] = setting.exec(await read('bench/world.ts')) ?? []
  expect(Number(measured)).toBeGreaterThan(0)
  for (const name of [
    'Dockerfile',
    ...['web@', 'worker'].map((unit) => `deploy/systemd/petisco-${unit}.service`),
  ])
    expect([name, setting.exec(await read(name))?.[1]]).toEqual([name, measured])
})

test('young objects take as little everywhere as the bench measures', async () => {
  const flag = /--max-semi-space-size=\d+/
  const [measured] = flag.exec(await read('bench/server-process.ts')) ?? []
  expect(measured).toBeDefined()
  const { scripts } = JSON.parse(await read('package.json'))
  const [, image = ''] = /^CMD (.*)$/m.exec(await read('Dockerfile')) ?? []
  expect([flag.exec(scripts.start)?.[0], flag.exec(image)?.[0]]).toEqual([measured, measured])
})

test('commands run where, as whom and with what the units run', async () => {
  const unit = await read('deploy/systemd/petisco-worker.service')
  const said = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1]
  const commands = await read('deploy/petisco')
  expect(commands).toContain(`cd ${said('WorkingDirectory')}\n`)
  expect(commands).toContain(`. ${said('EnvironmentFile')}\n`)
  expect(commands).toContain(`--reuid ${said('User')} `)
  expect(said('Environment')).toContain(/^DATA_DIR=.*$/m.exec(commands)?.[0])
})
