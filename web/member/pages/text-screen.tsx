import { IconArrowLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { PageKey, textPage } from '#contract/pages.ts'
import { textPageCall } from '#contract/public-pages.ts'
import { memberApi } from '#web/member/kit/member-api.ts'
import { useFormat } from '#web/platform/format.ts'
import { useWords } from '#web/platform/language.ts'
import { Loaded } from '#web/platform/loaded.tsx'
import { type QueryOf, queryOf } from '#web/platform/query.ts'
import { ScreenHeading } from '#web/platform/screen-heading.tsx'
import { useSuspenseQuery } from '#web/platform/suspense-query.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { RichText } from './rich-text.tsx'
import styles from './text-screen.module.css'
import { usePagesWords } from './words.ts'

export function TextScreen({ page }: { page: PageKey }) {
  const { pages } = usePagesWords()
  const { date } = useFormat()
  const query = queryOf<typeof textPage>(memberApi, textPageCall, { page })
  const { data } = useQuery(query)
  const title = data?.title ?? pages.names[page]
  return (
    <main className={styles.page} id="content">
      <Stack gap={1} className={styles.top}>
        <BackLink />
        <ScreenHeading screen={title}>{title}</ScreenHeading>
        <p className={styles.updated}>{data && pages.updatedOn(date(data.updated_at))}</p>
      </Stack>
      <Loaded
        waiting={<TextSkeleton />}
        failed={pages.failed}
        frame={(contents) => <div className={styles.short}>{contents}</div>}
      >
        <LoadedText query={query} />
      </Loaded>
    </main>
  )
}

function LoadedText({ query }: { query: QueryOf<typeof textPage> }) {
  return <RichText html={useSuspenseQuery(query).data.description} />
}

function TextSkeleton() {
  const { shell } = useWords()
  return (
    <Skeleton text={shell.loading}>
      {['100%', '92%', '97%', '60%', '40%', '95%', '88%'].map((width) => (
        <SkeletonBlock key={width} shape="line" width={width} height="20px" />
      ))}
    </Skeleton>
  )
}

/** Leads back to the screen before, or to the start for whoever came from outside. */
function BackLink() {
  const { pages } = usePagesWords()
  const navigate = useNavigate()
  const { key } = useLocation()

  function back(event: MouseEvent) {
    if (key === 'default') return
    event.preventDefault()
    void navigate(-1)
  }

  return (
    <TextLink isAlone to="/" onClick={back}>
      <IconArrowLeft size={20} aria-hidden="true" />
      {pages.back}
    </TextLink>
  )
}
