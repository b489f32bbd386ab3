import { expect, test } from 'vitest'
import type { Listening } from './listening.ts'
import { createSessionMemory } from './session-memory.ts'

type Ears = Parameters<Listening['listen']>[1]

const now = Temporal.Instant.from('2026-11-16T12:00:00Z')
const expiresAt = now.add({ hours: 1 })
const [hers, his] = ['hers', 'his']

function createEars() {
  const all: Ears[] = []
  const listening: Listening = { listen: (_channel, ears) => void all.push(ears), begin: () => undefined }
  return {
    listening,
    regained: () => all.forEach((ears) => void ears.regained()),
    lost: () => all.forEach((ears) => void ears.lost?.()),
    heard: () => all[0]?.heard(''),
  }
}

function createReads(memory: ReturnType<typeof createSessionMemory>) {
  const reads: string[] = []
  const ownerOf = memory.remembering(async (token) => {
    reads.push(token)
    return { owner: token, expiresAt }
  })
  return { reads, ownerOf }
}

const anHour = { keptForMs: 3_600_000 }

test('who is known is not asked for again, until anything is announced', async () => {
  const ears = createEars()
  const { reads, ownerOf } = createReads(createSessionMemory(ears.listening, anHour))
  ears.regained()
  expect([await ownerOf(hers, now), await ownerOf(hers, now)]).toEqual(['hers', 'hers'])
  expect(reads).toEqual(['hers'])
  ears.heard()
  await ownerOf(hers, now)
  expect(reads).toEqual(['hers', 'hers'])
})

test('nothing is remembered before listening has begun, nor after it was lost', async () => {
  const ears = createEars()
  const { reads, ownerOf } = createReads(createSessionMemory(ears.listening, anHour))
  for (let time = 0; time < 2; time += 1) await ownerOf(hers, now)
  expect(reads).toHaveLength(2)
  ears.regained()
  for (let time = 0; time < 2; time += 1) await ownerOf(hers, now)
  expect(reads).toHaveLength(3)
  ears.lost()
  for (let time = 0; time < 2; time += 1) await ownerOf(hers, now)
  expect(reads).toHaveLength(5)
})

test('what was read before something changed and arrives after it is not remembered', async () => {
  const ears = createEars()
  const memory = createSessionMemory(ears.listening, anHour)
  const arriving = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  let read = 0
  const ownerOf = memory.remembering(async () => {
    const owner = await arriving[read++]?.promise
    return owner === undefined ? undefined : { owner, expiresAt }
  })
  ears.regained()
  const early = ownerOf(hers, now)
  memory.forget()
  arriving[0]?.resolve('as she was')
  expect(await early).toBe('as she was')
  arriving[1]?.resolve('as she is')
  expect([await ownerOf(hers, now), await ownerOf(hers, now)]).toEqual(['as she is', 'as she is'])
})

test('an expired session is nobody’s, however well it is remembered', async () => {
  const ears = createEars()
  const { ownerOf } = createReads(createSessionMemory(ears.listening, anHour))
  ears.regained()
  expect(await ownerOf(hers, now)).toBe('hers')
  expect(await ownerOf(hers, expiresAt)).toBeUndefined()
})

test('who is not found is asked for each time', async () => {
  const ears = createEars()
  let reads = 0
  const ownerOf = createSessionMemory(ears.listening, anHour).remembering(async () => {
    reads += 1
    return reads > 1 ? { owner: 'hers', expiresAt } : undefined
  })
  ears.regained()
  expect([await ownerOf(hers, now), await ownerOf(hers, now)]).toEqual([undefined, 'hers'])
})

test('beyond what there is room for, the oldest is forgotten', async () => {
  const ears = createEars()
  const { reads, ownerOf } = createReads(createSessionMemory(ears.listening, { ...anHour, most: 1 }))
  ears.regained()
  for (const token of [hers, his, his, hers]) await ownerOf(token, now)
  expect(reads).toEqual(['hers', 'his', 'hers'])
})
