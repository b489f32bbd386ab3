import { useState } from 'react'
import { importTracking, type TrackingOutcome, type TrackingRow } from '#contract/redemptions-office.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { toastFailure } from '#web/office/kit/toast-failure.ts'
import { toast } from '#web/ui/toasts.ts'
import { refreshParcels } from './take-steps.ts'
import { trackingIn } from './tracking-file.ts'
import { useOfficeRedemptionsWords } from './words.ts'

export type ImportedRow = TrackingRow & { readonly outcome: TrackingOutcome }
export type TrackingImport = ReturnType<typeof useTrackingImport>
export type ImportedFile = { readonly name: string; readonly rows: readonly ImportedRow[] }

const mostAtOnce = 2000

export function useTrackingImport() {
  const { trackingImport } = useOfficeRedemptionsWords()
  const [imported, setImported] = useState<ImportedFile>()
  const [isSending, setSending] = useState(false)

  /** Undefined where it did not arrive, which is told. */
  async function send(rows: readonly TrackingRow[]): Promise<ImportedRow[] | undefined> {
    setSending(true)
    try {
      const done: ImportedRow[] = []
      for (let from = 0; from < rows.length; from += mostAtOnce)
        done.push(...(await outcomesOf(rows.slice(from, from + mostAtOnce))))
      return done
    } catch (error) {
      toastFailure(error, trackingImport.failed)
      return undefined
    } finally {
      setSending(false)
      await refreshParcels()
    }
  }

  async function read(file: File) {
    const rows = trackingIn(new Uint8Array(await file.arrayBuffer()))
    if (rows.length === 0) return void toast(trackingImport.empty, { kind: 'attention' })
    const outcomes = await send(rows)
    if (outcomes) setImported({ name: file.name, rows: outcomes })
  }

  async function mend(row: TrackingRow) {
    const [mended] = (await send([row])) ?? []
    if (mended)
      setImported(
        (earlier) =>
          earlier && {
            ...earlier,
            rows: earlier.rows.map((each) => (each.line === mended.line ? mended : each)),
          },
      )
  }

  return { imported, isSending, read, mend, close: () => setImported(undefined) }
}

async function outcomesOf(rows: TrackingRow[]): Promise<ImportedRow[]> {
  const { results } = await officeApi.call(importTracking, { rows })
  return rows.flatMap((row) => {
    const result = results.find(({ line }) => line === row.line)
    return result ? [{ ...row, outcome: result.outcome }] : []
  })
}
