import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const typed = [
  { label: 'Telefone', keys: '11987654321', reads: '(11) 98765-4321' },
  { label: 'CPF', keys: '12345678909', reads: '123.456.789-09' },
  { label: 'CNPJ da loja', keys: '12345678000195', reads: '12.345.678/0001-95' },
  { label: 'CNPJ da loja', keys: '12abc34501de35', reads: '12.ABC.345/01DE-35' },
  { label: 'CNPJ da loja', keys: '12ABC34501DEx3y5z', reads: '12.ABC.345/01DE-35' },
  { label: 'CRMV', keys: '12345', reads: '123/45' },
  { label: 'CRMV', keys: '123/4', reads: '123/4' },
  { label: 'CRMV', keys: '12345/sp', reads: '12345/SP' },
  { label: 'CRMV', keys: '12345sp', reads: '12345/SP' },
  { label: 'CRMV', keys: '123456/78', reads: '123456/78' },
  { label: 'CEP', keys: '01310', reads: '01310' },
  { label: 'CEP', keys: '01310-1', reads: '01310-1' },
  { label: 'CEP', keys: '0131010099', reads: '01310-100' },
]

test('what is typed takes its punctuation by itself', async ({ page, livingUrl }) => {
  await page.goto(`${livingUrl}?piece=masked-field`)
  for (const { label, keys, reads } of typed) {
    const field = page.getByLabel(label, { exact: true })
    await field.clear()
    await field.pressSequentially(keys)
    await expect.soft(field, keys).toHaveValue(reads)
  }
})

const pasted = [
  { label: 'Telefone', text: ' +55 (11) 98765 4321 ', reads: '(11) 98765-4321' },
  { label: 'CPF', text: 'CPF: 123.456.789/09', reads: '123.456.789-09' },
  { label: 'CNPJ da loja', text: 'CNPJ 12.345.678/0001-95', reads: '12.345.678/0001-95' },
  { label: 'CNPJ da loja', text: '12abc34501de35', reads: '12.ABC.345/01DE-35' },
  { label: 'CRMV', text: 'CRMV-SP nº 12.345', reads: '12345/SP' },
  { label: 'CEP', text: 'CEP 01.310-100', reads: '01310-100' },
]

test('what is pasted loses what does not belong to it', async ({ page, livingUrl }) => {
  await page.goto(`${livingUrl}?piece=masked-field`)
  for (const { label, text, reads } of pasted) {
    const field = page.getByLabel(label, { exact: true })
    await field.clear()
    await paste(page, text)
    await expect.soft(field, text).toHaveValue(reads)
  }
})

const mended = [
  {
    label: 'Telefone',
    keys: '11987654321',
    at: 7,
    deleted: '(11) 97654-321',
    caret: 6,
    again: '(11) 98765-4321',
  },
  { label: 'CPF', keys: '12345678909', at: 5, deleted: '123.567.890-9', caret: 4, again: '123.456.789-09' },
  {
    label: 'CNPJ da loja',
    keys: '12abc34501de35',
    at: 4,
    deleted: '12.BC3.450/1DE3-5',
    caret: 3,
    again: '12.ABC.345/01DE-35',
  },
  { label: 'CRMV', keys: '12345/SP', at: 2, deleted: '1345/SP', caret: 1, again: '12345/SP' },
  { label: 'CEP', keys: '01310100', at: 3, deleted: '01101-00', caret: 2, again: '01310-100' },
]

test('a character is mended in the middle and the caret stays there', async ({ page, livingUrl }) => {
  await page.goto(`${livingUrl}?piece=masked-field`)
  for (const { label, keys, at, deleted, caret, again } of mended) {
    const field = page.getByLabel(label, { exact: true })
    await field.pressSequentially(keys)
    const removed = (await field.inputValue())[at - 1] ?? ''
    await placeCaret(page, at)
    await page.keyboard.press('Backspace')
    await expect.soft(field).toHaveValue(deleted)
    expect.soft(await caretOf(page), label).toBe(caret)
    await page.keyboard.type(removed)
    await expect.soft(field).toHaveValue(again)
    expect.soft(await caretOf(page), label).toBe(at)
  }
})

test('deleting everything one by one leaves nothing behind', async ({ page, livingUrl }) => {
  await page.goto(`${livingUrl}?piece=masked-field`)
  for (const { label, keys } of typed.filter(({ label }, index) => typed[index - 1]?.label !== label)) {
    const field = page.getByLabel(label, { exact: true })
    await field.pressSequentially(keys)
    for (const _ of `${keys}    `) await page.keyboard.press('Backspace')
    await expect(field).toHaveValue('')
  }
})

