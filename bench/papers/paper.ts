import { fiscalKeyDigit } from '#domain/fiscal-key.ts'
import { companyOf, goodsOf } from './goods.ts'
import { type Random, randomOf } from './random.ts'

export type PaperKind = 'nfce' | 'sat' | 'danfe'

export type PaperRow = {
  /** As printed. */
  readonly name: string
  /** The shop's own code, and the EAN, where the paper shows them. */
  readonly code: string | null
  readonly ean: string | null
  readonly quantity: number
  readonly unit: string
  /** Not always whole: a DANFE may have four decimals. */
  readonly unitCents: number
  readonly discountCents: number
  /** Quantity times price, before the discount. */
  readonly valueCents: number
}

export type PaperTruth = {
  readonly kind: PaperKind
  readonly key: string | null
  /** Without the zeros in front, as in the key. */
  readonly number: string
  readonly series: string
  /** A day, `2026-05-20`. */
  readonly issuedOn: string
  readonly issuer: { readonly id: string; readonly name: string }
  /** Of the whole, besides those of the rows. */
  readonly discountCents: number
  /** Freight, and taxes that come on top. */
  readonly chargesCents: number
  /** All rows less all discounts, with the charges. */
  readonly totalCents: number
  readonly rows: readonly PaperRow[]
}

export type PaperPlan = {
  readonly kind: PaperKind
  readonly rows: number
  readonly longestName: number
  readonly codes: 'ean' | 'code' | 'both'
  readonly hasAccents: boolean
  readonly hasFineUnitPrices?: boolean
}

/** The same seed and plan make the same paper. Everybody and everything on it is invented. */
export function truthOf(seed: number, plan: PaperPlan): PaperTruth {
  const random = randomOf(seed)
  const company = companyOf(random)
  const spelled = (text: string) => (plan.hasAccents ? text : withoutAccents(text))
  const issuer = { id: cnpj(random), name: spelled(company.name) }
  const issuedOn = `2026-${two(random.whole(1, 10))}-${two(random.whole(1, 28))}`
  const number = String(random.whole(37, random.chance(0.5) ? 9_999 : 999_999))
  const series = String(random.pick([1, 1, 1, 2, 3, 10, 101]))
  const hasRowDiscounts = random.chance(0.3)
  const rows = Array.from({ length: plan.rows }, () => {
    const row = rowOf(random, plan, hasRowDiscounts)
    return { ...row, name: spelled(row.name) }
  })
  const sum = rows.reduce((total, { valueCents, discountCents }) => total + valueCents - discountCents, 0)
  const discountCents = random.chance(0.2) ? Math.round(sum * random.between(0.01, 0.1)) : 0
  const key = keyOf(random, { kind: plan.kind, issuer: issuer.id, issuedOn, series, number })
  const isCharged = plan.kind === 'danfe' && random.chance(0.25)
  const chargesCents = isCharged ? Math.round(sum * random.between(0.02, 0.12)) : 0
  const totalCents = sum - discountCents + chargesCents
  const facts = { kind: plan.kind, key, number, series, issuedOn, issuer }
  return { ...facts, discountCents, chargesCents, totalCents, rows }
}

export function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '')
}

function rowOf(random: Random, plan: PaperPlan, hasDiscounts: boolean): PaperRow {
  const { longestName, codes, hasFineUnitPrices } = plan
  const { name, unit, unitCents: wholeCents, isLoose } = goodsOf(random, longestName)
  const unitCents = hasFineUnitPrices ? wholeCents + random.whole(-99, 99) / 100 : wholeCents
  const quantity = isLoose ? random.whole(80, 4_900) / 1000 : random.pick([1, 1, 1, 1, 2, 2, 3, 4, 6, 10, 12])
  const valueCents = Math.round(quantity * unitCents)
  const isCheaper = hasDiscounts && random.chance(0.5)
  const discountCents = isCheaper ? Math.max(1, Math.round(valueCents * random.pick([0.05, 0.1, 0.033]))) : 0
  const [code, ean] = [random.digits(random.pick([4, 5, 6])), eanOf(random)]
  return {
    name,
    code: codes === 'ean' ? null : code,
    ean: codes === 'code' ? null : ean,
    quantity,
    unit,
    unitCents,
    discountCents,
    valueCents,
  }
}

function eanOf(random: Random): string {
  const first12 = `78900${random.digits(7)}`
  const sum = [...first12].reduce((total, digit, index) => total + Number(digit) * (index % 2 ? 3 : 1), 0)
  return `${first12}${(10 - (sum % 10)) % 10}`
}

/** The digits of a CNPJ follow from the same weights as the last one of a key. */
function cnpj(random: Random): string {
  const first12 = `${random.digits(8)}000${random.pick([1, 1, 1, 2, 3])}`
  const first13 = first12 + fiscalKeyDigit(first12)
  return first13 + fiscalKeyDigit(first13)
}

const models = { nfce: '65', danfe: '55', sat: '59' }

type Numbered = { kind: PaperKind; issuer: string; issuedOn: string; series: string; number: string }

/** A SAT prints the serial number of its device where others print series and number. */
function keyOf(random: Random, { kind, issuer, issuedOn, series, number }: Numbered): string {
  const month = issuedOn.slice(2, 7).replace('-', '')
  const head = `${kind === 'sat' ? '35' : random.pick(['35', '31', '41', '43', '33', '29'])}${month}${issuer}${models[kind]}`
  const tail =
    kind === 'sat'
      ? `${random.digits(9)}${number.padStart(6, '0')}${random.digits(6)}`
      : `${series.padStart(3, '0')}${number.padStart(9, '0')}1${random.digits(8)}`
  return head + tail + fiscalKeyDigit(head + tail)
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}
