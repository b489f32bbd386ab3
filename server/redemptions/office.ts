import * as api from '#contract/redemptions-office.ts'
import type { Http } from '#server/platform/http-routes.ts'
import { cancelByStaff } from './cancel.ts'
import { mailCode } from './code.ts'
import { listHalted, seeHalted } from './shipping/halted.ts'
import { importTracking } from './shipping/import-tracking.ts'
import {
  countRedemptions,
  listRedemptions,
  listToPick,
  redemptionsFile,
  showRedemption,
} from './shipping/list.ts'
import { takeStep } from './step.ts'

export function redemptionOffice(http: Http) {
  http.query(api.officeRedemptions, ({ db, query, language, now }) =>
    listRedemptions(db, query, { language, now }),
  )
  http.query(api.officeRedemption, ({ db, params, language }) => showRedemption(db, params.id, language))
  http.csv(api.redemptionsFile, ({ query, language, now }) => redemptionsFile(query, { language, now }))
  http.query(api.redemptionCounts, ({ db }) => countRedemptions(db))
  http.query(api.pickList, ({ db, query, language }) => listToPick(db, query, language))
  http.query(api.haltedRedemptions, ({ db, language }) => listHalted(db, language))
  http.command(api.seeHalted, async ({ tx, params, changed }) => {
    await seeHalted(tx, params.id)
    changed({ subjectId: params.id })
    return {}
  })
  http.command(api.importTracking, async ({ tx, body, staff, now, changed }) => {
    const results = await importTracking(tx, { rows: body.rows, staffId: staff?.id ?? null, now })
    changed({ after: { shipped: results.filter(({ outcome }) => outcome === 'shipped').length } })
    return { results }
  })
  http.command(api.prepareRedemption, async ({ tx, params, body, now, changed }) => {
    const { version } = await takeStep(tx, {
      id: params.id,
      to: 'preparing',
      ...body,
      now,
    })
    changed({ subjectId: params.id, before: { status: 'requested' }, after: { status: 'preparing' } })
    return { version }
  })
  http.command(api.shipRedemption, async ({ tx, params, body, now, changed }) => {
    const { version, carrier, tracking_code = null, tracking_link = null } = body
    const facts = { carrier, tracking_code, tracking_link }
    const moved = await takeStep(tx, { id: params.id, to: 'shipped', version, facts, now })
    changed({ subjectId: params.id, after: { status: 'shipped', ...facts } })
    return { version: moved.version }
  })
  http.command(api.deliverRedemption, async ({ tx, params, body, now, changed }) => {
    const { version } = await takeStep(tx, {
      id: params.id,
      to: 'delivered',
      ...body,
      now,
    })
    changed({ subjectId: params.id, after: { status: 'delivered' } })
    return { version }
  })
  http.command(api.cancelRedemptionByStaff, async ({ tx, params, body, now, changed }) => {
    const { version } = await cancelByStaff(tx, { id: params.id, ...body, now })
    changed({ subjectId: params.id, after: { status: 'cancelled', reason: body.reason } })
    return { version }
  })
  for (const [step, endpoint] of [
    ['contacted', api.contactRedemption],
    ['booked', api.bookRedemption],
  ] as const)
    http.command(endpoint, async ({ tx, params, body, now, changed }) => {
      const { version } = await takeStep(tx, { id: params.id, to: step, ...body, now })
      changed({ subjectId: params.id, after: { status: step } })
      return { version }
    })
  http.command(api.mailCodeByStaff, async ({ tx, params, now, changed }) => {
    await mailCode(tx, { id: params.id, now })
    changed({ subjectId: params.id })
    return {}
  })
}
