import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db.ts'

type Goal = {
  unit?: 'cents' | 'units' | 'recommendations'
  target: number
  bonus: number
  products?: readonly { id: string }[]
}

type ChallengeFacts = {
  title?: string
  image?: string
  goal?: Goal
  audience?: string[]
  opens_at?: Temporal.Instant
  closes_at?: Temporal.Instant
}

let challenges = 0

export function givenChallenges({ transaction }: Database, clock: Clock) {
  async function challenge({ title = `Desafio ${++challenges}`, goal, ...facts }: ChallengeFacts = {}) {
    const texts = { 'pt-BR': title, es: title, en: title }
    const columns = {
      titles: texts,
      descriptions: texts,
      opens_at: clock.now().subtract({ hours: 1 }),
      closes_at: clock.now().add({ hours: 24 }),
      ...facts,
      goal_unit: goal ? (goal.unit ?? 'cents') : null,
      goal_target: goal?.target ?? null,
      bonus: goal?.bonus ?? null,
      created_at: clock.now(),
    }
    return transaction(async (tx) => {
      const { id } = await tx
        .insertInto('challenge')
        .values(columns)
        .returning('id')
        .executeTakeFirstOrThrow()
      const products = goal?.products?.map((product) => ({ challenge_id: id, product_id: product.id }))
      if (products?.length) await tx.insertInto('challenge_product').values(products).execute()
      return { id, title }
    })
  }

  return { challenge }
}
