import { approveInvoice } from '#contract/invoices-office.ts'
import { takeEffect } from '#server/invoices/test-acts.ts'
import { expect, test } from './fixtures.ts'
import { readRow } from './paper-setting.ts'

test('the report tells how much was read right, and what was sure but wrong stands out', async ({
  asStaff,
  given,
  world,
  expectAccessible,
}) => {
  const member = await given.member({ type: 'attendant' })
  const product = await given.product()
  const known = { product_id: product.id, matched_by: 'ean' } as const
  const { id } = await given.invoice({
    member,
    number: '7',
    rows: [{ product, valueCents: 9357 }],
    reading: {
      source: 'ocr',
      issuer: { id: '11222333000181', name: null },
      rows: [readRow('RACAO', 3957, known)],
    },
  })
  const { rows } = await world.database.pool.query('select id from invoice_row where invoice_id = $1', [id])
  const counted = [{ id: rows[0].id, counted_cents: 9357 }]
  await world.api.as(await given.staff()).call(approveInvoice, { id, version: 1, rows: counted })
  await takeEffect(world)
  const page = await asStaff(await given.staff({ role: 'analyst' }))
  await page.goto('/gestao/relatorios/leitura?dias=365')
  const table = page.getByRole('table', { name: /^O que foi lido certo/ })
  await expect(
    table.getByRole('row', { name: /^Valor do item Palavras da imagem XML 1 0 % 1$/ }),
  ).toBeVisible()
  await expect(table.getByRole('row', { name: /^Produto Palavras da imagem XML 1 100 % 0$/ })).toBeVisible()
  await expect(page.getByRole('table', { name: /^Por emitente/ }).getByText('11222333')).toBeVisible()
  await expectAccessible(page)
})
