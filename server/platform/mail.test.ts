import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { passwordRecovery } from '#server/testing/mail-samples/password-recovery.ts'
import { smtpServer } from '#server/testing/smtp-server.ts'
import { greetMailServer, openMail } from './mail.ts'

const from = { name: 'Petisco', address: 'nao-responda@petisco.test' }
const message = {
  to: 'ana@test.example',
  subject: 'Sua nota foi aprovada: +320 moedas',
  text: 'Olá, Ana',
  html: '<p>Olá, Ana</p>',
}

test('with an SMTP server the message is delivered to it', async () => {
  const { port, received } = await smtpServer()
  await openMail({ smtpUrl: `smtp://127.0.0.1:${port}`, from, folder: '/nowhere' }).send(message)
  expect(received).toHaveLength(1)
  expect(received[0]).toMatchObject({ from: 'nao-responda@petisco.test', to: ['ana@test.example'] })
  expect(received[0]?.source).toContain('multipart/alternative')
})

test('the logo travels inside the message, beside the HTML that shows it', async () => {
  const { port, received } = await smtpServer()
  const mail = openMail({ smtpUrl: `smtp://127.0.0.1:${port}`, from, folder: '/nowhere' })
  await mail.send({ to: 'ana@test.example', ...passwordRecovery('pt-BR') })
  const source = received[0]?.source ?? ''
  const parts = source.match(/(?<=^Content-Type: )[\w/]+/gm)
  expect(parts).toEqual([
    'multipart/alternative',
    'text/plain',
    'multipart/related',
    'text/html',
    'image/png',
  ])
  expect(source).toContain('Content-Disposition: inline; filename=logo.png')
  const [, encoded = ''] = /Content-Id: <logo\.png@mail>.*?\r\n\r\n(.*?)\r\n--/is.exec(source) ?? []
  const logo = await readFile(new URL('../../brand/icons/mail-logo.png', import.meta.url))
  expect(Buffer.from(encoded, 'base64').equals(logo)).toBe(true)
})

test('whom a mail is from and where answers go is as it was set', async () => {
  const { port, received } = await smtpServer()
  const mailFrom = { name: 'Clube São Bento, Ração & Cia', address: 'ola@clube.test' }
  const replyTo = { address: 'ajuda@clube.test' }
  await openMail({ smtpUrl: `smtp://127.0.0.1:${port}`, from: mailFrom, replyTo, folder: '/nowhere' }).send(
    message,
  )
  expect(received[0]).toMatchObject({ from: 'ola@clube.test' })
  expect(received[0]?.source).toMatch(/^From: =\?UTF-8\?.*\?= <ola@clube\.test>\r\nTo/s)
  expect(received[0]?.source).toMatch(/^Reply-To: ajuda@clube\.test/m)
})

test('an SMTP server that refuses is a failure that the job will retry', async () => {
  const mail = openMail({ smtpUrl: 'smtp://127.0.0.1:1', from, folder: '/nowhere' })
  await expect(mail.send(message)).rejects.toThrow('ECONNREFUSED')
})

test('who a refused message was for is not told by the failure', async () => {
  const { port } = await smtpServer({
    refusing: '550 5.1.1 <ana@test.example>: no mailbox of Ana Souza here',
  })
  const mail = openMail({ smtpUrl: `smtp://127.0.0.1:${port}`, from, folder: '/nowhere' })
  const failure = await mail.send(message).catch((error: Error) => error)
  expect(String(failure)).toBe('Error: the mail could not be sent: EENVELOPE 550')
  expect(inspect(failure)).not.toMatch(/ana/i)
})

test('without an SMTP server each message becomes a file that mail programs open', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'petisco-mail-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const mail = openMail({ smtpUrl: undefined, from, folder: join(folder, 'mail') })
  await mail.send(message)
  await mail.send(message)
  const names = await readdir(join(folder, 'mail'))
  expect(names).toHaveLength(2)
  const text = await readFile(join(folder, 'mail', names[0] ?? ''), 'utf8')
  expect(text).toMatch(/^To: ana@test\.example/m)
  expect(text).toMatch(/^Subject: /m)
})

test('a mail server that says nothing is given up within seconds', async () => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  onTestFinished(() => void silent.close())
  const address = silent.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const mail = openMail({ smtpUrl: `smtp://127.0.0.1:${port}`, from, folder: '/nowhere' })
  const begun = performance.now()
  await expect(mail.send(message)).rejects.toThrow('the mail could not be sent')
  expect(performance.now() - begun).toBeLessThan(9000)
})

test('a mail server that greets us takes mails, one that is not there does not', async () => {
  const { port } = await smtpServer()
  await greetMailServer(`smtp://127.0.0.1:${port}`)
  await expect(greetMailServer('smtp://ana:secret@127.0.0.1:1')).rejects.toThrow(
    'the mail server does not take mails: connect ECONNREFUSED 127.0.0.1:1',
  )
})
