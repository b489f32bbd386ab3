import { linkTo, memberPaths } from '#contract/paths.ts'
import { recommenderCoins } from '#domain/recommendation.ts'
import { advanceByPurchase } from '#server/challenges/advance-by-purchase.ts'
import { creditCoins } from '#server/coins/movements.ts'
import { notify } from '#server/notifications/notify.ts'
import type { Tx } from '#server/platform/db.ts'
import { readSettings } from '#server/platform/settings.ts'
import { payWelcomeWhenDone } from '#server/welcome/settle.ts'
import {
  insertPurchase,
  lockRecommendations,
  purchaseFacts,
  type RecommendationRow,
  takeFromMonth,
} from './queries.ts'
import { type CodedRow, productTitles, saleOf } from './sale.ts'
import { shareOf, shareSettings } from './share.ts'

type CountedRow = CodedRow & {
  readonly productId: string
  readonly product: string
  readonly bagGrams: number | null
  readonly bags: number
}

type CountedInvoice = {
  invoiceId: string
  number: string
  rows: readonly CountedRow[]
  opensAt: Temporal.Instant | undefined
  now: Temporal.Instant
}

/**
 * Pays who recommended what was bought, and who joined the two. It is part of the transaction that counts the invoice;
 * the wallets are locked. Returns what became a purchase.
 */
export async function payRecommendations(tx: Tx, { invoiceId, number, rows, opensAt, now }: CountedInvoice) {
  const codes = rows.flatMap(({ recommendation }) => recommendation ?? [])
  if (codes.length === 0) return []
  const facts = await purchaseFacts(tx, invoiceId)
  const settings = await readSettings(tx, [...shareSettings, 'recommendation_joining_coins'])
  const purchases: SoldRecommendation[] = []
  for (const recommendation of await lockRecommendations(tx, codes)) {
    const { paying, rowCoins, fault } = saleOf(recommendation, rows, facts)
    const [first] = paying
    const { recommenderId } = recommendation
    if (fault !== null || recommenderId === null || !first) continue
    const share = shareOf(settings, recommendation.profile)
    const wanted = recommenderCoins(rowCoins, share)
    const granted = await takeFromMonth(tx, { memberId: recommenderId, coins: wanted, now })
    const joining = await takeFromMonth(tx, {
      memberId: facts.senderId,
      coins: settings.recommendation_joining_coins,
      now,
    })
    const isCapped = granted < wanted
    const grams = gramsOf(paying)
    const purchaseId = await insertPurchase(tx, {
      ...facts,
      code: recommendation.code,
      invoiceId,
      recommenderId,
      productId: first.productId,
      grams,
      rowCoins,
      recommenderCoins: granted,
      isCapped,
      joiningCoins: joining,
      now,
    })
    const sale = { purchaseId, recommenderId, product: first.product, opensAt, now }
    await payRecommender(tx, { ...sale, rowCoins, share, granted, isCapped })
    await payJoining(tx, { ...sale, senderId: facts.senderId, invoiceId, number, joining })
    await advanceByPurchase(tx, { purchaseId, memberId: recommenderId, opensAt, now })
    purchases.push({ ...recommendation, grams, boughtOn: facts.boughtOn })
  }
  return purchases
}

type SoldRecommendation = RecommendationRow & { grams: number | null; boughtOn: string }

type Sale = {
  purchaseId: string
  recommenderId: string
  product: string
  opensAt: Temporal.Instant | undefined
  now: Temporal.Instant
}

type RecommenderPay = Sale & { rowCoins: number; share: number; granted: number; isCapped: boolean }

async function payRecommender(tx: Tx, { purchaseId, recommenderId, product, ...pay }: RecommenderPay) {
  const { rowCoins, share, granted, isCapped, opensAt, now } = pay
  if (granted > 0) {
    const line = { title: product, of_coins: rowCoins, share_thousandths: share, coins: granted }
    const trace = [{ ...line, ...(isCapped && { is_capped: true }) }]
    const note = { titles: productTitles(product), trace }
    const source = { recommendedPurchaseId: purchaseId }
    const credit = { memberId: recommenderId, coins: granted, source, note, ...(opensAt && { opensAt }), now }
    if (!(await creditCoins(tx, credit))) throw new Error(`purchase ${purchaseId} has paid before`)
    await payWelcomeWhenDone(tx, [recommenderId])
  }
  const facts = { product, coins: granted, ...(isCapped && { is_capped: true }) }
  const link = memberPaths.recommendations
  await notify(tx, { memberId: recommenderId, kind: 'recommendation_sold', facts, link, now })
}

type JoiningPay = Sale & { senderId: string; invoiceId: string; number: string; joining: number }

async function payJoining(tx: Tx, { purchaseId, senderId, invoiceId, number, product, ...pay }: JoiningPay) {
  const { joining, opensAt, now } = pay
  if (joining === 0) return
  const note = { number, trace: [{ title: product, coins: joining }] }
  const source = { joinedPurchaseId: purchaseId }
  const credit = { memberId: senderId, coins: joining, source, note, ...(opensAt && { opensAt }), now }
  if (!(await creditCoins(tx, credit))) throw new Error(`purchase ${purchaseId} was joined before`)
  const link = linkTo(memberPaths.invoice, { id: invoiceId })
  const facts = { product, coins: joining }
  await notify(tx, { memberId: senderId, kind: 'recommendation_joined', facts, link, now })
}

/** Null where the size of a bag is not known. */
function gramsOf(rows: readonly CountedRow[]): number | null {
  let grams = 0
  for (const { bagGrams, bags } of rows) {
    if (bagGrams === null) return null
    grams += bagGrams * bags
  }
  return grams > 0 ? grams : null
}
