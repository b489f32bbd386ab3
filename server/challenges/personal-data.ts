import type { PersonalData } from '#server/platform/personal-data.ts'
import { challengesTakenPartIn } from './queries.ts'

export const challengeData: PersonalData = {
  part: 'challenges',
  tables: ['challenge_progress', 'challenge_contribution'],
  read: challengesTakenPartIn,
}
