import { expect, vi } from 'vitest'
import { oneInvoice, sendInvoice } from '#contract/invoices.ts'
import { officeInvoice } from '#contract/invoices-office.ts'
import { listNotifications } from '#contract/notifications.ts'
import { auditAllBooks } from '#server/invoices/test-acts.ts'
import { startHeartbeat } from '#server/platform/heartbeat.ts'
import { createLog } from '#server/platform/log.ts'
import { removeFiles } from '#server/platform/remove-files.ts'
import { test as base } from '#server/testing/signed-test.ts'

const test = base
  .extend('sendMany', ({ on: _, attendant, signed }) => async (count: number) => {
    const people = await Promise.all(Array.from({ length: count }, attendant))
    return Promise.all(
      people.map(async (person) => {
        const { xml: __, ...invoice } = signed()
        const { id } = await person.call(sendInvoice, invoice)
        return { id, person, see: () => person.call(oneInvoice, { id }) }
      }),
    )
  })
  .extend('transactions', ({ database }) => async (sent: readonly { id: string }[]) => {
    const { rows } = await database.pool.query(
      `select count(distinct xmin::text)::int as transactions from invoice_reading where invoice_id = any ($1)`,
      [sent.map(({ id }) => id)],
    )
    return rows[0].transactions
  })
  .extend('expectOnce', ({ database, clock }) => async () => {
    const { rows } = await database.pool.query(
      `select invoice_id from invoice_step where step = 'counted' group by 1 having count(*) > 1
       union all select id from invoice where status = 'counted' and (
         select count(*) from coin_journal where invoice_id = invoice.id and kind = 'invoice_credit'
       ) <> 1 and coins > 0`,
    )
    expect(rows).toEqual([])
    expect(await auditAllBooks(database, clock.now())).toEqual([])
  })

test('what waits is credited in one transaction, and each member is told', async ({
  sendMany,
  readAll,
  transactions,
  expectOnce,
  mailbox,
}) => {
  const sent = await sendMany(6)
  const mailsBefore = mailbox.messages.length
  await readAll()
  for (const { person, see } of sent) {
    expect(await see()).toMatchObject({ status: 'counted', coins: 149, at_once: { state: 'credited' } })
    expect(await person.call(listNotifications)).toHaveLength(1)
  }
  expect(mailbox.messages).toHaveLength(mailsBefore + 6)
  expect(await transactions(sent)).toBe(1)
  await expectOnce()
})

test('of many files that wait only a few are in memory at once', async ({ sendMany, readAll, files }) => {
  const sent = await sendMany(9)
  const getBytes = files.getBytes.bind(files)
  let [open, most] = [0, 0]
  const spy = vi.spyOn(files, 'getBytes').mockImplementation(async (key) => {
    open += 1
    most = Math.max(most, open)
    // Long enough for the others to begin, if they may.
    await new Promise((resolve) => setTimeout(resolve, 50))
    open -= 1
    return getBytes(key)
  })
  await readAll()
  spy.mockRestore()
  expect(most).toBe(4)
  for (const { see } of sent) expect(await see()).toMatchObject({ status: 'counted' })
})

test('one that cannot be stored takes no other down, and is not lost', async ({
  sendMany,
  readAll,
  database,
  logLines,
  expectOnce,
}) => {
  const sent = await sendMany(5)
  const [poisonous, ...others] = sent
  const { number = '' } = (await poisonous?.see()) ?? {}
  await database.pool.query(
    `alter table invoice_reading add constraint stop check (number <> '${Number(number)}') not valid`,
  )
  await readAll()
  expect(logLines.join('')).toContain('jobs failed together and are run one by one')
  for (const { see } of others) expect(await see()).toMatchObject({ status: 'counted', coins: 149 })
  expect(await poisonous?.see()).toMatchObject({ status: 'received', at_once: { state: 'checking' } })
  await database.pool.query('alter table invoice_reading drop constraint stop')
  await database.pool.query('update graphile_worker._private_jobs set run_at = now()')
  await readAll()
  expect(await poisonous?.see()).toMatchObject({ status: 'counted', coins: 149 })
  await expectOnce()
})

test('a file that is no XML, and one that is gone, are no matter of the others', async ({
  sendMany,
  attendant,
  signed,
  readAll,
  database,
  files,
}) => {
  const broken = await attendant()
  const { xml, ...invoice } = signed()
  const image = new File([xml.slice(0, 900)], 'nota.xml', { type: 'text/xml' })
  const { id } = await broken.call(sendInvoice, { ...invoice, image })
  const [gone, ...others] = await sendMany(4)
  const { rows } = await database.pool.query('select file_key from invoice where id = $1', [gone?.id])
  await removeFiles(files, [rows[0].file_key])
  await readAll()
  for (const { see } of others) expect(await see()).toMatchObject({ status: 'counted' })
  expect((await broken.call(oneInvoice, { id })).at_once).toMatchObject({ missing: 'proof' })
  expect(await gone?.see()).toMatchObject({ status: 'received', at_once: { state: 'checking' } })
  await database.pool.query('delete from graphile_worker._private_jobs')
})

