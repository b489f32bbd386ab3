import { expect } from 'vitest'
import { listChallenges } from '#contract/challenges.ts'
import {
  createChallenge,
  type Goal,
  officeChallenges,
  orderChallenges,
  replayChallenge,
  setChallengeImage,
  updateChallenge,
} from '#contract/challenges-office.ts'
import { photo } from '#server/testing/pictures.ts'
import { test as base } from '#server/testing/test.ts'

const texts = { 'pt-BR': 'Mês dos gatos', es: 'Mes de los gatos', en: 'Month of cats' }
const facts = {
  titles: texts,
  descriptions: texts,
  opens_at: '2026-11-01T03:00:00Z',
  closes_at: '2026-12-01T03:00:00Z',
  audience: null,
  goal: null,
} as const
const goal: Goal = { unit: 'cents', target: 15_000, bonus: 30, product_ids: [] }

const test = base
  .extend('team', async ({ api, given }) => api.as(await given.staff({ role: 'catalogue' })))
  .extend('ana', async ({ given }) => given.member({ type: 'attendant' }))

test('the team makes a challenge with a banner, and members see it in their language', async ({
  api,
  app,
  team,
  ana,
  files,
  runJobs,
}) => {
  const { id } = await team.call(createChallenge, facts)
  const image = await photo({ width: 1500, height: 700 })
  await team.call(setChallengeImage, { id, image })
  const banner = async () =>
    (await team.call(officeChallenges)).find((challenge) => challenge.id === id)?.image ?? ''
  const first = await banner()
  await team.call(setChallengeImage, { id, image })
  await runJobs()
  expect([await files.exists(`public/${first}`), await files.exists(`public/${await banner()}`)]).toEqual([
    false,
    true,
  ])
  const seen = (await api.as(ana).with({ language: 'es' }).call(listChallenges)).find((one) => one.id === id)
  expect(seen).toMatchObject({ title: 'Mes de los gatos', goal: null })
  expect((await app.inject({ url: seen?.image.link ?? '' })).headers['content-type']).toBe('image/webp')
})

test('of two who change one challenge the slower is told, and a withdrawn one is gone', async ({
  api,
  team,
  ana,
}) => {
  const { id, version } = await team.call(createChallenge, { ...facts, goal })
  const change = { id, ...facts, goal, version, is_withdrawn: true }
  const tries = await Promise.all([team.try(updateChallenge, change), team.try(updateChallenge, change)])
  expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await api.as(ana).call(listChallenges)).not.toContainEqual(expect.objectContaining({ id }))
})

test('a goal is fixed once somebody works towards it; the rest is not', async ({ team, given, ana }) => {
  const [cat, dog] = [await given.product(), await given.product()]
  const mine = { ...goal, product_ids: [dog.id, cat.id] }
  const { id } = await team.call(createChallenge, { ...facts, goal: mine })
  const update = (more: object, version: number) =>
    team.try(updateChallenge, { id, ...facts, goal: mine, is_withdrawn: false, ...more, version })
  expect((await update({ goal: { ...mine, target: 9000 } }, 1)).ok).toBe(true)
  expect((await update({}, 2)).ok).toBe(true)
  await given.invoice({ member: ana, status: 'counted', rows: [{ product: cat, valueCents: 100 }] })
  const refused = { status: 409, answer: { code: 'challenge_started' } }
  expect(await update({ goal: { ...mine, bonus: 31 } }, 3)).toMatchObject(refused)
  expect(await update({ goal: { ...mine, product_ids: [cat.id] } }, 3)).toMatchObject(refused)
  expect(await update({ goal: null }, 3)).toMatchObject(refused)
  const reordered = { ...mine, product_ids: [cat.id, dog.id] }
  expect((await update({ goal: reordered, closes_at: '2026-12-05T03:00:00Z' }, 3)).ok).toBe(true)
  const seen = (await team.call(officeChallenges)).find((challenge) => challenge.id === id)
  expect(seen).toMatchObject({ taking_part: 1, reached: 0, closes_at: '2026-12-05T03:00:00Z', version: 4 })
})

test('windows have an end after their beginning, and products exist', async ({ team }) => {
  const reversed = { ...facts, closes_at: facts.opens_at }
  expect(await team.try(createChallenge, reversed)).toMatchObject({
    status: 422,
    answer: { errors: { closes_at: [expect.any(String)] } },
  })
  const unknown = { ...facts, goal: { ...goal, product_ids: [crypto.randomUUID()] } }
  expect((await team.try(createChallenge, unknown)).status).toBe(422)
})

test('members see challenges in the order of the team', async ({ api, team, ana }) => {
  const made = [await team.call(createChallenge, facts), await team.call(createChallenge, facts)]
  const ids = made.map(({ id }) => id).toReversed()
  await team.call(orderChallenges, { ids })
  const seen = (await api.as(ana).call(listChallenges)).map(({ id }) => id)
  expect(seen.filter((id) => ids.includes(id))).toEqual(ids)
})

test('a replay says what a goal would have cost, and changes nothing', async ({ api, given, clock }) => {
  clock.set('2027-06-01T12:00:00-03:00')
  const cat = await given.product()
  const buy = async (type: 'attendant' | 'breeder', valueCents: number) => {
    const rows = [{ product: cat, valueCents }]
    await given.invoice({ member: await given.member({ type }), status: 'counted', rows })
  }
  await buy('attendant', 99_999)
  clock.advance({ hours: 24 * 80 })
  await buy('attendant', 20_000)
  await buy('breeder', 20_000)
  clock.advance({ hours: 24 * 20 })
  await buy('attendant', 10_000)
  const team = api.as(await given.staff({ role: 'admin' }))
  const draft = { goal: { ...goal, product_ids: [cat.id] }, audience: null }
  expect(await team.call(replayChallenge, draft)).toEqual({ people: 3, reached: 2, coins: 60 })
  expect(await team.call(replayChallenge, { ...draft, days: 10 })).toMatchObject({ people: 1, reached: 0 })
  const breeders = { ...draft, audience: ['breeder' as const] }
  expect(await team.call(replayChallenge, breeders)).toEqual({ people: 1, reached: 1, coins: 30 })
  const bags = { ...draft, goal: { ...draft.goal, unit: 'units' as const, target: 1 } }
  expect(await team.call(replayChallenge, bags)).toMatchObject({ people: 3, reached: 3 })
  clock.set('2026-11-17T14:02:00-03:00')
})

test('challenges are for the catalogue and for admins', async ({ api, given }) => {
  const tries = await Promise.all(
    (['admin', 'reviewer'] as const).map(async (role) =>
      api.as(await given.staff({ role })).try(officeChallenges),
    ),
  )
  expect(tries.map(({ status }) => status)).toEqual([200, 403])
})
