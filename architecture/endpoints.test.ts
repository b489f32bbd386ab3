import { expect, test } from 'vitest'
import { endpointProblems } from './endpoints.ts'

const store = { method: 'GET', path: '/store' }
const redeem = { method: 'POST', path: '/store/request' }
const sound = { declared: [store, redeem], registered: [store, redeem] }

test('endpoints that are declared and registered once have no problem', () => {
  expect(endpointProblems(sound)).toEqual([])
})

test.each([
  [
    'declared and forgotten',
    { ...sound, registered: [store] },
    'POST /store/request is declared, not registered',
  ],
  ['declared twice', { ...sound, declared: [store, redeem, store] }, 'GET /store is declared twice'],
  ['registered twice', { ...sound, registered: [store, redeem, store] }, 'GET /store is registered twice'],
  [
    'registered by another method',
    { ...sound, declared: [store, redeem, { ...store, method: 'POST' }] },
    'POST /store is declared, not registered',
  ],
  [
    'registered without a declaration',
    { ...sound, declared: [redeem] },
    'GET /store is registered, but not declared in the contract',
  ],
])('an endpoint %s is reported', (_, endpoints, problem) => {
  expect(endpointProblems(endpoints)).toEqual([problem])
})
