import type { Language } from '#contract/languages.ts'

type Titled = { titles: Record<Language, string> }

/** What each kind of message is made of. */
export type Facts = {
  invoice_counted: { number: string; coins: number }
  invoice_rejected: { number: string }
  invoice_incomplete: { number: string }
  invoice_reversed: { number: string; coins: number }
  redemption_requested: Titled
  redemption_preparing: Titled
  redemption_shipped: Titled
  redemption_delivered: Titled
  redemption_cancelled: Titled & { coins: number }
  prize_back: Titled
  /** The day as `2026-11-30`. */
  coins_expiring: { coins: number; on: string }
  verified: Record<string, never>
  /** In the words of the team. */
  data_asked: { text: string }
  challenge_reached: Titled & { coins: number }
  lead_reminder: { pet_name: string; name: string; product: string }
  broadcast: Titled
}
