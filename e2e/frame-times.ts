import type { Browser, Page } from '@playwright/test'

/** While one of these is on the page, its frames are counted as that one's. */
const scenes = {
  floor: '[data-floor]',
  celebration: 'canvas',
  'flying coins': '[data-coins="fly"]',
  'rolling balance': '[data-rolls]',
  'view transition': ':root:active-view-transition',
}

export type Scene = keyof typeof scenes

export const frameMs = 1000 / 60

/** Marks where each frame begins and what moves in it. */
export async function watchFrames(page: Page) {
  await page.addInitScript((watched) => {
    const look = () => {
      const scene = watched.find(([, selector]) => document.querySelector(selector))?.[0] ?? ''
      performance.mark(`frame ${scene}`)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, Object.entries(scenes))
}

/** What an empty page needs to move one thing. */
export async function moveOneThing(page: Page) {
  await page.evaluate(async () => {
    const thing = document.createElement('i')
    document.body.replaceChildren(thing)
    thing.dataset.floor = ''
    Object.assign(thing.style, { position: 'absolute', width: '40px', height: '40px', background: 'teal' })
    await thing.animate([{}, { transform: 'translateX(300px)' }], { duration: 1500 }).finished
    thing.remove()
  })
}

/** Times are in millionths of a second; `tdur` is what the thread itself worked, whoever else uses the machine. */
type TraceEvent = { name: string; pid: number; tid: number; ts: number; tdur?: number }

const categories = ['-*', 'blink.user_timing', 'disabled-by-default-devtools.timeline', '__metadata']

/** The frames of one scene while something is done, without the first, in which its screen is drawn. */
export async function framesOf(browser: Browser, page: Page, scene: Scene, doing: () => Promise<void>) {
  await browser.startTracing(page, { categories })
  await doing()
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()))
  const marks = traceEvents
    .filter(({ name }) => name.startsWith('frame '))
    .sort((one, other) => one.ts - other.ts)
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name === 'RunTask' && pid === marks[0]?.pid && tid === marks[0]?.tid,
  )
  const frames = marks.flatMap((mark, place) => {
    const end = marks[place + 1]?.ts
    if (end === undefined || mark.name !== `frame ${scene}`) return []
    const own = tasks.filter(({ ts }) => ts >= mark.ts && ts < end)
    return [
      {
        lastsMs: (end - mark.ts) / 1000,
        busyMs: own.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000,
      },
    ]
  })
  return figuresOf(frames.slice(1))
}

type Frame = { lastsMs: number; busyMs: number }

function figuresOf(frames: readonly Frame[]) {
  const busy = frames.map(({ busyMs }) => busyMs).sort((one, other) => one - other)
  const percent = (test: (frame: Frame) => boolean) =>
    Math.round((100 * frames.filter(test).length) / frames.length)
  return {
    frames: frames.length,
    percentInTime: percent(({ lastsMs }) => lastsMs < 1.5 * frameMs),
    percentWithinBudget: percent(({ busyMs }) => busyMs <= frameMs),
    busyMedianMs: busy[Math.floor(busy.length / 2)] ?? Number.NaN,
    busyMostMs: busy.at(-1) ?? Number.NaN,
    longestMs: Math.max(...frames.map(({ lastsMs }) => lastsMs)),
  }
}
