import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, vi } from 'vitest'
import { officeMembers } from '#contract/members-office.ts'
import { exportData } from '#contract/members-privacy.ts'
import { createPrescription, listPrescriptions } from '#contract/prescriptions.ts'
import { signIn } from '#contract/sessions.ts'
import { signUp } from '#contract/sign-up.ts'
import { officeSignIn } from '#contract/staff.ts'
import { confirmSecondFactor, offerSecondFactor } from '#contract/staff-account.ts'
import { claimDatabaseSecrets, rotateDatabaseSecrets } from './app.ts'
import { cpfHashes, cpfOf, saveCpf } from './members/sealing/cpf.ts'
import { openTotp } from './staff/sealed-totp.ts'
import { codeAt, stepAt } from './staff/totp.ts'
import { signUpForm } from './testing/sign-up-form.ts'
import { test as base } from './testing/test.ts'
import type { World } from './testing/world.ts'

/** Its key is in a file of its own, as where nobody has set SECRET_KEY. */
const test = base.extend('secretKeys', { scope: 'file' }, () => [])

test('the key is replaced while people sign up, prescribe and sign in, and the old one opens nothing', {
  timeout: 60_000,
}, async ({ world, given }) => {
  const { api, database } = world
  const [before] = await keysIn(world)
  const vet = api.as(await given.member())
  const { id: product_id } = await given.product()
  const prescribe = (turn: number) =>
    vet
      .with({ idempotencyKey: `prescription ${turn}` })
      .call(createPrescription, { ...client, product_id, client_name: `Cliente ${turn}` })
  const forms = Array.from({ length: 40 }, () => signUpForm())
  for (const form of forms.slice(0, 10)) await elsewhere(api).call(signUp, form)
  for (let turn = 0; turn < 5; turn++) await prescribe(turn)
  const rita = await given.staff({ role: 'support' })
  const trusted = await trustingStaff(world, rita)

  const during = [
    ...forms.slice(10).map((form) => elsewhere(api).call(signUp, form)),
    ...[5, 6, 7, 8, 9].map(prescribe),
    ...forms.slice(0, 10).map(({ cpf }) => elsewhere(api).try(signUp, signUpForm({ cpf }))),
  ]
  const [{ keyId } = { keyId: '' }, ...outcomes] = await Promise.all([rotate(world), ...during])
  const refused = outcomes.filter((outcome) => 'status' in outcome && outcome.status === 422)
  expect(refused).toHaveLength(10)

  const [first, second] = await keysIn(world)
  expect([second, first === before]).toEqual([before, false])
  const { rows } = await database.pool.query(sealedWith)
  expect(rows).toEqual([{ key: keyId }])

  const { rows: trail } = await database.pool.query(
    `select actor_kind from audit_entry where action = 'secret:rotate'`,
  )
  expect(trail).toEqual([{ actor_kind: 'nobody' }])

  const office = api.as(rita)
  for (const { cpf, name, email } of forms) {
    const found = await office.call(officeMembers, { q: cpf })
    expect(found.items).toMatchObject([{ name, email }])
    expect((await elsewhere(api).try(signUp, signUpForm({ cpf }))).answer).toMatchObject({
      errors: { cpf: [expect.anything()] },
    })
  }
  const { items } = await vet.call(listPrescriptions, {})
  expect(items.map(({ cpf }) => cpf)).toEqual(Array.from({ length: 10 }, () => client.cpf))
  // The first answers are known to repeated requests.
  for (let turn = 0; turn < 10; turn++) await prescribe(turn)
  expect((await vet.call(listPrescriptions, {})).items).toHaveLength(10)
  // Sealing a secret anew is no change of it.
  expect((await api.try(officeSignIn, { ...rita, computer_token: trusted })).status).toBe(200)
  expect((await api.try(officeSignIn, { ...rita, code: await codeOf(world, rita.id) })).status).toBe(200)
})

test('a rotation that was killed is gone on with; until then a CPF is known whichever key it was hashed with', async ({
  world,
  given,
}) => {
  const { api, database } = world
  const keysInUse = async () =>
    (await database.db.selectFrom('secret_key').select('id').execute()).map(({ id }) => id)
  const office = api.as(await given.staff({ role: 'support' }))
  const [before, during] = [signUpForm(), signUpForm()]
  await elsewhere(api).call(signUp, before)
  const dying = { ...database, transaction: dyingOnceBegun(database.transaction) }
  const place = world.keyPlace
  await expect(rotateDatabaseSecrets({ database: dying, place }, world.clock.now())).rejects.toThrow('killed')
  expect(await keysInUse()).toHaveLength(2)
  await elsewhere(api).call(signUp, during)
  await eachIsKnown()

  const [one, other] = await Promise.all([rotate(world), rotate(world)])
  const inUse = await keysInUse()
  expect(inUse).toHaveLength(1)
  expect([one?.keyId, other?.keyId]).toContain(inUse[0])
  await eachIsKnown()

  async function eachIsKnown() {
    for (const { cpf, email, password } of [before, during]) {
      const again = await elsewhere(api).try(signUp, signUpForm({ cpf }))
      expect(again).toMatchObject({ status: 422, answer: { errors: { cpf: [expect.anything()] } } })
      expect((await office.call(officeMembers, { q: cpf })).items).toMatchObject([{ email }])
      const { access_token: token } = await api.call(signIn, { email, password })
      expect((await api.as({ token }).call(exportData)).data).toMatchObject({ account: { cpf } })
    }
  }
})

