import { expect } from 'vitest'
import { updateData } from '#contract/members.ts'
import { exportData } from '#contract/members-privacy.ts'
import { requestPasswordReset, resetPassword } from '#contract/passwords.ts'
import { choosePhoneMessages, phoneMessages, provePhone, sendPhoneCode } from '#contract/phone-messages.ts'
import { signIn } from '#contract/sessions.ts'
import { newPhone, testWithGateway } from '#server/testing/phone-messages-test.ts'

const perHour = 60
const test = testWithGateway({ channel: 'sms', perHour })

test('a code that comes to the phone proves it, and turns the notices on', async ({
  api,
  withPhone,
  runJobs,
  sent,
  mailbox,
}) => {
  const ana = await withPhone()
  const state = () => api.as(ana).call(phoneMessages)
  expect(await state()).toEqual({ channel: 'sms', has_phone: true, is_proved: false, is_on: false })
  expect((await api.as(ana).try(choosePhoneMessages, { is_on: true })).status).toBe(404)
  await api.as(ana).call(sendPhoneCode)
  await runJobs()
  const [message] = sent(ana.phone)
  expect(message).toMatchObject({ code: expect.stringMatching(/^\d{6}$/), lang: 'pt_BR' })
  expect(message?.text).toBe(
    `Petisco: ${message?.code} é o seu código. Vale por 10 minutos. Não passe para ninguém.`,
  )
  const code = ` ${message?.code?.slice(0, 3)} ${message?.code?.slice(3)}`
  await api.as(ana).call(provePhone, { code })
  expect(await state()).toEqual({ channel: 'sms', has_phone: true, is_proved: true, is_on: true })
  expect(await api.as(ana).try(provePhone, { code })).toMatchObject({
    status: 409,
    answer: { code: 'phone_code_spent' },
  })
  await runJobs()
  const [mail] = mailbox.to(ana.email)
  expect(mail?.subject).toBe('Um celular foi confirmado na sua conta')
  expect(mail?.text).toContain(`o celular com final ${ana.phone.slice(-4)} foi confirmado`)
  expect(mail?.text).not.toContain(ana.phone)
  await api.as(ana).call(choosePhoneMessages, { is_on: false })
  expect(await state()).toMatchObject({ is_proved: true, is_on: false })
})

test.for([
  ['es', 'es tu código'],
  ['en', 'is your code'],
] as const)(
  'the message speaks the person’s language: %s',
  async ([language, words], { api, withPhone, runJobs, sent }) => {
    const ana = await withPhone({ language })
    await api.as(ana).call(sendPhoneCode)
    await runJobs()
    expect(sent(ana.phone)[0]).toMatchObject({ lang: language, text: expect.stringContaining(words) })
  },
)

test('another phone is not proved, and the code for the old one proves nothing', async ({
  api,
  proved,
  codeFor,
}) => {
  const ana = await proved()
  const [code, phone] = [await codeFor(ana), newPhone()]
  await api.as(ana).call(updateData, { email: ana.email, name: 'Ana', profile_name: 'Bom Amigo', phone })
  expect(await api.as(ana).call(phoneMessages)).toMatchObject({ is_proved: false, is_on: false })
  expect((await api.as(ana).try(provePhone, { code })).status).toBe(409)
  expect((await api.as(ana).try(choosePhoneMessages, { is_on: true })).status).toBe(404)
})

test('of forty guesses at the same time five are looked at', async ({ api, withPhone, codeFor }) => {
  const ana = await withPhone()
  const code = await codeFor(ana)
  const wrong = code === '000000' ? '000001' : '000000'
  const guesses = await Promise.all(
    Array.from({ length: 40 }, () => api.as(ana).try(provePhone, { code: wrong })),
  )
  expect(guesses.filter(({ status }) => status === 422)).toHaveLength(5)
  expect(guesses.find(({ status }) => status === 422)).toMatchObject({
    answer: { errors: { code: ['Este código não confere. Veja a mensagem de novo.'] } },
  })
  expect((await api.as(ana).try(provePhone, { code })).status).toBe(409)
})

