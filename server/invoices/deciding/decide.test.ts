import { expect } from 'vitest'
import { statement, statementSummary } from '#contract/coins.ts'
import { listInvoices, oneInvoice } from '#contract/invoices.ts'
import {
  approveInvoice,
  claimInvoice,
  decisionReasons,
  officeInvoice,
  officeInvoices,
  rejectInvoice,
  requestPhoto,
  undoDecision,
} from '#contract/invoices-office.ts'
import { listNotifications } from '#contract/notifications.ts'
import { auditBooks, takeEffect } from '#server/invoices/test-acts.ts'
import { test as base } from '#server/testing/test.ts'

const test = base
  .extend('rita', async ({ given, api }) => api.as(await given.staff({ name: 'Rita Camargo' })))
  .extend('lucia', async ({ given, api }) =>
    api.as(await given.staff({ name: 'Lúcia Ferraz', role: 'admin' })),
  )
  .extend('ana', async ({ given }) => given.member({ type: 'attendant', name: 'Ana Souza' }))
  .extend('invoice', async ({ given, ana }) => {
    const rows = [
      { product: await given.product({ title: 'Quintal Adulto 15 kg' }), valueCents: 18_099 },
      { product: await given.product({ title: 'Bom Faro 3 kg', rate: 1500 }), valueCents: 9_350 },
    ]
    return given.invoice({ member: ana, rows, number: '1198' })
  })

test('an approval reaches the member when it can no longer be undone, and every coin is explained', async ({
  world,
  api,
  rita,
  ana,
  invoice,
}) => {
  const { id } = invoice
  const seen = await rita.call(officeInvoice, { id })
  expect(seen).toMatchObject({ status: 'received', version: 1, estimate: 320, needs_second: false })
  const approved = await rita.call(approveInvoice, { id, version: 1 })
  expect(approved).toEqual({
    coins: 320,
    takes_effect_at: world.clock.now().add({ seconds: 10 }).toString(),
    needs_second: false,
    version: 2,
  })
  await world.runJobs()
  expect(await api.as(ana).call(oneInvoice, { id })).toMatchObject({
    status: 'received',
    coins: null,
    trace: [],
    path: [{ step: 'sent' }],
    rows: [{ counted_cents: null }, { counted_cents: null }],
  })
  expect(await api.as(ana).call(listNotifications)).toEqual([])
  await takeEffect(world)
  const trace = [
    { title: 'Quintal Adulto 15 kg', value_cents: 18_099, rate_thousandths: 1000, coins: 180 },
    { title: 'Bom Faro 3 kg', value_cents: 9_350, rate_thousandths: 1500, coins: 140 },
  ]
  expect(await api.as(ana).call(oneInvoice, { id })).toMatchObject({
    status: 'counted',
    coins: 320,
    trace,
    path: [{ step: 'sent' }, { step: 'counted' }],
  })
  const { items } = await api.as(ana).call(statement, {})
  expect(items).toMatchObject([
    { kind: 'invoice_credit', amount: 320, balance: 320, invoice_id: id, number: '1198', trace },
  ])
  expect(await api.as(ana).call(listNotifications)).toMatchObject([
    { kind: 'invoice_counted', link: `/documentos-enviados/${id}` },
  ])
  expect(world.mailbox.to(ana.email)).toHaveLength(1)
  expect(await auditBooks(world.database, world.clock.now())).toEqual([])
})

test('an approval in part counts row by row, with the number on the document', async ({
  world,
  api,
  rita,
  ana,
  invoice,
}) => {
  const { id } = invoice
  const { rows } = await rita.call(officeInvoice, { id })
  const counted = [{ id: rows[1]?.id ?? '', counted_cents: 0 }]
  const approved = await rita.call(approveInvoice, { id, version: 1, rows: counted, number: '1199' })
  expect(approved.coins).toBe(180)
  const waiting = await rita.call(officeInvoice, { id })
  expect(waiting.trace.map(({ coins }) => coins)).toEqual([180, 0])
  await takeEffect(world)
  expect(await api.as(ana).call(oneInvoice, { id })).toMatchObject({
    number: '1199',
    coins: 180,
    rows: [
      { value_cents: 18_099, counted_cents: 18_099 },
      { value_cents: 9_350, counted_cents: 0 },
    ],
    trace: [{ coins: 180 }, { coins: 0 }],
  })
  expect((await api.as(ana).call(statementSummary)).coins).toBe(180)
})

