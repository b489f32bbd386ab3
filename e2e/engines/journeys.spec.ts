import sharp from 'sharp'
import { listInvoices } from '#contract/invoices.ts'
import { officeInvoices } from '#contract/invoices-office.ts'
import { listLeads } from '#contract/leads.ts'
import { currentUser } from '#contract/members.ts'
import { listRedemptions, redeem } from '#contract/redemptions.ts'
import { givePhoto } from '#server/testing/given-photos.ts'
import { signUpForm } from '#server/testing/sign-up-form.ts'
import { accessKey, givenProducts, photoWithCode, xmlInvoice } from '../invoice-setting.ts'
import { expect, test } from './fixtures.ts'

test.afterEach(async ({ screen }) => {
  expect(await screen.faults()).toEqual([])
})

test('sign in, home, send an XML, sign out @short', async ({ screen, world, given, signIn, file }) => {
  await givenProducts(world)
  const camila = await given.member({ type: 'attendant', name: 'Camila Souza' })
  await signIn(camila)
  await screen.sees('Camila')
  await screen.press('Enviar nota')
  await screen.choose(await file(xmlInvoice(8101)))
  await screen.hasValue('Número da nota', '8101')
  expect(await screen.text()).not.toContain('versão nova')
  await screen.send('Enviar nota')
  await screen.sees('Tudo certo, recebemos')
  expect((await world.api.as(camila).call(listInvoices)).map(({ number }) => number)).toEqual(['8101'])
  await screen.open('/perfil')
  await screen.press('Sair')
  await screen.isAt('/')
  expect(await screen.run(() => localStorage.getItem('token'))).toBeNull()
})

test('sign up', async ({ screen }) => {
  const form = signUpForm({ email: `${test.info().project.name}@test.example` })
  await screen.open('/')
  await screen.press('Criar conta')
  await screen.mark('Criador(a)')
  await screen.press('Próximo')
  await screen.fill('Nome completo', form.name)
  await screen.fill('CPF', form.cpf)
  await screen.fill('Telefone', form.phone)
  await screen.fill('E-mail', form.email)
  await screen.fill('Senha', form.password)
  await screen.fill('Confirmar senha', form.password)
  await screen.fill('Nome do canil ou gatil', form.profile_name)
  await screen.fill('CEP', form.cep)
  await screen.sees('Endereço encontrado')
  await screen.fill('Número', form.number)
  await screen.mark('Tenho 18 anos ou mais')
  await screen.press('Criar conta')
  await screen.isAt('/home')
  await screen.sees('Rogério')
})

test('redeem a prize', async ({ screen, world, given, signIn }) => {
  await given.prize({ title: 'Mochila executiva', price: 2900 })
  const ana = await given.member({ coins: 3250, hasAddress: true })
  await signIn(ana)
  await screen.open('/loja')
  await screen.press('Resgatar')
  await screen.sees('Confirmação do resgate')
  await screen.press('Resgatar')
  await screen.sees('Prêmio resgatado')
  await screen.sees('350 moedas')
  expect(await world.api.as(ana).call(listRedemptions)).toHaveLength(1)
})

test('photograph an invoice, whose code is read', async ({ screen, world, given, signIn, file }) => {
  await givenProducts(world)
  const camila = await given.member({ type: 'attendant' })
  await signIn(camila)
  await screen.open('/cadastro-de-nota-fiscal')
  await screen.choose(await file(await photoWithCode(accessKey(8102))))
  await screen.hasValue('Número da nota', '8102')
  await screen.press('Adicionar produto')
  await screen.mark('Quintal Adulto 15 kg')
  await screen.press('Pronto')
  await screen.fill('Valor', '96,50')
  await screen.send('Enviar nota')
  await screen.sees('Tudo certo, recebemos')
  const sent = await world.api.as(camila).call(listInvoices)
  expect(sent.map(({ number, estimate }) => [number, estimate])).toEqual([['8102', 96]])
})

test('a draft and its file are there again after a reload', async ({
  screen,
  world,
  given,
  signIn,
  file,
}) => {
  await givenProducts(world)
  await signIn(await given.member({ type: 'attendant' }))
  await screen.open('/cadastro-de-nota-fiscal')
  await screen.choose(await file(xmlInvoice(8103)))
  await screen.hasValue('Número da nota', '8103')
  await screen.fill('Número da nota', '8104')
  await screen.isTrue(isDraftStored)
  await screen.reload()
  await screen.hasValue('Número da nota', '8104')
  await screen.sees('nota-8103.xml')
})

