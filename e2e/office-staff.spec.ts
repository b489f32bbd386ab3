import { createHmac } from 'node:crypto'
import { expect, test } from './fixtures.ts'

test('an authenticator is enrolled, asked for at the door, and takes part in the team', async ({
  page,
  given,
  world,
  expectAccessible,
}) => {
  const lucia = await given.staff({ name: 'Lúcia Farias', role: 'admin' })
  const signIn = async () => {
    await page.goto('/gestao')
    await page.getByLabel('E-mail').fill(lucia.email)
    await page.getByLabel('Senha', { exact: true }).fill(lucia.password)
    await page.getByRole('button', { name: 'Entrar' }).click()
  }
  await signIn()
  await page.getByRole('link', { name: /Lúcia Farias/ }).click()
  await page.getByRole('button', { name: 'Ligar o segundo fator' }).click()
  await expect(page.getByRole('img', { name: 'Chave para o aplicativo autenticador' })).toBeVisible()
  const key = (await page.getByText(/^Chave [A-Z2-7 ]+$/).textContent()) ?? ''
  const code = () => codeOf(key.replace('Chave', ''), world.clock.now())
  await page.getByLabel('Código que o aplicativo mostra').fill(code())
  await page.getByRole('button', { name: 'Confirmar' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: /^[a-z2-7]{5}-[a-z2-7]{5}$/ })).toHaveCount(10)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Guardei os códigos' }).click()
  await expect(page.getByText('Restam 10 códigos de recuperação.')).toBeVisible()
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page).toHaveURL('/gestao')

  await signIn()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Código de 6 números')
  await expect(page.getByRole('button', { name: 'Faltam 6 números' })).toBeDisabled()
  await expectAccessible(page)
  await page.getByLabel('Código', { exact: true }).fill('000000')
  await expect(page.getByText('Este código não confere ou já foi usado.')).toBeVisible()
  world.clock.advance({ seconds: 30 })
  await page.getByLabel('Confiar neste computador por 30 dias').check()
  await page.getByLabel('Código', { exact: true }).fill(code())
  await expect(page).toHaveURL('/gestao/inicio')
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page).toHaveURL('/gestao')
  // From here on this computer is spared the code, until it is ended.
  await signIn()
  await expect(page).toHaveURL('/gestao/inicio')
  await page.getByRole('link', { name: /Lúcia Farias/ }).click()
  await expect(page.getByRole('heading', { name: 'Computadores de confiança' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Deixar de confiar em/ }).click()
  await expect(page.getByRole('heading', { name: 'Computadores de confiança' })).toBeHidden()
  await page.getByRole('switch', { name: 'Atalhos de uma tecla' }).click()
  await expect(page.getByText('Atalhos desligados.')).toBeVisible()
  await page.keyboard.press('/')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.getByRole('link', { name: 'Equipe' }).click()
  await page.getByRole('button', { name: 'Nova pessoa' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nome').fill('Sofia Teles')
  await dialog.getByLabel('E-mail').fill('sofia@petisco.example')
  await dialog.getByLabel('Função').selectOption('catalogue')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Nova pessoa' }).click()
  await expect(page.getByRole('row', { name: /Sofia Teles/ })).toContainText('Catálogo')
  await world.runJobs()
  const mail = world.mailbox.to('sofia@petisco.example').at(-1)?.text ?? ''
  const path = /\/gestao\/senha\?token=[\w-]+/.exec(mail)?.[0] ?? ''
  await page.getByRole('button', { name: 'Editar Sofia Teles' }).click()
  await dialog.getByRole('button', { name: 'Bloquear' }).click()
  await expect(page.getByRole('row', { name: /Sofia Teles/ })).toContainText('Bloqueada')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page).toHaveURL('/gestao')
  await page.goto(path)
  await page.getByLabel('Senha nova').fill('racao-e-petisco')
  await page.getByLabel('Confirmar senha').fill('racao-e-petisco')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Senha escolhida. Entre com ela.')).toBeVisible()
})

