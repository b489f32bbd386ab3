import { expect } from 'vitest'
import { sendInvoice, oneInvoice as sentDocument } from '#contract/invoices.ts'
import {
  approveInvoice,
  claimInvoice,
  officeInvoice,
  officeInvoices,
  previewApproval,
  rejectInvoice,
} from '#contract/invoices-office.ts'
import { decidedFile, decidedInvoices, invoiceCounts } from '#contract/invoices-review.ts'
import { takeEffect } from '#server/invoices/test-acts.ts'
import { newDocument } from '#server/invoices/test-documents.ts'
import { test as base } from '#server/testing/test.ts'

const test = base
  .extend('rita', async ({ given, api }) => api.as(await given.staff({ name: 'Rita Camargo' })))
  .extend('davi', async ({ given, api }) => api.as(await given.staff({ name: 'Davi Rocha' })))
  .extend('ana', async ({ given }) => given.member({ type: 'attendant', name: 'Ana Souza', language: 'es' }))

test('filters narrow the queue, and the total is theirs', async ({ given, clock, rita, davi, ana }) => {
  const product = await given.product()
  const rows = [{ product, valueCents: 200_000 }]
  const late = await given.invoice({ member: ana, dueOn: '2026-11-16' })
  const today = await given.invoice({ member: ana, dueOn: '2026-11-17', findings: 2 })
  const large = await given.invoice({ member: ana, dueOn: '2026-11-19', rows })
  await davi.call(approveInvoice, { id: large.id, version: 1 })
  expect((await rita.call(officeInvoices, {})).total).toBe(2)
  expect(clock.now().toString()).toBe('2026-11-17T17:02:00Z')
  await rita.call(claimInvoice, { id: late.id })
  const ids = async (query: Parameters<typeof rita.call<typeof officeInvoices>>[1]) => {
    const { items, total } = await rita.call(officeInvoices, query)
    expect(total).toBe(items.length)
    return items.map(({ id }) => id)
  }
  expect(await ids({ due: 'late' })).toEqual([late.id])
  expect(await ids({ due: 'today' })).toEqual([today.id])
  expect(await ids({ due: 'later' })).toEqual([])
  expect(await ids({ risk: 'some' })).toEqual([today.id])
  expect(await ids({ risk: 'none' })).toEqual([late.id])
  expect(await ids({ risk: 'duplicate' })).toEqual([])
  expect(await ids({ value: 'high' })).toEqual([])
  expect(await ids({ value: 'low', only: 'mine' })).toEqual([late.id])
  expect(await ids({ only: 'new_photo' })).toEqual([])
  expect((await davi.call(officeInvoices, { only: 'mine' })).items).toEqual([])
})

test('counts tell the queue’s clock and one’s own pace', async ({ world, given, clock, rita, ana }) => {
  const before = await rita.call(invoiceCounts)
  const [first, second] = [
    await given.invoice({ member: ana, dueOn: '2026-11-16' }),
    await given.invoice({ member: ana, dueOn: '2026-11-17' }),
  ]
  const late = await given.invoice({ member: ana, dueOn: '2026-11-17' })
  const counts = await rita.call(invoiceCounts)
  expect([counts.waiting - before.waiting, counts.late - before.late, counts.today - before.today]).toEqual([
    3, 1, 2,
  ])
  expect(counts.days.find(({ due_on }) => due_on === '2026-11-16')?.count).toBe(counts.late)
  await rita.call(approveInvoice, { id: first.id, version: 1 })
  clock.advance({ seconds: 38 })
  await rita.call(rejectInvoice, { id: second.id, version: 1, reason: 'other' })
  await takeEffect(world)
  const after = await rita.call(invoiceCounts)
  expect(after.me).toEqual({ decided: 2, median_seconds: 38 })
  expect(after.recent.decided - before.recent.decided).toBe(2)
  expect(after.recent.within - before.recent.within).toBe(1)
  await rita.call(rejectInvoice, { id: late.id, version: 1, reason: 'other' })
  expect((await rita.call(invoiceCounts)).me).toMatchObject({ decided: 3 })
})

test('decisions hours apart were not made one after the other, and tell no pace', async ({
  given,
  api,
  clock,
  ana,
}) => {
  const eva = api.as(await given.staff())
  for (const minutes of [0, 120, 2]) {
    clock.advance({ minutes })
    const { id } = await given.invoice({ member: ana })
    await eva.call(rejectInvoice, { id, version: 1, reason: 'other' })
    const { me } = await eva.call(invoiceCounts)
    expect(me.median_seconds).toBe(minutes === 2 ? 120 : null)
  }
})

