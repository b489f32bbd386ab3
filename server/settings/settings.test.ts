import { expect } from 'vitest'
import { auditTrail } from '#contract/audit.ts'
import { changeSettings, readSettings } from '#contract/settings.ts'
import { test } from '#server/testing/test.ts'

test('a setting is changed by an admin, and the trail says what it was before', async ({ api, given }) => {
  const admin = api.as(await given.staff({ role: 'admin' }))
  const { version, undo_seconds } = await admin.call(readSettings)
  expect(undo_seconds).toBe(10)
  await admin.call(changeSettings, { version, undo_seconds: 20, claim_minutes: 5 })
  expect(await admin.call(readSettings)).toMatchObject({ undo_seconds: 20, version: version + 1 })
  const [entry] = (await admin.call(auditTrail, {})).items
  expect(entry).toMatchObject({ before: { undo_seconds: 10 }, after: { undo_seconds: 20 } })
})

test('whoever is slower is told, and out of bounds is refused by its field', async ({ api, given }) => {
  const admin = api.as(await given.staff({ role: 'admin' }))
  const { version } = await admin.call(readSettings)
  const rivals = await Promise.all(
    [30, 40].map((undo_seconds) => admin.try(changeSettings, { version, undo_seconds })),
  )
  expect(rivals.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await admin.try(changeSettings, { version, blind_check_percent: 101 })).toMatchObject({
    status: 422,
    answer: { errors: { blind_check_percent: expect.any(Array) } },
  })
})

test('a prize tied to the ranking needs nothing but both of its parts to be shown', async ({
  api,
  given,
}) => {
  const admin = api.as(await given.staff({ role: 'admin' }))
  const { version } = await admin.call(readSettings)
  const texts = { 'pt-BR': 'Uma viagem', es: 'Un viaje', en: 'A trip' }
  await admin.call(changeSettings, {
    version,
    ranking_prize_texts: texts,
    ranking_authorisation: 'SPA/ME 04.012345/2026',
  })
  expect(await admin.call(readSettings)).toMatchObject({ ranking_prize_texts: texts })
})
