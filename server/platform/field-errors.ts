import { faultIn } from '#contract/faults.ts'
import type { Language } from '#contract/languages.ts'
import { type Texts, textsIn } from '#server/i18n/texts.ts'

export type Issue = {
  readonly keyword: string
  readonly instancePath: string
  readonly params: Readonly<Record<string, unknown>>
}

export function fieldErrors(issues: readonly Issue[], language: Language) {
  const texts = textsIn(language).fields
  const errors: Record<string, string[]> = {}
  for (const issue of issues) {
    const field = issue.instancePath.slice(1).replaceAll('/', '.')
    if (field) errors[field] = [...(errors[field] ?? []), issueText(issue, language)]
  }
  // A list where fields should be, or nothing at all: there is no field to blame.
  const hasFields = Object.keys(errors).length > 0
  return { message: hasFields ? texts.summary : texts.unreadable, errors }
}

export function issueText({ keyword, params }: Issue, language: Language): string {
  const texts = textsIn(language).fields
  const fault = keyword === 'custom' && faultIn(params.params)
  if (fault) return texts.faults[fault]
  const bound = Number(params.minimum ?? params.maximum)
  const isText = params.origin === 'string'
  if (keyword === 'too_small' && isText) return bound <= 1 ? texts.required : texts.too_short(bound)
  if (keyword === 'too_small') return texts.too_small(bound)
  if (keyword === 'too_big') return isText ? texts.too_long(bound) : texts.too_big(bound)
  if (keyword === 'invalid_format') return formatText(params.format, texts)
  if (keyword === 'invalid_value' || keyword === 'invalid_union') return texts.choice
  if (keyword === 'invalid_type') return texts.required
  return texts.invalid
}

function formatText(format: unknown, { email, date, choice, invalid }: Texts['fields']): string {
  const known: Readonly<Record<string, string>> = { email, date, datetime: date, uuid: choice }
  return known[String(format)] ?? invalid
}
