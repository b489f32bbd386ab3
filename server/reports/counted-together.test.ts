import type pg from 'pg'
import { expect } from 'vitest'
import { test } from '#server/testing/test.ts'

const figures = `
  select kind, day::text, subject, detail, other_day::text, sum(count)::int as count, sum(amount)::int as amount,
    sum(units)::int as units
  from figures where kind ~ '^(product|issuer)' group by 1, 2, 3, 4, 5
  having sum(count) <> 0 or sum(amount) <> 0 order by 1, 2, 3, 4, 5`

type Step = { invoice: string; step: 'counted' | 'reversed'; day: string }

/** What the reports know after some steps, each list of which is one statement. Nothing of it stays. */
async function figuresAfter(pool: pg.Pool, statements: readonly (readonly Step[])[]) {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('update invoice_row set counted_cents = value_cents, counted_units = 1')
    for (const steps of statements)
      await client.query(
        `insert into invoice_step (invoice_id, step, at)
         select * from unnest($1::uuid[], $2::text[], $3::timestamptz[])`,
        [
          steps.map(({ invoice }) => invoice),
          steps.map(({ step }) => step),
          steps.map(({ day }) => `2026-05-${day}T12:00:00-03:00`),
        ],
      )
    const { rows } = await client.query(figures)
    const { rows: days } = await client.query(
      'select member_id, bought, day::text, invoices from purchase_day order by 1, 2, 3',
    )
    return { rows, days }
  } finally {
    await client.query('rollback')
    client.release()
  }
}

test('invoices that count by one statement bring the reports what they bring one by one', async ({
  given,
  database,
}) => {
  const [ana, bia] = [await given.member(), await given.member()]
  const [cat, dog] = [await given.product(), await given.product()]
  const companies = ['11222333000181', '52837496000105']
  await given.distributor({ title: 'Paulista', cnpjs: companies })
  const issuers = [...companies, '45997418000153', null]
  const sent: string[] = []
  for (const [turn, id] of issuers.entries())
    for (const member of [ana, bia]) {
      const rows = [
        { product: cat, valueCents: 1000 + turn },
        { product: turn % 2 === 0 ? dog : cat, valueCents: 2000 },
      ]
      const reading = { issuer: id === null ? null : { id, name: 'Loja' } }
      sent.push((await given.invoice({ member, status: 'received', rows, reading })).id)
    }
  const days = ['07', '05', '07', '05', '06', '07', '06', '05']
  const counted = sent.map((invoice, place): Step => ({ invoice, step: 'counted', day: days[place] ?? '' }))
  const reversed = [0, 3, 4].map(
    (place): Step => ({ invoice: sent[place] ?? '', step: 'reversed', day: '09' }),
  )
  // Whichever day comes last, the figures are those of all.
  const oneByOne = counted.toSorted((one, other) => one.day.localeCompare(other.day)).map((step) => [step])
  const { rows, days: kept } = await figuresAfter(database.pool, oneByOne)
  expect(rows.length).toBeGreaterThan(10)
  expect(await figuresAfter(database.pool, [counted])).toEqual({ rows, days: kept })
  expect(await figuresAfter(database.pool, [[...counted, ...reversed]])).toEqual(
    await figuresAfter(database.pool, [...oneByOne, ...reversed.map((step) => [step])]),
  )
})
