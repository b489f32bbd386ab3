import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('without settings everything has its default', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    dataDir: resolve('data'),
    databaseUrl: undefined,
    demo: true,
    roles: { web: true, worker: true },
    limits: true,
    logLevel: 'info',
  })
})

test('files are kept on disk below the data folder unless told otherwise', () => {
  expect(readConfig({ DATA_DIR: '/srv/petisco' }).filesUrl.href).toBe('file:///srv/petisco/files')
  expect(readConfig({ FILES_URL: 's3://key:secret@s3.test/bucket' }).filesUrl.host).toBe('s3.test')
})

test.for([
  ['DATABASE_URL', 'postgres://petisco@db.test/petisco'],
  ['PUBLIC_URL', 'https://petisco.test'],
  ['PUBLIC_URL', 'http://192.168.0.7:3000'],
  ['PUBLIC_URL', 'http://localhost:8080'],
  ['SMTP_URL', 'smtp://mail.test'],
  ['MESSAGES_URL', 'https://sms.test/?to={phone}&text={text}'],
  ['FILES_URL', 'file:///srv/files'],
  ['HOST', '0.0.0.0'],
  ['HOST', '::'],
] as const)('where others can come there is no demo world unless it is asked for: %s=%s', ([name, value]) => {
  expect(readConfig({ [name]: value })).toMatchObject({ demo: false, isLocal: false })
  expect(readConfig({ [name]: value, DEMO: 'on' })).toMatchObject({ demo: true, isLocal: false })
})

test.for([
  ['HOST', '127.0.0.7'],
  ['HOST', 'localhost'],
  ['HOST', '::1'],
] as const)(
  'where nobody else can come the demo world is there unless it is turned off: %s=%s',
  ([name, value]) => {
    expect(readConfig({ [name]: value })).toMatchObject({ demo: true, isLocal: true })
    expect(readConfig({ [name]: value, DEMO: 'off' })).toMatchObject({ demo: false, isLocal: true })
  },
)

test('an empty setting is none', () => {
  expect(readConfig({ PORT: '', CEP_URLS: '' })).toMatchObject({ port: 3000, cepUrls: expect.any(Array) })
})

test.for(['DATABASE_URL', 'PUBLIC_URL', 'SMTP_URL', 'MESSAGES_URL', 'FILES_URL'])(
  'an empty %s is a mistake',
  (name) => {
    expect(() => readConfig({ [name]: '' })).toThrow(
      `Wrong settings: ${name} is empty: give it a value, or leave it out.`,
    )
  },
)

