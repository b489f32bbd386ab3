import { expect } from 'vitest'
import { chooseChannels, listNotifications } from '#contract/notifications.ts'
import { food, recommend, sell } from '#server/testing/recommended-sales.ts'
import { test } from '#server/testing/test.ts'

const subjects = {
  'pt-BR': [
    'Sua recomendação virou compra: +212 moedas. Quintal Adulto.',
    'A compra da sua recomendação foi desfeita: Quintal Adulto. −212 moedas.',
  ],
  es: [
    'Tu recomendación se convirtió en compra: +212 monedas. Quintal Adulto.',
    'La compra de tu recomendación fue anulada: Quintal Adulto. −212 monedas.',
  ],
  en: [
    'Your recommendation became a purchase: +212 coins. Quintal Adulto.',
    'The purchase of your recommendation was undone: Quintal Adulto. −212 coins.',
  ],
} as const

test('who chose it is mailed what became of a recommendation, in their language; others are only told', async ({
  world,
  api,
  given,
  mailbox,
  runJobs,
}) => {
  const product = await given.product({ title: 'Quintal Adulto', food })
  const attendant = await given.member({ type: 'attendant' })
  for (const language of ['pt-BR', 'es', 'en'] as const) {
    const helena = await given.member({ language })
    await api.as(helena).call(chooseChannels, { topic: 'clients', email: true, push: false })
    const { code } = await recommend(world, { by: helena, product })
    const { reverse } = await sell(world, { code, product, attendant, valueCents: 42_500 })
    await reverse()
    await runJobs()
    const mails = mailbox.to(helena.email)
    expect(mails.map(({ subject }) => subject)).toEqual(subjects[language])
    expect(mails[0]?.html).toContain('https://petisco.test/recomendacoes')
  }
  const bento = await given.member()
  const { code } = await recommend(world, { by: bento, product })
  await sell(world, { code, product, attendant })
  expect(mailbox.to(bento.email)).toEqual([])
  expect(await api.as(bento).call(listNotifications)).toHaveLength(1)
})

test('a purchase that earned nothing is undone without a figure', async ({ world, api, given, database }) => {
  const product = await given.product({ title: 'Quintal Adulto', food })
  const attendant = await given.member({ type: 'attendant' })
  const helena = await given.member()
  await database.pool.query('update setting set recommendation_month_coins = 0')
  const { code } = await recommend(world, { by: helena, product })
  const { reverse } = await sell(world, { code, product, attendant })
  await reverse()
  await database.pool.query('update setting set recommendation_month_coins = 5000')
  const said = (await api.as(helena).call(listNotifications)).map(({ title }) => title)
  expect(said.toSorted()).toEqual([
    'A compra da sua recomendação foi desfeita: Quintal Adulto.',
    'Sua recomendação virou compra: Quintal Adulto. O limite de moedas do mês já foi alcançado.',
  ])
})
