import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { startS3 } from '#server/testing/s3.ts'
import { type Files, openFiles } from './files.ts'

const picture = Buffer.from([0, 255, 1, 254, 10, 13])

test('files on disk come back as they went in', async () => {
  await keepsFiles(await openFiles(pathToFileURL(join(await temporaryFolder(), 'files'))))
})

test('files in S3 come back as they went in', async () => {
  const { url, objects } = await startS3()
  const files = await openFiles(url)
  await keepsFiles(files)
  await files.put('public/kept.webp', picture)
  expect([...objects.keys()]).toEqual(['public/kept.webp'])
})

test('a folder that cannot be made is told in one line', async () => {
  const file = join(await temporaryFolder(), 'a-file')
  await writeFile(file, '')
  await expect(openFiles(pathToFileURL(join(file, 'files')))).rejects.toThrow(
    'The folder for files cannot be made',
  )
})

async function keepsFiles(files: Files) {
  await files.put('public/a.webp', picture)
  expect(await files.exists('public/a.webp')).toBe(true)
  expect(await buffer(await files.getStream('public/a.webp'))).toEqual(picture)
  await files.delete('public/a.webp')
  expect(await files.exists('public/a.webp')).toBe(false)
}

async function temporaryFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'petisco-files-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}
