import { expect } from 'vitest'
import { currentUser, updateData } from '#contract/members.ts'
import {
  askMember,
  blockMember,
  refuseMember,
  unblockMember,
  verifyMember,
} from '#contract/members-office.ts'
import { myNetwork } from '#contract/promoters.ts'
import { signIn } from '#contract/sessions.ts'
import { businessDaysAfter, programmeDay } from '#domain/business-days.ts'
import { test } from '#server/testing/test.ts'

const reason = 'O CRMV informado não consta no conselho de <MG>.'

test('who is verified becomes a member, is told by mail, and the trail says who did it', async ({
  api,
  given,
  mailbox,
  runJobs,
  database,
}) => {
  const rita = await given.staff({ role: 'reviewer' })
  const ana = await given.member({ level: 2 })
  await api.as(rita).call(verifyMember, { id: ana.id })
  expect((await api.as(ana).call(currentUser)).level.id).toBe(3)
  await runJobs()
  expect(mailbox.to(ana.email).map(({ subject }) => subject)).toEqual(['Cadastro confirmado'])
  const trail = await database.db
    .selectFrom('audit_entry')
    .select(['actor_id', 'action', 'before', 'after'])
    .where('subject_id', '=', ana.id)
    .execute()
  expect(trail).toEqual([
    {
      actor_id: rita.id,
      action: 'POST /office/members/:id/verify',
      before: { level: 2 },
      after: { level: 3 },
    },
  ])
})

test('who is refused stays at level 2 and reads the reason, as text, in their language', async ({
  api,
  given,
  mailbox,
  runJobs,
}) => {
  const rita = await given.staff()
  const bia = await given.promoter()
  const ana = await given.member({ level: 2, language: 'es', promoter: bia })
  await api.as(rita).call(refuseMember, { id: ana.id, reason })
  expect((await api.as(ana).call(currentUser)).level.id).toBe(2)
  expect((await api.as(bia).call(myNetwork)).people[0]?.verification).toBe('refused')
  await runJobs()
  const [mail] = mailbox.to(ana.email)
  expect(mail?.subject).toBe('No pudimos confirmar tu registro')
  expect(mail?.text).toContain(reason)
  expect(mail?.html).toContain('de &lt;MG&gt;.')
})

test('who was refused can still be verified', async ({ api, given }) => {
  const rita = await given.staff()
  const ana = await given.member({ level: 2 })
  await api.as(rita).call(refuseMember, { id: ana.id, reason })
  await api.as(rita).call(verifyMember, { id: ana.id })
  expect((await api.as(ana).call(currentUser)).level.id).toBe(3)
})

test('of ten decisions at the same instant one counts and one mail goes out', async ({
  api,
  given,
  mailbox,
  runJobs,
}) => {
  const rita = await given.staff()
  const ana = await given.member({ level: 2 })
  const outcomes = await Promise.all(
    Array.from({ length: 10 }, () => api.as(rita).try(verifyMember, { id: ana.id })),
  )
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  expect(outcomes.find(({ ok }) => !ok)).toMatchObject({ status: 409, answer: { code: 'stale' } })
  await runJobs()
  expect(mailbox.to(ana.email)).toHaveLength(1)
})

test('a block ends the sessions and closes the door; lifting it gives the level back', async ({
  api,
  given,
  mailbox,
  runJobs,
}) => {
  const support = api.as(await given.staff({ role: 'support' }))
  const ana = await given.member({ level: 3 })
  await support.call(blockMember, { id: ana.id, reason })
  expect((await api.as(ana).try(currentUser)).status).toBe(401)
  expect(await api.try(signIn, ana)).toMatchObject({
    status: 401,
    answer: { error: expect.stringContaining('bloqueada') },
  })
  expect((await support.try(blockMember, { id: ana.id, reason })).status).toBe(409)
  await support.call(unblockMember, { id: ana.id })
  expect((await support.try(unblockMember, { id: ana.id })).status).toBe(409)
  expect((await api.as(ana).try(currentUser)).status).toBe(401)
  const { access_token: token } = await api.call(signIn, ana)
  expect((await api.as({ token }).call(currentUser)).level.id).toBe(3)
  await runJobs()
  expect(mailbox.to(ana.email).map(({ subject }) => subject)).toEqual([
    'Sua conta foi bloqueada',
    'Sua conta está aberta de novo',
  ])
})

