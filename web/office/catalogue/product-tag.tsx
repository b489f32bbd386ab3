import { IconPencil } from '@tabler/icons-react'
import type { OfficeProduct } from '#contract/catalogue-office.ts'
import { Tag } from '#web/ui/tag.tsx'
import { useOfficeCatalogueWords } from './words.ts'

export function ProductTag({ product }: { product: Pick<OfficeProduct, 'active' | 'is_draft'> }) {
  const { productList } = useOfficeCatalogueWords()
  if (product.is_draft)
    return (
      <Tag kind="neutral" Icon={IconPencil}>
        {productList.draft}
      </Tag>
    )
  return (
    <Tag kind={product.active ? 'success' : 'neutral'}>
      {product.active ? productList.active : productList.inactive}
    </Tag>
  )
}
