import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Children, type CSSProperties, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react'
import styles from './carousel.module.css'
import { useCarouselScroll } from './carousel-scroll.ts'
import { IconButton } from './icon-button.tsx'
import { scrollArea } from './scroll-area.ts'

type View = { readonly slides: number; readonly gapPx: number }

type CarouselProps = {
  /** What the list holds, for those who do not see it. */
  label: string
  heading: ReactNode
  /** Between the heading and the cards, with the whole width to itself. */
  intro?: ReactNode
  previousLabel: string
  nextLabel: string
  narrow: View
  /** From 1024 px. */
  wide: View
  /** One card each. */
  children: ReactNode
}

/** A list that scrolls sideways and stops at its cards: by finger, arrow button, arrow key, and by nothing else. */
export function Carousel({
  label,
  heading,
  intro,
  previousLabel,
  nextLabel,
  narrow,
  wide,
  children,
}: CarouselProps) {
  const { list, ends, scrollByView } = useCarouselScroll()

  function keyPressed(event: KeyboardEvent) {
    const direction = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!direction || isWrittenIn(event.target)) return
    event.preventDefault()
    scrollByView(direction)
  }

  return (
    <div className={styles.carousel} style={sizes(Children.count(children), { narrow, wide })}>
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
        {Children.map(children, (card) => (
          <li>{card}</li>
        ))}
      </ul>
    </div>
  )
}

/** Where all cards fit there is no next one to show a slice of. */
function sizes(count: number, { narrow, wide }: { narrow: View; wide: View }) {
  return {
    '--narrow-slides': narrow.slides,
    '--narrow-gap': `${narrow.gapPx}px`,
    '--narrow-slice': count > narrow.slides ? 'var(--slice)' : '0px',
    '--wide-slides': wide.slides,
    '--wide-gap': `${wide.gapPx}px`,
  } as CSSProperties
}

/** The keyboard may come to a card of which only a slice shows; under a finger that is pressing it nothing moves. */
function showWholeCard({ target }: FocusEvent) {
  if (target.matches(':focus-visible'))
    target.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** Fields use the arrow keys themselves. */
function isWrittenIn(target: EventTarget): boolean {
  return target instanceof Element && target.matches('input, select, textarea')
}
