import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import idle from '#brand/art/caramelo.svg?raw'
import happy from '#brand/art/caramelo-happy.svg?raw'
import searching from '#brand/art/caramelo-searching.svg?raw'
import sleeping from '#brand/art/caramelo-sleeping.svg?raw'
import sorry from '#brand/art/caramelo-sorry.svg?raw'
import type { Mood } from './caramelo-mood.ts'
import { joints, moves } from './caramelo-moves.ts'

const drawings: Readonly<Record<Mood, string>> = { idle, happy, searching, sleeping, sorry }

/** The same drawing inside the page, where its parts can move. */
export function CarameloRig({ mood, ...size }: ComponentProps<'svg'> & { mood: Mood }) {
  const place = useRef<SVGSVGElement>(null)

  useLayoutEffect(() => {
    const drawing = new DOMParser().parseFromString(drawings[mood], 'image/svg+xml').documentElement
    place.current?.replaceChildren(...drawing.children)
    for (const { part, keyframes, timing } of moves[mood]) {
      const drawn = place.current?.querySelector<SVGElement>(`[data-part="${part}"]`)
      if (!drawn) continue
      drawn.style.transformOrigin = joints[part]
      drawn.animate(keyframes, timing)
    }
  }, [mood])

  return <svg ref={place} viewBox="0 0 160 112" data-mood={mood} aria-hidden="true" {...size} />
}
