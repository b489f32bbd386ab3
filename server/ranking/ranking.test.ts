import { expect } from 'vitest'
import { deleteAccount } from '#contract/members.ts'
import { blockMember, unblockMember } from '#contract/members-office.ts'
import { exportData } from '#contract/members-privacy.ts'
import { hideFromRanking, readRanking } from '#contract/ranking.ts'
import { ledgerAudit } from '#server/coins/audit.ts'
import { ledgerActs } from '#server/coins/test-acts.ts'
import type { Person } from '#server/testing/given.ts'
import { test as base } from '#server/testing/test.ts'
import { foldRanking } from './fold.ts'
import { rankingChecks } from './ledger-checks.ts'

let year = 2030

/** Every test has a month of its own, and so a ranking of its own. */
const test = base
  .extend('month', { auto: true }, ({ clock }) => {
    year += 1
    clock.set(`${year}-05-20T12:00:00-03:00`)
    return `${year}-05`
  })
  .extend('acts', ({ database, clock }) => ledgerActs(database, clock))
  .extend('earner', ({ given, acts }) => async (name: string, coins: number) => {
    const member = await given.member({ name })
    return { ...member, ...(await acts.credit(member, coins)) }
  })
  .extend('seenBy', ({ api }) => async (person: Person, month?: string) => {
    const ranking = await api.as(person).call(readRanking, month ? { month } : {})
    const rows = ranking.top.map(({ position, name, coins }) => `${position} ${name} ${coins}`)
    return { ...ranking, rows }
  })

test.afterEach(async ({ database, clock }) =>
  expect(await ledgerAudit(rankingChecks)(database, clock.now())).toEqual([]),
)

test('who earned most is first, those with the same share a place, and the next place is left out', async ({
  earner,
  seenBy,
  month,
}) => {
  const ana = await earner('Ana Souza', 300)
  await earner('Bia', 500)
  await earner('Caio de Álvares ferreira', 300)
  await earner('Davi Lima', 100)
  const { rows, me, people, around, ...ranking } = await seenBy(ana)
  expect(rows.toSorted()).toEqual(['1 Bia 500', '2 Ana S. 300', '2 Caio F. 300', '4 Davi L. 100'])
  expect(me).toEqual({ position: 2, name: 'Ana S.', coins: 300, is_me: true })
  expect({ people, around }).toEqual({ people: 4, around: [] })
  expect(ranking).toMatchObject({ month, is_current: true, is_hidden: false, prize: null })
  expect(ranking.months[0]).toBe(month)
})

test('the ranking works with nobody, one and two people', async ({ given, acts, seenBy, month }) => {
  const ana = await given.member({ name: 'Ana Souza' })
  expect(await seenBy(ana)).toMatchObject({ month, rows: [], me: null, people: 0, around: [] })
  await acts.credit(ana, 10)
  expect(await seenBy(ana)).toMatchObject({ rows: ['1 Ana S. 10'], me: { position: 1 }, people: 1 })
  await acts.credit(await given.member({ name: 'Bia Reis' }), 20)
  expect(await seenBy(ana)).toMatchObject({ rows: ['1 Bia R. 20', '2 Ana S. 10'], me: { position: 2 } })
})

test('only what was earned counts: not gifts, not spending, and not what was taken back', async ({
  given,
  acts,
  seenBy,
  month,
}) => {
  const ana = await given.member({ coins: 5000 })
  await acts.credit(ana, 100)
  await acts.bonus(ana, 20)
  await acts.spend(ana, 1000)
  const { invoiceId } = await acts.credit(ana, 400)
  await acts.adjust(ana, -50)
  expect((await seenBy(ana)).me).toMatchObject({ coins: 520 })
  await acts.reverse(invoiceId)
  expect(await seenBy(ana)).toMatchObject({ month, me: { coins: 120 } })
})

test('who loses everything again is not there', async ({ given, acts, seenBy, month }) => {
  const ana = await given.member()
  const { invoiceId } = await acts.credit(ana, 400)
  await acts.reverse(invoiceId)
  expect(await seenBy(ana)).toMatchObject({ month, me: null, rows: [], people: 0 })
})

test('a month ends at midnight in São Paulo and stays as it was', async ({
  given,
  acts,
  seenBy,
  month,
  clock,
  database,
}) => {
  clock.set(`${month}-31T23:59:59.999-03:00`)
  const ana = await given.member({ name: 'Ana Souza' })
  const { invoiceId } = await acts.credit(ana, 70)
  const next = month.replace('-05', '-06')
  clock.set(`${next}-01T00:00:00-03:00`)
  expect(await seenBy(ana)).toMatchObject({ month: next, is_current: true, rows: [], me: null })
  await acts.credit(ana, 5)
  await acts.reverse(invoiceId)
  const [june, may] = [await seenBy(ana), await seenBy(ana, month)]
  expect(june).toMatchObject({ rows: ['1 Ana S. 5'], people: 1 })
  expect(may).toMatchObject({ month, is_current: false, rows: ['1 Ana S. 70'], people: 1 })
  expect(may.months.slice(0, 2)).toEqual([next, month])
  await foldRanking(database.transaction)
  expect(await seenBy(ana, month)).toEqual(may)
})