test('a code is good for ten minutes, and a newer one replaces it', async ({
  api,
  withPhone,
  codeFor,
  sent,
  clock,
}) => {
  const ana = await withPhone()
  for (let n = 0; n < 2; n++) await codeFor(ana)
  const [first, second] = sent(ana.phone)
  expect(first?.id).not.toBe(second?.id)
  if (first?.code !== second?.code)
    expect((await api.as(ana).try(provePhone, { code: first?.code ?? '' })).status).toBe(422)
  clock.advance({ minutes: 10 })
  expect((await api.as(ana).try(provePhone, { code: second?.code ?? '' })).status).toBe(409)
})

test('who has been signed in for long shows who they are first', async ({ api, withPhone, clock }) => {
  const ana = await withPhone()
  clock.advance({ minutes: 16 })
  expect(await api.as(ana).try(sendPhoneCode)).toMatchObject({
    status: 409,
    answer: { code: 'proof_needed' },
  })
})

test('one phone gets five codes, whoever asks for them; without a phone there is nothing to send to', async ({
  api,
  given,
  withPhone,
  database,
}) => {
  const [ana, bia] = [await withPhone(), await withPhone()]
  await database.pool.query('update member set phone = $1 where id = $2', [ana.phone, bia.id])
  for (const person of [ana, bia, ana, bia, ana]) await api.as(person).call(sendPhoneCode)
  for (const person of [ana, bia]) expect((await api.as(person).try(sendPhoneCode)).status).toBe(429)
  const nobody = await given.member()
  expect((await api.as(nobody).try(sendPhoneCode)).status).toBe(404)
  expect(await api.as(nobody).call(phoneMessages)).toMatchObject({ has_phone: false })
})

test('one network gets thirty codes an hour', async ({ api, withPhone }) => {
  const statuses: number[] = []
  for (let n = 0; n < 32; n++)
    statuses.push(
      (
        await api
          .as(await withPhone())
          .with({ address: '203.0.113.77' })
          .try(sendPhoneCode)
      ).status,
    )
  expect(statuses.filter((status) => status === 200)).toHaveLength(30)
  expect(statuses.at(-1)).toBe(429)
})

test('a code that the gateway cannot take is sent again, the same under the same id, and never after its time', async ({
  api,
  withPhone,
  runJobs,
  sent,
  server,
  database,
  due,
  clock,
}) => {
  // Those of the tests before would take the answers.
  await database.pool.query('delete from graphile_worker._private_jobs')
  const ana = await withPhone()
  await api.as(ana).call(sendPhoneCode)
  server.answers.push({ status: 500 }, 'nothing', { status: 429, headers: { 'Retry-After': '60' } })
  for (let n = 0; n < 5; n++) {
    await runJobs()
    await due()
  }
  const [first, ...others] = sent(ana.phone)
  expect(others).toEqual([first, first, first])
  await api.as(ana).call(provePhone, { code: first?.code ?? '' })

  await api.as(ana).call(sendPhoneCode)
  server.answers.push({ status: 500 })
  await runJobs()
  clock.advance({ minutes: 11 })
  await due()
  await runJobs()
  expect(sent(ana.phone)).toHaveLength(5)

  const bia = await withPhone()
  await api.as(bia).call(sendPhoneCode)
  server.answers.push({ status: 503, headers: { 'Retry-After': '3600' } })
  await runJobs()
  await due()
  await runJobs()
  expect(sent(bia.phone)).toHaveLength(1)
})

test('what the gateway refuses is not sent again, and the log tells neither phone nor code', async ({
  api,
  withPhone,
  runJobs,
  sent,
  server,
  due,
  logLines,
  app,
}) => {
  const ana = await withPhone()
  await api.as(ana).call(sendPhoneCode)
  server.answers.push({ status: 400 })
  await runJobs()
  await due()
  await runJobs()
  expect(sent(ana.phone)).toHaveLength(1)
  const told = logLines.filter((line) => line.includes('the gateway did not take a message'))
  expect(JSON.parse(told.at(-1) ?? '{}')).toMatchObject({
    level: 40,
    kind: 'code',
    reason: '400',
    attempt: 1,
  })
  const everything = logLines.join('\n')
  for (const secret of [ana.phone, sent(ana.phone)[0]?.code ?? '-', '62998877001'])
    expect(everything).not.toContain(secret)
  const { body } = await app.inject({ url: '/metrics' })
  expect(body).toMatch(/petisco_phone_messages_total\{kind="code",outcome="failed"\} [1-9]/)
})

