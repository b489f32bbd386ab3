import * as emails from '#contract/email-change.ts'
import * as passwords from '#contract/passwords.ts'
import * as api from '#contract/sessions.ts'
import type { Http } from '#server/platform/http-routes.ts'
import type { PhoneGateway } from '#server/platform/phone-messages/gateway.ts'
import type { Secrets } from '#server/platform/secrets/secrets.ts'
import { changePassword } from './change-password.ts'
import { hashChosenPassword } from './chosen-password.ts'
import { countEmailChange, resendEmailChange, voidEmailChange } from './email-change/ask.ts'
import { confirmEmail } from './email-change/confirm.ts'
import { knownOfMember } from './known-of-member.ts'
import { endOtherSessions, endSession, openSessions } from './open-sessions.ts'
import { prepareNewPassword } from './password-links.ts'
import { phoneRoutes } from './phone/routes.ts'
import { prepareProof, proveSession, requireFreshProof } from './prove.ts'
import { deleteSession } from './queries.ts'
import { countRecoveryRequest, recoverPassword, requestRecovery } from './recovery.ts'
import { proveMember, signIn } from './sign-in.ts'

/** `programme` is its name, which is nobody's password. */
type Settings = {
  limits: boolean
  programme: string
  secrets: Secrets
  phoneGateway: PhoneGateway | undefined
}

export function sessionRoutes(http: Http, settings: Settings) {
  const { limits, secrets, phoneGateway: gateway } = settings
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
  http.preparedCommand(
    api.proveMember,
    ({ db, transaction, member, body, address, now }) =>
      prepareProof({ db, transaction }, { member, password: body.password, address, now }, limits),
    async ({ tx, member, prepared, now }) => {
      await proveSession(tx, { ...prepared, member, now })
      return {}
    },
  )
  openSessionRoutes(http)
  passwordRoutes(http, settings)
  emailRoutes(http, { limits })
  phoneRoutes(http, { gateway, secrets, limits })
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

function passwordRoutes(http: Http, { limits, programme, phoneGateway }: Omit<Settings, 'secrets'>) {
  http.preparedCommand(
    passwords.changePassword,
    async ({ db, member, body, now }) => {
      await requireFreshProof(db, member, now)
      return hashChosenPassword(body.password, [programme, ...(await knownOfMember(db, member.id))])
    },
    async ({ tx, member, prepared, userAgent, now }) => {
      await changePassword(tx, { member, passwordHash: prepared, userAgent, now })
      return {}
    },
  )
  http.preparedCommand(
    passwords.requestPasswordReset,
    ({ transaction, body, address, now }) =>
      countRecoveryRequest(transaction, { email: body.email, address, now }, limits),
    async ({ tx, body, now }) => {
      await requestRecovery(tx, { email: body.email, now, toPhone: phoneGateway !== undefined })
      return {}
    },
  )
  http.preparedCommand(
    passwords.resetPassword,
    ({ db, body, now }) =>
      prepareNewPassword(db, 'members', { ...body, now }, async (memberId) => [
        programme,
        ...(await knownOfMember(db, memberId)),
      ]),
    async ({ tx, prepared, address, userAgent, now, changed }) => {
      changed({ subjectId: await recoverPassword(tx, { ...prepared, address, userAgent, now }) })
      return {}
    },
  )
}

function emailRoutes(http: Http, { limits }: { limits: boolean }) {
  http.command(emails.confirmEmail, async ({ tx, body, address, now, changed }) => {
    changed({ subjectId: await confirmEmail(tx, { token: body.token, address, now }) })
    return {}
  })
  http.preparedCommand(
    emails.resendEmailChange,
    ({ db, transaction, member, address, now }) =>
      countEmailChange({ db, transaction }, { memberId: member.id, address, now }, limits),
    async ({ tx, member, now }) => {
      await resendEmailChange(tx, { memberId: member.id, now })
      return {}
    },
  )
  http.command(emails.giveUpEmailChange, async ({ tx, member }) => {
    await voidEmailChange(tx, member.id)
    return {}
  })
}
