import { expect, test } from 'vitest'
import type { Notification } from '#contract/notifications.ts'
import { newestFirst, unreadAmong, withOneMore } from './newest-first.ts'

const told = (id: string, datatime: string, isRead: 0 | 1 = 0): Notification => ({
  id,
  kind: 'broadcast',
  title: id,
  datatime,
  isRead,
  link: null,
})
const idsOf = (notifications: readonly Notification[]) => notifications.map(({ id }) => id)
const early = told('early', '2026-11-17T10:00:00Z', 1)
const late = told('late', '2026-11-17T10:00:00.5Z')

test('the newest comes first, to the fraction of a second', () => {
  expect(idsOf(newestFirst([early, late]))).toEqual(['late', 'early'])
})

test('what is told anew takes its place; what is known changes nothing', () => {
  expect(idsOf(withOneMore([early], late))).toEqual(['late', 'early'])
  expect(idsOf(withOneMore([late], early))).toEqual(['late', 'early'])
  const both = [late, early]
  expect(withOneMore(both, { ...late, title: 'again' })).toBe(both)
})

test('whatever is not marked as read is unread', () => {
  expect(unreadAmong([early, late])).toBe(1)
})