test('an invoice that counts for nothing is counted without a movement', async ({
  world,
  api,
  rita,
  ana,
  invoice,
}) => {
  const { id } = invoice
  const { rows } = await rita.call(officeInvoice, { id })
  const none = rows.map((row) => ({ id: row.id, counted_cents: 0 }))
  expect((await rita.call(approveInvoice, { id, version: 1, rows: none })).coins).toBe(0)
  await takeEffect(world)
  expect(await api.as(ana).call(oneInvoice, { id })).toMatchObject({ status: 'counted', coins: 0 })
  expect((await api.as(ana).call(statement, {})).items).toEqual([])
  expect(await auditBooks(world.database, world.clock.now())).toEqual([])
})

test('a row of another invoice is nobody’s', async ({ given, rita, ana, invoice }) => {
  const other = await given.invoice({ member: ana })
  const { rows } = await rita.call(officeInvoice, { id: other.id })
  const foreign = rows.map((row) => ({ id: row.id, counted_cents: 999_999 }))
  expect((await rita.try(approveInvoice, { id: invoice.id, version: 1, rows: foreign })).status).toBe(404)
})

test('of two reviewers at the same instant the slower is told', async ({
  world,
  api,
  given,
  rita,
  lucia,
  ana,
}) => {
  for (let round = 0; round < 10; round++) {
    const { id } = await given.invoice({ member: ana })
    const outcomes = await Promise.all([
      rita.try(approveInvoice, { id, version: 1 }),
      lucia.try(rejectInvoice, { id, version: 1, reason: 'too_old' }),
      rita.try(approveInvoice, { id, version: 1 }),
    ])
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(outcomes.find(({ ok }) => !ok)).toMatchObject({ status: 409, answer: { code: 'stale' } })
  }
  await takeEffect(world)
  const statuses = (await api.as(ana).call(listInvoices)).map(({ status }) => status)
  expect(statuses.every((status) => status === 'counted' || status === 'rejected')).toBe(true)
  expect(await auditBooks(world.database, world.clock.now())).toEqual([])
})

test('one key of the browser is one decision', async ({ rita, invoice }) => {
  const { id } = invoice
  const tap = rita.with({ idempotencyKey: 'approve' })
  const [first, second] = [
    await tap.call(approveInvoice, { id, version: 1 }),
    await tap.call(approveInvoice, { id, version: 1 }),
  ]
  expect(second).toEqual(first)
})

test('a claim keeps others away for five minutes, and is renewed by its owner', async ({
  clock,
  rita,
  lucia,
  invoice,
}) => {
  const { id } = invoice
  const claimed = await rita.call(claimInvoice, { id })
  expect(claimed).toEqual({ version: 1, until: clock.now().add({ minutes: 5 }).toString() })
  expect((await lucia.call(officeInvoice, { id })).claimed_by).toBe('Rita Camargo')
  expect(await lucia.try(claimInvoice, { id })).toMatchObject({
    status: 409,
    answer: { code: 'claimed_by_other' },
  })
  expect(await lucia.try(approveInvoice, { id, version: 1 })).toMatchObject({
    status: 409,
    answer: { code: 'claimed_by_other' },
  })
  clock.advance({ minutes: 4 })
  await rita.call(claimInvoice, { id })
  clock.advance({ minutes: 4 })
  expect((await lucia.try(claimInvoice, { id })).status).toBe(409)
  clock.advance({ minutes: 2 })
  expect((await lucia.call(officeInvoice, { id })).claimed_by).toBeNull()
  expect((await lucia.try(claimInvoice, { id })).status).toBe(200)
  expect((await rita.try(approveInvoice, { id, version: 1 })).status).toBe(409)
})

