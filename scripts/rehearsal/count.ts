import { statement } from '#contract/coins.ts'
import { listInvoices } from '#contract/invoices.ts'
import { currentUser } from '#contract/members.ts'
import { listRedemptions } from '#contract/redemptions.ts'
import {
  coinReport,
  goodsReport,
  invoiceReport,
  memberReport,
  promoterReport,
  redemptionReport,
} from '#contract/reports.ts'
import { problem } from '#server/platform/problem.ts'
import type { Caller } from './acts.ts'
import { type Amounts, balanceOf, numbers, priceOf } from './files.ts'
import type { Place } from './place.ts'

type Rehearsed = { lucia: Caller; ana: Caller; amounts: Amounts; prize: number }

/** R$ 379,80 at one coin a real. */
const earned = 379

/** What the files and the acts come to, beside what the product tells in every place that tells it. */
export async function countByHand(place: Place, { lucia, ana, amounts, prize }: Rehearsed) {
  const imported = numbers(amounts.members).reduce((sum, member) => sum + balanceOf(member), 0)
  const anas = balanceOf(1) + earned - priceOf(prize)
  const today = Temporal.Now.plainDateISO('America/Sao_Paulo').toString()
  const period = { from: today, to: today }
  const coins = await lucia.call(coinReport, period)
  const goods = await lucia.call(goodsReport, period)
  const redeemed = await lucia.call(redemptionReport, period)
  const people = await lucia.call(memberReport, period)
  const { states } = await lucia.call(invoiceReport, period)
  const promoters = await lucia.call(promoterReport, period)
  const user = await ana.call(currentUser)
  const movements = (await ana.call(statement, {})).items
  const [invoice] = await ana.call(listInvoices)
  const [redemption] = await ana.call(listRedemptions)
  const counts: readonly [what: string, byHand: unknown, told: unknown][] = [
    ['coins imported', imported, coins.imported],
    ['coins issued', earned, coins.issued],
    ['coins spent', 0 - priceOf(prize), coins.spent],
    ['coins outstanding', imported + earned - priceOf(prize), coins.closing],
    ['her coins', anas, user.rewards.coins],
    ['her movements', 3, movements.length],
    ['her invoice', 'counted', invoice?.status],
    ['her prize', 'delivered', redemption?.status],
    ['invoices counted', 1, states.counted],
    ['cents bought', [37_980], goods.products.map(({ cents }) => cents)],
    ['prizes redeemed', [[1, priceOf(prize)]], redeemed.prizes.map(({ count, coins }) => [count, coins])],
    ['prizes delivered', 1, redeemed.delivered],
    ['members', 2, people.total],
    ['people invited', amounts.members - 1, people.invited],
    ['promoters', 1, people.promoters],
    ['sign-ups', 2, people.weeks.reduce((sum, { sign_ups }) => sum + sign_ups, 0)],
    ['coins owed by members', 0, coins.debt],
    ['sign-ups by the code', 1, promoters.find(({ code }) => code)?.sign_ups],
    ['the books', 'The ledger is right.', (await place.command('ledger-audit')).trim()],
  ]
  for (const [what, , told] of counts) console.log(`          ${what}: ${JSON.stringify(told)}`)
  const wrong = counts.filter(([, byHand, told]) => JSON.stringify(byHand) !== JSON.stringify(told))
  if (wrong.length > 0)
    throw problem(wrong.map(([what, byHand, told]) => `${what}: ${told}, by hand ${byHand}`).join('\n'))
}
