import { proveInvoice } from '#server/invoices/proof/prove-invoice.ts'
import { testTrust } from '#server/invoices/proof/test-certificates.ts'
import { type Mutation, mutatedBy, mutationKinds } from '#server/invoices/proof/test-mutations.ts'
import { indented, signedInvoice, today } from '#server/invoices/proof/test-signed-invoice.ts'
import { problem } from '#server/platform/problem.ts'
import { type Random, randomOf } from './papers/random.ts'
import { number, type Row } from './table.ts'

type Pace = { readonly rounds: number; readonly seconds: number }

/** What a proof costs by the rows of an invoice, and whether any of many spoilt files is proved wrongly. */
export function benchProof({ rounds, seconds }: Pace, mutations: number, signal: AbortSignal): Row[] {
  const setting = { trust: testTrust(), now: today }
  const costs = [3, 99, 990].map((rows): Row => {
    const bytes = Buffer.from(signedInvoice({ rows: Array(rows).fill({}) }))
    const prove = () => proveInvoice(bytes, setting).proved || fail(`${rows} rows are not proved.`)
    run(prove, seconds / 2)
    const times = Array.from({ length: rounds }, () => run(prove, seconds / 2)).toSorted((a, b) => a - b)
    const figure = times[Math.floor(rounds / 2)] ?? Number.NaN
    return { what: `proving a signed invoice of ${rows} rows, processor`, figure, unit: 'ms' }
  })
  const wrong = wrongProofs(mutations, setting, signal)
  if (wrong.length > 0) fail(`Wrong proofs of: ${wrong.join(', ')}`)
  const what = `wrong proofs of ${number(mutations)} spoilt files`
  return [...costs, { what, figure: wrong.length, unit: '', budget: { atMost: 0 } }]
}

function run(prove: () => unknown, seconds: number): number {
  const began = performance.now()
  const before = process.cpuUsage()
  let done = 0
  do {
    prove()
    done += 1
  } while (performance.now() - began < seconds * 1000)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / done
}

/** The seeds of files that prove something else than what was signed. */
function wrongProofs(
  count: number,
  setting: Parameters<typeof proveInvoice>[1],
  signal: AbortSignal,
): number[] {
  const other = signedInvoice({ number: '7639', buyer: '52998224725', rows: [{ value: '9000.00' }] })
  const files = [signedInvoice(), other, indented(signedInvoice())].map((xml) => Buffer.from(xml))
  const factsOf = (bytes: Buffer) => {
    const proof = proveInvoice(bytes, setting)
    return proof.proved ? JSON.stringify(proof.facts) : undefined
  }
  const right = [undefined, ...files.map(factsOf)]
  return Array.from({ length: count }, (_, seed) => seed).filter((seed) => {
    signal.throwIfAborted()
    const random = randomOf(seed)
    const mutations = Array.from({ length: random.whole(1, 3) }, () => mutationOf(random))
    const [first, second] = [random.pick(files), random.pick(files)]
    return !right.includes(factsOf(mutatedBy(first, second, mutations)))
  })
}

function mutationOf({ pick, share, whole }: Random): Mutation {
  return {
    kind: pick(mutationKinds),
    place: share(),
    otherPlace: share(),
    length: share(),
    byte: whole(0, 255),
  }
}

function fail(message: string): never {
  throw problem(message)
}
