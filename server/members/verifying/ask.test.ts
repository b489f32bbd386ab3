import { expect } from 'vitest'
import { currentUser, sendAskedDocument, updateData } from '#contract/members.ts'
import { askMember, refuseMember, resendMail, verifyMember } from '#contract/members-office.ts'
import { exportData } from '#contract/members-privacy.ts'
import { verification, verificationQueue } from '#contract/members-verification.ts'
import { listNotifications } from '#contract/notifications.ts'
import { photo } from '#server/testing/pictures.ts'
import { test } from '#server/testing/test.ts'
import { allFiles } from '#server/testing/traces.ts'

const text = 'Escreva o nome da clínica como está na <placa>.'

test('who is asked is told by mail and in the app, and goes on waiting, after the others', async ({
  api,
  given,
  clock,
  mailbox,
  runJobs,
}) => {
  const rita = api.as(await given.staff({ role: 'reviewer' }))
  const helena = await given.member({ name: 'Helena Prado', level: 2, language: 'es' })
  clock.advance({ hours: 1 })
  await given.member({ name: 'Otávio Reis', level: 2 })
  const waiting = async () => (await rita.call(verificationQueue, {})).items
  await rita.call(askMember, { id: helena.id, text })
  await runJobs()
  const [mail] = mailbox.to(helena.email)
  expect(mail?.subject).toBe('Falta un dato de tu registro')
  expect(mail?.text).toContain(text)
  expect(mail?.text).toContain('/editar-dados')
  expect(mail?.html).toContain('&lt;placa&gt;')
  expect(await api.as(helena).with({ language: 'en' }).call(listNotifications)).toMatchObject([
    { kind: 'data_asked', title: `To confirm your registration: ${text}`, link: '/editar-dados' },
  ])
  expect((await api.as(helena).call(currentUser)).data_asked).toBe(text)
  expect(await waiting()).toMatchObject([
    { name: 'Otávio Reis', asked: null },
    { name: 'Helena Prado', asked: { text, at: clock.now().toString(), given_at: null } },
  ])

  clock.advance({ hours: 1 })
  const given_at = clock.now().toString()
  const changed = { email: helena.email, name: 'Helena Prado', profile_name: 'Vida', phone: '51998762207' }
  await api.as(helena).call(updateData, changed)
  expect(await api.as(helena).call(currentUser)).not.toHaveProperty('data_asked')
  expect(await waiting()).toMatchObject([
    { name: 'Helena Prado', asked: { given_at } },
    { name: 'Otávio Reis' },
  ])
})

test('one question at a time, however many ask it, and the mail is sent again on request', async ({
  api,
  given,
  mailbox,
  runJobs,
}) => {
  const rita = await given.staff({ role: 'support' })
  const ana = await given.member({ level: 2 })
  const outcomes = await Promise.all(
    Array.from({ length: 5 }, () => api.as(rita).try(askMember, { id: ana.id, text })),
  )
  expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
  await api.as(rita).call(resendMail, { id: ana.id, mail: 'decision' })
  await runJobs()
  expect(mailbox.to(ana.email).filter((mail) => mail.text.includes(text))).toHaveLength(2)
})

test('a decision answers it: nothing stays asked of who is confirmed or refused', async ({ api, given }) => {
  const rita = api.as(await given.staff({ role: 'reviewer' }))
  const [ana, bia] = [await given.member({ level: 2 }), await given.member({ level: 2 })]
  for (const { id } of [ana, bia]) await rita.call(askMember, { id, text, note: 'Placa no mapa.' })
  await rita.call(verifyMember, { id: ana.id })
  await rita.call(refuseMember, { id: bia.id, reason: 'Não respondeu.' })
  for (const person of [ana, bia]) {
    expect(await api.as(person).call(currentUser)).not.toHaveProperty('data_asked')
    expect(await rita.call(verification, { id: person.id })).toMatchObject({ asked: null })
    expect((await rita.try(askMember, { id: person.id, text })).status).toBe(409)
  }
  expect((await rita.try(askMember, { id: (await given.promoter()).id, text })).status).toBe(409)
  expect((await rita.try(askMember, { id: ana.id, text: ' ' })).status).toBe(422)
})

test('what was asked for is sent as a picture or PDF, seen by the team alone, and told in the own file', async ({
  api,
  app,
  given,
  clock,
  files,
  runJobs,
}) => {
  const rita = api.as(await given.staff({ role: 'reviewer' }))
  const ana = await given.member({ level: 2 })
  const pdf = new Blob(['%PDF-1.7 carteira'])
  const documents = async () =>
    (await allFiles(files)).filter((key) => key.startsWith('private/asked-documents/'))
  expect(await api.as(ana).try(sendAskedDocument, { image: pdf })).toMatchObject({
    status: 409,
    answer: { error: 'A equipe não está esperando nenhum documento seu.' },
  })
  expect(await documents()).toEqual([])
  await rita.call(askMember, { id: ana.id, text: 'Mande uma foto da carteira do CRMV.' })
  expect(await api.as(ana).try(sendAskedDocument, { image: new Blob(['<svg/>']) })).toMatchObject({
    status: 422,
    answer: { errors: { image: ['Envie uma foto JPEG, PNG ou WebP, ou um PDF.'] } },
  })
  await api.as(ana).call(sendAskedDocument, { image: pdf })
  expect(await api.as(ana).call(currentUser)).not.toHaveProperty('data_asked')

  await api.as(ana).call(sendAskedDocument, { image: await photo({ width: 200, height: 100 }) })
  await runJobs()
  expect(await documents()).toEqual([expect.stringMatching(/\.jpeg$/)])
  const { document, asked } = await rita.call(verification, { id: ana.id })
  expect(asked?.given_at).toBe(clock.now().toString())
  expect(document).toMatchObject({ type: 'image', sent_at: clock.now().toString() })
  const seen = await app.inject({ url: document?.link ?? '' })
  expect([seen.statusCode, seen.headers['content-type']]).toEqual([200, 'image/jpeg'])
  expect(
    (await app.inject({ url: (document?.link ?? '').replace(/signature=.*/, 'signature=x') })).statusCode,
  ).toBe(404)

  const { data } = await api.as(ana).call(exportData)
  expect(data.asked_document).toEqual(document)
  const bia = await given.member({ level: 2 })
  expect((await rita.call(verification, { id: bia.id })).document).toBeNull()
})
