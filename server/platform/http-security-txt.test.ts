import { expect } from 'vitest'
import { brand } from '#brand/brand.ts'
import { test } from '#server/testing/test.ts'

test('who found a weakness is told where to say so, for half a year from now on', async ({ app, clock }) => {
  const answer = await app.inject({ url: '/.well-known/security.txt' })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  const fields = answer.body
    .trimEnd()
    .split('\n')
    .map((line) => line.split(/: (.*)/).slice(0, 2))
  expect(Object.fromEntries(fields)).toEqual({
    Contact: `mailto:${brand.supportEmail}`,
    Expires: clock
      .now()
      .add({ hours: 24 * 180 })
      .toString(),
    'Preferred-Languages': 'pt, es, en',
    Canonical: 'https://petisco.test/.well-known/security.txt',
  })
})
