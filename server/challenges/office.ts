import * as api from '#contract/challenges-office.ts'
import type { Http } from '#server/platform/http-routes.ts'
import { discardPublicImage, storePublicImage } from '#server/platform/public-images.ts'
import { challengeImage, setChallengeImage } from './challenge-image.ts'
import { createChallenge, listChallenges, updateChallenge } from './challenges.ts'
import { saveChallengePositions } from './queries.ts'
import { replayGoal } from './replaying/replay.ts'

export function challengeOffice(http: Http) {
  http.query(api.officeChallenges, ({ db }) => listChallenges(db))
  http.command(api.createChallenge, async ({ tx, body, now, changed }) => {
    const challenge = await createChallenge(tx, body, now)
    changed({ subjectId: challenge.id, after: body })
    return challenge
  })
  http.command(api.updateChallenge, async ({ tx, params, body, now, changed }) => {
    const { version, ...change } = await updateChallenge(tx, { id: params.id, facts: body, now })
    changed({ subjectId: params.id, ...change })
    return { version }
  })
  http.command(api.orderChallenges, async ({ tx, body, changed }) => {
    await saveChallengePositions(tx, body.ids)
    changed({ after: body.ids })
    return {}
  })
  http.preparedCommand(
    api.setChallengeImage,
    ({ files, body }) => storePublicImage(files, body.image, challengeImage),
    async ({ tx, params, prepared, changed }) => {
      const { before, version } = await setChallengeImage(tx, { id: params.id, file: prepared })
      changed({ subjectId: params.id, before: { image: before }, after: { image: prepared } })
      return { version }
    },
    (file, { files }) => discardPublicImage(files, file),
  )
  http.query(api.replayChallenge, ({ db, body, now }) => replayGoal(db, body, now))
}
