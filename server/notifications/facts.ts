import type { Language } from '#contract/languages.ts'
import type { PrizeKind } from '#contract/prize-fields.ts'

type TitledFacts = { titles: Record<Language, string> }
/** Left out of a parcel. */
type RedeemedFacts = TitledFacts & { prize_kind?: PrizeKind | undefined }

type SoldFacts = { product: string; coins: number }

export type NotificationFacts = {
  invoice_counted: { number: string; coins: number; at_once?: { opens_at: string | null } }
  invoice_rejected: { number: string }
  invoice_incomplete: { number: string }
  invoice_reversed: { number: string; coins: number }
  redemption_requested: RedeemedFacts
  redemption_preparing: TitledFacts
  redemption_shipped: TitledFacts
  redemption_contacted: TitledFacts
  redemption_booked: TitledFacts
  redemption_delivered: RedeemedFacts
  redemption_cancelled: TitledFacts & { coins: number }
  prize_back: TitledFacts
  coins_expiring: { coins: number; on: string }
  verified: Record<string, never>
  data_asked: { text: string }
  welcome_paid: { coins: number }
  challenge_reached: TitledFacts & { coins: number }
  /** A prescription names no pet. */
  lead_reminder: { pet_name: string | null; name: string; product: string }
  /** Capped where the month had no room for all of it. */
  recommendation_sold: SoldFacts & { is_capped?: boolean }
  recommendation_joined: SoldFacts
  recommendation_reversed: SoldFacts
  rules_changed: TitledFacts
  broadcast: TitledFacts
}
