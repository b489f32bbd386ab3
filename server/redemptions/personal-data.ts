import { defaultLanguage } from '#contract/languages.ts'
import type { PersonalData } from '#server/platform/personal-data.ts'
import { cancelAllOf } from './cancel.ts'
import { redemptionsFor } from './mine.ts'

/**
 * They go with the row of the member, once what has not left is cancelled: its coins are written off with the wallet, its
 * unit can be somebody else's. What the others cost stays in the books, which name nobody.
 */
export const redemptionData: PersonalData = {
  part: 'redemptions',
  tables: ['redemption', 'redemption_step'],
  read: (db, memberId) => redemptionsFor(db, memberId, defaultLanguage),
  erase: (tx, { id, now }) => cancelAllOf(tx, id, now),
}
