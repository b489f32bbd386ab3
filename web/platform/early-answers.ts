/** What `early.js` asked for before the app was there, and as whom. */
type Early = {
  readonly token: string
  readonly language: string
  readonly answers: Map<string, Promise<Response>>
}

declare global {
  interface Window {
    early?: Early
  }
}

/** Later the answer may no longer be so. */
const longestMs = 10_000

/** Whether what was asked beside the code was answered; not, where nothing was asked. */
export async function isAnsweredEarly(url: string): Promise<boolean> {
  const answer = performance.now() > longestMs ? undefined : globalThis.window?.early?.answers.get(url)
  return (await answer?.catch(() => undefined))?.ok ?? false
}

/**
 * Taken once, by the first who asks the same as the same person; what failed is asked for again. Who changes something
 * sees none from before.
 */
export async function takeEarlyAnswer(
  url: string,
  { method, headers }: Request,
): Promise<Response | undefined> {
  const { early } = globalThis.window ?? {}
  if (method !== 'GET') early?.answers.clear()
  const answer = early?.answers.get(url)
  if (!early || !answer) return undefined
  early.answers.delete(url)
  const isSame =
    headers.get('Authorization') === early.token &&
    (headers.get('Language') ?? early.language) === early.language
  if (!isSame || performance.now() > longestMs) return undefined
  const response = await answer.catch(() => undefined)
  return response?.ok ? response : undefined
}
