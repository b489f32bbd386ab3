import type { Texts } from '#contract/languages.ts'
import { memberPaths } from '#contract/paths.ts'
import { takeBackPurchase } from '#server/challenges/advance-by-purchase.ts'
import { reverseCredit } from '#server/coins/movements.ts'
import { notify } from '#server/notifications/notify.ts'
import type { Tx } from '#server/platform/db.ts'
import { takeBackWelcomeIfLost } from '#server/welcome/settle.ts'
import { setPurchasesReversed } from './queries.ts'
import { productTitles } from './sale.ts'

type ReversedInvoice = {
  invoiceId: string
  number: string
  staffId?: string
  reasons?: Texts
  now: Temporal.Instant
}

/**
 * Takes back what the codes of a reversed invoice paid; the wallets are locked. Who left keeps nothing to take back. The
 * reason is told to who sent the invoice alone: it is about that person's document.
 */
export async function takeBackRecommendations(tx: Tx, reversed: ReversedInvoice) {
  const { invoiceId, number, staffId, reasons, now } = reversed
  const by = staffId === undefined ? {} : { staffId }
  for (const purchase of await setPurchasesReversed(tx, invoiceId, now)) {
    const { id, recommenderId, senderId, product, recommenderCoins: coins, joiningCoins } = purchase
    if (senderId !== null && joiningCoins > 0) {
      const note = { number, ...(reasons && { reasons }) }
      await reverseCredit(tx, { credit: { joinedPurchaseId: id }, ...by, note, now })
    }
    if (recommenderId === null) continue
    if (coins > 0) {
      const titles = productTitles(product)
      await reverseCredit(tx, { credit: { recommendedPurchaseId: id }, ...by, note: { titles }, now })
      await takeBackWelcomeIfLost(tx, recommenderId)
    }
    await takeBackPurchase(tx, { purchaseId: id, memberId: recommenderId, ...by, now })
    const link = memberPaths.recommendations
    await notify(tx, {
      memberId: recommenderId,
      kind: 'recommendation_reversed',
      facts: { product, coins },
      link,
      now,
    })
  }
}
