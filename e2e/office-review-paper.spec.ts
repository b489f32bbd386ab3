import type { Reading } from '#contract/invoices-reading.ts'
import { decidedInvoices } from '#contract/invoices-review.ts'
import type { World } from '#server/testing/world.ts'
import { expect, test } from './fixtures.ts'
import { accessKey } from './invoice-setting.ts'
import { givePaper, readRow, regionsFor } from './paper-setting.ts'

let photos = 0

/** A photograph of which everything was read: one row agrees, one has another value, one is unsure. */
async function givenPhoto(world: World, more: Partial<Reading> = {}) {
  const { given } = world
  const key = accessKey(1240 + ++photos)
  const member = await given.member({ type: 'attendant', name: 'Camila Souza' })
  const vivaz = await given.product({ title: 'Vivaz Adulto 15 kg' })
  const serena = await given.product({ title: 'Serena Gatos 3 kg' })
  const quintal = await given.product({ title: 'Quintal Filhotes 3 kg' })
  const paper = [
    readRow('RACAO VIVAZ AD 15KG', 14_990, { product_id: vivaz.id, matched_by: 'ean' }),
    readRow('SERENA GATOS 3KG', 5990, { product_id: serena.id, matched_by: 'code' }),
    readRow('QUINTAL FILH 3KG', 3000, { product_id: quintal.id, matched_by: 'ean', sure: false }),
    readRow('COLEIRA AZUL', 2500),
  ]
  const reading: Partial<Reading> = {
    source: 'ocr',
    access_key: key,
    number: '1240',
    issuer: { id: '11222333000181', name: 'Distribuidora Sul Paulista' },
    issued_on: '2026-11-12',
    total_cents: 26_480,
    rows: paper,
    fields: {
      access_key: { from: 'words', sure: true },
      number: { from: 'key', sure: true },
      issuer: { from: 'key', sure: true },
      issued_on: { from: 'words', sure: false },
      total: { from: 'words', sure: true },
    },
    regions: regionsFor(paper),
    ...more,
  }
  const rows = [
    { product: vivaz, valueCents: 14_990 },
    { product: serena, valueCents: 9990 },
    { product: quintal, valueCents: 3000 },
  ]
  const { id } = await given.invoice({ member, rows, number: '1240', accessKey: key, reading })
  await givePaper(world, id, reading.regions ?? [])
  return { id, serena, quintal, vivaz }
}

test('figures and their places on the paper mark each other, and what agrees is folded', async ({
  asStaff,
  given,
  world,
  expectAccessible,
}) => {
  const { id } = await givenPhoto(world, {
    findings: [{ code: 'sources_differ', facts: { field: 'total', values: [26_480, 26_840] } }],
  })
  const page = await asStaff(await given.staff())
  await page.goto(`/gestao/notas/${id}`)
  const pane = page.getByRole('complementary', { name: 'Fatos e decisão' })
  const paper = page.getByRole('toolbar', { name: 'Lido na página 1' })
  await expect(paper.getByRole('button')).toHaveCount(12)
  await expect(pane.getByText('R$ 264,80 ou R$ 268,40')).toBeVisible()
  await expectAccessible(page)

  const day = pane.getByRole('button', { name: '12/11/2026' })
  const dayOnPaper = paper.getByRole('button', { name: 'Emissão: 12/11/2026' })
  await day.hover()
  await expect(dayOnPaper).toHaveAttribute('data-marked', 'true')
  await pane.getByRole('heading', { name: 'Conferência' }).hover()
  await expect(dayOnPaper).toHaveAttribute('data-marked', 'false')
  await dayOnPaper.hover()
  await expect(day).toHaveAttribute('data-marked', 'true')

  const facts = pane.getByRole('button', { name: '4 de 6 conferem' })
  const issuer = pane.getByRole('button', { name: 'Distribuidora Sul Paulista' })
  await expect(issuer).toBeHidden()
  await paper.getByRole('button', { name: 'Emitente: Distribuidora Sul Paulista' }).hover()
  await expect(facts).toHaveAttribute('data-marked', 'true')
  await paper.getByRole('button', { name: 'Emitente: Distribuidora Sul Paulista' }).click()
  await expect(facts).toHaveAttribute('aria-expanded', 'true')
  await expect(issuer).toHaveAttribute('data-marked', 'true')
  await facts.click()
  await expect(issuer).toBeHidden()

  await expect(pane.getByRole('button', { name: '1 de 3 itens confere' })).toBeVisible()
  await expect(pane.getByText('Vivaz Adulto 15 kg', { exact: true })).toBeHidden()
  await expect(pane.getByText('Serena Gatos 3 kg', { exact: true })).toBeVisible()
  await expect(pane.getByRole('img', { name: 'Igual, mas a leitura não é certa' })).toBeVisible()
  const notOurs = pane.getByRole('button', { name: '1 item da nota não conta' })
  await notOurs.click()
  await expect(pane.getByRole('button', { name: 'COLEIRA AZUL', exact: true })).toBeVisible()
  await expectAccessible(page)
})

