import type { PersonalData } from '#server/platform/personal-data.ts'
import { forgetPersonalExports } from './keep.ts'

/** They say nothing of a person that the other parts do not. */
export const exportData: PersonalData = {
  part: 'exports',
  tables: {},
  read: async () => undefined,
  erase: forgetPersonalExports,
}
