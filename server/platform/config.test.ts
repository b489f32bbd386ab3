import { resolve } from 'node:path'
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

test('an outside database has no demo world unless it is asked for', () => {
  const DATABASE_URL = 'postgres://petisco@db.test/petisco'
  expect(readConfig({ DATABASE_URL }).demo).toBe(false)
  expect(readConfig({ DATABASE_URL, DEMO: 'on' }).demo).toBe(true)
})

test('an empty setting is none', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined })
})

test.for([
  ['PORT', '80a', 'PORT must be a number from 0 to 65535'],
  ['PORT', '70000', 'PORT must be a number from 0 to 65535'],
  ['DATABASE_URL', 'mysql://x', 'DATABASE_URL must be an address like postgres://'],
  ['PUBLIC_URL', 'petisco', 'PUBLIC_URL must be an address like https://'],
  ['SMTP_URL', 'http://x', 'SMTP_URL must be an address like smtp://'],
  ['FILES_URL', 'ftp://x', 'FILES_URL must be an address like file:///'],
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
