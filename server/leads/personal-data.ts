import type { PersonalData } from '#server/platform/personal-data.ts'
import { leadsWithoutClients } from './queries.ts'

/** They go with the row of the member. Clients are named on the professional’s own screen; here they are others. */
export const leadData: PersonalData = { part: 'leads', tables: ['lead'], read: leadsWithoutClients }
