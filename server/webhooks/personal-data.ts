import type { PersonalData } from '#server/platform/personal-data.ts'
import { eventsAbout } from './queries.ts'

/** What other programs were told of; it goes with the person, and so does what was not delivered yet. */
export const webhookData: PersonalData = {
  part: 'webhooks',
  tables: { webhook_event: { told: ['type', 'occurred_at'], kept: ['id', 'member_id', 'data'] } },
  read: eventsAbout,
}
