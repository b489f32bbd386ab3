import { readFile } from 'node:fs/promises'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { listChallenges } from '#contract/challenges.ts'
import { statementSummary } from '#contract/coins.ts'
import { listInvoices } from '#contract/invoices.ts'
import { currentUser } from '#contract/members.ts'
import { memberPaths } from '#contract/paths.ts'
import { pictureInWidth } from '#contract/pictures.ts'
import { myNetwork } from '#contract/promoters.ts'
import { readRanking } from '#contract/ranking.ts'
import { listRecommendations, recommendationSummary } from '#contract/recommendations.ts'
import { listRedemptions } from '#contract/redemptions.ts'
import { listStore, myStore } from '#contract/store.ts'
import { routes } from './routes.tsx'

const early = await readFile(new URL('../platform/early.js', import.meta.url), 'utf8')

/** The script runs before any of ours, so it knows the addresses by itself. */
test.for(Object.values(memberPaths))(
  'whoever has a session sees the frame at once where one is needed: %s',
  (path) => {
    const dataset: Record<string, string> = {}
    runInNewContext(early, {
      location: { pathname: path.replace(/:\w+/g, 'x') },
      localStorage: { getItem: (name: string) => (name === 'token' ? 'Bearer x' : null) },
      document: { documentElement: { dataset } },
    })
    const isForAll = routes.some(({ children }) => children?.some((route) => route.path === path))
    expect('signedIn' in dataset).toBe(!isForAll)
  },
)

const ofHome = [statementSummary, recommendationSummary, readRanking]

test.for([
  [memberPaths.home, [currentUser, listChallenges, listStore], [myStore, ...ofHome]],
  [memberPaths.store, [currentUser, listStore], [myStore]],
  [memberPaths.statement, [currentUser], [myStore, statementSummary]],
  [memberPaths.invoices, [currentUser], [myStore, listInvoices]],
  [memberPaths.redemptions, [currentUser], [myStore, listRedemptions]],
  [memberPaths.ranking, [currentUser], [myStore, readRanking]],
  [memberPaths.profile, [currentUser], [myStore, listInvoices, listRedemptions, readRanking]],
  [memberPaths.editData, [currentUser], [myStore]],
  [memberPaths.regulation, [], []],
] as const)(
  'what the first screen shows is asked for before the app is there: %s',
  async ([path, calls, later]) => {
    expect((await askedOn(path, { level: 2 })).calls).toEqual(calls.map(pathOf))
    expect((await askedOn(path, { level: 3 })).calls).toEqual([...calls, ...later].map(pathOf))
    // With more in its address a screen may ask something else, such as the ranking of another month.
    const others = await askedOn(path, { level: 3, search: '?mes=2026-01' })
    expect(others.calls).toEqual([...calls, ...later.filter((call) => call === myStore)].map(pathOf))
    // Nobody is asked for what would be refused: refusals are noted.
    for (const call of calls) expect(call.for).toBe('member')
    for (const call of later) expect(['member', { level: 3 }]).toContainEqual(call.for)
  },
)

test('who sends no invoices begins with what became of their recommendations, a promoter with their people', async () => {
  const askedBy = async (role: string, { level = 3, search = '' } = {}) =>
    (await askedOn(memberPaths.home, { role, level, search })).calls
  const recommendations = pathOf(listRecommendations)
  const network = pathOf(myNetwork)
  expect(await askedBy('attendant')).not.toContain(recommendations)
  for (const role of ['veterinarian', 'breeder']) {
    expect(await askedBy(role)).toContain(recommendations)
    expect(await askedBy(role)).not.toContain(network)
    expect(await askedBy(role, { level: 2 })).not.toContain(recommendations)
    expect(await askedBy(role, { search: '?x' })).not.toContain(recommendations)
  }
  expect(await askedBy('promoter', { level: 2 })).toContain(network)
  expect(await askedBy('promoter', { level: 2 })).not.toContain(recommendations)
})

test('where the HTML has most people’s picture, somebody with another is shown theirs', async () => {
  const picture = { image: { link: '/files/p/trip.webp' } }
  const other = { image: { link: '/files/p/pen.webp' } }
  const shown = pictureInWidth(picture.image.link, 720)
  const answers = {
    '/api/challenges': [picture, other],
    '/api/store': [other, { ...picture, is_grand: true }],
  }
  const others = pictureInWidth(other.image.link, 720)
  const elsewhere = { image: { link: 'https://elsewhere.example/x.webp' }, is_grand: true }
  for (const path of [memberPaths.home, memberPaths.store]) {
    const seenOn = async (written: string | null, given: typeof answers | Record<string, unknown>) => {
      const place = placeWith(written)
      const { calls } = await askedOn(path, { level: 3, answers: given, place })
      expect(calls).toEqual((await askedOn(path, { level: 3 })).calls)
      return place
    }
    expect(await seenOn(others, answers)).toMatchObject({ src: shown, hidden: false, written: 1 })
    expect(await seenOn(null, answers)).toMatchObject({ src: shown, hidden: false, written: 1 })
    // Fetched once: writing the same address again would begin anew.
    expect(await seenOn(shown, answers)).toMatchObject({ src: shown, hidden: false, written: 0 })
    for (const nothing of [[], [elsewhere]])
      expect(await seenOn(others, { '/api/challenges': nothing, '/api/store': nothing })).toMatchObject({
        src: null,
        hidden: true,
      })
    const refused = new Response('{}', { status: 403 })
    expect(await seenOn(others, { '/api/challenges': refused, '/api/store': refused })).toMatchObject({
      src: others,
      hidden: false,
      written: 0,
    })
  }
})

function pathOf({ path }: { path: string }): string {
  return `/api${path}`
}

/** The place of a picture in the HTML, as far as the script uses it. */
function placeWith(written: string | null) {
  const place = {
    hidden: written === null,
    written: 0,
    address: written,
    getAttribute: () => place.address,
    removeAttribute: () => {
      place.address = null
    },
    get src() {
      return place.address
    },
    set src(address) {
      place.address = address
      place.written += 1
    },
  }
  return place
}

type Asked = {
  level: number
  role?: string
  search?: string
  answers?: Readonly<Record<string, unknown>>
  place?: ReturnType<typeof placeWith>
}

async function askedOn(path: string, { level, role = 'attendant', search = '', answers = {}, place }: Asked) {
  const calls: string[] = []
  runInNewContext(early, {
    location: { pathname: path, search },
    localStorage: { getItem: (name: string) => (name === 'token' ? 'Bearer x' : null) },
    document: { documentElement: { dataset: {} }, querySelector: () => place ?? null },
    window: {},
    fetch: async (url: string, { headers }: { headers: unknown }) => {
      expect(headers).toEqual({ Authorization: 'Bearer x', Language: 'pt-BR' })
      calls.push(url)
      const answer =
        url === '/api/user' ? { level: { id: level, roles: { [role]: true } } } : (answers[url] ?? [])
      return answer instanceof Response ? answer : Response.json(answer)
    },
  })
  await new Promise((resolve) => setTimeout(resolve, 20))
  return { calls }
}
