import type { Segment } from '#contract/notifications-office.ts'
import { profileTypes } from '#contract/people.ts'

export const activities = [7, 30, 90] as const

export function segmentOf(typed: Readonly<Record<string, string>>): Segment {
  const profile = profileTypes.find((each) => each === typed.profile)
  const level = typed.level === '2' ? 2 : typed.level === '3' ? 3 : null
  const address = { yes: true, no: false }[typed.address ?? '']
  return {
    profiles: profile ? [profile] : null,
    level,
    has_address: address ?? null,
    active_days: activities.find((days) => String(days) === typed.activity) ?? null,
  }
}

const ours = /^\/(?!\/)[\w\-/?=&%.]*$/

export function isScreen(link: string): boolean {
  return link === '' || ours.test(link)
}
