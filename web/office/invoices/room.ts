import { type RefObject, useLayoutEffect, useState } from 'react'

export type Room = { readonly width: number; readonly height: number }

/** How much room an element has inside, whatever the window does. */
export function useRoom(element: RefObject<HTMLElement | null>): Room | undefined {
  const [room, setRoom] = useState<Room>()
  useLayoutEffect(() => {
    if (!element.current) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return room
}

/** A small picture is not blown up beyond what it has to show. */
const mostScale = 2

/** How large a page is drawn to be seen whole. */
export function scaleToFit(page: Room, room: Room, isSideways: boolean): number {
  const [width, height] = isSideways ? [page.height, page.width] : [page.width, page.height]
  return Math.min(mostScale, room.width / width, room.height / height)
}
