import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { brand } from '#brand/brand.ts'

/** The one h1 of a screen: it names the page and takes the focus when the person comes from another screen. */
export function ScreenHeading({ screen, children }: { screen: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key } = useLocation()

  useEffect(() => {
    document.title = `${screen} – ${brand.name}`
  }, [screen])

  useEffect(() => {
    const isFirstScreen = key === 'default'
    if (!isFirstScreen) heading.current?.focus()
  }, [key])

  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  )
}