test('a value on the paper is taken by click and by key into the row that is edited', async ({
  asStaff,
  given,
  world,
  expectAccessible,
}) => {
  const { id } = await givenPhoto(world)
  const page = await asStaff(await given.staff())
  await page.goto(`/gestao/notas/${id}`)
  const paper = page.getByRole('toolbar', { name: 'Lido na página 1' })
  const field = (product: string) => page.getByRole('textbox', { name: `Valor que conta de ${product}` })
  await expect(page.getByRole('button', { name: /^Aprovar/ })).toBeEnabled()

  await paper.getByRole('button', { name: 'Valor do item 2: R$ 59,90' }).click()
  await expect(field('Serena Gatos 3 kg')).toHaveValue(/\b59,90$/)
  await expect(field('Serena Gatos 3 kg')).toBeFocused()

  await field('Quintal Filhotes 3 kg').focus()
  await expect(paper.getByRole('button', { name: 'Valor do item 3: R$ 30,00' })).toHaveAttribute(
    'data-marked',
    'true',
  )
  await paper.getByRole('button', { name: 'Valor do item 4: R$ 25,00' }).click()
  await expect(field('Quintal Filhotes 3 kg')).toHaveValue(/\b25,00$/)
  await expect(field('Quintal Filhotes 3 kg')).toBeFocused()

  await paper.getByRole('button', { name: 'Emitente: Distribuidora Sul Paulista' }).focus()
  const reached: string[] = []
  for (let step = 0; step < 5; step += 1) {
    await page.keyboard.press('ArrowDown')
    reached.push(await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? ''))
  }
  expect(reached.map((name) => name.replace('\u00a0', ' '))).toEqual([
    'Número: 1240',
    'Emissão: 12/11/2026',
    'Item 1: RACAO VIVAZ AD 15KG',
    'Valor do item 1: R$ 149,90',
    'Item 2: SERENA GATOS 3KG',
  ])
  await page.keyboard.press('End')
  await expect(paper.getByRole('button', { name: 'Total: R$ 264,80' })).toBeFocused()
  await expectAccessible(page)
  await field('Vivaz Adulto 15 kg').focus()
  await paper.getByRole('button', { name: 'Valor do item 1: R$ 149,90' }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(field('Vivaz Adulto 15 kg')).toHaveValue(/\b59,90$/)
  await expect(page.getByRole('button', { name: /^Aprovar/ })).toContainText('+143')

  await page.getByRole('button', { name: /^Atalhos/ }).click()
  const help = page.getByRole('dialog', { name: 'Atalhos do teclado' })
  await expect(help.getByText('no papel: levar o valor ao item')).toBeVisible()
})

