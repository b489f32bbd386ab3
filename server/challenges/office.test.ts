import { expect } from 'vitest'
import { listChallenges, oneChallenge } from '#contract/challenges.ts'
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
  cap: null,
  is_draft: false,
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
  const told = await team.call(replayChallenge, { ...draft, targets: [10_000, 20_001] })
  expect(told).toMatchObject({ people: 3, reached: 2, coins: 60, bought_cents: 40_000, to_look_at: [] })
  expect(told.others).toEqual([
    { target: 10_000, reached: 3, coins: 90 },
    { target: 20_001, reached: 0, coins: 0 },
  ])
  expect(await team.call(replayChallenge, { ...draft, days: 10 })).toMatchObject({ people: 1, reached: 0 })
  const breeders = { ...draft, audience: ['breeder' as const] }
  expect(await team.call(replayChallenge, breeders)).toMatchObject({ people: 1, reached: 1, coins: 30 })
  const bags = { ...draft, goal: { ...draft.goal, unit: 'units' as const, target: 1 } }
  expect(await team.call(replayChallenge, bags)).toMatchObject({ people: 3, reached: 3 })
  clock.set('2026-11-17T14:02:00-03:00')
})

test('a replay names winners with ten documents on a day or four refused, and nobody else', async ({
  given,
  team,
}) => {
  const cat = await given.product()
  const rows = [{ product: cat, valueCents: 10_000 }]
  const [busy, refused, calm, loser] = await Promise.all(
    ['Busy', 'Refused', 'Calm', 'Loser'].map((name) => given.member({ type: 'attendant', name })),
  )
  if (!busy || !refused || !calm || !loser) throw new Error('four members were wanted')
  const send = async (member: typeof busy, times: number, status: 'counted' | 'rejected' | 'received') => {
    for (let index = 0; index < times; index += 1) await given.invoice({ member, status, rows })
  }
  await Promise.all([
    send(busy, 10, 'counted'),
    send(refused, 2, 'counted').then(() => send(refused, 4, 'rejected')),
    send(calm, 6, 'counted').then(() => send(calm, 3, 'rejected')),
    send(loser, 1, 'counted').then(() => send(loser, 9, 'rejected')),
  ])
  const asked = { goal: { ...goal, product_ids: [cat.id] }, audience: null }
  const { to_look_at } = await team.call(replayChallenge, asked)
  expect(to_look_at).toEqual([
    { id: busy.id, name: 'Busy', most_in_a_day: 10, refused: 0 },
    { id: refused.id, name: 'Refused', most_in_a_day: 6, refused: 4 },
  ])
})

test('a draft may lack words, is seen and counted by nobody, and is published whole', async ({
  api,
  given,
  team,
  ana,
}) => {
  const draft = { ...facts, goal, titles: { ...texts, 'pt-BR': '' }, is_draft: true }
  const { id } = await team.call(createChallenge, draft)
  await given.invoice({ member: ana, status: 'counted' })
  expect((await api.as(ana).try(oneChallenge, { id })).status).toBe(404)
  const shown = async () => (await team.call(officeChallenges)).find((challenge) => challenge.id === id)
  expect(await shown()).toMatchObject({ is_draft: true, is_withdrawn: false, taking_part: 0 })
  const publish = { id, ...draft, is_draft: false, is_withdrawn: false, version: 1 }
  expect(await team.try(updateChallenge, publish)).toMatchObject({
    status: 422,
    answer: { errors: { 'titles.pt-BR': [expect.any(String)] } },
  })
  await team.call(updateChallenge, { ...publish, is_draft: true, goal: { ...goal, bonus: 31 } })
  await team.call(updateChallenge, { ...publish, titles: { ...texts, es: '', en: '' }, version: 2 })
  expect((await api.as(ana).call(oneChallenge, { id })).goal?.progress).toBe(0)
  expect(await shown()).toMatchObject({ is_draft: false, is_withdrawn: false })
  await given.invoice({ member: ana, status: 'counted' })
  expect((await api.as(ana).call(oneChallenge, { id })).goal?.progress).toBe(10_000)
  await team.call(updateChallenge, { ...publish, titles: texts, is_draft: true, version: 3 })
  expect(await shown()).toMatchObject({ is_draft: false })
})

test('challenges are for the catalogue and for admins', async ({ api, given }) => {
  const tries = await Promise.all(
    (['admin', 'reviewer'] as const).map(async (role) =>
      api.as(await given.staff({ role })).try(officeChallenges),
    ),
  )
  expect(tries.map(({ status }) => status)).toEqual([200, 403])
})
