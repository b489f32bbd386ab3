import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { previewApproval } from '#contract/invoices-office.ts'
import type { OfficeInvoice } from '#contract/invoices-under-review.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { invoicesKey } from './review-queries.ts'

/** What a reviewer has typed over what the document says. */
type Edit = { readonly cents: Readonly<Record<string, number>>; readonly number?: string }

const nothing: Edit = { cents: {} }

export type Edits = ReturnType<typeof useEdits>

/** Kept for each document until it is decided: whoever leaves one, or is told that it changed, finds it as it was. */
export function useEdits(invoice: OfficeInvoice | undefined) {
  const [edits, setEdits] = useState<Readonly<Record<string, Edit>>>({})
  const [editing, setEditing] = useState<string>()
  const edit = (invoice && edits[invoice.id]) ?? nothing
  const number = edit.number ?? (invoice && provedNumber(invoice))
  const rows = (invoice?.rows ?? []).map(({ id, paper_cents }) => ({
    id,
    counted_cents: edit.cents[id] ?? paper_cents,
  }))
  const isEdited = Object.keys(edit.cents).length > 0 || number !== undefined
  const counting = { rows, ...(number && { number }) }

  const preview = useQuery({
    queryKey: [...invoicesKey, 'preview', invoice?.id, counting],
    queryFn: () => officeApi.call(previewApproval, { id: invoice?.id ?? '', ...counting }),
    enabled: invoice !== undefined && isEdited,
    placeholderData: keepPreviousData,
  })

  function change(part: Partial<Edit>) {
    if (invoice) setEdits((all) => ({ ...all, [invoice.id]: { ...edit, ...part } }))
  }

  return {
    counting,
    approval: (isEdited ? preview.data : undefined) ?? invoice?.approval,
    isEditing: invoice !== undefined && editing === invoice.id,
    begin: () => setEditing(invoice?.id),
    end: () => setEditing(undefined),
    setCents: (row: string, cents: number) => change({ cents: { ...edit.cents, [row]: cents } }),
    setNumber: (typed: string) => change({ number: typed }),
    number: edit.number,
  }
}

/** The number that a key or XML proves, where the member typed another. */
function provedNumber({ reading, number }: OfficeInvoice): string | undefined {
  if (!reading?.number || !['xml', 'qr', 'barcode'].includes(reading.source)) return undefined
  return reading.findings.some(({ code }) => code === 'number_differs') && reading.number !== number
    ? reading.number
    : undefined
}
