import { memberPaths } from '#contract/paths.ts'

/** Where somebody reads or types most. */
export const membersScreens = [
  memberPaths.home,
  memberPaths.store,
  memberPaths.sendInvoice,
  memberPaths.invoices,
  memberPaths.statement,
  memberPaths.ranking,
  memberPaths.recommendation,
  memberPaths.profile,
  memberPaths.editData,
]
