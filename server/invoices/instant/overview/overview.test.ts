import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { auditTrail } from '#contract/audit.ts'
import { officeDistributors } from '#contract/catalogue-office.ts'
import {
  instantCredit,
  instantGrounds,
  instantJudgements,
  setInstantCredit,
} from '#contract/invoices-instant.ts'
import { approveInvoice, officeInvoice } from '#contract/invoices-office.ts'
import { blindCheck, blindChecks, checkBlind } from '#contract/invoices-review.ts'
import { invoiceReport } from '#contract/reports.ts'
import { changeSettings, readSettings } from '#contract/settings.ts'
import { instantRules, instantVersion } from '#domain/instant-credit.ts'
import { takeEffect } from '#server/invoices/test-acts.ts'
import { test as base, shop } from '#server/testing/signed-test.ts'

const test = base
  .extend('admin', async ({ given, api }) => {
    const person = await given.staff({ role: 'admin' })
    return Object.assign(api.as(person), { email: person.email })
  })
  .extend('rita', async ({ given, api }) => api.as(await given.staff()))

test('the list says what was credited, and why the rest was not', async ({ attendant, send, rita }) => {
  const ana = await attendant()
  const credited = await send(ana)
  const other = await send(ana, { buyer: '11222333000181' })
  const forged = await send(ana, { protocol: { cStat: '101' } })
  const { items } = await rita.call(instantJudgements, {})
  const of = (id: string) => items.find((item) => item.invoice_id === id)
  expect(of(credited.id)).toMatchObject({
    outcome: 'credited',
    rule: null,
    coins: 149,
    distributor: 'Distribuidora Andorinha',
    status: 'counted',
  })
  expect(of(other.id)).toMatchObject({
    outcome: 'fell_short',
    rule: 'buyer',
    proof: null,
    status: 'received',
  })
  expect(of(forged.id)).toMatchObject({ outcome: 'fell_short', rule: 'proof', proof: 'not_authorised' })
  const short = await rita.call(instantJudgements, { outcome: 'fell_short', rule: 'buyer' })
  expect(short.items.map(({ invoice_id }) => invoice_id)).toEqual([other.id])
  const { reasons, distributors } = await rita.call(instantCredit)
  expect(reasons).toEqual([
    { rule: 'buyer', documents: 1 },
    { rule: 'proof', documents: 1 },
  ])
  expect(distributors).toMatchObject([
    { title: 'Distribuidora Andorinha', mode: 'on', credited: 1, fell_short: 1 },
  ])
})

test('of a judgement every rule is told, and what the signature rests on', async ({
  attendant,
  send,
  rita,
}) => {
  const { id } = await send(await attendant(), { buyer: '11222333000181' })
  const { version, rules, proof } = await rita.call(instantGrounds, { id })
  expect(version).toBe(instantVersion)
  expect(rules.map(({ rule, holds }) => [rule, holds])).toEqual(
    instantRules.map((rule) => [rule, rule !== 'buyer']),
  )
  expect(rules.find(({ rule }) => rule === 'buyer')?.facts).toEqual({ buyer: '11222333000181', shop })
  expect(proof).toMatchObject({
    proved: true,
    holder: '11222333000181',
    chain: [expect.any(String), expect.any(String)],
  })
  expect((await rita.try(instantGrounds, { id: crypto.randomUUID() })).status).toBe(404)
})

test('an admin lets a distributor in, and the trail says so', async ({ admin, rita, distributor }) => {
  const [before] = (await admin.call(officeDistributors, { q: distributor.title })).items
  const change = { id: distributor.id, mode: 'shadow', version: before?.version ?? 0 } as const
  expect((await rita.try(setInstantCredit, change)).status).toBe(403)
  const { version } = await admin.call(setInstantCredit, change)
  expect((await admin.try(setInstantCredit, change)).status).toBe(409)
  const [entry] = (await admin.call(auditTrail, {})).items
  expect(entry).toMatchObject({ before: { mode: 'on' }, after: { mode: 'shadow' } })
  await admin.call(setInstantCredit, { ...change, mode: 'on', version })
})

test('in the shadow what people decide is compared with what the machine would have', async ({
  attendant,
  send,
  rita,
  world,
  distributor,
}) => {
  await world.database.pool.query(`update setting set instant_credit = 'shadow'`)
  const ana = await attendant()
  const [same, fewer, waiting] = [await send(ana), await send(ana), await send(ana)]
  for (const [{ id }, cents] of [
    [same, 14_990],
    [fewer, 10_000],
  ] as const) {
    const { version, rows } = await rita.call(officeInvoice, { id })
    await rita.call(approveInvoice, {
      id,
      version,
      rows: rows.map((row) => ({ id: row.id, counted_cents: cents })),
    })
    await takeEffect(world)
  }
  const { distributors } = await rita.call(instantCredit)
  expect(distributors.find(({ id }) => id === distributor.id)?.shadow).toEqual({
    agreed: 1,
    disagreed: 1,
    waiting: 1,
  })
  expect(waiting.status).toBe('received')
  await world.database.pool.query(`update setting set instant_credit = 'on'`)
})

