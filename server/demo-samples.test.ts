import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lineAboutSamples, samplesTrustDir, trustDirOf } from './demo-samples.ts'
import { loadTrust } from './invoices/proof/trust.ts'
import { readConfig } from './platform/config.ts'

const database = 'postgres://petisco@db:5432/petisco'

test('a demo world on one’s own machine trusts the authority of the samples', () => {
  expect(trustDirOf(readConfig({}), true)).toBe(samplesTrustDir)
  expect(trustDirOf(readConfig({ TRUST_DIR: '/srv/trust' }), true)).toBe('/srv/trust')
})

test.for<[string, Record<string, string>, boolean]>([
  ['with a database of its own', { DATABASE_URL: database }, false],
  ['also with the demo world in it', { DATABASE_URL: database, DEMO: 'on' }, true],
  ['that others can reach', { PUBLIC_URL: 'https://petisco.test', DEMO: 'on' }, true],
  ['that listens to others', { HOST: '0.0.0.0', DEMO: 'on' }, true],
  ['that sends real mail', { SMTP_URL: 'smtp://mail:25', DEMO: 'on' }, true],
  ['that is told to be no demo', { DEMO: 'off' }, true],
  ['that people signed up to', {}, false],
])('a process %s does not', ([, settings, hasDemoWorld]) => {
  expect(trustDirOf(readConfig(settings), hasDemoWorld)).toBeUndefined()
})

test('the samples in the project say how long they are good, and ten days before somebody hears of it', async () => {
  const trust = await loadTrust(samplesTrustDir)
  expect(trust).toMatchObject({ authorities: { length: 2 }, problems: [] })
  const page = await readFile(join(samplesTrustDir, '../README.md'), 'utf8')
  const [, day = ''] = /good until \*\*([\d-]+)\*\*/.exec(page) ?? []
  const end = Temporal.Instant.from(`${day}T00:00:00Z`)
  const before = (days: number) => lineAboutSamples(trust, end.subtract({ hours: 24 * days }))
  expect(before(11)).toBe('Signed invoices to send as the attendant: docs/samples')
  const told = `The signed invoices in docs/samples are good until ${day}: npm run samples makes new ones.`
  expect([before(10), before(-30)]).toEqual([told, told])
})

test('no key of anybody is among the samples', async () => {
  const folder = join(samplesTrustDir, '..')
  const files = (await readdir(folder, { recursive: true })).filter((file) => /\.\w+$/.test(file))
  expect(files.length).toBeGreaterThan(5)
  for (const file of files) expect(await readFile(join(folder, file), 'utf8')).not.toContain('PRIVATE KEY')
})
