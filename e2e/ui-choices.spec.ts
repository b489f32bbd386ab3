import { expect, test } from './fixtures.ts'

test('a checkbox is ticked by its words, and a link among them only leads away', async ({
  page,
  livingUrl,
}) => {
  await page.goto(`${livingUrl}?piece=checkbox`)
  const accept = page.getByRole('checkbox', { name: /li e aceito o regulamento e a política/ })
  await expect(accept).toHaveAccessibleDescription('Para criar a conta é preciso aceitar.')
  await page.getByText('Tenho 18 anos ou mais').click({ position: { x: 20, y: 8 } })
  await expect(accept).toBeChecked()
  await page.getByRole('link', { name: 'regulamento' }).click()
  await expect(page).toHaveURL(/#regulation$/)
  await expect(accept).toBeChecked()
  expect(await accept.boundingBox()).toMatchObject({ width: 24, height: 24 })
})

test('radio cards are one choice: tab goes in, arrows choose, each says its title and text', async ({
  page,
  livingUrl,
}) => {
  await page.goto(`${livingUrl}?piece=radio-cards`)
  const group = page.getByRole('group', { name: 'Perfil' })
  await expect(group).toHaveAccessibleDescription('Escolha um perfil.')
  const breeder = group.getByRole('radio', { name: 'Criador(a)', exact: true })
  await expect(breeder).toHaveAccessibleDescription('Tem canil ou gatil. Só o nome basta.')
  await group.getByRole('radio', { name: 'Veterinário(a)' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(breeder).toBeChecked()
  await expect(page.getByText('Escolha um perfil.')).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('radio', { name: 'Gato' })).toBeFocused()
  await group.getByText('Vende no balcão.').click()
  await expect(group.getByRole('radio', { name: 'Atendente' })).toBeChecked()
})

test('which card and which box is chosen stays visible in forced colours', async ({ page, livingUrl }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(`${livingUrl}?piece=radio-cards`)
  await expect(page.getByRole('radio', { name: 'Gato' })).toHaveCSS('appearance', 'auto')
  await page.goto(`${livingUrl}?piece=checkbox`)
  await expect(page.getByRole('checkbox').first()).toHaveCSS('appearance', 'auto')
})

test('a select is the device’s own, with its label and its fault', async ({ page, livingUrl }) => {
  await page.goto(`${livingUrl}?piece=select`)
  const state = page.getByRole('combobox', { name: 'Estado' })
  await state.first().selectOption('Minas Gerais')
  await expect(state.first()).toHaveValue('Minas Gerais')
  await expect(state.nth(1)).toHaveAccessibleDescription('Escolha o estado.')
  await expect(state.nth(2)).toBeDisabled()
})

test('a switch is turned by its row and by the space bar', async ({ page, livingUrl }) => {
  await page.goto(`${livingUrl}?piece=switch`)
  const dark = page.getByRole('switch', { name: 'Tema escuro' })
  await expect(dark).toHaveAccessibleDescription('Sem escolha, segue o do aparelho.')
  expect(await dark.boundingBox()).toMatchObject({ width: 52, height: 32 })
  await page.getByText('Sem escolha, segue o do aparelho.').click()
  await expect(dark).toBeChecked()
  await dark.press('Space')
  await expect(dark).not.toBeChecked()
})

test('the picker is searched without accents, chosen from by keyboard, and gives the focus back', async ({
  page,
  livingUrl,
  expectAccessible,
}) => {
  await page.goto(`${livingUrl}?piece=picker`)
  const field = page.getByRole('button', { name: 'Distribuidor Escolha o distribuidor' }).first()
  await field.focus()
  await page.keyboard.press('Enter')
  const picker = page.getByRole('dialog', { name: 'Distribuidor' })
  const search = picker.getByRole('searchbox', { name: 'Buscar' })
  await expect(search).toBeFocused()
  await expect(picker.getByRole('status')).toHaveText('4 opções')
  await expectAccessible(page)

  await page.keyboard.type('SERTAO')
  await expect(picker.getByRole('radio')).toHaveCount(1)
  await expect(picker.getByRole('status')).toHaveText('1 opção')
  await picker.getByRole('button', { name: 'Limpar a busca' }).click()
  await expect(search).toBeFocused()
  await expect(picker.getByRole('radio')).toHaveCount(4)

  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const second = picker.getByRole('radio', { name: 'Ração & Cia' })
  await expect(second).toBeFocused()
  await expect(second).toHaveAccessibleDescription('Belo Horizonte')
  await expect(second).not.toBeChecked()
  await page.keyboard.press('Enter')
  await expect(picker).toHaveCount(0)
  const chosen = page.getByRole('button', { name: 'Distribuidor Ração & Cia' }).first()
  await expect(chosen).toBeFocused()
  await expect(page.locator('input[name=distributor]')).toHaveValue('2')

  await page.keyboard.press('Enter')
  await expect(picker.getByRole('radio', { name: 'Ração & Cia' })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(picker).toHaveCount(0)
  await expect(chosen).toBeFocused()
})

test('the picker says when nothing is found, and Enter takes the only one that is', async ({
  page,
  livingUrl,
}) => {
  await page.goto(`${livingUrl}?piece=picker`)
  await page
    .getByRole('button', { name: /^Distribuidor/ })
    .first()
    .click()
  const picker = page.getByRole('dialog')
  await page.keyboard.type('xyz')
  await expect(picker.getByText('Nada com “xyz”. Tente outra palavra.')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(picker).toBeVisible()
  await picker.getByRole('searchbox').fill('acai')
  await page.keyboard.press('Enter')
  await expect(picker).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Distribuidor Comercial Açaí' }).first()).toBeVisible()
})

test('several are chosen on one visit and stay chosen', async ({ page, livingUrl, expectAccessible }) => {
  await page.goto(`${livingUrl}?piece=picker`)
  const opener = page.getByRole('button', { name: 'Escolher produtos' })
  await opener.click()
  const picker = page.getByRole('dialog', { name: 'Escolher produtos' })
  await picker.getByText('Bom Faro Adulto 15 kg').click()
  await picker.getByRole('checkbox', { name: 'Serena Gatos Adultos 3 kg' }).press('Space')
  await expectAccessible(page)
  await picker.getByRole('button', { name: 'Pronto (3)' }).click()
  await opener.click()
  await expect(picker.getByRole('checkbox', { checked: true })).toHaveCount(3)
  await picker.getByText('Quintal Adulto 15 kg').click()
  await expect(picker.getByRole('button', { name: 'Pronto (2)' })).toBeVisible()
})

test('on a phone the picker fills the screen, keeps search in view and lets the keyboard rest', async ({
  browser,
  livingUrl,
}) => {
  const phone = await browser.newContext({
    viewport: { width: 390, height: 700 },
    hasTouch: true,
    isMobile: true,
    locale: 'pt-BR',
  })
  const page = await phone.newPage()
  await page.goto(`${livingUrl}?piece=picker`)
  await page.getByRole('button', { name: 'Escolher produtos' }).tap()
  const picker = page.getByRole('dialog')
  await expect(picker.getByRole('heading', { name: 'Escolher produtos' })).toBeFocused()
  await expect(async () =>
    expect(await picker.boundingBox()).toMatchObject({ x: 0, y: 24, height: 676 }),
  ).toPass()
  await picker.getByText('Serena Pelo Longo 3 kg').scrollIntoViewIfNeeded()
  await expect(picker.getByRole('searchbox')).toBeInViewport()
  await expect(picker.getByRole('button', { name: 'Pronto (1)' })).toBeInViewport()
  await phone.close()
})
