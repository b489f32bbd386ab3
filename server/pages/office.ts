import * as api from '#contract/pages-office.ts'
import type { Http } from '#server/platform/http-routes.ts'
import { listPages, pageWithVersions } from './managing/office-pages.ts'
import { publish } from './publish.ts'
import { tellMembers } from './tell-members.ts'

export function pageOffice(http: Http) {
  http.query(api.officePages, ({ db, language }) => listPages(db, language))
  http.query(api.officePage, ({ db, params, query }) =>
    pageWithVersions(db, { page: params.page, version: query.version }),
  )
  http.command(api.publishPage, async ({ tx, staff, params, body, now, changed }) => {
    const { version } = await publish(tx, {
      page: params.page,
      basedOn: body.version,
      texts: body.texts,
      now,
    })
    if (body.tell) await tellMembers(tx, { page: params.page, staffId: staff.id, now })
    changed({ before: { page: params.page, version: body.version }, after: { page: params.page, version } })
    return { version }
  })
}
