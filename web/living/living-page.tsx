import { useSearchParams } from 'react-router'
import { brand } from '#brand/brand.ts'
import { useLanguage } from '#web/platform/language.ts'
import { LanguageChoice } from '#web/platform/language-choice.tsx'
import { displaySpecimens } from './display.tsx'
import { formSpecimens } from './forms.tsx'
import styles from './living-page.module.css'
import { shellSpecimens } from './navigation.tsx'
import type { Specimen } from './specimen.ts'

/**
 * Every piece of the design system in its states. Served by the development server only; `?piece=` shows one alone,
 * which is how the tests take them.
 */
export function LivingPage() {
  const [search] = useSearchParams()
  const piece = search.get('piece')
  const all: readonly Specimen[] = [...formSpecimens, ...displaySpecimens, ...shellSpecimens]
  const shown = piece ? all.filter(({ name }) => name === piece) : all
  return (
    <main className={styles.page}>
      <h1>{brand.name}</h1>
      <LanguageChoice />
      {shown.map((specimen) => (
        <Shown key={specimen.name} {...specimen} />
      ))}
    </main>
  )
}

function Shown({ name, Show }: Specimen) {
  const language = useLanguage()
  return (
    <section className={styles.specimen} aria-label={name} id={name}>
      <h2>{name}</h2>
      <Show key={language} />
    </section>
  )
}
