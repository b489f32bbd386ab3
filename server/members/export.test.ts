import { expect } from 'vitest'
import { adjustCoins as adjustByTeam } from '#contract/coins-office.ts'
import { updateAvatar } from '#contract/members.ts'
import {
  askMember,
  blockMember,
  changeLevel,
  exportMember,
  refuseMember,
  unblockMember,
  verifyMember,
} from '#contract/members-office.ts'
import { exportData } from '#contract/members-privacy.ts'
import { signIn } from '#contract/sessions.ts'
import { signUp } from '#contract/sign-up.ts'
import { keptActivity, toldActivity } from '#server/audit/told-activity.ts'
import { adjustCoins } from '#server/coins/movements.ts'
import { endpointsByAudit } from '#server/testing/endpoints.ts'
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

test('what the team wrote for itself and who of the team it was are not in it, whoever takes the file', async ({
  api,
  given,
}) => {
  const ana = await given.member({ level: 2 })
  const rita = await given.staff({ role: 'admin', name: 'Rita Que Não Se Diz' })
  const office = api.as(rita)
  const note = 'Nota interna inconfundível'
  const told = { asked: 'Falta o CRMV', refused: 'CRMV ilegível', blocked: 'Duas contas' }
  await office.call(askMember, { id: ana.id, text: told.asked, note })
  await office.call(refuseMember, { id: ana.id, reason: told.refused, note })
  await office.call(verifyMember, { id: ana.id, note })
  await office.call(changeLevel, { id: ana.id, level: 2, reason: note })
  await office.call(adjustByTeam, { id: ana.id, amount: 5, reason: 'Acerto' })
  await office.call(blockMember, { id: ana.id, reason: told.blocked })
  await office.call(unblockMember, { id: ana.id })
  const { access_token: token } = await api.call(signIn, ana)
  const own = await api.as({ token }).call(exportData)
  const { activity } = own.data as { activity: { action: string }[] }
  expect(activity.filter(({ action }) => action.includes('/office/'))).toEqual(
    [
      { action: 'POST /office/members/:id/ask', by: 'team', after: { asked: told.asked } },
      {
        action: 'POST /office/members/:id/refuse',
        by: 'team',
        before: { level: 2 },
        after: { level: 2, refused: told.refused },
      },
      { action: 'POST /office/members/:id/verify', by: 'team', before: { level: 2 }, after: { level: 3 } },
      { action: 'POST /office/members/:id/level', by: 'team', before: { level: 3 }, after: { level: 2 } },
      {
        action: 'POST /office/members/:id/block',
        by: 'team',
        before: { level: 2 },
        after: { level: 1, blocked: told.blocked },
      },
      { action: 'POST /office/members/:id/unblock', by: 'team', before: { level: 1 }, after: { level: 2 } },
    ].map((entry) => ({ ...entry, at: expect.any(String) })),
  )
  for (const file of [own, await office.call(exportMember, { id: ana.id })])
    for (const secret of [note, rita.id, rita.email, 'Rita Que Não Se Diz'])
      expect(JSON.stringify(file)).not.toContain(secret)
})

test('every table that belongs to somebody is in one part of the file', async ({ database, world }) => {
  const tables = new Set((await columnsOfMembers(database)).map(({ table }) => table))
  expect([...tables]).toEqual(expect.arrayContaining(['invoice', 'redemption', 'session', 'audit_entry']))
  const named = world.personalData.flatMap(({ tables }) => Object.keys(tables))
  expect([...tables].filter((table) => !named.includes(table))).toEqual([])
  expect(named).toEqual([...new Set(named)])
})

test('of every column of these tables it is said whether the file tells it or keeps it back', async ({
  database,
  world,
}) => {
  const said = world.personalData.flatMap(({ tables }) =>
    Object.entries(tables).flatMap(([table, { told, kept }]) =>
      [...told, ...kept].map((column) => `${table}.${column}`),
    ),
  )
  const tables = world.personalData.flatMap(({ tables }) => Object.keys(tables))
  const { rows } = await database.pool.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = any($1) order by 1`,
    [tables],
  )
  expect(said.toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})

test('of every action of the audit trail it is said whether the file tells it or keeps it back', () => {
  const actions = endpointsByAudit().told.map(({ method, path }) => `${method} ${path}`)
  // The last is a call of before, which the trail can still name.
  const ofTheProgram = [
    'challenge:cap',
    'invoice:cancelled',
    'secret:rotate',
    'staff:create',
    'staff:shut-out',
    'staff:single-sign-on',
    'POST /office/distributors/import',
  ]
  expect([...Object.keys(toldActivity), ...keptActivity].toSorted()).toEqual(
    [...actions, ...ofTheProgram].toSorted(),
  )
})
