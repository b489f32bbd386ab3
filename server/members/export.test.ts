import { expect } from 'vitest'
import { updateAvatar } from '#contract/members.ts'
import { refuseMember, verifyMember } from '#contract/members-office.ts'
import { exportData } from '#contract/members-privacy.ts'
import { signUp } from '#contract/sign-up.ts'
import { adjustCoins } from '#server/coins/movements.ts'
import { photo } from '#server/testing/pictures.ts'
import { signUpForm } from '#server/testing/sign-up-form.ts'
import { test } from '#server/testing/test.ts'
import { columnsOfMembers } from '#server/testing/traces.ts'

test('the file holds everything about the person', async ({ api, clock, database, given }) => {
  const form = signUpForm({
    profile_type: 'veterinarian',
    profile_value: '12345/SP',
    accept_communications: true,
  })
  const chrome = api.with({ userAgent: 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36' })
  const { access_token: token } = await chrome.call(signUp, form)
  await api.as({ token }).call(updateAvatar, { image: await photo({ width: 200, height: 200 }) })
  const { id } = await database.db
    .selectFrom('member')
    .select('id')
    .where('email', '=', form.email)
    .executeTakeFirstOrThrow()
  const rita = await given.staff({ role: 'admin', name: 'Rita Que Não Se Diz' })
  await api.as(rita).call(refuseMember, { id, reason: 'CRMV ilegível' })
  await api.as(rita).call(verifyMember, { id })

  const file = await api.as({ token }).call(exportData)
  const now = clock.now().toString()
  expect(file).toMatchObject({
    exported_at: now,
    data: {
      account: {
        name: form.name,
        email: form.email,
        cpf: form.cpf,
        phone: '62998877665',
        profile_value: '12345/SP',
        level: 3,
        address: { cep: '74003010', city: 'Goiânia', number: '310' },
        images: { avatar: expect.stringMatching(/^\/files\/people\//), cover: null },
        created_at: now,
      },
      consents: [
        { kind: 'communications', version: '1', given_at: now, withdrawn_at: null },
        { kind: 'privacy', version: '1', given_at: now },
        { kind: 'regulation', version: '1', given_at: now },
      ],
      coins: { coins: 0, points: 0, movements: [] },
      sessions: { open: [{ device: 'Chrome · Android', started_at: now }], recovery_links: [] },
      promoter: { code: null, people: 0 },
      activity: [
        { action: 'POST /user/create', by: 'person' },
        { action: 'POST /user/update/image/profile', by: 'person' },
        { action: 'POST /office/members/:id/refuse', by: 'team', after: { refused: 'CRMV ilegível' } },
        { action: 'POST /office/members/:id/verify', by: 'team' },
      ],
    },
  })
  const text = JSON.stringify(file)
  expect(text).not.toContain('Rita Que Não Se Diz')
  expect(text).not.toContain(rita.id)
  expect(text).not.toContain('argon2')
})

test('the file of a person is about nobody else', async ({ api, given }) => {
  const ana = await given.member({ name: 'Ana Primeira' })
  const bia = await given.member({ name: 'Bia Segunda', coins: 30 })
  const text = JSON.stringify(await api.as(ana).call(exportData))
  expect(text).toContain('Ana Primeira')
  expect(text).not.toMatch(new RegExp(`Bia Segunda|${bia.email}|${bia.id}`))
})

test('all movements of the coins are in it, however many pages they fill', async ({
  api,
  given,
  database,
  clock,
}) => {
  const ana = await given.member({ coins: 40 })
  const gift = {
    memberId: ana.id,
    coins: 1,
    staffId: crypto.randomUUID(),
    reason: 'Mais um',
    now: clock.now(),
  }
  await database.transaction(async (tx) => {
    for (let more = 0; more < 70; more++) await adjustCoins(tx, gift)
  })
  const { data } = await api.as(ana).call(exportData)
  expect(data.coins).toMatchObject({ coins: 110 })
  const { movements } = data.coins as { movements: { reason: string }[] }
  expect(movements).toHaveLength(71)
  expect(movements.at(-1)).toMatchObject({ amount: 40, reason: 'Presente' })
})

test('a promoter can download their data too', async ({ api, given }) => {
  const promoter = await given.promoter({ code: 'EXPORT1' })
  await given.member({ promoter, name: 'Quem Veio Com O Código' })
  const file = await api.as(promoter).call(exportData)
  expect(file.data).toMatchObject({ promoter: { code: 'EXPORT1', people: 1 }, coins: null })
  expect(JSON.stringify(file)).not.toContain('Quem Veio')
})

test('every table that belongs to somebody is in one part of the file', async ({ database, world }) => {
  const tables = new Set((await columnsOfMembers(database)).map(({ table }) => table))
  expect([...tables]).toEqual(expect.arrayContaining(['invoice', 'redemption', 'session', 'audit_entry']))
  const named = world.personalData.flatMap(({ tables }) => tables)
  expect([...tables].filter((table) => !named.includes(table))).toEqual([])
  expect(named).toEqual([...new Set(named)])
})
