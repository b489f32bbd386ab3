import type { Answers } from '#domain/feeding-questions.ts'

/** A pregnant or nursing pet is a she. */
export function sexOf({ phase }: Answers): 'he' | 'she' {
  return phase === 'pregnant' || phase === 'lactating' ? 'she' : 'he'
}
