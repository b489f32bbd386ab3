import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from './config.ts'
import { problem } from './problem.ts'
import { requireAll, requireDataFolder, requireReadableWebApp } from './start-checks.ts'

const elsewhere = {
  DATABASE_URL: 'postgres://petisco@db.test/petisco',
  FILES_URL: 's3://key:secret@s3.test/bucket',
  SMTP_URL: 'smtp://mail.test',
  SECRET_KEY: Buffer.alloc(32).toString('base64'),
}

test('a folder for data is asked for only by who writes into it', async () => {
  const DATA_DIR = join(await aFile(), 'data')
  const check = (more: Record<string, string>) =>
    requireDataFolder(readConfig({ ...elsewhere, DATA_DIR, ...more }))
  await check({ ROLE: 'worker' })
  await expect(check({ ROLE: 'web' })).rejects.toThrow(/^DATA_DIR .* \(ENOTDIR\), and uploads lie there: /)
  const { SMTP_URL: _, ...withoutMail } = elsewhere
  await expect(requireDataFolder(readConfig({ ...withoutMail, DATA_DIR, ROLE: 'worker' }))).rejects.toThrow(
    'and mails lie there',
  )
})

test('a web app that cannot be read is told; one that is not built yet is not', async () => {
  await requireReadableWebApp('/nowhere')
  const folder = await aFile()
  await expect(requireReadableWebApp(folder)).rejects.toThrow(
    `The web app in ${folder} cannot be read (ENOTDIR): chmod -R a+rX ${folder} as the user who built it.`,
  )
})

test('problems are told together, and a surprise comes as it is', async () => {
  const faults = [Promise.reject(problem('One.')), false, Promise.reject(problem('Two.'))]
  await expect(requireAll(faults)).rejects.toThrow('One.\nTwo.')
  const surprise = new TypeError('a bug')
  await expect(requireAll([Promise.reject(problem('One.')), Promise.reject(surprise)])).rejects.toBe(surprise)
})

async function aFile() {
  const folder = await mkdtemp(join(tmpdir(), 'petisco-checks-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'a-file')
  await writeFile(file, '')
  return file
}
