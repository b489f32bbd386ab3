import { listChallenges, oneChallenge } from '#contract/challenges.ts'
import { statement, statementSummary } from '#contract/coins.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { listInvoices, oneInvoice } from '#contract/invoices.ts'
import { listLeads } from '#contract/leads.ts'
import { currentUser } from '#contract/members.ts'
import { type NotificationKind, type NotificationTopic, notificationTopics } from '#contract/notifications.ts'
import { readRanking } from '#contract/ranking.ts'
import { listRecommendations, recommendationSummary } from '#contract/recommendations.ts'
import { listRedemptions } from '#contract/redemptions.ts'
import { listStore, myStore } from '#contract/store.ts'
import { refresh } from '#web/platform/query.ts'

const wallet = [currentUser, statement, statementSummary]
const challenges = [listChallenges, oneChallenge]
const store = [listStore, myStore]

/** The queries that a notification of this topic makes old. */
const concerned: Readonly<Record<NotificationTopic, readonly Pick<Endpoint, 'path'>[]>> = {
  invoices: [...wallet, listInvoices, oneInvoice, ...challenges, readRanking],
  redemptions: [...wallet, listRedemptions, ...store],
  coins: wallet,
  challenges: [...wallet, ...challenges, readRanking],
  clients: [...wallet, listLeads, listRecommendations, recommendationSummary, ...challenges, readRanking],
  account: [currentUser],
  news: [...challenges, ...store],
}

export async function refreshWallet(): Promise<void> {
  await refresh(...wallet)
}

export function refreshAfter(kind: NotificationKind): void {
  const topics = Object.entries(notificationTopics) as [NotificationTopic, readonly NotificationKind[]][]
  for (const [topic, kinds] of topics) {
    if (kinds.includes(kind)) void refresh(...concerned[topic])
  }
}
