import type { LedgerCheck } from './audit.ts'
import { journalChecks } from './checks/journals.ts'
import { lotChecks } from './checks/lots.ts'
import { onceChecks } from './checks/once.ts'
import { walletChecks } from './checks/wallets.ts'

export const ledgerChecks: readonly LedgerCheck[] = [
  journalChecks,
  ...onceChecks,
  ...walletChecks,
  ...lotChecks,
]
