import { type ProfileType, profileTypes } from '#contract/people.ts'
import type { Member } from '#server/platform/actors.ts'

export function profileOf({ roles }: Pick<Member, 'roles'>): ProfileType {
  return profileTypes.find((type) => roles[type]) ?? 'promoter'
}
