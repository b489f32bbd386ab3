import type { Language } from '#contract/languages.ts'
import { isPageKey } from '#contract/pages.ts'
import type { Db } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { newestText } from './queries.ts'

/** Filled in for `{{name}}` when a page is read, so that it follows the brand. */
export type BrandTexts = Readonly<
  Record<'name' | 'company' | 'site' | 'supportEmail' | 'privacyEmail', string>
>

type PageRequest = { page: string; language: Language; brand: BrandTexts }

export async function textPage(db: Db, { page, language, brand }: PageRequest) {
  const [text] = isPageKey(page) ? await newestText(db, { page, language }) : []
  if (!text) throw new Refusal('not_found')
  return {
    title: fillIn(text.title, brand),
    description: fillIn(text.description, brand, escaped),
    updated_at: text.updated_at.toString(),
  }
}

function fillIn(text: string, brand: BrandTexts, written = (value: string) => value): string {
  const values = new Map<string, unknown>(Object.entries(brand))
  return text.replace(/\{\{(\w+)\}\}/g, (blank, name: string) => {
    const value = values.get(name)
    return typeof value === 'string' ? written(value) : blank
  })
}

function escaped(value: string): string {
  return value.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
