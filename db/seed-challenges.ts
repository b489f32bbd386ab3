import { sql } from 'kysely'
import type { Tx } from '#server/platform/db.ts'
import { demoChallenges } from './demo-challenges.ts'
import { addPublicFile, type Seeding } from './seed-world.ts'

export async function addChallenges(tx: Tx, { files, now }: Seeding) {
  for (const [position, { banner, titles, descriptions, days, goal }] of demoChallenges.entries()) {
    const image = await addPublicFile(files, `demo/challenge-${banner}.webp`, `challenges/${banner}.webp`)
    const [from, until] = days.map((count) => now.add({ hours: 24 * count }))
    const { id } = await tx
      .insertInto('challenge')
      .values({
        titles,
        descriptions,
        image,
        opens_at: from ?? now,
        closes_at: until ?? now,
        audience: goal ? audienceOf(goal) : null,
        goal_unit: goal?.unit ?? null,
        goal_target: goal?.target ?? null,
        bonus: goal?.bonus ?? null,
        position,
        created_at: from ?? now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (goal?.brand)
      await sql`insert into challenge_product select ${id}, id from product where brand = ${goal.brand}`.execute(
        tx,
      )
  }
}

/** Only attendants send invoices; who else takes part recommends. */
function audienceOf({ unit }: { unit: string }) {
  return unit === 'recommendations' ? ['veterinarian', 'breeder'] : ['attendant']
}
