import { expect } from 'vitest'
import { lookUpPostalCode } from '#contract/postal.ts'
import { test } from '#server/testing/test.ts'

test.for(['1310100', '013101000', '01310-100', 'abcdefgh', '../../..'])(
  '%s is not a postal code, and nobody is asked',
  async (cep, { api }) => {
    const outcome = await api.try(lookUpPostalCode, { cep })
    expect(outcome).toMatchObject({
      status: 422,
      answer: { errors: { cep: ['Digite o CEP com 8 números.'] } },
    })
  },
)

test('without any service the person is told to type the address', async ({ api }) => {
  const outcome = await api.with({ language: 'en' }).try(lookUpPostalCode, { cep: '01310100' })
  expect(outcome).toMatchObject({
    status: 503,
    answer: { error: expect.stringContaining('type the address'), request_id: expect.any(String) },
  })
})
