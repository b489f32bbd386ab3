import {
  type ChannelChoice,
  type NotificationKind,
  NotificationTopic,
  notificationTopics,
} from '#contract/notifications.ts'
import type { Db } from '#server/platform/db.ts'
import { agreesToNews, choiceOf, choicesOf, isInvited, mailChoices, recipientOf } from './queries.ts'

/** News go by mail to who agreed to communications. */
const usual: Readonly<Record<NotificationTopic, { email: boolean; push: boolean }>> = {
  invoices: { email: true, push: true },
  redemptions: { email: true, push: true },
  coins: { email: true, push: true },
  challenges: { email: false, push: true },
  clients: { email: false, push: true },
  account: { email: true, push: true },
  news: { email: false, push: true },
}

export async function channelsOf(db: Db, memberId: string): Promise<ChannelChoice[]> {
  const chosen = await choicesOf(db, memberId)
  const news = { ...usual.news, email: await agreesToNews(db, memberId) }
  return NotificationTopic.options.map(
    (topic) =>
      chosen.find((choice) => choice.topic === topic) ?? {
        topic,
        ...usual[topic],
        ...(topic === 'news' && news),
      },
  )
}

/** Who has not accepted their invitation yet gets nothing else. */
export async function wantsMail(db: Db, memberId: string, topic: NotificationTopic): Promise<boolean> {
  if (await isInvited(db, memberId)) return false
  const chosen = (await choiceOf(db, memberId, topic))?.email
  return chosen ?? (topic === 'news' ? agreesToNews(db, memberId) : usual[topic].email)
}

/** As `wantsMail`, of several; news are not sent so. */
export async function whoWantsMail(
  db: Db,
  memberIds: readonly string[],
  topic: Exclude<NotificationTopic, 'news'>,
): Promise<ReadonlySet<string>> {
  const people = await mailChoices(db, memberIds, topic)
  return new Set(people.filter(({ email }) => email ?? usual[topic].email).map(({ id }) => id))
}

/** Undefined if the member was erased meanwhile, or wants no mail about this. */
export async function mailRecipient(db: Db, memberId: string, topic: NotificationTopic) {
  return (await wantsMail(db, memberId, topic)) ? recipientOf(db, memberId) : undefined
}

export async function wantsPush(db: Db, memberId: string, kind: NotificationKind): Promise<boolean> {
  const topic = topicOf(kind)
  return (await choiceOf(db, memberId, topic))?.push ?? usual[topic].push
}

export function topicOf(kind: NotificationKind): NotificationTopic {
  const topic = NotificationTopic.options.find((name) =>
    (notificationTopics[name] as readonly NotificationKind[]).includes(kind),
  )
  if (!topic) throw new Error(`${kind} belongs to no topic`)
  return topic
}
