import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import type { Endpoint } from './endpoint.ts'
import { callName, machineCalls } from './every-call.ts'

/** Methods and paths apart from their schemas; the calls themselves stand with their features. */
const withoutSchemas = ['sign-in.ts', 'public-pages.ts']

test('every call of the contract has one name, and no name two calls', async () => {
  const names: string[] = []
  for (const file of await readdir(import.meta.dirname)) {
    if (file.endsWith('.test.ts') || withoutSchemas.includes(file)) continue
    const module: Record<string, unknown> = await import(new URL(file, import.meta.url).href)
    for (const [name, value] of Object.entries(module)) {
      if (typeof value !== 'object' || value === null || !('method' in value) || !('path' in value)) continue
      expect([file, callName(value as Endpoint)]).toEqual([file, name])
      names.push(name)
    }
  }
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test('machines read, hand over and report; what a person must decide is not among it', () => {
  const writing = machineCalls.filter(
    (name) => /^(?!office|latest|audit|pick|webhook)/.test(name) && !/File$|Report$|Codes$/.test(name),
  )
  expect(writing.toSorted()).toEqual([
    'handOverFeed',
    'handOverMail',
    'importTracking',
    'resendDelivery',
    'resendFailed',
  ])
})
