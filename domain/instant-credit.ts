import { coinsOf } from './earning.ts'

/** What has to hold before an invoice earns without a person, in the order in which it is asked. */
export const instantRules = [
  'proof',
  'findings',
  'key',
  'issuer',
  'buyer',
  'rows',
  'typed',
  'amount',
  'level',
  'reversals',
  'day_documents',
  'day_coins',
  'recommendations',
] as const
export type InstantRule = (typeof instantRules)[number]

export type RuleResult = {
  readonly rule: InstantRule
  readonly holds: boolean
  /** What it was judged by, for whoever asks later. */
  readonly facts?: Readonly<Record<string, string | number | readonly string[] | null>>
}

type TypedRow = { readonly productId: string; readonly valueCents: number; readonly rateThousandths: number }

/** A row of the signed document: its product by bar code or by the distributor's code, never by its name. */
export type SignedRow = {
  readonly line: number
  readonly productId: string | null
  readonly valueCents: number
}

export type InstantCase = {
  readonly findings: readonly string[]
  /** Whether the document holds its own key: nobody has earned with it, and no other document proves it. */
  readonly holdsKey: boolean
  /** The distributor of ours that issued it. */
  readonly distributor: string | null
  readonly buyer: string | undefined
  /** The CNPJ of the shop that the sender was verified for. */
  readonly shop: string | null
  readonly level: number
  readonly reversals: number
  readonly typed: readonly TypedRow[]
  readonly signed: readonly SignedRow[]
  /** What the machine gave this member today. */
  readonly today: { readonly documents: number; readonly coins: number }
  /** What speaks against the codes of recommendations on its rows. */
  readonly codeFindings: readonly string[]
  readonly limits: {
    readonly coins: number
    readonly dayDocuments: number
    readonly dayCoins: number
  }
}

/** Goes up whenever a rule changes, so that an old judgement can be told from one by today's rules. */
export const instantVersion = 2

/** Whether a proved invoice earns at once: what each rule found, and the first that does not hold. */
export function judgeInstantly(one: InstantCase) {
  const coins = coinsOf(one.typed)
  const rules: readonly RuleResult[] = [
    { rule: 'proof', holds: true },
    { rule: 'findings', holds: one.findings.length === 0, facts: { findings: one.findings } },
    { rule: 'key', holds: one.holdsKey },
    { rule: 'issuer', holds: one.distributor !== null, facts: { distributor: one.distributor } },
    {
      rule: 'buyer',
      holds: one.shop !== null && one.buyer === one.shop,
      facts: { buyer: one.buyer ?? null, shop: one.shop },
    },
    ...typedRules(one),
    {
      rule: 'amount',
      holds: coins > 0 && coins <= one.limits.coins,
      facts: { coins, limit: one.limits.coins },
    },
    { rule: 'level', holds: one.level === 3, facts: { level: one.level } },
    { rule: 'reversals', holds: one.reversals === 0, facts: { reversals: one.reversals } },
    {
      rule: 'day_documents',
      holds: one.today.documents < one.limits.dayDocuments,
      facts: { before: one.today.documents, limit: one.limits.dayDocuments },
    },
    {
      rule: 'day_coins',
      holds: one.today.coins + coins <= one.limits.dayCoins,
      facts: { before: one.today.coins, coins, limit: one.limits.dayCoins },
    },
    {
      rule: 'recommendations',
      holds: one.codeFindings.length === 0,
      facts: { findings: one.codeFindings },
    },
  ]
  return { rules, fellShort: rules.find(({ holds }) => !holds)?.rule ?? null, coins }
}

/** Nothing else is known of a document that is not proved. */
export function unproved(reason: string) {
  const rules: readonly RuleResult[] = [{ rule: 'proof', holds: false, facts: { reason } }]
  return { rules, fellShort: 'proof' as const, coins: 0 }
}

/** Every typed row needs a signed row of its own, of the same product and the same value. */
function typedRules({ typed, signed }: InstantCase): readonly RuleResult[] {
  const left = [...signed]
  const unknown: string[] = []
  const different: string[] = []
  for (const { productId, valueCents } of typed) {
    const place = left.findIndex((row) => row.productId === productId && row.valueCents === valueCents)
    if (place >= 0) left.splice(place, 1)
    else if (signed.some((row) => row.productId === productId)) different.push(productId)
    else unknown.push(productId)
  }
  return [
    { rule: 'rows', holds: unknown.length === 0, facts: { products: unknown } },
    { rule: 'typed', holds: different.length === 0, facts: { products: different } },
  ]
}
