import * as api from '#contract/staff.ts'
import type { Http } from '#server/platform/http-routes.ts'
import { deleteStaffSession, staffById } from './queries.ts'
import { openStaffSession, proveStaff } from './sign-in.ts'

export function staffOffice(http: Http, { limits }: { limits: boolean }) {
  http.preparedCommand(
    api.officeSignIn,
    ({ db, transaction, body, address, now }) =>
      proveStaff({ db, transaction }, { ...body, address, now }, limits),
    ({ tx, prepared, now, changed }) => {
      changed({ subjectId: prepared.staffId })
      return openStaffSession(tx, { ...prepared, now })
    },
  )
  http.command(api.officeSignOut, async ({ tx, staff }) => {
    await deleteStaffSession(tx, staff.sessionHash)
    return {}
  })
  http.query(api.currentStaff, ({ db, staff }) => staffById(db, staff.id))
}
