import { useState } from 'react'
import { useNavigate } from 'react-router'
import {
  createProduct,
  type OfficeProduct,
  officeProduct,
  officeProducts,
  updateProduct,
} from '#contract/catalogue-office.ts'
import { linkTo, officePaths } from '#contract/paths.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { useLanguage } from '#web/platform/language.ts'
import { queryClient } from '#web/platform/query-client.ts'
import { useSending } from '#web/platform/sending.ts'
import { toast } from '#web/ui/toasts.ts'
import { draftOf, emptyDraft, factsOf, faultsIn, type ProductDraft } from './draft.ts'
import { useOfficeCatalogueWords } from './words.ts'

export function useProductEditor(product: OfficeProduct | undefined) {
  const { productEditor } = useOfficeCatalogueWords()
  const language = useLanguage()
  const navigate = useNavigate()
  const [before, setBefore] = useState(() =>
    product ? draftOf(product, language) : { ...emptyDraft, language },
  )
  const [draft, setDraft] = useState(before)
  const [version, setVersion] = useState(product?.version ?? 1)
  const [idempotencyKey] = useState(() => crypto.randomUUID())

  const sending = useSending(
    async () => {
      const facts = factsOf(draft)
      if (product) {
        const saved = await officeApi.call(updateProduct, { id: product.id, ...facts, version })
        setVersion(saved.version)
        setBefore(draft)
      }
      const created = product ? undefined : await officeApi.call(createProduct, facts, { idempotencyKey })
      toast(productEditor.saved)
      await askForProducts()
      if (created) void navigate(linkTo(officePaths.product, { id: created.id }), { replace: true })
    },
    () => faultsIn(draft, productEditor.faults),
  )
  const forgiveAll = () => sending.forgive(...Object.keys(sending.failure?.fields ?? {}))

  return {
    draft,
    isChanged: JSON.stringify(draft) !== JSON.stringify(before),
    sending,
    change: (part: Partial<ProductDraft>) => setDraft((earlier) => ({ ...earlier, ...part })),
    discard() {
      setDraft(before)
      forgiveAll()
    },
    /** The picture was changed here; a step that somebody else took in between is still told on saving. */
    advance: (next: number) => setVersion((earlier) => (next === earlier + 1 ? next : earlier)),
  }
}

async function askForProducts() {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: [officeProducts.path] }),
    queryClient.invalidateQueries({ queryKey: [officeProduct.path] }),
  ])
}
