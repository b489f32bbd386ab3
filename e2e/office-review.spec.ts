import type { Locator, Page, Route } from '@playwright/test'
import { approveInvoice, claimInvoice, officeInvoice, officeInvoices } from '#contract/invoices-office.ts'
import { decidedInvoices } from '#contract/invoices-review.ts'
import { givePhoto } from '#server/testing/given-photos.ts'
import type { World } from '#server/testing/world.ts'
import { expect, test } from './fixtures.ts'

/** So many photos that wait, soonest due first; or that were counted. */
async function givenQueue({ given, database, files }: World, count: number, status?: 'counted') {
  const member = await given.member({ type: 'attendant', name: 'Camila Souza', workplace: 'Pet Center' })
  const product = await given.product({ title: 'Vivaz Adulto 15 kg' })
  const ids: string[] = []
  for (let index = 0; index < count; index += 1) {
    const rows = [{ product, valueCents: 10_000 + index }]
    const { id } = await given.invoice({ member, rows, dueOn: '2026-11-18', ...(status && { status }) })
    await givePhoto(database, files, id)
    ids.push(id)
  }
  return ids
}

/** How long it took from each decision until the next document could be seen, by the page's own clock. */
function waits(page: Page): Promise<number[]> {
  return page.evaluate(() => performance.getEntriesByName('review-next').map(({ duration }) => duration))
}

/** What the same machine needs at that moment to lay out and paint a long row of buttons. */
function floor(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const start = performance.now()
    const row = document.createElement('div')
    row.append(...Array.from({ length: 1500 }, () => document.createElement('button')))
    document.body.append(row)
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    row.remove()
    return performance.now() - start
  })
}

function medianOf(times: readonly number[]) {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN
}

/** Turns a switch that the server keeps, and waits until it has it. */
async function turn(page: Page, control: Locator) {
  const kept = page.waitForResponse((response) => response.url().endsWith('/account/shortcuts'))
  await control.click()
  await kept
}

const alone = { tag: '@alone' }

test(
  'twenty documents are decided by keyboard alone, each followed by the next at once',
  alone,
  async ({ asStaff, given, world, expectAccessible }) => {
    test.slow()
    const ids = await givenQueue(world, 23)
    const rita = await given.staff({ name: 'Rita Camargo' })
    const page = await asStaff(rita)
    await page.goto(`/gestao/notas/${ids[0]}`)
    await expect(page.getByRole('img', { name: /página 1/ })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Aprovar/ })).toContainText('+100')
    await expectAccessible(page)

    const floors: number[] = []
    for (let done = 1; done <= 20; done += 1) {
      if (done % 5 === 0) {
        await page.keyboard.press('r')
        const dialog = page.getByRole('dialog', { name: /^Recusar a nota/ })
        await expect(dialog).toBeVisible()
        await page.keyboard.press('2')
        await expect(dialog.getByRole('article')).toContainText('Esta nota foi cancelada por quem a emitiu.')
        if (done === 5) await expectAccessible(page)
        await page.keyboard.press('Enter')
      } else if (done === 7) {
        await page.keyboard.press('p')
        await expect(page.getByRole('dialog', { name: /^Pedir foto melhor/ })).toBeVisible()
        await page.keyboard.press('1')
        await page.keyboard.press('Enter')
      } else await page.keyboard.press('a')
      await expect.poll(async () => (await waits(page)).length).toBe(done)
      await expect(page).toHaveURL(`/gestao/notas/${ids[done]}`)
      floors.push(await floor(page))
    }
    const median = medianOf(await waits(page))
    const bare = medianOf(floors)
    test.info().annotations.push({ type: 'waits', description: `${median} ms beside ${bare} ms` })
    expect(median).toBeLessThan(Math.max(150, 2 * bare))

    // The screen does not wait for the server; the last of them may still be on its way.
    const decided = async () => (await world.api.as(rita).call(decidedInvoices, { by: 'me' })).items
    await expect.poll(async () => (await decided()).length).toBe(20)
    const items = await decided()
    expect(items.map(({ id }) => id).toSorted()).toEqual(ids.slice(0, 20).toSorted())
    expect(Object.groupBy(items, ({ decision }) => decision).reject).toHaveLength(4)
    expect(items.every(({ state }) => state === 'open')).toBe(true)

    await expect(page.getByText(/^Nota \d+ recusada/)).toBeVisible()
    await page.keyboard.press('u')
    await expect(page).toHaveURL(`/gestao/notas/${ids[19]}`)
    const open = await world.api.as(rita).call(officeInvoices, {})
    expect(open.items.map(({ id }) => id).slice(0, 4)).toEqual(ids.slice(19))
  },
)

