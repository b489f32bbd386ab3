import { readFile } from 'node:fs/promises'
import { expect, onTestFinished } from 'vitest'
import { sendInvoice } from '#contract/invoices.ts'
import { redeem } from '#contract/redemptions.ts'
import { gauges } from './app.ts'
import { newDocument } from './invoices/test-documents.ts'
import { openDatabase } from './platform/db.ts'
import { createLog } from './platform/log.ts'
import { createMetrics } from './platform/metrics.ts'
import { test } from './testing/test.ts'

const page = (name: string) => readFile(new URL(`../docs/operations/${name}`, import.meta.url), 'utf8')

test('the queue, the backlog, the books and the jobs are told, and a database that is away', async ({
  world,
  given,
  api,
  runJobs,
}) => {
  const ana = await given.member({ type: 'attendant', coins: 1200, hasAddress: true })
  const prize = await given.prize({ price: 200, stock: 3 })
  await api.as(ana).call(redeem, { product_id: prize.id, value: 200 })
  const product = await given.product()
  await api
    .as(ana)
    .call(sendInvoice, { ...newDocument(), products: [{ product_id: product.id, value: '149.90' }] })
  const metrics = createMetrics()
  metrics.watch(world.database, gauges)
  const told = await metrics.text()
  expect(told).toContain('petisco_database_up 1')
  expect(told).toContain('petisco_invoices_unread 1')
  expect(told).toContain('petisco_review_backlog 1')
  expect(told).toMatch(/^petisco_review_oldest_due_timestamp_seconds \d{10}$/m)
  expect(told).toContain('petisco_jobs_waiting{job="read-xml"} 1')
  expect(told).toMatch(/^petisco_jobs_oldest_seconds\{job="read-xml"\} [\d.]+$/m)
  expect(told).toContain('petisco_coins{state="held"} 1000')
  expect(told).toContain('petisco_redemptions_waiting{status="requested"} 1')
  await runJobs()
  const { body } = await world.app.inject({ url: '/metrics' })
  expect(body).toContain('petisco_job_seconds_count{job="read-xml",outcome="done"} 1')

  const away = createMetrics()
  const gone = openDatabase('postgres://petisco@127.0.0.1:1/petisco', createLog('silent'))
  onTestFinished(() => gone.close())
  away.watchProcess()
  away.watch(gone, gauges)
  const little = await away.text()
  expect(little).toContain('petisco_database_up 0')
  expect(little).not.toMatch(/^petisco_invoices_unread /m)
  expect(little).toMatch(/^petisco_process_cpu_seconds_total/m)
  expect(little).toMatch(/^petisco_process_start_time_seconds \d{10}$/m)
})

test.for(['dashboard.json', 'alerts.yml'])('%s asks only for what is told', async (name) => {
  const metrics = createMetrics()
  const database = openDatabase('postgres://petisco@127.0.0.1:1/petisco', createLog('silent'))
  metrics.watchProcess()
  metrics.watch(database, gauges)
  const told = new Set([...(await metrics.text()).matchAll(/^# TYPE (\w+)/gm)].map(([, metric]) => metric))
  await database.close()
  const asked = [...(await page(name)).matchAll(/\bpetisco_\w+/g)].map(([metric]) => metric)
  expect(asked.length).toBeGreaterThan(10)
  expect(asked.filter((metric) => !told.has(metric.replace(/_(bucket|count|sum)$/, '')))).toEqual([])
})

test('each alert says what to do', async () => {
  const names = [...(await page('alerts.yml')).matchAll(/alert: (\w+)/g)].map(([, name]) => name)
  const headings = [...(await page('alerts.md')).matchAll(/^## (\w+)/gm)].map(([, name]) => name)
  expect(headings).toEqual(names)
})
