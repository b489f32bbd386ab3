/** A browser's own bars come and go too, but never take as much. */
const leastKeyboard = 120

/**
 * Where an on-screen keyboard lies over the page, as on iOS, the styles learn what it leaves: `--keyboard` is covered at
 * the foot, and `--seen-height` is what is seen below `--seen-top`.
 */
export function makeRoomForKeyboard() {
  const seen = window.visualViewport
  if (!seen) return
  const { style, clientHeight: firstHeight } = document.documentElement
  let height = firstHeight

  function follow(viewport: VisualViewport) {
    const { clientHeight } = document.documentElement
    const isEnlarged = viewport.scale > 1.05
    const isCovered = !isEnlarged && clientHeight - viewport.height > leastKeyboard
    const below = clientHeight - viewport.height - viewport.offsetTop
    set('--keyboard', isCovered && Math.max(0, below))
    set('--seen-height', isCovered && viewport.height)
    set('--seen-top', isCovered && viewport.offsetTop)
    const isLower = viewport.height < height
    height = viewport.height
    if (isCovered && isLower) document.activeElement?.scrollIntoView({ block: 'nearest' })
  }

  function set(name: string, pixels: number | false) {
    if (pixels === false) style.removeProperty(name)
    else style.setProperty(name, `${pixels}px`)
  }

  seen.addEventListener('resize', () => follow(seen))
  seen.addEventListener('scroll', () => follow(seen))
}