test('keys keep out of fields, can be switched off, and a document is one person’s at a time', async ({
  asStaff,
  given,
  world,
  expectAccessible,
}) => {
  const [first = '', second = '', third = '', fourth = ''] = await givenQueue(world, 4)
  const davi = world.api.as(await given.staff({ name: 'Davi Rocha' }))
  const page = await asStaff(await given.staff({ name: 'Rita Camargo' }))
  // What was decided can be undone for ten seconds by the server's clock, which stands still.
  await page.clock.setFixedTime(world.clock.now().toString())
  await page.goto(`/gestao/notas/${first}`)
  const approve = page.getByRole('button', { name: /Aprovar/ })
  await expect(approve).toBeEnabled()

  await page.keyboard.press('e')
  const value = page.getByRole('textbox', { name: 'Valor que conta de Vivaz Adulto 15 kg' })
  await value.press('ControlOrMeta+a')
  await value.pressSequentially('50a')
  await page.getByRole('textbox', { name: 'Número na nota' }).pressSequentially('ajr')
  await expect(approve).toContainText('+50')
  await expect(page.getByText(/ajr\d+ aprovada: \+50 moedas/)).toBeVisible()
  await expect(page).toHaveURL(`/gestao/notas/${first}`)
  await page.getByRole('heading', { level: 1 }).focus()
  await page.keyboard.press('Escape')

  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Atalhos do teclado' })
  await expectAccessible(page)
  const keysOn = help.getByRole('switch')
  await turn(page, keysOn)
  await expect(keysOn).not.toBeChecked()
  await page.keyboard.press('Escape')
  await page.keyboard.press('j')
  await expect(page).toHaveURL(`/gestao/notas/${first}`)
  await page.reload()
  await page.getByRole('button', { name: 'Atalhos' }).click()
  await expect(keysOn).not.toBeChecked()
  await turn(page, keysOn)
  await expect(keysOn).toBeChecked()
  await page.keyboard.press('Escape')

  await davi.call(claimInvoice, { id: second })
  await page.goto(`/gestao/notas/${second}`)
  await expect(page.getByText('Davi Rocha está com esta nota.')).toBeVisible()
  await expect(approve).toBeDisabled()
  // Rita's claim on the next one arrives after Davi has decided it, however slow the machine is.
  const decided = Promise.withResolvers<void>()
  await page.route(`**/invoices/${third}/claim`, async (route) => {
    await decided.promise
    await route.continue()
  })
  await page.keyboard.press('a')
  await page.keyboard.press('j')
  await expect(page).toHaveURL(`/gestao/notas/${third}`)

  await expect(approve).toBeEnabled()
  await davi.call(approveInvoice, { id: third, version: 1 })
  decided.resolve()
  await page.keyboard.press('r')
  await page.keyboard.press('1')
  await page.getByRole('textbox', { name: /Nota interna/ }).fill('Mesma série da outra.')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Você escreveu: Mesma série da outra.')).toBeVisible()
  await expect(page.getByText(/não foi gravada/)).toBeVisible()
  await page.getByRole('button', { name: 'Entendi' }).click()

  await page.goto(`/gestao/notas/${fourth}`)
  await expect(approve).toBeEnabled()
  const approved = async () => (await davi.call(decidedInvoices, { decision: 'approve' })).items
  // The server gets the decision and its answer is lost; then it cannot be told to undo it.
  let isLost = false
  const answerLost = async (route: Route) => {
    if (isLost) return route.continue()
    isLost = true
    await route.fetch()
    await route.abort()
  }
  // Not `times: 1`: the browser may let a request go on whose route is gone while it is still being handled.
  await page.route('**/approve', answerLost)
  await page.route('**/undo', (route) => route.abort(), { times: 1 })
  await page.keyboard.press('a')
  await expect(page.getByText('Sem internet.')).toBeVisible()
  await page.keyboard.press('u')
  await expect(page.getByText('Ainda não desfeita.')).toBeVisible()
  expect((await approved())[0]).toMatchObject({ id: fourth, state: 'open' })
  await page.getByRole('button', { name: 'Tentar agora' }).click()
  await expect(page.getByText('Ainda não desfeita.')).toBeHidden()
  expect((await approved()).map(({ id }) => id)).not.toContain(fourth)
  await page.unroute('**/approve')

  await page.goto(`/gestao/notas/${fourth}`)
  await expect(approve).toBeEnabled()
  await page.context().setOffline(true)
  await page.keyboard.press('a')
  await expect(page.getByText('Sem internet.')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText('Sem internet.')).toBeHidden()
  await expect
    .poll(async () => (await approved())[0])
    .toMatchObject({ id: fourth, decided_by: 'Rita Camargo' })

  await page.getByRole('button', { name: 'Decididas' }).click()
  await expect(page).toHaveURL(/view=decided/)
  await expect(page.locator('[aria-current=true]')).toContainText('Dá para desfazer')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Filtros' }).click()
  await page.getByLabel('Decisão', { exact: true }).selectOption('reject')
  await expect(page).toHaveURL(/decision=reject/)

  // Whoever comes back to a document can still undo what they have decided on it.
  await page.goto(`/gestao/notas/${fourth}?view=decided`)
  await expect(page.getByRole('button', { name: 'Desfazer' })).toBeVisible()
  await page.keyboard.press('u')
  await expect(page).toHaveURL(`/gestao/notas/${fourth}`)
  await expect(approve).toBeEnabled()
  expect((await approved()).map(({ id }) => id)).not.toContain(fourth)
})

