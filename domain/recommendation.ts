/** Why a code earns nothing with an invoice, in the order in which they are told. */
export const recommendationFaults = [
  'gone',
  'own',
  'other_product',
  'too_early',
  'expired',
  'used_up',
  'dropped',
  'nothing_earned',
] as const
export type RecommendationFault = (typeof recommendationFaults)[number]

export type Recommendation = {
  /** Null once they left. */
  readonly recommenderId: string | null
  /** They still take part: neither blocked nor waiting. */
  readonly isActive: boolean
  readonly createdOn: string
  readonly endsOn: string
  readonly purchases: number
  readonly mostPurchases: number
}

type Purchase = {
  readonly senderId: string
  readonly isSameFood: boolean
  /** The day of the invoice. */
  readonly boughtOn: string
  /** What the rows with the code earn; unknown before somebody has decided. */
  readonly rowCoins?: number
  /** Who reviewed the invoice does not accept the code. */
  readonly isDropped?: boolean
}

/** Days are compared as text: `2026-11-17`. */
export function judgeRecommendation(
  { recommenderId, isActive, createdOn, endsOn, purchases, mostPurchases }: Recommendation,
  { senderId, isSameFood, boughtOn, rowCoins, isDropped = false }: Purchase,
): RecommendationFault | null {
  const holds: Readonly<Record<RecommendationFault, boolean>> = {
    gone: recommenderId === null || !isActive,
    own: recommenderId === senderId,
    other_product: !isSameFood,
    too_early: boughtOn < createdOn,
    expired: boughtOn > endsOn,
    used_up: purchases >= mostPurchases,
    dropped: isDropped,
    nothing_earned: rowCoins === 0,
  }
  return recommendationFaults.find((fault) => holds[fault]) ?? null
}

/** Whole coins of who recommended: a share, in thousandths, of what the rows earn. */
export function recommenderCoins(rowCoins: number, shareThousandths: number): number {
  return Math.floor((rowCoins * shareThousandths) / 1000)
}

/** What speaks against a code without proving anything: a person looks at the invoice. */
export const recommendationFindings = ['pair_often', 'not_opened', 'one_device', 'no_day'] as const
export type RecommendationFinding = (typeof recommendationFindings)[number]

type Encounter = {
  /** How often who recommended and who sent the invoice met lately, and from how often on that is too often. */
  readonly pairPurchases: number
  readonly mostPairPurchases: number
  /** A lead is opened by its client; a prescription may be a paper that nobody opened. */
  readonly kind: 'lead' | 'prescription'
  readonly isOpenedBefore: boolean
  /** Codes of other clients whose pages the same device opened lately. */
  readonly sameDevice: number
  /** The day of the invoice was read. */
  readonly hasDay: boolean
}

/** So many clients’ pages opened by one device are not those of one household. */
const mostOnOneDevice = 5

export function findingsOf({ kind, ...met }: Encounter): RecommendationFinding[] {
  const found: Readonly<Record<RecommendationFinding, boolean>> = {
    pair_often: met.pairPurchases >= met.mostPairPurchases,
    not_opened: kind === 'lead' && !met.isOpenedBefore,
    one_device: met.sameDevice >= mostOnOneDevice,
    no_day: !met.hasDay,
  }
  return recommendationFindings.filter((finding) => found[finding])
}

/** For so many days before an invoice it is looked at who met whom, and what a device opened. */
export const findingDays = 30
