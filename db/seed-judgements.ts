import { sql } from 'kysely'
import type { Reading } from '#contract/invoices-reading.ts'
import { instantVersion, judgeInstantly, unproved } from '#domain/instant-credit.ts'
import type { Tx } from '#server/platform/db.ts'
import { issuerOf } from './demo-issuers.ts'
import type { DemoQueued } from './demo-queue.ts'

/** What its reading tells of a signed one. */
export function proofOf(queued: DemoQueued): Reading['proof'] {
  if (!queued.judged) return undefined
  if (queued.judged.why === 'proof') return { proved: false, reason: 'structure', version: 1 }
  return { proved: true, version: 1, holder: issuerOf(queued).id }
}

type Judged = { id: string; queued: DemoQueued; at: Temporal.Instant }

export async function addJudgement(tx: Tx, { id, queued, at }: Judged) {
  const { mode = 'on', why } = queued.judged ?? {}
  const { fellShort, coins, rules } = why === 'proof' ? unproved('structure') : await judge(tx, id, queued)
  const distributor = tx
    .selectFrom('distributor')
    .select('id')
    .where('title', '=', queued.issuer ?? '')
  await tx
    .insertInto('instant_judgement')
    .values({
      invoice_id: id,
      judged_at: at,
      mode,
      distributor_id: why === 'proof' ? null : distributor,
      version: instantVersion,
      rules: JSON.stringify(rules),
      fell_short: fellShort,
      coins,
    })
    .execute()
}

/** By the rules that are in force, so that the examples are true. */
async function judge(tx: Tx, id: string, { judged, issuer = '', findings = [], paper = [] }: DemoQueued) {
  const { shop } = await tx
    .selectFrom('invoice')
    .innerJoin('member', 'member.id', 'member_id')
    .select(sql<string>`profile_value`.as('shop'))
    .where('invoice.id', '=', id)
    .executeTakeFirstOrThrow()
  const typed = await tx
    .selectFrom('invoice_row')
    .select(['product_id as productId', 'value_cents as valueCents', 'rate_thousandths as rateThousandths'])
    .where('invoice_id', '=', id)
    .orderBy('position')
    .execute()
  return judgeInstantly({
    findings: findings.map(({ code }) => code),
    holdsKey: true,
    distributor: issuer,
    buyer: judged?.why === 'buyer' ? otherBranch(shop) : shop,
    shop,
    level: 3,
    reversals: 0,
    typed,
    signed: paper.map(({ sku, cents }, index) => ({
      line: index + 1,
      productId: sku ? (typed[index]?.productId ?? null) : null,
      valueCents: cents,
    })),
    codeFindings: [],
    today: { documents: 0, coins: 0 },
    limits: { coins: 1500, dayDocuments: 10, dayCoins: 5000 },
  })
}

/** Of the same company. */
function otherBranch(cnpj: string) {
  return `${cnpj.slice(0, 8)}0002${cnpj.slice(12)}`
}
