import { randomUUID } from 'node:crypto'
import type { LeadStatus } from '#contract/lead-fields.ts'
import type { PetAnswers } from '#domain/pet.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, Tx } from '#server/platform/db.ts'
import type { Secrets } from '#server/platform/secrets/secrets.ts'
import { sealClientCpf } from '#server/prescriptions/client-cpf.ts'
import { createRecommendation } from '#server/recommendations/create.ts'

type LeadFacts = {
  member: { id: string }
  product: { id: string }
  name?: string
  pet_name?: string
  status?: LeadStatus
  /** Like `2026-11-30`. */
  remindOn?: string
}

type PrescriptionFacts = {
  member: { id: string }
  product: { id: string }
  client_name?: string
  cpf?: string
}

type RecommendationFacts = LeadFacts & { kind?: 'lead' | 'prescription' }

const dailyDose = 200
const answers: PetAnswers = { pet: 'dog', phase: 'adults', weight: 15, overweight: false, age: 'adults' }
const client = { email: 'cliente@test.example', phone: '11987654321', cep: '04101300' }

export function givenFeeding({ transaction }: Database, clock: Clock, secrets: Secrets) {
  async function lead({ member, product, name = 'Carla Dias', pet_name = 'Tobias', ...facts }: LeadFacts) {
    const today = clock.now().toZonedDateTimeISO('America/Sao_Paulo').toPlainDate()
    const columns = {
      ...client,
      member_id: member.id,
      product_id: product.id,
      name,
      pet_name,
      answers,
      daily_dose: dailyDose,
      status: facts.status ?? 'sent',
      bought_on: facts.status === 'bought' ? today : null,
      remind_on: facts.remindOn === undefined ? null : Temporal.PlainDate.from(facts.remindOn),
      created_at: clock.now(),
    }
    return transaction(async (tx) => {
      const { id } = await tx.insertInto('lead').values(columns).returning('id').executeTakeFirstOrThrow()
      return { id, ...(await recommend(tx, { member, product, source: { leadId: id } })) }
    })
  }

  async function prescription({ member, product, ...facts }: PrescriptionFacts) {
    const [code, cpf] = [randomUUID(), facts.cpf ?? '52998224725']
    const columns = {
      ...client,
      member_id: member.id,
      product_id: product.id,
      code,
      client_name: facts.client_name ?? 'Carla Dias',
      pet_breed: 'Sem raça definida',
      daily_dose: dailyDose,
      created_at: clock.now(),
    }
    return transaction(async (tx) => {
      const { id } = await tx
        .insertInto('prescription')
        .values({ ...columns, sealed_cpf: await sealClientCpf(tx, secrets, { code, cpf }) })
        .returning('id')
        .executeTakeFirstOrThrow()
      const source = { prescriptionId: id, token: code }
      const { code: recommendation } = await recommend(tx, { member, product, source })
      return { id, code, recommendation }
    })
  }

  /** What a client shows at the shop, and what the client's link carries. */
  async function recommendation({ kind = 'lead', ...facts }: RecommendationFacts) {
    if (kind === 'lead') {
      const { code, token } = await lead(facts)
      return { code, token }
    }
    const { code: token, recommendation: code } = await prescription(facts)
    return { code, token }
  }

  type Recommended = {
    member: { id: string }
    product: { id: string }
    source: Parameters<typeof createRecommendation>[1]['source']
  }

  function recommend(tx: Tx, { member, product, source }: Recommended) {
    const now = clock.now()
    return createRecommendation(tx, { memberId: member.id, source, productId: product.id, dailyDose, now })
  }

  return { lead, prescription, recommendation }
}
