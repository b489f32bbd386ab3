import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import idle from '#brand/art/caramelo.svg?raw'
import happy from '#brand/art/caramelo-happy.svg?raw'
import searching from '#brand/art/caramelo-searching.svg?raw'
import sleeping from '#brand/art/caramelo-sleeping.svg?raw'
import sorry from '#brand/art/caramelo-sorry.svg?raw'
import type { Mood } from './caramelo.tsx'
import styles from './caramelo-rig.module.css'

const drawings: Readonly<Record<Mood, string>> = { idle, happy, searching, sleeping, sorry }

/** The drawing inside the page, whose `data-part`s the style sheet moves. It comes to rest within five seconds. */
export function CarameloRig({ mood, className = '', ...size }: ComponentProps<'svg'> & { mood: Mood }) {
  const place = useRef<SVGSVGElement>(null)

  useLayoutEffect(() => {
    const drawing = new DOMParser().parseFromString(drawings[mood], 'image/svg+xml').documentElement
    place.current?.replaceChildren(...drawing.children)
  }, [mood])

  return (
    <svg
      ref={place}
      viewBox="0 0 160 112"
      className={`${styles.rig} ${className}`}
      data-mood={mood}
      aria-hidden="true"
      {...size}
    />
  )
}
