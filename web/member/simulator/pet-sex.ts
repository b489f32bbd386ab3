import type { Answers } from '#domain/feeding-questions.ts'

/** CalculationCard the pet is spoken of: whoever carries or nurses is a she. */
export function sexOf({ phase }: Answers): 'he' | 'she' {
  return phase === 'pregnant' || phase === 'lactating' ? 'she' : 'he'
}