test('a decision that the network holds back is undone at once, and comes to nothing when it arrives', async ({
  asStaff,
  given,
  world,
}) => {
  const [id = ''] = await givenQueue(world, 1)
  const rita = await given.staff()
  const page = await asStaff(rita)
  await page.goto(`/gestao/notas/${id}`)
  const approve = page.getByRole('button', { name: /Aprovar/ })
  await expect(approve).toBeEnabled()
  const letGo = Promise.withResolvers<void>()
  const arrived = Promise.withResolvers<number>()
  await page.route('**/approve', async (route) => {
    await letGo.promise
    const answer = await route.fetch()
    arrived.resolve(answer.status())
    await route.fulfill({ response: answer })
  })
  await page.keyboard.press('a')
  await expect(page.getByRole('button', { name: 'Desfazer' })).toBeVisible()
  await page.keyboard.press('u')
  await expect(page.getByRole('button', { name: 'Desfazer' })).toBeHidden()
  await expect(approve).toBeEnabled()
  letGo.resolve()
  expect(await arrived.promise).toBe(409)
  await expect(approve).toBeEnabled()
  expect(await world.api.as(rita).call(officeInvoice, { id })).toMatchObject({
    status: 'received',
    decision: null,
  })
})

test('a document that is still being read opens for a decision by itself once it has been', async ({
  asStaff,
  given,
  world,
  expectAccessible,
}) => {
  const { pool } = world.database
  const [id = ''] = await givenQueue(world, 1)
  const { rows } = await pool.query('delete from invoice_reading where invoice_id = $1 returning reading', [
    id,
  ])
  const page = await asStaff(await given.staff())
  await page.goto(`/gestao/notas/${id}`)
  await expect(page.getByText('Esta nota ainda está sendo lida')).toBeVisible()
  const approve = page.getByRole('button', { name: /Aprovar/ })
  await expect(approve).toBeDisabled()
  await expectAccessible(page)
  await pool.query('insert into invoice_reading (invoice_id, read_at, reading) values ($1, now(), $2)', [
    id,
    rows[0]?.reading,
  ])
  await expect(approve).toBeEnabled()
  await expect(page.getByText('Esta nota ainda está sendo lida')).toBeHidden()
})

test('two papers are laid over each other, and approved ones are checked blind, by keyboard alone', async ({
  asStaff,
  given,
  world,
  expectAccessible,
}) => {
  const { pool } = world.database
  const [mine = '', other = ''] = await givenQueue(world, 2)
  await pool.query('update invoice_reading set reading = $2 where invoice_id = $1', [
    mine,
    {
      ...{ source: 'none', access_key: null, number: null, issuer: null, issued_on: null },
      ...{ total_cents: null, rows: [], findings: [{ code: 'look_alike', facts: { invoice_id: other } }] },
    },
  ])
  const page = await asStaff(await given.staff({ name: 'Davi Rocha' }))
  await page.goto(`/gestao/notas/${mine}`)
  await expect(page.getByRole('button', { name: /^Comparar/ })).toBeVisible()
  await page.keyboard.press('d')
  await expect(page.getByRole('switch', { name: 'Rolagem anda junto' })).toBeVisible()
  await page.keyboard.press('v')
  const slider = page.getByRole('slider')
  await expect(slider).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(slider).toHaveValue('55')
  await expectAccessible(page)
  await page.keyboard.press('p')
  const photo = page.getByRole('dialog', { name: /^Pedir foto melhor/ })
  await expect(photo.getByRole('radio', { checked: true })).toHaveAccessibleName(/chave/)
  await page.keyboard.press('Escape')
  await page.keyboard.press('v')
  await expect(slider).toBeHidden()

  const counted = await givenQueue(world, 3, 'counted')
  await pool.query('update invoice set blind_check = true where id = any ($1)', [counted])
  await page.goto('/gestao/notas?view=blind')
  await expect(page.getByText('Conferência às cegas.')).toBeVisible()
  await expect(page.getByRole('button', { name: /Às cegas 3/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Camila Souza', exact: true })).toHaveCount(0)
  await expectAccessible(page)
  await page.keyboard.press('a')
  await expect(page.getByText(/: igual à primeira decisão/)).toBeVisible()
  await page.keyboard.press('e')
  await expect(page.getByRole('textbox', { name: /^Valor que conta/ })).toBeFocused()
  await page.keyboard.type('50')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Aprovar/ })).toContainText(/digitado50$/)
  await page.keyboard.press('a')
  await expect(page.getByText(/: diferente da primeira decisão/)).toBeVisible()
  await page.keyboard.press('r')
  const refuse = page.getByRole('dialog', { name: /^Recusar a nota/ })
  await expect(refuse.getByText('o membro não recebe nada')).toBeVisible()
  await expect(refuse.getByRole('article')).toHaveCount(0)
  await page.keyboard.press('2')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Nada para conferir às cegas')).toBeVisible()
  await expect(page.getByText(/: diferente da primeira decisão/)).toHaveCount(2)
  await expectAccessible(page)
})
