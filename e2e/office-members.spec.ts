import { readFile } from 'node:fs/promises'
import { askMember } from '#contract/members-office.ts'
import { photo } from '#server/testing/pictures.ts'
import { expect, test } from './fixtures.ts'
import { choose } from './invoice-setting.ts'

test('a person is found, looked at, given coins and blocked, and the trail tells it all', async ({
  asStaff,
  given,
  expectAccessible,
}) => {
  const lucia = await given.staff({ name: 'Lúcia Farias', role: 'admin' })
  await given.member({ name: 'Bruno Zacarias', type: 'breeder' })
  const camila = { name: 'Camila Zacarias', cpf: '52998224725', coins: 3250, hasAddress: true }
  await given.member(camila)
  const page = await asStaff(lucia)
  // Others have people in the same programme.
  await page.goto('/gestao/membros?q=zacarias')
  await expect(page.getByRole('rowheader')).toHaveText(['Bruno Zacarias', 'Camila Zacarias'])
  await page.getByRole('button', { name: 'Colunas' }).click()
  await page.getByRole('checkbox', { name: 'Cidade' }).click()
  await expect(page.getByRole('columnheader', { name: 'Cidade' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByLabel('Perfil').selectOption('Criador(a)')
  await expect(page.getByRole('rowheader')).toHaveText(['Bruno Zacarias'])
  await expect(page).toHaveURL(/columns=name%2C.*city.*profile=breeder/)
  await page.reload()
  await expect(page.getByRole('rowheader')).toHaveText(['Bruno Zacarias'])
  await page.getByRole('button', { name: 'Tirar o filtro Perfil' }).click()
  await page.getByLabel('Nome, e-mail, CPF ou código').fill('529.982.247-25')
  await expect(page.getByRole('rowheader')).toHaveText(['Camila Zacarias'])
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /CSV/ }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('membros.csv')
  expect(await readFile(await file.path(), 'utf8')).toMatch(/^\ufeffNome;E-mail;.*\r\nCamila Zacarias;/)

  await page.getByRole('link', { name: 'Camila Zacarias' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Camila Zacarias')
  await expect(page.getByText('•••.982.247-••')).toBeVisible()
  await page.getByRole('button', { name: 'Mostrar o CPF' }).click()
  await expect(page.getByText('529.982.247-25')).toBeVisible()
  await page.getByRole('button', { name: 'Ajustar moedas' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Moedas', { exact: true }).fill('+64')
  await expect(dialog.getByText('3.250 passa a 3.314')).toBeVisible()
  await dialog.getByRole('button', { name: 'Ajustar moedas' }).click()
  await expect(dialog.getByText('Escreva ao menos uma frase.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Explique para Camila').fill('Nota lida com valor menor')
  await dialog.getByRole('button', { name: 'Ajustar moedas' }).click()
  await expect(page.getByRole('row', { name: /Nota lida com valor menor/ })).toContainText('3.314')
  await page.getByRole('button', { name: 'Bloquear' }).click()
  await dialog.getByLabel('Motivo').fill('Notas repetidas.')
  await dialog.getByRole('button', { name: 'Bloquear' }).click()
  await expect(page.getByText('1 bloqueado')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Auditoria' }).first().click()
  await expect(page.getByRole('listitem').filter({ hasText: 'bloqueou Camila Zacarias' })).toBeVisible()
  await page.getByRole('link', { name: /ajustou as moedas de Camila Zacarias/ }).click()
  await expect(page.getByRole('row', { name: /^Moedas/ })).toContainText('3314')
  await expectAccessible(page)
})

test('who waits is approved once everything is ticked, or refused with a reason', async ({
  asStaff,
  as,
  given,
  world,
  expectAccessible,
}) => {
  const rita = await given.staff({ role: 'reviewer' })
  const helena = await given.member({ name: 'Helena Prado', level: 2 })
  await world.database.transaction((tx) =>
    tx.updateTable('member').set({ profile_value: '12345/RS' }).where('id', '=', helena.id).execute(),
  )
  const otavio = await given.member({ name: 'Otávio Reis', level: 2, type: 'attendant' })
  const page = await asStaff(rita)
  await page.goto('/gestao/inicio')
  await expect(page.getByRole('link', { name: 'Equipe' })).toBeHidden()
  await page.getByRole('link', { name: 'Verificação' }).click()
  // Others may wait in the same queue.
  await page.getByRole('link', { name: /Helena Prado/ }).click()
  await expect(page.getByRole('heading', { name: 'Helena Prado' })).toBeVisible()
  await page.keyboard.press('p')
  await page.getByRole('dialog').getByLabel('O que falta').fill('Como se chama a clínica?')
  await expectAccessible(page)
  await page.getByRole('dialog').getByLabel('O que falta').press('Control+Enter')
  await expect(page.getByRole('link', { name: /Helena Prado.*aguardando o membro/ })).toBeVisible()
  const member = await as(helena)
  await member.goto('/home')
  await expect(member.getByText('precisamos disto: Como se chama a clínica?')).toBeVisible()
  await member.getByRole('link', { name: 'Mudar meus dados' }).click()
  await expect(member.getByText('A equipe ainda vai conferir.')).toBeVisible()
  await member.getByLabel('Clínica').fill('Clínica Vida Animal')
  await member.getByLabel('Telefone').fill('51998762207')
  await member.getByRole('button', { name: 'Enviar à equipe' }).click()
  await expect(member).toHaveURL('/perfil')
  await page.reload()
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(/Helena Prado.*respondeu/)
  await page.getByRole('link', { name: /Helena Prado/ }).click()
  await expect(page.getByRole('heading', { name: 'Helena Prado' })).toBeVisible()
  const approve = page.getByRole('button', { name: 'Aprovar' })
  await expect(approve).toBeDisabled()
  for (const tick of await page.getByRole('checkbox').all()) await tick.check()
  await expect(page.getByText('Tudo conferido')).toBeVisible()
  await expectAccessible(page)
  await approve.click()
  await expect(page.getByRole('heading', { name: 'Helena Prado' })).toBeHidden()
  await page.goto(`/gestao/verificacao/${otavio.id}`)
  await expect(page.getByRole('heading', { name: 'Otávio Reis' })).toBeVisible()
  await page.getByRole('button', { name: 'Recusar' }).click()
  await page.getByRole('dialog').getByLabel('Motivo').fill('O CNPJ está baixado.')
  await page.getByRole('dialog').getByRole('button', { name: 'Recusar' }).click()
  await expect(page.getByRole('heading', { name: 'Otávio Reis' })).toBeHidden()
  await world.runJobs()
  expect(world.mailbox.to(otavio.email).at(-1)?.text).toContain('O CNPJ está baixado.')
  await member.goto('/extrato')
  await expect(member).toHaveURL('/extrato')
})

test('many coins wait for somebody else, who sees who asks and why', async ({
  asStaff,
  given,
  expectAccessible,
}) => {
  const camila = await given.member({ name: 'Camila Quintana', coins: 100, cpf: '15350946056' })
  const rita = await asStaff(await given.staff({ name: 'Rita Alves', role: 'support' }))
  await rita.goto(`/gestao/membros/${camila.id}`)
  await rita.getByRole('button', { name: 'Ajustar moedas' }).click()
  const dialog = rita.getByRole('dialog')
  await dialog.getByLabel('Moedas', { exact: true }).fill('+5.000')
  await dialog.getByLabel('Explique para Camila').fill('Campanha de outubro')
  await dialog.getByRole('button', { name: 'Ajustar moedas' }).click()
  await expect(rita.getByText('Pedido. As moedas se movem quando outra pessoa confirmar.')).toBeVisible()
  await rita.getByRole('link', { name: '1 ajuste espera outra pessoa' }).click()
  await expect(rita.getByRole('button', { name: 'Desistir das moedas de Camila Quintana' })).toBeVisible()
  await expect(rita.getByRole('button', { name: /^Confirmar/ })).toBeHidden()

  const lucia = await asStaff(await given.staff({ name: 'Lúcia Farias', role: 'admin', member: camila }))
  await lucia.goto(`/gestao/membros/${camila.id}?view=sessions`)
  await expect(lucia.getByText('Esta conta é sua: outra pessoa da equipe cuida dela.')).toBeVisible()
  await expect(lucia.getByText('•••.509.460-••')).toBeVisible()
  await expect(lucia.getByRole('columnheader', { name: 'Aparelho' })).toBeVisible()
  for (const name of ['Ajustar moedas', 'Mostrar o CPF', 'Encerrar todas'])
    await expect(lucia.getByRole('button', { name })).toBeHidden()
  await lucia.goto('/gestao/moedas')
  await lucia.getByRole('button', { name: 'Confirmar as moedas de Camila Quintana' }).click()
  await expect(lucia.getByText('Outra pessoa da administração precisa fazer isto por você.')).toBeVisible()

  const davi = await asStaff(await given.staff({ name: 'Davi Rocha', role: 'support' }))
  await davi.goto('/gestao/moedas')
  const row = davi.getByRole('listitem').filter({ hasText: 'Camila Quintana' })
  await expect(row).toContainText('+5.000')
  await expect(row).toContainText('Campanha de outubro')
  await expect(row).toContainText('Rita Alves')
  await expectAccessible(davi)
  await row.getByRole('button', { name: 'Confirmar as moedas de Camila Quintana' }).click()
  await expect(davi.getByText('Confirmado. As moedas já se moveram.')).toBeVisible()
  await expect(row).toBeHidden()
  await davi.goto(`/gestao/membros/${camila.id}`)
  await expect(davi.getByRole('row', { name: /Campanha de outubro/ })).toContainText('5.100')
})

test('an admin says which member somebody of the team is', async ({ asStaff, given }) => {
  await given.staff({ name: 'Rita Valença' })
  await given.member({ name: 'Rita em casa', email: 'rita.em.casa@test.example' })
  const page = await asStaff(await given.staff({ role: 'admin' }))
  await page.goto('/gestao/equipe?q=valen')
  await page.getByRole('button', { name: 'Editar Rita Valença' }).click()
  const own = page.getByRole('dialog').getByLabel('Conta no programa')
  await own.fill('ninguem@test.example')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(own).toHaveAccessibleDescription(/Nenhuma conta do programa tem este e-mail\./)
  await own.fill('rita.em.casa@test.example')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Salvo.')).toBeVisible()
  await page.getByRole('button', { name: 'Editar Rita Valença' }).click()
  await expect(own).toHaveValue('rita.em.casa@test.example')
})

test('what the team asks for is sent by the member and seen in verification', async ({
  as,
  asStaff,
  given,
  world,
  expectAccessible,
}) => {
  const rita = await given.staff({ role: 'reviewer' })
  const ana = await given.member({ name: 'Ana Que Manda', level: 2 })
  await world.api.as(rita).call(askMember, { id: ana.id, text: 'Mande uma foto da carteira do CRMV.' })
  const page = await as(ana)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/home')
  await page.getByRole('link', { name: 'Enviar documento ou mudar meus dados' }).click()
  await expect(page.getByText('Mande uma foto da carteira do CRMV.')).toBeVisible()
  await choose(page, { name: 'carteira.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
  await expect(page.getByText('carteira.txt não é foto nem PDF.')).toBeVisible()
  const buffer = Buffer.from(await (await photo({ width: 400, height: 250 })).arrayBuffer())
  await choose(page, { name: 'carteira.jpg', mimeType: 'image/jpeg', buffer })
  await expect(page.getByRole('img', { name: 'Foto escolhida: carteira.jpg' })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Telefone').fill('')
  await page.getByRole('button', { name: 'Enviar à equipe' }).click()
  await expect(page.getByLabel('Telefone')).toHaveAccessibleDescription('Preencha este campo.')
  await page.getByLabel('Telefone').fill('11987654321')
  await page.getByRole('button', { name: 'Enviar à equipe' }).click()
  await expect(page.getByText('Enviado. A equipe vai conferir.')).toBeVisible()

  const office = await asStaff(rita)
  await office.goto(`/gestao/verificacao/${ana.id}`)
  const picture = office.getByRole('img', { name: 'Documento de Ana Que Manda' })
  await expect(picture).toBeVisible()
  expect(
    await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBe(400)
  await expectAccessible(office)
})
