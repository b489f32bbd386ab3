import type { Page } from '@playwright/test'
import type { World } from '#server/testing/world.ts'
import { ptBr } from '#web/i18n/pet/pt-br.ts'
import { expect, test } from './fixtures.ts'

const { names } = ptBr.petAnswers
const everyPhase = ['puppies', 'adults', 'pregnant', 'lactating'] as const
const catalogues = new WeakMap<World, Promise<unknown>>()

/** One food for every dog and one for every cat, made once in each world. */
function givenFoods(world: World) {
  const made = catalogues.get(world) ?? makeFoods(world)
  catalogues.set(world, made)
  return made
}

async function makeFoods({ given }: World) {
  const food = { phases: everyPhase, kcal_per_kg: 3750, bag_grams: 3000 }
  await given.product({ title: 'Quintal Todo Dia 3 kg', food })
  await given.product({ title: 'Serena Todo Dia 3 kg', brand: 'Serena', pet: 'cat', food })
}

const calculate = (page: Page) => page.getByRole('button', { name: 'Calcular a porção' })
const chip = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}: .* Mudar$`) })

async function choose(page: Page, answer: string) {
  await page.getByRole('main').getByRole('button', { name: answer }).first().click()
}

async function type(page: Page, label: string, text: string) {
  await page.getByLabel(label).fill(text)
  await page.getByRole('button', { name: 'Continuar' }).click()
}

type Step = string | { label: string; text: string }
const weight = (text: string): Step => ({ label: 'Peso em quilos', text })

const dogs: readonly (readonly [readonly Step[], object])[] = [
  [['Filhote', weight('2,4'), '1 a 4 meses'], { phase: 'puppies', weight: 2.4, age: 1 }],
  [['Filhote', weight('5.5'), '9 a 12 meses'], { phase: 'puppies', weight: 5.5, age: 3 }],
  [['Filhote', weight('12'), '9 a 12 meses'], { phase: 'puppies', weight: 12, age: 3 }],
  [['Filhote', weight('12'), '13 a 18 meses'], { phase: 'puppies', weight: 12, age: 3 }],
  [
    ['Adulto', weight('11,9'), 'No peso certo', 'Até 7 anos'],
    { phase: 'adults', weight: 11.9, overweight: false, age: 'adults' },
  ],
  [
    ['Adulto', weight('12'), 'No peso certo', 'Mais de 5 anos'],
    { phase: 'adults', weight: 12, overweight: false, age: 'senior' },
  ],
  [
    ['Adulto', weight('20'), 'Acima do peso', weight('15')],
    { phase: 'adults', weight: 20, overweight: true, ideal_weight: 15 },
  ],
  [['Gestante', weight('9')], { phase: 'pregnant', weight: 9 }],
  [
    ['Lactante', weight('9'), { label: 'Número de filhotes', text: '5' }, '2ª semana'],
    { phase: 'lactating', weight: 9, lactating_puppies: 5, lactating_weeks: 2 },
  ],
]
const cats: typeof dogs = [
  [['Filhote', weight('1,2'), '5 a 8 meses'], { phase: 'puppies', weight: 1.2, age: 2 }],
  [
    ['Adulto', weight('4'), 'Castrado', 'No peso certo'],
    { phase: 'adults', weight: 4, castrated: true, overweight: false },
  ],
  [
    ['Adulto', weight('6'), 'Não castrado', 'Acima do peso', weight('4,5')],
    { phase: 'adults', weight: 6, castrated: false, overweight: true, ideal_weight: 4.5 },
  ],
  [['Gestante', weight('4')], { phase: 'pregnant', weight: 4 }],
  [['Lactante', weight('4')], { phase: 'lactating', weight: 4 }],
]
const paths = [
  ...dogs.map(([steps, body]) => [['Cachorro', ...steps], { pet: 'dog', ...body }] as const),
  ...cats.map(([steps, body]) => [['Gato', ...steps], { pet: 'cat', ...body }] as const),
]

test('every path leads both animals through all phases to a portion', async ({ as, given, world }) => {
  await givenFoods(world)
  const page = await as(await given.member())
  await page.goto('/recomendacao')
  for (const [steps, body] of paths) {
    for (const step of steps) {
      if (typeof step === 'string') await choose(page, step)
      else await type(page, step.label, step.text)
    }
    const asked = page.waitForRequest('**/api/simulator')
    await calculate(page).click()
    expect((await asked).postDataJSON()).toEqual(body)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A porção certa')
    await expect(page.getByRole('article').first()).toContainText(/\d g por dia/)
    await page.getByRole('button', { name: 'Refazer' }).click()
  }
})

test('what is sent holds the answers on screen and no other, also after going back and changing', async ({
  as,
  given,
  world,
}) => {
  await givenFoods(world)
  const page = await as(await given.member())
  await page.goto('/recomendacao')
  const next = draws(20_261_117)
  const answers = page.getByRole('list', { name: 'Respostas' }).getByRole('button')
  const bodies: object[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/simulator')) bodies.push(request.postDataJSON())
  })
  let sent = 0
  for (let turn = 0; turn < 120 && sent < 8; turn += 1) {
    if (await calculate(page).isVisible()) {
      const shown = await answers.evaluateAll((chips) => chips.map((it) => it.ariaLabel?.split(':')[0]))
      await calculate(page).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('A porção certa')
      // The same answers twice in a row are not sent again.
      for (const body of bodies.splice(0)) {
        expect(Object.keys(body).map((name) => names[name as keyof typeof names])).toEqual(shown)
        sent += 1
      }
    }
    await moveOn(page, next)
  }
  expect(sent).toBe(8)
})

/** Back, or to an answer to be changed, or not at all; then an answer to whatever is asked there. */
async function moveOn(page: Page, next: () => number) {
  await asTheAddressSays(page)
  const answers = page.getByRole('button', { name: /Mudar$/ })
  const given = await answers.count()
  const isResult = new URL(page.url()).searchParams.has('resultado')
  const move = next() % 5
  if (move === 0 && given > 0) await page.goBack()
  else if (given > 0 && (move === 1 || isResult)) await answers.nth(next() % given).click()
  await asTheAddressSays(page)
  const isAsked = (await page.getByText(/^Pergunta \d$/).count()) > 0
  if (isAsked) await answerOneOf(page, next)
  await asTheAddressSays(page)
}

/** The screen follows its address a moment later. */
async function asTheAddressSays(page: Page) {
  const search = new URL(page.url()).searchParams
  const given = [...search.keys()].filter((name) => !['mudar', 'resultado', 'produto'].includes(name))
  const changed = search.get('mudar')
  await expect(page.getByRole('button', { name: /Mudar$/ })).toHaveCount(
    changed ? given.indexOf(changed) : given.length,
  )
}

/** Whatever is asked now: one of the pictures, or a figure. */
async function answerOneOf(page: Page, next: () => number) {
  const main = page.getByRole('main')
  const field = main.getByRole('textbox')
  if ((await field.count()) > 0) {
    const isLitter = (await main.getByLabel('Número de filhotes').count()) > 0
    const isIdeal = (await main.getByText('Qual é o peso ideal dele?').count()) > 0
    await field.fill(isLitter ? String(1 + (next() % 9)) : isIdeal ? '0,5' : `${1 + (next() % 14)},5`)
    return page.getByRole('button', { name: 'Continuar' }).click()
  }
  const pictures = main.getByRole('group').getByRole('button')
  await pictures.nth(next() % (await pictures.count())).click()
}

/** The same numbers in every run. */
function draws(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor(state / 65_536)
  }
}

test('back goes one question back, a reload keeps the place, and any change clears the result', async ({
  as,
  given,
  world,
  expectAccessible,
}) => {
  await givenFoods(world)
  const page = await as(await given.member())
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/home')
  await page.getByRole('navigation').getByRole('link', { name: 'Recomendação' }).click()
  await expectAccessible(page)
  await choose(page, 'Cachorro')
  await expect(page.getByRole('heading', { name: 'Em que fase ele está?' })).toBeFocused()
  await expect(page).toHaveTitle('Recomendação: fase – Petisco')
  await choose(page, 'Adulto')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByText('Digite o peso em quilos, como 8,5.')).toBeVisible()
  await page.getByRole('button', { name: 'Mais 0,5 kg' }).click()
  await page.getByRole('button', { name: 'Menos 0,5 kg' }).click()
  await expect(page.getByLabel('Peso em quilos')).toHaveValue('11,5')
  await expectWhole(page, ['12,75', '104,25'], [320, 360, 390])
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Quanto ele pesa hoje?' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Em que fase ele está?' })).toBeVisible()
  await page.goForward()
  await type(page, 'Peso em quilos', '8,5')
  await choose(page, 'No peso certo')
  await choose(page, 'Até 7 anos')
  for (const answer of await page.getByRole('button', { name: /Mudar$/ }).all())
    await expect(answer).toBeInViewport({ ratio: 1 })
  await calculate(page).click()
  const card = page.getByRole('article').filter({ hasText: 'Todo Dia' })
  await expect(card).toContainText('146 g por dia')
  await expect(card).toContainText('2 refeições de 73 g')
  await expect(card).toContainText('Faixa: de 73 a 219 g por dia')
  await expect(page.getByRole('region', { name: 'Como calculamos' })).toContainText(
    'Cachorro, adulto, 8,5 kg: 110 × peso0,75 (FEDIAF).',
  )
  await expect(page.getByRole('main')).toContainText('podem variar até 50% para mais ou para menos')
  await expectAccessible(page)
  await page.reload()
  await expect(card).toContainText('146 g por dia')

  await chip(page, 'Peso').click()
  await expect(page.getByRole('article')).toHaveCount(0)
  await expect(page.getByLabel('Peso em quilos')).toHaveValue('8,5')
  await type(page, 'Peso em quilos', '12,5')
  await expect(chip(page, 'Idade')).toHaveCount(0)
  await choose(page, 'No peso certo')
  await expect(page.getByRole('button', { name: 'Mais de 5 anos' })).toBeVisible()
  await chip(page, 'Fase').click()
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByRole('button', { name: 'Mais de 5 anos' })).toBeVisible()
})

/** A weight that is cut is read as another. */
async function expectWhole(page: Page, texts: readonly string[], widths: readonly number[]) {
  const field = page.getByLabel('Peso em quilos')
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    for (const text of texts) {
      await field.fill(text)
      const room = await field.evaluate(({ scrollWidth, clientWidth }) => clientWidth - scrollWidth)
      expect(room, `${text} at ${width} px`).toBeGreaterThanOrEqual(0)
    }
  }
}

test('while it calculates nothing is asked twice; what fails can be tried again, what is wrong is mended', async ({
  as,
  given,
  world,
}) => {
  await givenFoods(world)
  const page = await as(await given.member())
  await page.goto('/recomendacao?pet=cat&fase=pregnant&peso=4')
  const held = Promise.withResolvers<void>()
  await page.route('**/api/simulator', async (route) => {
    await held.promise
    await route.abort()
  })
  await calculate(page).click()
  await expect(page.getByRole('button', { name: 'Calculando...' })).toBeDisabled()
  held.resolve()
  await expect(page.getByText('Não deu para calcular agora.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: 'Tentar de novo' })).toHaveCount(0)
  const wrong = { message: '', errors: { weight: ['Muito pesado para um gato.'] } }
  await page.unroute('**/api/simulator')
  await page.route('**/api/simulator', (route) => route.fulfill({ status: 422, json: wrong }))
  await calculate(page).click()
  await page.getByRole('button', { name: 'Corrigir a resposta' }).click()
  await expect(page.getByRole('alert')).toContainText('Muito pesado para um gato.')
  await page.unroute('**/api/simulator')
  await type(page, 'Peso em quilos', '3,9')
  await page.route('**/api/simulator', (route) => route.fulfill({ json: {} }))
  await calculate(page).click()
  await expect(page.getByRole('heading', { name: 'Nenhum produto serve para este pet' })).toBeVisible()
})

test('the portions stand three side by side on a wide screen and one by one on a phone', async ({
  as,
  given,
  world,
}) => {
  await givenFoods(world)
  const food = { phases: ['pregnant'] as const, kcal_per_kg: 4000 }
  for (const title of ['Quintal A', 'Quintal B', 'Quintal C']) await given.product({ title, food })
  const page = await as(await given.member())
  await page.goto('/recomendacao?pet=dog&fase=pregnant&peso=9&resultado=sim')
  const cards = page.getByRole('article')
  for (const [width, inView] of [
    [1280, 3],
    [390, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const list = page.getByRole('list', { name: 'produtos para ela' })
    const room = (await list.boundingBox())?.width ?? 0
    const card = (await cards.first().boundingBox())?.width ?? 0
    expect(Math.floor(room / card)).toBe(inView)
  }
  const form = page.getByRole('region', { name: 'Mandar pelo WhatsApp' })
  await expect(form).toBeHidden()
  await page.getByRole('button', { name: 'Mandar pelo WhatsApp' }).click()
  await expect(form.getByText('Quintal A').first()).toBeVisible()
  await expect(form.getByRole('heading', { name: 'Mandar pelo WhatsApp' })).toBeFocused()
  await expect(cards.first()).toBeHidden()
  await page.getByRole('button', { name: 'Resultado' }).click()
  await expect(form).toBeHidden()
  await cards
    .nth(1)
    .getByRole('button', { name: /^Escolher/ })
    .click()
  await expect(form.getByText('Quintal B').first()).toBeVisible()
})

test('a product that is no longer among them has to be chosen anew', async ({ as, given }) => {
  await given.product({ title: 'Quintal A', food: { phases: ['pregnant'], kcal_per_kg: 4000 } })
  const page = await as(await given.member())
  await page.goto(`/recomendacao?pet=dog&fase=pregnant&peso=9&resultado=sim&produto=${crypto.randomUUID()}`)
  await expect(page.getByText('Selecione um produto.')).toBeVisible()
  await page
    .getByRole('button', { name: /^Escolher/ })
    .first()
    .click()
  await expect(page.getByText('Selecione um produto.')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Mandar pelo WhatsApp' })).toBeVisible()
})

test('only members of level 3 get here', async ({ as, given }) => {
  const page = await as(await given.member({ level: 2 }))
  for (const path of ['/recomendacao', '/clientes', '/recomendacoes', '/prescricao']) {
    await page.goto(path)
    await expect(page).toHaveURL('/home')
  }
})

test('who is in a field as soon as it is there stays in it', async ({ as, given, world }) => {
  await givenFoods(world)
  const page = await as(await given.member({ type: 'attendant' }))
  await page.goto('/recomendacao')
  await choose(page, 'Cachorro')
  await expect(page.getByRole('heading', { level: 2 })).toBeFocused()
  // Before the browser draws it, which on a slow phone is long before everything else has happened.
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      const field = document.querySelector<HTMLInputElement>('main form input')
      if (field) observer.disconnect()
      field?.focus()
    }).observe(document.body, { childList: true, subtree: true })
  })
  await choose(page, 'Adulto')
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))))
  await expect(page.getByLabel('Peso em quilos')).toBeFocused()
})
