import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import styles from './picker.module.css'
import { type PickerChoice, PickerOption } from './picker-option.tsx'
import { PickerSearch } from './picker-search.tsx'
import { isFoundIn } from './search-text.ts'

export type PickerWords = {
  title: string
  close: string
  search: string
  clearSearch: string
  found: (count: number) => string
  nothingFound: (query: string) => string
}

type PickerProps = {
  isOpen: boolean
  onClose: () => void
  words: PickerWords
  options: readonly PickerChoice[]
  chosen: readonly string[]
  onChoose: (values: string[]) => void
  /** With it several can be chosen; without it the first choice closes the picker. */
  doneLabel?: string | undefined
  filters?: ReactNode
}

export function Picker({ isOpen, ...rest }: PickerProps) {
  // A portal outside the form, so that the search does not submit it and the marks are not its fields.
  return isOpen ? createPortal(<OpenPicker {...rest} />, document.body) : null
}

function OpenPicker(props: Omit<PickerProps, 'isOpen'>) {
  const { onClose, words, options, chosen, onChoose, doneLabel, filters } = props
  const [query, setQuery] = useState('')
  const name = useId()
  const isMultiple = doneLabel !== undefined
  const found = options.filter(({ title, text = '', keywords = '' }) =>
    isFoundIn(`${title} ${text} ${keywords}`, query),
  )

  function choose(value: string) {
    if (isMultiple) return onChoose(toggled(chosen, value))
    onChoose([value])
    onClose()
  }

  function searchKey(event: KeyboardEvent) {
    const [only, ...others] = found
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (query && only && others.length === 0) choose(only.value)
  }

  return (
    <Dialog
      isOpen
      isTall
      title={words.title}
      leaveLabel={words.close}
      onClose={onClose}
      footer={isMultiple && <Done label={doneLabel} onClick={onClose} />}
    >
      <fieldset className={styles.picker} aria-label={words.title} onKeyDown={listKey}>
        <PickerSearch words={words} query={query} onQuery={setQuery} onKeyDown={searchKey}>
          {filters}
        </PickerSearch>
        <p role="status" className={found.length > 0 ? styles.count : styles.nothing}>
          {found.length > 0 ? words.found(found.length) : words.nothingFound(query)}
        </p>
        {found.map(({ keywords: _, ...option }) => (
          <PickerOption
            key={option.value}
            {...option}
            type={isMultiple ? 'checkbox' : 'radio'}
            name={name}
            checked={chosen.includes(option.value)}
            onClick={() => choose(option.value)}
            readOnly
          />
        ))}
      </fieldset>
    </Dialog>
  )
}

function Done({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button isFullWidth onClick={onClick}>
      {label}
    </Button>
  )
}

function toggled(chosen: readonly string[], value: string): string[] {
  return chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]
}

/** The arrow keys move the focus without choosing, unlike those of radio buttons. */
function listKey(event: KeyboardEvent<HTMLElement>) {
  const stops = [...event.currentTarget.querySelectorAll('input')]
  const at = stops.indexOf(event.target as HTMLInputElement)
  const inList = at > 0 && {
    Enter: at,
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    Home: 1,
    End: stops.length - 1,
  }
  const goal = { ArrowDown: at + 1, ArrowUp: at - 1, ...inList }[event.key]
  if (at < 0 || goal === undefined) return
  // The key must not also press the button that gets the focus back.
  event.preventDefault()
  if (goal === at) stops[at]?.click()
  else stops[goal]?.focus()
}
