import type { PersonalData } from '#server/platform/personal-data.ts'
import { challengesTakenPartIn } from './queries.ts'

/** Both are deleted with the member; contributions with their invoices. */
export const challengeData: PersonalData = {
  part: 'challenges',
  tables: ['challenge_progress', 'challenge_contribution'],
  read: challengesTakenPartIn,
}
