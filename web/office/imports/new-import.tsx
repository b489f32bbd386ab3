import { IconDownload, IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import {
  type ImportFormat,
  type ImportKind,
  importTemplate,
  kindsFor,
  officeImports,
  startImport,
} from '#contract/imports.ts'
import { linkTo, officePaths } from '#contract/paths.ts'
import { FileButton } from '#web/office/kit/file-button.tsx'
import { officeApi } from '#web/office/kit/office-api.ts'
import { useStaffPerson } from '#web/office/kit/staff-person.ts'
import { toastFailure } from '#web/office/kit/toast-failure.ts'
import { refresh } from '#web/platform/query.ts'
import { Button } from '#web/ui/button.tsx'
import { Pane } from '#web/ui/pane.tsx'
import { Select } from '#web/ui/select.tsx'
import { Row, Stack } from '#web/ui/stack.tsx'
import { toast } from '#web/ui/toasts.ts'
import { useImportWords } from './words.ts'

/** Which kind, its template, and the file that was filled in. */
export function NewImport() {
  const { imports } = useImportWords()
  const kinds = kindsFor(useStaffPerson().role)
  const [search, setSearch] = useSearchParams()
  const kind = kinds.find((one) => one === search.get('kind')) ?? kinds[0] ?? 'products'
  const { isSending, send } = useSend(kind)
  return (
    <Pane title={imports.begin} note={imports.note}>
      <Stack gap={3}>
        <Row>
          <Select
            label={imports.kind}
            value={kind}
            options={kinds.map((one) => ({ value: one, label: imports.kinds[one] }))}
            onChange={({ target }) => setSearch({ kind: target.value }, { replace: true })}
          />
        </Row>
        <Row gap={3}>
          <TemplateButton kind={kind} format="xlsx" />
          <TemplateButton kind={kind} format="csv" />
          <FileButton
            label={imports.send}
            Icon={IconUpload}
            fieldLabel={imports.file}
            accept=".xlsx,.csv,.txt,.tsv,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            isBusy={isSending}
            onFile={(file) => void send(file)}
          />
        </Row>
      </Stack>
    </Pane>
  )
}

function TemplateButton({ kind, format }: { kind: ImportKind; format: ImportFormat }) {
  const { imports } = useImportWords()
  const [isBusy, setBusy] = useState(false)
  async function take() {
    setBusy(true)
    try {
      const { name, base64 } = await officeApi.call(importTemplate, { kind, format })
      officeApi.keepFile(name, new Blob([Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0))]))
    } catch (error) {
      toastFailure(error, imports.templateFailed)
    }
    setBusy(false)
  }
  return (
    <Button variant="outline" isBusy={isBusy} onClick={() => void take()}>
      <IconDownload size={18} aria-hidden="true" />
      {imports.template[format]}
    </Button>
  )
}

/** Leads to the file, where what it would do is seen. */
function useSend(kind: ImportKind) {
  const { imports } = useImportWords()
  const navigate = useNavigate()
  const [isSending, setSending] = useState(false)
  async function send(file: File) {
    setSending(true)
    try {
      const { id } = await officeApi.call(startImport, { kind, file })
      toast(imports.handedOver(file.name))
      await refresh(officeImports)
      await navigate(linkTo(officePaths.import, { id }))
    } catch (error) {
      toastFailure(error, imports.failed)
    }
    setSending(false)
  }
  return { isSending, send }
}
