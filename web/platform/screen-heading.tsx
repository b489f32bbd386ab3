import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { brand } from '#brand/brand.ts'

/** The one h1 of a screen: it names the page and takes the focus when the person comes from another screen. */
export function ScreenHeading({ screen, children }: { screen: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key, pathname } = useLocation()
  const isBack = useNavigationType() === 'POP'

  useEffect(() => {
    document.title = `${screen} – ${brand.name}`
  }, [screen])

  // A filter in the address is no other screen; and who goes back finds the place they left.
  const takeFocus = useEffectEvent((_screen: string) => {
    const isFirstScreen = key === 'default'
    if (!isFirstScreen) heading.current?.focus({ preventScroll: isBack })
  })
  useEffect(() => takeFocus(pathname), [pathname])

  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  )
}
