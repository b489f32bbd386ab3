import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { proveInvoice } from './prove-invoice.ts'
import {
  authorityCertificate,
  companyCertificate,
  pemOf,
  rootCertificate,
  testAuthority,
  testKey,
  testRoot,
} from './test-certificates.ts'
import { signedInvoice, today } from './test-signed-invoice.ts'
import { loadTrust } from './trust.ts'

async function trustOf(files: Readonly<Record<string, string | Buffer>>) {
  const folder = await mkdtemp(join(tmpdir(), 'petisco-trust-'))
  try {
    for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
    return await loadTrust(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

test('a folder gives its roots and the authorities below, whatever else lies in it', async () => {
  const trust = await trustOf({
    'root.pem': pemOf(rootCertificate()),
    'all.CRT': `bundle\n${pemOf(rootCertificate())}${pemOf(authorityCertificate())}`,
    'hashes.txt': 'whatever',
  })
  expect(trust.problems).toEqual([])
  expect(trust.authorities.map(({ name, isRoot }) => ({ name, isRoot }))).toEqual([
    { name: testRoot.name, isRoot: true },
    { name: testAuthority.name, isRoot: false },
  ])
  expect(trust.authorities[0]?.certificate).toMatchObject({
    fingerprint: expect.stringMatching(/^[\da-f]{64}$/),
    validUntil: Temporal.Instant.from('2040-01-01T00:00:00Z'),
  })
  expect(proveInvoice(Buffer.from(signedInvoice()), { trust, now: today })).toMatchObject({ proved: true })
})

const weak = { name: 'AC Fraca', key: testKey('weak', 1024) }
const forged = rootCertificate({ by: { ...testRoot, key: testKey('forger') } })

test.for<[string, string | Buffer, string]>([
  ['no PEM', rootCertificate(), 'It holds no certificate in PEM.'],
  ['nothing', '', 'It holds no certificate in PEM.'],
  ['a company', pemOf(companyCertificate()), 'DISTRIBUIDORA DE TESTE LTDA: it is not that of an authority.'],
  [
    'a weak key',
    pemOf(rootCertificate({ ...weak, by: weak })),
    'AC Fraca: its key is not RSA of 2048 bits or more.',
  ],
  ['a root that it did not sign', pemOf(forged), 'AC Raiz de Teste: its own signature is wrong.'],
  [
    'a key for other uses',
    pemOf(rootCertificate({ keyUsage: 0x80 })),
    'AC Raiz de Teste: its key is not for signing certificates.',
  ],
  [
    'SHA-1',
    pemOf(rootCertificate({ hash: 'sha1' })),
    'Certificate 1 cannot be read: not signed by RSA with SHA-2.',
  ],
  [
    'half a certificate',
    pemOf(rootCertificate().subarray(0, 300)),
    'Certificate 1 cannot be read: a wrong length.',
  ],
  [
    'bytes behind one',
    pemOf(Buffer.concat([rootCertificate(), Buffer.of(0)])),
    'Certificate 1 cannot be read: a length without measure.',
  ],
])('of a file with %s the folder says what is wrong', async ([, content, problem]) => {
  const trust = await trustOf({ 'one.pem': content, 'two.pem': pemOf(authorityCertificate()) })
  expect(trust.problems).toEqual([{ file: 'one.pem', problem }])
  expect(trust.authorities).toHaveLength(1)
})

test('a key among the certificates is told', async () => {
  const key = testRoot.key.privateKey.export({ format: 'pem', type: 'pkcs8' })
  expect(await trustOf({ 'root.pem': `${pemOf(rootCertificate())}${key}` })).toMatchObject({
    authorities: { length: 1 },
    problems: [{ file: 'root.pem', problem: 'It holds something besides certificates.' }],
  })
})

test('a folder that is not there is told in one line', async () => {
  await expect(loadTrust(join(tmpdir(), 'petisco-nowhere'))).rejects.toThrow('The folder of TRUST_DIR cannot')
})