test('whoever claims another lets go of the one before, which others can then have', async ({
  given,
  rita,
  lucia,
  ana,
  invoice,
}) => {
  const second = await given.invoice({ member: ana })
  const decided = await given.invoice({ member: ana })
  await rita.call(claimInvoice, { id: invoice.id })
  expect((await lucia.try(claimInvoice, { id: invoice.id })).status).toBe(409)
  await rita.call(claimInvoice, { id: decided.id })
  await rita.call(approveInvoice, { id: decided.id, version: 1 })
  await rita.call(claimInvoice, { id: second.id })
  const mine = await rita.call(officeInvoices, { only: 'mine' })
  expect(mine.items.map(({ id }) => id)).toEqual([second.id])
  expect((await lucia.try(claimInvoice, { id: invoice.id })).status).toBe(200)
  expect((await lucia.try(claimInvoice, { id: second.id })).status).toBe(409)
  expect(await rita.call(undoDecision, { id: decided.id })).toEqual({ version: 3 })
})

test('a claim that is refused lets go of nothing', async ({ given, rita, lucia, ana, invoice }) => {
  const second = await given.invoice({ member: ana })
  await rita.call(claimInvoice, { id: invoice.id })
  await lucia.call(claimInvoice, { id: second.id })
  expect((await rita.try(claimInvoice, { id: second.id })).status).toBe(409)
  expect((await lucia.try(claimInvoice, { id: invoice.id })).status).toBe(409)
})

test('of five claims of one person at once one stays', async ({ given, rita, ana }) => {
  const invoices = await Promise.all(Array.from({ length: 5 }, () => given.invoice({ member: ana })))
  await Promise.all(invoices.map(({ id }) => rita.call(claimInvoice, { id })))
  expect((await rita.call(officeInvoices, { only: 'mine' })).items).toHaveLength(1)
})

test('of ten claims at once one is given', async ({ given, api, invoice }) => {
  const people = await Promise.all(Array.from({ length: 10 }, () => given.staff()))
  const outcomes = await Promise.all(
    people.map((person) => api.as(person).try(claimInvoice, { id: invoice.id })),
  )
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
})

test('a decision can be undone until it takes effect, by who made it', async ({
  world,
  api,
  rita,
  lucia,
  ana,
  invoice,
}) => {
  const { id } = invoice
  await rita.call(approveInvoice, { id, version: 1 })
  expect((await lucia.try(undoDecision, { id })).status).toBe(409)
  expect(await rita.call(undoDecision, { id })).toEqual({ version: 3 })
  expect(await rita.try(undoDecision, { id })).toMatchObject({ status: 409, answer: { code: 'stale' } })
  await takeEffect(world)
  expect(await api.as(ana).call(oneInvoice, { id })).toMatchObject({ status: 'received', coins: null })
  expect(world.mailbox.to(ana.email)).toEqual([])
  await rita.call(rejectInvoice, { id, version: 3, reason: 'cancelled' })
  await takeEffect(world)
  expect((await rita.try(undoDecision, { id })).status).toBe(409)
  expect(await api.as(ana).call(oneInvoice, { id })).toMatchObject({ status: 'rejected', coins: 0 })
  expect((await rita.try(undoDecision, { id: '01999999-0000-7000-8000-000000000000' })).status).toBe(404)
})

test('an approval that the network delivers after its undoing does not count, however often it comes', async ({
  world,
  api,
  rita,
  lucia,
  ana,
  invoice,
}) => {
  const { id } = invoice
  const late = { idempotencyKey: 'late' }
  expect(await rita.call(undoDecision, { id, decision_key: 'late' })).toEqual({ version: 1 })
  for (let delivery = 0; delivery < 2; delivery++)
    expect((await rita.with(late).try(approveInvoice, { id, version: 1 })).status).toBe(409)
  await takeEffect(world)
  expect(await api.as(ana).call(oneInvoice, { id })).toMatchObject({ status: 'received', coins: null })
  expect((await rita.try(undoDecision, { id, decision_key: 'late' })).status).toBe(409)
  // The key is hers alone, and the document is as it was for everybody.
  const { version } = await lucia.with(late).call(approveInvoice, { id, version: 1 })
  expect((await rita.try(undoDecision, { id, decision_key: 'later' })).status).toBe(200)
  expect((await lucia.call(officeInvoice, { id })).version).toBe(version)
  expect((await rita.try(undoDecision, { id: crypto.randomUUID(), decision_key: 'x' })).status).toBe(404)
})

