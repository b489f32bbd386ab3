import type { Page } from '@playwright/test'
import { memberPaths } from '#contract/paths.ts'
import type { World } from '#server/testing/world.ts'
import { expect, test, untilWorkerAnswers } from './fixtures.ts'
import { addProduct, choose, givenProducts, photo, xmlInvoice } from './invoice-setting.ts'

test.beforeEach(async ({ world }) => {
  await givenProducts(world)
})

type SharedFile = { name: string; mimeType: string; buffer: Buffer }

/** As the system does when somebody chooses the app in another one's list: a form that is sent to its address. */
async function share(page: Page, files: readonly SharedFile[]) {
  const sent = files.map(({ name, mimeType, buffer }) => ({
    name,
    mimeType,
    text: buffer.toString('base64'),
  }))
  await page.evaluate((shared) => {
    const form = document.createElement('form')
    form.method = 'post'
    form.action = '/compartilhar'
    form.enctype = 'multipart/form-data'
    const field = document.createElement('input')
    field.type = 'file'
    field.name = 'files'
    field.multiple = true
    const chosen = new DataTransfer()
    for (const { name, mimeType, text } of shared)
      chosen.items.add(
        new File([Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))], name, { type: mimeType }),
      )
    field.files = chosen.files
    form.append(field)
    document.body.append(form)
    form.submit()
  }, sent)
}

async function withWorker(page: Page, address = '/home') {
  await page.goto(address)
  await untilWorkerAnswers(page)
}

test('what another app shares opens in the form, and several in the stack', async ({
  as,
  given,
  expectAccessible,
}) => {
  const page = await as(await given.member({ type: 'attendant' }), { serviceWorkers: 'allow' })
  await withWorker(page)
  await share(page, [xmlInvoice(9101)])
  await expect(page).toHaveURL(memberPaths.sendInvoice)
  await expect(page.getByText('nota-9101.xml')).toBeVisible()
  await expect(page.getByLabel('Número da nota')).toHaveValue('9101')
  await page.reload()
  await expect(page.getByText('nota-9101.xml')).toBeVisible()

  // The form holds one already, which is not replaced.
  await share(page, [xmlInvoice(9102)])
  await expect(page).toHaveURL(memberPaths.invoiceStack)
  await expect(page.getByText('Nota 9102')).toBeVisible()
  await share(page, [
    xmlInvoice(9103),
    await photo(),
    { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('x') },
  ])
  await expect(page.getByText('Nota 9103')).toBeVisible()
  await expect(page.getByText('Não é foto, PDF nem XML: a.txt.')).toBeVisible()
  await expectAccessible(page)
})

test('what is shared while nobody is signed in is kept until somebody is', async ({
  browser,
  given,
  world,
}) => {
  const camila = await given.member({ type: 'attendant' })
  const context = await browser.newContext({ baseURL: world.url, serviceWorkers: 'allow' })
  const page = await context.newPage()
  await withWorker(page, '/')
  await share(page, [xmlInvoice(9104)])
  await expect(page).toHaveURL('/')
  await page.getByLabel('E-mail').fill(camila.email)
  await page.getByLabel('Senha', { exact: true }).fill(camila.password)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page).toHaveURL(memberPaths.sendInvoice)
  await expect(page.getByText('nota-9104.xml')).toBeVisible()
  await context.close()
})

test('who sends no invoices is told so, and nothing is kept', async ({ as, given, expectAccessible }) => {
  const page = await as(await given.member({ type: 'veterinarian' }), { serviceWorkers: 'allow' })
  await withWorker(page)
  await share(page, [xmlInvoice(9105)])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('As notas são enviadas por atendentes')
  await expectAccessible(page)
  expect(await page.evaluate(() => caches.has('shared'))).toBe(false)
})

test('without the worker the files cannot come along, and the app says so', async ({ as, given }) => {
  const page = await as(await given.member({ type: 'attendant' }))
  await page.goto('/home')
  await share(page, [xmlInvoice(9106)])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('O arquivo não chegou')
  await page.getByRole('link', { name: 'Escolher o arquivo' }).click()
  await expect(page).toHaveURL(memberPaths.sendInvoice)
})

test('a file that is opened with the app is in the form', async ({ as, given }) => {
  const page = await as(await given.member({ type: 'attendant' }))
  const content = xmlInvoice(9107).buffer.toString('utf8')
  await page.addInitScript((text) => {
    const file = new File([text], 'nota-9107.xml', { type: 'text/xml' })
    const launch = { files: [{ getFile: async () => file }] }
    const launchQueue = { setConsumer: (consume: (given: typeof launch) => void) => consume(launch) }
    Object.defineProperty(window, 'launchQueue', { value: launchQueue })
  }, content)
  await page.goto('/compartilhar')
  await expect(page).toHaveURL(memberPaths.sendInvoice)
  await expect(page.getByLabel('Número da nota')).toHaveValue('9107')
})

