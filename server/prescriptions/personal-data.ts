import type { PersonalData } from '#server/platform/personal-data.ts'
import { prescriptionsWithoutClients } from './queries.ts'

/** Prescriptions are deleted with the member. Clients are other people, so they are left out. */
export const prescriptionData: PersonalData = {
  part: 'prescriptions',
  tables: ['prescription'],
  read: prescriptionsWithoutClients,
}
