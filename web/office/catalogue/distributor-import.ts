import { useState } from 'react'
import { officeDistributors } from '#contract/catalogue-office.ts'
import type { Answer } from '#contract/endpoint.ts'
import { distributorCodes, importDistributors, mostDistributorRows } from '#contract/invoices-codes.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { toastFailure } from '#web/office/kit/toast-failure.ts'
import { useFormat } from '#web/platform/format.ts'
import { refresh } from '#web/platform/query.ts'
import { toast } from '#web/ui/toasts.ts'
import { distributorsIn } from './distributor-file.ts'
import { useOfficeCatalogueWords } from './words.ts'

export type RefusedFile = {
  readonly name: string
  readonly faults: Answer<typeof importDistributors>['faults']
}

export function useDistributorImport() {
  const { distributorImport } = useOfficeCatalogueWords()
  const { number } = useFormat()
  const [refused, setRefused] = useState<RefusedFile>()
  const [isSending, setSending] = useState(false)

  async function read(file: File) {
    const rows = distributorsIn(new Uint8Array(await file.arrayBuffer()))
    if (rows.length === 0)
      return void toast(`${distributorImport.empty} ${distributorImport.columns}`, { kind: 'attention' })
    if (rows.length > mostDistributorRows)
      return void toast(distributorImport.tooLong(number(mostDistributorRows)), { kind: 'attention' })
    setSending(true)
    try {
      const { faults, distributors, cnpjs, codes } = await officeApi.call(importDistributors, { rows })
      setRefused(faults.length > 0 ? { name: file.name, faults } : undefined)
      if (faults.length === 0) toast(distributorImport.saved(distributors, cnpjs, codes))
    } catch (error) {
      toastFailure(error, distributorImport.failed)
    }
    setSending(false)
    await refresh(officeDistributors, distributorCodes)
  }

  return { refused, isSending, read, close: () => setRefused(undefined) }
}
