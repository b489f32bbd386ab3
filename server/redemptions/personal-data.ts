import { defaultLanguage } from '#contract/languages.ts'
import type { PersonalData } from '#server/platform/personal-data.ts'
import { redemptionsFor } from './mine.ts'

/** They go with the row of the member; what they cost stays in the books, which name nobody. */
export const redemptionData: PersonalData = {
  part: 'redemptions',
  tables: ['redemption', 'redemption_step'],
  read: (db, memberId) => redemptionsFor(db, memberId, defaultLanguage),
}
