import { expect } from 'vitest'
import { adjustCoins } from '#contract/coins-office.ts'
import { approveInvoice, claimInvoice } from '#contract/invoices-office.ts'
import * as members from '#contract/members-office.ts'
import { listRedemptions, redeem } from '#contract/redemptions.ts'
import { cancelRedemptionByStaff, importTracking, prepareRedemption } from '#contract/redemptions-office.ts'
import { changeStaff, team } from '#contract/staff-team.ts'
import { test } from '#server/testing/test.ts'

const shop = '27481936000138'
const reason = 'Acerto'

test('nobody of the team acts on their own account, known by an admin or by its e-mail', async ({
  given,
  api,
}) => {
  const linked = await given.member({ level: 2, coins: 500, hasAddress: true })
  const alike = await given.member({ level: 2, coins: 500, email: 'Lucia@casa.example' })
  const admins = [
    { own: linked, admin: api.as(await given.staff({ role: 'admin', member: linked })) },
    { own: alike, admin: api.as(await given.staff({ role: 'admin', email: 'lucia@CASA.example' })) },
  ]
  for (const { own, admin } of admins) {
    const { id } = own
    const refused = { status: 409, answer: { code: 'own_account' } }
    expect(await admin.try(members.verifyMember, { id })).toMatchObject(refused)
    expect(await admin.try(members.refuseMember, { id, reason })).toMatchObject(refused)
    expect(await admin.try(members.askMember, { id, text: 'Qual é o CRMV?' })).toMatchObject(refused)
    expect(await admin.try(members.changeLevel, { id, level: 3, reason })).toMatchObject(refused)
    expect(await admin.try(members.blockMember, { id, reason })).toMatchObject(refused)
    expect(await admin.try(members.resendMail, { id, mail: 'password' })).toMatchObject(refused)
    expect(await admin.try(members.revealMember, { id, field: 'phone' })).toMatchObject(refused)
    expect(await admin.try(adjustCoins, { id, amount: 10, reason })).toMatchObject(refused)
    expect(await admin.call(members.officeMember, { id })).toMatchObject({
      level: 2,
      is_own: true,
      wallet: { coins: 500 },
    })
  }
})

test('nor on their own redemptions', async ({ given, api }) => {
  const ana = await given.member({ coins: 500, hasAddress: true })
  const prize = await given.prize()
  await api.as(ana).call(redeem, { product_id: prize.id })
  const [redemption] = await api.as(ana).call(listRedemptions)
  const id = redemption?.id ?? ''
  const own = api.as(await given.staff({ role: 'admin', member: ana }))
  const refused = { status: 409, answer: { code: 'own_account' } }
  expect(await own.try(prepareRedemption, { id, version: 1 })).toMatchObject(refused)
  expect(await own.try(cancelRedemptionByStaff, { id, version: 1, reason })).toMatchObject(refused)
  expect(
    (await api.as(await given.staff({ role: 'admin' })).try(prepareRedemption, { id, version: 1 })).ok,
  ).toBe(true)
})

test('nor by a carrier’s file, which ships the parcels of everybody else', async ({ given, api }) => {
  const [ana, bia] = [
    await given.member({ coins: 500, hasAddress: true }),
    await given.member({ coins: 500, hasAddress: true }),
  ]
  const prize = await given.prize()
  const { code: mine } = await api.as(ana).call(redeem, { product_id: prize.id })
  const { code: another } = await api.as(bia).call(redeem, { product_id: prize.id })
  const rows = [mine, another].map((code, index) => ({
    line: index + 1,
    code,
    carrier: 'Correios',
    tracking_code: `BR${index}`,
    tracking_link: '',
  }))
  const outcomesFor = async (person: Awaited<ReturnType<typeof given.staff>>) =>
    (await api.as(person).call(importTracking, { rows })).results.map(({ outcome }) => outcome)
  expect(await outcomesFor(await given.staff({ role: 'support', member: ana }))).toEqual([
    'own_account',
    'shipped',
  ])
  expect(await api.as(ana).call(listRedemptions)).toMatchObject([{ status: 'requested', carrier: null }])
  expect(await outcomesFor(await given.staff({ role: 'support' }))).toEqual(['shipped', 'already'])
})

test('a stranger who signs up with a reviewer’s e-mail and a shop’s CNPJ bars nobody from the shop', async ({
  given,
  api,
  database,
}) => {
  const sender = await given.member({ type: 'attendant' })
  const stranger = await given.member({ type: 'attendant', email: 'rita@petisco.example' })
  await database.pool.query('update member set profile_value = $1 where id = any($2)', [
    shop,
    [sender.id, stranger.id],
  ])
  const rita = api.as(await given.staff({ email: 'rita@petisco.example' }))
  const { id } = await given.invoice({ member: sender })
  expect((await rita.try(claimInvoice, { id })).ok).toBe(true)
  expect((await rita.try(approveInvoice, { id, version: 1 })).ok).toBe(true)
  const own = await given.invoice({ member: stranger })
  expect(await rita.try(claimInvoice, { id: own.id })).toMatchObject({ answer: { code: 'own_document' } })
})

test('an admin says which member somebody is, and then the shop is theirs; nobody says it of themself', async ({
  given,
  api,
  database,
}) => {
  const [sender, colleague] = [
    await given.member({ type: 'attendant' }),
    await given.member({ type: 'attendant' }),
  ]
  await database.pool.query('update member set profile_value = $1 where id = any($2)', [
    shop,
    [sender.id, colleague.id],
  ])
  const [rita, lucia] = [await given.staff(), await given.staff({ role: 'admin', name: 'Lúcia' })]
  const { id } = await given.invoice({ member: sender })
  const change = { id: rita.id, version: 1, name: 'Rita', role: 'reviewer' } as const
  const admin = api.as(lucia)
  expect(await admin.try(changeStaff, { ...change, member_email: 'ninguem@casa.example' })).toMatchObject({
    status: 422,
    answer: { errors: { member_email: ['Nenhuma conta do programa tem este e-mail.'] } },
  })
  await admin.call(changeStaff, { ...change, member_email: colleague.email.toUpperCase() })
  expect(await api.as(rita).try(claimInvoice, { id })).toMatchObject({ answer: { code: 'own_document' } })
  await admin.call(changeStaff, { ...change, version: 2 })
  const known = async () =>
    (await admin.call(team, { q: rita.email })).items.map(({ member }) => member?.email ?? null)
  expect(await known()).toEqual([colleague.email])
  await admin.call(changeStaff, { ...change, version: 3, member_email: '' })
  expect(await known()).toEqual([null])
  expect((await api.as(rita).try(claimInvoice, { id })).ok).toBe(true)
  const own = { id: lucia.id, version: 1, name: 'Lúcia', role: 'admin' } as const
  expect(await admin.try(changeStaff, { ...own, member_email: sender.email })).toMatchObject({
    status: 409,
    answer: { code: 'own_account' },
  })
})