test('the number and, of a single row, the total are taken from the paper by click', async ({
  asStaff,
  given,
  world,
}) => {
  const member = await given.member({ type: 'attendant' })
  const product = await given.product({ title: 'Trato Adulto 10 kg' })
  const paper = [readRow('TRATO AD 10KG', 18_000)]
  const regions = regionsFor(paper)
  const reading = { source: 'ocr', rows: paper, regions, number: '7788', total_cents: 18_000 } as const
  const rows = [{ product, valueCents: 19_000 }]
  const { id } = await given.invoice({ member, number: '7787', rows, reading: { ...reading, rows: paper } })
  await givePaper(world, id, regions)
  const page = await asStaff(await given.staff())
  await page.goto(`/gestao/notas/${id}`)
  const drawn = page.getByRole('toolbar', { name: 'Lido na página 1' })
  await drawn.getByRole('button', { name: 'Número: 7788' }).click()
  await expect(page.getByLabel('Número na nota')).toHaveValue('7788')
  await drawn.getByRole('button', { name: 'Total: R$ 180,00' }).click()
  await expect(page.getByRole('textbox', { name: /^Valor que conta de/ })).toHaveValue(/\b180,00$/)
  await expect(page.getByRole('button', { name: /^Aprovar/ })).toContainText('+180')
})

test('a quantity that was read wrong is put right, and counts', async ({ asStaff, given, world }) => {
  const member = await given.member({ type: 'attendant' })
  const product = await given.product({ title: 'Trato Adulto 15 kg' })
  const paper = [readRow('TRATO AD 15KG', 30_000, { product_id: product.id, matched_by: 'ean', quantity: 8 })]
  const reading = { source: 'ocr', rows: paper, regions: regionsFor(paper) } as const
  const rows = [{ product, valueCents: 30_000 }]
  const { id } = await given.invoice({ member, rows, reading: { ...reading, rows: paper } })
  await givePaper(world, id, reading.regions)
  const page = await asStaff(await given.staff())
  await page.goto(`/gestao/notas/${id}`)
  await page.getByRole('button', { name: /^Editar/ }).click()
  await expect(page.getByRole('textbox', { name: 'Valor que conta de Trato Adulto 15 kg' })).toBeFocused()
  const quantity = page.getByRole('textbox', { name: 'Quantidade de Trato Adulto 15 kg' })
  await expect(quantity).toHaveValue('8')
  await quantity.fill('3')
  const sent = page.waitForRequest((request) => request.url().endsWith(`/office/invoices/${id}/approve`))
  await page.getByRole('button', { name: /^Aprovar/ }).click()
  expect((await sent).postDataJSON().rows).toMatchObject([{ counted_cents: 30_000, counted_units: 3 }])
})

test('a figure of the second page is brought into view, and small print is enlarged when it is pressed', async ({
  asStaff,
  given,
  world,
}) => {
  const member = await given.member({ type: 'attendant' })
  const product = await given.product({ title: 'Bom Faro Adulto 3 kg' })
  const names = Array.from(
    { length: 40 },
    (_, at) => `RACAO BOM FARO ADULTO SABOR FRANGO E ARROZ ${at + 1} 3KG`,
  )
  const paper = names.map((name) => readRow(name, 1000, { product_id: product.id, matched_by: 'ean' }))
  const reading = {
    source: 'ocr',
    issuer: { id: '11222333000181', name: 'Distribuidora Sul Paulista' },
    number: '77',
    issued_on: '2026-11-12',
    total_cents: 40_000,
    rows: paper,
    fields: { total: { from: 'text', sure: false } },
    regions: regionsFor(paper, 20),
  } as const
  const rows = names.map((_, at) => ({ product, valueCents: at === 39 ? 1500 : 1000 }))
  const { id } = await given.invoice({ member, rows, number: '77', reading: { ...reading } })
  await givePaper(world, id, reading.regions)
  const page = await asStaff(await given.staff())
  await page.goto(`/gestao/notas/${id}`)
  const pane = page.getByRole('complementary', { name: 'Fatos e decisão' })
  const second = page.getByRole('toolbar', { name: 'Lido na página 2' })
  await expect(page.getByRole('img', { name: /página 2/ })).toBeVisible()
  const total = second.getByRole('button', { name: 'Total: R$ 400,00' })
  await expect(total).not.toBeInViewport()
  await pane.getByRole('button', { name: /400,00/ }).hover()
  await expect(total).toBeInViewport()
  await pane.getByRole('button', { name: /400,00/ }).click()
  await expect.poll(async () => (await total.boundingBox())?.height).toBeGreaterThan(19)
  await expect(total).toBeInViewport()
  await expect(pane.getByRole('button', { name: '39 de 40 itens conferem' })).toBeVisible()
})

