import { askMember, refuseMember, verifyMember } from '#contract/members-office.ts'
import { setGoal } from '#contract/store.ts'
import { approve } from '#server/testing/approve.ts'
import { food, recommend, sell } from '#server/testing/recommended-sales.ts'
import type { World } from '#server/testing/world.ts'
import { expect, test } from './fixtures.ts'
import { choose, givenProducts, now, photo } from './invoice-setting.ts'

test.use({ viewport: { width: 390, height: 844 } })

async function newMember({ given, api }: World, facts: Parameters<World['given']['member']>[0]) {
  const member = await given.member({ ...facts, level: 2 })
  await api.as(await given.staff({ role: 'admin' })).call(verifyMember, { id: member.id })
  return member
}

test('a newcomer sees three steps, does them, and is welcomed with coins', async ({
  as,
  given,
  world,
  expectAccessible,
}) => {
  await world.database.pool.query('update setting set welcome_bonus = 100')
  const { quintal } = await givenProducts(world)
  const phones = await given.prize({ title: 'Fone sem fio', price: 900 })
  const ana = await newMember(world, { type: 'attendant', name: 'Ana Prado' })
  const page = await as(ana)
  await page.clock.setFixedTime(now)
  await page.goto('/home')
  const steps = page.getByRole('region', { name: 'Seus primeiros passos' })
  await expect(steps).toContainText('0 de 3')
  await expect(steps).toContainText('100 moedas de boas-vindas')
  await expectAccessible(page)

  await steps.getByRole('link', { name: /Diga onde entregar/ }).click()
  await expect(page).toHaveURL('/editar-endereco')
  await page.goto('/home')
  await steps.getByRole('link', { name: /Escolha uma meta/ }).click()
  await expect(page).toHaveURL('/loja')
  await world.api.as(ana).call(setGoal, { product_id: phones.id })
  const { id } = await given.invoice({ member: ana, rows: [{ product: quintal, valueCents: 24_000 }] })
  await page.getByRole('link', { name: 'Início' }).click()
  await expect(steps).toContainText('2 de 3')
  await expect(steps).toContainText('Primeira nota enviada.')
  await expectAccessible(page)

  await world.database.pool.query(
    `insert into member_address (member_id, cep, state, city, neighborhood, address, number)
    values ($1, '74003010', 'Goiás', 'Goiânia', 'Centro', 'Avenida Goiás', '310')`,
    [ana.id],
  )
  await page.reload()
  const done = page.getByRole('region', { name: 'Primeiros passos feitos' })
  await expect(done).toContainText('100 moedas de boas-vindas caem assim que uma nota sua for aprovada.')
  await expectAccessible(page)
  await approve(world, id)
  await world.runJobs()
  await page.reload()
  await expect(page.getByText('Disponíveis agora')).toBeVisible()
  await expect(done).toHaveCount(0)
  await page.goto('/extrato')
  await expect(page.getByRole('main')).toContainText('Bônus de boas-vindas')
  await world.database.pool.query('update setting set welcome_bonus = 0')
})

test('who has been here for long sees no first steps', async ({ as, given }) => {
  const page = await as(await given.member({ type: 'attendant' }))
  await page.goto('/home')
  await expect(page.getByText('Disponíveis agora')).toBeVisible()
  await expect(page.getByText('Seus primeiros passos')).toHaveCount(0)
})

test('who waits for the team knows until when, what is asked, and what was refused', async ({
  as,
  given,
  world,
  expectAccessible,
}) => {
  const office = world.api.as(await given.staff({ role: 'admin' }))
  const bia = await given.member({ type: 'attendant', level: 2, email: 'bia@test.example' })
  const page = await as(bia)
  await page.goto('/home')
  const path = page.getByRole('region', { name: 'Estamos verificando o seu cadastro' })
  await expect(path.getByRole('listitem')).toContainText([
    'em 17/11/2026',
    'Abra o link que mandamos para bia@test.example.',
    'Até qui., 19/11. Avisamos por e-mail.',
    'Você envia notas',
  ])
  await expect(page.getByRole('region', { name: 'Enquanto isso' }).getByRole('link')).toHaveCount(3)
  await expectAccessible(page)
  await path.getByRole('button', { name: 'Enviar de novo' }).click()
  await expect(page.getByText('Link enviado de novo.')).toBeVisible()
  await world.runJobs()
  expect(world.mailbox.to('bia@test.example').map(({ subject }) => subject)).toEqual(['Boas-vindas'])

  await office.call(askMember, { id: bia.id, text: 'Uma foto do crachá.' })
  await page.reload()
  const asked = page.getByRole('region', { name: 'A equipe precisa de uma resposta sua' })
  await expect(asked).toContainText('Uma foto do crachá.')
  await expect(asked.getByRole('link', { name: /Enviar documento/ })).toHaveAttribute('href', '/editar-dados')
  await expectAccessible(page)

  await office.call(refuseMember, { id: bia.id, reason: 'O CNPJ não é de uma loja.' })
  await page.reload()
  const refused = page.getByRole('region', { name: 'O seu cadastro não foi confirmado' })
  await expect(refused).toContainText('O motivo: O CNPJ não é de uma loja.')
  await expectAccessible(page)
})

