import { IconQrcode, IconTicket, IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import type { Product } from '#contract/catalogue.ts'
import { isRecommendationCode, typedCode } from '#domain/recommendation-code.ts'
import { type DraftRow, editedRow, withCode } from '#web/member/invoices/draft.ts'
import { useInvoicesWords } from '#web/member/invoices/words.ts'
import { isApiFailure, isUnreachable } from '#web/platform/api-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { MaskedField } from '#web/ui/masked-field.tsx'
import { Row, Stack } from '#web/ui/stack.tsx'
import { StatusLine } from '#web/ui/status-line.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { codeMask } from './code-mask.ts'
import { useCodeMeaning } from './code-meaning.ts'
import { CodeSlip } from './code-slip.tsx'
import styles from './row-code.module.css'
import { useCodeScanner } from './use-code-scanner.tsx'

type RowCodeProps = {
  id: string
  row: DraftRow
  place: number
  products: readonly Product[]
  /** The day of the invoice, once it was read. */
  issuedOn: string | undefined
  fault: string | undefined
  onChange: (row: DraftRow) => void
}

/** The code of who recommended what is bought: typed or scanned, and told at once what it stands for. */
export function RowCode({ id, row, place, products, issuedOn, fault, onChange }: RowCodeProps) {
  const { recommendation, sending } = useInvoicesWords()
  const code = row.recommendation ?? ''
  const { data: meaning, error, isFetching } = useCodeMeaning(code)
  const [isOpen, setOpen] = useState(code !== '')
  const opener = useRef<HTMLButtonElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const isToFocus = useRef(false)
  const scanner = useCodeScanner((scanned) => onChange(withCode(row, scanned)))
  const isToFill = !row.productId && products.some((product) => product.id === meaning?.product.id)

  useEffect(() => {
    if (isToFocus.current) (isOpen ? field : opener).current?.focus()
    isToFocus.current = false
  }, [isOpen])

  // Each time, because another row may have been changed at the same moment, and the change of this one lost.
  useEffect(() => {
    if (isToFill && meaning) onChange(editedRow(row, { productId: meaning.product.id }))
  })

  function open(next: boolean) {
    isToFocus.current = true
    setOpen(next)
    if (!next) onChange(withCode(row, ''))
  }

  if (!isOpen)
    return (
      <div className={styles.closed}>
        <button ref={opener} type="button" className={styles.opener} onClick={() => open(true)}>
          <IconTicket size={20} aria-hidden="true" />
          <span>
            {recommendation.ask} <VisuallyHidden>{recommendation.askedOf(place + 1)}</VisuallyHidden>
          </span>
        </button>
      </div>
    )
  return (
    <div className={styles.open}>
      <MaskedField
        ref={field}
        id={id}
        name={id}
        mask={codeMask}
        label={recommendation.label}
        aria-label={`${recommendation.label}, ${sending.product(place + 1)}`}
        value={code}
        hint={code.length < 8 ? recommendation.hint : undefined}
        fault={faultOfField(code, { error, mistyped: recommendation.mistyped }) ?? fault}
        after={
          <Row as="span" gap={0} hasOneLine className={styles.beside}>
            <IconButton label={recommendation.remove(place + 1)} Icon={IconX} onClick={() => open(false)} />
            <Button
              variant="soft"
              size="small"
              aria-label={recommendation.scan(place + 1)}
              aria-haspopup="dialog"
              onClick={scanner.open}
            >
              <IconQrcode aria-hidden="true" />
              <span>{recommendation.camera}</span>
            </Button>
          </Row>
        }
        onChange={({ target }) => onChange(withCode(row, typedCode(target.value)))}
      />
      {scanner.view}
      <Stack gap={2} role="status" className={styles.told}>
        {meaning && <CodeSlip meaning={meaning} productId={row.productId} issuedOn={issuedOn} />}
        {isFetching && !meaning && <StatusLine kind="neutral">{recommendation.looking}</StatusLine>}
        {error && !isRefused(error) && !isFetching && (
          <StatusLine kind="neutral">
            {isUnreachable(error) ? recommendation.offline : recommendation.unchecked}
          </StatusLine>
        )}
      </Stack>
    </div>
  )
}

/** What is wrong with it is said as soon as its last sign is there. */
function faultOfField(code: string, { error, mistyped }: { error: Error | null; mistyped: string }) {
  if (code.length < 8) return undefined
  if (!isRecommendationCode(code)) return mistyped
  return isApiFailure(error) ? error.fields.code : undefined
}

/** The server knows no such code. */
function isRefused(error: Error): boolean {
  return isApiFailure(error) && error.status === 422
}
