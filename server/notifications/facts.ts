import type { Language } from '#contract/languages.ts'

type Titled = { titles: Record<Language, string> }

export type NotificationFacts = {
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
  /** Like `2026-11-30`. */
  coins_expiring: { coins: number; on: string }
  verified: Record<string, never>
  data_asked: { text: string }
  challenge_reached: Titled & { coins: number }
  lead_reminder: { pet_name: string; name: string; product: string }
  broadcast: Titled
}
