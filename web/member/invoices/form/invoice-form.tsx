import { IconCheck, IconSend } from '@tabler/icons-react'
import { type FocusEvent, lazy, Suspense, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { memberPaths } from '#contract/paths.ts'
import { startDelivery } from '#web/member/invoices/device/delivery.ts'
import { type StoredDraft, storeDraft } from '#web/member/invoices/device/drafts.ts'
import { isInStack } from '#web/member/invoices/device/stack.ts'
import { discardWaiting } from '#web/member/invoices/device/waiting.ts'
import { type Draft, type DraftRow, payloadOf, withRows } from '#web/member/invoices/draft.ts'
import { estimateOf } from '#web/member/invoices/estimate.ts'
import { useProducts } from '#web/member/invoices/products.ts'
import { kindOfFile } from '#web/member/invoices/reading/kind-of-file.ts'
import { regionOf } from '#web/member/invoices/reading/region-of.ts'
import { useStackFiles } from '#web/member/invoices/stack/use-stack-files.ts'
import { useInvoicesWords } from '#web/member/invoices/words.ts'
import { apiFailure } from '#web/platform/api-failure.ts'
import { Form } from '#web/platform/form.tsx'
import { useSending } from '#web/platform/sending.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { EstimateSlip } from './estimate-slip.tsx'
import { HandedOver } from './handed-over.tsx'
import { useInvoiceFaults } from './invoice-faults.ts'
import { InvoiceFile } from './invoice-file.tsx'
import { NumberField } from './number-field.tsx'
import { ProductRows } from './product-rows.tsx'
import styles from './send-invoice.module.css'
import { isUnreadable, isUnstored, type SendOutcome, sendOrKeep } from './send-or-keep.ts'
import { useInvoiceDraft } from './use-invoice-draft.ts'
import { useUpload } from './use-upload.ts'
import { ZeroValues, zeroValuesIn } from './zero-values.tsx'

/** What takes and shows what was read comes with the first of it. */
const loadReadSlip = async () => ({ default: (await import('./read-slip.tsx')).ReadSlip })
const ReadSlip = lazy(loadReadSlip)

export function InvoiceForm({ email, stored }: { email: string; stored: StoredDraft }) {
  const { sending, stack } = useInvoicesWords()
  const navigate = useNavigate()
  const { data: products = [] } = useProducts()
  const { draft, file, setDraft, setFile, forget } = useInvoiceDraft(email, stored)
  const [progress, setProgress] = useState(0)
  const [focused, setFocused] = useState<string>()
  const [zeroValues, setZeroValues] = useState<readonly number[]>()
  const upload = useUpload({
    draft,
    file,
    onUpload: (uploadId) => change({ uploadId }),
    onReading: async (reading, id, read) => {
      const [{ takeReading }] = await Promise.all([
        import('#web/member/invoices/reading/take-reading.ts'),
        loadReadSlip(),
      ])
      setDraft((earlier) =>
        // Another file may have been chosen meanwhile.
        earlier.uploadId === id ? takeReading(earlier, reading, kindOfFile(read)) : earlier,
      )
    },
  })
  const isStacked = isInStack(stored.name)
  const keyOf = useAttemptKey()
  const faultsOf = useInvoiceFaults()
  const { isSending, failure, submit, forgive } = useSending(
    async ({ isZeroMeant }: { isZeroMeant: boolean }) => {
      if (isStacked) return backToStack(isZeroMeant)
      setProgress(0)
      const estimate = estimateOf(draft.rows, products)
      const id = keyOf(draft, file)
      const sent = { draft, file, upload: upload.arrived() }
      const outgoing = { id, email, ...sent, estimate, onProgress: setProgress }
      await finish(await sendOrKeep(outgoing).catch(askForFile))
    },
    () => faultsOf.before(draft, file, isStacked),
  )
  const stackFiles = useStackFiles(email)
  const faults = faultsOf.inOrder(failure?.fields ?? {}, draft)

  async function finish(outcome: SendOutcome) {
    // An invoice that was sent again no longer waits to be mended.
    await Promise.all([forget(), discardWaiting(stored.name)])
    startDelivery()
    await navigate(memberPaths.invoiceSaved, { state: outcome })
  }

  /** It is sent with the others. What was refused before is to be tried anew. */
  async function backToStack(isZeroMeant: boolean) {
    const stacked = { ...draft.stacked, isZeroMeant, refusal: undefined }
    await storeDraft(email, stored.name, { ...draft, stacked })
    await navigate(memberPaths.invoiceStack)
  }

  function askForFile(error: unknown): never {
    if (isUnstored(error)) throw apiFailure(409, { error: sending.cannotStore }, error)
    throw isUnreadable(error)
      ? apiFailure(422, { errors: { image: [sending.fileUnreadable] } }, error)
      : error
  }

  /** What cannot be sent is told first; after that a value of zero is asked about. */
  function askOrSend() {
    const isComplete = Object.keys(faultsOf.before(draft, file, isStacked)).length === 0
    const places = isComplete && file ? zeroValuesIn(draft.rows) : []
    if (places.length > 0) setZeroValues(places)
    else submit({ isZeroMeant: false })
  }

  function change(part: Partial<Draft>) {
    setDraft((earlier) => ({ ...earlier, ...part }))
  }

  function changeRows(rows: readonly DraftRow[], ...edited: string[]) {
    forgive('products', ...edited)
    setDraft((earlier) => withRows(earlier, rows))
  }

  /** A finger on a button is about to open something, and must not find the button moved. */
  function noteFocus({ target }: FocusEvent<HTMLElement>) {
    if (target.matches(':focus-visible')) setFocused(target.id)
  }

  return (
    <>
      {faults.length > 0 && (
        <ErrorSummary key={failure?.attempt} title={sending.toMend(faults.length)} faults={faults} />
      )}
      <Form onSubmit={askOrSend} onEdit={forgive} failure={failure} fallback={sending.failed} hasSummary>
        <Stack gap={6} className={styles.form} onFocus={noteFocus} onBlur={() => setFocused(undefined)}>
          <InvoiceFile
            draft={draft}
            file={file}
            fault={failure?.fields.image}
            progress={isSending ? (upload.state === 'sending' ? upload.percent : progress) : undefined}
            upload={upload}
            region={regionOf(draft, focused)}
            onFile={(chosen) => {
              forgive('image')
              setFile(chosen)
            }}
            onDraft={setDraft}
            onSeveral={stackFiles}
          />
          <Stack gap={6}>
            {file && draft.reading && (
              <Suspense fallback={null}>
                <ReadSlip draft={draft} reading={draft.reading} file={file} onDraft={setDraft} />
              </Suspense>
            )}
            <div>
              <NumberField draft={draft} fault={failure?.fields.number} onChange={change} />
              <HandedOver number={draft.number} onClaimed={finish} />
            </div>
            <ProductRows
              rows={draft.rows}
              issuedOn={draft.issuedOn}
              faults={failure?.fields ?? {}}
              onChange={changeRows}
            />
            <div>
              <EstimateSlip draft={draft} products={products} />
              <Button type="submit" isBusy={isSending} isFullWidth>
                {!isSending &&
                  (isStacked ? <IconCheck aria-hidden="true" /> : <IconSend aria-hidden="true" />)}
                {isStacked ? stack.done : sending.send}
              </Button>
            </div>
          </Stack>
        </Stack>
      </Form>
      {zeroValues && (
        <ZeroValues
          places={zeroValues}
          rows={draft.rows}
          products={products}
          onClose={() => setZeroValues(undefined)}
          onSend={() => {
            setZeroValues(undefined)
            submit({ isZeroMeant: true })
          }}
        />
      )}
    </>
  )
}

/** The same content keeps its key however often it is sent. */
function useAttemptKey() {
  const last = useRef<{ content: string; file: File | undefined; key: string }>(undefined)
  return (draft: Draft, file: File | undefined) => {
    const content = JSON.stringify(payloadOf(draft))
    if (last.current?.content !== content || last.current.file !== file)
      last.current = { content, file, key: crypto.randomUUID() }
    return last.current.key
  }
}
