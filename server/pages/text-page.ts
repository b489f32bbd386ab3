import type { Language } from '#contract/languages.ts'
import { isPageKey } from '#contract/pages.ts'
import type { Db } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { type BrandTexts, statedFigures } from './fields.ts'
import { newestText } from './queries.ts'

type PageRequest = { page: string; language: Language; brand: BrandTexts }

export async function textPage(db: Db, { page, language, brand }: PageRequest) {
  const [text] = isPageKey(page) ? await newestText(db, { page, language }) : []
  if (!text) throw new Refusal('not_found')
  const values = { ...brand, ...statedFigures(text.facts, text.language) }
  return {
    title: fillIn(text.title, values),
    description: fillIn(text.description, values, escaped),
    updated_at: text.updated_at.toString(),
  }
}

type Values = Readonly<Record<string, string | undefined>>

function fillIn(text: string, values: Values, written = (value: string) => value): string {
  return text.replace(/\{\{(\w+)\}\}/g, (blank, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    return value === undefined ? blank : written(value)
  })
}

function escaped(value: string): string {
  return value.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
