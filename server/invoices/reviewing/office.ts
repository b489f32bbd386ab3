import * as api from '#contract/invoices-office.ts'
import * as review from '#contract/invoices-review.ts'
import { knownProducts } from '#server/catalogue/products.ts'
import {
  blindCheckQueue,
  blindInvoice,
  invoiceAsSeen,
} from '#server/invoices/blind-checks/blind-check-queue.ts'
import { compareInvoices } from '#server/invoices/duplicates/compare.ts'
import type { Http } from '#server/platform/http-routes.ts'
import { previewOf } from './approval.ts'
import { decidedFile, decidedInvoices } from './decided-invoices.ts'
import { createQueueCounts, reviewQueue } from './queue.ts'
import { searchInvoices } from './search-invoices.ts'

export function invoiceReviewOffice(http: Http, { keptForMs }: { keptForMs: number }) {
  const queueCounts = createQueueCounts({ keptForMs })
  http.query(api.officeInvoices, ({ db, query, staff, now }) =>
    reviewQueue(db, query, { staffId: staff.id, now }),
  )
  http.query(api.officeInvoice, ({ db, params, staff, language, now }) =>
    invoiceAsSeen(db, { invoiceId: params.id, staffId: staff.id, language, now }),
  )
  http.query(api.previewApproval, ({ db, params, body, staff, language, now }) => {
    const draft = { invoiceId: params.id, rows: body.rows, number: body.number }
    return previewOf(db, draft, { staffId: staff.id, now }, language)
  })
  http.query(review.invoiceCounts, ({ db, staff, now }) => queueCounts(db, { staffId: staff.id, now }))
  http.query(review.decidedInvoices, ({ db, query, staff }) => decidedInvoices(db, query, staff.id))
  http.csv(review.decidedFile, ({ query, staff, language }) =>
    decidedFile(query, { staffId: staff.id, language }),
  )
  http.query(review.reviewProducts, ({ db }) => knownProducts(db))
  http.query(review.findInvoices, ({ db, query }) => searchInvoices(db, query.q))
  http.query(review.alikeInvoice, ({ db, params, staff, now }) =>
    compareInvoices(db, { invoiceId: params.id, otherId: params.other, staffId: staff.id, now }),
  )
  http.query(review.blindChecks, ({ db, query, staff, now }) =>
    blindCheckQueue(db, query.page, { staffId: staff.id, now }),
  )
  http.query(review.blindCheck, ({ db, params, staff, language, now }) =>
    blindInvoice(db, { invoiceId: params.id, staffId: staff.id, language, now }),
  )
}
