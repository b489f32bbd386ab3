import type { PersonalData } from '#server/platform/personal-data.ts'
import { leadsWithoutClients } from './queries.ts'

/** Leads are deleted with the member. Their clients are other people, so they are left out. */
export const leadData: PersonalData = {
  part: 'leads',
  tables: {
    lead: {
      told: [
        'created_at',
        'pet_name',
        'answers',
        'daily_dose',
        'status',
        'bag_grams',
        'bought_on',
        'remind_on',
      ],
      kept: ['id', 'member_id', 'name', 'email', 'phone', 'cep', 'product_id', 'reminded_on', 'search_text'],
    },
  },
  read: leadsWithoutClients,
}
