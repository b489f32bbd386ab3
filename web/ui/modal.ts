import { useLayoutEffect, useRef } from 'react'

/** Opens a native dialog for as long as it is on the page: focus on its heading, back to the opener at the end. */
export function useModal() {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  // Before the element leaves the page, because closing it is what gives the focus back.
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

/** Keeps the page behind from scrolling, and from jumping sideways where its scrollbar took room. */
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
