import { expect } from 'vitest'
import { statement } from '#contract/coins.ts'
import { importedFile, runImport } from '#contract/imports.ts'
import { currentUser, deleteAccount } from '#contract/members.ts'
import { officeMember } from '#contract/members-office.ts'
import { verificationQueue } from '#contract/members-verification.ts'
import { requestPasswordReset, resetPassword } from '#contract/passwords.ts'
import { proveMember, signIn } from '#contract/sessions.ts'
import { acceptInvitation } from '#contract/sign-up.ts'
import { importTest as base } from '#server/testing/import-files.ts'

const test = base
  .extend('ada', ({ given }) => given.staff({ role: 'admin' }))
  .extend('bea', ({ given }) => given.staff({ role: 'admin' }))
  .extend('linkOf', ({ mailbox, runJobs }) => async (email: string) => {
    await runJobs()
    return /convite\?token=([\w-]+)/.exec(mailbox.to(email).at(-1)?.text ?? '')?.[1] ?? ''
  })

const head =
  'Código externo;Perfil;Nome completo;E-mail;CPF;Celular;Clínica, loja ou canil;CRMV ou CNPJ da loja;Saldo;Saldo válido até;Verificado'

/** CPFs whose last two digits are right, one after another. */
function cpfOf(number: number): string {
  const digits = [...String(100_000_000 + number)].map(Number)
  for (const length of [9, 10]) {
    const sum = digits
      .slice(0, length)
      .reduce((total, digit, place) => total + digit * (length + 1 - place), 0)
    digits.push(((sum * 10) % 11) % 10)
  }
  return digits.join('')
}

type Line = Partial<Record<'name' | 'email' | 'cpf' | 'phone' | 'balance' | 'until' | 'verified', string>>

function line(id: number, its: Line = {}): string {
  return [
    `M-${id}`,
    'balconista',
    its.name ?? `Pessoa ${id}`,
    its.email ?? `pessoa${id}@import.example`,
    its.cpf ?? cpfOf(id),
    its.phone ?? '(11) 98765-4321',
    'Pet Feliz',
    '11.222.333/0001-81',
    its.balance ?? '',
    its.until ?? '',
    its.verified ?? '',
  ].join(';')
}

const file = (...lines: string[]) => [head, ...lines].join('\r\n')
const chosen = { password: 'tijolo verde 7', password_confirmation: 'tijolo verde 7' }

test('a member comes with a balance that is in the ledger with the file named, and once only', async ({
  api,
  ada,
  bea,
  importing,
  linkOf,
  database,
}) => {
  const content = file(line(1, { balance: '1.500', until: '31/12/2027' }))
  const judged = await importing.judge(ada, 'members', content, 'antigo.csv')
  expect(judged.one).toMatchObject({ coins: 1500, counts: { new: 1 } })
  expect(
    await database.db.selectFrom('member').select('id').where('external_id', '=', 'M-1').execute(),
  ).toEqual([])
  await importing.run(bea, judged.id)
  const token = await linkOf('pessoa1@import.example')
  const ana = await api.call(acceptInvitation, { token, ...chosen, accept_regulation: true })
  const signed = { token: ana.access_token }
  expect(await api.as(signed).call(currentUser)).toMatchObject({ rewards: { coins: 1500 }, level: { id: 3 } })
  const { items } = await api.as(signed).call(statement, {})
  expect(items).toMatchObject([{ kind: 'import_credit', amount: 1500 }])
  const lots = await database.db.selectFrom('coin_lot').select(['expires_on']).execute()
  expect(lots.map(({ expires_on }) => String(expires_on))).toEqual(['2027-12-31'])
  const more = await importing.judge(ada, 'members', file(line(1, { balance: '9000', name: 'Outro nome' })))
  expect(more.rows).toMatchObject([
    { verdict: 'same', coins: null, notes: [{ column: null }, { column: 'Saldo' }] },
  ])
  expect(await importing.findings()).toEqual([])
})

