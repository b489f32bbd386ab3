import { matchPath, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import type { User } from '#contract/members.ts'
import { memberPaths } from '#contract/paths.ts'
import { entriesFor, shortcutsFor } from './navigation.ts'
import { routes } from './routes.tsx'
import { screens } from './screens.ts'

const roles = { attendant: false, veterinarian: false, breeder: false, promoter: false, prescriber: false }
const person = (id: 2 | 3, role: keyof typeof roles): Pick<User, 'level'> => ({
  level: { id, roles: { ...roles, [role]: true } },
})
const names = (who: Pick<User, 'level'>) => entriesFor(who).map(({ name }) => name)

test('level 2 sees home and profile, whatever the role', () => {
  expect(names(person(2, 'attendant'))).toEqual(['home', 'profile'])
  expect(names(person(2, 'promoter'))).toEqual(['home', 'profile'])
})

test('level 3 sees home, recommendation, store and profile', () => {
  expect(names(person(3, 'veterinarian'))).toEqual(['home', 'recommendation', 'store', 'profile'])
})

test('an attendant at level 3 also sends invoices, before the store', () => {
  expect(names(person(3, 'attendant'))).toEqual(['home', 'recommendation', 'invoice', 'store', 'profile'])
})

test('shortcuts are for members; only who sends invoices is led to them', () => {
  const shortcutNames = (who: Pick<User, 'level'>) => shortcutsFor(who).map(({ name }) => name)
  expect(shortcutNames(person(3, 'attendant'))).toEqual(['documents', 'statement', 'redemptions', 'ranking'])
  expect(shortcutNames(person(3, 'veterinarian'))).toEqual(['statement', 'redemptions', 'ranking'])
  expect(shortcutNames(person(2, 'attendant'))).toEqual([])
  expect(shortcutNames(person(2, 'promoter'))).toEqual([])
})

test('every screen belongs to one place of the bar, save what is said after sending', () => {
  const places = entriesFor(person(3, 'attendant'))
  const placesOf = (path: string) =>
    places
      .filter(({ to, covers = [] }) =>
        [to, ...covers].some((place) => matchPath({ path: place, end: false }, path)),
      )
      .map(({ name }) => name)
  const paths = pathsIn(screens)
  const homeless = paths.filter((path) => placesOf(path).length !== 1)
  expect(homeless).toEqual(['/documento-cadastrado'])
  expect(placesOf('/ranking')).toEqual(['home'])
  expect(placesOf('/meus-resgates/:id')).toEqual(['profile'])
})

test('every address of the table has one screen, and every screen is in the table', () => {
  const known: string[] = Object.values(memberPaths)
  expect([...pathsIn(routes), ...pathsIn(screens)].filter((path) => path !== '*').toSorted()).toEqual(
    known.toSorted(),
  )
})

function pathsIn(all: readonly RouteObject[]): string[] {
  return all.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...pathsIn(children)])
}
