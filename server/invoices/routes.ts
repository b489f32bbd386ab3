import * as api from '#contract/invoices.ts'
import { fiscalKeyOf } from '#domain/fiscal-key.ts'
import { centsOf } from '#domain/fiscal-xml.ts'
import type { Http } from '#server/platform/http-routes.ts'
import { stateOfKey } from './access-keys/key-state.ts'
import { memberInvoice, memberInvoices } from './member-invoices.ts'
import { askForNewAnalysis } from './new-analysis.ts'
import { sendBetterPhoto, sendInvoice } from './send-invoice.ts'
import { discardUnused, storeDocument } from './stored-document.ts'

export function invoiceRoutes(http: Http) {
  http.query(api.listInvoices, ({ db, member, language }) => memberInvoices(db, member.id, language))
  http.query(api.oneInvoice, ({ db, member, params, language, now }) =>
    memberInvoice(db, { invoiceId: params.id, memberId: member.id, language, now }),
  )
  http.query(api.checkAccessKey, ({ db, member, params }) =>
    stateOfKey(db, { accessKey: fiscalKeyOf(params.key), memberId: member.id }),
  )
  http.preparedCommand(
    api.sendInvoice,
    ({ files, body }) => storeDocument(files, body.image),
    async ({ tx, member, body, prepared: document, now, changed }) => {
      const { number, access_key: accessKey, products } = body
      const rows = products.map(({ product_id, value }) => ({
        productId: product_id,
        valueCents: centsOf(value) ?? 0,
      }))
      const sent = await sendInvoice(tx, { memberId: member.id, number, accessKey, rows, document, now })
      changed({ subjectId: member.id, after: { invoice_id: sent.id, number } })
      return sent
    },
    (document, preparation) => discardUnused(preparation, [document.key]),
  )
  http.preparedCommand(
    api.sendBetterPhoto,
    ({ files, body }) => storeDocument(files, body.image),
    async ({ tx, member, params, prepared: document, now, changed }) => {
      await sendBetterPhoto(tx, { invoiceId: params.id, memberId: member.id, document, now })
      changed({ subjectId: member.id, after: { invoice_id: params.id } })
      return {}
    },
    (document, preparation) => discardUnused(preparation, [document.key]),
  )
  http.command(api.askForNewAnalysis, async ({ tx, member, params, now, changed }) => {
    changed({ subjectId: member.id, after: { invoice_id: params.id } })
    return askForNewAnalysis(tx, { invoiceId: params.id, memberId: member.id, now })
  })
}
