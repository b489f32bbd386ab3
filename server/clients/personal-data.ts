import type { PersonalData } from '#server/platform/personal-data.ts'
import { datedShopListingOf } from './queries.ts'

/** What an attendant agreed to have told to clients nearby. It goes with the member. */
export const shopListingData: PersonalData = {
  part: 'shop_listing',
  tables: {
    shop_listing: {
      told: ['name', 'cep', 'neighborhood', 'city', 'state', 'listed_at'],
      kept: ['member_id'],
    },
  },
  read: datedShopListingOf,
}
