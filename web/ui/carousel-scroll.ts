import { useEffect, useRef, useState } from 'react'

type Ends = { readonly atStart: boolean; readonly atEnd: boolean }

export type CarouselPlace = { readonly startPx: number; readonly onMove: (px: number) => void }

export function useCarouselScroll(place?: CarouselPlace) {
  const kept = useRef(place)
  kept.current = place
  const list = useRef<HTMLUListElement>(null)
  const [ends, setEnds] = useState<Ends>({ atStart: true, atEnd: false })

  useEffect(() => {
    const element = list.current
    if (!element) return
    if (kept.current?.startPx) element.scrollTo({ left: kept.current.startPx, behavior: 'instant' })
    const look = () => setEnds((before) => sameOr(before, endsOf(element)))
    const sizes = new ResizeObserver(look)
    sizes.observe(element)
    for (const card of element.children) sizes.observe(card)
    const moved = () => {
      look()
      kept.current?.onMove(element.scrollLeft)
    }
    element.addEventListener('scroll', moved, { passive: true })
    return () => {
      sizes.disconnect()
      element.removeEventListener('scroll', moved)
    }
  }, [])

  return {
    list,
    ends,
    scrollByView: (direction: number) => {
      if (list.current) list.current.scrollBy({ left: direction * viewWidth(list.current) })
    },
  }
}

function endsOf({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): Ends {
  return { atStart: scrollLeft <= 1, atEnd: scrollLeft + clientWidth >= scrollWidth - 1 }
}

function sameOr(before: Ends, now: Ends): Ends {
  return before.atStart === now.atStart && before.atEnd === now.atEnd ? before : now
}

function viewWidth(list: HTMLElement): number {
  const [first, second] = list.children
  if (!(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return list.clientWidth
  const step = second.offsetLeft - first.offsetLeft
  const { paddingLeft, paddingRight } = getComputedStyle(list)
  const room = list.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
  const gap = step - first.offsetWidth
  return step * Math.max(1, Math.floor((room + gap + 1) / step))
}
