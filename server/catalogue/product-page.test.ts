import { expect } from 'vitest'
import { myAdviserCode, productPage } from '#contract/catalogue.ts'
import { deleteAccount } from '#contract/members.ts'
import { blockMember } from '#contract/members-office.ts'
import { test } from '#server/testing/test.ts'

const food = {
  kcal_per_kg: 3650,
  phases: ['adults'],
  weight_to_grams: 12_000,
  weight_control: false,
  bag_grams: 15_000,
} as const

test('a link leads to the product and to the professional who sent it, in the reader’s language', async ({
  api,
  given,
  database,
}) => {
  const { id, slug } = await given.product({ title: 'Quintal Adulto 15 kg', slug: 'quintal-adulto', food })
  const camila = await given.member({ name: 'Camila Nogueira', type: 'attendant', workplace: 'Bom Amigo' })
  await database.transaction((tx) =>
    tx
      .updateTable('member')
      .set({ phone: '11987654321', profile_value: '27481936000138', avatar_file: 'people/x-256.webp' })
      .where('id', '=', camila.id)
      .execute(),
  )
  const { code } = await api.as(camila).call(myAdviserCode)
  const seen = await api.with({ language: 'es' }).call(productPage, { slug, by: code })
  expect(seen).toEqual({
    product: {
      id,
      slug: 'quintal-adulto',
      title: 'Quintal Adulto 15 kg',
      brand: 'Quintal',
      pet: 'dog',
      detail: 'Perros adultos',
      description: 'Perros adultos',
      color: '#5f5a52',
      image: { link: null },
      energy: 3650,
      phases: ['adults'],
      weight_from_grams: null,
      weight_to_grams: 12_000,
      castrated: null,
      weight_control: false,
      senior: null,
      bag_grams: 15_000,
    },
    by: {
      name: 'Camila Nogueira',
      profile_name: 'Bom Amigo',
      profile_type: 'attendant',
      registration: null,
      phone: '11987654321',
      avatar: { link: '/files/people/x-256.webp' },
    },
  })
  expect(JSON.stringify(seen)).not.toMatch(new RegExp(`${camila.id}|${camila.email}`))
})

test('without a link of somebody, or with a made-up one, the product stands alone', async ({
  api,
  given,
}) => {
  const { slug } = await given.product()
  const camila = await given.member()
  for (const by of [undefined, '', '\u0000', 'inventado', camila.id, camila.email.slice(0, 40)])
    expect((await api.call(productPage, { slug, ...(by !== undefined && { by }) })).by).toBeNull()
})

test('a professional who is blocked or has left recommends nothing any more', async ({ api, given }) => {
  const { slug } = await given.product()
  const [ana, bia] = [await given.member(), await given.member()]
  const codes = [await api.as(ana).call(myAdviserCode), await api.as(bia).call(myAdviserCode)]
  const advisers = async () => {
    const pages = await Promise.all(codes.map(({ code }) => api.call(productPage, { slug, by: code })))
    return pages.map(({ by }) => by?.name ?? null)
  }
  expect(await advisers()).toEqual(['Ana Souza', 'Ana Souza'])
  await api.as(await given.staff({ role: 'admin' })).call(blockMember, { id: ana.id, reason: 'Em análise' })
  await api.as(bia).call(deleteAccount)
  expect(await advisers()).toEqual([null, null])
})

test('what is unknown or has left the catalogue is not found', async ({ api, given }) => {
  const { slug } = await given.product({ active: false })
  expect((await api.try(productPage, { slug })).status).toBe(404)
  expect((await api.try(productPage, { slug: 'nunca-existiu' })).status).toBe(404)
})

test('a code is made once, however many ask for it at once, is told once and is nobody else’s', async ({
  api,
  given,
  database,
}) => {
  const person = await given.member()
  const ana = api.as(person)
  const asked = await Promise.all(Array.from({ length: 20 }, () => ana.call(myAdviserCode)))
  const codes = new Set(asked.map(({ code }) => code))
  expect(codes.size).toBe(1)
  expect([...codes][0]).toMatch(/^[\w-]{22}$/)
  const entries = database.db.selectFrom('audit_entry').select('id').where('actor_id', '=', person.id)
  expect(await entries.execute()).toHaveLength(1)
  expect(codes.has((await api.as(await given.member()).call(myAdviserCode)).code)).toBe(false)
  expect((await api.as(await given.member({ level: 2 })).try(myAdviserCode)).status).toBe(403)
})