test('nobody lets in alone more coins than one person may give', async ({ api, ada, bea, importing }) => {
  const judged = await importing.judge(ada, 'members', file(line(2, { balance: '100000' })))
  expect(judged.one.needs_second).toBe(true)
  expect(await api.as(ada).try(runImport, { id: judged.id })).toMatchObject({
    status: 409,
    answer: { code: 'import_needs_second' },
  })
  expect((await importing.run(bea, judged.id)).one).toMatchObject({ state: 'finished', coins: 100_000 })
})

test('who is invited cannot sign in, is not verified in a queue, and a new password is not enough', async ({
  api,
  ada,
  importing,
  linkOf,
  mailbox,
}) => {
  const email = 'pessoa3@import.example'
  const judged = await importing.judge(ada, 'members', file(line(3, { verified: 'não' })))
  expect(mailbox.to(email)).toEqual([])
  await importing.run(ada, judged.id)
  const queue = async () => (await api.as(ada).call(verificationQueue, {})).items.map(({ name }) => name)
  expect(await queue()).not.toContain('Pessoa 3')
  expect((await api.try(signIn, { email, password: 'petisco-demo' })).status).toBe(401)
  const first = await linkOf(email)
  expect((await api.try(resetPassword, { token: first, ...chosen })).status).toBe(409)
  const unaccepted = { token: first, ...chosen, accept_regulation: false }
  expect((await api.try(acceptInvitation, unaccepted)).status).toBe(422)
  await api.call(requestPasswordReset, { email })
  const second = await linkOf(email)
  expect(second).not.toBe(first)
  expect(mailbox.to(email).map(({ subject }) => subject)).toEqual([
    'Seu convite para o programa',
    'Seu convite para o programa',
  ])
  await api.call(acceptInvitation, {
    token: second,
    ...chosen,
    accept_regulation: true,
    accept_communications: true,
  })
  expect((await api.try(acceptInvitation, { token: first, ...chosen, accept_regulation: true })).status).toBe(
    409,
  )
  expect((await api.try(signIn, { email, password: chosen.password })).status).toBe(200)
  expect(await queue()).toContain('Pessoa 3')
})

test('an invitation is good for thirty days', async ({ api, ada, importing, linkOf, clock }) => {
  const judged = await importing.judge(ada, 'members', file(line(4)))
  await importing.run(ada, judged.id)
  const token = await linkOf('pessoa4@import.example')
  clock.advance({ hours: 24 * 31 })
  const late = await api.try(acceptInvitation, { token, ...chosen, accept_regulation: true })
  expect(late.status).toBe(409)
})

test('nobody brings a balance for themselves', async ({ given, importing, database }) => {
  const own = await given.member({ type: 'attendant', cpf: cpfOf(77) })
  const me = await given.staff({ role: 'admin', member: own })
  await database.pool.query(`update member set external_id = 'M-77' where id = $1`, [own.id])
  const judged = await importing.judge(
    me,
    'members',
    file(line(77, { email: own.email, balance: '5' }), line(78)),
  )
  expect(judged.rows).toMatchObject([
    { verdict: 'wrong', faults: [{ text: 'Outra pessoa da administração precisa fazer isto por você.' }] },
    { verdict: 'new' },
  ])
})

test('an account that somebody has is told and never touched', async ({ ada, given, importing, api }) => {
  const ana = await given.member({ name: 'Ana de verdade', cpf: cpfOf(500) })
  const { rows } = await importing.judge(
    ada,
    'members',
    file(
      line(5, { email: ana.email.toUpperCase(), name: 'Outra' }),
      line(6, { cpf: cpfOf(500) }),
      line(7),
      line(8, { email: 'pessoa7@IMPORT.example', cpf: cpfOf(7) }),
    ),
  )
  expect(rows.map(({ verdict, faults }) => [verdict, ...faults.map(({ column }) => column)])).toEqual([
    ['wrong', 'E-mail'],
    ['wrong', 'CPF'],
    ['new'],
    ['wrong', 'E-mail', 'CPF'],
  ])
  expect(await api.as(ada).call(officeMember, { id: ana.id })).toMatchObject({ name: 'Ana de verdade' })
})

