import { readSettings } from '#contract/settings.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { OfficeScreen } from '#web/office/kit/office-screen.tsx'
import { queryOf } from '#web/platform/query.ts'
import { useSuspenseQuery } from '#web/platform/suspense-query.ts'
import { Waiting } from '#web/platform/waiting.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { ClosingDays } from './closing-days.tsx'
import { EditSettings } from './edit-settings.tsx'
import { OutdatedTexts } from './outdated-texts.tsx'
import { useOfficeSettingsWords } from './words.ts'

export function Settings() {
  const { programme } = useOfficeSettingsWords()
  return (
    <OfficeScreen title={programme.title} note={programme.note} waiting={<Waiting height="480px" />}>
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
  return (
    <Stack>
      <OutdatedTexts />
      <EditSettings key={data.version} stored={data} />
      <ClosingDays />
    </Stack>
  )
}
