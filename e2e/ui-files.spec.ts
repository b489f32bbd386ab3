import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** One red point. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  'base64',
)
const photo = { name: 'nota.png', mimeType: 'image/png', buffer: png }
const pdf = { name: 'nota-1198.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(20_400) }

test('a photograph is shown, exchanged for a document and removed', async ({
  page,
  livingUrl,
  expectAccessible,
}) => {
  await page.goto(`${livingUrl}?piece=file-field`)
  const field = page.getByRole('group', { name: 'Foto da nota' }).first()
  const choose = field.getByRole('button', { name: 'Escolher arquivo' })
  await expect(choose).toHaveAccessibleDescription('Foto, PDF ou XML, até 1 MB.')
  await pick(page, () => choose.press('Enter'), photo)
  const picture = field.getByRole('img', { name: 'Foto escolhida: nota.png' })
  await expect(picture).toBeVisible()
  const address = (await picture.getAttribute('src')) ?? ''
  expect(address).toMatch(/^blob:/)
  expect(await sentName(page)).toBe('nota.png')
  await expectAccessible(page)

  await pick(page, () => field.getByRole('button', { name: 'Outro arquivo' }).click(), pdf)
  await expect(field.getByText('nota-1198.pdf')).toBeVisible()
  await expect(field.getByText('21 kB')).toBeVisible()
  await expect(picture).toHaveCount(0)
  expect(await isReadable(page, address)).toBe(false)

  await field.getByRole('button', { name: 'Remover o arquivo' }).click()
  await expect(choose).toBeFocused()
  expect(await sentName(page)).toBeUndefined()
})

test('what is too large or of another kind is refused in words, and the last file stays', async ({
  page,
  livingUrl,
}) => {
  await page.goto(`${livingUrl}?piece=file-field`)
  const field = page.getByRole('group', { name: 'Foto da nota' }).first()
  await pick(page, () => field.getByRole('button', { name: 'Escolher arquivo' }).click(), pdf)
  const another = field.getByRole('button', { name: 'Outro arquivo' })
  await pick(page, () => another.click(), { ...pdf, name: 'enorme.pdf', buffer: Buffer.alloc(1_000_001) })
  await expect(another).toHaveAccessibleDescription('enorme.pdf tem mais de 1 MB. Escolha um arquivo menor.')
  await pick(page, () => another.click(), { name: 'nota.docx', mimeType: 'application/msword', buffer: png })
  await expect(field.getByText('nota.docx não é foto, PDF nem XML.')).toBeVisible()
  await expect(field.getByText('nota-1198.pdf')).toBeVisible()
  expect(await sentName(page)).toBe('nota-1198.pdf')
  await pick(page, () => another.click(), { name: 'NFE.XML', mimeType: '', buffer: png })
  await expect(field.getByText('nota.docx')).toHaveCount(0)
  await expect(field.getByText('NFE.XML')).toBeVisible()
})

test('a file is dropped, sent with its progress in view, and nothing moves meanwhile', async ({
  page,
  livingUrl,
}) => {
  await page.goto(`${livingUrl}?piece=file-field`)
  const field = page.getByRole('group', { name: 'Foto da nota' }).first()
  const before = await field.boundingBox()
  const files = await page.evaluateHandle(
    (bytes) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([new Uint8Array(bytes)], 'solta.png', { type: 'image/png' }))
      return transfer
    },
    [...png],
  )
  await field.dispatchEvent('dragover', { dataTransfer: files })
  await field.dispatchEvent('drop', { dataTransfer: files })
  await expect(field.getByRole('img', { name: 'Foto escolhida: solta.png' })).toBeVisible()
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(field.getByRole('progressbar', { name: 'Enviando: 40 %' })).toHaveAttribute('value', '40')
  await expect(field.getByRole('button')).toHaveCount(0)
  expect((await field.boundingBox())?.height).toBe(before?.height)
})

test('a phone offers its camera, a computer does not', async ({ browser, page, livingUrl }) => {
  await page.goto(`${livingUrl}?piece=file-field`)
  await expect(page.getByRole('button', { name: 'Escolher arquivo' }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Tirar foto' })).toHaveCount(0)

  const phone = await browser.newContext({ hasTouch: true, isMobile: true, locale: 'pt-BR' })
  const touched = await phone.newPage()
  await touched.goto(`${livingUrl}?piece=file-field`)
  const field = touched.getByRole('group', { name: 'Foto da nota' }).first()
  const chooser = touched.waitForEvent('filechooser')
  await field.getByRole('button', { name: 'Tirar foto' }).tap()
  const camera = await chooser
  await expect(touched.locator('input[capture=environment]').first()).toHaveAttribute('accept', 'image/*')
  await camera.setFiles(photo)
  await expect(field.getByRole('button', { name: 'Tirar outra' })).toBeVisible()
  await phone.close()
})

type Payload = { name: string; mimeType: string; buffer: Buffer }

async function pick(page: Page, open: () => Promise<void>, file: Payload) {
  const chooser = page.waitForEvent('filechooser')
  await open()
  await (await chooser).setFiles(file)
}

function sentName(page: Page) {
  return page.locator('input[name=image]').evaluate((input: HTMLInputElement) => input.files?.[0]?.name)
}

function isReadable(page: Page, address: string) {
  return page.evaluate(
    (url) =>
      fetch(url).then(
        () => true,
        () => false,
      ),
    address,
  )
}
