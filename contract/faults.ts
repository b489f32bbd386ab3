import * as z from 'zod/mini'

/** What a check of ours calls the fault it finds; the server words it, so that a wrong field gets its own message. */
export const faults = [
  'cpf',
  'cnpj',
  'crmv',
  'mobile',
  'cep',
  'reais',
  'ean',
  'slug',
  'color',
  'web_address',
  'app_path',
  'promoter_code',
  'recommendation_code',
  'password_common',
  'password_differs',
  'acceptance',
  'client_consent',
  'period',
  'weights_reversed',
  'file',
  'not_asked',
  'unanswered',
  'age_of_phase',
  'too_heavy',
  'ideal_not_below',
] as const
export type Fault = (typeof faults)[number]

/** A check that names its fault; one over a whole payload also names the field under which it is told. */
export function must<Value>(holds: (value: Value) => boolean, code: Fault, field?: string) {
  return z.refine<Value>(holds, { params: { code }, ...(field && { path: [field] }) })
}

/** A pattern, which stands in the description of the API, and the fault of what does not match it. */
export function shaped(pattern: RegExp, code: Fault) {
  return [
    z.refine<string>((text) => pattern.test(text), { params: { code }, abort: true }),
    z.regex(pattern),
  ] as const
}

/** The fault that such a check found, by the particulars of the issue. */
export function faultIn(params: unknown): Fault | undefined {
  const code = typeof params === 'object' && params !== null && 'code' in params ? params.code : undefined
  return faults.find((fault) => fault === code)
}