test('an approval and its undoing at the same moment count for nothing', async ({
  world,
  given,
  api,
  ana,
}) => {
  const rita = await given.staff()
  const invoices = await Promise.all(Array.from({ length: 12 }, () => given.invoice({ member: ana })))
  await using other = await world.anotherProcess()
  const [here, there] = [api.as(rita), other.api.as(rita)]
  await Promise.all(
    invoices.map(async ({ id }, turn) => {
      const approve = () => here.with({ idempotencyKey: id }).try(approveInvoice, { id, version: 1 })
      const undo = () => there.try(undoDecision, { id, decision_key: id })
      const [undone] = await Promise.all(turn % 2 ? [undo(), approve()] : [undo(), approve(), approve()])
      expect(undone.status).toBe(200)
    }),
  )
  await takeEffect(world)
  const statuses = (await api.as(ana).call(listInvoices)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set(['received']))
  expect(await auditBooks(world.database, world.clock.now())).toEqual([])
})

test('either the undoing or the effect happens, never both', async ({ world, given, api, rita, ana }) => {
  const { database, runJobs } = world
  for (let round = 0; round < 6; round++) {
    const { id } = await given.invoice({ member: ana })
    await rita.call(approveInvoice, { id, version: 1 })
    await database.pool.query('update graphile_worker._private_jobs set run_at = now() where run_at > now()')
    const [undone] = await Promise.all([rita.try(undoDecision, { id }), runJobs()])
    const { status } = await api.as(ana).call(oneInvoice, { id })
    expect(status).toBe(undone.ok ? 'received' : 'counted')
  }
  expect(await auditBooks(database, world.clock.now())).toEqual([])
})

test('a decision that is carried out twice at once counts once', async ({
  world,
  api,
  rita,
  ana,
  invoice,
}) => {
  const { database, clock, runJobs } = world
  await rita.call(approveInvoice, { id: invoice.id, version: 1 })
  clock.advance({ seconds: 11 })
  const { id: decisionId } = await database.db
    .selectFrom('invoice_decision')
    .select('id')
    .where('invoice_id', '=', invoice.id)
    .executeTakeFirstOrThrow()
  await database.pool.query(
    `update graphile_worker._private_jobs set run_at = now();
     select graphile_worker.add_job('carry-out-decision', '{"decisionId":"${decisionId}"}')
     from generate_series(1, 5)`,
  )
  await Promise.all([runJobs(), runJobs(), runJobs()])
  expect((await api.as(ana).call(statement, {})).items).toHaveLength(1)
  expect(world.mailbox.to(ana.email)).toHaveLength(1)
})

test('a no and a not yet say why in the language of the reader, with what the team added', async ({
  world,
  given,
  api,
  rita,
  ana,
}) => {
  const [first, second] = [await given.invoice({ member: ana }), await given.invoice({ member: ana })]
  await rita.call(rejectInvoice, { id: first.id, version: 1, reason: 'too_old' })
  const note = 'Falta a parte de baixo.'
  await rita.call(requestPhoto, { id: second.id, version: 1, reason: 'cut_off', note })
  await takeEffect(world)
  const list = await api.as(ana).with({ language: 'en' }).call(listInvoices)
  expect(list.find(({ id }) => id === first.id)).toMatchObject({
    status: 'rejected',
    coins: 0,
    reason: 'The invoice was issued longer ago than the rules allow.',
  })
  expect(list.find(({ id }) => id === second.id)).toMatchObject({
    status: 'incomplete',
    coins: null,
    reason: `The invoice is cut off in the photo. ${note}`,
  })
  const kinds = (await api.as(ana).call(listNotifications)).map(({ kind }) => kind)
  expect(kinds.toSorted()).toEqual(['invoice_incomplete', 'invoice_rejected'])
})

