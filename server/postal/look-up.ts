import * as z from 'zod/mini'
import type { PostalAnswer } from '#contract/postal.ts'
import { stateNames } from '#domain/states.ts'
import { limitConcurrency } from '#server/platform/concurrency.ts'
import type { Log } from '#server/platform/log.ts'
import { limitRate } from '#server/platform/rate-limit.ts'
import { Refusal } from '#server/platform/refusal.ts'

const patienceMs = 3000
const mostCached = 10_000
const cacheMs = 24 * 60 * 60 * 1000

type CachedAnswer = { answer: PostalAnswer; at: number }

/** What a shop needs whose people all sign up, and no more: the services are others'. */
const perNetwork = { free: 60, perSeconds: 3600 }
const atOnce = 8
const mostWaiting = 40

type PostalQuestion = { cep: string; address: string; now: Temporal.Instant }

/** Asks the services in turn. Answers are cached for a day, also for codes that do not exist. */
export function createPostalLookUp(urls: readonly string[], log: Log) {
  const cache = new Map<string, CachedAnswer>()
  const requireRate = limitRate(perNetwork)
  const inTurn = limitConcurrency(atOnce)
  let waiting = 0

  async function askInTurn(cep: string): Promise<PostalAnswer> {
    if (waiting >= atOnce + mostWaiting) throw new Refusal('too_many_attempts', { waitSeconds: 3 })
    waiting += 1
    try {
      return await inTurn(() => askServices(urls, cep, log))
    } finally {
      waiting -= 1
    }
  }

  return async ({ cep, address, now }: PostalQuestion): Promise<PostalAnswer> => {
    const cached = cache.get(cep)
    if (cached && now.epochMilliseconds - cached.at < cacheMs) return cached.answer
    requireRate(address, now)
    const answer = await askInTurn(cep)
    if (cache.size >= mostCached) cache.delete(cache.keys().next().value ?? '')
    cache.set(cep, { answer, at: now.epochMilliseconds })
    return answer
  }
}

async function askServices(urls: readonly string[], cep: string, log: Log): Promise<PostalAnswer> {
  for (const url of urls) {
    try {
      return await askService(url.replace('{cep}', cep))
    } catch (error) {
      log.warn({ err: error, service: new URL(url).host }, 'a postal-code service failed')
    }
  }
  throw new Refusal('postal_unavailable')
}

async function askService(url: string): Promise<PostalAnswer> {
  const response = await fetch(url, {
    signal: AbortSignal.timeout(patienceMs),
    headers: { accept: 'application/json' },
  })
  if (response.status === 404) return { erro: true }
  if (!response.ok) throw new Error(`answered ${response.status}`)
  return readAnswer(await response.json())
}

const text = z._default(z.nullish(z.string()), '')

const ViaCep = z.object({ logradouro: text, bairro: text, localidade: z.string(), uf: z.string() })
const BrasilApi = z.object({ street: text, neighborhood: text, city: z.string(), state: z.string() })

/** Small towns have a single code, without street and district. */
function readAnswer(json: unknown): PostalAnswer {
  if (typeof json === 'object' && json !== null && 'erro' in json) return { erro: true }
  const via = ViaCep.safeParse(json)
  if (via.success) {
    const { logradouro, bairro, localidade, uf } = via.data
    return { logradouro: logradouro ?? '', bairro: bairro ?? '', localidade, uf, estado: stateName(uf) }
  }
  const { street, neighborhood, city, state } = BrasilApi.parse(json)
  return {
    logradouro: street ?? '',
    bairro: neighborhood ?? '',
    localidade: city,
    uf: state,
    estado: stateName(state),
  }
}

function stateName(uf: string): string {
  return stateNames[uf] ?? uf
}
