import * as api from '#contract/members.ts'
import { signUp as signUpEndpoint } from '#contract/sign-up.ts'
import type { Http } from '#server/platform/http-routes.ts'
import { currentUser } from './current-user.ts'
import { saveAddress } from './queries.ts'
import { prepareSignUp, signUp } from './sign-up.ts'
import { updateData } from './update-data.ts'

export function memberRoutes(http: Http, { limits }: { limits: boolean }) {
  http.query(api.currentUser, ({ db, member }) => currentUser(db, member.id))
  http.preparedCommand(
    signUpEndpoint,
    ({ transaction, ...call }) => prepareSignUp(transaction, call, limits),
    async ({ tx, body, prepared, language, now, changed }) => {
      const { memberId, token } = await signUp(tx, { form: body, ...prepared, language, now })
      changed({ subjectId: memberId })
      return token
    },
  )
  http.command(api.updateData, async ({ tx, member, body }) => {
    await updateData(tx, { memberId: member.id, data: body })
    return {}
  })
  http.command(api.updateAddress, async ({ tx, member, body }) => {
    await saveAddress(tx, member.id, body)
    return {}
  })
}
