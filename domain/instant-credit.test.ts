import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type InstantCase, instantRules, judgeInstantly } from './instant-credit.ts'

const right: InstantCase = {
  findings: [],
  holdsKey: true,
  distributor: 'Andorinha',
  buyer: '11444777000161',
  shop: '11444777000161',
  level: 3,
  reversals: 0,
  typed: [{ productId: 'cat', valueCents: 14_990, rateThousandths: 1000 }],
  signed: [{ line: 1, productId: 'cat', valueCents: 14_990 }],
  codeFindings: [],
  today: { documents: 0, coins: 0 },
  limits: { coins: 149, dayDocuments: 1, dayCoins: 149 },
}

test('where everything holds, every rule says so', () => {
  const { rules, fellShort, coins } = judgeInstantly(right)
  expect(fellShort).toBeNull()
  expect(coins).toBe(149)
  expect(rules.map(({ rule, holds }) => [rule, holds])).toEqual(instantRules.map((rule) => [rule, true]))
})

const wrong: Readonly<Record<string, [Partial<InstantCase>, string]>> = {
  'something speaks against it': [{ findings: ['look_alike'] }, 'findings'],
  'the key is somebody else’s': [{ holdsKey: false }, 'key'],
  'something speaks against a code': [{ codeFindings: ['pair_often'] }, 'recommendations'],
  'the issuer is none of ours': [{ distributor: null }, 'issuer'],
  'another shop bought': [{ buyer: '11222333000181' }, 'buyer'],
  'a person bought': [{ buyer: undefined }, 'buyer'],
  'the sender has no shop': [{ shop: null, buyer: undefined }, 'buyer'],
  'the product is known by its name only': [
    { signed: [{ line: 1, productId: null, valueCents: 14_990 }] },
    'rows',
  ],
  'more was typed than signed': [{ signed: [{ line: 1, productId: 'cat', valueCents: 14_989 }] }, 'typed'],
  'one signed row was typed twice': [
    {
      typed: [...right.typed, ...right.typed],
      limits: { coins: 1000, dayDocuments: 9, dayCoins: 1000 },
    },
    'typed',
  ],
  'it is worth more than the limit': [{ limits: { ...right.limits, coins: 148 } }, 'amount'],
  'it is worth nothing': [{ typed: right.typed.map((row) => ({ ...row, rateThousandths: 0 })) }, 'amount'],
  'the sender is not verified': [{ level: 2 }, 'level'],
  'coins were taken back lately': [{ reversals: 1 }, 'reversals'],
  'there were enough documents today': [{ today: { documents: 1, coins: 0 } }, 'day_documents'],
  'there were enough coins today': [{ today: { documents: 0, coins: 1 } }, 'day_coins'],
}

test.for(Object.entries(wrong))('%s: a person decides', ([, [fault, rule]]) => {
  expect(judgeInstantly({ ...right, ...fault }).fellShort).toBe(rule)
})

test('of two faults the one that is asked first is told', () => {
  const faults = Object.values(wrong).map(([fault, rule]) => ({ fault, rule }))
  const place = (rule: string) => instantRules.map(String).indexOf(rule)
  fc.assert(
    fc.property(fc.constantFrom(...faults), fc.constantFrom(...faults), (one, other) => {
      const told = judgeInstantly({ ...right, ...one.fault, ...other.fault }).fellShort
      expect(told).not.toBeNull()
      expect(place(told ?? '')).toBeLessThanOrEqual(place(other.rule))
    }),
  )
})

test('whatever is typed, nothing is credited that is not signed row by row', () => {
  const row = fc.record({
    productId: fc.constantFrom('cat', 'dog'),
    valueCents: fc.integer({ min: 1, max: 4 }),
  })
  fc.assert(
    fc.property(
      fc.array(row, { minLength: 1, maxLength: 6 }),
      fc.array(row, { maxLength: 6 }),
      (typed, signed) => {
        const { fellShort } = judgeInstantly({
          ...right,
          limits: { coins: 1e6, dayDocuments: 9, dayCoins: 1e6 },
          typed: typed.map((one) => ({ ...one, rateThousandths: 100_000 })),
          signed: signed.map((one, line) => ({ ...one, line })),
        })
        const times = (rows: typeof typed, { productId, valueCents }: (typeof typed)[number]) =>
          rows.filter((one) => one.productId === productId && one.valueCents === valueCents).length
        const isSigned = typed.every((one) => times(typed, one) <= times(signed, one))
        expect(fellShort === null).toBe(isSigned)
      },
    ),
  )
})
