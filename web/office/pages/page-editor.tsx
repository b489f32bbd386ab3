import { useSuspenseQueries } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import { isPageKey, type PageKey } from '#contract/pages.ts'
import { officePage } from '#contract/pages-office.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { NotFound } from '#web/platform/not-found.tsx'
import { queryOf } from '#web/platform/query.ts'
import { EditPage } from './edit-page.tsx'

export function PageEditor() {
  const { page = '' } = useParams()
  const [search] = useSearchParams()
  const version = Number(search.get('v')) || undefined
  if (!isPageKey(page)) return <NotFound />
  return <PageVersion key={`${page}-${version}`} page={page} version={version} />
}

function PageVersion({ page, version }: { page: PageKey; version: number | undefined }) {
  const inForce = { ...queryOf(officeApi, officePage, { page }), refetchOnWindowFocus: false }
  const wanted = version === undefined ? inForce : queryOf(officeApi, officePage, { page, version })
  const [now, then] = useSuspenseQueries({ queries: [inForce, wanted] })
  return <EditPage page={page} inForce={now.data} start={then.data} />
}
