import * as api from '#contract/members-office.ts'
import * as queue from '#contract/members-verification.ts'
import { statementOf } from '#server/coins/statement.ts'
import { listNotifications } from '#server/notifications/notifications.ts'
import { blindReader } from '#server/platform/actors.ts'
import type { Http } from '#server/platform/http-routes.ts'
import type { PersonalData } from '#server/platform/personal-data.ts'
import type { Secrets } from '#server/platform/secrets/secrets.ts'
import { endAllSessions } from '#server/sessions/open-sessions.ts'
import { blockMember, unblockMember } from './block.ts'
import { eraseMember } from './delete-account.ts'
import { deletionLosses } from './deletion-losses.ts'
import { exportData } from './export.ts'
import { listMembers, membersFile } from './looking/list.ts'
import {
  invoicesOfMember,
  memberPerson,
  redemptionsOfMember,
  revealMember,
  sessionsOfMember,
} from './looking/person.ts'
import { resendMail } from './looking/resend.ts'
import { requireMember } from './require-member.ts'
import { changeLevel, refuseMember, verifyMember } from './verify.ts'
import { askMember } from './verifying/ask.ts'
import { listVerifications, verificationOf } from './verifying/queue.ts'

type Settings = { secrets: Secrets; personalData: readonly PersonalData[] }

export function memberOffice(http: Http, { secrets, personalData }: Settings) {
  lookingOffice(http, secrets)
  verificationOffice(http, secrets)
  decisionOffice(http)
  privacyOffice(http, personalData)
}

function lookingOffice(http: Http, secrets: Secrets) {
  http.query(api.officeMembers, ({ db, query, now }) => listMembers(db, secrets, query, now))
  http.csv(api.officeMembersFile, ({ query, language, now }) =>
    membersFile(secrets, { filters: query, language, now }),
  )
  http.query(api.officeMember, ({ db, params, staff, now }) =>
    memberPerson(db, secrets, { memberId: params.id, staffId: staff?.id ?? null, now }),
  )
  http.query(api.memberStatement, ({ db, params, query, staff, language, now }) =>
    statementOf(db, { memberId: params.id, after: query.after, language, now, readerId: blindReader(staff) }),
  )
  http.query(api.memberInvoices, ({ db, params, query, staff }) =>
    invoicesOfMember(db, { memberId: params.id, page: query.page, readerId: blindReader(staff) }),
  )
  http.query(api.memberRedemptions, ({ db, params, query, language }) =>
    redemptionsOfMember(db, { memberId: params.id, page: query.page, language }),
  )
  http.query(api.memberNotifications, ({ db, params, staff, language }) =>
    listNotifications(db, params.id, language, blindReader(staff)),
  )
  http.query(api.memberSessions, ({ db, params, now }) => sessionsOfMember(db, params.id, now))
  http.command(api.revealMember, ({ tx, params, body, changed }) => {
    changed({ subjectId: params.id, after: { revealed: body.field } })
    return revealMember(tx, secrets, { memberId: params.id, field: body.field })
  })
}

function verificationOffice(http: Http, secrets: Secrets) {
  http.query(queue.verificationQueue, ({ db, query, now }) => listVerifications(db, query, now))
  http.query(queue.verification, ({ db, params, staff, now }) =>
    verificationOf(db, secrets, { memberId: params.id, staffId: staff.id, now }),
  )
  http.command(api.verifyMember, async ({ tx, params, body, changed, now }) => {
    changed(await verifyMember(tx, { memberId: params.id, note: body.note, now }))
    return {}
  })
  http.command(api.refuseMember, async ({ tx, params, body, changed }) => {
    changed(await refuseMember(tx, { memberId: params.id, ...body }))
    return {}
  })
  http.command(api.askMember, async ({ tx, params, body, changed, now }) => {
    changed(await askMember(tx, { memberId: params.id, ...body, now }))
    return {}
  })
}

function decisionOffice(http: Http) {
  http.command(api.blockMember, async ({ tx, params, body, changed }) => {
    changed(await blockMember(tx, { memberId: params.id, reason: body.reason }))
    return {}
  })
  http.command(api.unblockMember, async ({ tx, params, changed }) => {
    changed(await unblockMember(tx, { memberId: params.id }))
    return {}
  })
  http.command(api.changeLevel, async ({ tx, params, body, changed, now }) => {
    changed(await changeLevel(tx, { memberId: params.id, ...body, now }))
    return {}
  })
  http.command(api.endMemberSessions, async ({ tx, params, changed }) => {
    await requireMember(tx, params.id)
    await endAllSessions(tx, params.id)
    changed({ subjectId: params.id })
    return {}
  })
  http.command(api.resendMail, async ({ tx, params, body, now, changed }) => {
    await resendMail(tx, { memberId: params.id, mail: body.mail, now })
    changed({ subjectId: params.id, after: { mail: body.mail } })
    return {}
  })
}

function privacyOffice(http: Http, personalData: readonly PersonalData[]) {
  http.command(api.exportMember, async ({ tx, params, now, changed }) => {
    await requireMember(tx, params.id)
    changed({ subjectId: params.id })
    return exportData(tx, personalData, params.id, now)
  })
  http.query(api.erasureLosses, async ({ db, params, language, now }) => {
    await requireMember(db, params.id)
    return deletionLosses(db, { memberId: params.id, language, now })
  })
  http.command(api.eraseMember, async ({ tx, params, body, now, changed }) => {
    await eraseMember(tx, personalData, { memberId: params.id, confirmation: body.confirmation, now })
    changed({ subjectId: params.id })
    return {}
  })
}
