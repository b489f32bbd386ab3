import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import styles from './picture.module.css'

/** A picture from the server: it fades in over the ground it lies on. One that is there already is shown as it is. */
export function Picture({ className = '', ...rest }: ComponentProps<'img'>) {
  const place = useRef<HTMLImageElement>(null)

  useLayoutEffect(() => {
    const picture = place.current
    if (picture && !picture.complete) picture.dataset.comes = 'true'
  }, [])

  const show = () => {
    delete place.current?.dataset.comes
  }
  return (
    <img
      alt=""
      {...rest}
      ref={place}
      className={`${styles.picture} ${className}`}
      onLoad={show}
      onError={show}
    />
  )
}
