import { expect } from 'vitest'
import { largestMailBytes, mailedInvoices } from '#contract/invoices-mail.ts'
import { newDocument } from '#server/invoices/test-documents.ts'
import { enqueue } from '#server/platform/jobs.ts'
import { composedMail } from '#server/testing/composed-mail.ts'
import { startImapServer } from '#server/testing/imap-server.ts'
import { test as base } from '#server/testing/test.ts'
import { withMailbox } from './mailbox.ts'

const test = base
  .extend('imap', { scope: 'file' }, async ({ templateUrl: _ }, { onCleanup }) => {
    const server = await startImapServer()
    onCleanup(() => server.stop())
    return server
  })
  .extend('invoiceMail', { scope: 'file' }, ({ imap }) => ({
    address: 'notas@petisco.test',
    mailbox: { url: imap.url, server: 'mx.petisco.test' },
  }))
  .extend('person', async ({ given, database }) => {
    const person = await given.member({ type: 'attendant' })
    await database.pool.query('update member set email_confirmed_at = now() where id = $1', [person.id])
    return person
  })
  .extend('ana', ({ api, person }) => api.as(person))
  .extend('mailFrom', ({ person, ana }) => async (headers: string) => {
    const { address } = await ana.call(mailedInvoices)
    const content = new Uint8Array(await newDocument().image.arrayBuffer())
    const files = [{ name: 'nota.xml', content }]
    const mail = await composedMail({ from: person.email, to: address ?? '', files })
    return Buffer.concat([Buffer.from(headers), mail])
  })
  .extend('fetchAll', ({ database, runJobs }) => async () => {
    await database.transaction((tx) => enqueue(tx, { name: 'fetch-invoice-mails' }, {}))
    await runJobs()
  })

const found = (text: string) => `Authentication-Results: mx.petisco.test;\r\n ${text}\r\n`

test('a mail in the mailbox is taken by what our server wrote above it, answered, and removed there', async ({
  imap,
  ana,
  person,
  mailFrom,
  fetchAll,
  mailbox,
}) => {
  imap.deliver(await mailFrom(found('dmarc=pass (p=reject) header.from=test.example')))
  await fetchAll()
  expect((await ana.call(mailedInvoices)).files).toHaveLength(1)
  expect(mailbox.to(person.email)).toHaveLength(1)
  expect(imap.mails).toEqual([])
})

test.for([
  ['nothing', ''],
  ['a failure', found('dmarc=fail header.from=test.example')],
  ['another server', 'Authentication-Results: mx.evil.example; dmarc=pass\r\n'],
  ['a failure above what the sender wrote', found('dmarc=fail') + found('dmarc=pass')],
])(
  'with %s written above it a mail is removed without a word',
  async ([, headers = ''], { imap, ana, person, mailFrom, fetchAll, mailbox }) => {
    imap.deliver(await mailFrom(headers))
    await fetchAll()
    expect((await ana.call(mailedInvoices)).files).toEqual([])
    expect(mailbox.to(person.email)).toEqual([])
    expect(imap.mails).toEqual([])
  },
)

test('a mail that is too large is not fetched; who is proved to have sent it is told so', async ({
  imap,
  ana,
  person,
  mailFrom,
  fetchAll,
  mailbox,
}) => {
  const tooLarge = async (headers: string) =>
    Buffer.concat([await mailFrom(headers), Buffer.alloc(largestMailBytes, 'x\r\n')])
  const givenBefore = imap.bytesGiven()
  imap.deliver(await tooLarge(found('dmarc=fail')))
  await fetchAll()
  expect(mailbox.to(person.email)).toEqual([])
  imap.deliver(await tooLarge(found('dmarc=pass')))
  await fetchAll()
  const [answer, ...others] = mailbox.to(person.email)
  expect(others).toEqual([])
  expect(answer?.text).toContain('mais de 28 MB')
  expect((await ana.call(mailedInvoices)).files).toEqual([])
  expect(imap.mails).toEqual([])
  expect(imap.bytesGiven() - givenBefore).toBeLessThan(2 * 1024 * 1024)
})

test('a mail that breaks us is flagged, and the next one is taken', async ({
  imap,
  ana,
  mailFrom,
  fetchAll,
  database,
  person,
}) => {
  const passed = found('dmarc=pass')
  imap.deliver(await mailFrom(passed))
  imap.deliver(await mailFrom(passed))
  await database.pool.query(`
    create function break_once() returns trigger language plpgsql as $$ begin
      if (select count(*) from invoice_upload where member_id = '${person.id}') = 0 then raise 'broken'; end if;
      return new; end $$;
    create trigger break_once before insert on invoice_upload for each row execute function break_once()`)
  await fetchAll()
  expect(imap.mails.map(({ flags }) => [...flags])).toEqual([['\\Flagged'], ['\\Flagged']])
  await database.pool.query('drop trigger break_once on invoice_upload')
  imap.deliver(await mailFrom(passed))
  await fetchAll()
  expect((await ana.call(mailedInvoices)).files).toHaveLength(1)
  expect(imap.mails).toHaveLength(2)
  imap.mails.splice(0)
})

test('a mailbox that does not know us says so', async ({ imap }) => {
  await expect(withMailbox(imap.url.replace('gredo', 'x'), async () => 'in')).rejects.toThrow()
  expect(await withMailbox(imap.url, async () => 'in')).toBe('in')
})
