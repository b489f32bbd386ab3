import fc from 'fast-check'
import { expect } from 'vitest'
import type { Database } from '#server/platform/db.ts'
import { test } from '#server/testing/test.ts'
import { type PaperLot, type PaperSpending, type PaperWallet, paperWallet } from './replay-model.ts'
import { auditCoins, holdings, ledgerActs } from './test-acts.ts'

type Person = { id: string; paper: PaperWallet }
type Stage = {
  people: Person[]
  credits: { invoiceId: string; owner: Person; lot: PaperLot }[]
  spendings: { redemptionId: string; owner: Person; spending: PaperSpending }[]
}
type Scene = {
  person: Person
  coins: number
  which: number
  /** Null for coins that are open at once. */
  opensAt: Temporal.Instant | null
  stage: Stage
}
type Acts = ReturnType<typeof ledgerActs>

/** What can happen: in the ledger, and then the same on paper, held against what the ledger answered. */
type Operation = {
  weight: number
  inLedger(acts: Acts, scene: Scene): Promise<unknown>
  onPaper(scene: Scene, answer: unknown, now: Temporal.Instant): void
}

const operations: Record<string, Operation> = {
  credit: {
    weight: 4,
    inLedger: async (acts, { person, coins, opensAt }) =>
      (await acts.credit(person, coins, opensAt ? { opensAt } : {})).invoiceId,
    onPaper: ({ person, coins, opensAt, stage }, invoiceId, now) => {
      const lot = person.paper.receive(coins, now, opensAt)
      stage.credits.push({ invoiceId: String(invoiceId), owner: person, lot })
    },
  },
  spend: {
    weight: 4,
    inLedger: (acts, { person, coins }) => acts.spend(person, coins),
    onPaper: ({ person, coins, stage }, redemptionId, now) => {
      const spending = person.paper.spend(coins, now)
      expect(redemptionId === refused).toBe(spending === undefined)
      if (spending) stage.spendings.push({ redemptionId: String(redemptionId), owner: person, spending })
    },
  },
  refund: {
    weight: 2,
    inLedger: (acts, scene) => acts.refund(spendingIn(scene)?.redemptionId ?? noId),
    onPaper: (scene, answer) => {
      const { owner, spending } = spendingIn(scene) ?? {}
      expect(isMovement(answer)).toBe(spending?.refunded === false)
      if (spending && !spending.refunded) owner?.paper.refund(spending)
    },
  },
  reverse: {
    weight: 2,
    inLedger: (acts, scene) => acts.reverse(creditIn(scene)?.invoiceId ?? noId),
    onPaper: (scene, answer, now) => {
      const { owner, lot } = creditIn(scene) ?? {}
      expect(isMovement(answer)).toBe(lot?.reversed === false)
      if (lot && !lot.reversed) owner?.paper.reverse(lot, now)
    },
  },
  give: {
    weight: 1,
    inLedger: (acts, { person, coins }) => acts.adjust(person, coins),
    onPaper: ({ person, coins }, _, now) => {
      person.paper.expire(now)
      person.paper.receive(coins, now)
    },
  },
  take: {
    weight: 1,
    inLedger: (acts, { person, coins }) => acts.adjust(person, -coins),
    onPaper: ({ person, coins }, answer, now) =>
      expect(answer !== refused).toBe(person.paper.takeBack(coins, now)),
  },
  expire: {
    weight: 2,
    inLedger: async (acts) => {
      while (await acts.expire());
    },
    onPaper: ({ stage }, _, now) => {
      for (const { paper } of stage.people) paper.expire(now)
    },
  },
  leave: {
    weight: 1,
    inLedger: (acts, { person }) => acts.writeOff(person),
    onPaper: ({ person, stage }) => {
      stage.people = stage.people.filter((other) => other !== person)
      stage.credits = stage.credits.filter(({ owner }) => owner !== person)
      stage.spendings = stage.spendings.filter(({ owner }) => owner !== person)
    },
  },
}

const step = fc.record({
  act: fc.oneof(
    ...Object.entries(operations).map(([name, { weight }]) => ({ weight, arbitrary: fc.constant(name) })),
  ),
  who: fc.nat({ max: 1 }),
  which: fc.nat({ max: 50 }),
  coins: fc.integer({ min: 1, max: 200 }),
  /** After how many hours the coins of a credit open; at once for 0. */
  closedHours: fc.constantFrom(0, 0, 0, 0, 0, 1, 24, 24 * 30),
  hoursLater: fc.oneof(
    { weight: 4, arbitrary: fc.constant(0) },
    fc.constantFrom(1, 23, 24),
    fc.integer({ min: 1, max: 200 }).map((days) => days * 24),
  ),
  /** The transaction does its work and is lost before the commit. */
  lost: fc.oneof({ weight: 5, arbitrary: fc.constant(false) }, fc.constant(true)),
})
const story = fc.array(step, { maxLength: 80, size: 'max' })

test('thousands of random operations leave wallets as paper has them, and the books right', async ({
  given,
  clock,
  database,
}) => {
  const acts = ledgerActs(database, clock)
  const lostActs = ledgerActs({ transaction: losing(database) }, clock)
  let done = 0

  const replay = fc.asyncProperty(story, async (steps) => {
    const stage: Stage = { people: [], credits: [], spendings: [] }
    for (const { act, who, which, coins, closedHours, hoursLater, lost } of steps) {
      while (stage.people.length < 2)
        stage.people.push({ id: (await given.member()).id, paper: paperWallet() })
      clock.advance({ hours: hoursLater })
      const now = clock.now()
      const opensAt = opensAfter(now, closedHours)
      const scene = { person: stage.people[who] as Person, coins, which, opensAt, stage }
      const operation = operations[act] as Operation
      const answer = await operation.inLedger(lost ? lostActs : acts, scene).catch(expected)
      if (!lost) operation.onPaper(scene, answer, now)
      done += 1
    }
    for (const person of stage.people)
      expect(await holdings(database, person)).toEqual(person.paper.holdings())
  })

  await fc.assert(replay, { numRuns: 80 })
  expect(done).toBeGreaterThan(2000)
  // As the nightly job does before it looks.
  while (await acts.expire());
  expect(await auditCoins(database, clock.now())).toEqual([])
}, 60_000)

function opensAfter(now: Temporal.Instant, hours: number) {
  return hours > 0 ? now.add({ hours }) : null
}

const noId = '00000000-0000-4000-8000-000000000000'
const refused = Symbol('refused')

/** The product says no, there is nothing to undo, or the transaction was lost; anything else is a bug. */
function expected(error: Error) {
  if (!/^insufficient_coins$|^lost$|nothing_to_undo/.test(error.message)) throw error
  return refused
}

function isMovement(answer: unknown) {
  return answer !== undefined && answer !== refused
}

function spendingIn({ stage, which }: Scene) {
  return stage.spendings[which % Math.max(stage.spendings.length, 1)]
}

function creditIn({ stage, which }: Scene) {
  return stage.credits[which % Math.max(stage.credits.length, 1)]
}

function losing({ transaction }: Database): Database['transaction'] {
  return (work) =>
    transaction(async (tx) => {
      await work(tx)
      throw new Error('lost')
    })
}
