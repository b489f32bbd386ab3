import type * as z from 'zod/mini'
import type { InstantCredit, InstantJudgement, instantJudgements } from '#contract/invoices-instant.ts'
import { loadTrust } from '#server/invoices/proof/trust.ts'
import type { Db } from '#server/platform/db.ts'
import { pageOf } from '#server/platform/list-queries.ts'
import type { Log } from '#server/platform/log.ts'
import { readSettings } from '#server/platform/settings.ts'
import {
  blindOutcomes,
  distributorCredits,
  judgementRows,
  latestDisagreement,
  shortfalls,
} from './queries.ts'

export type TrustPlace = { trustDir: string | undefined; log: Log }

const recentDays = 30

export async function instantOverview(
  db: Db,
  { now, ...place }: TrustPlace & { now: Temporal.Instant },
): Promise<InstantCredit> {
  const since = now.subtract({ hours: 24 * recentDays })
  const { instant_credit: mode } = await readSettings(db, ['instant_credit'])
  const disagreement = mode === 'off' ? await latestDisagreement(db) : undefined
  return {
    mode,
    stopped_by: disagreement
      ? {
          invoice_id: disagreement.id,
          number: disagreement.number,
          at: disagreement.checked_at.toString(),
        }
      : null,
    trust: await trustHealth(place),
    distributors: await distributorCredits(db, since),
    reasons: await shortfalls(db, since),
    checks: await blindOutcomes(db, since),
  }
}

async function trustHealth({ trustDir, log }: TrustPlace): Promise<InstantCredit['trust']> {
  if (!trustDir) return null
  try {
    const { authorities, problems } = await loadTrust(trustDir)
    return {
      authorities: authorities.map(({ name, isRoot, certificate }) => ({
        name,
        is_root: isRoot,
        fingerprint: certificate.fingerprint,
        valid_until: certificate.validUntil.toString(),
      })),
      problems: [...problems],
    }
  } catch (error) {
    log.error({ err: error }, 'the trust folder cannot be read')
    return null
  }
}

type Filters = z.output<(typeof instantJudgements)['query']>

export async function judgementList(db: Db, filters: Filters, readerId: string) {
  const { items, ...rest } = await pageOf(db, judgementRows(db, { ...filters, readerId }), filters.page)
  return { items: items.map(listed), ...rest }
}

type JudgementRow = Awaited<ReturnType<ReturnType<typeof judgementRows>['execute']>>[number]

function listed({ id, memberId, memberName, workplace, judged_at, ...row }: JudgementRow): InstantJudgement {
  return {
    ...row,
    invoice_id: id,
    member: { id: memberId, name: memberName, workplace },
    judged_at: judged_at.toString(),
  }
}
