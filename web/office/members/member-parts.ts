import { memberTrail } from '#contract/audit.ts'
import {
  memberInvoices,
  memberNotifications,
  memberRedemptions,
  memberSessions,
  memberStatement,
  officeMember,
} from '#contract/members-office.ts'

/** Everything that a person's page shows of them: one change can touch all of it. */
export const memberParts = [
  officeMember,
  memberStatement,
  memberInvoices,
  memberRedemptions,
  memberNotifications,
  memberSessions,
  memberTrail,
]
