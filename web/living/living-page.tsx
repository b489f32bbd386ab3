import { useSearchParams } from 'react-router'
import { brand } from '#brand/brand.ts'
import { useLanguage } from '#web/platform/language.ts'
import { LanguageChoice } from '#web/platform/language-choice.tsx'
import { Card } from '#web/ui/card.tsx'
import { Screen } from '#web/ui/screen.tsx'
import { displaySpecimens } from './display.tsx'
import { formSpecimens } from './forms.tsx'
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
    <Screen maxWidth={1120} gap={8} isCentred>
      <h1>{brand.name}</h1>
      <LanguageChoice />
      {shown.map((specimen) => (
        <Shown key={specimen.name} {...specimen} />
      ))}
    </Screen>
  )
}

function Shown({ name, Show }: Specimen) {
  const language = useLanguage()
  return (
    <Card as="section" aria-label={name} id={name}>
      <h2>{name}</h2>
      <Show key={language} />
    </Card>
  )
}
