import { daysAfter } from '#domain/business-days.ts'
import type { Tx } from '#server/platform/db.ts'
import { setPrescriptionReminder } from './queries.ts'

type BoughtPrescription = {
  prescriptionId: string
  /** Of what was bought in all; null where the size of the bag is not known. */
  grams: number | null
  dailyDose: number | null
  boughtOn: string
}

/** More days than this are no bag any more, and would not fit into a date. */
const mostDays = 3660

/** A purchase with the prescription's code says when the bag runs out. */
export async function markPrescriptionBought(tx: Tx, bought: BoughtPrescription) {
  const { prescriptionId, grams, dailyDose, boughtOn } = bought
  const runsOut =
    grams === null || dailyDose === null
      ? null
      : daysAfter(boughtOn, Math.min(Math.floor(grams / dailyDose), mostDays))
  await setPrescriptionReminder(
    tx,
    prescriptionId,
    runsOut === null ? null : Temporal.PlainDate.from(runsOut),
  )
}