test('a promoter’s home is the network, with code and QR code and without prizes', async ({
  as,
  given,
  expectAccessible,
}) => {
  await given.prize({ title: 'Mochila', price: 50 })
  const rosa = await given.promoter({ code: 'ROSA77', name: 'Rosa Lima' })
  const page = await as(rosa)
  await page.goto('/home')
  await expect(page.getByText('Mostre o QR code no balcão ou envie o link.')).toBeVisible()
  const states = [3, 3, 2, 2, 2, 3] as const
  for (const [place, level] of states.entries())
    await given.member({ name: `Pessoa ${place}`, type: 'attendant', level, promoter: rosa })
  await page.reload()
  const code = page.getByRole('region', { name: 'Seu código' })
  await expect(code).toContainText('ROSA77')
  await expect(code.getByRole('img', { name: /QR code/ })).toBeVisible()
  const network = page.getByRole('region', { name: 'Minha rede' })
  await expect(network.getByRole('definition')).toHaveText(['3', '3', '0'])
  await expect(network.getByRole('list', { name: 'Quem entrou' }).getByRole('listitem')).toHaveCount(5)
  await expect(page.getByText('Mochila')).toHaveCount(0)
  await expectAccessible(page)
  await network.getByRole('link', { name: 'Ver toda a rede' }).click()
  await expect(page).toHaveURL('/minha-rede')
  await expect(page.getByText('Pessoa 0')).toBeVisible()
})

test('who recommends begins with it: the next one, the last ones, and what they earned', async ({
  as,
  given,
  world,
  expectAccessible,
}) => {
  const product = await given.product({ title: 'Quintal Adulto 2,1 kg', food })
  const vera = await given.member({ type: 'veterinarian', name: 'Vera Lins' })
  const attendant = await given.member({ type: 'attendant', hasAddress: true })
  const first = await recommend(world, { by: vera, product, name: 'Caio Reis', pet_name: 'Bento' })
  await recommend(world, { by: vera, product, name: 'Duda Nunes', pet_name: 'Mel' })
  await sell(world, { code: first.code, product, attendant, valueCents: 42_500 })
  const page = await as(vera)
  await page.clock.setFixedTime(world.clock.now().toString())
  await page.goto('/home')
  const recommending = page.getByRole('region', { name: 'Recomendar' })
  await expect(recommending).toContainText('Suas recomendações já renderam 212 moedas.')
  await expect(recommending.getByRole('link', { name: 'Fazer uma recomendação' })).toHaveAttribute(
    'href',
    '/recomendacao',
  )
  const latest = recommending.getByRole('listitem')
  await expect(latest.filter({ hasText: 'Duda Nunes' })).toContainText('Enviada')
  await expect(latest.filter({ hasText: 'Caio Reis' })).toContainText('+212')
  const [above, below] = [recommending, page.getByText('Disponíveis agora')]
  expect((await above.boundingBox())?.y).toBeLessThan((await below.boundingBox())?.y ?? 0)
  await expectAccessible(page)
  await latest.last().getByRole('link').click()
  await expect(page).toHaveURL('/recomendacoes')
})

test('after an invoice: what is on its way, the goal that moves, and the next one', async ({
  as,
  given,
  world,
  expectAccessible,
}) => {
  const { quintal } = await givenProducts(world)
  const camila = await given.member({ type: 'attendant', coins: 300 })
  const phones = await given.prize({ title: 'Fone sem fio', price: 1000 })
  await world.api.as(camila).call(setGoal, { product_id: phones.id })
  await given.invoice({ member: camila, number: '1240', rows: [{ product: quintal, valueCents: 10_000 }] })
  const page = await as(camila)
  await page.clock.setFixedTime(now)
  await page.goto('/cadastro-de-nota-fiscal')
  await choose(page, await photo())
  await expect(page.getByText('Não achamos o código na foto. Tudo bem: digite abaixo.')).toBeVisible()
  await page.getByLabel('Número da nota').fill('1241')
  await page.getByRole('button', { name: /Produto 1/ }).click()
  await page.getByRole('radio', { name: 'Quintal Adulto 15 kg' }).click()
  await page.getByLabel('Valor').fill('240')
  await page.getByRole('main').getByRole('button', { name: 'Enviar nota' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tudo certo, recebemos')
  const main = page.getByRole('main')
  await expect(main).toContainText('~240 moedas')
  await expect(main).toContainText('As moedas caem até qua., 25/11.')
  await expect(main).toContainText('Se as 340 em análise forem aprovadas, faltam 360.')
  const others = page.getByRole('region', { name: 'Também em análise' })
  await expect(others.getByRole('link')).toContainText('Nota 1240')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Enviar outra nota' }).click()
  await expect(page).toHaveURL('/cadastro-de-nota-fiscal')
  await expect(page.getByLabel('Número da nota')).toHaveValue('')
})
