import { useSuspenseQuery } from '@tanstack/react-query'
import { readSettings } from '#contract/settings.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { OfficeScreen } from '#web/office/kit/office-screen.tsx'
import { queryOf } from '#web/platform/query.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx'
import { EditSettings } from './edit-settings.tsx'
import { useOfficeSettingsWords } from './words.ts'

/** What the team decides about the programme. */
export function Settings() {
  const { programme } = useOfficeSettingsWords()
  return (
    <OfficeScreen title={programme.title} note={programme.note} waiting={<SettingsSkeleton />}>
      <Contents />
    </OfficeScreen>
  )
}

function Contents() {
  const { data } = useSuspenseQuery({
    ...queryOf(officeApi, readSettings),
    // What is being typed is compared with what was read; a change of somebody else is told when it is saved.
    refetchOnWindowFocus: false,
  })
  return <EditSettings key={data.version} kept={data} />
}

function SettingsSkeleton() {
  const { programme } = useOfficeSettingsWords()
  return (
    <Skeleton text={programme.loading}>
      <SkeletonBlock height="480px" />
    </Skeleton>
  )
}