test('somebody says which product a row is: it agrees at once, and can be taken back', async ({
  asStaff,
  given,
  world,
  expectAccessible,
}) => {
  const member = await given.member({ type: 'attendant' })
  const product = await given.product({ title: 'Canto Aves 1 kg' })
  const paper = [
    readRow('RACAO CANTO AV 1KG', 4000, { product_id: product.id, matched_by: 'words' }),
    readRow('GAIOLA', 9000),
  ]
  const issuer = { id: '11222333000181', name: 'Distribuidora Sul Paulista' }
  const reading = { source: 'ocr', issuer, rows: paper, regions: regionsFor(paper) } as const
  const rows = [{ product, valueCents: 4000 }]
  const { id } = await given.invoice({ member, rows, reading: { ...reading, rows: paper } })
  await givePaper(world, id, reading.regions)
  const page = await asStaff(await given.staff())
  await page.goto(`/gestao/notas/${id}`)
  const pane = page.getByRole('complementary', { name: 'Fatos e decisão' })
  await expect(pane.getByText('só pelas palavras')).toBeVisible()
  await expectAccessible(page)
  await pane.getByRole('button', { name: 'É este produto: RACAO CANTO AV 1KG' }).click()
  await pane.getByRole('button', { name: '1 de 1 item confere' }).click()
  await expect(pane.getByText('confirmado pela equipe')).toBeVisible()
  await pane.getByRole('button', { name: 'Desfazer: RACAO CANTO AV 1KG' }).click()
  await expect(pane.getByText('só pelas palavras')).toBeVisible()

  await pane.getByRole('button', { name: '1 item da nota não conta' }).click()
  await pane.getByRole('button', { name: 'Escolher produto: GAIOLA' }).click()
  const picker = page.getByRole('dialog', { name: 'Qual produto é?' })
  await expect(picker.getByRole('radio', { name: 'Canto Aves 1 kg' })).toBeVisible()
  await expectAccessible(page)
  await picker.getByRole('radio', { name: 'Canto Aves 1 kg' }).click()
  await expect(pane.getByText('confirmado pela equipe')).toBeVisible()
})

for (const language of ['pt-BR', 'es', 'en'] as const)
  test(`what an approval is worth is seen whole beside its words: ${language}`, async ({
    asStaff,
    given,
    world,
  }) => {
    const member = await given.member({ type: 'attendant' })
    const product = await given.product({ title: 'Bom Faro Adulto 15 kg' })
    const paper = [readRow('BOM FARO AD 15KG', 10_845_000, { product_id: product.id, matched_by: 'ean' })]
    const reading = { source: 'ocr', rows: paper, regions: regionsFor(paper) } as const
    const rows = [{ product, valueCents: 10_845_000 }]
    const { id } = await given.invoice({ member, rows, reading: { ...reading, rows: paper } })
    await givePaper(world, id, reading.regions)
    await world.database.pool.query('update setting set second_decision_above = 200000')
    const page = await asStaff(await given.staff(), { language })
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`/gestao/notas/${id}`)
      const approve = page.getByRole('button', { name: /\+108[.,]450$/ })
      await expect(approve).toBeEnabled()
      const outside = await approve.evaluate((button) => {
        const [around, worth] = [button, button.querySelector('b') ?? button].map((one) =>
          one.getBoundingClientRect(),
        )
        return (worth?.right ?? 0) - (around?.right ?? 0)
      })
      expect(outside).toBeLessThan(-8)
    }
  })

