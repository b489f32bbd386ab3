import { expect } from 'vitest'
import { languages } from '#contract/languages.ts'
import { pageKeys, textPage } from '#contract/pages.ts'
import { pageElements } from '#contract/public-pages.ts'
import { test } from '#server/testing/test.ts'
import { textPage as read } from './text-page.ts'

const brand = {
  name: 'Ração & Cia',
  company: 'Ração & Cia Ltda.',
  site: 'https://racao.example',
  supportEmail: 'oi@racao.example',
  privacyEmail: 'dados@racao.example',
}

test.for(pageKeys)('%s is there from the first start on, in three languages', async (page, { api }) => {
  const texts = await Promise.all(
    languages.map((language) => api.with({ language }).call(textPage, { page })),
  )
  expect(new Set(texts.map(({ title }) => title)).size).toBe(3)
  const outlines = texts.map(({ description }) => description.match(/<(?:h2|h3|li)>/g))
  expect(outlines[0]?.[0]).toBe('<h2>')
  expect(outlines[1]).toEqual(outlines[0])
  expect(outlines[2]).toEqual(outlines[0])
})

test('the texts name whatever brand there is and leave nothing to be filled in', async ({ database }) => {
  for (const page of pageKeys) {
    for (const language of languages) {
      const { title, description } = await read(database.db, { page, language, brand })
      expect(title + description).not.toMatch(/\{\{|\[|lorem|petisco/i)
      expect(description).toMatch(/(?:oi|dados)@racao\.example/)
      if (page !== 'support') expect(description).toContain('Ração &#38; Cia')
    }
  }
})

test('the texts lost nothing on their way into the database', async ({ database }) => {
  const { description } = await read(database.db, { page: 'delete-account', language: 'pt-BR', brand })
  const elements = [...description.matchAll(/<(\w+)/g)].map(([, name]) => name)
  expect(new Set(elements)).toEqual(new Set(['p', 'h2', 'ul', 'ol', 'li', 'strong', 'a']))
  expect(pageElements).toEqual(expect.arrayContaining(elements))
  expect(description).toContain('<a href="mailto:oi@racao.example">oi@racao.example</a>')
  expect(description).toContain('<a href="/perfil">Perfil</a>')
})

test('without a language the text is in Portuguese, with the time it came into force', async ({
  api,
  clock,
}) => {
  expect(await api.call(textPage, { page: 'regulation' })).toMatchObject({
    title: 'Regulamento',
    updated_at: clock.now().toString(),
  })
})

test.for(['terms', 'PRIVACY', 'privacy\0', '..', '%', "' or 1=1 --"])(
  'there is no page %j',
  async (page, { api }) => {
    const { status, answer } = await api.with({ language: 'en' }).try(textPage, { page })
    expect(status).toBe(404)
    expect(answer).toMatchObject({ code: 'not_found' })
  },
)

test('a stale token does not keep anybody from reading', async ({ api }) => {
  const { status } = await api.as({ token: 'long gone' }).try(textPage, { page: 'privacy' })
  expect(status).toBe(200)
})
