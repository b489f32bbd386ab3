import { expect } from 'vitest'
import { listNotifications } from '#contract/notifications.ts'
import { cancelRedemption, listRedemptions, redeem } from '#contract/redemptions.ts'
import {
  importTracking,
  officeRedemption,
  officeRedemptions,
  pickList,
  redemptionCounts,
  shipRedemption,
} from '#contract/redemptions-office.ts'
import { test } from '#server/testing/test.ts'

test('a carrier’s file ships row by row, and the same file again changes nothing', async ({ api, given }) => {
  const mug = await given.prize({ title: 'Caneca', price: 1 })
  const person = await given.member({ coins: 10, hasAddress: true })
  const ana = api.as(person)
  const codes = [] as string[]
  for (let index = 0; index < 4; index += 1) codes.push((await ana.call(redeem, { product_id: mug.id })).code)
  const cancelled = (await ana.call(listRedemptions)).find(({ code }) => code === codes[3])
  await ana.call(cancelRedemption, { id: cancelled?.id ?? '' })
  const support = api.as(await given.staff({ role: 'support' }))
  const other = (await support.call(officeRedemptions, { q: codes[2] })).items[0]
  if (!other) throw new Error('There is no third one')
  await support.call(shipRedemption, { id: other.id, version: other.version, carrier: 'Jadlog' })
  const opened = await support.call(officeRedemption, { id: other.id })
  expect(opened).toMatchObject({ code: codes[2], carrier: 'Jadlog', reason: null })
  expect(opened.path.map(({ step }) => step)).toEqual(['requested', 'shipped'])
  const row = (line: number, code = '', facts = {}) => ({
    line,
    code,
    carrier: 'Correios',
    tracking_code: `BR${line}`,
    tracking_link: '',
    ...facts,
  })
  const rows = [
    row(1, codes[0]?.toLowerCase()),
    row(2, codes[1]?.replace('R-', ''), { carrier: ' ' }),
    row(3, codes[1], { tracking_link: 'javascript:alert(1)' }),
    row(4, 'R-999999'),
    row(5, "=cmd|' /C calc'!A0"),
    row(6, codes[2]),
    row(7, codes[3]),
  ]
  const outcomes = async () =>
    (await support.call(importTracking, { rows })).results.map(({ outcome }) => outcome)
  const rest = [
    'carrier_missing',
    'repeated',
    'unknown_code',
    'unknown_code',
    'shipped_otherwise',
    'cancelled',
  ]
  expect(await outcomes()).toEqual(['shipped', ...rest])
  const told = (await ana.call(listNotifications)).length
  expect(await outcomes()).toEqual(['already', ...rest])
  expect(await ana.call(listNotifications)).toHaveLength(told)
  expect((await ana.call(listRedemptions)).find(({ code }) => code === codes[0])).toMatchObject({
    status: 'shipped',
    carrier: 'Correios',
    tracking_code: 'BR1',
  })
})

test('two people who import the same file at once ship each parcel once', async ({ api, given }) => {
  const mug = await given.prize({ price: 1 })
  const ana = api.as(await given.member({ coins: 5, hasAddress: true }))
  const { code } = await ana.call(redeem, { product_id: mug.id })
  const rows = [{ line: 1, code, carrier: 'Correios', tracking_code: 'BR9', tracking_link: '' }]
  const staff = [await given.staff({ role: 'support' }), await given.staff({ role: 'admin' })]
  const answers = await Promise.all(staff.map((person) => api.as(person).call(importTracking, { rows })))
  expect(answers.map(({ results }) => results[0]?.outcome).toSorted()).toEqual(['already', 'shipped'])
  const shipped = (await ana.call(listNotifications)).filter(({ kind }) => kind === 'redemption_shipped')
  expect(shipped).toHaveLength(1)
})

test('the pick list names each prize with its codes; late ones and states are counted', async ({
  api,
  given,
  clock,
}) => {
  const [mug, pen] = [
    await given.prize({ title: 'Caneca', price: 1 }),
    await given.prize({ title: 'Caneta', price: 1 }),
  ]
  const requested = async () =>
    (await api.as(await given.staff({ role: 'admin' })).call(redemptionCounts)).requested
  const before = await requested()
  const ana = api.as(await given.member({ coins: 5, hasAddress: true, name: 'Zélia Única' }))
  const first = await ana.call(redeem, { product_id: mug.id })
  await ana.call(redeem, { product_id: pen.id })
  const third = await ana.call(redeem, { product_id: mug.id })
  const support = api.as(await given.staff({ role: 'support' }))
  const picked = await support.call(pickList, { status: 'requested' })
  expect(picked.find(({ prize_id }) => prize_id === mug.id)).toEqual({
    prize_id: mug.id,
    title: 'Caneca',
    codes: [first.code, third.code],
  })
  const marked = await support.call(pickList, { codes: `${third.code},R-1` })
  expect(marked).toMatchObject([{ prize_id: mug.id, codes: [third.code] }])
  expect((await support.call(officeRedemptions, { q: 'única', late: 'yes' })).total).toBe(0)
  clock.advance({ hours: 24 * 40 })
  const late = await api
    .as(await given.staff({ role: 'support' }))
    .call(officeRedemptions, { q: 'zélia', late: 'yes', sort: 'coins', direction: 'descending' })
  expect(late.total).toBe(3)
  expect(await requested()).toBe(before + 3)
})
