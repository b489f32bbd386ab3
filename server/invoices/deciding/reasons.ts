import type { Language } from '#contract/languages.ts'
import type { Db } from '#server/platform/db.ts'
import { reasonsOffered } from './queries.ts'

export async function reasonsIn(db: Db, language: Language) {
  const reasons = await reasonsOffered(db)
  return reasons.map(({ code, decision, texts }) => ({ code, decision, text: texts[language], texts }))
}
