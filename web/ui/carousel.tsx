import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import {
  Children,
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useContext,
} from 'react'
import styles from './carousel.module.css'
import { type CarouselPlace, useCarouselScroll } from './carousel-scroll.ts'
import { IsDrawnLater } from './drawn-later.tsx'
import { useDrawnSoFar } from './drawn-so-far.ts'
import { IconButton } from './icon-button.tsx'
import { scrollArea } from './scroll-area.ts'

type View = { readonly slides: number; readonly gapPx: number }

type CarouselProps = {
  label: string
  heading: ReactNode
  intro?: ReactNode
  previousLabel: string
  nextLabel: string
  narrow: View
  /** From 1024 px. */
  wide: View
  /** Where it begins, and who is told where it was left. */
  place?: CarouselPlace
  children: ReactNode
}

/** Scrolls sideways by finger, arrow button or arrow key, and never by itself. */
export function Carousel({
  label,
  heading,
  intro,
  previousLabel,
  nextLabel,
  narrow,
  wide,
  place,
  children,
}: CarouselProps) {
  const { list, ends, scrollByView } = useCarouselScroll(place)
  const count = Children.count(children)
  // With the next one, of which a slice is seen.
  const seen = useContext(IsDrawnLater) ? 1 : narrow.slides + 1
  const drawn = useDrawnSoFar(place?.startPx ? count : seen, count)

  function keyPressed(event: KeyboardEvent) {
    const direction = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!direction || isWrittenIn(event.target)) return
    event.preventDefault()
    scrollByView(direction)
  }

  return (
    <div className={styles.carousel} style={sizes(count, { narrow, wide })}>
      <div className={styles.head}>
        <div className={styles.heading}>{heading}</div>
        <div className={styles.arrows} hidden={ends.atStart && ends.atEnd}>
          <IconButton
            label={previousLabel}
            Icon={IconChevronLeft}
            aria-disabled={ends.atStart}
            onClick={() => scrollByView(-1)}
          />
          <IconButton
            label={nextLabel}
            Icon={IconChevronRight}
            aria-disabled={ends.atEnd}
            onClick={() => scrollByView(1)}
          />
        </div>
      </div>
      {intro && <div className={styles.intro}>{intro}</div>}
      <ul
        className={styles.list}
        ref={list}
        onKeyDown={keyPressed}
        onFocus={showWholeCard}
        {...scrollArea(label)}
      >
        {Children.map(children, (card, index) => (
          <li>{index < drawn && card}</li>
        ))}
      </ul>
    </div>
  )
}

/** Where all cards fit, no slice of a next one is shown. */
function sizes(count: number, { narrow, wide }: { narrow: View; wide: View }) {
  return {
    '--narrow-slides': narrow.slides,
    '--narrow-gap': `${narrow.gapPx}px`,
    '--narrow-slice': count > narrow.slides ? 'var(--slice)' : '0px',
    '--wide-slides': wide.slides,
    '--wide-gap': `${wide.gapPx}px`,
  } as CSSProperties
}

/** Only the keyboard scrolls a card into view: under a finger nothing may move. */
function showWholeCard({ target }: FocusEvent) {
  if (target.matches(':focus-visible'))
    target.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** Fields use the arrow keys themselves. */
function isWrittenIn(target: EventTarget): boolean {
  return target instanceof Element && target.matches('input, select, textarea')
}
