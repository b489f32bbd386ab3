import { expect, test } from 'vitest'
import type { Notification } from '#contract/notifications.ts'
import { newestFirst, unreadAmong, withNotification } from './newest-first.ts'

const notificationAt = (id: string, datatime: string, isRead: 0 | 1 = 0): Notification => ({
  id,
  kind: 'broadcast',
  title: id,
  datatime,
  isRead,
  link: null,
})
const idsOf = (notifications: readonly Notification[]) => notifications.map(({ id }) => id)
const early = notificationAt('early', '2026-11-17T10:00:00Z', 1)
const late = notificationAt('late', '2026-11-17T10:00:00.5Z')

test('the newest comes first, to the fraction of a second', () => {
  expect(idsOf(newestFirst([early, late]))).toEqual(['late', 'early'])
})

test('what is told anew takes its place; what is known changes nothing', () => {
  expect(idsOf(withNotification([early], late))).toEqual(['late', 'early'])
  expect(idsOf(withNotification([late], early))).toEqual(['late', 'early'])
  const both = [late, early]
  expect(withNotification(both, { ...late, title: 'again' })).toBe(both)
})

test('whatever is not marked as read is unread', () => {
  expect(unreadAmong([early, late])).toBe(1)
})
