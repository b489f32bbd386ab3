import { expect } from 'vitest'
import { officeDevices, tellWaiting } from '#contract/invoices-devices.ts'
import { exportData } from '#contract/members-privacy.ts'
import { enqueue } from '#server/platform/jobs.ts'
import { test as base } from '#server/testing/test.ts'

const oldChrome =
  'Mozilla/5.0 (Linux; Android 6.0) AppleWebKit/537.36 Chrome/99.0.4844.88 Mobile Safari/537.36'

const test = base
  .extend('person', async ({ given }) => given.member({ type: 'attendant', name: 'Camila Prado' }))
  .extend('camila', async ({ api, person }) => api.as(person).with({ userAgent: oldChrome }))
  .extend('support', async ({ given, api }) => api.as(await given.staff({ role: 'support' })))

function waitingOf(at: string, reason: 'network' | 'fault' | 'refused' = 'network', tries = 3) {
  return { since: at, reason, tries }
}

test('support sees what a device could not deliver, until it has', async ({
  camila,
  person,
  support,
  clock,
}) => {
  const device = crypto.randomUUID()
  const now = clock.now()
  const early = now.subtract({ hours: 30 }).toString()
  const late = now.subtract({ hours: 1 }).toString()
  await camila.call(tellWaiting, {
    device,
    waiting: [waitingOf(late, 'refused', 1), waitingOf(early, 'fault', 7)],
  })
  const mine = async () => (await support.call(officeDevices)).filter(({ id }) => id === device)
  expect(await mine()).toEqual([
    {
      id: device,
      member: { id: person.id, name: 'Camila Prado' },
      browser: 'Chrome 99 · Android',
      waiting: 2,
      since: early,
      reason: 'fault',
      tries: 7,
      seen_at: now.toString(),
    },
  ])
  clock.advance({ minutes: 10 })
  await camila.call(tellWaiting, { device, waiting: [waitingOf(late)] })
  expect(await mine()).toMatchObject([{ waiting: 1, since: late, reason: 'network' }])
  await camila.call(tellWaiting, { device, waiting: [] })
  expect(await mine()).toEqual([])
})

test('a device whose clock is ahead waits since now, and one never replaces that of somebody else', async ({
  camila,
  person,
  given,
  api,
  support,
  clock,
}) => {
  const device = crypto.randomUUID()
  const bruno = await given.member({ type: 'attendant' })
  await camila.call(tellWaiting, {
    device,
    waiting: [waitingOf(clock.now().add({ hours: 5 }).toString())],
  })
  await api.as(bruno).call(tellWaiting, { device, waiting: [] })
  await api.as(bruno).call(tellWaiting, {
    device,
    waiting: [waitingOf(clock.now().subtract({ hours: 1 }).toString())],
  })
  const seen = (await support.call(officeDevices)).filter(({ id }) => id === device)
  expect(seen.map(({ member }) => member.id)).toEqual([bruno.id, person.id])
  expect(seen.at(-1)?.since).toBe(clock.now().toString())
})

test('one person tells of ten devices at most, and who tells without end is refused', async ({
  given,
  api,
  support,
  clock,
}) => {
  const dora = await given.member({ type: 'attendant' })
  const waiting = [waitingOf(clock.now().toString())]
  const devices = Array.from({ length: 12 }, () => crypto.randomUUID())
  const teller = api.as(dora).with({ address: '203.0.113.7' })
  for (const device of devices) {
    clock.advance({ seconds: 1 })
    await teller.call(tellWaiting, { device, waiting })
  }
  const seen = (await support.call(officeDevices)).filter(({ member }) => member.id === dora.id)
  expect(new Set(seen.map(({ id }) => id))).toEqual(new Set(devices.slice(2)))
  const device = devices.at(-1) ?? ''
  const statuses: number[] = []
  for (let count = 0; count < 300; count++)
    statuses.push((await teller.try(tellWaiting, { device, waiting })).status)
  expect(statuses).toEqual([...Array(288).fill(200), ...Array(12).fill(429)])
  const tooMuch = Array.from({ length: 101 }, () => waitingOf(clock.now().toString()))
  expect((await api.as(dora).try(tellWaiting, { device, waiting: tooMuch })).status).toBe(422)
})

test('a device that stays silent for a month is forgotten', async ({ camila, clock, database, runJobs }) => {
  const device = crypto.randomUUID()
  await camila.call(tellWaiting, { device, waiting: [waitingOf(clock.now().toString())] })
  const sweep = async () => {
    await database.transaction((tx) => enqueue(tx, { name: 'forget-silent-devices' }, {}))
    await runJobs()
    const { rowCount } = await database.pool.query('select from waiting_device where device_id = $1', [
      device,
    ])
    return rowCount === 1
  }
  clock.advance({ hours: 24 * 29 })
  expect(await sweep()).toBe(true)
  clock.advance({ hours: 48 })
  expect(await sweep()).toBe(false)
})

test('it is told in the person’s own file', async ({ camila, clock }) => {
  const waiting = [waitingOf(clock.now().toString())]
  await camila.call(tellWaiting, { device: crypto.randomUUID(), waiting })
  expect((await camila.call(exportData)).data).toMatchObject({
    waiting_devices: [{ browser: 'Chrome 99 · Android', waiting: 1, reason: 'network', tries: 3 }],
  })
})
