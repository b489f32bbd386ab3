import { expect, test } from 'vitest'
import { isScreen, segmentOf } from './segment.ts'

test('an empty choice does not matter', () => {
  expect(segmentOf({ profile: '', level: '', address: '', activity: '' })).toEqual({
    profiles: null,
    level: null,
    has_address: null,
    active_days: null,
  })
})

test('each choice narrows the segment', () => {
  expect(segmentOf({ profile: 'breeder', level: '3', address: 'no', activity: '30' })).toEqual({
    profiles: ['breeder'],
    level: 3,
    has_address: false,
    active_days: 30,
  })
})

test('a link leads to a screen of ours or nowhere', () => {
  expect(['', '/loja', '/desafios/1-2'].every(isScreen)).toBe(true)
  expect(['//evil.example', 'https://evil.example', 'loja', '/a b'].some(isScreen)).toBe(false)
})
