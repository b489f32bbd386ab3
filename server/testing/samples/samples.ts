import { demoCodes, demoProducts } from '#db/demo-catalogue.ts'
import { programmeTimeZone } from '#domain/business-days.ts'
import { coinsOf } from '#domain/earning.ts'
import {
  authorityCertificate,
  companyCertificate,
  companyName,
  pemOf,
  rootCertificate,
  testKey,
} from '#server/invoices/proof/test-certificates.ts'
import { changed, signedDocument } from '#server/invoices/proof/test-signed-invoice.ts'
import { otherShop, sellers, shop } from './sample-companies.ts'
import { type Company, netCentsOf, type SampleRow, sampleInvoice } from './sample-invoice.ts'

export type Sample = {
  readonly file: string
  readonly xml: string
  readonly number: string
  readonly seller: string
  /** What its rows come to that are of products of the programme. */
  readonly coins: number
  readonly outcome: Outcome
  readonly about: string
}

/** What becomes of it: counted at once, or left to a person because of this rule. */
type Outcome = 'counted' | 'proof' | 'buyer' | 'amount'

/** As long as the proof takes an invoice. */
const goodDays = 90

/**
 * Signed invoices of three distributors to the demo attendant's shop, and the certificates that prove them, all with new
 * keys that nobody keeps. The certificates end when the invoices have become too old.
 */
export function makeSamples(now: Temporal.Instant) {
  const today = now.toZonedDateTimeISO(programmeTimeZone)
  const oldest = Math.max(...plans.map(({ daysAgo }) => daysAgo))
  const goodUntil = today.subtract({ days: oldest }).add({ days: goodDays }).toPlainDate()
  const sealing = sealingFor(now, goodUntil.toZonedDateTime({ timeZone: 'UTC' }).toInstant())
  return {
    goodUntil,
    certificates: sealing.certificates,
    samples: plans.map((plan, index) => sampleOf(plan, { index, today, sealing })),
  }
}

type Sealing = ReturnType<typeof sealingFor>

function sealingFor(now: Temporal.Instant, end: Temporal.Instant) {
  const from = now
    .subtract({ hours: 24 * 30 })
    .round('second')
    .toString()
  const dates = { from, until: end.toString() }
  const root = { name: 'AC Raiz de Demonstração do Petisco', key: testKey('root of the samples') }
  const authority = { name: 'AC Empresas de Demonstração', key: testKey('authority of the samples') }
  return {
    certificates: {
      'root.pem': pemOf(rootCertificate({ ...root, by: root, ...dates })),
      'authority.pem': pemOf(authorityCertificate({ ...authority, by: root, ...dates })),
    },
    /** A company signs with a key of its own. */
    signing({ name, cnpj }: Company) {
      const key = testKey(`samples of ${cnpj}`)
      const names = [companyName(cnpj)]
      return {
        signer: key.privateKey,
        certificate: companyCertificate({ name, key, by: authority, names, ...dates }),
      }
    },
  }
}

type Making = { index: number; today: Temporal.ZonedDateTime; sealing: Sealing }

function sampleOf({ spoil, ...plan }: Plan, { index, today, sealing }: Making): Sample {
  const { file, outcome, about, daysAgo } = plan
  const { title, ...seller } = sellers[plan.seller]
  // Other numbers each time, so that a world that was kept can be sent the new ones too.
  const number = String((minutesOf(today) % 100_000) * 10 + index + 1)
  const issuedAt = momentOf(today.subtract({ days: daysAgo }))
  const rows = plan.rows.map(([sku, quantity, unitCents, more = {}]) => ({
    sku,
    ...more,
    ...wordsOf(sku, seller, more),
    quantity,
    unitCents,
  }))
  const { key, xml: invoice } = sampleInvoice({
    number,
    issuedAt,
    seller,
    buyer: plan.isForOther ? otherShop : shop,
    rows,
  })
  const xml = signedDocument(invoice, key, { ...sealing.signing(seller), protocol: { dhRecbto: issuedAt } })
  const coins = coinsOf(
    rows.map((row) => ({ valueCents: netCentsOf(row), rateThousandths: rateOf(row.sku) })),
  )
  return { file, xml: spoil?.(xml) ?? xml, number, seller: title, coins, outcome, about }
}

function minutesOf({ epochMilliseconds }: Temporal.ZonedDateTime): number {
  return Math.floor(epochMilliseconds / 60_000)
}

