import { randomUUID } from 'node:crypto'
import type { Language } from '#contract/languages.ts'
import type { ProfileType, StaffRole } from '#contract/people.ts'
import type { PrizeKind } from '#contract/prize-fields.ts'
import { createDistributor } from '#server/catalogue/managing/distributors.ts'
import { adjustCoins } from '#server/coins/movements.ts'
import { saveCpf } from '#server/members/sealing/cpf.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, Tx } from '#server/platform/db.ts'
import type { Secrets } from '#server/platform/secrets/secrets.ts'
import { hashPassword } from '#server/sessions/password.ts'
import { createToken } from '#server/sessions/token.ts'
import { addPrizeCodes } from '#server/store/codes/prize-codes.ts'
import { givenChallenges } from './given-challenges.ts'
import { givenFeeding } from './given-feeding.ts'
import { givenInvoices } from './given-invoices.ts'

export type Person = { id: string; email: string; password: string; token: string }

type MemberFacts = {
  name?: string
  email?: string
  type?: ProfileType
  level?: 1 | 2 | 3
  workplace?: string
  /** The CNPJ of an attendant's shop. */
  shop?: string
  language?: Language
  promoter?: { id: string }
  coins?: number
  hasAddress?: boolean
  cpf?: string
}
type PrizeFacts = {
  title?: string
  price?: number
  /** Null for unlimited. */
  stock?: number | null
  limit_per_member?: number
  audience?: string[]
  opens_at?: Temporal.Instant
  closes_at?: Temporal.Instant
  is_grand?: boolean
  images?: string[]
  created_at?: Temporal.Instant
  kind?: PrizeKind
  /** Of a digital prize: they are its stock. */
  codes?: readonly string[]
}
type DistributorFacts = { title?: string; cnpjs?: readonly string[] }

type StaffFacts = {
  name?: string
  email?: string
  role?: StaffRole
  blocked?: boolean
  member?: { id: string }
}

const password = 'petisco-test'
/** Hashing is slow, so all people of a test file share one hash. */
const passwordHash = hashPassword(password)
let people = 0
const address = {
  cep: '74003010',
  state: 'Goiás',
  city: 'Goiânia',
  neighborhood: 'Setor Central',
  address: 'Avenida Goiás',
  number: '310',
}

export function createGiven(database: Database, clock: Clock, secrets: Secrets) {
  const { transaction } = database
  const inAMonth = () => clock.now().add({ hours: 30 * 24 })

  async function member({ type = 'veterinarian', level = 3, ...facts }: MemberFacts = {}): Promise<Person> {
    const email = facts.email ?? `member-${++people}@test.example`
    const password_hash = await passwordHash
    const token = createToken()
    const id = await transaction(async (tx) => {
      const person = {
        name: facts.name ?? 'Ana Souza',
        email,
        profile_type: type,
        profile_name: facts.workplace ?? 'Clínica Bom Amigo',
        profile_value: facts.shop ?? null,
        level: type === 'promoter' && level === 3 ? 2 : level,
        password_hash,
        language: facts.language ?? 'pt-BR',
        promoter_id: facts.promoter?.id ?? null,
        created_at: clock.now(),
      } as const
      const { id } = await tx.insertInto('member').values(person).returning('id').executeTakeFirstOrThrow()
      const session = {
        member_id: id,
        token_hash: token.hash,
        created_at: clock.now(),
        last_used_at: clock.now(),
        expires_at: inAMonth(),
      }
      await tx.insertInto('session').values(session).execute()
      await addOwned(tx, id, facts)
      return id
    })
    return { id, email, password, token: token.text }
  }

  async function addOwned(tx: Tx, memberId: string, { hasAddress, cpf, coins }: MemberFacts) {
    if (hasAddress)
      await tx
        .insertInto('member_address')
        .values({ member_id: memberId, ...address })
        .execute()
    if (cpf) await saveCpf(tx, secrets, { memberId, cpf })
    const people = { staffId: randomUUID(), secondId: randomUUID() }
    const gift = { memberId, ...people, reason: 'Presente', now: clock.now() }
    if (coins) await adjustCoins(tx, { ...gift, coins })
  }

  return {
    member,
    ...givenInvoices(database, clock),
    ...givenChallenges(database, clock),
    ...givenFeeding(database, clock, secrets),

    async promoter({ code = `CODE${1000 + ++people}`, ...facts }: { code?: string; name?: string } = {}) {
      const promoter = await member({ ...facts, type: 'promoter', level: 2 })
      await transaction((tx) =>
        tx.insertInto('promoter_code').values({ code, promoter_id: promoter.id }).execute(),
      )
      return { ...promoter, code }
    },

    async prize({ title = `Prêmio ${++people}`, price = 100, codes, ...facts }: PrizeFacts = {}) {
      const { stock = codes ? 0 : null } = facts
      const texts = { 'pt-BR': title, es: title, en: title }
      const columns = {
        category: 'work',
        titles: texts,
        descriptions: texts,
        price,
        ...facts,
        ...(codes && { kind: 'digital' as const }),
        stock,
      } as const
      const prize = { created_at: clock.now(), ...columns }
      const { id } = await transaction(async (tx) => {
        const made = await tx.insertInto('prize').values(prize).returning('id').executeTakeFirstOrThrow()
        const move = { prize_id: made.id, reason: 'Primeira entrada', staff_id: null, at: clock.now() }
        if (stock)
          await tx
            .insertInto('stock_move')
            .values({ ...move, amount: stock })
            .execute()
        const added = (codes ?? []).map((code) => ({ prizeId: made.id, code }))
        const about = { reason: 'Primeiro lote', importId: null, staffId: null, secrets, now: clock.now() }
        if (added.length > 0) await addPrizeCodes(tx, { codes: added, ...about })
        return made
      })
      return { id, title, price }
    },

    async distributor({ title = `Distribuidora ${++people}`, cnpjs = [] }: DistributorFacts = {}) {
      const { id } = await transaction((tx) => createDistributor(tx, { title, cnpjs }))
      return { id, title }
    },

    async staff({ role = 'reviewer', blocked = false, ...facts }: StaffFacts = {}): Promise<Person> {
      const email = facts.email ?? `staff-${++people}@test.example`
      const password_hash = await passwordHash
      const token = createToken()
      const id = await transaction(async (tx) => {
        const person = {
          name: facts.name ?? 'Rita Camargo',
          email,
          role,
          blocked_at: blocked ? clock.now() : null,
          member_id: facts.member?.id ?? null,
          password_hash,
        }
        const { id } = await tx.insertInto('staff').values(person).returning('id').executeTakeFirstOrThrow()
        const session = {
          staff_id: id,
          token_hash: token.hash,
          created_at: clock.now(),
          expires_at: inAMonth(),
        }
        await tx.insertInto('staff_session').values(session).execute()
        return id
      })
      return { id, email, password, token: token.text }
    },
  }
}
