import * as api from '#contract/phone-messages.ts'
import { isMobile } from '#domain/documents.ts'
import type { Db } from '#server/platform/db.ts'
import type { Http } from '#server/platform/http-routes.ts'
import type { PhoneGateway } from '#server/platform/phone-messages/gateway.ts'
import { Refusal } from '#server/platform/refusal.ts'
import type { Secrets } from '#server/platform/secrets/secrets.ts'
import { prepareCode, prepareProvedPhone, provePhone, sendCode } from './code.ts'
import { phoneOf, setNotices } from './queries.ts'

type Settings = { gateway: PhoneGateway | undefined; secrets: Secrets; limits: boolean }

export function phoneRoutes(http: Http, { gateway, secrets, limits }: Settings) {
  http.query(api.phoneMessages, ({ db, member }) => stateOf(db, member.id, gateway))
  http.preparedCommand(
    api.sendPhoneCode,
    ({ db, transaction, member, address, now }) =>
      prepareCode({ db, transaction }, gateway, { member, address, now }, limits),
    async ({ tx, member, prepared, now }) => {
      await sendCode(tx, { memberId: member.id, ...prepared, now })
      return {}
    },
  )
  http.preparedCommand(
    api.provePhone,
    ({ transaction, member, body, now }) =>
      prepareProvedPhone(transaction, secrets, { memberId: member.id, code: body.code, now }),
    async ({ tx, member, prepared, now, changed }) => {
      await provePhone(tx, { memberId: member.id, ...prepared, now })
      changed({ subjectId: member.id, after: { is_on: true } })
      return {}
    },
  )
  http.command(api.choosePhoneMessages, async ({ tx, member, body, now, changed }) => {
    const isProved = await setNotices(tx, member.id, body.is_on ? now : null)
    if (!isProved) throw new Refusal('not_found')
    changed({ subjectId: member.id, after: body })
    return {}
  })
}

async function stateOf(
  db: Db,
  memberId: string,
  gateway: PhoneGateway | undefined,
): Promise<api.PhoneMessages> {
  const person = await phoneOf(db, memberId)
  return {
    channel: gateway?.channel ?? null,
    has_phone: isMobile(person?.phone ?? ''),
    is_proved: person?.proved_at != null,
    is_on: person?.notices_since != null,
  }
}
