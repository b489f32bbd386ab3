import { refusingTaken } from '#server/platform/refuse-taken.ts'

export const refuseTaken = refusingTaken({
  product_sku_once: 'sku_taken',
  product_ean_once: 'ean_taken',
  product_slug_once: 'slug_taken',
  distributor_title_once: 'title_taken',
})