test('a registration is undone step by step', async ({ page, livingUrl }) => {
  await page.goto(`${livingUrl}?piece=masked-field`)
  const field = page.getByLabel('CRMV', { exact: true })
  await field.pressSequentially('1234SP')
  await expect(field).toHaveValue('1234/SP')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await expect(field).toHaveValue('1234/')
  await page.keyboard.type('12')
  await expect(field).toHaveValue('1234/12')
  await placeCaret(page, 2)
  await page.keyboard.type('x')
  await expect(field).toHaveValue('1234/12')
  expect(await caretOf(page)).toBe(2)
})

test('the company id leaves the choice of keyboard to the person', async ({ page, livingUrl }) => {
  await page.goto(`${livingUrl}?piece=masked-field`)
  await expect(page.getByLabel('CNPJ da loja')).not.toHaveAttribute('inputmode')
  await expect(page.getByLabel('CNPJ da loja')).toHaveAttribute('autocapitalize', 'characters')
})

test('what a form sends is what its fields show, filled in by the browser too', async ({
  page,
  livingUrl,
}) => {
  await page.goto(`${livingUrl}?piece=masked-field`)
  await page.getByLabel('Telefone').fill('+5511987654321')
  await page.getByLabel('CPF', { exact: true }).fill('12345678909')
  await page.getByRole('button', { name: 'Mostrar o envio' }).click()
  await expect(page.getByLabel('Enviado')).toHaveText('(11) 98765-4321 · 123.456.789-09')
})

test('a controlled field holds digits alone and shows them with punctuation', async ({ page, livingUrl }) => {
  await page.goto(`${livingUrl}?piece=masked-field`)
  const cep = page.getByLabel('CEP', { exact: true })
  await cep.pressSequentially('04101300')
  await expect(cep).toHaveValue('04101-300')
  await expect(page.getByRole('status').first()).toHaveText('Endereço encontrado. Confira o número.')
  await expect(page.getByLabel('Guardado')).toHaveValue('123.456.78')
})

const amounts = [
  { keys: '189', reads: 'R$ 189,00', sends: '189.00' },
  { keys: '189,9', reads: 'R$ 189,90', sends: '189.90' },
  { keys: '189.90', reads: 'R$ 189,90', sends: '189.90' },
  { keys: '1234567,89', reads: 'R$ 1.234.567,89', sends: '1234567.89' },
  { keys: '-5', reads: 'R$ 5,00', sends: '5.00' },
  { keys: ',5', reads: 'R$ 0,50', sends: '0.50' },
  { keys: '12345678901', reads: 'R$ 1.234.567,00', sends: '1234567.00' },
  { keys: 'abc', reads: '', sends: '0.00' },
  { keys: '1500,5', reads: 'R$ 1.500,50', sends: '1500.50' },
  { keys: '1500.00', reads: 'R$ 1.500,00', sends: '1500.00' },
  { keys: '1500.005', reads: 'R$ 1.500,00', sends: '1500.00' },
  { keys: '1.5', reads: 'R$ 1,50', sends: '1.50' },
  { keys: '1.500', reads: 'R$ 1.500,00', sends: '1500.00' },
  { keys: '1.500,00', reads: 'R$ 1.500,00', sends: '1500.00' },
  { keys: '2.349,90', reads: 'R$ 2.349,90', sends: '2349.90' },
  { keys: 'R$ 2.349,90', reads: 'R$ 2.349,90', sends: '2349.90' },
  { keys: '1.234.567,89', reads: 'R$ 1.234.567,89', sends: '1234567.89' },
  { keys: '0.500', reads: 'R$ 0,50', sends: '0.50' },
  { keys: '189,905', reads: 'R$ 189,90', sends: '189.90' },
  { keys: '1,500.00', reads: 'R$ 1.500,00', sends: '1500.00' },
]

test('an amount is typed as any number and sent with two decimals', async ({ page, livingUrl }) => {
  await page.goto(`${livingUrl}?piece=currency-field`)
  const value = page.getByLabel('Valor')
  for (const { keys, reads, sends } of amounts) {
    await value.clear()
    await value.pressSequentially(keys)
    await value.blur()
    await expect.soft(value, keys).toHaveValue(reads)
    await page.getByRole('button', { name: 'Mostrar o envio' }).click()
    await expect.soft(page.getByLabel('Enviado'), keys).toHaveText(`${sends} 1234.50`)
  }
})

