import { parseArgs } from 'node:util'
import { callHostilely, noPostalCode } from '#server/testing/hostile/run.ts'
import { startTestPostgres } from '#server/testing/postgres.ts'
import { createWorld } from '#server/testing/world.ts'

const { values } = parseArgs({
  options: { each: { type: 'string', default: '120' }, seed: { type: 'string' } },
})
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31))
const postgres = await startTestPostgres()
const world = await createWorld({ templateUrl: postgres.templateUrl, cepUrls: [noPostalCode] })
try {
  const { findings, statuses, requests } = await callHostilely(world, { each: Number(values.each), seed })
  for (const { endpoint, request, fault } of findings) console.error(`${endpoint} ${fault}\n  ${request}`)
  const counts = [...statuses]
    .sort(([one], [other]) => one - other)
    .map(([status, count]) => `${status}: ${count}`)
  console.log(`${requests} requests with seed ${seed}, ${findings.length} findings (${counts.join(', ')}).`)
  process.exitCode = findings.length === 0 ? 0 : 1
} finally {
  await world.stop()
  await postgres.stop()
}
