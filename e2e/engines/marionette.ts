import { once } from 'node:events'
import { connect } from 'node:net'
import type { Driver } from './driver.ts'

type Answer = [kind: 1, id: number, error: { error: string; message: string } | null, result: unknown]

/**
 * Firefox takes WebDriver's commands over a socket of its own, which geckodriver translates HTTP into: without it there
 * is one program less to install, and Debian has none.
 */
export async function openFirefox(port: number) {
  const socket = connect(port, '127.0.0.1')
  const answers = new Map<number, PromiseWithResolvers<unknown>>()
  const greeted = Promise.withResolvers<void>()
  let unread: Buffer = Buffer.alloc(0)
  let last = 0
  socket.on('data', (chunk: Buffer) => {
    unread = Buffer.concat([unread, chunk])
    for (let message = next(); message; message = next()) hear(JSON.parse(message))
  })
  await once(socket, 'connect')
  await greeted.promise
  const { capabilities } = (await send('WebDriver:NewSession', {})) as {
    capabilities: { browserVersion: string }
  }

  /** Each message has its length before it: `12:[1,1,null,{}]`. */
  function next(): string | undefined {
    const colon = unread.indexOf(':')
    const end = colon + 1 + Number(unread.subarray(0, Math.max(colon, 0)))
    if (colon < 0 || unread.length < end) return undefined
    const message = unread.subarray(colon + 1, end).toString()
    unread = unread.subarray(end)
    return message
  }

  function hear(message: object | Answer) {
    if (!Array.isArray(message)) return greeted.resolve()
    const [, id, error, result] = message as Answer
    if (error) answers.get(id)?.reject(new Error(`${error.error}: ${error.message}`))
    else answers.get(id)?.resolve(result)
    answers.delete(id)
  }

  function send(name: string, parameters: object): Promise<unknown> {
    const answer = Promise.withResolvers<unknown>()
    last += 1
    answers.set(last, answer)
    const message = JSON.stringify([0, last, name, parameters])
    socket.write(`${Buffer.byteLength(message)}:${message}`)
    return answer.promise
  }

  const driver: Driver = {
    version: capabilities.browserVersion,
    command: async (name, parameters = {}) => {
      const result = await send(`WebDriver:${name}`, parameters)
      return result !== null && typeof result === 'object' && 'value' in result ? result.value : result
    },
  }

  /** What it wrote into its console as an error of a site, its service workers included. */
  async function consoleErrors(origin: string): Promise<string[]> {
    await send('Marionette:SetContext', { value: 'chrome' })
    const { value } = (await send('WebDriver:ExecuteScript', {
      script: `return Services.console.getMessageArray()
        .filter((it) => it instanceof Ci.nsIScriptError && !(it.flags & Ci.nsIScriptError.warningFlag))
        .map((it) => [it.sourceName, it.errorMessage])`,
      args: [],
    })) as { value: [string, string][] }
    await send('Marionette:SetContext', { value: 'content' })
    // A page that was left lives for a while, in which its calls fail; and of files that the service worker had answered
    // Firefox says that they failed.
    const ours = value.filter(
      ([source, text]) =>
        source.startsWith(origin) && !/ApiFailure|intercepted the request and enc/.test(text),
    )
    return ours.map((parts) => parts.join(' '))
  }

  return { driver, consoleErrors, close: () => socket.destroy() }
}
