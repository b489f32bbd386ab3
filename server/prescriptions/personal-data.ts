import type { PersonalData } from '#server/platform/personal-data.ts'
import { prescriptionsWithoutClients } from './queries.ts'

/** They go with the row of the member. Clients are named on the professional’s own screen; here they are others. */
export const prescriptionData: PersonalData = {
  part: 'prescriptions',
  tables: ['prescription'],
  read: prescriptionsWithoutClients,
}
