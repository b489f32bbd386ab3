import * as api from '#contract/sessions.ts'
import type { Http } from '#server/platform/http-routes.ts'
import { deleteSession } from './queries.ts'
import { openSession, proveMember } from './sign-in.ts'

export function sessionRoutes(http: Http, { limits }: { limits: boolean }) {
  http.preparedCommand(
    api.signIn,
    ({ db, transaction, body, address, now }) =>
      proveMember({ db, transaction }, { ...body, address, now }, limits),
    ({ tx, prepared, now, changed }) => {
      changed({ subjectId: prepared.memberId })
      return openSession(tx, { ...prepared, now })
    },
  )
  http.command(api.signOut, async ({ tx, member }) => {
    await deleteSession(tx, member.sessionHash)
    return {}
  })
}
