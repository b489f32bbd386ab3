import coin from '#brand/art/coin.svg'
import { flightOf } from './flight-path.ts'

const count = 6
const sizePx = 28

/** A few coins rise from one place and fall into another. A place outside the window stands at its edge. */
export async function flyCoins(source: Element, goal: Element): Promise<void> {
  const from = middleOf(source)
  const to = middleOf(goal)
  const air = document.createElement('div')
  air.ariaHidden = 'true'
  air.dataset.coins = 'fly'
  Object.assign(air.style, {
    position: 'fixed',
    inset: '0',
    zIndex: '20',
    pointerEvents: 'none',
    overflow: 'hidden',
  })
  const flights = Array.from({ length: count }, (_, place) => {
    const picture = new Image(sizePx, sizePx)
    picture.src = coin
    picture.alt = ''
    Object.assign(picture.style, { position: 'absolute', top: `${-sizePx / 2}px`, left: `${-sizePx / 2}px` })
    air.append(picture)
    const { keyframes, durationMs, delayMs } = flightOf(from, to, place)
    return picture.animate(keyframes, {
      duration: durationMs,
      delay: delayMs,
      fill: 'both',
      easing: 'linear',
    })
  })
  document.body.append(air)
  await Promise.allSettled(flights.map(({ finished }) => finished))
  air.remove()
}

function middleOf(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect()
  return {
    x: clamp(left + width / 2, window.innerWidth),
    y: clamp(top + height / 2, window.innerHeight),
  }
}

const clamp = (value: number, most: number) => Math.min(Math.max(value, 0), most)
