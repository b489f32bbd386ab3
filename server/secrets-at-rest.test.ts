import { createHash, randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { expect, inject, onTestFinished } from 'vitest'
import { createPrescription, onePrescription } from '#contract/prescriptions.ts'
import { signUp } from '#contract/sign-up.ts'
import { officeSignIn } from '#contract/staff.ts'
import { confirmSecondFactor, offerSecondFactor } from '#contract/staff-account.ts'
import { claimDatabaseSecrets } from './app.ts'
import { cpfOf, memberCpfs } from './members/sealing/cpf.ts'
import { openDatabase } from './platform/db.ts'
import { createLog } from './platform/log.ts'
import { migrate } from './platform/migrate.ts'
import { claimSecrets } from './platform/secrets/claim.ts'
import type { SealedKind } from './platform/secrets/kinds.ts'
import { openClientCpf } from './prescriptions/client-cpf.ts'
import { openTotp } from './staff/sealed-totp.ts'
import { codeAt, stepAt } from './staff/totp.ts'
import { createEmptyDatabase } from './testing/database-copy.ts'
import { createGiven } from './testing/given.ts'
import { testSecretKey } from './testing/secret-key.ts'
import { signUpForm } from './testing/sign-up-form.ts'
import { test } from './testing/test.ts'
import { tracesOf } from './testing/traces.ts'
import { createWorld } from './testing/world.ts'

const clientCpf = '86288366757'

test('no table of a dump holds a CPF or a second factor, whatever was done with them', async ({
  world,
  given,
}) => {
  const { api, database, files, clock, secrets } = world
  const form = signUpForm()
  await api.call(signUp, form)
  const vet = api.as(await given.member())
  const { id: product_id } = await given.product()
  const prescription = await vet
    .with({ idempotencyKey: 'once' })
    .call(createPrescription, formFor(product_id))
  expect(prescription.cpf).toBe(clientCpf)
  const again = await vet.with({ idempotencyKey: 'once' }).call(createPrescription, formFor(product_id))
  expect(again).toEqual(prescription)
  const other = { ...formFor(product_id), pet_breed: 'Poodle' }
  expect((await vet.with({ idempotencyKey: 'once' }).try(createPrescription, other)).status).toBe(409)
  expect(await vet.call(onePrescription, { id: prescription.id })).toEqual(prescription)

  const rita = await given.staff()
  const offered = await api.as(rita).call(offerSecondFactor)
  const offer = await totpOf('totp_offered')
  await api.as(rita).call(confirmSecondFactor, { code: codeAt(offer, stepAt(clock.now())) })
  const secret = await totpOf('totp_secret')
  expect(secret).toEqual(offer)
  clock.advance({ seconds: 30 })
  const code = codeAt(secret, stepAt(clock.now()))
  expect((await api.try(officeSignIn, { ...rita, code })).status).toBe(200)

  const masked = (cpf: string) => cpf.replace(/(...)(...)(...)(..)/, '$1.$2.$3-$4')
  const sought = [form.cpf, clientCpf].flatMap((cpf) => [cpf, masked(cpf)])
  sought.push(offered.secret, secret.toString('hex'), secret.toString('base64'))
  expect(await tracesOf(database, files, sought)).toEqual([])
  // The search itself finds such values.
  expect(await tracesOf(database, files, [prescription.email])).not.toEqual([])

  async function totpOf(column: 'totp_secret' | 'totp_offered') {
    const kept = await database.db
      .selectFrom('staff')
      .select([`${column} as sealed`, `${column}_id as id`])
      .where('id', '=', rita.id)
      .executeTakeFirstOrThrow()
    return openTotp(secrets, { staffId: rita.id, ...kept })?.secret ?? Buffer.alloc(0)
  }
})

test('a value that was moved to another row does not open there', async ({ database, given, secrets }) => {
  const [ana, bia] = [await given.member({ cpf: '11144477735' }), await given.member({ cpf: '39053344705' })]
  await database.pool.query(
    `update member_cpf set sealed = (select sealed from member_cpf where member_id = $1) where member_id = $2`,
    [ana.id, bia.id],
  )
  expect(await cpfOf(database.db, secrets, ana.id)).toBe('11144477735')
  await expect(cpfOf(database.db, secrets, bia.id)).rejects.toThrow('unable to authenticate data')
})

test('after a key was lost, what docs/operations says makes room for a new one', async () => {
  const world = await createWorld({ templateUrl: inject('templateUrl') })
  onTestFinished(world.stop)
  const { api, database } = world
  const form = signUpForm()
  await api.call(signUp, form)
  const guide = await readFile(new URL('../docs/operations/secrets.md', import.meta.url), 'utf8')
  const [, statements = ''] = /A lost key:.*?```sql\n(.*?)```/s.exec(guide) ?? []
  await database.pool.query(statements)
  const place = { secretKeys: [randomBytes(32)], dataDir: '' }
  const secrets = await claimDatabaseSecrets({ database, place })
  const ana = await createGiven(database, world.clock, secrets).member({ cpf: form.cpf })
  expect(await cpfOf(database.db, secrets, ana.id)).toBe(form.cpf)
})

const people = 12_500
const totpSecret = Buffer.alloc(20, 'clear secret')

test('what an older version kept in clear is sealed by the next start, and by the one after a crash', {
  timeout: 60_000,
}, async ({ files }) => {
  const database = await olderDatabase()
  const place = { secretKeys: [testSecretKey], dataDir: '' }
  const cpfs = Array.from({ length: people }, (_, n) => String(10_000_000_000 + n))
  const sought = [...cpfs.slice(0, 3), ...cpfs.slice(-3), clientCpf, totpSecret.toString('hex')]
  expect((await tracesOf(database, files, sought)).length).toBeGreaterThanOrEqual(sought.length)

  // Killed after the first batch.
  const [crash, { fill, renew }] = [new Error('killed'), memberCpfs]
  let batches = 0
  const dying: SealedKind = {
    fill: async (tx, secrets) => (++batches > 1 ? Promise.reject(crash) : (fill?.(tx, secrets) ?? 0)),
    renew,
  }
  await expect(claimSecrets({ database, kinds: [dying], place })).rejects.toBe(crash)
  expect(await count('member_cpf')).toBe(5000)
  const starts = await Promise.all([1, 2, 3, 4].map(() => claimDatabaseSecrets({ database, place })))
  expect(await tracesOf(database, files, sought)).toEqual([])
  const { rows } = await database.pool.query(`select pg_relation_size('unsealed') as bytes`)
  expect(rows).toEqual([{ bytes: 0 }])

  const [secrets] = starts
  if (!secrets) throw new Error('nothing has started')
  const members = await database.db.selectFrom('member').select(['id', 'email']).execute()
  for (const { id, email } of members.slice(0, 50))
    expect(await cpfOf(database.db, secrets, id)).toBe(cpfs[Number.parseInt(email, 10) - 1])
  expect(await count('member_cpf')).toBe(people)
  const prescription = database.db.selectFrom('prescription').select(['code', 'sealed_cpf'])
  expect(openClientCpf(secrets, await prescription.executeTakeFirstOrThrow())).toBe(clientCpf)
  const staff = database.db
    .selectFrom('staff')
    .select(['id as staffId', 'totp_secret_id as id', 'totp_secret as sealed'])
  expect(openTotp(secrets, await staff.executeTakeFirstOrThrow())?.secret).toEqual(totpSecret)
  expect(await count('staff_trusted_computer')).toBe(1)
  const answers = await database.db.selectFrom('idempotency_key').select('answer').execute()
  expect(answers).toEqual([{ answer: { id: 'x', cpf: '' } }])

  async function count(table: 'member_cpf' | 'staff_trusted_computer') {
    const found = database.db.selectFrom(table).select(({ fn }) => fn.countAll<number>().as('count'))
    return (await found.executeTakeFirstOrThrow()).count
  }
})

/** As it was before secrets were sealed, with somebody of every kind in it. */
async function olderDatabase() {
  const url = await createEmptyDatabase(inject('templateUrl'))
  const database = openDatabase(url, createLog('silent'))
  onTestFinished(() => database.close())
  const { pool } = database
  const folder = new URL('../db/migrations/', import.meta.url)
  await pool.query(`create table migration (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`)
  const names = (await readdir(folder)).sort().filter((name) => name < '0035')
  for (const name of names) {
    const text = await readFile(new URL(name, folder), 'utf8')
    await pool.query(text)
    const checksum = createHash('sha256').update(text).digest('hex')
    await pool.query('insert into migration (name, checksum) values ($1, $2)', [name, checksum])
  }
  await pool.query(
    `insert into member (name, email, profile_type, level, password_hash, cpf)
     select 'Ana', n || '@test.example', 'breeder', 3, '', 9999999999 + n from generate_series(1, $1::int) n`,
    [people],
  )
  const texts = '{"pt-BR": "", "es": "", "en": ""}'
  await pool.query(
    `insert into product (sku, title, brand, pet, slug, detail, descriptions) values ('a', 'a', 'a', 'dog', 'a', $1, $1)`,
    [texts],
  )
  await pool.query(
    `insert into prescription (member_id, code, created_at, product_id, client_name, cpf, phone, email, pet_breed, cep)
     select member.id, 'a-code-that-is-not-guessed', now(), product.id, 'Rui', $1, '51999990000', 'r', 'SRD', '90000000'
     from member, product limit 1`,
    [clientCpf],
  )
  const staff = `insert into staff (name, email, role, password_hash, totp_secret, totp_offered) values ('Rita', 'rita@test.example', 'admin', '', $1, $1) returning id`
  const { rows } = await pool.query(staff, [totpSecret])
  await pool.query(
    `insert into staff_trusted_computer (token_hash, staff_id, created_at, expires_at) values (sha256('a'), $1, now(), now() + interval '1 day')`,
    [rows[0]?.id],
  )
  await pool.query(
    `insert into idempotency_key (actor_id, key, action, request_hash, answer, created_at)
     values (gen_random_uuid(), 'k', 'POST /prescriptions', sha256('a'), $1, now())`,
    [{ id: 'x', cpf: clientCpf }],
  )
  await migrate(url)
  return database
}

function formFor(product_id: string) {
  return {
    product_id,
    client_name: 'Carla Dias',
    cpf: clientCpf,
    phone: '11987654321',
    email: 'carla.dias@test.example',
    pet_breed: 'SRD',
    cep: '04101300',
  }
}
