import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import styles from './picture-pane.module.css'
import { scrollArea } from './scroll-area.ts'

/** Left, top, width and height, as parts of the picture's own width and height. */
export type PictureBox = readonly [left: number, top: number, width: number, height: number]

type PicturePaneProps = {
  url: string | undefined
  text: string
  /** The place to show, enlarged and framed. */
  box: PictureBox | undefined
}

/**
 * A picture to look at closely. While a place is marked and the pane itself is out of sight, it stays at the top of the
 * window, above the field that the place belongs to.
 */
export function PicturePane({ url, text, box }: PicturePaneProps) {
  const slot = useRef<HTMLDivElement>(null)
  const pane = useRef<HTMLElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const isInSight = useIsInSight(slot)
  const [isLoaded, setLoaded] = useState(false)
  const follows = Boolean(box) && !isInSight

  useLayoutEffect(() => {
    if (!pane.current || !stage.current || !isLoaded) return
    if (box) show(box, { pane: pane.current, stage: stage.current })
    else stage.current.style.width = ''
    if (follows) uncover(pane.current)
  }, [box, isLoaded, follows])

  return (
    <div ref={slot} className={styles.slot}>
      <section ref={pane} className={styles.pane} data-follows={follows} {...scrollArea(text)}>
        <div ref={stage} className={styles.stage}>
          {url && <img src={url} alt={text} onLoad={() => setLoaded(true)} />}
          {box && isLoaded && <span className={styles.mark} data-mark style={placeOf(box)} />}
        </div>
      </section>
    </div>
  )
}

function placeOf([left, top, width, height]: PictureBox) {
  const part = (share: number) => `${share * 100}%`
  return { left: part(left), top: part(top), width: part(width), height: part(height) }
}

const mostZoom = 3
/** How much of the pane a marked place fills at most. */
const share = 0.85

type Parts = { pane: HTMLElement; stage: HTMLElement }

function show([left, top, width, height]: PictureBox, { pane, stage }: Parts) {
  stage.style.width = ''
  const { offsetWidth, offsetHeight } = stage
  const across = (share * pane.clientWidth) / (width * offsetWidth)
  const along = (share * pane.clientHeight) / (height * offsetHeight)
  const zoom = Math.min(mostZoom, Math.max(1, across), along)
  stage.style.width = `${zoom * 100}%`
  pane.scrollTo({
    left: stage.offsetWidth * (left + width / 2) - pane.clientWidth / 2,
    top: stage.offsetHeight * (top + height / 2) - pane.clientHeight / 2,
  })
}

/** The field that has the focus must not be behind the pane. */
function uncover(pane: HTMLElement) {
  const field = document.activeElement
  if (field && field.getBoundingClientRect().top < pane.getBoundingClientRect().bottom)
    field.scrollIntoView({ block: 'center' })
}

function useIsInSight(element: React.RefObject<HTMLElement | null>): boolean {
  const [isInSight, setInSight] = useState(true)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(
      (entries) => setInSight(entries.some(({ intersectionRatio }) => intersectionRatio >= enough)),
      { threshold: enough },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isInSight
}

/** How much of the pane must be in sight, that a marked place can be seen in it. */
const enough = 0.6
