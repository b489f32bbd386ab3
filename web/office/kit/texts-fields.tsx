import { useState } from 'react'
import { type Language, languages, type Texts } from '#contract/languages.ts'
import type { SendingFailure } from '#web/platform/sending.ts'
import { LanguageSwitch } from '#web/ui/language-switch.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TitledCard } from '#web/ui/titled-card.tsx'

const shorts: Record<Language, string> = { 'pt-BR': 'PT', es: 'ES', en: 'EN' }

type TextsFieldsProps = {
  words: {
    readonly texts: string
    readonly language: string
    readonly name: string
    readonly description: string
    readonly languages: Texts
    readonly missingIn: (languages: string) => string
  }
  titles: Texts
  descriptions: Texts
  longestTitle: number
  longestDescription: number
  titlesField?: string
  failure: SendingFailure | undefined
  onChange: (texts: { titles?: Texts; descriptions?: Texts }) => void
  /** What was said against a text no longer holds once it is edited. */
  onEdit: (field: string) => void
  onLanguage: (language: Language) => void
}

/** Name and description in each language, one at a time; those that lack something are named. */
export function TextsFields(props: TextsFieldsProps) {
  const {
    words,
    titles,
    descriptions,
    longestTitle,
    longestDescription,
    titlesField = 'titles',
    failure,
    onChange,
    onEdit,
    onLanguage,
  } = props
  const [chosen, setChosen] = useState<Language>('pt-BR')
  const [attempt, setAttempt] = useState(failure?.attempt)
  const faults = failure?.fields ?? {}
  // A refusal of a text that is not in view brings it into view.
  if (failure && failure.attempt !== attempt) {
    setAttempt(failure.attempt)
    const faulty = languages.find(
      (each) => faults[`${titlesField}.${each}`] || faults[`descriptions.${each}`],
    )
    if (faulty && faulty !== chosen) setChosen(faulty)
  }
  const lacking = languages.filter((each) => !titles[each].trim() || !descriptions[each].trim())
  const choose = (language: Language) => {
    setChosen(language)
    onLanguage(language)
  }
  return (
    <TitledCard
      title={words.texts}
      note={lacking.length > 0 && words.missingIn(lacking.map((each) => shorts[each]).join(', '))}
      end={
        <LanguageSwitch
          label={words.language}
          value={chosen}
          options={languages.map((value) => ({ value, short: shorts[value], name: words.languages[value] }))}
          onChoose={choose}
        />
      }
    >
      <TextField
        label={words.name}
        value={titles[chosen]}
        lang={chosen}
        maxLength={longestTitle}
        fault={faults[`${titlesField}.${chosen}`]}
        onChange={({ target }) => {
          onChange({ titles: { ...titles, [chosen]: target.value } })
          onEdit(`${titlesField}.${chosen}`)
        }}
      />
      <TextArea
        label={words.description}
        value={descriptions[chosen]}
        lang={chosen}
        maxLength={longestDescription}
        fault={faults[`descriptions.${chosen}`]}
        onChange={({ target }) => {
          onChange({ descriptions: { ...descriptions, [chosen]: target.value } })
          onEdit(`descriptions.${chosen}`)
        }}
      />
    </TitledCard>
  )
}
