import { readFile } from 'node:fs/promises'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { listChallenges } from '#contract/challenges.ts'
import { currentUser } from '#contract/members.ts'
import { memberPaths } from '#contract/paths.ts'
import { listStore } from '#contract/store.ts'
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

test.for([
  [memberPaths.home, [currentUser, listChallenges, listStore]],
  [memberPaths.store, [currentUser, listStore]],
  [memberPaths.statement, [currentUser]],
  [memberPaths.regulation, []],
] as const)('what anybody’s first screen shows is asked for before the app is there: %s', ([path, calls]) => {
  const asked: string[] = []
  runInNewContext(early, {
    location: { pathname: path },
    localStorage: { getItem: (name: string) => (name === 'token' ? 'Bearer x' : null) },
    document: { documentElement: { dataset: {} } },
    window: {},
    fetch: async (url: string, { headers }: { headers: unknown }) => {
      expect(headers).toEqual({ Authorization: 'Bearer x', Language: 'pt-BR' })
      asked.push(url)
    },
  })
  expect(asked).toEqual(calls.map((call) => `/api${call.path}`))
  // Whoever has a session may make them, or a stranger to the store would be told of a refusal.
  for (const call of calls) expect(call.for).toBe('member')
})