test('reasons are of the list and of their decision', async ({ rita, invoice }) => {
  const { id } = invoice
  const unknown = { status: 422, answer: { errors: { reason: ['Escolha um motivo da lista.'] } } }
  expect(await rita.try(rejectInvoice, { id, version: 1, reason: 'because' })).toMatchObject(unknown)
  expect(await rita.try(rejectInvoice, { id, version: 1, reason: 'cut_off' })).toMatchObject(unknown)
  expect(await rita.try(requestPhoto, { id, version: 1, reason: 'too_old' })).toMatchObject(unknown)
  const reasons = await rita.with({ language: 'es' }).call(decisionReasons)
  expect(reasons[0]).toMatchObject({
    code: 'already_used',
    decision: 'reject',
    text: 'Esta factura ya se usó en el programa. Cada factura vale una vez.',
  })
  expect(new Set(reasons.map(({ decision }) => decision))).toEqual(
    new Set(['reject', 'request_photo', 'reverse']),
  )
})

test('nobody decides on their own document, or on their own shop’s', async ({
  given,
  api,
  database,
  ana,
}) => {
  const shop = '27481936000138'
  const colleague = await given.member({ type: 'attendant', email: 'Colega@loja.example' })
  const stranger = await given.member({ type: 'attendant' })
  const [people, proved] = [[ana.id, colleague.id], '2026-03-01T12:00:00Z']
  await database.pool.query(
    'update member set profile_value = $1, email_confirmed_at = $2 where id = any($3)',
    [shop, proved, people],
  )
  const staff = api.as(await given.staff({ email: 'colega@LOJA.example' }))
  for (const [member, code] of [
    [colleague, 'own_document'],
    [ana, 'own_document'],
    [stranger, undefined],
  ] as const) {
    const { id } = await given.invoice({ member })
    const counted = await given.invoice({ member, status: 'counted' })
    expect((await staff.try(claimInvoice, { id })).answer).toMatchObject(code ? { code } : {})
    const outcome = await staff.try(approveInvoice, { id, version: 1 })
    expect([outcome.status, outcome.answer]).toMatchObject(code ? [409, { code }] : [200, {}])
    expect(counted.coins).toBe(100)
  }
})

test('decisions are for reviewers, and need an invoice', async ({ given, api, rita, invoice }) => {
  const support = api.as(await given.staff({ role: 'support' }))
  expect((await support.try(approveInvoice, { id: invoice.id, version: 1 })).status).toBe(403)
  const id = '01999999-0000-7000-8000-000000000000'
  expect((await rita.try(approveInvoice, { id, version: 1 })).status).toBe(404)
  expect((await rita.try(claimInvoice, { id })).status).toBe(404)
  expect((await rita.try(officeInvoice, { id })).status).toBe(404)
})

test('that somebody goes on holding an invoice is no news for the audit trail', async ({
  database,
  clock,
  rita,
  ana,
  invoice: { id },
}) => {
  const claims = async () => {
    const trail = database.db.selectFrom('audit_entry').select('id').where('subject_id', '=', ana.id)
    return (await trail.where('action', '=', 'POST /office/invoices/:id/claim').execute()).length
  }
  await rita.call(claimInvoice, { id })
  clock.advance({ minutes: 4 })
  await rita.call(claimInvoice, { id })
  expect(await claims()).toBe(1)
  clock.advance({ minutes: 6 })
  await rita.call(claimInvoice, { id })
  expect(await claims()).toBe(2)
})

test('every decision is in the audit trail, about its member', async ({ database, rita, ana, invoice }) => {
  const { id } = invoice
  await rita.call(approveInvoice, { id, version: 1 })
  await rita.call(undoDecision, { id })
  const trail = await database.db
    .selectFrom('audit_entry')
    .select(['action', 'before', 'after'])
    .where('subject_id', '=', ana.id)
    .orderBy('id')
    .execute()
  const before = { invoice_id: id, number: '1198', status: 'received' }
  expect(trail).toMatchObject([
    { action: 'POST /office/invoices/:id/approve', before, after: { decision: 'approve', coins: 320 } },
    { action: 'POST /office/invoices/:id/undo', before, after: { undone: { decision: 'approve' } } },
  ])
})
