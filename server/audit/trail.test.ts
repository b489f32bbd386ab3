import { expect } from 'vitest'
import { auditEntry, auditFile, auditTrail, memberTrail } from '#contract/audit.ts'
import { claimInvoice } from '#contract/invoices-office.ts'
import { blockMember, unblockMember } from '#contract/members-office.ts'
import { officeSignOut } from '#contract/staff.ts'
import { test } from '#server/testing/test.ts'

test('the trail tells who did what to whom, and what it changed', async ({ api, given }) => {
  const lucia = await given.staff({ role: 'admin', name: 'Lúcia Farias' })
  const ana = await given.member({ name: 'Ana da Trilha' })
  await api.as(lucia).call(blockMember, { id: ana.id, reason: 'Notas repetidas.' })
  await api.as(lucia).call(unblockMember, { id: ana.id })
  const { items, total } = await api.as(lucia).call(auditTrail, { q: 'ana da trilha' })
  expect(total).toBe(2)
  expect(items).toMatchObject([
    { action: 'POST /office/members/:id/unblock', before: { level: 1 }, after: { level: 3 } },
    {
      action: 'POST /office/members/:id/block',
      actor: { kind: 'staff', id: lucia.id, name: 'Lúcia Farias' },
      subject: { id: ana.id, name: 'Ana da Trilha', is_member: true },
      before: { level: 3 },
      after: { level: 1, blocked: 'Notas repetidas.' },
    },
  ])
  const id = items[0]?.id ?? 0
  expect(await api.as(lucia).call(auditEntry, { id })).toEqual(items[0])
  expect((await api.as(lucia).try(auditEntry, { id: 999_999_999 })).status).toBe(404)
  expect((await api.as(lucia).call(memberTrail, { id: ana.id })).total).toBe(2)
})

test('the audit trail is searched by person, part, day and number', async ({ api, given, clock }) => {
  const lucia = await given.staff({ role: 'admin' })
  const davi = await given.staff({ role: 'support', name: 'Davi Nogueira' })
  const ana = await given.member()
  await api.as(davi).call(blockMember, { id: ana.id, reason: 'Ontem' })
  clock.advance({ hours: 24 })
  await api.as(davi).call(unblockMember, { id: ana.id })
  const actions = async (query: object) =>
    (await api.as(lucia).call(auditTrail, query)).items.map(({ action }) => action.split('/').at(-1))
  expect(await actions({ q: 'davi nogueira' })).toEqual(['unblock', 'block'])
  expect(await actions({ actor: davi.id, direction: 'ascending' })).toEqual(['block', 'unblock'])
  expect(await actions({ q: davi.id, about: 'members' })).toEqual(['unblock', 'block'])
  expect(await actions({ actor: davi.id, about: 'invoices' })).toEqual([])
  const today = clock.now().toZonedDateTimeISO('America/Sao_Paulo').toPlainDate()
  expect(await actions({ actor: davi.id, from: today.toString() })).toEqual(['unblock'])
  expect(await actions({ actor: davi.id, until: today.subtract({ days: 1 }).toString() })).toEqual(['block'])
  const [newest] = (await api.as(lucia).call(auditTrail, { actor: davi.id })).items
  expect(await actions({ q: String(newest?.id) })).toEqual(['unblock'])
  const file = await api.as(lucia).call(auditFile, { actor: davi.id })
  expect(file.split('\r\n')).toHaveLength(4)
})

test('what changes nothing for anybody can be left out', async ({ api, given }) => {
  const lucia = await given.staff({ role: 'admin' })
  const rita = await given.staff({ role: 'admin' })
  const ana = await given.member({ type: 'attendant' })
  const invoice = await given.invoice({ member: ana })
  await api.as(rita).call(claimInvoice, { id: invoice.id })
  await api.as(rita).call(blockMember, { id: ana.id, reason: 'Notas repetidas.' })
  await api.as(rita).call(auditFile, { actor: rita.id })
  await api.as(rita).call(officeSignOut)
  const actions = async (query: object) =>
    (await api.as(lucia).call(auditTrail, { actor: rita.id, ...query })).items.map(({ action }) => action)
  expect(await actions({})).toHaveLength(4)
  expect(await actions({ changes: 'yes' })).toEqual(['POST /office/members/:id/block'])
})

test('days outside of our time are refused as days, not searched for', async ({ api, given }) => {
  const lucia = api.as(await given.staff({ role: 'admin' }))
  for (const day of ['0000-01-01', '0001-01-01', '1899-12-31', '2200-01-01', '9999-12-31', '10000-01-01']) {
    for (const query of [{ from: day }, { until: day }]) {
      expect((await lucia.try(auditTrail, query)).status, day).toBe(422)
      expect((await lucia.try(auditFile, query)).status, day).toBe(422)
    }
  }
  expect((await lucia.try(auditTrail, { from: '1900-01-01', until: '2199-12-31' })).status).toBe(200)
})

test('nobody rewrites it: only erasing a person takes what entries say', async ({ database, given, api }) => {
  const lucia = await given.staff({ role: 'admin' })
  const ana = await given.member()
  await api.as(lucia).call(blockMember, { id: ana.id, reason: 'Fica' })
  const { transaction } = database
  const ofAna = ['subject_id', '=', ana.id] as const
  const refused = 'audit_entry is append-only'
  await expect(
    transaction((tx) =>
      tx
        .updateTable('audit_entry')
        .set({ action: 'x' })
        .where(...ofAna)
        .execute(),
    ),
  ).rejects.toThrow(refused)
  await expect(
    transaction((tx) =>
      tx
        .updateTable('audit_entry')
        .set({ after: null, before: null })
        .where(...ofAna)
        .execute(),
    ),
  ).rejects.toThrow(refused)
  await expect(
    transaction((tx) =>
      tx
        .deleteFrom('audit_entry')
        .where(...ofAna)
        .execute(),
    ),
  ).rejects.toThrow(refused)
})