test('months to come, and months in which nobody earned, are not there', async ({ api, given, month }) => {
  const ana = api.as(await given.member())
  for (const other of [month.replace('-05', '-06'), '2029-01'])
    expect((await ana.try(readRanking, { month: other })).status).toBe(404)
  expect((await ana.try(readRanking, { month: '2029-13' })).status).toBe(422)
})

test('who hides, is blocked or erased takes no place, and who comes back has theirs again', async ({
  api,
  given,
  earner,
  seenBy,
  month,
}) => {
  const [ana, bia, caio] = [
    await earner('Ana Souza', 30),
    await earner('Bia Reis', 20),
    await earner('Caio', 10),
  ]
  const rita = api.as(await given.staff({ role: 'admin' }))
  await api.as(ana).call(hideFromRanking, { is_hidden: true })
  expect(await seenBy(ana)).toMatchObject({ is_hidden: true, me: null, around: [], people: 2 })
  expect(await seenBy(caio)).toMatchObject({ rows: ['1 Bia R. 20', '2 Caio 10'], me: { position: 2 } })
  await rita.call(blockMember, { id: bia.id, reason: 'Duas contas' })
  expect(await seenBy(caio)).toMatchObject({ rows: ['1 Caio 10'], me: { position: 1 }, people: 1 })
  await rita.call(unblockMember, { id: bia.id })
  await api.as(ana).call(hideFromRanking, { is_hidden: false })
  expect(await seenBy(caio)).toMatchObject({ me: { position: 3 }, people: 3 })
  const { data } = await api.as(ana).call(exportData)
  expect(data.ranking).toEqual({
    is_hidden: false,
    months: [{ month: `${month}-01`, coins: 30, is_seen: true }],
  })
  await api.as(ana).call(deleteAccount)
  expect(await seenBy(caio)).toMatchObject({ rows: ['1 Bia R. 20', '2 Caio 10'], people: 2 })
})

test('far from the first, a member sees who stands next to them', async ({ given, acts, seenBy }) => {
  const members = await Promise.all(Array.from({ length: 60 }, () => given.member()))
  for (const [index, member] of members.entries()) await acts.credit(member, 1000 - 10 * index)
  const { top, around, me } = await seenBy(members[55] as Person)
  expect(top).toHaveLength(50)
  expect(around.map(({ position, coins }) => [position, coins])).toEqual([
    [54, 470],
    [55, 460],
    [56, 450],
    [57, 440],
    [58, 430],
  ])
  expect(me).toEqual(around[2])
  expect((await seenBy(members[59] as Person)).around).toHaveLength(3)
})

test('positions are the same before and after the fold, whatever the scores', async ({
  given,
  acts,
  seenBy,
  database,
}) => {
  const scores = [1, 15, 16, 17, 255, 256, 257, 4095, 4096, 65_535, 65_536, 1_048_577, 1_048_577, 16_777_216]
  const members = await Promise.all(scores.map(() => given.member()))
  const positions = () => Promise.all(members.map(async (member) => (await seenBy(member)).me?.position))
  const right = scores.map((score) => 1 + scores.filter((other) => other > score).length)
  for (const [index, member] of members.entries()) {
    await acts.credit(member, scores[index] as number)
    if (index === 6) await foldRanking(database.transaction)
  }
  expect(await positions()).toEqual(right)
  await foldRanking(database.transaction, 3)
  expect(await positions()).toEqual(right)
  expect((await database.pool.query('select from ranking_move')).rowCount).toBe(0)
})

test('a prize is shown only with its authorisation', async ({ api, given, database }) => {
  const ana = api.as(await given.member())
  const prize = async () => (await ana.with({ language: 'en' }).call(readRanking, {})).prize
  const texts = { 'pt-BR': 'Uma viagem', es: 'Un viaje', en: 'A trip' }
  const set = (column: string, value: unknown) =>
    database.pool.query(`update setting set ${column} = $1`, [value])
  await set('ranking_prize_texts', JSON.stringify(texts))
  expect(await prize()).toBeNull()
  await set('ranking_authorisation', 'SPA/ME 04.021144/2026')
  expect(await prize()).toEqual({ text: 'A trip', authorisation: 'SPA/ME 04.021144/2026' })
  await set('ranking_prize_texts', null)
  expect(await prize()).toBeNull()
})

test('the ranking is for members', async ({ api, given }) => {
  const tries = [await given.member({ level: 2 }), await given.promoter()].map((person) =>
    api.as(person).try(readRanking, {}),
  )
  expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([403, 403])
})
