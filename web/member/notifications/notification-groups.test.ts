import { expect, test } from 'vitest'
import type { Notification } from '#contract/notifications.ts'
import { groupsOf } from './notification-groups.ts'

const notificationAt = (datatime: string): Notification => ({
  id: datatime,
  kind: 'verified',
  title: '',
  datatime,
  isRead: 1,
  link: null,
})
const grouped = (now: string, ...moments: string[]) =>
  groupsOf(moments.map(notificationAt), Date.parse(now)).map(({ when, notifications }) => [
    when,
    notifications.length,
  ])

test('the week begins on Monday, and days are those of São Paulo', () => {
  const tuesday = '2026-11-17T14:02:00-03:00'
  expect(
    grouped(
      tuesday,
      '2026-11-17T00:00:00-03:00',
      '2026-11-16T23:59:59-03:00',
      '2026-11-16T00:00:00-03:00',
      '2026-11-15T23:59:59-03:00',
    ),
  ).toEqual([
    ['today', 1],
    ['week', 2],
    ['earlier', 1],
  ])
})

test('on a Monday nothing else is of this week; what is there has a group and nothing else', () => {
  const monday = '2026-11-16T09:00:00-03:00'
  expect(grouped(monday, '2026-11-15T12:00:00-03:00')).toEqual([['earlier', 1]])
  expect(grouped(monday)).toEqual([])
})