test.for([
  ['DATABSE_URL', 'DATABASE_URL'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['DATABASEURL', 'DATABASE_URL'],
  ['database_url', 'DATABASE_URL'],
  ['FILE_URL', 'FILES_URL'],
  ['SMPT_URL', 'SMTP_URL'],
  ['PUBLC_URL', 'PUBLIC_URL'],
  ['DATADIR', 'DATA_DIR'],
  ['CEP_URL', 'CEP_URLS'],
])('%s is taken for a mistyped %s', ([typed = '', meant]) => {
  expect(() => readConfig({ [typed]: 'x' })).toThrow(
    `Wrong settings: ${typed} is not a setting: did you mean ${meant}?`,
  )
})

test('in our own file a name that is no setting is a mistake, however far it is from one', () => {
  const settings = { MAILSERVER: 'x', TZ: 'America/Sao_Paulo', PORT: '3001' }
  expect(readConfig(settings)).toMatchObject({ port: 3001 })
  expect(() => readConfig(settings, Object.keys(settings))).toThrow(
    'Wrong settings: MAILSERVER in .env is not a setting: the nearest name is MAIL_FROM.',
  )
})

test('mails are from whom the settings say, and otherwise from nobody at our own address', () => {
  expect(readConfig({ PUBLIC_URL: 'https://petisco.test' })).toMatchObject({
    mailFrom: { name: 'Petisco', address: 'nao-responda@petisco.test' },
    mailReplyTo: undefined,
  })
  expect(
    readConfig({ MAIL_FROM: 'Clube do Pet, Brasil <ola@clube.test>', MAIL_REPLY_TO: 'ajuda@clube.test' }),
  ).toMatchObject({
    mailFrom: { name: 'Clube do Pet, Brasil', address: 'ola@clube.test' },
    mailReplyTo: { address: 'ajuda@clube.test' },
  })
  expect(readConfig({ MAIL_FROM: 'ola@clube.test' }).mailFrom).toEqual({
    name: 'Petisco',
    address: 'ola@clube.test',
  })
})

test.for(['clube', 'Clube <ola>', 'a@b.test, c@d.test', 'Clube\nBcc: x@y.test <ola@clube.test>'])(
  'mails cannot be from %j',
  (MAIL_FROM) => {
    expect(() => readConfig({ MAIL_FROM })).toThrow(
      'Wrong settings: MAIL_FROM must be an address like ola@petisco.example, or Petisco <ola@petisco.example>.',
    )
  },
)

test('settings of other programs are none of ours', () => {
  const others = ['HTTP_URL', 'SITE_URL', 'PORTS', 'CHOST', 'HOSTNAME', 'LIMIT', 'LOGLEVEL', 'POSTGRES_URL']
  expect(readConfig(Object.fromEntries(others.map((name) => [name, 'x'])))).toEqual(readConfig({}))
  const DATABASE_URL = 'postgres://petisco@db.test/petisco'
  expect(readConfig({ DATABASE_URL, DATABASE_URL_2: 'x' })).toEqual(readConfig({ DATABASE_URL }))
})

test.for([
  ['PORT', '80a', 'PORT must be a number from 0 to 65535'],
  ['PORT', '70000', 'PORT must be a number from 0 to 65535'],
  ['DATABASE_URL', 'mysql://x', 'DATABASE_URL must be an address like postgres://'],
  ['DATABASE_URL', 'postgres://a@one:5432,two:x/petisco', 'with commas between several hosts'],
  ['DATABASE_URL', 'postgres://one/petisco?target_session_attrs=any', 'leave target_session_attrs out'],
  ['DRAIN_SECONDS', '6', 'DRAIN_SECONDS must be a number from 0 to 5'],
  ['PUBLIC_URL', 'petisco', 'PUBLIC_URL must be an address like https://'],
  ['SMTP_URL', 'http://x', 'SMTP_URL must be an address like smtp://'],
  ['FILES_URL', 'ftp://x', 'FILES_URL must be an address like file:///'],
  ['MESSAGES_URL', 'https://sms.test/?to={phone}', 'MESSAGES_URL must hold {text}'],
  ['MESSAGES_BODY', 'To={phone}', 'MESSAGES_BODY has no use without MESSAGES_URL'],
  ['INVOICE_MAIL_ADDRESS', 'notas', 'INVOICE_MAIL_ADDRESS must be an address like notas@petisco.example'],
  ['INVOICE_MAIL_IMAP_URL', 'https://mail.example', 'INVOICE_MAIL_IMAP_URL must be an address like imaps://'],
  ['INVOICE_MAIL_IMAP_URL', 'imaps://a:b@mail.example', 'INVOICE_MAIL_IMAP_URL needs INVOICE_MAIL_SERVER'],
  ['INVOICE_MAIL_SERVER', 'mx.mail.example', 'INVOICE_MAIL_SERVER has no use without INVOICE_MAIL_IMAP_URL'],
  ['MESSAGES_CHANNEL', 'telegram', 'MESSAGES_CHANNEL must be one of sms, whatsapp'],
  ['MESSAGES_PER_HOUR', '-1', 'MESSAGES_PER_HOUR must be a number from 0'],
  ['CEP_URLS', 'https://viacep.test/ws/', 'must be addresses with {cep} in them'],
  ['DEMO', 'yes', 'DEMO must be one of on, off'],
  ['ROLE', 'both', 'ROLE must be one of all, web, worker'],
  ['LIMITS', '0', 'LIMITS must be one of on, off'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of'],
] as const)('%s=%s is refused in one clear line', ([name, value, message]) => {
  expect(() => readConfig({ [name]: value })).toThrow(message)
})

test('all wrong settings are told at once, and no value is repeated', () => {
  const read = () => readConfig({ PORT: 'x', ROLE: 'y', SMTP_URL: 'https://user:secret@host' })
  expect(read).toThrow(/PORT .*; .*ROLE .*|ROLE .*; .*PORT /)
  expect(read).not.toThrow('secret')
})

test('the gateways of the manual are read', async () => {
  const manual = await readFile(new URL('../../docs/messages.md', import.meta.url), 'utf8')
  const examples = [...manual.matchAll(/```env\n(.*?)```/gs)].map(([, text = '']) =>
    readConfig(parseEnv(text)),
  )
  expect(examples).toHaveLength(5)
  for (const { messages } of examples) expect(messages?.perHour).toBe(500)
})

const signOn = {
  OIDC_ISSUER: 'https://login.example',
  OIDC_CLIENT_ID: 'petisco',
  OIDC_CLIENT_SECRET: 'secret',
  OIDC_ROLES: 'admin=petisco-admins, reviewer = equipe de revisão,admin=chefia=1',
}

test('single sign-on is whole or absent', () => {
  expect(readConfig({})).toMatchObject({ singleSignOn: undefined, staffPasswords: true })
  expect(readConfig({ ...signOn, STAFF_PASSWORDS: 'off' })).toMatchObject({
    staffPasswords: false,
    singleSignOn: {
      issuer: 'https://login.example/',
      rolesClaim: 'roles',
      scopes: 'openid email profile',
      roles: [
        { role: 'admin', value: 'petisco-admins' },
        { role: 'reviewer', value: 'equipe de revisão' },
        { role: 'admin', value: 'chefia=1' },
      ],
    },
  })
  for (const name of Object.keys(signOn))
    expect(() => readConfig({ ...signOn, [name]: '' })).toThrow(
      `Wrong settings: ${name} is missing, which single sign-on needs.`,
    )
})

test.for([
  [{ STAFF_PASSWORDS: 'off' }, 'STAFF_PASSWORDS is off, and without OIDC_ISSUER nobody'],
  [{ ...signOn, OIDC_ISSUER: 'http://login.example' }, 'OIDC_ISSUER must be an address like'],
  [{ ...signOn, OIDC_ISSUER: 'login.example' }, 'OIDC_ISSUER must be an address like'],
  [{ ...signOn, OIDC_ROLES: 'boss=petisco' }, 'OIDC_ROLES must be like admin=petisco-admins'],
  [{ ...signOn, OIDC_ROLES: 'admin=' }, 'OIDC_ROLES must be like admin=petisco-admins'],
  [{ ...signOn, OIDC_SCOPES: 'email' }, 'OIDC_SCOPES must have openid among them'],
] as const)('a wrong setting of single sign-on is told: %j', ([settings, told]) => {
  expect(() => readConfig(settings)).toThrow(told)
})

test('an identity provider without TLS is one on this machine', () => {
  const local = { ...signOn, OIDC_ISSUER: 'http://127.0.0.1:8080/realms/petisco' }
  expect(readConfig(local)).toMatchObject({ singleSignOn: { issuer: local.OIDC_ISSUER } })
})
