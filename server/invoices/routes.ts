import * as api from '#contract/invoices.ts'
import { centsOf } from '#domain/cents.ts'
import { fiscalKeyOf } from '#domain/fiscal-key.ts'
import type { Files } from '#server/platform/files.ts'
import type { Preparation } from '#server/platform/http-command.ts'
import type { Http } from '#server/platform/http-routes.ts'
import type { Upload } from '#server/platform/uploads.ts'
import { stateOfKey } from './access-keys/key-state.ts'
import type { SentDocument } from './document.ts'
import { dueAfter } from './due-date.ts'
import { isOffered } from './instant/queries.ts'
import { createInvoiceList, memberInvoice } from './member-invoices.ts'
import { askForNewAnalysis } from './new-analysis.ts'
import { sendBetterPhoto, sendInvoice } from './send-invoice.ts'
import { discardUnused, storeDocument } from './stored-document.ts'
import { draftReading } from './uploads/draft-reading.ts'
import { uploadDocument } from './uploads/upload-document.ts'

/** Without authorities to be trusted nothing is credited at once, whatever the settings say. */
export function invoiceRoutes(http: Http, { canProve }: { canProve: boolean }) {
  const memberInvoices = createInvoiceList()
  http.query(api.listInvoices, ({ db, member, language }) => memberInvoices(db, member.id, language))
  http.query(api.oneInvoice, ({ db, member, params, language, now }) =>
    memberInvoice(db, { invoiceId: params.id, memberId: member.id, language, now }),
  )
  http.query(api.invoicePromise, async ({ db, now }) => ({ due_on: await dueAfter(db, now) }))
  http.query(api.creditAtOnce, async ({ db }) => ({ is_offered: canProve && (await isOffered(db)) }))
  http.query(api.checkAccessKey, ({ db, member, params, query }) => {
    const isXml = query.file === 'xml'
    return stateOfKey(db, { accessKey: fiscalKeyOf(params.key), memberId: member.id, isXml })
  })
  http.preparedCommand(
    api.sendInvoice,
    storeIfSent,
    async ({ tx, member, body, prepared: document, address, now, changed }) => {
      const { number, access_key: accessKey, upload: uploadId, products } = body
      const rows = products.map(({ product_id, value, recommendation }) => ({
        productId: product_id,
        valueCents: centsOf(value) ?? 0,
        recommendation,
      }))
      const file = { document, uploadId }
      const sender = { memberId: member.id, address }
      const sent = await sendInvoice(tx, { ...sender, number, accessKey, rows, ...file, now })
      changed({ subjectId: member.id, after: { invoice_id: sent.id, number } })
      return sent
    },
    discardIfStored,
  )
  http.preparedCommand(
    api.uploadDocument,
    ({ files, body }) => storeDocument(files, body.image),
    async ({ tx, member, prepared: document, now, changed }) => {
      changed({ subjectId: member.id })
      return uploadDocument(tx, { memberId: member.id, document, now })
    },
    (document, preparation) => discardUnused(preparation, [document.key]),
  )
  http.query(api.readUpload, ({ db, member, params, now }) =>
    draftReading(db, { uploadId: params.id, memberId: member.id, now }),
  )
  http.preparedCommand(
    api.sendBetterPhoto,
    storeIfSent,
    async ({ tx, member, params, body, prepared: document, now, changed }) => {
      const file = { document, uploadId: body.upload }
      await sendBetterPhoto(tx, { invoiceId: params.id, memberId: member.id, ...file, now })
      changed({ subjectId: member.id, after: { invoice_id: params.id } })
      return {}
    },
    discardIfStored,
  )
  http.command(api.askForNewAnalysis, async ({ tx, member, params, now, changed }) => {
    changed({ subjectId: member.id, after: { invoice_id: params.id } })
    return askForNewAnalysis(tx, { invoiceId: params.id, memberId: member.id, now })
  })
}

type FileOrUpload = { files: Files; body: { image: Upload | null } }

/** Undefined where an upload is named instead. */
async function storeIfSent({ files, body }: FileOrUpload) {
  return body.image ? storeDocument(files, body.image) : undefined
}

function discardIfStored(document: SentDocument | undefined, preparation: Preparation) {
  return discardUnused(preparation, document ? [document.key] : [])
}
