import type { Language } from '#contract/languages.ts'

/** Spanish leaves four digits ungrouped by default. */
const grouped = { useGrouping: 'always' } as const

/** `R$ 180,00`, in English `R$180.00`. */
export function reaisIn(language: Language, cents: number): string {
  const amount = formats[language].reais.format(cents / 100)
  return language === 'en' ? `R$${amount}` : `R$ ${amount}`
}

export function rateIn(language: Language, thousandths: number): string {
  return formats[language].rate.format(thousandths / 1000)
}

/** A format costs a hundred times as much as what is written with it. */
const formats = { 'pt-BR': formatsOf('pt-BR'), es: formatsOf('es'), en: formatsOf('en') }

function formatsOf(language: Language) {
  const digits = { ...grouped, minimumFractionDigits: 2, maximumFractionDigits: 2 }
  return {
    reais: new Intl.NumberFormat(language, digits),
    rate: new Intl.NumberFormat(language, { minimumFractionDigits: 3 }),
  }
}
