import { randomUUID } from 'node:crypto'
import type { LeadStatus } from '#contract/leads.ts'
import type { PetAnswers } from '#domain/pet.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db.ts'
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
      daily_dose: 200,
      status: facts.status ?? 'sent',
      bought_on: facts.status === 'bought' ? today : null,
      remind_on: facts.remindOn === undefined ? null : Temporal.PlainDate.from(facts.remindOn),
      created_at: clock.now(),
    }
    return transaction(async (tx) => {
      const { id } = await tx.insertInto('lead').values(columns).returning('id').executeTakeFirstOrThrow()
      const made = { memberId: member.id, productId: product.id, dailyDose: 200, now: clock.now() }
      return { id, ...(await createRecommendation(tx, { ...made, source: { leadId: id } })) }
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
      daily_dose: 200,
      created_at: clock.now(),
    }
    return transaction(async (tx) => {
      const { id } = await tx
        .insertInto('prescription')
        .values({ ...columns, sealed_cpf: await sealClientCpf(tx, secrets, { code, cpf }) })
        .returning('id')
        .executeTakeFirstOrThrow()
      const made = { memberId: member.id, productId: product.id, dailyDose: 200, now: clock.now() }
      const source = { prescriptionId: id, token: code }
      const { code: recommendation } = await createRecommendation(tx, { ...made, source })
      return { id, code, recommendation }
    })
  }

  return { lead, prescription }
}
