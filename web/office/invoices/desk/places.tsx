import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Reading, Region } from '#contract/invoices-reading.ts'
import { useReviewWords } from '#web/office/invoices/words.ts'
import { doubtedFigures, figureOf, inReadingOrder, regionsOf } from './figures.ts'
import { usePointing } from './pointing-room.tsx'
import { useRegionNames } from './region-names.ts'
import styles from './sheet.module.css'

type PlacesProps = {
  reading: Reading
  page: number
  /** Of the page as it is drawn. */
  height: number
  isShown: boolean
  hasLens: boolean
  onTake: (region: Region) => void
  onEnlarge: (times: number) => void
}

/** Below this height nobody reads a line. */
const legiblePx = 20

/** What was read of one page, where it stands: one stop for the keyboard, and arrows from place to place. */
export function Places({ reading, page, height, isShown, hasLens, onTake, onEnlarge }: PlacesProps) {
  const { review } = useReviewWords()
  const { pointed, pressed } = usePointing()
  const nameOf = useRegionNames(reading)
  const [entry, setEntry] = useState(0)
  const bar = useRef<HTMLDivElement>(null)
  const all = reading.regions ?? []
  const here = inReadingOrder(all).filter((region) => (region.page ?? 0) === page)
  const sought = isShown && pointed?.from === 'pane' ? regionsOf(pointed.figure, all)[0] : undefined
  const marked = pointed && isShown ? regionsOf(pointed.figure, all) : []
  const doubted = doubtedFigures(reading)
  const soughtAt = sought ? here.indexOf(sought) : -1

  useEffect(() => {
    if (soughtAt >= 0 && height > 0)
      bar.current?.children[soughtAt]?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [soughtAt, height])

  const enlarge = useEffectEvent(() => {
    const lineHeight = height * (sought?.box[3] ?? 1)
    if (soughtAt >= 0 && lineHeight < legiblePx) onEnlarge(legiblePx / lineHeight)
  })
  useEffect(() => {
    if (pressed?.from === 'pane') enlarge()
  }, [pressed])

  function move(event: KeyboardEvent) {
    const next = stepOf(event.key, entry, here.length)
    if (next === undefined) return
    event.preventDefault()
    const button = bar.current?.children[next]
    if (button instanceof HTMLElement) button.focus()
  }

  if (here.length === 0) return null
  return (
    <div
      ref={bar}
      className={styles.places}
      role="toolbar"
      aria-label={review.placesOf(page + 1)}
      data-lens={hasLens}
      onKeyDown={move}
    >
      {here.map((region, place) => (
        <Place
          key={`${region.of} ${region.row} ${region.box.join(' ')}`}
          region={region}
          name={nameOf(region)}
          isEntry={place === Math.min(entry, here.length - 1)}
          isMarked={marked.includes(region)}
          isDoubted={doubted.has(figureOf(region))}
          onEnter={() => setEntry(place)}
          onTake={onTake}
        />
      ))}
    </div>
  )
}

type PlaceProps = {
  region: Region
  name: string
  isEntry: boolean
  isMarked: boolean
  isDoubted: boolean
  onEnter: () => void
  onTake: (region: Region) => void
}

function Place({ region, name, isEntry, isMarked, isDoubted, onEnter, onTake }: PlaceProps) {
  const { point, press, leave } = usePointing()
  const figure = figureOf(region)
  const [left, top, width, height] = region.box.map((part) => `${part * 100}%`)
  return (
    <button
      type="button"
      className={styles.zone}
      aria-label={name}
      tabIndex={isEntry ? 0 : -1}
      data-marked={isMarked}
      data-doubted={isDoubted}
      data-low={region.box[1] > 0.9}
      data-right={region.box[0] > 0.5}
      style={{ left, top, width, height }}
      onPointerEnter={() => point(figure, 'paper')}
      onPointerLeave={leave}
      onFocus={() => {
        onEnter()
        point(figure, 'paper')
      }}
      onBlur={leave}
      onClick={() => {
        press(figure, 'paper')
        onTake(region)
      }}
    >
      <span aria-hidden="true">{name}</span>
    </button>
  )
}

function stepOf(key: string, at: number, count: number): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: Math.min(at + 1, count - 1),
    ArrowRight: Math.min(at + 1, count - 1),
    ArrowUp: Math.max(at - 1, 0),
    ArrowLeft: Math.max(at - 1, 0),
    Home: 0,
    End: count - 1,
  }
  return steps[key]
}
