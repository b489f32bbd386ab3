import type { ProfileType } from '#contract/people.ts'
import type { Settings } from '#contract/settings.ts'

export const shareSettings = [
  'recommendation_share_veterinarian',
  'recommendation_share_breeder',
  'recommendation_share_attendant',
] as const

/** In thousandths of what a purchase earns. A promoter recommends nothing. */
export function shareOf(
  settings: Pick<Settings, (typeof shareSettings)[number]>,
  profile: ProfileType | null,
) {
  return profile === null || profile === 'promoter' ? 0 : settings[`recommendation_share_${profile}`]
}
