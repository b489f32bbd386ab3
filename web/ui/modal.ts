import { useLayoutEffect, useRef } from 'react'

/** Moves the focus to the heading, and back to the opener at the end. */
export function useModal() {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  // Closing has to happen before the element is removed, because closing gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    const release = holdPage()
    element?.showModal()
    heading.current?.focus()
    return () => {
      element?.close()
      release()
    }
  }, [])

  return { dialog, heading }
}

/** Stops the page behind from scrolling, and from moving where its scrollbar was. */
function holdPage(): () => void {
  const { documentElement: page } = document
  const { overflow, scrollbarGutter } = page.style
  const hasScrollbar = window.innerWidth > page.clientWidth
  page.style.overflow = 'hidden'
  if (hasScrollbar) page.style.scrollbarGutter = 'stable'
  return () => {
    page.style.overflow = overflow
    page.style.scrollbarGutter = scrollbarGutter
  }
}
