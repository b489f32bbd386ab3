import { useQuery } from '@tanstack/react-query'
import bag from '#brand/art/bag-teal.svg'
import { useWords } from '#web/platform/language.ts'
import { PickerField } from '#web/ui/picker-field.tsx'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { productsQuery } from './calls.ts'
import { usePrescriptionsWords } from './words.ts'

type ProductFieldProps = { value: string; fault: string | undefined; onChoose: (id: string) => void }

export function ProductField({ value, fault, onChoose }: ProductFieldProps) {
  const { prescriptionForm } = usePrescriptionsWords()
  const { failure } = useWords()
  const { data: products = [], isError, isFetching, refetch } = useQuery(productsQuery)
  return (
    <>
      <PickerField
        label={prescriptionForm.product}
        emptyLabel={prescriptionForm.chooseProduct}
        words={prescriptionForm.picker}
        options={products.map(({ id, title, detail, sku, ean, image }) => ({
          value: id,
          title,
          text: detail,
          keywords: `${sku} ${ean ?? ''}`,
          picture: image.link ?? bag,
        }))}
        value={value || undefined}
        fault={fault}
        onChoose={onChoose}
      />
      {isError && (
        <RetryNotice
          failed={prescriptionForm.productsFailed}
          safe={prescriptionForm.productsSafe}
          retryText={failure.tryAgain}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </>
  )
}
