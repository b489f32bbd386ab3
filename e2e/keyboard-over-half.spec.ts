import type { Page } from '@playwright/test'
import { memberPaths } from '#contract/paths.ts'
import { expect, test } from './fixtures.ts'

/** What an on-screen keyboard leaves of a phone where the page becomes smaller with it. */
const sizes = [
  { width: 390, height: 330 },
  { width: 320, height: 300 },
]
const result = '/recomendacao?pet=dog&fase=adults&peso=8.5&sobrepeso=false&idade=adults&resultado=sim'
const food = { phases: ['adults'] as const, kcal_per_kg: 3750, bag_grams: 3000, weight_to_grams: 9000 }

type Form = {
  address: string
  action: string
  open?: (page: Page) => Promise<void>
  /** Nothing is wrong in it. */
  isFilled?: true
}

const ofStrangers: readonly Form[] = [
  { address: memberPaths.door, action: 'Entrar' },
  { address: memberPaths.signUp, action: 'Criar conta', open: chooseProfile },
  { address: memberPaths.askForReset, action: 'Enviar' },
]
const ofMembers: readonly Form[] = [
  { address: memberPaths.sendInvoice, action: 'Enviar nota' },
  { address: '/recomendacao?pet=dog&fase=adults', action: 'Continuar' },
  { address: result, action: 'Abrir o WhatsApp', open: chooseProduct },
  { address: memberPaths.editData, action: 'Salvar', isFilled: true },
  { address: memberPaths.editAddress, action: 'Salvar' },
  { address: memberPaths.changePassword, action: 'Salvar' },
]

for (const size of sizes) {
  const left = `${size.width} × ${size.height}`
  test(`with ${left} left of the screen, strangers see what they type`, async ({ page }) => {
    await page.setViewportSize(size)
    for (const form of ofStrangers) await expectUncovered(page, form)
  })

  test(`with ${left} left of the screen, members see what they type`, async ({ as, given }) => {
    test.slow()
    await given.product({ title: `Quintal Adulto ${size.width}`, food })
    const page = await as(await given.member({ type: 'attendant' }))
    await page.setViewportSize(size)
    for (const form of ofMembers) await expectUncovered(page, form)
  })
}

async function chooseProfile(page: Page) {
  await page.getByRole('radio', { name: 'Criador(a)' }).check()
  await page.getByRole('button', { name: 'Próximo' }).click()
}

async function chooseProduct(page: Page) {
  await page
    .getByRole('button', { name: /^Escolher/ })
    .first()
    .click()
}

/** Every field, the action, and what is wrong once it was pressed on an empty form. */
async function expectUncovered(page: Page, { address, action, open, isFilled }: Form) {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await open?.(page)
  const button = page.getByRole('main').getByRole('button', { name: action, exact: true })
  await expect(button).toBeVisible()
  const fields = page
    .getByRole('main')
    .locator('input:not([type=radio], [type=checkbox], [type=range], [type=file]), select')
  const count = await fields.count()
  expect([address, count > 0]).toEqual([address, true])
  for (let place = 0; place < count; place += 1) {
    await fields.nth(place).evaluate((field: HTMLElement) => {
      scrollTo(0, 0)
      field.focus()
    })
    expect([address, place, await coveredParts(page)]).toEqual([address, place, []])
    await fields.nth(place).evaluate((field: HTMLElement) => {
      field.blur()
      scrollTo(0, document.documentElement.scrollHeight)
      field.focus()
    })
    expect([address, place, 'from below', await coveredParts(page)]).toEqual([
      address,
      place,
      'from below',
      [],
    ])
  }
  await button.evaluate((it: HTMLElement) => it.focus())
  expect([address, action, await coveredParts(page)]).toEqual([address, action, []])
  await button.click()
  const wrong = page.getByRole('main').locator('[aria-invalid=true]')
  if (isFilled) return
  await expect(wrong.first(), address).toBeVisible()
  await wrong.first().evaluate((field: HTMLElement) => field.focus())
  expect([address, 'wrong', await coveredParts(page)]).toEqual([address, 'wrong', []])
}

/** Of what has the focus and of what is said about it: that which does not lie in sight. */
function coveredParts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    const field = document.activeElement
    if (!field || field === document.body) return ['nothing has the focus']
    const faults = (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id))
      .filter((note) => note !== null && field.getAttribute('aria-invalid') === 'true')
    const isSeen = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      return [top + 3, bottom - 3].every((y) => {
        const hit = document.elementFromPoint((left + right) / 2, y)
        return hit !== null && (element.contains(hit) || hit.contains(element)) && !hit.closest('header, nav')
      })
    }
    return [field, ...faults].flatMap((it) => (it && !isSeen(it) ? [it.outerHTML.slice(0, 120)] : []))
  })
}
