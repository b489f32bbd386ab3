import type { RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { officePaths } from '#contract/paths.ts'
import { areaAt, areas } from './areas.ts'
import { routes } from './routes.tsx'

const outsideAreas = ['/', '/senha', '/esqueci-a-senha', '/entrada', '/conta']

test('every address of the table has one screen, and every screen is in the table', () => {
  const known: string[] = Object.values(officePaths)
  const shown = pathsIn(routes).filter((path) => path !== '*')
  // `/notas/:id?` is the queue and one of its documents.
  const all = shown.flatMap((path) =>
    path.endsWith('?') ? [path.slice(0, -1), path.slice(0, path.lastIndexOf('/'))] : [path],
  )
  expect(all.toSorted()).toEqual(known.toSorted())
})

test('every screen belongs to an area, save the way in and the own account', () => {
  const homeless = Object.values(officePaths).filter((path) => !areaAt(path))
  expect(homeless).toEqual(outsideAreas)
  expect(areas.filter(({ path }) => areaAt(path)?.path !== path)).toEqual([])
})

function pathsIn(all: readonly RouteObject[]): string[] {
  return all.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...pathsIn(children)])
}