test('the manifest’s shortcuts lead where they say, and it shows how the app looks', async ({
  as,
  given,
}) => {
  const page = await as(await given.member({ type: 'attendant' }))
  const manifest = await (await page.request.get('/manifest.webmanifest')).json()
  const [send, scan, recommend] = manifest.shortcuts
  await page.goto(send.url)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(send.name)
  await page.goto(scan.url)
  await expect(page.getByRole('dialog', { name: 'Foto da nota' })).toBeVisible()
  await expect(page).toHaveURL(memberPaths.sendInvoice)
  await page.goto(recommend.url)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(memberPaths.recommendation)
  for (const { src, sizes, type } of manifest.screenshots) {
    const picture = await page.request.get(src)
    expect([src, picture.status(), picture.headers()['content-type']]).toEqual([src, 200, type])
    const size = await page.evaluate(async (address) => {
      const { width, height } = await createImageBitmap(await (await fetch(address)).blob())
      return `${width}x${height}`
    }, src)
    expect([src, size]).toEqual([src, sizes])
  }
  expect(manifest.share_target).toMatchObject({ action: '/compartilhar', method: 'POST' })
  expect(manifest.file_handlers[0].action).toBe('/compartilhar')
})

test('the icon of the app counts what is unread, until it is read or the person leaves', async ({
  as,
  given,
  world,
}) => {
  const camila = await given.member({ type: 'attendant' })
  for (let count = 0; count < 11; count += 1) await tell(world, camila)
  const page = await as(camila)
  await page.addInitScript(() => {
    const badges: (number | undefined)[] = []
    Object.assign(window, { badges })
    Object.assign(navigator, {
      setAppBadge: async (count: number) => void badges.push(count),
      clearAppBadge: async () => void badges.push(0),
    })
  })
  const lastBadge = () => page.evaluate(() => (window as unknown as { badges: number[] }).badges.at(-1))
  await page.goto('/home')
  const bell = page.getByRole('button', { name: 'Notificações, 11 não lidas' })
  await expect(bell).toHaveText('11')
  expect(await lastBadge()).toBe(11)
  await bell.click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Notificações', exact: true })).toBeVisible()
  await expect.poll(lastBadge).toBe(0)
  await tell(world, camila)
  await page.reload()
  await expect.poll(lastBadge).toBe(1)
  await page.getByRole('link', { name: 'Meu perfil' }).click()
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page).toHaveURL('/')
  await expect.poll(lastBadge).toBe(0)
})

async function tell({ database, clock }: World, { id }: { id: string }) {
  const facts = JSON.stringify({ titles: { 'pt-BR': 'Novidade', es: 'Novedad', en: 'News' } })
  const row = { member_id: id, kind: 'broadcast', facts, link: '/home', created_at: clock.now() } as const
  await database.transaction((tx) => tx.insertInto('notification').values(row).execute())
}

async function sendOne(page: Page, number: string) {
  await page.goto('/cadastro-de-nota-fiscal')
  await choose(page, await photo())
  await page.getByLabel('Número da nota').fill(number)
  await addProduct(page, 'Quintal Adulto 15 kg')
  await page.getByLabel('Valor').fill('96,50')
  // What the browser offers by itself when it likes to.
  await page.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true })
    Object.assign(offer, { prompt: async () => Object.assign(window, { isAsked: true }) })
    Object.assign(window, { isLeft: dispatchEvent(offer) })
  })
  await page.getByRole('main').getByRole('button', { name: 'Enviar nota' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tudo certo, recebemos')
}

test('installing is offered after an invoice was sent, and not again once it was turned down', async ({
  as,
  given,
  expectAccessible,
}) => {
  const page = await as(await given.member({ type: 'attendant' }))
  await sendOne(page, '601')
  const offer = page.getByRole('region', { name: 'Deixe o aplicativo à mão' })
  await expect(offer).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { isLeft: boolean }).isLeft)).toBe(false)
  await expectAccessible(page)
  await offer.getByRole('button', { name: 'Instalar' }).click()
  expect(await page.evaluate(() => (window as unknown as { isAsked: boolean }).isAsked)).toBe(true)
  await expect(offer).toHaveCount(0)

  await sendOne(page, '602')
  await offer.getByRole('button', { name: 'Agora não' }).click()
  await expect(offer).toHaveCount(0)
  await sendOne(page, '603')
  await expect(page.getByRole('link', { name: 'Enviar outra nota' })).toBeVisible()
  await expect(offer).toHaveCount(0)
})

test('on an iPhone, where no page can ask, the steps are shown', async ({ as, given, expectAccessible }) => {
  const page = await as(await given.member({ type: 'attendant' }))
  await page.addInitScript(() => Object.assign(navigator, { standalone: false }))
  await page.goto('/cadastro-de-nota-fiscal')
  await choose(page, await photo())
  await page.getByLabel('Número da nota').fill('604')
  await addProduct(page, 'Quintal Adulto 15 kg')
  await page.getByLabel('Valor').fill('96,50')
  await page.getByRole('main').getByRole('button', { name: 'Enviar nota' }).click()
  const offer = page.getByRole('region', { name: 'Deixe o aplicativo à mão' })
  await expect(offer.getByRole('listitem')).toHaveCount(3)
  await expectAccessible(page)
})
