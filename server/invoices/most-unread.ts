import { Refusal } from '#server/platform/refusal.ts'

/** Waiting documents of one member; more of them would keep the reader from everybody else. */
export const mostUnread = 30
const triedAgainAfterSeconds = 60

export function refuseToWait() {
  return new Refusal('too_many_unread', { waitSeconds: triedAgainAfterSeconds })
}
