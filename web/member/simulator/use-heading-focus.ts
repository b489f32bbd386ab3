import { type RefObject, useLayoutEffect, useRef } from 'react'

/** The heading takes the focus when it appears, except while the screen opens. */
export function useHeadingFocus(isOpening: RefObject<boolean>) {
  const heading = useRef<HTMLHeadingElement>(null)
  // Later, on a slow phone, it would take the focus from a field in which somebody types already.
  useLayoutEffect(() => {
    if (!isOpening.current) heading.current?.focus()
  }, [isOpening])
  return heading
}
