import { type RefObject, useEffect, useRef } from 'react'

/** A heading that takes the focus when it comes, unless the screen itself is just being opened. */
export function useHeadingFocus(isOpening: RefObject<boolean>) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isOpening.current) heading.current?.focus()
  }, [isOpening])
  return heading
}
