import { readFile } from 'node:fs/promises'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { memberPaths } from '#contract/paths.ts'
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
