import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { officeFeeds } from '#contract/invoices-feeds.ts'
import { enqueue } from '#server/platform/jobs.ts'
import { newShop } from '#server/testing/feed-files.ts'
import { test as base } from '#server/testing/feeds-test.ts'
import { zipOf } from '#server/testing/zip.ts'
import { prepareFolder } from './prepare-folder.ts'
import { watchFolderJob } from './watch-folder.ts'

const test = base
  .extend('folder', async ({ world }, { onCleanup }) => {
    const folder = await mkdtemp(`${world.uploadsFolder}-feeds-`)
    onCleanup(() => rm(folder, { recursive: true }))
    return folder
  })
  .extend('drop', ({ folder }) => async (name: string, content: string | Buffer, secondsAgo = 60) => {
    await writeFile(join(folder, name), content)
    const at = Date.now() / 1000 - secondsAgo
    await utimes(join(folder, name), at, at)
  })
  .extend('watch', ({ world: { database, runJobs }, trustDir, folder, on: _ }) => async (workers = 1) => {
    for (let run = 0; run < workers; run++)
      await database.transaction((tx) => enqueue(tx, watchFolderJob, {}))
    const worker = () => runJobs({ trustDir, feedsDir: folder })
    await Promise.all(Array.from({ length: workers }, worker))
    await worker()
  })

test('what is dropped into the folder is taken in once it is whole, and moved away', async ({
  given,
  issued,
  folder,
  drop,
  watch,
  rita,
}) => {
  const shop = newShop()
  await given.member({ type: 'attendant', shop })
  await drop('lote.zip', zipOf(issued({ buyer: shop })))
  await drop('chegando.zip', zipOf(issued({ buyer: shop })), 2)
  await drop('.oculto.zip', 'x')
  await drop('quebrado.zip', zipOf(issued({ buyer: shop })).subarray(0, 400))
  await drop('vazio.xml', '')
  await watch()
  expect((await readdir(folder)).toSorted()).toEqual(['.oculto.zip', 'chegando.zip', 'done', 'refused'])
  expect(await readdir(join(folder, 'done'))).toEqual(['lote.zip'])
  expect((await readdir(join(folder, 'refused'))).toSorted()).toEqual([
    'quebrado.zip',
    'quebrado.zip.txt',
    'vazio.xml',
    'vazio.xml.txt',
  ])
  expect(await readFile(join(folder, 'refused/quebrado.zip.txt'), 'utf8')).toContain('danificado')
  const [newest] = (await rita.call(officeFeeds, {})).items
  expect(newest).toMatchObject({ door: 'folder', from: null, file_name: 'lote.zip', sent: 1, counted: 1 })
})

test('workers that look at once take each file once, and one that died before moving it loses nothing', async ({
  given,
  issued,
  folder,
  drop,
  watch,
  rita,
  database,
}) => {
  const shop = newShop()
  await given.member({ type: 'attendant', shop })
  const files = Array.from({ length: 8 }, (_, index) => ({
    name: `lote-${shop}-${index}.zip`,
    content: zipOf(issued({ buyer: shop })),
  }))
  for (const { name, content } of files) await drop(name, content)
  await watch(4)
  await watch()
  const count = async () => {
    const { rows } = await database.pool.query(
      `select file_name from feed where file_name like 'lote-${shop}%'`,
    )
    return rows.length
  }
  expect(await count()).toBe(8)
  expect(await readdir(join(folder, 'done'))).toHaveLength(8)
  const [again] = files
  if (!again) throw new Error('eight files were wanted')
  await drop(again.name, again.content)
  await watch()
  expect(await count()).toBe(8)
  expect(await readdir(join(folder, 'done'))).toHaveLength(9)
  expect((await rita.call(officeFeeds, {})).items.every(({ is_finished }) => is_finished)).toBe(true)
})

test('a folder that cannot be used is told when the program starts', async ({ folder }) => {
  await writeFile(join(folder, 'file'), '')
  await expect(prepareFolder(join(folder, 'file'))).rejects.toThrow('FEEDS_DIR')
})
