import type { Language } from '#contract/languages.ts'
import { LanguageSwitch } from '#web/ui/language-switch.tsx'
import { chooseLanguage, useLanguage, useWords } from './language.ts'

/** Languages are named in themselves, whatever language the page is in. */
const options: readonly { value: Language; short: string; name: string }[] = [
  { value: 'pt-BR', short: 'PT', name: 'Português' },
  { value: 'es', short: 'ES', name: 'Español' },
  { value: 'en', short: 'EN', name: 'English' },
]

type LanguageChoiceProps = {
  isCompactWhenNarrow?: boolean
  /** Once the screen speaks it. */
  onChosen?: () => void
}

export function LanguageChoice({ isCompactWhenNarrow = false, onChosen }: LanguageChoiceProps) {
  const words = useWords()
  return (
    <LanguageSwitch
      label={words.shell.language}
      value={useLanguage()}
      options={options}
      isCompactWhenNarrow={isCompactWhenNarrow}
      // Without its words the language stays as it is; the failure goes to the browser's log.
      onChoose={(language) => void chooseLanguage(language).then(onChosen, reportError)}
    />
  )
}