test('an amount is pasted as it is written anywhere', async ({ page, livingUrl }) => {
  await page.goto(`${livingUrl}?piece=currency-field`)
  const value = page.getByLabel('Valor')
  for (const text of [
    'R$ 1.234,50',
    'R$\u00a01.234,50',
    '1234,50',
    '1234.50',
    '1.234,5',
    ' R$1234,50 ',
    '1,234.50',
  ]) {
    await value.clear()
    await paste(page, text)
    await expect.soft(value, text).toHaveValue('R$ 1.234,50')
  }
  for (const [text, reads] of [
    ['1500', 'R$ 1.500,00'],
    ['1.500', 'R$ 1.500,00'],
    ['1.50', 'R$ 1,50'],
    ['1.234.567', 'R$ 1.234.567,00'],
  ] as const) {
    await value.clear()
    await paste(page, text)
    await expect.soft(value, text).toHaveValue(reads)
  }
})

test('an amount with its dots is typed in every language, also with a slip in between', async ({
  page,
  livingUrl,
}) => {
  await page.goto(`${livingUrl}?piece=currency-field`)
  for (const [language, lang] of [
    ['PT', 'pt-BR'],
    ['ES', 'es'],
    ['EN', 'en'],
  ] as const) {
    await page.getByRole('button', { name: language, exact: true }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    const value = page.getByLabel('Valor')
    for (const slip of ['', 'Backspace 9', 'Backspace Backspace 4 9']) {
      await value.clear()
      await value.pressSequentially('2.349')
      for (const key of slip.split(' ').filter(Boolean)) await page.keyboard.press(key)
      await page.keyboard.type(',90')
      await expect.soft(value, `${language} ${slip}`).toHaveValue('R$ 2.349,90')
    }
    await value.clear()
    await value.pressSequentially('2.34')
    await page.keyboard.press('Backspace')
    await page.keyboard.type('49,9')
    await expect.soft(value, language).toHaveValue('R$ 2.349,90')
  }
})

test('a digit that is added to an amount later is one too many, not a thousand', async ({
  page,
  livingUrl,
}) => {
  await page.goto(`${livingUrl}?piece=currency-field`)
  const value = page.getByLabel('Valor')
  await value.pressSequentially('189.90')
  await value.blur()
  await value.focus()
  await page.keyboard.press('End')
  await page.keyboard.type('5')
  await expect(value).toHaveValue('R$ 189,90')
})

test('an amount is mended in the middle, emptied, and keeps its shape in every language', async ({
  page,
  livingUrl,
}) => {
  await page.goto(`${livingUrl}?piece=currency-field`)
  await page.getByRole('button', { name: 'EN', exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  const value = page.getByLabel('Valor')
  await value.pressSequentially('1234,56')
  await placeCaret(page, 6)
  await page.keyboard.press('Backspace')
  await expect(value).toHaveValue('R$ 134,56')
  expect(await caretOf(page)).toBe(4)
  await page.keyboard.type('2')
  await expect(value).toHaveValue('R$ 1.234,56')
  expect(await caretOf(page)).toBe(6)
  await page.keyboard.press('Control+A')
  await page.keyboard.press('Delete')
  await value.blur()
  await expect(value).toHaveValue('')
})

test('a controlled amount follows what is typed', async ({ page, livingUrl }) => {
  await page.goto(`${livingUrl}?piece=currency-field`)
  const kept = page.getByLabel('Guardado')
  await expect(kept).toHaveValue('R$ 1.234,50')
  await kept.focus()
  await placeCaret(page, 8)
  await page.keyboard.type('9')
  await expect(kept).toHaveValue('R$ 12.349,50')
  await expect(page.getByLabel('Enviado')).toHaveText('12349.50')
})

async function paste(page: Page, text: string) {
  await page.evaluate((content) => {
    const carrier = document.createElement('textarea')
    const { activeElement } = document
    document.body.append(carrier)
    carrier.value = content
    carrier.select()
    document.execCommand('copy')
    carrier.remove()
    if (activeElement instanceof HTMLElement) activeElement.focus()
  }, text)
  await page.keyboard.press('Control+V')
}

function placeCaret(page: Page, at: number) {
  return page.evaluate((position) => {
    const field = document.activeElement
    if (field instanceof HTMLInputElement) field.setSelectionRange(position, position)
  }, at)
}

function caretOf(page: Page) {
  return page.evaluate(() => {
    const field = document.activeElement
    return field instanceof HTMLInputElement ? field.selectionStart : undefined
  })
}
