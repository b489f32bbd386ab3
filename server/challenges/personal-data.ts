import type { PersonalData } from '#server/platform/personal-data.ts'
import { challengesTakenPartIn } from './queries.ts'

export const challengeData: PersonalData = {
  part: 'challenges',
  tables: {
    challenge_progress: {
      told: ['progress', 'reached_at', 'undone_at'],
      kept: ['challenge_id', 'member_id'],
    },
    challenge_contribution: { told: ['amount'], kept: ['challenge_id', 'invoice_id'] },
  },
  read: challengesTakenPartIn,
}