/** In the morning of a day, as sellers write it. */
function momentOf(day: Temporal.ZonedDateTime): string {
  return day
    .with({ hour: 9, minute: 40, second: 0 })
    .toString({ smallestUnit: 'second', timeZoneName: 'never' })
}

/** Nothing for what is no product of the programme. */
function rateOf(sku: string): number {
  return demoProducts.find((product) => product.sku === sku)?.rate ?? 0
}

/** What a distributor calls a product: by its own code, where we know it, and by its bar code. */
function wordsOf(
  sku: string,
  { cnpj }: Company,
  { isWithoutEan }: More,
): Omit<SampleRow, 'quantity' | 'unitCents'> {
  const product = demoProducts.find((one) => one.sku === sku)
  const known = demoCodes.find(({ root, sku: ours }) => cnpj.startsWith(root) && ours === sku)
  const name = (product?.title ?? sku).toUpperCase()
  return { code: known?.code ?? `P-${sku}`, name, ...(product && !isWithoutEan && { ean: product.ean }) }
}

type Plan = {
  readonly file: string
  readonly seller: keyof typeof sellers
  readonly daysAgo: number
  readonly rows: readonly (readonly [sku: string, quantity: number, unitCents: number, more?: More])[]
  readonly outcome: Outcome
  readonly about: string
  readonly isForOther?: true
  readonly spoil?: (xml: string) => string
}

type More = { readonly discountCents?: number; readonly isWithoutEan?: true }

const plans: readonly Plan[] = [
  {
    file: 'paulista-1.xml',
    seller: 'paulista',
    daysAgo: 1,
    rows: [
      ['BF-AD-15', 2, 18_990],
      ['TR-AD-15', 1, 21_480],
    ],
    outcome: 'counted',
    about: 'Two products by their bar codes.',
  },
  {
    file: 'paulista-2.xml',
    seller: 'paulista',
    daysAgo: 2,
    rows: [['MD-AD-12', 1, 30_700, { isWithoutEan: true }]],
    outcome: 'counted',
    about: 'No bar code: the product is known by the distributor’s own code.',
  },
  {
    file: 'boa-racao-1.xml',
    seller: 'boaRacao',
    daysAgo: 1,
    rows: [
      ['BF-AD-15', 1, 18_990, { isWithoutEan: true }],
      ['BG-CL-3', 4, 4450, { discountCents: 800 }],
    ],
    outcome: 'counted',
    about: 'One by code, one by bar code with a discount, which counts less.',
  },
  {
    file: 'boa-racao-2.xml',
    seller: 'boaRacao',
    daysAgo: 2,
    rows: [
      ['QT-AD-15', 2, 18_990],
      ['Tapete higiênico 30 un', 3, 6490, { isWithoutEan: true }],
    ],
    outcome: 'counted',
    about: 'Food and something that is none of ours: the food counts.',
  },
  {
    file: 'litoral-1.xml',
    seller: 'litoral',
    daysAgo: 1,
    rows: [
      ['SR-AD-10', 1, 14_250],
      ['SR-AD-3', 1, 5100],
    ],
    outcome: 'counted',
    about: 'Of a distributor whose CNPJ has letters.',
  },
  {
    file: 'litoral-2.xml',
    seller: 'litoral',
    daysAgo: 3,
    rows: [['ST-AD-10', 2, 19_900]],
    outcome: 'counted',
    about: 'Two bags of one product.',
  },
  {
    file: 'paulista-edited.xml',
    seller: 'paulista',
    daysAgo: 1,
    rows: [['TR-AD-15', 1, 21_480]],
    outcome: 'proof',
    about: 'Somebody made 1 bag into 3 after it was signed.',
    spoil: (xml) =>
      [
        ['<qCom>1.0000<', '<qCom>3.0000<'],
        ['<vProd>214.80<', '<vProd>644.40<'],
        ['<vNF>214.80<', '<vNF>644.40<'],
      ].reduce((text, [from = '', to = '']) => changed(text, from, to), xml),
  },
  {
    file: 'boa-racao-other-shop.xml',
    seller: 'boaRacao',
    daysAgo: 2,
    rows: [['BF-AD-15', 1, 18_990]],
    outcome: 'buyer',
    about: 'Proved, but sold to another shop than the sender’s.',
    isForOther: true,
  },
  {
    file: 'litoral-above-the-limit.xml',
    seller: 'litoral',
    daysAgo: 3,
    rows: [['MD-AD-12', 10, 30_700]],
    outcome: 'amount',
    about: 'Proved, but worth more coins than the machine may give.',
  },
]
