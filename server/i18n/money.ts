import type { Language } from '#contract/languages.ts'

/** Spanish leaves four digits ungrouped by default. */
const grouped = { useGrouping: 'always' } as const

/** `R$ 180,00`, in English `R$180.00`. */
export function reaisIn(language: Language, cents: number): string {
  const digits = { ...grouped, minimumFractionDigits: 2, maximumFractionDigits: 2 }
  const amount = new Intl.NumberFormat(language, digits).format(cents / 100)
  return language === 'en' ? `R$${amount}` : `R$ ${amount}`
}

export function rateIn(language: Language, thousandths: number): string {
  return new Intl.NumberFormat(language, { minimumFractionDigits: 3 }).format(thousandths / 1000)
}
