import { randomUUID } from 'node:crypto'
import * as api from '#contract/staff.ts'
import * as account from '#contract/staff-account.ts'
import * as team from '#contract/staff-team.ts'
import { lacksSecondFactor } from '#server/platform/actors.ts'
import type { Http } from '#server/platform/http-routes.ts'
import type { Log } from '#server/platform/log.ts'
import { Refusal } from '#server/platform/refusal.ts'
import type { Secrets } from '#server/platform/secrets/secrets.ts'
import { hashPassword } from '#server/sessions/password.ts'
import { countForgotten, requestStaffReset } from './forgotten-password.ts'
import { changeStaffPassword, chooseStaffPassword, prepareChange, prepareChoice } from './passwords.ts'
import { deleteStaffSession, saveShortcuts, staffById } from './queries.ts'
import {
  confirmSecondFactor,
  offerSecondFactor,
  proveCode,
  removeSecondFactor,
  renewRecoveryCodes,
  replaceSecondFactor,
  secondFactorState,
} from './second-factor.ts'
import { endOtherStaffSessions, endStaffSession, openStaffSessions } from './sessions.ts'
import { isBySso, openStaffSession, proveStaff } from './sign-in.ts'
import { singleSignOnOffice } from './single-sign-on/office.ts'
import type { Provider } from './single-sign-on/provider.ts'
import { signOutAddress } from './single-sign-on/sign-out.ts'
import {
  blockStaff,
  changeStaff,
  createStaff,
  listTeam,
  resetSecondFactor,
  sendPasswordLink,
  unblockStaff,
} from './team.ts'
import { endTrust, endTrustOf, listTrusted } from './trusting/trust.ts'

type Settings = {
  limits: boolean
  /** The programme's name in the authenticator, and nobody's password. */
  programme: string
  secrets: Secrets
  /** Whether the team signs in with passwords. */
  staffPasswords: boolean
  /** Of the company's accounts. */
  provider: Provider | undefined
  log: Log
}

export function staffOffice(http: Http, { isDemo, ...settings }: Settings & { isDemo: boolean }) {
  const { limits, secrets, staffPasswords, provider, log } = settings
  const issuer = provider?.issuer
  http.query(api.demoWorld, async () => ({ is_demo: isDemo }))
  http.preparedCommand(
    api.officeSignIn,
    ({ db, transaction, body, address, now }) =>
      proveStaff({ db, transaction }, { ...body, address, now }, { secrets, limits, staffPasswords, issuer }),
    async ({ tx, body, prepared, userAgent, now, changed }) => {
      const opened = await openStaffSession(tx, { ...prepared, trust: body.trust ?? false, userAgent, now })
      changed({ subjectId: prepared.staffId, ...(opened.computer_token && { after: { trusted: true } }) })
      return opened
    },
  )
  http.preparedCommand(
    api.officeSignOut,
    ({ db, staff }) => signOutAddress(db, staff.sessionHash, { provider, log }),
    async ({ tx, staff, prepared }) => {
      await deleteStaffSession(tx, staff.sessionHash)
      return prepared ? { go_on_at: prepared } : {}
    },
  )
  http.query(api.currentStaff, async ({ db, staff }) => {
    const { sso_issuer, ...person } = await staffById(db, staff.id)
    const by_sso = isBySso({ sso_issuer }, issuer)
    return { ...person, by_sso, lacks_second_factor: lacksSecondFactor(staff) }
  })
  http.command(account.switchShortcuts, async ({ tx, staff, body, changed }) => {
    await saveShortcuts(tx, staff.id, body.on)
    changed({ subjectId: staff.id, after: { shortcuts: body.on } })
    return {}
  })
  singleSignOnOffice(http, settings)
  secondFactorOffice(http, settings)
  sessionOffice(http)
  trustOffice(http)
  passwordOffice(http, settings)
  teamOffice(http, settings)
}

function secondFactorOffice(http: Http, { limits, programme: issuer, secrets }: Settings) {
  http.query(account.secondFactor, ({ db, staff }) => secondFactorState(db, staff))
  http.command(account.offerSecondFactor, ({ tx, staff }) =>
    offerSecondFactor(tx, secrets, { staffId: staff.id, issuer }),
  )
  http.preparedCommand(
    account.replaceSecondFactor,
    ({ staff, body, ...call }) =>
      proveCode(call, { ...call, ...body, staffId: staff.id }, { secrets, limits }),
    ({ tx, staff, prepared, changed }) => {
      changed({ subjectId: staff.id })
      return replaceSecondFactor(tx, secrets, { ...prepared, staffId: staff.id, issuer })
    },
  )
  http.preparedCommand(
    account.confirmSecondFactor,
    ({ staff, body, ...call }) =>
      proveCode(call, { ...call, ...body, staffId: staff.id }, { secrets, limits, ofOffer: true }),
    ({ tx, staff, prepared, changed }) => {
      changed({ subjectId: staff.id, after: { second_factor: true } })
      return confirmSecondFactor(tx, { ...prepared, staffId: staff.id })
    },
  )
  http.preparedCommand(
    account.renewRecoveryCodes,
    ({ staff, body, ...call }) =>
      proveCode(call, { ...call, ...body, staffId: staff.id }, { secrets, limits }),
    ({ tx, staff, prepared }) => renewRecoveryCodes(tx, { ...prepared, staffId: staff.id }),
  )
  http.preparedCommand(
    account.removeSecondFactor,
    ({ staff, body, ...call }) => {
      if (staff.secondFactor.isRequired) throw new Refusal('second_factor_required')
      return proveCode(call, { ...call, ...body, staffId: staff.id }, { secrets, limits })
    },
    async ({ tx, staff, prepared, changed }) => {
      changed({ subjectId: staff.id, after: { second_factor: false } })
      await removeSecondFactor(tx, { ...prepared, staffId: staff.id })
      return {}
    },
  )
}

