import { IconPlus } from '@tabler/icons-react'
import {
  type OfficeProduct,
  officeProducts,
  productsFile,
  updateProduct,
} from '#contract/catalogue-office.ts'
import { linkTo, officePaths } from '#contract/paths.ts'
import { Listing } from '#web/office/kit/listing.tsx'
import type { ListingColumn, ListingFilter } from '#web/office/kit/listing-state.ts'
import { useMay } from '#web/office/kit/staff-person.ts'
import { useFormat } from '#web/platform/format.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ProductTag } from './product-tag.tsx'
import { useOfficeCatalogueWords } from './words.ts'

export function Products() {
  const { productList, distributorList } = useOfficeCatalogueWords()
  const mayChange = useMay()(updateProduct)
  return (
    <Listing
      title={productList.title}
      list={officeProducts}
      csv={productsFile}
      columns={useColumns()}
      filters={useFilters()}
      searchLabel={productList.search}
      sort={{ key: 'title', direction: 'ascending' }}
      keyOf={({ id }) => id}
      {...(mayChange && { hrefOf: ({ id }: OfficeProduct) => linkTo(officePaths.product, { id }) })}
      firstStep={
        mayChange && (
          <ButtonLink to={`${officePaths.imports}?kind=products`} variant="outline">
            {distributorList.import}
          </ButtonLink>
        )
      }
      actions={
        mayChange && (
          <ButtonLink to={officePaths.newProduct}>
            <IconPlus size={18} aria-hidden="true" />
            {productList.add}
          </ButtonLink>
        )
      }
    />
  )
}

function useFilters(): ListingFilter[] {
  const { productList } = useOfficeCatalogueWords()
  return [
    {
      key: 'pet',
      label: productList.pet,
      options: (['dog', 'cat'] as const).map((value) => ({ value, label: productList.pets[value] })),
    },
    {
      key: 'active',
      label: productList.state,
      options: [
        { value: 'yes', label: productList.active },
        { value: 'no', label: productList.inactive },
      ],
    },
  ]
}

function useColumns(): ListingColumn<OfficeProduct>[] {
  const { productList } = useOfficeCatalogueWords()
  const { number } = useFormat()
  return [
    { key: 'title', title: productList.name, isSortable: true, cell: ({ title }) => title },
    { key: 'brand', title: productList.brand, isSortable: true, cell: ({ brand }) => brand },
    { key: 'pet', title: productList.pet, cell: ({ pet }) => productList.pets[pet] },
    {
      key: 'rate_thousandths',
      title: productList.rate,
      isNumber: true,
      isSortable: true,
      cell: ({ rate_thousandths }) => number(rate_thousandths / 1000),
    },
    {
      key: 'energy',
      title: productList.energy,
      isNumber: true,
      cell: ({ energy }) => energy !== null && number(energy),
    },
    { key: 'sku', title: productList.sku, cell: ({ sku }) => sku },
    { key: 'ean', title: productList.ean, cell: ({ ean }) => ean },
    {
      key: 'state',
      title: productList.state,
      cell: (product) => <ProductTag product={product} />,
    },
  ]
}
