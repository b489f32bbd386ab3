import { challengeChecks } from '#server/challenges/ledger-checks.ts'
import { ledgerAudit } from '#server/coins/audit.ts'
import { ledgerChecks } from '#server/coins/ledger-checks.ts'
import { rankingChecks } from '#server/ranking/ledger-checks.ts'
import { recommendationChecks } from './ledger-checks.ts'

export const auditBooks = ledgerAudit([
  ...ledgerChecks,
  ...recommendationChecks,
  ...challengeChecks,
  ...rankingChecks,
])
