import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { webAppFolder } from '#server/platform/web-build.ts'
import { createWorld } from '#server/testing/world.ts'
import { test as base, expect } from './fixtures.ts'

type Receiver = { url: string; status: number; received: string[] }

/** A world whose webhooks may lead to this computer, and a receiver on it. */
const test = base.extend<{ receiver: Receiver }>({
  world: async ({ browserName: _ }, use) => {
    const world = await createWorld({
      templateUrl: process.env.TEMPLATE_URL ?? '',
      webAppFolder,
      webhooksPrivate: true,
    })
    const url = await world.app.listen({ port: 0, host: '127.0.0.1' })
    await use({ ...world, url })
    await world.stop()
  },
  receiver: async ({ browserName: _ }, use) => {
    const receiver: Receiver = { url: '', status: 500, received: [] }
    const server = createServer(async (request, response) => {
      let body = ''
      for await (const part of request) body += part
      receiver.received.push(body)
      response.writeHead(receiver.status).end('indisposto')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
    await use(receiver)
    server.close()
  },
})

test('an admin makes a webhook, sees what was sent and answered, sends it again and removes it', async ({
  asStaff,
  given,
  world,
  receiver,
  expectAccessible,
}) => {
  const office = await asStaff(await given.staff({ role: 'admin' }))
  await office.goto('/gestao/webhooks')
  await expect(office.getByText('Nenhum webhook ainda')).toBeVisible()
  await expectAccessible(office)
  await office.getByRole('button', { name: 'Criar webhook' }).click()
  const dialog = office.getByRole('dialog', { name: 'Novo webhook' })
  await dialog.getByLabel('Nome').fill('ERP')
  await dialog.getByLabel('Endereço').fill('erp')
  await dialog.getByLabel('Membro se cadastrou').check()
  await dialog.getByRole('button', { name: 'Criar webhook' }).click()
  await expect(dialog.getByText(/Use um endereço https público/)).toBeVisible()
  await expectAccessible(office)
  await dialog.getByLabel('Endereço').fill(receiver.url)
  await dialog.getByRole('button', { name: 'Criar webhook' }).click()
  await expect(office.getByText(/^whsec_/)).toBeVisible()
  await expectAccessible(office)

  await given.member()
  await world.runJobs()
  await office.getByRole('link', { name: 'ERP' }).click()
  await expect(office.getByText('member.signed_up', { exact: true })).toBeVisible()
  await office.getByText('member.signed_up', { exact: true }).click()
  await expect(office.getByText('indisposto')).toBeVisible()
  await expectAccessible(office)
  await world.database.pool.query(`update webhook_delivery set status = 'failed', due_at = null`)
  receiver.status = 200
  await office.reload()
  await office.getByRole('button', { name: 'Reenviar os não entregues' }).click()
  await expect(office.getByText('Reenvio a caminho.')).toBeVisible()
  await world.runJobs()
  await office.reload()
  await expect(office.getByText('Entregue', { exact: true }).last()).toBeVisible()
  expect(receiver.received).toHaveLength(2)

  await office.getByRole('button', { name: 'Trocar o segredo' }).click()
  await office.getByRole('dialog').getByRole('button', { name: 'Trocar o segredo' }).click()
  await expect(office.getByText(/^whsec_/)).toBeVisible()
  await office.getByRole('button', { name: 'Enviar teste' }).click()
  await expect(office.getByText('webhook.test', { exact: true })).toBeVisible()
  await office.getByRole('button', { name: 'Mudar', exact: true }).click()
  const change = office.getByRole('dialog', { name: 'Mudar o webhook' })
  await change.getByLabel('Ligado').uncheck()
  await change.getByRole('button', { name: 'Salvar' }).click()
  await expect(office.getByText('Desligado', { exact: true })).toBeVisible()
  await office.getByRole('button', { name: 'Remover' }).click()
  await office.getByRole('dialog').getByRole('button', { name: 'Remover' }).click()
  await expect(office.getByText('Nenhum webhook ainda')).toBeVisible()
})
