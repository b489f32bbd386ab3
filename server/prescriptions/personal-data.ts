import type { PersonalData } from '#server/platform/personal-data.ts'
import { prescriptionsWithoutClients } from './queries.ts'

/** Prescriptions are deleted with the member. Clients are other people, so they are left out. */
export const prescriptionData: PersonalData = {
  part: 'prescriptions',
  tables: {
    prescription: {
      told: ['created_at', 'code', 'pet_name', 'pet_breed', 'daily_dose', 'remind_on'],
      kept: [
        'id',
        'member_id',
        'client_name',
        'sealed_cpf',
        'email',
        'phone',
        'cep',
        'product_id',
        'reminded_on',
        'search_text',
      ],
    },
  },
  read: prescriptionsWithoutClients,
}
