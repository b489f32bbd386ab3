import * as api from '#contract/invoices-mail.ts'
import { discardUnused } from '#server/invoices/stored-document.ts'
import type { Http } from '#server/platform/http-routes.ts'
import { enqueue } from '#server/platform/jobs.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { linkSigner } from '#server/platform/signed-links.ts'
import { personalAddress } from './mail-settings.ts'
import { mailedFiles, takeOver } from './queries.ts'
import { storeMail, takeMailJob } from './take-handed-over.ts'

export function mailedRoutes(http: Http, invoiceMail: { address: string } | undefined) {
  http.query(api.mailedInvoices, async ({ db, member, now }) => {
    const linkTo = await linkSigner(db, now)
    return {
      address: invoiceMail ? await personalAddress(db, invoiceMail.address, member.id) : null,
      files: (await mailedFiles(db, member.id)).map(({ id, file_key, file_type, mailed_at }) => ({
        id,
        received_at: String(mailed_at),
        type: file_type,
        link: linkTo(file_key),
      })),
    }
  })
  http.command(api.takeMailedInvoice, async ({ tx, member, params, now, changed }) => {
    changed({ subjectId: member.id })
    if (!(await takeOver(tx, { uploadId: params.id, memberId: member.id, now })))
      throw new Refusal('not_found')
    return {}
  })
  http.preparedCommand(
    api.handOverMail,
    async ({ files, body }) => {
      if (!invoiceMail) throw new Refusal('not_found')
      return storeMail(files, body.message)
    },
    async ({ tx, body, prepared: fileKey, changed }) => {
      const { message: _, ...verdict } = body
      changed(null)
      await enqueue(tx, takeMailJob, { fileKey, verdict })
      return {}
    },
    // What the job of the transaction needs is kept; a transaction that failed has none.
    (fileKey, preparation) => discardUnused(preparation, [fileKey]),
  )
}
