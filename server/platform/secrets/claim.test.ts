import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openDatabase } from '#server/platform/db.ts'
import { createLog } from '#server/platform/log.ts'
import { isProblem } from '#server/platform/problem.ts'
import { copyDatabase } from '#server/testing/database-copy.ts'
import { claimSecrets } from './claim.ts'
import { deriveSecretKey } from './sealing.ts'

const [ours, theirs] = [randomBytes(32), randomBytes(32)]
const idOf = (key: Buffer) => deriveSecretKey(key).id

test('the first start makes a key that only we can read, however many start at once', async () => {
  const { claim, dataDir, keysInUse } = await newDatabase()
  await Promise.all([1, 2, 3, 4].map(() => claim([])))
  const file = join(dataDir, 'secret.key')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const key = Buffer.from(await readFile(file, 'utf8'), 'base64')
  expect(key).toHaveLength(32)
  expect(await keysInUse()).toEqual([idOf(key)])
  await claim([key])
})

test('of two machines that start at once with keys of their own one is refused', async () => {
  const { claim } = await newDatabase()
  const starts = await Promise.allSettled([claim([ours]), claim([theirs])])
  expect(starts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('another key, or none where one was, is told in one line and no new one is made', async () => {
  const { claim, dataDir } = await newDatabase()
  await claim([ours])
  const message = (origin: string) =>
    `CPF and second factors of this database are sealed with the key ${idOf(ours)}, which is not in ${origin}: give it in SECRET_KEY, or put back the secret.key of the data folder that it was made in.`
  await expect(claim([theirs])).rejects.toThrow(message('SECRET_KEY'))
  await expect(claim([])).rejects.toThrow(message(join(dataDir, 'secret.key')))
  await expect(stat(join(dataDir, 'secret.key'))).rejects.toThrow('ENOENT')
  await claim([theirs, ours])
  await claim([ours, theirs])
})

test('a file that holds no keys is told in one line', async () => {
  const { claim, dataDir } = await newDatabase()
  await writeFile(join(dataDir, 'secret.key'), 'not a key\n')
  const error = await claim([]).catch((error: unknown) => error)
  expect(isProblem(error) && error.message).toMatch(/secret\.key holds something else than keys/)
})

async function newDatabase() {
  const dataDir = await mkdtemp(join(tmpdir(), 'petisco-secrets-'))
  const database = openDatabase(await copyDatabase(inject('templateUrl')), createLog('silent'))
  onTestFinished(async () => {
    await database.close()
    await rm(dataDir, { recursive: true })
  })
  return {
    dataDir,
    claim: (secretKeys: readonly Buffer[]) =>
      claimSecrets({ database, kinds: [], place: { secretKeys, dataDir } }),
    keysInUse: async () =>
      (await database.db.selectFrom('secret_key').select('id').execute()).map(({ id }) => id),
  }
}
