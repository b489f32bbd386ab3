import sharp from 'sharp'
import { listInvoices } from '#contract/invoices.ts'
import { officeInvoices } from '#contract/invoices-office.ts'
import { listLeads } from '#contract/leads.ts'
import { currentUser } from '#contract/members.ts'
import { listRedemptions, redeem } from '#contract/redemptions.ts'
import { accessKey, givenProducts, photoWithCode, xmlInvoice } from '#e2e/invoice-setting.ts'
import { givePhoto } from '#server/testing/given-photos.ts'
import { signUpForm } from '#server/testing/sign-up-form.ts'
import { expect, test } from './fixtures.ts'

test.afterEach(async ({ view, line }) => {
  const faults = await view.faults()
  // That a cut line is no way to the server is true, and Firefox says so.
  expect(line.wasCut() ? faults.filter((text) => !text.includes('NetworkError')) : faults).toEqual([])
})

test('sign in, home, send an XML, sign out @short', async ({ view, world, given, signIn, file }) => {
  await givenProducts(world)
  const camila = await given.member({ type: 'attendant', name: 'Camila Souza' })
  await signIn(camila)
  await view.sees('Camila')
  await view.press('Enviar nota')
  await view.choose(await file(xmlInvoice(8101)))
  await view.hasValue('Número da nota', '8101')
  expect(await view.text()).not.toContain('versão nova')
  await view.send('Enviar nota')
  await view.sees('Tudo certo, recebemos')
  expect((await world.api.as(camila).call(listInvoices)).map(({ number }) => number)).toEqual(['8101'])
  await view.open('/perfil')
  await view.press('Sair')
  await view.isAt('/')
  expect(await view.run(() => localStorage.getItem('token'))).toBeNull()
})

test('sign up', async ({ view }) => {
  const form = signUpForm({ email: `${test.info().project.name}@test.example` })
  await view.open('/')
  await view.press('Criar conta')
  await view.mark('Criador(a)')
  await view.press('Próximo')
  await view.fill('Nome completo', form.name)
  await view.fill('CPF', form.cpf)
  await view.fill('Telefone', form.phone)
  await view.fill('E-mail', form.email)
  await view.fill('Senha', form.password)
  await view.fill('Confirmar senha', form.password)
  await view.fill('Nome do canil ou gatil', form.profile_name)
  await view.fill('CEP', form.cep)
  await view.sees('Endereço encontrado')
  await view.fill('Número', form.number)
  await view.mark('Tenho 18 anos ou mais')
  await view.press('Criar conta')
  await view.isAt('/home')
  await view.sees('Rogério')
})

test('redeem a prize', async ({ view, world, given, signIn }) => {
  await given.prize({ title: 'Mochila executiva', price: 2900 })
  const ana = await given.member({ coins: 3250, hasAddress: true })
  await signIn(ana)
  await view.open('/loja')
  await view.press('Resgatar')
  await view.sees('Confirmação do resgate')
  await view.press('Resgatar')
  await view.sees('Prêmio resgatado')
  await view.sees('350 moedas')
  expect(await world.api.as(ana).call(listRedemptions)).toHaveLength(1)
})

test('photograph an invoice, whose code is read', async ({ view, world, given, signIn, file }) => {
  await givenProducts(world)
  const camila = await given.member({ type: 'attendant' })
  await signIn(camila)
  await view.open('/cadastro-de-nota-fiscal')
  await view.choose(await file(await photoWithCode(accessKey(8102))))
  await view.hasValue('Número da nota', '8102')
  await view.press('Adicionar produto')
  await view.mark('Quintal Adulto 15 kg')
  await view.press('Pronto')
  await view.fill('Valor', '96,50')
  await view.send('Enviar nota')
  await view.sees('Tudo certo, recebemos')
  const sent = await world.api.as(camila).call(listInvoices)
  expect(sent.map(({ number, estimate }) => [number, estimate])).toEqual([['8102', 96]])
})

test('a draft and its file are there again after a reload', async ({ view, world, given, signIn, file }) => {
  await givenProducts(world)
  await signIn(await given.member({ type: 'attendant' }))
  await view.open('/cadastro-de-nota-fiscal')
  await view.choose(await file(xmlInvoice(8103)))
  await view.hasValue('Número da nota', '8103')
  await view.fill('Número da nota', '8104')
  await view.isTrue(isDraftStored)
  await view.reload()
  await view.hasValue('Número da nota', '8104')
  await view.sees('nota-8103.xml')
})

