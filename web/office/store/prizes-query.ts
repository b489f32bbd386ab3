import { officeCategories, officePrizes } from '#contract/store-office.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { queryOf } from '#web/platform/query.ts'

export const prizesQuery = queryOf(officeApi, officePrizes)
export const categoriesQuery = queryOf(officeApi, officeCategories)
