import { type RefObject, useLayoutEffect, useState } from 'react'

export type Size = { readonly width: number; readonly height: number }

export function useElementSize(element: RefObject<HTMLElement | null>): Size | undefined {
  const [size, setSize] = useState<Size>()
  useLayoutEffect(() => {
    if (!element.current) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return size
}

/** A small picture is not blown up beyond what it has to show. */
const mostScale = 2

export function scaleToFit(page: Size, place: Size, isSideways: boolean): number {
  const [width, height] = isSideways ? [page.height, page.width] : [page.width, page.height]
  return Math.min(mostScale, place.width / width, place.height / height)
}
