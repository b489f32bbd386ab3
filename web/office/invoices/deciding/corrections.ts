import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { previewApproval } from '#contract/invoices-office.ts'
import type { OfficeInvoice } from '#contract/invoices-under-review.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { queryOf } from '#web/platform/query.ts'

type Correction = { readonly cents: Readonly<Record<string, number>>; readonly number?: string }

const nothing: Correction = { cents: {} }

/** Corrections stay with each document until it is decided, so that leaving it loses nothing. */
export function useCorrections(invoice: OfficeInvoice | undefined) {
  const [corrections, setCorrections] = useState<Readonly<Record<string, Correction>>>({})
  const [editing, setEditing] = useState<string>()
  const correction = (invoice && corrections[invoice.id]) ?? nothing
  const number = correction.number ?? (invoice && provedNumber(invoice))
  const rows = (invoice?.rows ?? []).map(({ id, paper_cents }) => ({
    id,
    counted_cents: correction.cents[id] ?? paper_cents,
  }))
  const isCorrected = Object.keys(correction.cents).length > 0 || number !== undefined
  const counting = { rows, ...(number && { number }) }

  const preview = useQuery({
    ...queryOf(officeApi, previewApproval, { id: invoice?.id ?? '', ...counting }),
    enabled: invoice !== undefined && isCorrected,
    placeholderData: keepPreviousData,
  })

  function change(part: Partial<Correction>) {
    if (invoice) setCorrections((all) => ({ ...all, [invoice.id]: { ...correction, ...part } }))
  }

  return {
    counting,
    approval: (isCorrected ? preview.data : undefined) ?? invoice?.approval,
    isEditing: invoice !== undefined && editing === invoice.id,
    begin: () => setEditing(invoice?.id),
    end: () => setEditing(undefined),
    setCents: (row: string, cents: number) => change({ cents: { ...correction.cents, [row]: cents } }),
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