test('from the simulator to a client', async ({ view, world, given, signIn }) => {
  const food = { phases: ['adults'] as const, kcal_per_kg: 3750, bag_grams: 3000, weight_to_grams: 9000 }
  await given.product({ title: 'Quintal Adulto Porte Pequeno', food })
  const camila = await given.member({ type: 'attendant' })
  await signIn(camila)
  await view.open('/recomendacao')
  for (const answer of ['Cachorro', 'Adulto']) await view.press(answer)
  await view.fill('Peso em quilos', '8,5')
  await view.press('Continuar')
  for (const answer of ['No peso certo', 'Até 7 anos', 'Calcular a porção']) await view.press(answer)
  await view.sees('146 g por dia')
  await view.press('Escolher')
  await view.fill('Nome do pet', 'Mel')
  await view.fill('Nome do cliente', 'Paulo Lima')
  await view.fill('Telefone com WhatsApp', '11912345678')
  await view.fill('E-mail', 'paulo@exemplo.com.br')
  await view.fill('CEP', '04101300')
  await view.sees('Setor Central, Goiânia')
  await view.mark('autoriz')
  await view.press('Abrir o WhatsApp')
  await view.sees('Recomendação registrada')
  const [lead] = (await world.api.as(camila).call(listLeads, {})).items
  expect(lead).toMatchObject({ pet_name: 'Mel', daily_dose: 146 })
})

test('a profile picture is cropped and shown', async ({ view, world, given, signIn, file }) => {
  const ana = await given.member()
  await signIn(ana)
  await view.open('/perfil')
  const create = { width: 800, height: 600, channels: 3, background: '#c0703a' } as const
  await view.choose(
    await file({ name: 'foto.jpg', buffer: await sharp({ create }).jpeg().toBuffer() }),
    'foto',
  )
  await view.press('Salvar imagem')
  await view.sees('Imagem atualizada.')
  expect((await world.api.as(ana).call(currentUser)).images.avatar.link).toMatch(/^\/files\//)
})

test('another language is kept', async ({ view, given, signIn }) => {
  await view.open('/')
  await view.press('ES')
  await view.sees('Contraseña')
  await view.reload()
  await view.sees('Contraseña')
  await view.press('PT')
  await signIn(await given.member())
})

test('without a connection the app opens, an invoice waits, and then goes', async ({
  view,
  world,
  line,
  given,
  signIn,
  file,
}) => {
  await givenProducts(world)
  const camila = await given.member({ type: 'attendant' })
  await signIn(camila)
  await view.isTrue(() => navigator.serviceWorker.controller !== null)
  await view.open('/home')
  await view.isTrue(isKeptOnDevice)
  line.cut()
  await view.open('/cadastro-de-nota-fiscal')
  await view.choose(await file(xmlInvoice(8105)))
  await view.hasValue('Número da nota', '8105')
  await view.send('Enviar nota')
  await view.sees('Nota salva neste celular')
  await line.mend()
  await expect
    .poll(async () => (await world.api.as(camila).call(listInvoices)).map(({ number }) => number), {
      timeout: 60_000,
    })
    .toEqual(['8105'])
})

test('leaving a screen that still loads is no error', async ({ view, given, signIn }) => {
  await signIn(await given.member({ type: 'attendant', coins: 100 }))
  await view.isTrue(() => navigator.serviceWorker.controller !== null)
  for (const path of ['/loja', '/extrato', '/ranking', '/home', '/documentos-enviados']) {
    await view.run((to: string) => location.assign(to), path)
    await view.isAt(path)
  }
  await view.open('/perfil')
  await view.sees('Editar dados')
})

test('office: an invoice is reviewed', async ({ view, world, given, signInToOffice }) => {
  await view.resize(1280, 900)
  const member = await given.member({ type: 'attendant', name: 'Camila Souza' })
  const product = await given.product({ title: 'Vivaz Adulto 15 kg' })
  const { id } = await given.invoice({ member, rows: [{ product, valueCents: 10_000 }], dueOn: '2026-11-18' })
  await givePhoto(world.database, world.files, id)
  const rita = await given.staff({ role: 'reviewer' })
  await signInToOffice(rita)
  await view.open(`/gestao/notas/${id}`)
  await view.press('Aprovar')
  const waiting = async () => (await world.api.as(rita).call(officeInvoices, {})).items.map((it) => it.id)
  await expect.poll(waiting).not.toContain(id)
})

test('office: a prize is shipped', async ({ view, world, given, signInToOffice }) => {
  await view.resize(1280, 900)
  const mug = await given.prize({ title: 'Caneca', price: 10 })
  const zelia = world.api.as(await given.member({ name: 'Zélia Conceição', coins: 100, hasAddress: true }))
  const { code } = await zelia.call(redeem, { product_id: mug.id })
  await signInToOffice(await given.staff({ role: 'support' }))
  await view.open('/gestao/resgates')
  await view.press(code)
  await view.press('Enviar')
  await view.fill('Transportadora', 'Correios')
  await view.press('Enviar')
  await view.sees('a caminho')
  expect((await zelia.call(listRedemptions))[0]?.status).toBe('shipped')
})

/** Runs in the page, as does the next. */
async function isKeptOnDevice() {
  const kept = await (await caches.open('data')).keys()
  return ['/api/user', '/api/products'].every((path) => kept.some(({ url }) => url.endsWith(path)))
}

async function isDraftStored() {
  const store = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('invoices')
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })
  const drafts = await new Promise<{ number: string }[]>((resolve) => {
    const reading = store.transaction('draft').objectStore('draft').getAll()
    reading.onsuccess = () => resolve(reading.result)
  })
  store.close()
  return drafts.some(({ number }) => number === '8104')
}
