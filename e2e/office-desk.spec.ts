import { readFile } from 'node:fs/promises'
import { reverseInvoice } from '#contract/invoices-office.ts'
import { listNotifications } from '#contract/notifications.ts'
import { redeem } from '#contract/redemptions.ts'
import { enqueue } from '#server/platform/jobs.ts'
import { expect, test } from './fixtures.ts'

test('the dashboard leads to the work, and reports to their figures and files', async ({
  asStaff,
  given,
  world,
  expectAccessible,
}) => {
  const ana = await given.member({ coins: 1500, hasAddress: true })
  await given.invoice({ member: ana, status: 'counted' })
  await given.invoice({ member: ana })
  await given.promoter()
  const admin = await given.staff({ role: 'admin' })
  const bia = await given.member({ hasAddress: true })
  const { id } = await given.invoice({ member: bia, status: 'counted' })
  await world.api.as(bia).call(redeem, { product_id: (await given.prize({ price: 82 })).id })
  await world.api.as(admin).call(reverseInvoice, { id, version: 1, reason: 'shop_returned' })
  const page = await asStaff(admin)
  await page.goto('/gestao/inicio')
  const queue = page.getByRole('region', { name: 'Notas para revisar' })
  await expect(queue).toContainText('nenhuma atrasada')
  await expect(page.getByRole('region', { name: 'Moedas em 30 dias' })).toContainText('Devidas por membros82')
  await expect(page.getByRole('region', { name: 'Últimas ações da equipe' })).toContainText('estornou a nota')
  await expectAccessible(page)
  await page.getByRole('link', { name: '7 dias' }).click()
  await expect(page.getByRole('region', { name: 'Moedas em 7 dias' })).toBeVisible()
  await page.getByRole('link', { name: 'Relatórios' }).click()
  await expect(page.getByRole('region', { name: 'Ao lado do período anterior' })).toContainText('antes: 0')
  await expect(page.getByRole('img', { name: 'O que devemos em moedas' })).toBeVisible()
  await expect(page.getByText('Além disso, membros devem 82 (R$ 2,05)')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: '90 dias' }).click()
  await expect(page).toHaveURL(/dias=90/)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV' }).click()
  const file = await (await saved).path()
  const text = await readFile(file, 'utf8')
  expect(text.startsWith('\ufeffSemana;Emitidas;Gastas;Vencidas;Em aberto;Devidas por membros\r\n')).toBe(
    true,
  )
  for (const [tab, panel] of [
    ['Notas', 'Estado das notas enviadas'],
    ['Membros', 'Por perfil'],
    ['Produtos e distribuidores', 'Distribuidores'],
    ['Resgates e entrega', 'O que foi resgatado'],
    ['Promotores', 'Cadastros por promotor'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Assuntos' }).getByRole('link', { name: tab }).click()
    await expect(page.getByRole('region', { name: panel, exact: true })).toBeVisible()
    await expectAccessible(page)
  }
  await page.goto('/gestao/relatorios/membros?dias=90')
  const people = page.getByRole('region', { name: 'Pessoas', exact: true })
  await expect(people.getByRole('row', { name: 'Total 2' })).toBeVisible()
  await expect(people.getByRole('row', { name: 'Promotores 1' })).toBeVisible()
})

test('an admin cannot overlook wrong books, and right ones are one line', async ({
  asStaff,
  given,
  world,
  expectAccessible,
}) => {
  const { database, runJobs } = world
  const night = async () => {
    await database.transaction((tx) => enqueue(tx, { name: 'audit-ledger' }, {}))
    await runJobs()
  }
  const ana = await given.member({ coins: 50 })
  const page = await asStaff(await given.staff({ role: 'admin' }))
  await page.goto('/gestao/inicio')
  await expect(page.getByText('Os livros ainda não foram conferidos')).toBeVisible()
  await night()
  await page.reload()
  await expect(page.getByText(/^Livros conferidos .* nada errado$/)).toBeVisible()
  await database.pool.query('update coin_account set points = 99 where member_id = $1', [ana.id])
  await night()
  await page.reload()
  await expect(page.getByText('Os livros têm 1 erro')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Ver o que está errado' }).click()
  const dialog = page.getByRole('dialog', { name: 'O que está errado nos livros' })
  await expect(
    dialog.getByRole('heading', { name: 'Os pontos são o que foi ganho e não estornado' }),
  ).toBeVisible()
  await expect(dialog).toContainText('has 99 points, and earned 50')
  await expectAccessible(page)
  await database.pool.query('update coin_account set points = 50 where member_id = $1', [ana.id])
  const support = await asStaff(await given.staff({ role: 'support' }))
  await support.goto('/gestao/inicio')
  await expect(support.getByRole('region', { name: 'Precisa de você' })).toBeVisible()
  await expect(support.getByText('Os livros')).toHaveCount(0)
})

test('an admin cannot overlook a missing worker, nor files that are too many to remove', async ({
  asStaff,
  given,
  world,
  expectAccessible,
}) => {
  const { pool } = world.database
  const page = await asStaff(await given.staff({ role: 'admin' }))
  await page.goto('/gestao/inicio')
  await expect(page.getByText('Nenhum worker dá sinal há mais de um minuto')).toBeVisible()
  await pool.query(`insert into file_sweep (prefix, swept_at, files, unused, refused)
    values ('private/invoices/', now(), 1300, 212, true)`)
  await page.reload()
  await expect(page.getByText('212 de 1.300 arquivos em private/invoices/ não têm dono')).toBeVisible()
  await expect(page.getByText(/^Versão \d+\.\d+\.\d+$/)).toBeVisible()
  await expectAccessible(page)
  await pool.query(
    `update file_sweep set refused = false, unused = 3, swept_at = $1::timestamptz where prefix = 'private/invoices/'`,
    [world.clock.now().toString()],
  )
  await pool.query(`insert into heartbeat (name) values ('worker')`)
  await page.reload()
  await expect(page.getByText('3 arquivos sem dono foram para a lixeira')).toBeVisible()
  await expect(page.getByText(/^Versão/)).toBeVisible()
  await expect(page.getByText('Nenhum worker')).toHaveCount(0)
  await expect(page.getByText('não têm dono')).toHaveCount(0)
})

test('a broadcast is counted before, told once, and a text is published with its changes marked', async ({
  asStaff,
  given,
  world,
  expectAccessible,
}) => {
  const vet = await given.member({ type: 'veterinarian', hasAddress: true, name: 'Vera Única' })
  const page = await asStaff(await given.staff({ role: 'admin' }))
  await page.goto('/gestao/avisos')
  await page.getByRole('button', { name: 'Novo aviso' }).click()
  const dialog = page.getByRole('dialog', { name: 'Novo aviso' })
  await dialog.getByLabel('Perfil').selectOption('veterinarian')
  await dialog.getByLabel('Endereço').selectOption('yes')
  await expect(dialog.getByRole('status')).toContainText(/Vai para \d+ pessoa/)
  await dialog.getByRole('button', { name: /^Enviar para/ }).click()
  await expect(dialog.getByText('Escreva a mensagem nos três idiomas.').first()).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Mensagem em português').fill('Prêmios novos na loja')
  await dialog.getByLabel('Mensagem em espanhol').fill('Premios nuevos en la tienda')
  await dialog.getByLabel('Mensagem em inglês').fill('New prizes in the store')
  await dialog.getByRole('button', { name: /^Enviar para/ }).click()
  await expect(page.getByRole('row', { name: /Prêmios novos na loja/ })).toBeVisible()
  await world.runJobs()
  expect(await world.api.as(vet).call(listNotifications)).toMatchObject([{ title: 'Prêmios novos na loja' }])

  await page.goto('/gestao/textos')
  await page.getByRole('link', { name: 'Suporte' }).click()
  await expect(page.getByText('Nada mudou.')).toBeVisible()
  await page.getByRole('button', { name: 'Código HTML' }).click()
  const source = page.getByRole('textbox', { name: 'Texto da página' })
  await source.fill(`${await source.inputValue()}<p>Uma frase nova.</p>`)
  await expect(page.getByRole('region', { name: 'O que muda' })).toContainText('Uma frase nova.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Publicar nova versão' }).click()
  await expect(page.getByText(/^v2, em vigor desde/)).toBeVisible()
})

test('settings say what they do before they do it; reasons, promoters and lists are kept here', async ({
  asStaff,
  given,
  expectAccessible,
}) => {
  const page = await asStaff(await given.staff({ role: 'admin' }))
  await page.goto('/gestao/ajustes')
  const expiry = page.getByLabel('Validade das moedas')
  await expiry.fill('0')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Digite um número de 1 a 120.')).toBeVisible()
  await expiry.fill('18')
  await expect(page.getByText('as moedas em aberto não mudam')).toBeVisible()
  await page.getByRole('link', { name: 'Equipe' }).click()
  const leaving = page.getByRole('dialog', { name: 'Sair sem salvar?' })
  await expectAccessible(page)
  await leaving.getByRole('button', { name: 'Ficar' }).last().click()
  await expect(expiry).toHaveValue('18')
  await expiry.press('Control+s')
  await expect(page.getByRole('button', { name: 'Salvar' })).toBeHidden()
  await expect(expiry).toHaveValue('18')
  await expiry.fill('12')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByRole('button', { name: 'Salvar' })).toBeHidden()

  await page.goto('/gestao/motivos')
  const refusals = page.getByRole('region', { name: 'Recusa' })
  await refusals
    .getByRole('button', { name: 'Descer Esta nota já foi usada no programa. Cada nota vale uma vez.' })
    .click()
  await expect(refusals.getByRole('button', { name: /^Editar/ }).first()).toHaveAccessibleName(
    'Editar Esta nota foi cancelada por quem a emitiu.',
  )
  await expectAccessible(page)
  // As it was: reviewers of other journeys know the keys by heart.
  await refusals
    .getByRole('button', { name: 'Subir Esta nota já foi usada no programa. Cada nota vale uma vez.' })
    .click()
  await expect(refusals.getByRole('button', { name: /^Editar/ }).first()).toHaveAccessibleName(
    'Editar Esta nota já foi usada no programa. Cada nota vale uma vez.',
  )

  await page.goto('/gestao/promotores')
  await page.getByRole('button', { name: 'Novo promotor' }).click()
  const dialog = page.getByRole('dialog', { name: 'Novo promotor' })
  await dialog.getByLabel('Nome').fill('Bia Rocha')
  await dialog.getByLabel('E-mail').fill('bia.rocha@promo.example')
  await dialog.getByLabel('Celular').fill('11987654321')
  await dialog.getByLabel('Código').fill('bia7k2')
  await dialog.getByRole('button', { name: 'Novo promotor' }).click()
  await expect(page.getByRole('row', { name: /Bia Rocha BIA7K2/ })).toBeVisible()
  for (const [path, title] of [
    ['leads', 'Leads'],
    ['prescricoes', 'Prescrições'],
  ]) {
    await page.goto(`/gestao/${path}`)
    await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible()
    await expectAccessible(page)
  }
})
