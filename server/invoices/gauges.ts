import type { DatabaseGauge } from '#server/platform/metrics.ts'

const unread = `from invoice where status = 'received'
  and not exists (select from invoice_reading where invoice_id = invoice.id)`

const inReview = `from invoice where status = 'received' and takes_effect_at is null`

export const invoiceGauges: readonly DatabaseGauge[] = [
  {
    name: 'petisco_invoices_unread',
    help: 'Invoices whose document was not read yet.',
    labels: [],
    sql: `select count(*) as value ${unread}`,
  },
  {
    name: 'petisco_invoices_unread_oldest_seconds',
    help: 'How long the first of the unread invoices has waited.',
    labels: [],
    sql: `select extract(epoch from now() - min(sent_at)) as value ${unread} having count(*) > 0`,
  },
  {
    name: 'petisco_review_backlog',
    help: 'Invoices that wait for a decision.',
    labels: [],
    sql: `select count(*) as value ${inReview}`,
  },
  {
    name: 'petisco_review_oldest_due_timestamp_seconds',
    help: 'The day on which the first waiting invoice is due, as its first second.',
    labels: [],
    sql: `select extract(epoch from min(due_on)::timestamp at time zone 'America/Sao_Paulo') as value
      ${inReview} having count(*) > 0`,
  },
]
