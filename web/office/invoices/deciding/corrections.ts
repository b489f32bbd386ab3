import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { previewApproval } from '#contract/invoices-office.ts'
import type { OfficeInvoice } from '#contract/invoices-under-review.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { queryOf } from '#web/platform/query.ts'

type Correction = {
  readonly cents: Readonly<Record<string, number>>
  /** How many bags a row is, where the document was read otherwise; undefined while nothing whole is typed. */
  readonly units: Readonly<Record<string, number | undefined>>
  /** Rows whose code is not accepted. */
  readonly dropped: Readonly<Record<string, boolean>>
  readonly number?: string
}

/** What came from the paper, into a row or as the number; each has a serial, so that its field shows it. */
type Taken = { readonly into: string; readonly serial: number }

const nothing: Correction = { cents: {}, units: {}, dropped: {} }

/** Corrections stay with each document until it is decided, so that leaving it loses nothing. */
export function useCorrections(invoice: OfficeInvoice | undefined) {
  const [corrections, setCorrections] = useState<Readonly<Record<string, Correction>>>({})
  const [editing, setEditing] = useState<string>()
  const [aimed, setAimed] = useState<string>()
  const [taken, setTaken] = useState<Taken>()
  const correction = (invoice && corrections[invoice.id]) ?? nothing
  const number = correction.number ?? (invoice && provedNumber(invoice))
  const rows = (invoice?.rows ?? []).map(({ id, paper_cents }) => ({
    id,
    counted_cents: correction.cents[id] ?? paper_cents,
    ...(correction.units[id] && { counted_units: correction.units[id] }),
    ...(correction.dropped[id] && { drops_recommendation: true }),
  }))
  const isCorrected =
    Object.keys({ ...correction.cents, ...correction.units, ...correction.dropped }).length > 0 ||
    number !== undefined
  const counting = { rows, ...(number && { number }) }

  const preview = useQuery({
    ...queryOf(officeApi, previewApproval, { id: invoice?.id ?? '', ...counting }),
    enabled: invoice !== undefined && isCorrected,
    placeholderData: keepPreviousData,
  })

  function change(part: Partial<Correction>) {
    if (invoice) setCorrections((all) => ({ ...all, [invoice.id]: { ...correction, ...part } }))
  }

  function begin() {
    setAimed(undefined)
    setTaken(undefined)
    setEditing(invoice?.id)
  }

  const isEditing = invoice !== undefined && editing === invoice.id

  /** Into the row whose field was last in use, or else the one that the row of the paper was found for. */
  function takeCents(cents: number, paperRow: number) {
    const typed = invoice?.rows.find(({ paper_row }) => paper_row === paperRow)?.id
    const row = (isEditing ? aimed : undefined) ?? typed
    if (row) take(row, { cents: { ...correction.cents, [row]: cents } })
  }

  /** Of a document with one row it is what that row cost. */
  function takeTotal(cents: number) {
    const [row, second] = invoice?.rows ?? []
    if (row && !second) take(row.id, { cents: { ...correction.cents, [row.id]: cents } })
  }

  function takeNumber(number: string) {
    if (number !== invoice?.number) take('number', { number })
  }

  function take(into: string, part: Partial<Correction>) {
    setEditing(invoice?.id)
    change(part)
    setTaken({ into, serial: (taken?.serial ?? 0) + 1 })
  }

  return {
    counting,
    approval: (isCorrected ? preview.data : undefined) ?? invoice?.approval,
    isEditing,
    begin,
    /** The row whose field is in use. */
    aimAt: setAimed,
    takeCents,
    takeTotal,
    takeNumber,
    taken: isEditing ? taken : undefined,
    end: () => setEditing(undefined),
    setCents: (row: string, cents: number) => change({ cents: { ...correction.cents, [row]: cents } }),
    setUnits: (row: string, units: number | undefined) =>
      change({ units: { ...correction.units, [row]: units } }),
    setDropped: (row: string, isDropped: boolean) =>
      change({ dropped: { ...correction.dropped, [row]: isDropped } }),
    setNumber: (typed: string) => change({ number: typed }),
    number: correction.number,
  }
}

/** The number that a key or XML proves, where the member typed another. */
function provedNumber({ reading, number }: OfficeInvoice): string | undefined {
  if (!reading?.number || !['xml', 'qr', 'barcode'].includes(reading.source)) return undefined
  return reading.findings.some(({ code }) => code === 'number_differs') && reading.number !== number
    ? reading.number
    : undefined
}
