import { expect, test } from 'vitest'
import type { User } from '#contract/members.ts'
import { entriesFor, shortcutsFor } from './navigation.ts'
import { screens } from './screens.ts'

const roles = { attendant: false, veterinarian: false, breeder: false, promoter: false, prescriber: false }
const person = (id: 2 | 3, role: keyof typeof roles): Pick<User, 'level'> => ({
  level: { id, roles: { ...roles, [role]: true } },
})
const names = (who: Pick<User, 'level'>, isScreen = (_path: string) => true) =>
  entriesFor(who, isScreen).map(({ name }) => name)

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

test('nothing leads to a screen that is not there', () => {
  expect(names(person(3, 'attendant'), (path) => path !== '/loja')).not.toContain('store')
})

test('shortcuts are for members; only who sends invoices is led to them', () => {
  const shortcutNames = (who: Pick<User, 'level'>) => shortcutsFor(who).map(({ name }) => name)
  expect(shortcutNames(person(3, 'attendant'))).toEqual(['documents', 'statement', 'redemptions', 'ranking'])
  expect(shortcutNames(person(3, 'veterinarian'))).toEqual(['statement', 'redemptions', 'ranking'])
  expect(shortcutNames(person(2, 'attendant'))).toEqual([])
  expect(shortcutNames(person(2, 'promoter'))).toEqual([])
})

test('every screen belongs to one place of the bar, save what is said after sending', () => {
  const places = entriesFor(person(3, 'attendant'), () => true)
  const placesOf = (path: string) =>
    places
      .filter(({ to, covers = [] }) =>
        [to, ...covers].some((place) => path === place || path.startsWith(`${place}/`)),
      )
      .map(({ name }) => name)
  const paths = screens.flatMap(({ path, children = [] }) => [path, ...children.map((child) => child.path)])
  const homeless = paths.filter((path) => path && placesOf(path).length !== 1)
  expect(homeless).toEqual(['/documento-cadastrado'])
  expect(placesOf('/ranking')).toEqual(['home'])
  expect(placesOf('/meus-resgates/:id')).toEqual(['profile'])
})