test('another authenticator takes the place of the present one for its code, and a recovery code turns it off', async ({
  asStaff,
  given,
  world,
  expectAccessible,
}) => {
  const page = await asStaff(await given.staff({ name: 'Rita Camargo' }))
  await page.goto('/gestao/conta')
  const shownKey = async () =>
    ((await page.getByText(/^Chave [A-Z2-7 ]+$/).textContent()) ?? '').replace('Chave', '')
  const codes = page.getByRole('listitem').filter({ hasText: /^[a-z2-7]{5}-[a-z2-7]{5}$/ })
  const prove = async (label: string, code: string) => {
    await page.getByLabel(label).fill(code)
    await page.getByRole('button', { name: 'Confirmar' }).click()
  }
  const keep = async () => {
    await expect(codes).toHaveCount(10)
    const [first = ''] = await codes.allTextContents()
    await page.getByRole('button', { name: 'Guardei os códigos' }).click()
    world.clock.advance({ seconds: 30 })
    return first
  }
  await page.getByRole('button', { name: 'Ligar o segundo fator' }).click()
  const present = await shownKey()
  await prove('Código que o aplicativo mostra', codeOf(present, world.clock.now()))
  await keep()

  await page.getByRole('button', { name: 'Trocar de aplicativo' }).click()
  await prove('Código do aplicativo que você usa hoje', '000000')
  await expect(page.getByText('Este código não confere ou já foi usado.')).toBeVisible()
  await expectAccessible(page)
  await prove('Código do aplicativo que você usa hoje', codeOf(present, world.clock.now()))
  await expect(page.getByRole('img', { name: 'Chave para o aplicativo autenticador' })).toBeVisible()
  const next = await shownKey()
  expect(next).not.toBe(present)
  await prove('Código que o aplicativo mostra', codeOf(next, world.clock.now()))
  const recovery = await keep()

  await page.getByRole('button', { name: 'Desligar' }).click()
  await page.getByRole('button', { name: 'Usar um código de recuperação' }).click()
  await expectAccessible(page)
  await prove('Código de recuperação', recovery)
  await expect(page.getByText('Segundo fator desligado.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ligar o segundo fator' })).toBeVisible()
})

test('a role is made to use a second factor: who has none sets it up, and goes on to where they were', async ({
  asStaff,
  given,
  world,
  expectAccessible,
}) => {
  const admin = await asStaff(await given.staff({ name: 'Lúcia Farias', role: 'admin' }))
  const page = await asStaff(await given.staff({ name: 'Rita Camargo', role: 'catalogue' }))
  await page.goto('/gestao/produtos')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Produtos')

  await admin.goto('/gestao/ajustes')
  await admin.getByRole('checkbox', { name: 'Catálogo' }).check()
  await expect(admin.getByText('era vazio')).toBeVisible()
  await expectAccessible(admin)
  await admin.getByRole('button', { name: 'Salvar' }).click()
  await expect(admin.getByText('Ajustes salvos.')).toBeVisible()

  await page.getByRole('link', { name: 'Prêmios' }).click()
  await expect(page).toHaveURL('/gestao/conta')
  await expect(page.getByText('A sua função só trabalha com o segundo fator.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Prêmios' })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Ligar o segundo fator' }).click()
  const key = (await page.getByText(/^Chave [A-Z2-7 ]+$/).textContent()) ?? ''
  await page
    .getByLabel('Código que o aplicativo mostra')
    .fill(codeOf(key.replace('Chave', ''), world.clock.now()))
  await page.getByRole('button', { name: 'Confirmar' }).click()
  await page.getByRole('button', { name: 'Guardei os códigos' }).click()
  await expect(page).toHaveURL('/gestao/premios')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prêmios')
  await page.getByRole('link', { name: /Rita Camargo/ }).click()
  await expect(page.getByText('A sua função pede que fique ligado.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Desligar' })).toHaveCount(0)
  await expectAccessible(page)

  await admin.getByRole('checkbox', { name: 'Administração' }).check()
  await admin.getByRole('button', { name: 'Salvar' }).click()
  await expect(admin).toHaveURL('/gestao/conta')
  await expect(admin.getByRole('button', { name: 'Ligar o segundo fator' })).toBeVisible()
  await world.database.pool.query(`update setting set second_factor_roles = '{}'`)
})

/** What an authenticator does with the key it was shown. */
function codeOf(key: string, now: { epochMilliseconds: number }) {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const letters = [...key.replace(/\s/g, '')]
  const bits = letters.map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(now.epochMilliseconds / 30_000)))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const number = mac.readUInt32BE(mac.readUInt8(19) & 15) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}