test('what was decided is told with who, when and whether it can still be undone', async ({
  world,
  given,
  rita,
  davi,
  ana,
}) => {
  const [one, two] = [await given.invoice({ member: ana }), await given.invoice({ member: ana })]
  await davi.call(approveInvoice, { id: one.id, version: 1 })
  await takeEffect(world)
  const note = { note: 'Falta o verso.', internal_note: 'Terceira vez.' }
  await rita.call(rejectInvoice, { id: two.id, version: 1, reason: 'other', ...note })
  const { items } = await rita.call(decidedInvoices, {})
  expect(items.slice(0, 2)).toMatchObject([
    { id: two.id, decision: 'reject', coins: null, decided_by: 'Rita Camargo', state: 'open' },
    { id: one.id, decision: 'approve', coins: 100, decided_by: 'Davi Rocha', state: 'done' },
  ])
  expect((await rita.call(decidedInvoices, { by: 'me' })).items.map(({ id }) => id)).toEqual([two.id])
  const [head, ...lines] = String(await rita.call(decidedFile, { by: 'me' }))
    .trim()
    .split('\r\n')
  expect(head).toContain('Nota;Membro;Loja;Decisão')
  expect(lines).toEqual([expect.stringMatching(new RegExp(`^${two.number};`))])
  const approvals = await rita.call(decidedInvoices, { decision: 'approve' })
  expect(approvals.items.every(({ decision }) => decision === 'approve')).toBe(true)
  expect((await davi.call(officeInvoice, { id: two.id })).decision).toMatchObject({
    decision: 'reject',
    by: 'Rita Camargo',
    is_mine: false,
    takes_effect_at: expect.any(String),
    reason: 'Não foi possível aprovar esta nota.',
    ...note,
  })
})

test('an approval goes by the document, with what a challenge would pay and what the member will read', async ({
  given,
  runJobs,
  api,
  rita,
  ana,
}) => {
  const adult = await given.product({ ean: '7891000000113' })
  const kitten = await given.product({ ean: '7891000000120', rate: 1500 })
  await given.challenge({ title: 'Linha Gatos', goal: { target: 8900, bonus: 200, products: [kitten] } })
  const document = newDocument({
    rows: [
      { name: 'A', ean: '7891000000113', value: '429.60' },
      { name: 'Tapete', ean: 'SEM GTIN', code: '9', value: '64.90' },
      { name: 'B', ean: '7891000000120', value: '89.00' },
    ],
    total: '583.50',
  })
  const { id } = await api.as(ana).call(sendInvoice, {
    ...document,
    products: [
      { product_id: adult.id, value: '429.60' },
      { product_id: kitten.id, value: '178.00' },
    ],
  })
  await runJobs()
  const seen = await rita.call(officeInvoice, { id })
  expect(seen).toMatchObject({ risk: 'differs', source: 'xml', series: '1', access_key: document.key })
  expect(seen.rows).toMatchObject([
    { paper_row: 0, paper_cents: 42_960 },
    { paper_row: 2, paper_cents: 8900, value_cents: 17_800 },
  ])
  expect(seen.approval).toEqual({
    coins: 562,
    recommendations: [],
    trace: [expect.objectContaining({ coins: 429 }), expect.objectContaining({ coins: 133 })],
    bonuses: [{ title: 'Linha Gatos', coins: 200 }],
    needs_second: false,
    told: expect.stringMatching(/^Factura \d+ aprobada: \+562 monedas\. .*\+200/),
  })
  expect(seen.sender).toMatchObject({
    profile: 'attendant',
    level: 3,
    language: 'es',
    decided: 0,
    counted: 0,
  })
  expect(seen.told.reject.es).toContain(document.number)
  const rows = [{ id: seen.rows[1]?.id ?? '', counted_cents: 200_000 }]
  expect(await rita.call(previewApproval, { id, rows, number: '7' })).toMatchObject({
    coins: 3429,
    needs_second: true,
    told: expect.stringContaining('7 aprobada'),
  })
  expect((await rita.call(officeInvoices, { risk: 'some' })).items.map((row) => row.id)).toContain(id)
})

test('a reviewer can ask for a second person, who sees who approved and why', async ({
  world,
  given,
  api,
  rita,
  davi,
  ana,
}) => {
  const before = (await davi.call(invoiceCounts)).second
  const { id } = await given.invoice({ member: ana })
  const approval = { id, version: 1, second: true, internal_note: 'Papel estranho.' }
  expect(await rita.call(approveInvoice, approval)).toMatchObject({ needs_second: true, coins: 100 })
  await takeEffect(world)
  const seen = await davi.call(officeInvoice, { id })
  expect(seen).toMatchObject({
    needs_second: true,
    barred: null,
    decision: { by: 'Rita Camargo', coins: 100, internal_note: 'Papel estranho.' },
  })
  expect((await rita.call(officeInvoice, { id })).barred).toBe('other_person')
  expect((await davi.call(officeInvoices, { only: 'second' })).items.map((row) => row.id)).toContain(id)
  expect((await davi.call(invoiceCounts)).second).toBe(before + 1)
  await davi.call(approveInvoice, { id, version: seen.version })
  await takeEffect(world)
  expect((await davi.call(officeInvoice, { id })).status).toBe('counted')
  expect(JSON.stringify((await api.as(ana).call(sentDocument, { id })).reason)).not.toContain('Papel')
})
