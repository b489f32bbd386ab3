import { IconSearch, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { IconButton } from './icon-button.tsx'
import styles from './picker.module.css'

type PickerSearchProps = {
  words: { search: string; clearSearch: string }
  query: string
  onQuery: (query: string) => void
  onKeyDown: (event: KeyboardEvent) => void
  children?: ReactNode
}

export function PickerSearch({ words, query, onQuery, onKeyDown, children }: PickerSearchProps) {
  const input = useRef<HTMLInputElement>(null)

  // On a phone the keyboard would cover the list before it was seen.
  useEffect(() => {
    if (matchMedia('(hover: hover) and (pointer: fine)').matches) input.current?.focus()
  }, [])

  function clear() {
    onQuery('')
    input.current?.focus()
  }

  return (
    <div className={styles.search}>
      <div className={styles.box}>
        <IconSearch size={20} aria-hidden="true" />
        <input
          ref={input}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          aria-label={words.search}
          placeholder={words.search}
          value={query}
          onChange={({ target }) => onQuery(target.value)}
          onKeyDown={onKeyDown}
        />
        {query && <IconButton label={words.clearSearch} Icon={IconX} onClick={clear} />}
      </div>
      {children}
    </div>
  )
}
