import { IconChevronDown } from '@tabler/icons-react'
import styles from './language-switch.module.css'

type LanguageSwitchProps<Language extends string> = {
  label: string
  value: Language
  options: readonly { value: Language; short: string; name: string }[]
  onChoose: (language: Language) => void
  isCompactWhenNarrow?: boolean
}

export function LanguageSwitch<Language extends string>(props: LanguageSwitchProps<Language>) {
  const { label, value, options, onChoose, isCompactWhenNarrow = false } = props
  return (
    <>
      <fieldset className={styles.buttons} aria-label={label} data-wide-only={isCompactWhenNarrow}>
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            lang={option.value}
            title={option.name}
            aria-pressed={option.value === value}
            onClick={() => onChoose(option.value)}
          >
            {option.short}
          </button>
        ))}
      </fieldset>
      {isCompactWhenNarrow && (
        <span className={styles.box}>
          <select
            aria-label={label}
            value={value}
            onChange={({ target }) => onChoose(target.value as Language)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} lang={option.value}>
                {option.short}
              </option>
            ))}
          </select>
          <IconChevronDown size={16} aria-hidden="true" />
        </span>
      )}
    </>
  )
}
