import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react'
import { type DragEvent, type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { Endpoint } from '#contract/endpoint.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Row, Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import styles from './ordered-list.module.css'
import { useAction } from './use-action.ts'

type OrderedListProps<Thing> = {
  label: string
  things: readonly Thing[]
  keyOf: (thing: Thing) => string
  upLabel: (thing: Thing) => string
  downLabel: (thing: Thing) => string
  save: (keys: string[]) => Promise<unknown>
  savedText: string
  failedText: string
  refreshes: readonly Endpoint[]
  /** Some are left out, so that a place among these says nothing. */
  isPart?: boolean
  children: (thing: Thing) => ReactNode
}

/** Things whose order people see: dragged to their place, or moved there by button. */
export function OrderedList<Thing>(props: OrderedListProps<Thing>) {
  const {
    label,
    keyOf,
    upLabel,
    downLabel,
    save,
    savedText,
    failedText,
    refreshes,
    isPart = false,
    children,
  } = props
  const {
    isPending,
    variables: order,
    mutate,
  } = useAction({ act: save, done: savedText, failed: failedText, refreshes })
  // Each stands in its new place at once; whatever came of it is what is read next.
  const things =
    isPending && order
      ? order.flatMap((key) => props.things.find((thing) => keyOf(thing) === key) ?? [])
      : props.things
  const [dragged, setDragged] = useState<number>()
  const [over, setOver] = useState<number>()
  const keys = things.map(keyOf)

  function move(from: number, to: number) {
    const key = keys[from]
    if (key !== undefined && from !== to) mutate(keys.toSpliced(from, 1).toSpliced(to, 0, key))
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
          draggable={!isPending && !isPart}
          data-over={dragged !== undefined && over === place}
          onDragStart={() => setDragged(place)}
          onDragEnd={() => setDragged(undefined)}
          onDragOver={(event) => {
            event.preventDefault()
            setOver(place)
          }}
          onDrop={(event) => drop(event, place)}
        >
          {!isPart && <IconGripVertical className={styles.grip} size={18} aria-hidden="true" />}
          {children(thing)}
          {!isPart && (
            <Row as="span" gap={0} hasOneLine>
              <IconButton
                Icon={IconArrowUp}
                label={upLabel(thing)}
                disabled={isPending || place === 0}
                onClick={() => move(place, place - 1)}
              />
              <IconButton
                Icon={IconArrowDown}
                label={downLabel(thing)}
                disabled={isPending || place === things.length - 1}
                onClick={() => move(place, place + 1)}
              />
            </Row>
          )}
        </li>
      ))}
    </ol>
  )
}

type OrderedNameProps = { to: string; name: string; facts: readonly (string | false)[] }

export function OrderedName({ to, name, facts }: OrderedNameProps) {
  return (
    <Stack gap={0} grows className={styles.name}>
      <Link to={to}>{name}</Link>
      <Text look="small-quiet">{facts.filter(Boolean).join(' · ')}</Text>
    </Stack>
  )
}
