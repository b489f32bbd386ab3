import * as api from '#contract/catalogue-office.ts'
import type { Http } from '#server/platform/http-routes.ts'
import { discardPublicImage, storePublicImage } from '#server/platform/public-images.ts'
import {
  createDistributor,
  distributorsFile,
  listDistributors,
  updateDistributor,
} from './managing/distributors.ts'
import {
  createProduct,
  listProducts,
  productImage,
  productsFile,
  productWith,
  setProductImage,
  updateProduct,
} from './managing/products.ts'

export function catalogueOffice(http: Http) {
  http.query(api.officeProducts, ({ db, query }) => listProducts(db, query))
  http.csv(api.productsFile, ({ query, language }) => productsFile(query, language))
  http.query(api.officeProduct, ({ db, params }) => productWith(db, params.id))
  http.command(api.createProduct, async ({ tx, body, changed }) => {
    const product = await createProduct(tx, body)
    changed({ subjectId: product.id, after: body })
    return product
  })
  http.command(api.updateProduct, async ({ tx, params, body: { version, ...facts }, changed }) => {
    const { before, after, ...answer } = await updateProduct(tx, { id: params.id, facts, version })
    changed({ subjectId: params.id, before, after })
    return answer
  })
  http.preparedCommand(
    api.setProductImage,
    ({ files, body }) => storePublicImage(files, body.image, productImage),
    ({ tx, params, prepared, changed }) => {
      changed({ subjectId: params.id, after: { image: prepared } })
      return setProductImage(tx, { id: params.id, file: prepared })
    },
    (file, { files }) => discardPublicImage(files, file),
  )
  distributorRoutes(http)
}

function distributorRoutes(http: Http) {
  http.query(api.officeDistributors, ({ db, query }) => listDistributors(db, query))
  http.csv(api.distributorsFile, ({ query, language }) => distributorsFile(query, language))
  http.command(api.createDistributor, async ({ tx, body, changed }) => {
    const distributor = await createDistributor(tx, body)
    changed({ subjectId: distributor.id, after: body })
    return distributor
  })
  http.command(api.updateDistributor, async ({ tx, params, body, changed }) => {
    const { before, after, ...answer } = await updateDistributor(tx, { id: params.id, ...body })
    changed({ subjectId: params.id, before, after })
    return answer
  })
}
