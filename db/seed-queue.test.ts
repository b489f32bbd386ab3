import { expect } from 'vitest'
import { officeInvoices } from '#contract/invoices-office.ts'
import { blindChecks, checkBlind } from '#contract/invoices-review.ts'
import { officeSignIn } from '#contract/staff.ts'
import { businessDaysAfter, isBusinessDay, programmeDay } from '#domain/business-days.ts'
import { test } from '#server/testing/test.ts'
import { demoBlind } from './demo-blind.ts'
import { demoQueue } from './demo-queue.ts'
import { queueDates } from './queue-dates.ts'
import { demoPassword, fillWithDemo } from './seed.ts'

test('whoever reviews in the demo has documents to decide, and some of the other to look at again', async ({
  world,
  api,
}) => {
  await fillWithDemo(world, world.clock.now())
  const signedIn = async (name: string) => {
    const credentials = { email: `${name}@petisco.example`, password: demoPassword }
    return api.as({ token: (await api.call(officeSignIn, credentials)).access_token })
  }
  const [lucia, rita] = [await signedIn('gestao'), await signedIn('revisao')]
  expect((await rita.call(officeInvoices, {})).total).toBe(13)
  const ofRita = (await lucia.call(blindChecks, {})).items
  const ofLucia = (await rita.call(blindChecks, {})).items
  expect(ofRita.map(({ number }) => number)).toEqual(['1256', '1258'])
  expect(ofLucia.map(({ number }) => number)).toEqual(['1251', '1253'])
  const agrees = await rita.call(checkBlind, { id: ofLucia[0]?.id ?? '', decision: 'approve' })
  expect(agrees).toEqual({ agrees: true, coins: 429 })
})

// A Tuesday, a Sunday that is a holiday too, and the Friday of a holiday.
for (const day of ['2026-11-17', '2026-11-15', '2026-11-20'])
  test(`on ${day} the demo’s documents were issued before they were sent, and are due as promised`, () => {
    const now = Temporal.Instant.from(`${day}T08:00:00-03:00`)
    for (const queued of [...demoQueue, ...demoBlind]) {
      const { sentAt, dueOn, issuedOn } = queueDates(queued, { now, promisedDays: 5 })
      const sentOn = programmeDay(sentAt.epochMilliseconds)
      expect(sentOn < day).toBe(true)
      if (issuedOn) expect(issuedOn <= sentOn).toBe(true)
      expect(dueOn).toBe(businessDaysAfter(sentOn, 5))
      expect(isBusinessDay(dueOn)).toBe(true)
      expect(dueOn < day).toBe(queued.dueIn < 0)
    }
  })

test('what was read in the demo and what was found agree on the number', () => {
  for (const { number, read, findings = [] } of [...demoQueue, ...demoBlind]) {
    const differs = read?.number !== undefined && read.number !== number
    expect(findings.some(({ code }) => code === 'number_differs')).toBe(differs)
  }
})
