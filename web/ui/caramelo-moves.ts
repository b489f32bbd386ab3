import type { Mood } from './caramelo-mood.ts'

/** A part of the drawing, by its `data-part`, and how it moves. */
type Move = { part: Part; keyframes: Keyframe[]; timing: KeyframeAnimationOptions }

/** Where each part turns, in the drawing's own measure. */
export const joints = {
  head: '80px 112px',
  'ear-left': '38px 38px',
  'ear-right': '122px 38px',
  eyes: '80px 54px',
  tongue: '80px 95px',
  breath: '0 0',
  'breath-late': '0 0',
  lens: '0 0',
} as const

type Part = keyof typeof joints

const blink: Move = {
  part: 'eyes',
  keyframes: [0, 2, 5, 8, 52, 55, 58, 60, 63, 66, 100].map((percent) => ({
    offset: percent / 100,
    transform: [5, 55, 63].includes(percent) ? 'scaleY(0.1)' : 'none',
  })),
  timing: { duration: 4000, delay: 600 },
}

/** None lasts five seconds: what moves longer would have to be stopped by whoever reads beside it. */
export const moves: Readonly<Record<Mood, readonly Move[]>> = {
  idle: [
    blink,
    swing('ear-right', 'rotate(-12deg)', { duration: 400, delay: 2600, iterations: 2 }),
    hold('head', 'rotate(4deg)', { duration: 2400, delay: 1600 }),
  ],
  happy: [
    swing('head', 'scaleY(1.05) rotate(-1.5deg)', { duration: 500, iterations: 4 }),
    swing('ear-left', 'rotate(26deg)', { duration: 500, iterations: 4 }),
    swing('ear-right', 'rotate(-26deg)', { duration: 500, iterations: 4 }),
    swing('tongue', 'scaleY(1.14)', { duration: 300, iterations: 12 }),
  ],
  sorry: [
    blink,
    droop('head', 'translateY(4px)'),
    droop('ear-left', 'rotate(-10deg) translateY(3px)'),
    droop('ear-right', 'rotate(10deg) translateY(3px)'),
  ],
  sleeping: [
    swing('head', 'scaleY(1.025)', { duration: 2300, iterations: 2 }),
    snore('breath', 0),
    snore('breath-late', 200),
  ],
  searching: [
    hold('lens', 'translateX(-49px)', { duration: 3600 }),
    hold('eyes', 'translateX(-6px)', { duration: 3600 }),
    hold('head', 'rotate(4deg)', { duration: 3600 }),
  ],
}

/** There and back. */
function swing(part: Part, transform: string, timing: KeyframeAnimationOptions): Move {
  return { part, keyframes: [{}, { transform }, {}], timing: { easing: 'ease-in-out', ...timing } }
}

/** There, a while, and back. */
function hold(part: Part, transform: string, timing: KeyframeAnimationOptions): Move {
  const there = [0.3, 0.65].map((offset) => ({ offset, transform, easing: 'ease-in-out' }))
  return { part, keyframes: [{ easing: 'ease-in-out' }, ...there, {}], timing }
}

/** There, and it stays. */
function droop(part: Part, transform: string): Move {
  return {
    part,
    keyframes: [{}, { transform }],
    timing: { duration: 600, easing: 'ease-out', fill: 'forwards' },
  }
}

function snore(part: Part, delay: number): Move {
  const keyframes = [{ opacity: 0, transform: 'translate(-8px, 10px)' }, { offset: 0.6, opacity: 1 }, {}]
  return { part, keyframes, timing: { duration: 2300, delay, iterations: 2, easing: 'ease-out' } }
}
