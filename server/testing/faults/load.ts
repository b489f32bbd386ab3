import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { redeem } from '#contract/redemptions.ts'
import type { Person } from '#server/testing/given.ts'
import type { System, WebProcess } from './system.ts'

export type LoadFigures = {
  /** Keys of redemptions that were answered with yes. */
  acknowledged: string[]
  mailsPromised: number
  /** Anything but yes or "come back later". */
  unexpected: string[]
  /** Connections that were refused or cut. */
  cut: number
  /** When the answers with yes came. */
  answeredAt: number[]
}

/** Then the caller tries again, with the same key and maybe elsewhere. */
const patienceMs = 8000

/**
 * People who redeem one prize after the other, each with a key that they keep until they have an answer, and one
 * who forgets the password all the time. They come through a load balancer that looks at /readyz.
 */
export function startLoad(system: System) {
  const figures: LoadFigures = { acknowledged: [], mailsPromised: 0, unexpected: [], cut: 0, answeredAt: [] }
  let isOver = false
  let turn = 0

  async function balance() {
    while (!isOver) {
      await Promise.all(system.web.map(lookAtReadiness))
      await pause(100)
    }
  }
  function nextWeb(): WebProcess | undefined {
    const able = system.web.filter(({ isReady }) => isReady)
    turn += 1
    return able[turn % able.length]
  }

  /** Undefined if there was no answer. */
  async function send(path: string, init: RequestInit): Promise<Response | undefined> {
    const web = nextWeb()
    if (!web) return undefined
    try {
      const signal = AbortSignal.timeout(patienceMs)
      const answer = await fetch(`http://127.0.0.1:${web.port}/api${path}`, {
        ...init,
        method: 'POST',
        signal,
      })
      await answer.arrayBuffer()
      return answer
    } catch {
      figures.cut += 1
      return undefined
    }
  }

  async function shop(person: Person) {
    while (!isOver) {
      const key = randomUUID()
      if (await redeemUntilAnswered(person, key)) figures.acknowledged.push(key)
    }
  }
  async function redeemUntilAnswered(person: Person, key: string): Promise<boolean> {
    const giveUpAt = performance.now() + 8 * patienceMs
    while (performance.now() < giveUpAt) {
      const answer = await send(redeem.path, {
        headers: {
          authorization: `Bearer ${person.token}`,
          'content-type': 'application/json',
          'idempotency-key': key,
        },
        body: JSON.stringify({ product_id: system.shop.prizeId, value: 1 }),
      })
      if (answer?.ok) {
        figures.answeredAt.push(performance.now())
        return true
      }
      if (answer && answer.status !== 503) {
        figures.unexpected.push(`a redemption was answered with ${answer.status}`)
        return false
      }
      await pause(100)
    }
    figures.unexpected.push('a redemption was never answered')
    return false
  }

  async function forget({ email }: Person) {
    while (!isOver) {
      const answer = await send('/user/reset-password', {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email }),
      })
      if (answer?.ok) figures.mailsPromised += 1
      else if (answer && answer.status !== 503)
        figures.unexpected.push(`a recovery was answered with ${answer.status}`)
      await pause(50)
    }
  }

  const [forgetful, ...others] = system.shop.people
  const all = [balance(), ...others.map(shop), ...(forgetful ? [forget(forgetful)] : [])]
  return {
    figures,
    async stop(): Promise<LoadFigures> {
      isOver = true
      await Promise.all(all)
      return figures
    },
  }
}

async function lookAtReadiness(web: WebProcess) {
  const signal = AbortSignal.timeout(3000)
  const answer = await fetch(`http://127.0.0.1:${web.port}/readyz`, { signal }).catch(() => undefined)
  web.isReady = answer?.ok === true
}
