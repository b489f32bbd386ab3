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