test('who was blocked while being verified goes on being verified', async ({ api, given }) => {
  const support = api.as(await given.staff({ role: 'support' }))
  const ana = await given.member({ level: 2 })
  await support.call(blockMember, { id: ana.id, reason })
  await support.call(unblockMember, { id: ana.id })
  const { access_token: token } = await api.call(signIn, ana)
  expect((await api.as({ token }).call(currentUser)).level.id).toBe(2)
})

test('no session slips through a block', async ({ api, given }) => {
  const support = api.as(await given.staff({ role: 'support' }))
  for (let round = 0; round < 5; round++) {
    const ana = await given.member()
    const [signedIn] = await Promise.all([
      api.try(signIn, ana),
      support.call(blockMember, { id: ana.id, reason }),
    ])
    await support.call(unblockMember, { id: ana.id })
    if (!signedIn.ok) continue
    const outcome = await api.as({ token: signedIn.answer.access_token }).try(currentUser)
    expect(outcome.status).toBe(401)
  }
})

test('members are not verified twice, promoters never, and nobody is a 404', async ({ api, given }) => {
  const rita = api.as(await given.staff())
  const member = await given.member({ level: 3 })
  const promoter = await given.promoter()
  expect((await rita.try(verifyMember, { id: member.id })).status).toBe(409)
  expect((await rita.try(refuseMember, { id: member.id, reason })).status).toBe(409)
  expect((await rita.try(verifyMember, { id: promoter.id })).status).toBe(409)
  expect((await rita.try(verifyMember, { id: '01999999-0000-7000-8000-000000000000' })).status).toBe(404)
  expect((await rita.try(verifyMember, { id: 'nobody' })).status).toBe(422)
})

test('a refusal without a reason is refused', async ({ api, given }) => {
  const rita = api.as(await given.staff())
  const ana = await given.member({ level: 2 })
  expect((await rita.try(refuseMember, { id: ana.id, reason: '  ' })).status).toBe(422)
})

test('only those decide whose work it is', async ({ api, given }) => {
  const ana = await given.member({ level: 2 })
  const statusFor = async (role: 'reviewer' | 'catalogue' | 'analyst') => {
    const office = api.as(await given.staff({ role }))
    const verify = await office.try(verifyMember, { id: '01999999-0000-7000-8000-000000000000' })
    const block = await office.try(blockMember, { id: '01999999-0000-7000-8000-000000000000', reason })
    return [verify.status, block.status]
  }
  expect(await statusFor('reviewer')).toEqual([404, 403])
  expect(await statusFor('catalogue')).toEqual([403, 403])
  expect(await statusFor('analyst')).toEqual([403, 403])
  expect((await api.as(ana).try(verifyMember, { id: ana.id })).status).toBe(401)
})

test('who waits is told the day by which the team looks, from signing up or from the answer', async ({
  api,
  given,
  clock,
  database,
}) => {
  const rita = api.as(await given.staff())
  const ana = await given.member({ level: 2 })
  const told = async () => (await api.as(ana).call(currentUser)).verification
  const dueAfter = (days: number) => businessDaysAfter(programmeDay(clock.now().epochMilliseconds), days)
  expect(await told()).toEqual({ is_email_confirmed: false, due_on: dueAfter(2), refusal: null })
  await database.pool.query('update setting set verification_business_days = 3')
  await database.pool.query('update member set email_confirmed_at = $2 where id = $1', [
    ana.id,
    clock.now().toString(),
  ])
  expect(await told()).toMatchObject({ is_email_confirmed: true, due_on: dueAfter(3) })
  await rita.call(askMember, { id: ana.id, text: 'Uma foto do crachá.' })
  expect(await told()).toMatchObject({ due_on: null })
  clock.advance({ hours: 24 * 4 })
  const own = { name: 'Ana Souza', profile_name: 'Clínica Bom Amigo', phone: '(62) 99887-7665' }
  await api.as(ana).call(updateData, { ...own, email: ana.email })
  expect(await told()).toMatchObject({ due_on: dueAfter(3) })
  await rita.call(refuseMember, { id: ana.id, reason })
  expect(await told()).toMatchObject({ due_on: null, refusal: reason })
  await database.pool.query('update setting set verification_business_days = 2')
  const promoter = await given.promoter()
  for (const other of [await given.member(), promoter])
    expect((await api.as(other).call(currentUser)).verification).toBeUndefined()
})
