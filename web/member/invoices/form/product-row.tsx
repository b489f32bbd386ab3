import { IconSelector, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import bag from '#brand/art/bag-teal.svg'
import bags from '#brand/art/shopping-bags.svg'
import type { Product } from '#contract/catalogue.ts'
import { RowCode } from '#web/member/invoices/codes/row-code.tsx'
import { type DraftRow, editedRow } from '#web/member/invoices/draft.ts'
import { coinsOf } from '#web/member/invoices/estimate.ts'
import { useRate } from '#web/member/invoices/products.ts'
import { useSentInvoicesWords } from '#web/member/invoices/sent-words.ts'
import { useInvoicesWords } from '#web/member/invoices/words.ts'
import { useFormat } from '#web/platform/format.ts'
import type { FieldFaults } from '#web/platform/sending.ts'
import { Card } from '#web/ui/card.tsx'
import { CoinAmount } from '#web/ui/coin-amount.tsx'
import { CurrencyField } from '#web/ui/currency-field.tsx'
import { FieldNote } from '#web/ui/field-note.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { ItemWords } from '#web/ui/list.tsx'
import { Text } from '#web/ui/text.tsx'
import { Tile } from '#web/ui/tile.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { codeField, productField, valueField } from './invoice-faults.ts'
import { ProductPicker } from './product-picker.tsx'
import styles from './product-row.module.css'
import { ReadTag } from './read-tag.tsx'

type ProductRowProps = {
  row: DraftRow
  place: number
  products: readonly Product[]
  issuedOn: string | undefined
  faults: FieldFaults
  onChange: (row: DraftRow) => void
  /** The last row cannot be removed, unless it was read. */
  onRemove: (() => void) | undefined
}

export function ProductRow(props: ProductRowProps) {
  const { row, place, products, issuedOn, faults, onChange, onRemove } = props
  const { sending } = useInvoicesWords()
  const { invoices } = useSentInvoicesWords()
  const format = useFormat()
  const product = products.find(({ id }) => id === row.productId)
  const coins = coinsOf(row.value, product?.rate_thousandths ?? 0)
  const isRead = Boolean(row.from ?? row.valueFrom)
  return (
    <Card as="li" isFlush>
      <ProductChoice
        row={row}
        place={place}
        product={product}
        fault={faults[productField(place)]}
        onChoose={(productId) => onChange(editedRow(row, { productId }))}
      />
      <div className={styles.value}>
        <CurrencyField
          id={valueField(place)}
          name={valueField(place)}
          label={sending.value}
          aria-label={`${sending.value}, ${sending.product(place + 1)}`}
          value={row.value}
          fault={faults[valueField(place)]}
          onFocus={({ target }) => isRead && target.select()}
          onChange={({ target }) => onChange(editedRow(row, { value: target.value }))}
        />
        <p className={styles.gives}>
          {coins > 0 && (
            <>
              <small>{sending.gives}</small>
              <CoinAmount figure={`~${format.coins(coins)}`} word={invoices.coins(coins)} />
            </>
          )}
        </p>
        {onRemove && (
          <span className={styles.remove}>
            <IconButton label={sending.remove(place + 1)} Icon={IconTrash} onClick={onRemove} />
          </span>
        )}
      </div>
      <RowCode
        id={codeField(place)}
        row={row}
        place={place}
        products={products}
        issuedOn={issuedOn}
        fault={faults[codeField(place)]}
        onChange={onChange}
      />
    </Card>
  )
}

type ProductChoiceProps = {
  row: DraftRow
  place: number
  product: Product | undefined
  fault: string | undefined
  onChoose: (productId: string) => void
}

function ProductChoice({ row, place, product, fault, onChoose }: ProductChoiceProps) {
  const { sending, picker } = useInvoicesWords()
  const rateOf = useRate()
  const [isOpen, setOpen] = useState(false)
  const id = productField(place)
  const from = row.from ?? row.valueFrom
  const unchosen = row.productId ? sending.unknownProduct : sending.choose
  return (
    <div className={styles.choice} data-faulty={Boolean(fault)}>
      <button
        type="button"
        id={id}
        className={styles.product}
        aria-haspopup="dialog"
        aria-describedby={fault ? `${id}-note` : undefined}
        onClick={() => setOpen(true)}
      >
        <Tile sizePx={56} isGrey={!product}>
          <img src={product ? (product.image.link ?? bag) : bags} width="34" height="44" alt="" />
        </Tile>
        <ItemWords>
          <VisuallyHidden>{`${sending.product(place + 1)}: `}</VisuallyHidden>
          <b>{product?.title ?? unchosen}</b>
          {product && (
            <Text as="span" look="quiet">
              {sending.perReal(rateOf(product.rate_thousandths), product.rate_thousandths / 1000)}
            </Text>
          )}
          {from && (
            <span>
              <ReadTag from={from} isUnsure={row.isUnsure} />
            </span>
          )}
        </ItemWords>
        <IconSelector size={20} aria-hidden="true" />
      </button>
      <div className={styles.note}>
        <FieldNote id={`${id}-note`} fault={fault} />
      </div>
      {isOpen && (
        <ProductPicker
          title={picker.titleOne}
          chosen={row.productId ? [row.productId] : []}
          onChoose={([chosen]) => chosen && onChoose(chosen)}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
