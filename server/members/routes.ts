import * as api from '#contract/members.ts'
import * as privacy from '#contract/members-privacy.ts'
import { acceptInvitation, signUp as signUpEndpoint } from '#contract/sign-up.ts'
import type { Http } from '#server/platform/http-routes.ts'
import type { PersonalData } from '#server/platform/personal-data.ts'
import type { Secrets } from '#server/platform/secrets/secrets.ts'
import { knownOfMember } from '#server/sessions/known-of-member.ts'
import { prepareNewPassword } from '#server/sessions/password-links.ts'
import { requireFreshProof } from '#server/sessions/prove.ts'
import { payWelcomeWhenDone } from '#server/welcome/settle.ts'
import { accept } from './accept-invitation.ts'
import { changeConsents, consentsOf } from './consents.ts'
import { createCurrentUser } from './current-user.ts'
import { deleteAccount } from './delete-account.ts'
import { deletionLosses } from './deletion-losses.ts'
import { exportData } from './export.ts'
import { discardImage, type ImageKind, storeImage, updateImage } from './images.ts'
import { saveAddress, saveLanguage } from './queries.ts'
import { prepareSignUp, signUp } from './sign-up.ts'
import { prepareUpdate, updateData } from './update-data.ts'
import { answerQuestion } from './verifying/ask.ts'
import { discardAskedDocument, sendAskedDocument, storeAskedDocument } from './verifying/asked-document.ts'

type Settings = {
  limits: boolean
  programme: string
  secrets: Secrets
  personalData: readonly PersonalData[]
}

export function memberRoutes(http: Http, { limits, programme, secrets, personalData }: Settings) {
  const currentUser = createCurrentUser()
  http.query(api.currentUser, ({ db, member, now }) => currentUser(db, member.id, now))
  http.preparedCommand(
    signUpEndpoint,
    ({ transaction, ...call }) => prepareSignUp(transaction, { ...call, programme }, limits),
    async ({ tx, body, prepared, language, userAgent, now, changed }) => {
      const call = { form: body, ...prepared, language, userAgent, now }
      const { memberId, token } = await signUp(tx, secrets, call)
      changed({ subjectId: memberId })
      return token
    },
  )
  http.preparedCommand(
    acceptInvitation,
    ({ db, body, now }) =>
      prepareNewPassword(db, 'members', { ...body, now }, async (memberId) => [
        programme,
        ...(await knownOfMember(db, memberId)),
      ]),
    async ({ tx, body, prepared, userAgent, now, changed }) => {
      const { memberId, token } = await accept(tx, { form: body, ...prepared, userAgent, now })
      changed({ subjectId: memberId })
      return token
    },
  )
  http.preparedCommand(
    api.updateData,
    ({ body, ...call }) => prepareUpdate(call, { ...call, data: body }, limits),
    async ({ tx, member, body, prepared, userAgent, now }) => {
      await updateData(tx, { ...prepared, memberId: member.id, data: body, userAgent, now })
      return {}
    },
  )
  http.command(api.updateAddress, async ({ tx, member, body, now }) => {
    await saveAddress(tx, member.id, body)
    await payWelcomeWhenDone(tx, [member.id])
    await answerQuestion(tx, { memberId: member.id, now })
    return {}
  })
  http.command(api.keepLanguage, async ({ tx, member, body }) => {
    await saveLanguage(tx, member.id, body.language)
    return {}
  })
  imageRoute(http, api.updateAvatar, 'avatar')
  imageRoute(http, api.updateCover, 'cover')
  http.preparedCommand(
    api.sendAskedDocument,
    ({ files, body }) => storeAskedDocument(files, body.image),
    async ({ tx, member, prepared, now }) => {
      await sendAskedDocument(tx, { memberId: member.id, document: prepared, now })
      return {}
    },
    (document, preparation) => discardAskedDocument(preparation, document),
  )
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
  http.query(privacy.exportData, async ({ db, member, now }) => {
    await requireFreshProof(db, member, now)
    return exportData(db, personalData, member.id, now)
  })
  http.query(privacy.listConsents, ({ db, member }) => consentsOf(db, member.id))
  http.command(privacy.changeConsents, ({ tx, member, body, now }) =>
    changeConsents(tx, { memberId: member.id, communications: body.communications, now }),
  )
  http.query(privacy.deletionLosses, ({ db, member, language, now }) =>
    deletionLosses(db, { memberId: member.id, language, now }),
  )
  http.command(api.deleteAccount, async ({ tx, member, now }) => {
    await requireFreshProof(tx, member, now)
    await deleteAccount(tx, personalData, { memberId: member.id, now })
    return {}
  })
}