test('an XML says whether its issuer signed it, and what is wrong with the signature', async ({
  asStaff,
  given,
  world,
  expectAccessible,
}) => {
  const page = await asStaff(await given.staff())
  const signed = await givenPhoto(world, { source: 'xml', proof: { proved: true, version: 1 } })
  const edited = await givenPhoto(world, {
    source: 'xml',
    proof: { proved: false, reason: 'digest', version: 1 },
  })
  const signature = page.getByRole('term').filter({ hasText: 'Assinatura' }).locator('..')
  await page.goto(`/gestao/notas/${signed.id}`)
  await page.getByText('6 de 7 conferem').click()
  await expect(signature).toContainText('Confere: é do emitente')
  await expect(signature).toContainText('Provado')
  await page.goto(`/gestao/notas/${edited.id}`)
  await expect(signature).toContainText('Valores foram mudados depois de assinados.')
  await expect(signature).toContainText('Difere')
  await expect(page.getByText('Provado')).toHaveCount(0)
  await expectAccessible(page)
})

test('the distributor stands below the issuer, and a document of none of ours suggests its reason', async ({
  asStaff,
  given,
  world,
  expectAccessible,
}) => {
  await given.distributor({ title: 'Paulista Pet', cnpjs: ['11222333000262'] })
  const [ours, other] = [
    await givenPhoto(world),
    await givenPhoto(world, { issuer: { id: '12345678000195', name: 'Armazém do Bairro' } }),
  ]
  const page = await asStaff(await given.staff())
  const pane = page.getByRole('complementary', { name: 'Fatos e decisão' })
  await page.goto(`/gestao/notas/${ours.id}`)
  await pane.getByRole('button', { name: /de 6 conferem/ }).click()
  await expect(pane.getByRole('definition').filter({ hasText: 'Paulista Pet' })).toBeVisible()
  await page.goto(`/gestao/notas/${other.id}`)
  await expect(pane.getByText('Nenhum dos nossos')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Recusar/ }).click()
  const dialog = page.getByRole('dialog', { name: /^Recusar a nota/ })
  await expect(
    dialog.getByRole('radio', { name: /O distribuidor desta nota não participa do programa/ }),
  ).toBeChecked()
})

test('documents of which everything is proved are approved together, but for those that somebody leaves out', async ({
  asStaff,
  given,
  world,
  expectAccessible,
}) => {
  const member = await given.member({ type: 'attendant' })
  const product = await given.product({ title: 'Vivaz Sênior 15 kg' })
  const [taken, left] = await Promise.all(
    [7701, 7702].map((number) =>
      given.invoice({
        member,
        rows: [{ product, valueCents: 14_990 }],
        number: String(number),
        accessKey: accessKey(number),
        reading: {
          source: 'xml',
          proof: { proved: true, version: 1 },
          access_key: accessKey(number),
          number: String(number),
          issuer: { id: '11222333000181', name: 'Distribuidora Sul Paulista' },
          issued_on: '2026-11-12',
          total_cents: 14_990,
          rows: [readRow('VIVAZ SENIOR 15KG', 14_990, { product_id: product.id, matched_by: 'ean' })],
        },
      }),
    ),
  )
  const staff = await given.staff()
  const page = await asStaff(staff)
  await page.goto('/gestao/notas')
  await page.getByRole('button', { name: 'Comprovadas, de uma vez…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Notas em que tudo está comprovado' })
  await expect(dialog.getByRole('button', { name: 'Aprovar 2 notas' })).toBeEnabled()
  await expectAccessible(page)
  await dialog.getByRole('checkbox', { name: /^7702/ }).uncheck()
  await dialog.getByRole('button', { name: 'Aprovar 1 nota' }).click()
  await expect(dialog).toBeHidden()
  const approved = async () =>
    (await world.api.as(staff).call(decidedInvoices, { decision: 'approve' })).items.map(({ id }) => id)
  await expect.poll(approved).toContain(taken?.id)
  expect(await approved()).not.toContain(left?.id)
})
