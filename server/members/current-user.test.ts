import { expect } from 'vitest'
import { currentUser } from '#contract/members.ts'
import type { ProfileType } from '#contract/people.ts'
import { programmeDay } from '#domain/business-days.ts'
import { test } from '#server/testing/test.ts'

test.for<[ProfileType, string[]]>([
  ['attendant', ['attendant']],
  ['veterinarian', ['veterinarian', 'prescriber']],
  ['breeder', ['breeder', 'prescriber']],
  ['promoter', ['promoter']],
])('a %s holds the roles %s, in the order the browser counts on', async ([type, held], { api, given }) => {
  const { roles } = (await api.as(await given.member({ type })).call(currentUser)).level
  expect(Object.keys(roles)).toEqual(['attendant', 'veterinarian', 'breeder', 'promoter', 'prescriber'])
  expect(Object.entries(roles).flatMap(([role, flag]) => (flag ? [role] : []))).toEqual(held)
})

test('a person without registration, images or address has none', async ({ api, given, clock }) => {
  const user = await api.as(await given.member({ type: 'breeder', level: 2 })).call(currentUser)
  expect(user.level.id).toBe(2)
  expect(user.profile).toEqual({ name: 'Clínica Bom Amigo', type: 'breeder' })
  expect(user.images).toEqual({ avatar: { link: null }, cover: { link: null } })
  expect(user.address).toBeNull()
  expect(user.since).toBe(programmeDay(clock.now().epochMilliseconds))
})

test('nothing secret leaves with the person', async ({ api, given }) => {
  const answer = JSON.stringify(await api.as(await given.member()).call(currentUser))
  expect(answer).not.toMatch(/argon2|password|cpf|token/)
})
