import { type RefObject, useEffect, useRef } from 'react'

/** The heading takes the focus when it appears, except while the screen opens. */
export function useHeadingFocus(isOpening: RefObject<boolean>) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isOpening.current) heading.current?.focus()
  }, [isOpening])
  return heading
}
