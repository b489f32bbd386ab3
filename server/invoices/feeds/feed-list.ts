import { feedOutcomes, type OfficeFeed } from '#contract/invoices-feeds.ts'
import type { Db } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { feedById, feedPage, leftOf, resultsOf } from './queries.ts'
import { waitingPage } from './waiting/queries.ts'

export async function pageOfFeeds(db: Db, query: Parameters<typeof feedPage>[1]) {
  const { items, ...page } = await feedPage(db, query)
  return { ...page, items: items.map(asShown) }
}

export async function oneFeed(db: Db, feedId: string) {
  const feed = await feedById(db, feedId)
  if (!feed) throw new Refusal('not_found')
  const results = (await resultsOf(db, feedId)).toSorted(
    (one, other) => feedOutcomes.indexOf(one.outcome) - feedOutcomes.indexOf(other.outcome),
  )
  return { ...asShown(feed), results, left: await leftOf(db, feedId) }
}

export async function pageOfWaiting(db: Db, query: Parameters<typeof waitingPage>[1]) {
  const { items, ...page } = await waitingPage(db, query)
  return { ...page, items: items.map((item) => ({ ...item, issued_on: item.issued_on.toString() })) }
}

type FeedRow = NonNullable<Awaited<ReturnType<typeof feedById>>>

function asShown({ received_at, finished_at, ...feed }: FeedRow): OfficeFeed {
  return { ...feed, received_at: received_at.toString(), is_finished: finished_at !== null }
}
