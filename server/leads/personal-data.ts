import type { PersonalData } from '#server/platform/personal-data.ts'
import { leadsWithoutClients } from './queries.ts'

/** Leads are deleted with the member. Their clients are other people, so they are left out. */
export const leadData: PersonalData = { part: 'leads', tables: ['lead'], read: leadsWithoutClients }
