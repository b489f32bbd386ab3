import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { mayMove } from './motion.ts'
import { rolledDigits } from './rolled-digits.ts'
import styles from './rolling-figure.module.css'

type RollingFigureProps = {
  value: number
  /** The figure this person saw last, if it is known. */
  from: number | undefined
  format: (value: number) => string
}

/**
 * Rolls to a new figure. What is in the page is the new one from the start, in its own room: nothing else moves, and it
 * is read out once. The rolling digits lie over it until they arrive.
 */
export function RollingFigure({ value, from, format }: RollingFigureProps) {
  const place = useRef<HTMLSpanElement>(null)
  const shown = useRef(from ?? value)

  const start = useEffectEvent((next: number) => {
    const before = shown.current
    shown.current = next
    if (!place.current || before === next || !mayMove()) return undefined
    return roll(place.current, rolledDigits(format(before), format(next), next > before))
  })
  useLayoutEffect(() => start(value), [value])

  return (
    <span ref={place} className={styles.figure}>
      {format(value)}
    </span>
  )
}

const durationMs = 600
const easing = 'cubic-bezier(0.2, 0.8, 0.2, 1)'

function roll(figure: HTMLElement, places: readonly (readonly string[])[]): () => void {
  const cover = document.createElement('span')
  cover.className = styles.cover ?? ''
  cover.ariaHidden = 'true'
  const rolls = columnsOver(figure, places).map(({ column, strip, endPx }) => {
    cover.append(column)
    return strip.animate([{ transform: 'none' }, { transform: `translateY(${-endPx}px)` }], {
      duration: durationMs,
      easing,
      fill: 'both',
    })
  })
  figure.dataset.rolls = 'true'
  figure.append(cover)
  const stop = () => {
    delete figure.dataset.rolls
    cover.remove()
  }
  // Cancelled when the figure changes again, or leaves.
  Promise.all(rolls.map(({ finished }) => finished)).then(stop, () => undefined)
  return () => {
    for (const one of rolls) one.cancel()
    stop()
  }
}

/** A window over each letter of the figure, and behind it the strip of what passes. */
function columnsOver(figure: HTMLElement, places: readonly (readonly string[])[]) {
  const letters = figure.firstChild
  const whole = figure.getBoundingClientRect()
  if (!letters) return []
  const rects = places.map((_, place) => rectOf(letters, place))
  return places.map((passed, place) => {
    const { left, top, width, height } = rects[place] ?? whole
    const column = document.createElement('span')
    const strip = document.createElement('span')
    strip.textContent = passed.join('\n')
    strip.style.lineHeight = `${height}px`
    Object.assign(column.style, {
      left: `${left - whole.left}px`,
      top: `${top - whole.top}px`,
      width: `${width}px`,
      height: `${height}px`,
    })
    column.append(strip)
    return { column, strip, endPx: (passed.length - 1) * height }
  })
}

function rectOf(letters: Node, place: number): DOMRect {
  const range = document.createRange()
  range.setStart(letters, place)
  range.setEnd(letters, place + 1)
  return range.getBoundingClientRect()
}
