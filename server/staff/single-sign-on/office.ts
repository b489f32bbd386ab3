import * as api from '#contract/staff-sign-on.ts'
import type { Http } from '#server/platform/http-routes.ts'
import { Refusal } from '#server/platform/refusal.ts'
import type { Secrets } from '#server/platform/secrets/secrets.ts'
import { openStaffSession } from '#server/staff/sign-in.ts'
import { prepareWay, proveReturn } from './finish.ts'
import type { Provider } from './provider.ts'
import { deleteWay, insertWay } from './queries.ts'

type Settings = {
  provider: Provider | undefined
  staffPasswords: boolean
  secrets: Secrets
  limits: boolean
}

export function singleSignOnOffice(http: Http, { provider, staffPasswords, secrets, limits }: Settings) {
  http.query(api.waysIn, async () => ({
    passwords: staffPasswords,
    single_sign_on: provider ? { name: provider.name ?? null } : null,
  }))
  http.preparedCommand(
    api.beginSingleSignOn,
    ({ body, ...call }) =>
      prepareWay(
        call,
        { path: body.path, browserToken: body.browser_token, address: call.address, now: call.now },
        { provider: required(provider), limits },
      ),
    async ({ tx, prepared, changed }) => {
      changed(null)
      await insertWay(tx, prepared.way)
      return { address: prepared.address, browser_token: prepared.browserToken }
    },
  )
  http.preparedCommand(
    api.finishSingleSignOn,
    ({ body, ...call }) =>
      proveReturn(
        call,
        {
          returned: body.returned,
          browserToken: body.browser_token,
          code: body.code,
          computerToken: body.computer_token,
          address: call.address,
          now: call.now,
        },
        { provider: required(provider), secrets, limits },
      ),
    async ({ tx, body, prepared, userAgent, now, changed }) => {
      const { path, stateHash, ...proven } = prepared
      await deleteWay(tx, stateHash)
      const opened = await openStaffSession(tx, { ...proven, trust: body.trust ?? false, userAgent, now })
      changed({ subjectId: proven.staffId, ...(opened.computer_token && { after: { trusted: true } }) })
      return { ...opened, path }
    },
  )
}

function required(provider: Provider | undefined): Provider {
  if (!provider) throw new Refusal('not_found')
  return provider
}
