import { expect, test } from 'vitest'
import { endpointProblems } from './endpoints.ts'

const store = { method: 'GET', path: '/store' }
const redeem = { method: 'POST', path: '/store/request' }
const sound = { declared: [store, redeem], registered: [store], awaiting: [redeem] }

test('an endpoint is answered once, or awaited', () => {
  expect(endpointProblems(sound)).toEqual([])
  expect(endpointProblems({ ...sound, registered: [store, redeem], awaiting: [] })).toEqual([])
})

test.each([
  ['declared and forgotten', { ...sound, awaiting: [] }, 'POST /store/request is declared, not registered'],
  ['declared twice', { ...sound, declared: [store, redeem, store] }, 'GET /store is declared twice'],
  ['registered twice', { ...sound, registered: [store, store] }, 'GET /store is registered twice'],
  [
    'registered by another method',
    { ...sound, declared: [store, redeem, { ...store, method: 'POST' }], awaiting: [redeem] },
    'POST /store is declared, not registered',
  ],
  [
    'registered without a declaration',
    { ...sound, declared: [redeem] },
    'GET /store is registered, but not declared in the contract',
  ],
  [
    'still awaited after its registration',
    { ...sound, awaiting: [redeem, store] },
    'GET /store is registered: it awaits nothing any more',
  ],
  [
    'awaited under a path that is gone',
    { ...sound, awaiting: [redeem, { method: 'GET', path: '/shop' }] },
    'GET /shop is awaited, but not declared in the contract',
  ],
])('an endpoint %s is reported', (_, endpoints, problem) => {
  expect(endpointProblems(endpoints)).toEqual([problem])
})