test('from the simulator to a client', async ({ screen, world, given, signIn }) => {
  const food = { phases: ['adults'] as const, kcal_per_kg: 3750, bag_grams: 3000, weight_to_grams: 9000 }
  await given.product({ title: 'Quintal Adulto Porte Pequeno', food })
  const camila = await given.member({ type: 'attendant' })
  await signIn(camila)
  await screen.open('/recomendacao')
  for (const answer of ['Cachorro', 'Adulto']) await screen.press(answer)
  await screen.fill('Peso em quilos', '8,5')
  await screen.press('Continuar')
  for (const answer of ['No peso certo', 'Até 7 anos', 'Calcular a porção']) await screen.press(answer)
  await screen.sees('146 g por dia')
  await screen.press('Escolher')
  await screen.fill('Nome do pet', 'Mel')
  await screen.fill('Nome do cliente', 'Paulo Lima')
  await screen.fill('Telefone com WhatsApp', '11912345678')
  await screen.fill('E-mail', 'paulo@exemplo.com.br')
  await screen.fill('CEP', '04101300')
  await screen.sees('Setor Central, Goiânia')
  await screen.mark('autoriz')
  await screen.press('Abrir o WhatsApp')
  await screen.sees('Recomendação registrada')
  const [lead] = (await world.api.as(camila).call(listLeads, {})).items
  expect(lead).toMatchObject({ pet_name: 'Mel', daily_dose: 146 })
})

test('a profile picture is cropped and shown', async ({ screen, world, given, signIn, file }) => {
  const ana = await given.member()
  await signIn(ana)
  await screen.open('/perfil')
  const create = { width: 800, height: 600, channels: 3, background: '#c0703a' } as const
  await screen.choose(
    await file({ name: 'foto.jpg', buffer: await sharp({ create }).jpeg().toBuffer() }),
    'foto',
  )
  await screen.press('Salvar imagem')
  await screen.sees('Imagem atualizada.')
  expect((await world.api.as(ana).call(currentUser)).images.avatar.link).toMatch(/^\/files\//)
})

test('another language is kept', async ({ screen, given, signIn }) => {
  await screen.open('/')
  await screen.press('ES')
  await screen.sees('Contraseña')
  await screen.reload()
  await screen.sees('Contraseña')
  await screen.press('PT')
  await signIn(await given.member())
})

test('without a connection the app opens, an invoice waits, and then goes', async ({
  screen,
  world,
  line,
  given,
  signIn,
  file,
}) => {
  await givenProducts(world)
  const camila = await given.member({ type: 'attendant' })
  await signIn(camila)
  await screen.isTrue(() => navigator.serviceWorker.controller !== null)
  await screen.open('/home')
  await screen.isTrue(isKeptOnDevice)
  line.cut()
  await screen.open('/cadastro-de-nota-fiscal')
  await screen.choose(await file(xmlInvoice(8105)))
  await screen.hasValue('Número da nota', '8105')
  await screen.send('Enviar nota')
  await screen.sees('Nota salva neste celular')
  await line.mend()
  await expect
    .poll(async () => (await world.api.as(camila).call(listInvoices)).map(({ number }) => number), {
      timeout: 60_000,
    })
    .toEqual(['8105'])
})

test('leaving a screen that still loads is no error', async ({ screen, given, signIn }) => {
  await signIn(await given.member({ type: 'attendant', coins: 100 }))
  await screen.isTrue(() => navigator.serviceWorker.controller !== null)
  for (const path of ['/loja', '/extrato', '/ranking', '/home', '/documentos-enviados']) {
    await screen.run((to: string) => location.assign(to), path)
    await screen.isAt(path)
  }
  await screen.open('/perfil')
  await screen.sees('Editar dados')
})

test('office: an invoice is reviewed', async ({ screen, world, given, signInToOffice }) => {
  await screen.resize(1280, 900)
  const member = await given.member({ type: 'attendant', name: 'Camila Souza' })
  const product = await given.product({ title: 'Vivaz Adulto 15 kg' })
  const { id } = await given.invoice({ member, rows: [{ product, valueCents: 10_000 }], dueOn: '2026-11-18' })
  await givePhoto(world.database, world.files, id)
  const rita = await given.staff({ role: 'reviewer' })
  await signInToOffice(rita)
  await screen.open(`/gestao/notas/${id}`)
  await screen.press('Aprovar')
  await expect.poll(async () => (await world.api.as(rita).call(officeInvoices, {})).items).toEqual([])
})

test('office: a prize is shipped', async ({ screen, world, given, signInToOffice }) => {
  await screen.resize(1280, 900)
  const mug = await given.prize({ title: 'Caneca', price: 10 })
  const zelia = world.api.as(await given.member({ name: 'Zélia Conceição', coins: 100, hasAddress: true }))
  const { code } = await zelia.call(redeem, { product_id: mug.id })
  await signInToOffice(await given.staff({ role: 'support' }))
  await screen.open('/gestao/resgates')
  await screen.press(code)
  await screen.press('Enviar')
  await screen.fill('Transportadora', 'Correios')
  await screen.press('Enviar')
  await screen.sees('a caminho')
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
