/** The commands of W3C WebDriver that journeys need, with the place of each in its HTTP form. */
const places = {
  Navigate: ['POST', '/url'],
  Refresh: ['POST', '/refresh'],
  GetCurrentURL: ['GET', '/url'],
  ExecuteScript: ['POST', '/execute/sync'],
  ElementClick: ['POST', '/element/{id}/click'],
  ElementSendKeys: ['POST', '/element/{id}/value'],
  SetWindowRect: ['POST', '/window/rect'],
  TakeScreenshot: ['GET', '/screenshot'],
  DeleteSession: ['DELETE', ''],
} as const

type Parameters = Readonly<Record<string, unknown>>

/** A browser that obeys WebDriver's commands, whichever way they reach it. */
export type Driver = {
  readonly version: string
  command(name: keyof typeof places, parameters?: Parameters): Promise<unknown>
}

type Opened = { sessionId: string; capabilities: { browserVersion?: string } }

/** Through a process that takes them over HTTP, as Chromium and WebKit have one. */
export async function openOverHttp(url: string, capabilities: Parameters): Promise<Driver> {
  const { sessionId, capabilities: its } = (await call('POST', `${url}/session`, {
    capabilities: { alwaysMatch: capabilities },
  })) as Opened
  return {
    version: its.browserVersion ?? '',
    command: (name, { id = '', ...parameters } = {}) => {
      const [method, place] = places[name]
      return call(method, `${url}/session/${sessionId}${place.replace('{id}', String(id))}`, parameters)
    },
  }
}

async function call(method: string, url: string, parameters: Parameters): Promise<unknown> {
  const body = method === 'POST' ? JSON.stringify(parameters) : null
  const answer = await fetch(url, { method, body, headers: { 'Content-Type': 'application/json' } })
  const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null }
  if (!answer.ok) throw new Error(`${value?.error}: ${value?.message}`)
  return value
}
