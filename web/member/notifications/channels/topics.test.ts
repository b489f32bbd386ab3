import { expect, test } from 'vitest'
import { NotificationTopic } from '#contract/notifications.ts'
import { concerns } from './topics.ts'

const nobody = { attendant: false, veterinarian: false, breeder: false, promoter: false, prescriber: false }
const topicsOf = (roles: Partial<typeof nobody>) =>
  NotificationTopic.options.filter((topic) => concerns(topic, { id: 2, roles: { ...nobody, ...roles } }))

test('attendants are told of everything, promoters of their account and the programme', () => {
  expect(topicsOf({ attendant: true })).toEqual(NotificationTopic.options)
  expect(topicsOf({ promoter: true })).toEqual(['account', 'news'])
})

test('who sends no invoices is not asked about them', () => {
  expect(topicsOf({ veterinarian: true, prescriber: true })).not.toContain('invoices')
})