test('whoever was writing with the old key when the rotation began is waited for', async ({
  world,
  given,
}) => {
  const { database, secrets } = world
  const [earlier, later] = [await given.member({ cpf: '39053344705' }), await given.member()]
  const [written, committed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const writing = database.transaction(async (tx) => {
    await saveCpf(tx, secrets, { memberId: later.id, cpf: '11144477735' })
    written.resolve()
    await committed.promise
  })
  onTestFinished(() => committed.resolve())
  await written.promise
  const rotating = rotate(world)
  await vi.waitFor(async () =>
    expect(await database.db.selectFrom('secret_key').select('id').execute()).toHaveLength(2),
  )
  await pause(200)
  const { rows } = await database.pool.query(sealedWith)
  expect(rows).toHaveLength(2)
  expect(await hashesOf(earlier.id)).toBe(1)
  committed.resolve()
  await Promise.all([writing, rotating])
  expect((await database.pool.query(sealedWith)).rows).toHaveLength(1)
  expect(await cpfOf(database.db, secrets, later.id)).toBe('11144477735')

  async function hashesOf(memberId: string) {
    const kept = await database.db
      .selectFrom('member_cpf')
      .select('hash')
      .where('member_id', '=', memberId)
      .execute()
    const known = cpfHashes(secrets, '39053344705').slice(1)
    return kept.filter(({ hash }) => known.some((one) => one.equals(hash))).length
  }
})

test('with SECRET_KEY the first key is rotated to, and once it is in use there is nothing to do', async ({
  world,
  api,
}) => {
  const form = signUpForm()
  await elsewhere(api).call(signUp, form)
  const present = (await keysIn(world)).map((text) => Buffer.from(text, 'base64'))
  const next = randomBytes(32)
  const { database } = world
  const rotateTo = (secretKeys: readonly Buffer[]) =>
    rotateDatabaseSecrets({ database, place: { secretKeys, dataDir: '' } }, world.clock.now())
  expect(await rotateTo(present)).toBeUndefined()
  expect(await rotateTo([next, ...present])).toMatchObject({ values: expect.any(Number) })
  expect(await rotateTo([next, ...present])).toBeUndefined()
  expect(await rotateTo([next])).toBeUndefined()
  await expect(rotateTo(present)).rejects.toThrow('which is not in SECRET_KEY')
  const [one, other] = [randomBytes(32), randomBytes(32)]
  const dying = { ...database, transaction: dyingOnceBegun(database.transaction) }
  const begun = { database: dying, place: { secretKeys: [one, next], dataDir: '' } }
  await expect(rotateDatabaseSecrets(begun, world.clock.now())).rejects.toThrow('killed')
  await expect(rotateTo([next, one])).rejects.toThrow(
    /^A rotation to the key \w+ has begun: put that one first/,
  )
  const both = await Promise.allSettled([rotateTo([one, other, next]), rotateTo([other, one, next])])
  expect(both.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0)
  expect(await database.db.selectFrom('secret_key').select('id').execute()).toHaveLength(1)
  await rotateTo([next, one, other])
  // A process that was not given the new key writes nothing that others could not read, and says why.
  expect((await elsewhere(api).try(signUp, signUpForm())).status).toBe(500)
  expect(world.logLines.join('')).toMatch(/the key [0-9a-f]{8} is in use, but not in .*secret\.key/)
  await claimDatabaseSecrets({ database, place: { secretKeys: [next], dataDir: '' } })
})

const client = {
  cpf: '86288366757',
  phone: '11987654321',
  email: 'carla.dias@test.example',
  pet_breed: 'SRD',
  cep: '04101300',
}

const sealedWith = `
  select distinct encode(substring(sealed from 2 for 4), 'hex') as key from (
    select sealed from member_cpf union all select sealed_cpf from prescription
    union all select totp_secret from staff union all select totp_offered from staff
    union all select sealed_answer from idempotency_key
    union all select decode('01' || id, 'hex') from secret_key
  ) where sealed is not null`

function rotate({ database, keyPlace, clock }: World) {
  return rotateDatabaseSecrets({ database, place: keyPlace }, clock.now())
}

async function keysIn({ keyPlace }: World) {
  return (await readFile(join(keyPlace.dataDir, 'secret.key'), 'utf8')).trim().split('\n')
}

let networks = 0

/** More people sign up here than one network may. */
function elsewhere(api: World['api']) {
  return api.with({ address: `198.51.100.${++networks % 250}` })
}

async function trustingStaff(world: World, person: Awaited<ReturnType<World['given']['staff']>>) {
  const { api } = world
  await api.as(person).call(offerSecondFactor)
  await api.as(person).call(confirmSecondFactor, { code: await codeOf(world, person.id, 'totp_offered') })
  const code = await codeOf(world, person.id)
  const { computer_token } = await api.call(officeSignIn, { ...person, code, trust: true })
  await api.as(await world.given.staff()).call(offerSecondFactor)
  return computer_token
}

async function codeOf(
  { database, secrets, clock }: World,
  staffId: string,
  column: 'totp_secret' | 'totp_offered' = 'totp_secret',
) {
  clock.advance({ seconds: 30 })
  const kept = await database.db
    .selectFrom('staff')
    .select([`${column} as sealed`, `${column}_id as id`])
    .where('id', '=', staffId)
    .executeTakeFirstOrThrow()
  const totp = openTotp(secrets, { staffId, ...kept })
  return codeAt(totp?.secret ?? Buffer.alloc(0), stepAt(clock.now()))
}

function dyingOnceBegun(transaction: World['database']['transaction']) {
  const dying: typeof transaction = (work) =>
    transaction(async (tx) => {
      const inUse = await tx.selectFrom('secret_key').select('id').execute()
      if (inUse.length > 1) throw new Error('killed')
      return work(tx)
    })
  return dying
}
