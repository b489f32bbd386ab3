import type { PersonalData } from '#server/platform/personal-data.ts'
import { takingPart } from './queries.ts'

/** Both go with the row of the member; contributions by way of their invoices. */
export const challengeData: PersonalData = {
  part: 'challenges',
  tables: ['challenge_progress', 'challenge_contribution'],
  read: takingPart,
}
