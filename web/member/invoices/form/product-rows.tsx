import { IconPlus } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { type DraftRow, emptyRow, withProducts } from '#web/member/invoices/draft.ts'
import { useProducts } from '#web/member/invoices/products.ts'
import { useInvoicesWords } from '#web/member/invoices/words.ts'
import { useFormat } from '#web/platform/format.ts'
import { useWords } from '#web/platform/language.ts'
import type { FieldFaults } from '#web/platform/sending.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldNote } from '#web/ui/field-note.tsx'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { Row, Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { codeField, productField, valueField } from './invoice-faults.ts'
import { ProductPicker } from './product-picker.tsx'
import { ProductRow } from './product-row.tsx'

type ProductRowsProps = {
  rows: readonly DraftRow[]
  issuedOn: string | undefined
  faults: FieldFaults
  onChange: (rows: readonly DraftRow[], ...edited: string[]) => void
}

export function ProductRows({ rows, issuedOn, faults, onChange }: ProductRowsProps) {
  const { sending } = useInvoicesWords()
  const { failure } = useWords()
  const { number } = useFormat()
  const { data: products = [], isError, isFetching, refetch } = useProducts()
  const adder = useRef<HTMLButtonElement>(null)

  function change(row: DraftRow, place: number) {
    onChange(
      rows.map((one) => (one.id === row.id ? row : one)),
      editedField(rows[place], row, place),
    )
  }

  function remove({ id }: DraftRow) {
    // The rows below move up, so their faults would stand beside other rows.
    const left = rows.filter((one) => one.id !== id)
    onChange(left.length > 0 ? left : [emptyRow()], ...Object.keys(faults))
    adder.current?.focus()
  }

  return (
    <Stack as="section" aria-labelledby="products-title">
      <Row gap={3} spread="between">
        <h2 id="products-title">{sending.products}</h2>
        <Text as="span" look="secondary" hasFigures>
          {number(rows.length)}
        </Text>
      </Row>
      {isError && (
        <RetryNotice
          failed={sending.productsFailed}
          safe={sending.productsSafe}
          retryText={failure.tryAgain}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      <Stack as="ul">
        {rows.map((row, place) => (
          <ProductRow
            key={row.id}
            row={row}
            place={place}
            products={products}
            issuedOn={issuedOn}
            faults={faults}
            onChange={(next) => change(next, place)}
            onRemove={rows.length > 1 || row.from ? () => remove(row) : undefined}
          />
        ))}
      </Stack>
      <AddProducts rows={rows} onChange={onChange} adder={adder} fault={faults.products} />
    </Stack>
  )
}

function editedField(earlier: DraftRow | undefined, row: DraftRow, place: number): string {
  if (row.productId !== earlier?.productId) return productField(place)
  return row.recommendation === earlier.recommendation ? valueField(place) : codeField(place)
}

type AddProductsProps = Pick<ProductRowsProps, 'rows' | 'onChange'> & {
  adder: React.RefObject<HTMLButtonElement | null>
  fault: string | undefined
}

function AddProducts({ rows, onChange, adder, fault }: AddProductsProps) {
  const { sending, picker } = useInvoicesWords()
  const [chosen, setChosen] = useState<readonly string[]>()

  function close() {
    if (chosen) onChange(withProducts(rows, chosen))
    setChosen(undefined)
  }

  return (
    <div>
      <Button
        ref={adder}
        id="products"
        variant="soft"
        isFullWidth
        aria-describedby={fault ? 'products-note' : undefined}
        onClick={() => setChosen(rows.flatMap(({ productId }) => productId || []))}
      >
        <IconPlus aria-hidden="true" />
        {sending.add}
      </Button>
      <FieldNote id="products-note" fault={fault} />
      {chosen && (
        <ProductPicker
          title={picker.title}
          chosen={chosen}
          onChoose={setChosen}
          onClose={close}
          doneLabel={picker.done(new Set(chosen).size)}
        />
      )}
    </div>
  )
}
