import type { Language } from '#contract/languages.ts'
import { readNumber } from '#web/platform/read-number.ts'

/** What a weight field holds, with or without its unit. Undefined for what is no weight. */
export function toKilograms(text: string, language: Language): number | undefined {
  const kilograms = readNumber(text.replace(/\s*kg\s*$/i, ''), language)
  return kilograms !== undefined && kilograms >= 0 ? kilograms : undefined
}
