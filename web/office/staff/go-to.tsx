import { IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { StaffRole } from '#contract/people.ts'
import { KeyLegend } from '#web/office/kit/key-legend.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Text } from '#web/ui/text.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import styles from './go-to.module.css'
import type { OfficeArea } from './office-rail.tsx'
import { useOfficeStaffWords } from './office-words.ts'
import { type Place, usePlaces } from './places.ts'

type GoToProps = { role: StaffRole; areas: readonly OfficeArea[]; onClose: () => void }

/** Anywhere in the office by a few letters: the field keeps the focus, the arrows go through what was found. */
export function GoTo({ role, areas, onClose }: GoToProps) {
  const { goTo } = useOfficeStaffWords()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const { groups, isSearching, hasFailed } = usePlaces(typed, { role, areas })
  const places = groups.flatMap((group) => group.places)
  const current = places[Math.min(at, places.length - 1)]
  const listId = useId()
  const idOf = ({ to }: Place) => `${listId}${to}`
  const field = useFocused()
  useInView(current && idOf(current))

  function key(event: KeyboardEvent) {
    if (event.key === 'Enter' && current) {
      void navigate(current.to)
      onClose()
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const step = event.key === 'ArrowDown' ? 1 : -1
      setAt((Math.min(at, places.length - 1) + step + places.length) % Math.max(places.length, 1))
    } else return
    event.preventDefault()
  }

  function status() {
    if (hasFailed) return goTo.failed
    if (isSearching) return goTo.searching
    return places.length > 0 ? goTo.found(places.length) : goTo.nothing(typed.trim())
  }

  return (
    <Dialog isOpen title={goTo.title} leaveLabel={goTo.close} onClose={onClose}>
      <TextField
        ref={field}
        isLabelHidden
        label={goTo.field}
        before={<IconSearch size={18} aria-hidden="true" />}
        type="search"
        role="combobox"
        aria-expanded={places.length > 0}
        aria-controls={listId}
        aria-activedescendant={current && idOf(current)}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        placeholder={goTo.example}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setAt(0)
        }}
        onKeyDown={key}
      />
      <Text look="small-quiet" role="status" {...(hasFailed && { tone: 'error' })}>
        {status()}
      </Text>
      <div className={styles.list} id={listId} {...listbox(goTo.places)}>
        {groups.map((group) => (
          <div key={group.kind} {...optionGroup(`${listId}-${group.kind}`)}>
            <small id={`${listId}-${group.kind}`}>{goTo.kinds[group.kind]}</small>
            {group.places.map((place) => (
              <Option
                key={place.to}
                id={idOf(place)}
                place={place}
                isCurrent={place === current}
                onGo={onClose}
              />
            ))}
          </div>
        ))}
      </div>
      <KeyLegend
        keys={[
          { names: ['↑', '↓'], text: goTo.keyChoose },
          { names: ['↵'], text: goTo.keyOpen },
          { names: ['Esc'], text: goTo.keyClose },
        ]}
      />
    </Dialog>
  )
}

// A list whose options hold icons and notes has no element of its own.
const listbox = (label: string) => ({ role: 'listbox', 'aria-label': label })
const optionGroup = (titleId: string) => ({ role: 'group', 'aria-labelledby': titleId })

type OptionProps = { id: string; place: Place; isCurrent: boolean; onGo: () => void }

function Option({ id, place: { to, title, note, Icon }, isCurrent, onGo }: OptionProps) {
  return (
    <Link id={id} to={to} role="option" aria-selected={isCurrent} tabIndex={-1} onClick={onGo}>
      <Icon size={18} aria-hidden="true" />
      <b>{title}</b>
      {note && <small>{note}</small>}
    </Link>
  )
}

/** After the dialog has put the focus on its title. */
function useFocused() {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return field
}

function useInView(id: string | undefined) {
  useEffect(() => {
    if (id) document.getElementById(id)?.scrollIntoView({ block: 'nearest' })
  }, [id])
}