test('until it is accepted a file changes an account, and a new address gets the invitation', async ({
  api,
  ada,
  importing,
  mailbox,
  runJobs,
  database,
}) => {
  await importing.run(ada, (await importing.judge(ada, 'members', file(line(9)))).id)
  const changed = await importing.judge(
    ada,
    'members',
    file(line(9, { name: 'Nova Pessoa', email: 'nova9@import.example' })),
  )
  expect(changed.rows).toMatchObject([
    {
      verdict: 'changed',
      changes: [
        { column: 'Nome completo', before: 'Pessoa 9', after: 'Nova Pessoa' },
        { column: 'E-mail', before: 'pessoa9@import.example', after: 'nova9@import.example' },
      ],
    },
  ])
  await importing.run(ada, changed.id)
  await runJobs()
  expect(mailbox.to('nova9@import.example')).toHaveLength(1)
  const [member] = await database.db
    .selectFrom('member')
    .select('id')
    .where('external_id', '=', 'M-9')
    .execute()
  expect(await api.as(ada).call(officeMember, { id: member?.id ?? '' })).toMatchObject({
    name: 'Nova Pessoa',
    is_invited: true,
  })
  const other = await importing.judge(ada, 'members', file(line(9, { cpf: cpfOf(900) })))
  expect(other.rows).toMatchObject([{ faults: [{ column: 'CPF' }] }])
})

test('two files at once with the same people bring each of them, and their coins, once', async ({
  ada,
  bea,
  importing,
  database,
}) => {
  const lines = Array.from({ length: 30 }, (_, place) => line(100 + place, { balance: '10' }))
  const judged = await Promise.all([1, 2, 3].map(() => importing.judge(ada, 'members', file(...lines))))
  await Promise.all(judged.map(({ id }) => importing.run(bea, id)))
  for (const { id } of judged) expect((await importing.seen(ada, id)).one.state).toBe('finished')
  const { rows } = await database.pool.query(
    `select count(*)::int as people, sum(balance)::int as coins from member join coin_account on member_id = member.id
     where external_id ~ '^M-1[0-9]{2}$'`,
  )
  expect(rows).toEqual([{ people: 30, coins: 300 }])
})

test('a run that ended in the middle goes on there', { timeout: 60_000 }, async ({
  ada,
  bea,
  importing,
  database,
  api,
  runJobs,
}) => {
  const lines = Array.from({ length: 1200 }, (_, place) => line(2000 + place, { balance: '1' }))
  const begun = performance.now()
  const judged = await importing.judge(ada, 'members', file(...lines))
  // Ten thousand take less than a minute, so these have far too much.
  expect(performance.now() - begun).toBeLessThan(12_000)
  expect(judged.one.counts.new).toBe(1200)
  await api.as(bea).call(runImport, { id: judged.id })
  await database.pool.query(
    `create function crash() returns trigger language plpgsql as $$ begin raise exception 'crash'; end $$;
     create trigger crash before insert on member for each row when (new.external_id = 'M-2700') execute function crash()`,
  )
  await runJobs()
  expect((await importing.seen(ada, judged.id)).one).toMatchObject({ state: 'running', progress: 500 })
  await database.pool.query('drop trigger crash on member')
  await database.pool.query('update graphile_worker._private_jobs set run_at = now(), attempts = 0')
  await runJobs()
  const { one } = await importing.seen(ada, judged.id)
  expect(one).toMatchObject({
    state: 'finished',
    progress: 1200,
    coins: 1200,
    counts: { new: 1200, wrong: 0 },
  })
})

test('whoever leaves is gone from the lines, and the file that names them goes', async ({
  api,
  ada,
  importing,
  linkOf,
  runJobs,
}) => {
  const judged = await importing.judge(ada, 'members', file(line(50, { balance: '20' })))
  await importing.run(ada, judged.id)
  const token = await linkOf('pessoa50@import.example')
  const { access_token } = await api.call(acceptInvitation, { token, ...chosen, accept_regulation: true })
  const person = api.as({ token: access_token })
  await person.call(proveMember, { password: chosen.password })
  await person.call(deleteAccount)
  await runJobs()
  expect((await importing.seen(ada, judged.id)).rows).toMatchObject([
    { title: null, external_id: null, coins: 20, verdict: 'new' },
  ])
  expect(await api.as(ada).call(importedFile, { id: judged.id })).toEqual({ link: null })
  expect(await importing.findings()).toEqual([])
})
