import { type ReactNode, useContext, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { brand } from '#brand/brand.ts'
import { ScreenPlace } from '#web/ui/screen-place.ts'

type ScreenHeadingProps = { screen: string; children: ReactNode }

/** The name of a screen: the one h1 of the page, except of a list beside which something is open. */
export function ScreenHeading(props: ScreenHeadingProps) {
  return useContext(ScreenPlace) === 'beside' ? <h2>{props.children}</h2> : <PageHeading {...props} />
}

/** It names the page and takes the focus when the person comes from another screen. */
function PageHeading({ screen, children }: ScreenHeadingProps) {
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
  // Later, on a slow phone, it would take the focus from a field in which somebody types already.
  useLayoutEffect(() => takeFocus(pathname), [pathname])

  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  )
}
