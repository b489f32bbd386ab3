import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { officeProduct, updateProduct } from '#contract/catalogue-office.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { useMay } from '#web/office/kit/staff-person.ts'
import { NotFound } from '#web/platform/not-found.tsx'
import { EditProduct } from './edit-product.tsx'

/** One product to be changed, or a new one; those who only read have the list. */
export function Product() {
  const { id } = useParams()
  const mayChange = useMay()(updateProduct)
  const { data: product } = useQuery({
    queryKey: [officeProduct.path, id],
    queryFn: () => officeApi.call(officeProduct, { id: id ?? '' }),
    enabled: mayChange && id !== undefined,
    throwOnError: true,
    // What is being typed is compared with what was read; a change of somebody else is told when it is saved.
    refetchOnWindowFocus: false,
  })
  if (!mayChange) return <NotFound />
  if (id === undefined) return <EditProduct key="new" product={undefined} />
  return product ? <EditProduct key={id} product={product} /> : null
}
