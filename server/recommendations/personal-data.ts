import type { PersonalData } from '#server/platform/personal-data.ts'
import { forgetShopOf, purchasesOf, recommendationsOf } from './queries.ts'

/**
 * What a person recommended, and what became of it. It outlives the person without their name: clients keep their codes,
 * and others have earned with them.
 */
export const recommendationData: PersonalData = {
  part: 'recommendations',
  tables: {
    recommendation: {
      told: [
        'code',
        'kind',
        'created_at',
        'ends_on',
        'daily_dose',
        'opened_at',
        'purchases',
        'paid',
        'most_purchases',
      ],
      kept: ['token', 'member_id', 'lead_id', 'prescription_id', 'product_id'],
    },
    recommended_purchase: {
      told: ['code', 'bought_on', 'counted_at', 'recommender_coins', 'joining_coins', 'reversed_at'],
      kept: [
        'id',
        'invoice_id',
        'recommender_id',
        'sender_id',
        'product_id',
        'grams',
        'city',
        'state',
        'shop',
        'row_coins',
        'is_capped',
      ],
    },
    recommendation_month: { told: [], kept: ['member_id', 'month', 'coins', 'cap'] },
  },
  async erase(tx, { id }) {
    await forgetShopOf(tx, id)
  },
  read: async (db, memberId) => ({
    made: await recommendationsOf(db, memberId),
    sold: await purchasesOf(db, memberId),
  }),
}
