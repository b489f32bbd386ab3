import { expect, test } from 'vitest'
import { wholeUser } from './whole-user.ts'

const roles = { attendant: true, veterinarian: false, breeder: false, promoter: false, prescriber: false }
const told = {
  name: 'Ana Souza',
  email: 'ana@test.example',
  phone: null,
  level: { id: 3, roles },
  profile: { name: null, type: 'attendant' },
} as const

test('whoever has no word said about their coins has none', () => {
  for (const rewards of [undefined, null, {}, { points: 3 }])
    expect(wholeUser({ ...told, ...(rewards !== undefined && { rewards }) }).rewards.coins).toBe(0)
  expect(wholeUser({ ...told, rewards: { coins: 12 } }).rewards).toEqual({ coins: 12, points: 0 })
})

test('no address and no pictures are none', () => {
  const none = { avatar: { link: null }, cover: { link: null } }
  expect(wholeUser(told)).toMatchObject({ address: null, images: none })
})