test('a blind check that disagrees switches it off for all and tells the admins', async ({
  attendant,
  send,
  admin,
  rita,
  database,
  clock,
  mailbox,
  readAll,
}) => {
  await database.pool.query('update setting set instant_blind_percent = 100')
  const invoice = await send(await attendant())
  expect((await rita.call(blindChecks, {})).items.map(({ id }) => id)).toContain(invoice.id)
  // Whoever is to check it does not see in any list that the machine has decided.
  expect((await rita.call(instantJudgements, {})).items.map(({ invoice_id }) => invoice_id)).not.toContain(
    invoice.id,
  )
  expect((await rita.try(instantGrounds, { id: invoice.id })).status).toBe(404)
  await rita.call(blindCheck, { id: invoice.id })
  await rita.call(checkBlind, { id: invoice.id, decision: 'reject', reason: 'not_yours' })
  await readAll()
  expect(await admin.call(readSettings)).toMatchObject({ instant_credit: 'off' })
  expect((await admin.call(instantCredit)).stopped_by).toMatchObject({ invoice_id: invoice.id })
  const told = mailbox.messages.filter(({ subject }) => subject.includes('crédito na hora'))
  expect(told.map(({ to }) => to)).toContain(admin.email)
  const later = await send(await attendant())
  expect(later.status).toBe('received')
  // Whoever has turned it on and off again since then knows why it is off.
  for (const instant_credit of ['on', 'off'] as const) {
    clock.advance({ seconds: 1 })
    const { version } = await admin.call(readSettings)
    await admin.call(changeSettings, { version, instant_credit })
  }
  expect((await admin.call(instantCredit)).stopped_by).toBeNull()
  await database.pool.query(`update setting set instant_blind_percent = 0, instant_credit = 'on'`)
})

test('agreeing changes nothing', async ({ attendant, send, admin, rita, database }) => {
  await database.pool.query('update setting set instant_blind_percent = 100')
  const invoice = await send(await attendant())
  await rita.call(checkBlind, { id: invoice.id, decision: 'approve' })
  expect(await admin.call(instantCredit)).toMatchObject({ mode: 'on', stopped_by: null })
  await database.pool.query('update setting set instant_blind_percent = 0')
})

test('all of a distributor’s first week is looked at by a person', async ({
  attendant,
  send,
  rita,
  database,
  clock,
}) => {
  await database.pool.query('delete from instant_judgement')
  const isChecked = async (id: string) =>
    (await rita.call(blindChecks, {})).items.some((item) => item.id === id)
  expect(await isChecked((await send(await attendant())).id)).toBe(true)
  clock.advance({ hours: 24 * 6 })
  expect(await isChecked((await send(await attendant())).id)).toBe(true)
  clock.advance({ hours: 25 })
  expect(await isChecked((await send(await attendant())).id)).toBe(false)
  clock.set('2026-11-17T17:02:00Z')
})

test('reports tell by week how much nobody had to decide', async ({ attendant, send, admin }) => {
  await send(await attendant())
  const { at_once, weeks } = await admin.call(invoiceReport, { from: '2026-11-01', to: '2026-11-30' })
  expect(at_once).toBeGreaterThan(0)
  expect(weeks.reduce((sum, week) => sum + week.at_once, 0)).toBe(at_once)
})

test('the health of the trust folder is that of the folder as it is now', async ({
  admin,
  given,
  world,
  trustDir,
}) => {
  expect((await admin.call(instantCredit)).trust).toBeNull()
  await using process = await world.anotherProcess({ trustDir })
  const staff = process.api.as(await given.staff({ role: 'analyst' }))
  await writeFile(join(trustDir, 'broken.pem'), 'no certificate')
  const { trust } = await staff.call(instantCredit)
  expect(trust?.authorities.map(({ name, is_root }) => [name, is_root])).toEqual([
    ['AC Raiz de Teste', true],
    ['AC Empresas de Teste', false],
  ])
  expect(trust?.problems).toEqual([{ file: 'broken.pem', problem: 'It holds no certificate in PEM.' }])
  await rm(join(trustDir, 'broken.pem'))
})
