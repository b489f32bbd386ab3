import * as passwords from '#contract/passwords.ts'
import * as api from '#contract/sessions.ts'
import type { Http } from '#server/platform/http-routes.ts'
import { changePassword } from './change-password.ts'
import { endOtherSessions, endSession, openSessions } from './open-sessions.ts'
import { hashPassword } from './password.ts'
import { prepareNewPassword } from './password-links.ts'
import { deleteSession } from './queries.ts'
import { countRecoveryRequest, recoverPassword, requestRecovery } from './recovery.ts'
import { proveMember, signIn } from './sign-in.ts'

export function sessionRoutes(http: Http, { limits }: { limits: boolean }) {
  http.preparedCommand(
    api.signIn,
    ({ db, transaction, body, address, now }) =>
      proveMember({ db, transaction }, { ...body, address, now }, limits),
    ({ tx, prepared, userAgent, now, changed }) => {
      changed({ subjectId: prepared.memberId })
      return signIn(tx, { ...prepared, userAgent, now })
    },
  )
  http.command(api.signOut, async ({ tx, member }) => {
    await deleteSession(tx, member.sessionHash)
    return {}
  })
  openSessionRoutes(http)
  passwordRoutes(http, { limits })
}

function openSessionRoutes(http: Http) {
  http.query(api.listSessions, ({ db, member, now }) => openSessions(db, member, now))
  http.command(api.endSession, async ({ tx, member, body }) => {
    await endSession(tx, { memberId: member.id, id: body.id })
    return {}
  })
  http.command(api.endOtherSessions, async ({ tx, member }) => {
    await endOtherSessions(tx, member)
    return {}
  })
}

function passwordRoutes(http: Http, { limits }: { limits: boolean }) {
  http.preparedCommand(
    passwords.changePassword,
    ({ body }) => hashPassword(body.password),
    async ({ tx, member, prepared }) => {
      await changePassword(tx, member, prepared)
      return {}
    },
  )
  http.preparedCommand(
    passwords.requestPasswordReset,
    ({ transaction, body, address, now }) =>
      countRecoveryRequest(transaction, { email: body.email, address, now }, limits),
    async ({ tx, body, now }) => {
      await requestRecovery(tx, { email: body.email, now })
      return {}
    },
  )
  http.preparedCommand(
    passwords.resetPassword,
    ({ db, body, now }) => prepareNewPassword(db, 'members', { ...body, now }),
    async ({ tx, prepared, address, now, changed }) => {
      changed({ subjectId: await recoverPassword(tx, { ...prepared, address, now }) })
      return {}
    },
  )
}
