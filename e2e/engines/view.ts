import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Engine } from './engine.ts'

declare global {
  interface Window {
    faults?: string[]
  }
}

const limitMs = 20_000

type Found = Readonly<Record<string, string>>

/** What somebody does and sees in a browser, in the words of the screen. Each act waits until it can be done. */
export function viewOf({ driver, consoleErrors }: Engine, place: { url: string; folder: string }) {
  async function run<T>(script: (...args: never[]) => T, ...args: unknown[]): Promise<T> {
    const source = `return (${script}).apply(null, arguments)`
    return (await driver.command('ExecuteScript', { script: source, args })) as T
  }

  async function onceFound<T>(
    name: string,
    kind: Kind,
    act: (id: string, found: Found) => Promise<T>,
  ): Promise<T> {
    return until(`no ${kind} “${name}”`, async () => {
      const found = (await run(find, kind, name)) as Found | null
      return found ? { done: await act(Object.values(found)[0] ?? '', found) } : undefined
    })
  }

  const click = (name: string, kind: Kind) =>
    onceFound(name, kind, async (id, found) => {
      // WebKit presses and lets go at one place: on a sheet that still rises, that is two different things.
      if (!(await run(standsStill, found))) throw new Error(`“${name}” still moves`)
      return driver.command('ElementClick', { id })
    })

  return {
    run,
    version: driver.version,

    resize: (width: number, height: number) => driver.command('SetWindowRect', { width, height }),

    async open(path: string) {
      await driver.command('Navigate', { url: place.url + path })
      await run(noteFaults)
    },

    async reload() {
      await driver.command('Refresh')
      await run(noteFaults)
    },

    /** The screen's own button, where one in the navigation has the same name. */
    send: (name: string) => click(name, 'button of the screen'),
    press: (name: string) => click(name, 'control'),
    mark: (name: string) => click(name, 'choice'),

    async fill(label: string, text: string) {
      await onceFound(label, 'field', async (id) => {
        await driver.command('ElementSendKeys', { id, text })
      })
    },

    async choose(file: string, label = '') {
      await onceFound(label, 'file', (id) => driver.command('ElementSendKeys', { id, text: file }))
    },

    async sees(text: string) {
      await until(`“${text}” is not seen`, async () =>
        (await run(isSeen, text)) ? { done: true } : undefined,
      )
    },

    text: () => run(() => document.body.innerText),

    async hasValue(label: string, value: string) {
      await until(`${label} is not ${value}`, async () => {
        const field = (await run(find, 'field', label)) as Found | null
        const has = field && (await run((it: HTMLInputElement) => it.value, field))
        return has === value ? { done: true } : undefined
      })
    },

    /** For what cannot be seen: whether something is stored. */
    async isTrue(script: () => boolean | Promise<boolean>) {
      await until(`not true: ${script}`, async () => ((await run(script)) ? { done: true } : undefined))
    },

    async isAt(path: string) {
      await until(`not at ${path}`, async () => {
        const url = new URL(String(await driver.command('GetCurrentURL')))
        return url.pathname === path ? { done: true } : undefined
      })
    },

    /** Errors that nobody caught, by the page and by the engine's own console. */
    async faults(): Promise<string[]> {
      return [...(await run(() => window.faults ?? [])), ...(await consoleErrors(place.url))]
    },

    async picture(name: string) {
      const picture = String(await driver.command('TakeScreenshot', { full: false }))
      await writeFile(join(place.folder, `${name}.png`), Buffer.from(picture, 'base64'))
    },
  }
}

export type View = ReturnType<typeof viewOf>

/** What stands in the way is told in the end: a dialog that still moves, or a field that is drawn anew. */
async function until<T>(missing: string, look: () => Promise<{ done: T } | undefined>): Promise<T> {
  const started = performance.now()
  let inTheWay: unknown
  while (performance.now() - started < limitMs) {
    try {
      const result = await look()
      if (result) return result.done
      inTheWay = undefined
    } catch (error) {
      inTheWay = error
    }
    await pause(100)
  }
  throw new Error(missing, { cause: inTheWay })
}

type Kind = 'control' | 'button of the screen' | 'choice' | 'field' | 'file'

/** Runs in the page, as do those below: the first that has this name, or else the first whose name holds it. */
function find(kind: Kind, name: string): Element | null {
  const selectors = {
    control: 'button, a[href], summary, [role=button], [role=tab], [role=option], [role=menuitem]',
    'button of the screen': 'main button',
    choice: 'input[type=radio], input[type=checkbox], [role=checkbox], [role=switch], [role=radio], option',
    field: 'input:not([type=radio], [type=checkbox], [type=file]), textarea, select',
    // The other ones open the camera, or hold what was chosen for the form.
    file: 'input[type=file][accept]:not([capture])',
  }
  // Behind a dialog nothing can be reached.
  const dialogs = [...document.querySelectorAll('dialog[open]')]
  const all = [...(dialogs.at(-1) ?? document).querySelectorAll<HTMLInputElement>(selectors[kind])]
  const nameOf = (element: HTMLInputElement) => {
    const by = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const texts = [
      element.getAttribute('aria-label'),
      ...by.map((id) => document.getElementById(id)?.textContent),
      ...Array.from(element.labels ?? [], ({ textContent }) => textContent),
      element.textContent,
    ]
    return texts.map((text) => text?.replace(/\s+/g, ' ').trim() ?? '')
  }
  const isShown = (element: Element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible'
  const shown = all.filter((element) => kind === 'choice' || kind === 'file' || isShown(element))
  const found =
    shown.find((element) => nameOf(element).includes(name)) ??
    shown.find((element) => nameOf(element).some((text) => text.includes(name)))
  // What is typed takes the place of what is there.
  if (kind === 'field' && found?.value) {
    found.focus()
    found.select()
  }
  // What is drawn for a choice is its label.
  const target = (kind === 'choice' && found?.labels?.[0]) || found
  // WebDriver brings it into view at the edge, where the navigation lies.
  if (kind !== 'file') target?.scrollIntoView({ block: 'center' })
  return target ?? null
}

/** From one frame to the next, as nobody sees it move. */
async function standsStill(element: Element): Promise<boolean> {
  const place = () => JSON.stringify(element.getBoundingClientRect())
  const before = place()
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
  return place() === before
}

function isSeen(text: string): boolean {
  return document.body.innerText.replace(/\s+/g, ' ').includes(text)
}

function noteFaults() {
  const faults: string[] = []
  window.faults = faults
  // A call that failed is written into the log, as the specification wants it, and told where it is awaited.
  addEventListener('error', ({ message, error }) => {
    if (error?.name !== 'ApiFailure') faults.push(message)
  })
  addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)))
}