test('of two that send the same document at once one earns, and a person sees the other', async ({
  on: _,
  attendant,
  signed,
  readAll,
  sendMany,
  given,
  api,
  expectOnce,
}) => {
  const { xml: __, ...invoice } = signed()
  const [ana, bia] = [await attendant(), await attendant()]
  const first = await ana.call(sendInvoice, invoice)
  const second = await bia.call(sendInvoice, invoice)
  const others = await sendMany(3)
  await readAll()
  expect(await ana.call(oneInvoice, first)).toMatchObject({ status: 'counted' })
  expect(await bia.call(oneInvoice, second)).toMatchObject({ status: 'received' })
  const { reading, access_key } = await api.as(await given.staff()).call(officeInvoice, { id: second.id })
  expect(access_key).toBeNull()
  expect(reading?.findings).toContainEqual({
    code: 'duplicate',
    facts: { by: 'key', invoice_id: first.id, same_member: false },
  })
  for (const { see } of others) expect(await see()).toMatchObject({ status: 'counted' })
  await expectOnce()
})

test('the limits of a day are not passed by documents that are read together', async ({
  on: _,
  attendant,
  signed,
  readAll,
  database,
  sendMany,
  expectOnce,
}) => {
  const ana = await attendant()
  const ids: string[] = []
  for (let turn = 0; turn < 4; turn += 1) {
    const { xml: __, ...invoice } = signed()
    ids.push((await ana.call(sendInvoice, invoice)).id)
  }
  const others = await sendMany(2)
  await database.pool.query('update setting set instant_day_documents = 2')
  await readAll()
  const seen = await Promise.all(ids.map((id) => ana.call(oneInvoice, { id })))
  expect(seen.map(({ status }) => status)).toEqual(['counted', 'counted', 'received', 'received'])
  expect(seen[3]?.at_once).toMatchObject({ missing: 'day_documents' })
  for (const { see } of others) expect(await see()).toMatchObject({ status: 'counted' })
  await database.pool.query('update setting set instant_day_documents = 1000')
  await expectOnce()
})

test('a connection that is lost in the midst leaves nothing half done; each is then read by itself', async ({
  sendMany,
  readAll,
  database,
  transactions,
  expectOnce,
}) => {
  const sent = await sendMany(4)
  // The batch has recorded its readings, and waits for the wallet of one of its members.
  const holder = await database.pool.connect()
  await holder.query('begin')
  await holder.query('select from coin_account where member_id = $1 for update', [sent[2]?.person.id])
  const reading = readAll()
  await vi.waitFor(
    async () => {
      const { rows } = await database.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock' and query like '%coin_account%'`,
      )
      expect(rows).toHaveLength(1)
    },
    { timeout: 10_000 },
  )
  await holder.query('rollback')
  holder.release()
  await reading
  await readAll()
  for (const { see } of sent) expect(await see()).toMatchObject({ status: 'counted', coins: 149 })
  expect(await transactions(sent)).toBe(4)
  await expectOnce()
})

test('what a killed worker had begun together is read by another, one by one', async ({
  sendMany,
  readAll,
  database,
  transactions,
  expectOnce,
}) => {
  const sent = await sendMany(3)
  await database.pool.query(
    `update graphile_worker._private_jobs set locked_by = 'killed', locked_at = now() - interval '50 seconds', attempts = 1`,
  )
  await startHeartbeat(database, 'another worker', createLog('silent')).stop()
  await readAll()
  for (const { see } of sent) expect(await see()).toMatchObject({ status: 'counted', coins: 149 })
  expect(await transactions(sent)).toBe(3)
  await expectOnce()
})

test('several workers share what waits, and nothing is counted twice', { timeout: 60_000 }, async ({
  sendMany,
  readAll,
  database,
  expectOnce,
}) => {
  const sent = await sendMany(20)
  // As if some had been taken twice.
  await database.pool.query(
    `select graphile_worker.add_job('read-xml', payload) from graphile_worker._private_jobs limit 5`,
  )
  await Promise.all([readAll(), readAll(), readAll()])
  for (const { see } of sent) expect(await see()).toMatchObject({ status: 'counted', coins: 149 })
  const { rows } = await database.pool.query('select 1 from graphile_worker._private_jobs')
  expect(rows).toEqual([])
  await expectOnce()
})
