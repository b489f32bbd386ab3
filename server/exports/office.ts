import * as api from '#contract/exports.ts'
import type { Http } from '#server/platform/http-routes.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { linkSigner } from '#server/platform/signed-links.ts'
import { keptExports } from './queries.ts'

export function exportOffice(http: Http, { isOn }: { isOn: boolean }) {
  http.query(api.officeExports, async ({ db, staff }) => {
    const kept = await keptExports(db, api.exportKindsFor(staff.role))
    return {
      is_on: isOn,
      items: kept.map(({ id, kind, made_at, bytes }) => ({ id, kind, made_at: made_at.toString(), bytes })),
    }
  })
  http.preparedCommand(
    api.takeExport,
    async ({ db, files, staff, params }) => {
      const kept = await keptExports(db, api.exportKindsFor(staff.role))
      const found = kept.find(({ id }) => id === params.id)
      // After a restore the file is not there: backups leave exports out.
      if (!found || !(await files.exists(found.file_key))) throw new Refusal('not_found')
      return found
    },
    async ({ tx, prepared: { id, kind, day, file_key }, now, changed }) => {
      changed({ after: { export_id: id, kind, day: day.toString() } })
      return { link: (await linkSigner(tx, now))(file_key) }
    },
  )
}
