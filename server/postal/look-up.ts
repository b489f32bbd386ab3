import type { PostalAnswer } from '#contract/postal.ts'
import type { Log } from '#server/platform/log.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { readAnswer } from './read-answer.ts'

const patienceMs = 3000
const mostCached = 10_000
const cacheMs = 24 * 60 * 60 * 1000

type Cached = { answer: PostalAnswer; at: number }

/** Asks the public services in turn until one knows; what was found, and what does not exist, is kept for a day. */
export function createPostalLookUp(urls: readonly string[], log: Log) {
  const cache = new Map<string, Cached>()

  return async (cep: string, now: Temporal.Instant): Promise<PostalAnswer> => {
    const cached = cache.get(cep)
    if (cached && now.epochMilliseconds - cached.at < cacheMs) return cached.answer
    const answer = await askInTurn(urls, cep, log)
    if (cache.size >= mostCached) cache.delete(cache.keys().next().value ?? '')
    cache.set(cep, { answer, at: now.epochMilliseconds })
    return answer
  }
}

async function askInTurn(urls: readonly string[], cep: string, log: Log): Promise<PostalAnswer> {
  for (const url of urls) {
    try {
      return await ask(url.replace('{cep}', cep))
    } catch (error) {
      log.warn({ err: error, service: new URL(url).host }, 'a postal-code service failed')
    }
  }
  throw new Refusal('postal_unavailable')
}

async function ask(url: string): Promise<PostalAnswer> {
  const response = await fetch(url, {
    signal: AbortSignal.timeout(patienceMs),
    headers: { accept: 'application/json' },
  })
  if (response.status === 404) return { erro: true }
  if (!response.ok) throw new Error(`answered ${response.status}`)
  return readAnswer(await response.json())
}
