import * as api from '#contract/invoices-parts.ts'
import { discardUnused } from '#server/invoices/stored-document.ts'
import type { Http } from '#server/platform/http-routes.ts'
import { beginUpload } from './begin-upload.ts'
import { completeUpload, putTogether } from './complete-upload.ts'
import { keepPart, storePart } from './store-part.ts'

/** The audit trail tells that a file was sent, once it is whole. */
export function uploadPartRoutes(http: Http) {
  http.command(api.beginUpload, ({ tx, member, body, now, changed }) => {
    changed(null)
    return beginUpload(tx, { memberId: member.id, sha256: body.sha256, sizeBytes: body.size, now })
  })
  http.preparedCommand(
    api.sendPart,
    ({ db, files, member, params, body }) => {
      const own = { openId: params.id, memberId: member.id }
      return keepPart({ db, files }, { ...own, place: params.place, sha256: body.sha256, part: body.part })
    },
    ({ tx, member, params, body, prepared: fileKey, now, changed }) => {
      changed(null)
      const own = { openId: params.id, memberId: member.id }
      return storePart(tx, { ...own, place: params.place, sha256: body.sha256, fileKey, now })
    },
    (fileKey, preparation) => discardUnused(preparation, [fileKey]),
  )
  http.preparedCommand(
    api.completeUpload,
    ({ member, params, ...call }) => putTogether(call, { openId: params.id, memberId: member.id }),
    ({ tx, member, params, prepared: document, now, changed }) => {
      changed({ subjectId: member.id })
      return completeUpload(tx, { openId: params.id, memberId: member.id, document, now })
    },
    (document, preparation) => discardUnused(preparation, [document.key]),
  )
}
