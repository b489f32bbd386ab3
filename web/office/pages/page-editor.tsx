import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import type { Answer } from '#contract/endpoint.ts'
import { isPageKey } from '#contract/pages.ts'
import { officePage } from '#contract/pages-office.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { NotFound } from '#web/platform/not-found.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx'
import { EditPage } from './edit-page.tsx'
import { useOfficePagesWords } from './words.ts'

/** A text in its three languages, as it is in force or as it once was. */
export function PageEditor() {
  const { page = '' } = useParams()
  const [search] = useSearchParams()
  const version = Number(search.get('v')) || undefined
  if (!isPageKey(page)) return <NotFound />
  return <Loaded key={`${page}-${version}`} page={page} version={version} />
}

type LoadedProps = { page: Parameters<typeof ask>[0]; version: number | undefined }

function Loaded({ page, version }: LoadedProps) {
  const { texts } = useOfficePagesWords()
  const inForce = useQuery({
    queryKey: [officePage.path, page],
    queryFn: () => ask(page),
    throwOnError: true,
    refetchOnWindowFocus: false,
  })
  const shown = useQuery({
    queryKey: [officePage.path, page, version],
    queryFn: () => ask(page, version),
    enabled: version !== undefined,
    throwOnError: true,
  })
  const looked = version === undefined ? inForce.data : shown.data
  if (!inForce.data || !looked)
    return (
      <Skeleton text={texts.loading}>
        <SkeletonBlock height="480px" />
      </Skeleton>
    )
  return <EditPage page={page} inForce={inForce.data} start={looked} />
}

function ask(
  page: 'privacy' | 'regulation' | 'delete-account' | 'support',
  version?: number,
): Promise<Answer<typeof officePage>> {
  return officeApi.call(officePage, version === undefined ? { page } : { page, version })
}
