import * as api from '#contract/members.ts'
import * as privacy from '#contract/members-privacy.ts'
import { signUp as signUpEndpoint } from '#contract/sign-up.ts'
import type { Http } from '#server/platform/http-routes.ts'
import type { PersonalData } from '#server/platform/personal-data.ts'
import { requireFreeTry } from '#server/sessions/sign-in.ts'
import { changeConsents, consentsOf } from './consents.ts'
import { currentUser } from './current-user.ts'
import { deleteAccount } from './delete-account.ts'
import { exportData } from './export.ts'
import { discardImage, type ImageKind, storeImage, updateImage } from './images.ts'
import { saveAddress, saveLanguage } from './queries.ts'
import { prepareSignUp, signUp } from './sign-up.ts'
import { updateData } from './update-data.ts'
import { answerQuestion } from './verifying/ask.ts'

type Settings = {
  limits: boolean
  personalData: readonly PersonalData[]
}

export function memberRoutes(http: Http, { limits, personalData }: Settings) {
  http.query(api.currentUser, ({ db, member, now }) => currentUser(db, member.id, now))
  http.preparedCommand(
    signUpEndpoint,
    ({ transaction, ...call }) => prepareSignUp(transaction, call, limits),
    async ({ tx, body, prepared, language, userAgent, now, changed }) => {
      const { memberId, token } = await signUp(tx, { form: body, ...prepared, language, userAgent, now })
      changed({ subjectId: memberId })
      return token
    },
  )
  http.preparedCommand(
    api.updateData,
    async ({ transaction, member, address, now }) => {
      // The answer tells whether an e-mail is taken, so it is not asked without end.
      if (limits) await requireFreeTry(transaction, { door: 'own-data', email: member.id, address }, now)
    },
    async ({ tx, member, body, now }) => {
      await updateData(tx, { memberId: member.id, data: body, now })
      return {}
    },
  )
  http.command(api.updateAddress, async ({ tx, member, body, now }) => {
    await saveAddress(tx, member.id, body)
    await answerQuestion(tx, { memberId: member.id, now })
    return {}
  })
  http.command(api.keepLanguage, async ({ tx, member, body }) => {
    await saveLanguage(tx, member.id, body.language)
    return {}
  })
  imageRoute(http, api.updateAvatar, 'avatar')
  imageRoute(http, api.updateCover, 'cover')
  privacyRoutes(http, personalData)
}

function imageRoute(http: Http, endpoint: typeof api.updateAvatar | typeof api.updateCover, kind: ImageKind) {
  http.preparedCommand(
    endpoint,
    ({ files, body }) => storeImage(files, kind, body.image),
    async ({ tx, member, prepared }) => {
      await updateImage(tx, { memberId: member.id, kind, file: prepared })
      return {}
    },
    (file, preparation) => discardImage(preparation, kind, file),
  )
}

function privacyRoutes(http: Http, personalData: readonly PersonalData[]) {
  http.query(privacy.exportData, ({ db, member, now }) => exportData(db, personalData, member.id, now))
  http.query(privacy.listConsents, ({ db, member }) => consentsOf(db, member.id))
  http.command(privacy.changeConsents, ({ tx, member, body, now }) =>
    changeConsents(tx, { memberId: member.id, communications: body.communications, now }),
  )
  http.command(api.deleteAccount, async ({ tx, member, now, changed }) => {
    await deleteAccount(tx, personalData, { memberId: member.id, now })
    changed({ erasesActor: true })
    return {}
  })
}
