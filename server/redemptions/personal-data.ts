import { defaultLanguage } from '#contract/languages.ts'
import type { PersonalData } from '#server/platform/personal-data.ts'
import { cancelRedemptionsOf } from './cancel.ts'
import { ownRedemptions } from './own-redemptions.ts'

/**
 * What has not been shipped is cancelled first: its coins are written off with the wallet and its unit is
 * free again. The rest goes with the member's row; the books name nobody.
 */
export const redemptionData: PersonalData = {
  part: 'redemptions',
  tables: ['redemption', 'redemption_step'],
  read: (db, memberId) => ownRedemptions(db, memberId, defaultLanguage),
  erase: (tx, { id, now }) => cancelRedemptionsOf(tx, id, now),
}
