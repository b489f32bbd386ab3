import * as api from '#contract/store-office.ts'
import type { Http } from '#server/platform/http-routes.ts'
import { discardPublicImage, storePublicImage } from '#server/platform/public-images.ts'
import type { Secrets } from '#server/platform/secrets/secrets.ts'
import { categoryRoutes } from './categories.ts'
import { fillWithCodes } from './codes/prize-codes.ts'
import { copyPictures, discardPictures, duplicatePrize } from './duplicate-prize.ts'
import { addPrizeImage, prizeImage, removePrizeImage } from './prize-images.ts'
import { createPrize, listPrizes, updatePrize } from './prizes.ts'
import { awaitedPrizes, countGoals, savePrizePositions, stockMovesOf } from './queries.ts'
import { moveStock } from './stock.ts'

export function storeOffice(http: Http, { secrets }: { secrets: Secrets }) {
  http.query(api.officePrizes, ({ db }) => listPrizes(db))
  http.command(api.createPrize, async ({ tx, body, now, changed }) => {
    const prize = await createPrize(tx, body, now)
    changed({ subjectId: prize.id, after: body })
    return prize
  })
  http.command(api.updatePrize, async ({ tx, staff, params, body, now, changed }) => {
    const { version, ...change } = await updatePrize(tx, {
      id: params.id,
      facts: body,
      staffId: staff.id,
      now,
    })
    changed({ subjectId: params.id, ...change })
    return { version }
  })
  http.query(api.awaitedPrizes, ({ db }) => awaitedPrizes(db))
  http.query(api.prizeGoals, async ({ db, params }) => ({ members: await countGoals(db, params.id) }))
  http.command(api.orderPrizes, async ({ tx, body, changed }) => {
    await savePrizePositions(tx, body.ids)
    changed({ after: body.ids })
    return {}
  })
  http.preparedCommand(
    api.duplicatePrize,
    ({ db, files, params }) => copyPictures(db, files, params.id),
    async ({ tx, params, prepared, now, changed }) => {
      const prize = await duplicatePrize(tx, { id: params.id, images: prepared, now })
      changed({ subjectId: prize.id, after: { copy_of: params.id } })
      return prize
    },
    (images, { files }) => discardPictures(files, images),
  )
  stockRoutes(http, secrets)
  categoryRoutes(http)
  imageRoutes(http)
}

function stockRoutes(http: Http, secrets: Secrets) {
  http.command(api.addPrizeCodes, async ({ tx, staff, params, body, now, changed }) => {
    const done = await fillWithCodes(tx, { prizeId: params.id, ...body, staffId: staff.id, secrets, now })
    changed({
      subjectId: params.id,
      before: { stock: done.stock - done.added },
      after: { amount: done.added, reason: body.reason, stock: done.stock },
    })
    return done
  })
  http.query(api.stockMoves, async ({ db, params }) => {
    const moves = await stockMovesOf(db, params.id)
    return moves.map(({ at, ...move }) => ({ ...move, at: String(at) }))
  })
  http.command(api.moveStock, async ({ tx, staff, params, body, now, changed }) => {
    const moved = await moveStock(tx, { prizeId: params.id, staffId: staff.id, ...body, now })
    changed({
      subjectId: params.id,
      before: { stock: moved.stock - body.amount },
      after: { ...body, ...moved },
    })
    return moved
  })
}

function imageRoutes(http: Http) {
  http.preparedCommand(
    api.addPrizeImage,
    ({ files, body }) => storePublicImage(files, body.image, prizeImage),
    async ({ tx, params, prepared, changed }) => {
      changed({ subjectId: params.id, after: { image: prepared } })
      return addPrizeImage(tx, { id: params.id, file: prepared })
    },
    (file, { files }) => discardPublicImage(files, file),
  )
  http.command(api.removePrizeImage, async ({ tx, params, body, changed }) => {
    changed({ subjectId: params.id, before: { image: body.image } })
    return removePrizeImage(tx, { id: params.id, ...body })
  })
}