test('four workers send a message once', async ({ api, withPhone, runJobs, sent, database }) => {
  const ana = await withPhone()
  await api.as(ana).call(sendPhoneCode)
  // As after a process died between the end of an attempt and the end of its job.
  await database.pool.query(`
    select graphile_worker.add_job('phone-code', json_build_object('memberId', member_id, 'id', id))
    from phone_code cross join generate_series(1, 3) where member_id = '${ana.id}'`)
  await Promise.all([runJobs(), runJobs(), runJobs(), runJobs()])
  expect(sent(ana.phone)).toHaveLength(1)
})

test('who asks for a password gets a link on a proved phone too, which says nothing about the mailbox', async ({
  api,
  proved,
  withPhone,
  runJobs,
  sent,
  mailbox,
  database,
}) => {
  const [ana, unproved] = [await proved(), await withPhone()]
  const answers = []
  for (const email of [ana.email, unproved.email, 'ninguem-aqui@test.example'])
    answers.push(await api.try(requestPasswordReset, { email }))
  for (const answer of answers) expect(answer).toMatchObject({ status: 200, answer: {} })
  await runJobs()
  expect(sent(unproved.phone)).toEqual([])
  expect(mailbox.to(ana.email).map(({ subject }) => subject)).toContain('Criar uma nova senha')
  const { text = '' } = sent(ana.phone).at(-1) ?? {}
  const [, token = ''] = /https:\/\/petisco\.test\/redefinir-senha\?token=([\w-]{43}) /.exec(text) ?? []
  const chosen = { password: 'tijolo verde 7', password_confirmation: 'tijolo verde 7' }
  await api.call(resetPassword, { token, ...chosen })
  expect((await api.try(signIn, { email: ana.email, password: chosen.password })).status).toBe(200)
  const { rows } = await database.pool.query('select email_confirmed_at from member where id = $1', [ana.id])
  expect(rows).toEqual([{ email_confirmed_at: null }])
})

test('a link to the phone is good for fifteen minutes; a password that came by mail gives the phone up', async ({
  api,
  proved,
  runJobs,
  sent,
  mailbox,
  clock,
}) => {
  const ana = await proved()
  await api.call(requestPasswordReset, { email: ana.email })
  await runJobs()
  const tokenIn = (text = '') => /token=([\w-]{43})/.exec(text)?.[1] ?? ''
  const chosen = { password: 'tijolo verde 7', password_confirmation: 'tijolo verde 7' }
  clock.advance({ minutes: 15 })
  const late = { token: tokenIn(sent(ana.phone).at(-1)?.text), ...chosen }
  expect((await api.try(resetPassword, late)).status).toBe(409)
  await api.call(resetPassword, {
    token: tokenIn(mailbox.to(ana.email).findLast(({ text }) => text.includes('token='))?.text),
    ...chosen,
  })
  const { access_token: token } = await api.call(signIn, { email: ana.email, password: chosen.password })
  expect(await api.as({ token }).call(phoneMessages)).toMatchObject({ is_proved: false, is_on: false })
})

test('the phone is in the person’s own data', async ({ api, proved }) => {
  const ana = await proved()
  const { data } = await api.as(ana).call(exportData)
  expect(data).toMatchObject({
    sessions: { phone: { proved: { phone: ana.phone } } },
    notifications: { messages: [{ kind: 'code' }] },
  })
})

test('when the hour is full nobody is sent anything more, and whoever asks is told', async ({
  api,
  proved,
  withPhone,
  runJobs,
  sent,
  database,
  app,
  clock,
}) => {
  const ana = await proved()
  await database.pool.query(
    `insert into phone_message (id, member_id, kind, begun_at) select uuidv7(), $1, 'notice', $2 from generate_series(1, $3)`,
    [ana.id, clock.now().toString(), perHour],
  )
  expect((await api.as(await withPhone()).try(sendPhoneCode)).status).toBe(429)
  const before = sent(ana.phone).length
  await api.call(requestPasswordReset, { email: ana.email })
  await runJobs()
  expect(sent(ana.phone)).toHaveLength(before)
  expect((await app.inject({ url: '/metrics' })).body).toContain(
    'petisco_phone_messages_total{kind="recovery",outcome="held"} 1',
  )
})
