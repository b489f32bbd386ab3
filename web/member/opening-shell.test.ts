import { readFile } from 'node:fs/promises'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { listChallenges } from '#contract/challenges.ts'
import { statementSummary } from '#contract/coins.ts'
import { listInvoices } from '#contract/invoices.ts'
import { currentUser } from '#contract/members.ts'
import { memberPaths } from '#contract/paths.ts'
import { pictureInWidth } from '#contract/pictures.ts'
import { readRanking } from '#contract/ranking.ts'
import { recommendationSummary } from '#contract/recommendations.ts'
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
      setTimeout: () => undefined,
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
    expect(await askedOn(path, { level: 2 })).toEqual({ calls: calls.map(pathOf), pictures: [] })
    expect((await askedOn(path, { level: 3 })).calls).toEqual([...calls, ...later].map(pathOf))
    // With more in its address a screen may ask something else, such as the ranking of another month.
    const others = await askedOn(path, { level: 3, search: '?mes=2026-01' })
    expect(others.calls).toEqual([...calls, ...later.filter((call) => call === myStore)].map(pathOf))
    // Nobody is asked for what would be refused: refusals are noted.
    for (const call of calls) expect(call.for).toBe('member')
    for (const call of later) expect(['member', { level: 3 }]).toContainEqual(call.for)
  },
)

test('the largest picture of the first screen is asked for as soon as its address is known', async () => {
  const picture = { image: { link: '/files/p/trip.webp' } }
  const other = { image: { link: '/files/p/pen.webp' } }
  const shown = pictureInWidth(picture.image.link, 720)
  const answers = {
    '/api/challenges': [picture, other],
    '/api/store': [other, { ...picture, is_grand: true }],
  }
  for (const path of [memberPaths.home, memberPaths.store])
    expect((await askedOn(path, { level: 3, answers })).pictures).toEqual([shown])
  const elsewhere = { image: { link: 'https://elsewhere.example/x.webp' }, is_grand: true }
  const refused = new Response('{}', { status: 403 })
  for (const answer of [[], [elsewhere], refused])
    for (const path of [memberPaths.home, memberPaths.store])
      expect(
        await askedOn(path, { level: 3, answers: { '/api/challenges': answer, '/api/store': answer } }),
      ).toEqual({ ...(await askedOn(path, { level: 3 })), pictures: [] })
})

function pathOf({ path }: { path: string }): string {
  return `/api${path}`
}

type Asked = { level: number; search?: string; answers?: Readonly<Record<string, unknown>> }

async function askedOn(path: string, { level, search = '', answers = {} }: Asked) {
  const calls: string[] = []
  const pictures: string[] = []
  runInNewContext(early, {
    location: { pathname: path, search },
    localStorage: { getItem: (name: string) => (name === 'token' ? 'Bearer x' : null) },
    document: { documentElement: { dataset: {} } },
    setTimeout: () => undefined,
    window: {},
    Image: function Image() {
      return {
        set src(address: string) {
          pictures.push(address)
        },
      }
    },
    fetch: async (url: string, { headers }: { headers: unknown }) => {
      expect(headers).toEqual({ Authorization: 'Bearer x', Language: 'pt-BR' })
      calls.push(url)
      const answer = url === '/api/user' ? { level: { id: level } } : (answers[url] ?? [])
      return answer instanceof Response ? answer : Response.json(answer)
    },
  })
  await new Promise((resolve) => setTimeout(resolve, 20))
  return { calls, pictures }
}
