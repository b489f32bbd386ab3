import { defaultLanguage } from '#contract/languages.ts'
import type { PersonalData } from '#server/platform/personal-data.ts'
import { cancelRedemptionsOf } from './cancel.ts'
import { ownRedemptions } from './own-redemptions.ts'
import { forgetOwner } from './queries.ts'

/**
 * What has not been shipped is cancelled first: its coins are written off with the wallet and its unit is
 * free again. What stays of each is what the books need, and names nobody.
 */
export const redemptionData: PersonalData = {
  part: 'redemptions',
  tables: {
    redemption: {
      told: [
        'id',
        'number',
        'titles',
        'image',
        'price',
        'status',
        'kind',
        'phone',
        'best_time',
        'requested_at',
        'deliver_by',
        'address',
        'carrier',
        'tracking_code',
        'tracking_link',
        'reason',
      ],
      kept: ['member_id', 'prize_id', 'awaits_halt', 'is_confirmed', 'took_stock', 'version'],
    },
    redemption_step: { told: ['at', 'step', 'note'], kept: ['redemption_id'] },
  },
  read: (db, memberId) => ownRedemptions(db, memberId, defaultLanguage),
  async erase(tx, { id, now }) {
    await cancelRedemptionsOf(tx, id, now)
    await forgetOwner(tx, id)
  },
}
