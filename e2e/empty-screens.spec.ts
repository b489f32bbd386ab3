import { memberPaths } from '#contract/paths.ts'
import { expect, test } from './fixtures.ts'

const empty = [
  [memberPaths.statement, 'Nenhum movimento ainda'],
  [`${memberPaths.statement}?ver=em-analise`, 'Nada em análise'],
  [`${memberPaths.statement}?ver=a-expirar`, 'Nada a vencer'],
  [memberPaths.store, 'A loja está sendo abastecida'],
  [memberPaths.ranking, 'Ninguém na lista ainda'],
  [memberPaths.invoices, 'Nenhuma nota ainda'],
  [memberPaths.redemptions, 'Nenhum resgate ainda', 'Ver a loja', memberPaths.store],
  [memberPaths.clients, 'Nenhum cliente ainda', 'Fazer uma recomendação', memberPaths.recommendation],
  [
    memberPaths.recommendations,
    'Nenhuma recomendação ainda',
    'Fazer uma recomendação',
    memberPaths.recommendation,
  ],
] as const

for (const [type, act, to] of [
  ['attendant', 'Enviar nota', memberPaths.sendInvoice],
  ['veterinarian', 'Fazer uma recomendação', memberPaths.recommendation],
] as const)
  test(`where there is nothing yet, a new ${type} is offered the first step`, async ({
    as,
    given,
    expectAccessible,
  }) => {
    const page = await as(await given.member({ type }))
    for (const [screen, title, ownAct = act, ownTo = to] of empty) {
      await page.goto(screen)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 2, name: title }).first()).toBeVisible()
      await expect(main.getByRole('link', { name: ownAct, exact: true })).toHaveAttribute('href', ownTo)
    }
    await expectAccessible(page)
  })