function sessionOffice(http: Http) {
  http.query(account.staffSessions, ({ db, staff, now }) => openStaffSessions(db, staff, now))
  http.command(account.endStaffSession, async ({ tx, staff, body }) => {
    await endStaffSession(tx, { staffId: staff.id, id: body.id })
    return {}
  })
  http.command(account.endOtherStaffSessions, async ({ tx, staff }) => {
    await endOtherStaffSessions(tx, staff)
    return {}
  })
}

function trustOffice(http: Http) {
  http.query(account.trustedComputers, ({ db, staff, now }) => listTrusted(db, staff.id, now))
  http.command(account.endTrust, async ({ tx, staff, body, changed }) => {
    changed(await endTrust(tx, { staffId: staff.id, id: body.id }))
    return {}
  })
  http.command(team.endTrustOf, async ({ tx, params, changed }) => {
    changed(await endTrustOf(tx, params.id))
    return {}
  })
}

function passwordOffice(http: Http, { limits, programme, staffPasswords, provider }: Settings) {
  const issuer = provider?.issuer
  http.preparedCommand(
    account.changeStaffPassword,
    ({ staff, body, ...call }) => {
      const change = { staffId: staff.id, current: body.current_password, password: body.password }
      return prepareChange(call, { ...call, ...change, programme, issuer }, limits)
    },
    async ({ tx, staff, prepared, language, userAgent, now }) => {
      await changeStaffPassword(tx, { ...prepared, staff, language, userAgent, now })
      return {}
    },
  )
  http.preparedCommand(
    account.requestStaffReset,
    ({ transaction, body, address, now }) => {
      requirePasswords(staffPasswords)
      return countForgotten(transaction, { ...body, address, now }, limits)
    },
    async ({ tx, body, language, now }) => {
      await requestStaffReset(tx, { ...body, language, issuer, now })
      return {}
    },
  )
  http.preparedCommand(
    account.chooseStaffPassword,
    ({ db, body, now }) => prepareChoice(db, { ...body, programme, now }),
    async ({ tx, prepared, address, language, userAgent, now, changed }) => {
      const staffId = await chooseStaffPassword(tx, { ...prepared, address, language, userAgent, now })
      changed({ subjectId: staffId })
      return {}
    },
  )
}

function requirePasswords(staffPasswords: boolean) {
  if (!staffPasswords) throw new Refusal('passwords_closed')
}

function teamOffice(http: Http, { staffPasswords, provider }: Settings) {
  const issuer = provider?.issuer
  http.query(team.team, ({ db, query, staff, now }) => listTeam(db, query, { youId: staff.id, issuer, now }))
  http.preparedCommand(
    team.createStaff,
    async () => {
      requirePasswords(staffPasswords)
      return hashPassword(randomUUID())
    },
    async ({ tx, body, prepared, language, changed }) => {
      const { id, version, after } = await createStaff(tx, { ...body, passwordHash: prepared, language })
      changed({ subjectId: id, after })
      return { id, version }
    },
  )
  http.command(team.changeStaff, async ({ tx, params, body, staff, changed }) => {
    const { version, ...change } = await changeStaff(tx, {
      ...body,
      staffId: params.id,
      byId: staff.id,
      issuer,
    })
    changed({ subjectId: params.id, ...change })
    return { version }
  })
  http.command(team.blockStaff, async ({ tx, params, body, staff, now, changed }) => {
    const { version, ...change } = await blockStaff(tx, { ...body, staffId: params.id, byId: staff.id, now })
    changed({ subjectId: params.id, ...change })
    return { version }
  })
  http.command(team.unblockStaff, async ({ tx, params, body, staff, changed }) => {
    const { version, ...change } = await unblockStaff(tx, { ...body, staffId: params.id, byId: staff.id })
    changed({ subjectId: params.id, ...change })
    return { version }
  })
  http.command(team.resetSecondFactor, async ({ tx, params, body, staff, changed }) => {
    const { version, ...change } = await resetSecondFactor(tx, {
      ...body,
      staffId: params.id,
      byId: staff.id,
    })
    changed({ subjectId: params.id, ...change })
    return { version }
  })
  http.command(team.sendPasswordLink, async ({ tx, params, language, changed }) => {
    requirePasswords(staffPasswords)
    await sendPasswordLink(tx, { staffId: params.id, issuer, language })
    changed({ subjectId: params.id })
    return {}
  })
}
