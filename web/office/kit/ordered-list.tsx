import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react'
import { type DragEvent, type ReactNode, useState } from 'react'
import { IconButton } from '#web/ui/icon-button.tsx'
import styles from './ordered-list.module.css'

type OrderedListProps<Thing> = {
  label: string
  things: readonly Thing[]
  keyOf: (thing: Thing) => string
  upLabel: (thing: Thing) => string
  downLabel: (thing: Thing) => string
  /** All the keys in their new order. */
  onOrder: (keys: string[]) => void
  isBusy: boolean
  children: (thing: Thing) => ReactNode
}

/** Things whose order people see: dragged to their place, or moved there by button. */
export function OrderedList<Thing>(props: OrderedListProps<Thing>) {
  const { label, things, keyOf, upLabel, downLabel, onOrder, isBusy, children } = props
  const [dragged, setDragged] = useState<number>()
  const [over, setOver] = useState<number>()
  const keys = things.map(keyOf)

  function move(from: number, to: number) {
    const key = keys[from]
    if (key !== undefined && from !== to) onOrder(keys.toSpliced(from, 1).toSpliced(to, 0, key))
  }

  function drop(event: DragEvent, place: number) {
    event.preventDefault()
    if (dragged !== undefined) move(dragged, place)
    setDragged(undefined)
    setOver(undefined)
  }

  return (
    <ol className={styles.list} aria-label={label}>
      {things.map((thing, place) => (
        <li
          key={keyOf(thing)}
          draggable={!isBusy}
          data-over={dragged !== undefined && over === place}
          onDragStart={() => setDragged(place)}
          onDragEnd={() => setDragged(undefined)}
          onDragOver={(event) => {
            event.preventDefault()
            setOver(place)
          }}
          onDrop={(event) => drop(event, place)}
        >
          <IconGripVertical className={styles.grip} size={18} aria-hidden="true" />
          {children(thing)}
          <span className={styles.buttons}>
            <IconButton
              Icon={IconArrowUp}
              label={upLabel(thing)}
              disabled={isBusy || place === 0}
              onClick={() => move(place, place - 1)}
            />
            <IconButton
              Icon={IconArrowDown}
              label={downLabel(thing)}
              disabled={isBusy || place === things.length - 1}
              onClick={() => move(place, place + 1)}
            />
          </span>
        </li>
      ))}
    </ol>
  )
}
