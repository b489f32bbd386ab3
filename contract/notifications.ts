import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Done, Instant } from './fields.ts'

export const listNotifications = endpoint({
  method: 'GET',
  path: '/notifications',
  for: 'member',
  summary: 'What this person was told, newest first',
  returns: z.array(
    z.object({
      title: z.string(),
      // Spelled as the published interface spells it.
      datatime: Instant,
      isRead: z.literal([0, 1]),
    }),
  ),
})

export const markNotificationsRead = endpoint({
  method: 'POST',
  path: '/notifications/update',
  for: 'member',
  summary: 'Mark everything read',
  returns: Done,
})
