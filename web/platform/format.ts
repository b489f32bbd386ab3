import { useLanguage } from './language.ts'

/** Figures as the person's language writes them. */
export function useFormat() {
  const language = useLanguage()
  return { number: (value: number) => new Intl.NumberFormat(language).format(value) }
}
