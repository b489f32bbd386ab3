import { ProductScreen } from './catalogue/product-screen.tsx'
import { PublicFrame } from './public-frame.tsx'

export function PublicProduct() {
  return (
    <PublicFrame>
      <ProductScreen />
    </PublicFrame>
  )
}
