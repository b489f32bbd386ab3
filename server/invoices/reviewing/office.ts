import * as api from '#contract/invoices-office.ts'
import * as review from '#contract/invoices-review.ts'
import { checkBlind } from '#server/invoices/blind/check.ts'
import { compare } from '#server/invoices/comparing/compare.ts'
import { dismissLikeness } from '#server/invoices/comparing/dismiss.ts'
import { decidedFile, decidedInvoices } from '#server/invoices/pace/decided.ts'
import { createPace } from '#server/invoices/pace/pace.ts'
import { about } from '#server/invoices/told-about.ts'
import type { Http } from '#server/platform/http-routes.ts'
import { previewOf } from './approval.ts'
import { countsOf } from './counts.ts'
import { foundInvoices } from './found.ts'
import { queueOf } from './queue.ts'
import { blindInvoice, blindQueueOf } from './seen-blind.ts'
import { invoiceForReview } from './seen-by-staff.ts'

/** What reviewers look at before they decide. */
export function invoiceReviewOffice(http: Http, { keptForMs }: { keptForMs: number }) {
  const paceToday = createPace({ keptForMs })
  http.query(api.officeInvoices, ({ db, query, staff, now }) =>
    queueOf(db, query, { staffId: staff.id, now }),
  )
  http.query(api.officeInvoice, ({ db, params, staff, language, now }) =>
    invoiceForReview(db, { invoiceId: params.id, staffId: staff.id, language, now }),
  )
  http.query(api.previewApproval, ({ db, params, body, staff, language, now }) => {
    const asked = { invoiceId: params.id, rows: body.rows, number: body.number }
    return previewOf(db, asked, { staffId: staff.id, now }, language)
  })
  http.query(review.invoiceCounts, ({ db, staff, now }) =>
    countsOf(db, { staffId: staff.id, now }, paceToday),
  )
  http.query(review.decidedInvoices, ({ db, query, staff }) => decidedInvoices(db, query, staff.id))
  http.csv(review.decidedFile, ({ query, staff, language }) =>
    decidedFile(query, { staffId: staff.id, language }),
  )
  http.query(review.findInvoices, ({ db, query }) => foundInvoices(db, query.q))
  http.query(review.alikeInvoice, ({ db, params, now }) =>
    compare(db, { invoiceId: params.id, otherId: params.other, now }),
  )
  http.command(review.dismissLikeness, async ({ tx, params, body, changed }) => {
    const invoice = await dismissLikeness(tx, { invoiceId: params.id, otherId: body.other })
    changed({ ...about(params.id, invoice), after: { not_alike: body.other } })
    return {}
  })
  blindOffice(http)
}

function blindOffice(http: Http) {
  http.query(review.blindChecks, ({ db, query, staff, now }) =>
    blindQueueOf(db, query.page, { staffId: staff.id, now }),
  )
  http.query(review.blindCheck, ({ db, params, staff, language, now }) =>
    blindInvoice(db, { invoiceId: params.id, staffId: staff.id, language, now }),
  )
  http.command(review.checkBlind, async ({ tx, params, body, staff, now, changed }) => {
    const { decision, rows, reason, internal_note: internalNote } = body
    const check = { invoiceId: params.id, staffId: staff.id, decision, rows, reason, internalNote, now }
    const { invoice, agrees, coins } = await checkBlind(tx, check)
    changed({
      ...about(params.id, invoice, 'counted'),
      after: { blind_check: decision, coins, reason, agrees },
    })
    return { agrees, coins }
  })
}
