import { expect } from 'vitest'
import { officeInvoices } from '#contract/invoices-office.ts'
import { blindChecks, checkBlind } from '#contract/invoices-review.ts'
import { officeSignIn } from '#contract/staff.ts'
import { test } from '#server/testing/test.ts'
import { demoPassword, fillWithDemo } from './seed.ts'

test('whoever reviews in the demo has documents to decide, and some of the other to look at again', async ({
  world,
  api,
}) => {
  await fillWithDemo(world.database, world.files, world.clock.now())
  const signedIn = async (name: string) => {
    const credentials = { email: `${name}@petisco.example`, password: demoPassword }
    return api.as({ token: (await api.call(officeSignIn, credentials)).access_token })
  }
  const [lucia, rita] = [await signedIn('gestao'), await signedIn('revisao')]
  expect((await rita.call(officeInvoices, {})).total).toBeGreaterThan(10)
  const ofRita = (await lucia.call(blindChecks, {})).items
  const ofLucia = (await rita.call(blindChecks, {})).items
  expect(ofRita.map(({ number }) => number)).toEqual(['1256', '1258'])
  expect(ofLucia.map(({ number }) => number)).toEqual(['1251', '1253'])
  const agrees = await rita.call(checkBlind, { id: ofLucia[0]?.id ?? '', decision: 'approve' })
  expect(agrees).toEqual({ agrees: true, coins: 429 })
})
