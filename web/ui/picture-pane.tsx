import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useObjectUrl } from './object-url.ts'
import styles from './picture-pane.module.css'
import { scrollArea } from './scroll-area.ts'

/** Left, top, width and height, as parts of the picture's own width and height. */
export type PictureBox = readonly [left: number, top: number, width: number, height: number]

type PicturePaneProps = {
  /** A photo, or the pages of a document, one below the other. */
  pictures: readonly Blob[]
  text: string
  /** What each picture is called, where there are several. */
  textOf?: (picture: number) => string
  /** The place to show, enlarged and framed. */
  box: PictureBox | undefined
  /** Which of the pictures it is on. */
  page?: number | undefined
}

/**
 * A picture to look at closely. While a place is marked and the pane itself is out of sight, it stays at the top of the
 * window, above the field that the place belongs to.
 */
export function PicturePane({ pictures, text, textOf = () => text, box, page = 0 }: PicturePaneProps) {
  const slot = useRef<HTMLDivElement>(null)
  const pane = useRef<HTMLElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const isInSight = useIsInSight(slot)
  const [loaded, setLoaded] = useState<readonly Blob[]>([])
  const isLoaded = pictures.every((picture) => loaded.includes(picture))
  const follows = Boolean(box) && !isInSight

  useLayoutEffect(() => {
    const picture = stage.current?.children[page]
    if (!pane.current || !stage.current || !isLoaded) return
    if (box && picture instanceof HTMLElement)
      show(box, { pane: pane.current, stage: stage.current, picture })
    else stage.current.style.width = ''
    if (follows) uncover(pane.current)
  }, [box, page, isLoaded, follows])

  return (
    <div ref={slot} className={styles.slot}>
      <section ref={pane} className={styles.pane} data-follows={follows} {...scrollArea(text)}>
        <div ref={stage} className={styles.stage}>
          {pictures.map((picture, index) => (
            <Picture
              key={textOf(index)}
              picture={picture}
              text={textOf(index)}
              mark={isLoaded && index === page ? box : undefined}
              onLoad={() => setLoaded((earlier) => [...earlier, picture])}
            />
          ))}
        </div>
      </section>
    </div>
  )
}

type PictureProps = { picture: Blob; text: string; mark: PictureBox | undefined; onLoad: () => void }

function Picture({ picture, text, mark, onLoad }: PictureProps) {
  const url = useObjectUrl(picture)
  return (
    <div className={styles.picture}>
      {url && <img src={url} alt={text} onLoad={onLoad} />}
      {mark && <span className={styles.mark} data-mark style={placeOf(mark)} />}
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

type Parts = { pane: HTMLElement; stage: HTMLElement; picture: HTMLElement }

function show([left, top, width, height]: PictureBox, { pane, stage, picture }: Parts) {
  stage.style.width = ''
  const { offsetWidth, offsetHeight } = picture
  const across = (share * pane.clientWidth) / (width * offsetWidth)
  const along = (share * pane.clientHeight) / (height * offsetHeight)
  const zoom = Math.min(mostZoom, Math.max(1, across), along)
  stage.style.width = `${zoom * 100}%`
  pane.scrollTo({
    left: picture.offsetWidth * (left + width / 2) - pane.clientWidth / 2,
    top: picture.offsetTop + picture.offsetHeight * (top + height / 2) - pane.clientHeight / 2,
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
