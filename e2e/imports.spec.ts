import { expect, test } from './fixtures.ts'

const head =
  'Código externo;Perfil;Nome completo;E-mail;CPF;Celular;Clínica, loja ou canil;CRMV ou CNPJ da loja;Saldo;Cidade natal'

const members = [
  head,
  'M-1;balconista;Ana Souza;ana@antigo.example;529.982.247-25;11987654321;Pet Feliz;11222333000181;150.000;Santos',
  'M-2;veterinária;Bia Rocha;bia@antigo.example;111.444.777-35;11987654321;Clínica;123;20;',
].join('\r\n')

test('an administrator sees what a file would do, another lets it in, and who came accepts the invitation', async ({
  asStaff,
  given,
  world,
  browser,
  expectAccessible,
}) => {
  const ada = await asStaff(await given.staff({ role: 'admin' }))
  await ada.goto('/gestao/importar?kind=members')
  await expect(ada.getByLabel('O que o arquivo traz')).toHaveValue('members')
  await expectAccessible(ada)
  const download = ada.waitForEvent('download')
  await ada.getByRole('button', { name: 'Modelo XLSX' }).click()
  expect((await download).suggestedFilename()).toBe('modelo-membros.xlsx')
  await ada.locator('input[type=file]').setInputFiles({
    name: 'antigo.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(members),
  })
  await expect(ada.getByText('antigo.csv chegou. Conferindo as linhas.')).toBeVisible()
  await world.runJobs()
  await expect(ada.getByText('Esperando você')).toBeVisible()
  await expect(ada.getByText('Colunas que não conhecemos e ficam de fora: Cidade natal.')).toBeVisible()
  await expect(ada.getByRole('row', { name: /Ana Souza/ })).toContainText('150.000')
  await expect(ada.getByRole('row', { name: /Bia Rocha/ })).toContainText(
    'CRMV ou CNPJ da loja: Digite o CRMV como 12345/SP.',
  )
  await expectAccessible(ada)
  await ada.getByRole('link', { name: 'Com erro 1' }).click()
  await expect(ada.getByRole('row', { name: /Ana Souza/ })).toBeHidden()
  await ada.getByRole('button', { name: 'Importar 1 linha' }).click()
  await expect(ada.getByText(/outra pessoa da administração precisa importar/)).toBeVisible()

  const second = await asStaff(await given.staff({ role: 'admin' }))
  await second.goto(ada.url())
  await second.getByRole('button', { name: 'Importar 1 linha' }).click()
  await expect(second.getByText('A importação começou.')).toBeVisible()
  await world.runJobs()
  await expect(second.getByText('Importado', { exact: true })).toBeVisible()
  await expectAccessible(second)

  await world.runJobs()
  const [, token = ''] =
    /convite\?token=([\w-]+)/.exec(world.mailbox.to('ana@antigo.example')[0]?.text ?? '') ?? []
  const phone = await browser.newPage({ baseURL: world.url, viewport: { width: 390, height: 844 } })
  await phone.goto(`/convite?token=${token}`)
  await expect(phone.getByRole('heading', { name: 'Aceite o seu convite' })).toBeVisible()
  await expectAccessible(phone)
  await phone.getByLabel('Senha nova', { exact: true }).fill('tijolo verde 7')
  await phone.getByLabel('Confirmar senha', { exact: true }).fill('tijolo verde 7')
  await phone.getByRole('checkbox', { name: /regulamento/i }).check()
  await phone.getByRole('button', { name: 'Aceitar e entrar' }).click()
  await expect(phone.getByText('150.000').first()).toBeVisible()
  await phone.goto('/extrato')
  await expect(phone.getByText('Saldo do programa anterior')).toBeVisible()
  await phone.close()
})

test('a file of another kind is told at once, and can be put away', async ({ asStaff, given, world }) => {
  const caio = await asStaff(await given.staff({ role: 'catalogue' }))
  await caio.goto('/gestao/importar?kind=prizes')
  await expect(caio.getByLabel('O que o arquivo traz')).not.toContainText('Membros')
  await caio.locator('input[type=file]').setInputFiles({
    name: 'x.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Distribuidor;CNPJ\nNorte;11222333000181'),
  })
  await expect(caio.getByText('x.csv chegou. Conferindo as linhas.')).toBeVisible()
  await world.runJobs()
  await expect(caio.getByText('Este arquivo parece ser de outro tipo: Distribuidores.')).toBeVisible()
  await caio.getByRole('button', { name: 'Descartar' }).click()
  await expect(caio.getByText('O arquivo foi descartado.')).toBeVisible()
})
