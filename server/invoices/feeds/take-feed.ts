import * as z from 'zod/mini'
import { readFiscalKey } from '#domain/fiscal-key.ts'
import { activeDistributor } from '#server/catalogue/distributor.ts'
import { dayOf } from '#server/invoices/due-date.ts'
import { type ProofTools, proofOf } from '#server/invoices/proof/proof-of.ts'
import { discardUnused, storeXml } from '#server/invoices/stored-document.ts'
import type { Database, Tx } from '#server/platform/db.ts'
import type { Files } from '#server/platform/files.ts'
import { enqueue, type Job, job } from '#server/platform/jobs.ts'
import { removeFilesJob } from '#server/platform/remove-files.ts'
import { cancelKey } from './cancelling/cancel-key.ts'
import { feedEntries } from './feed-entries.ts'
import { type FeedPart, feedParts } from './feed-parts.ts'
import {
  type FeedPlace,
  type FeedResult,
  feedToTake,
  finishFeed,
  insertItem,
  isStillToTake,
} from './queries.ts'
import { takeInvoice, whyNotTaken } from './take-invoice.ts'

type Tools = Pick<Database, 'db' | 'transaction'> & ProofTools & { files: Files }

type Part = { place: FeedPlace; name: string; bytes: Buffer | undefined; distributorId: string | undefined }

/** Members' own documents come first. */
export const feedTurn = { priority: 1000 }

/** Others get their turn after so long. */
const longestTurnMs = 10_000

/**
 * Takes a feed apart, document by document, each in a transaction with the note that it was taken in: a run that ended
 * in the middle goes on there, and one that is repeated changes nothing.
 */
export const takeFeedJob: Job = job({
  name: 'take-feed',
  queue: 'reading',
  payload: z.object({ feedId: z.string() }),
  run: async (tools, { feedId }) => {
    const { db, transaction, files, now } = tools
    const feed = await feedToTake(db, feedId)
    if (!feed?.fileKey) return
    const begun = performance.now()
    const file = { name: feed.name, bytes: Buffer.from(await files.getBytes(feed.fileKey)) }
    const distributorId = feed.distributorId ?? undefined
    for await (const { entry, name, bytes } of feedEntries(file, feed.nextEntry)) {
      for (const [index, part] of feedParts({ name, bytes }, dayOf(now)).entries())
        await takePart(tools, { place: { feedId, entry, part: index + 1 }, name, bytes, distributorId }, part)
      if (performance.now() - begun > longestTurnMs)
        return transaction((tx) => enqueue(tx, takeFeedJob, { feedId }, feedTurn))
    }
    await transaction(async (tx) => {
      const fileKey = await finishFeed(tx, feedId, now)
      if (fileKey) await enqueue(tx, removeFilesJob, { keys: [fileKey] })
    })
  },
})

async function takePart(tools: Tools, part: Part, { kind, ...said }: FeedPart) {
  if (kind === 'invoice') return takeProved(tools, part)
  const { now } = tools
  await recorded(tools, part, async (tx) => {
    if (!('key' in said)) return { outcome: kind, ...said } as FeedResult
    return takeCancelled(tx, { accessKey: said.key, distributorId: part.distributorId, now })
  })
}

/** What the transaction does and that it was done are one. */
async function recorded(
  { transaction }: Tools,
  { place, name }: Part,
  take: (tx: Tx) => Promise<FeedResult>,
) {
  await transaction(async (tx) => {
    if (await isStillToTake(tx, place)) await insertItem(tx, { ...place, name, ...(await take(tx)) })
  })
}

async function takeProved(tools: Tools, part: Part) {
  const { db, files, now } = tools
  const bytes = part.bytes ?? Buffer.alloc(0)
  const proof = await proofOf(bytes, tools)
  if (!proof?.facts) {
    const reason = proof ? (proof.kept.reason ?? 'content') : 'no_authorities'
    return recorded(tools, part, async () => ({ outcome: 'refused', reason }))
  }
  const { distributorId } = part
  const proved = { facts: proof.facts, distributorId }
  const without = await whyNotTaken(db, proved)
  if (without) return recorded(tools, part, async () => without)
  const document = await storeXml(files, bytes)
  try {
    await recorded(tools, part, (tx) => takeInvoice(tx, { ...proved, document, now }))
  } finally {
    await discardUnused({ db, files }, [document.key])
  }
}

type Cancellation = { accessKey: string; distributorId: string | undefined; now: Temporal.Instant }

async function takeCancelled(tx: Tx, { accessKey, distributorId, now }: Cancellation): Promise<FeedResult> {
  const read = readFiscalKey(accessKey, dayOf(now))
  if (!read.ok) return { outcome: 'not_understood', reason: 'wrong_key' }
  const issuer = distributorId && (await activeDistributor(tx, read.key.issuer))
  if (distributorId && (!issuer || issuer.id !== distributorId))
    return { outcome: 'refused', reason: 'other_distributor', accessKey }
  const { isNew, isReversed } = await cancelKey(tx, read.key, now)
  if (!isNew && !isReversed) return { outcome: 'known', reason: 'cancelled', accessKey }
  return { outcome: 'cancelled', reason: isReversed ? 'reversed' : null, accessKey }
}
