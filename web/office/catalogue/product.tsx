import { useParams } from 'react-router'
import { officeProduct, updateProduct } from '#contract/catalogue-office.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { useMay } from '#web/office/kit/staff-person.ts'
import { NotFound } from '#web/platform/not-found.tsx'
import { queryOf } from '#web/platform/query.ts'
import { useSuspenseQuery } from '#web/platform/suspense-query.ts'
import { EditProduct } from './edit-product.tsx'

/** One product to be changed, or a new one; those who only read have the list. */
export function Product() {
  const { id } = useParams()
  const mayChange = useMay()(updateProduct)
  if (!mayChange) return <NotFound />
  return id === undefined ? <EditProduct key="new" product={undefined} /> : <StoredProduct key={id} id={id} />
}

function StoredProduct({ id }: { id: string }) {
  const { data: product } = useSuspenseQuery({
    ...queryOf(officeApi, officeProduct, { id }),
    // What is being typed is compared with what was read; a change of somebody else is told when it is saved.
    refetchOnWindowFocus: false,
  })
  return <EditProduct product={product} />
}
