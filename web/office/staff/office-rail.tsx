import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand, IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { officePaths } from '#contract/paths.ts'
import type { StaffMember } from '#contract/staff.ts'
import type { StaffWords } from '#web/i18n/staff/pt-br.ts'
import { useFormat } from '#web/platform/format.ts'
import { useWords } from '#web/platform/language.ts'
import { LanguageChoice } from '#web/platform/language-choice.tsx'
import { queryClient } from '#web/platform/query-client.ts'
import { useSignOut } from '#web/platform/sign-out.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { IconShape } from '#web/ui/icon-shape.ts'
import { KeyCap } from '#web/ui/key-cap.tsx'
import { Rail, RailAreas, RailFold, RailLanguage, RailPerson, RailSearch } from '#web/ui/rail.tsx'
import { SignOutButton } from '#web/ui/sign-out-button.tsx'
import { OfficeLogo } from './office-logo.tsx'
import { leave } from './person.ts'
import { useQueueCounts } from './queue-counts.ts'
import { useStaffWords } from './words.ts'

const groups = ['top', 'queues', 'programme', 'management'] as const

export type OfficeArea = {
  readonly key: keyof StaffWords['staff']['areas']
  readonly path: string
  readonly group: (typeof groups)[number]
  readonly Icon: IconShape
}

const searchKeys = '/ Control+K Meta+K'

type OfficeRailProps = {
  person: StaffMember
  areas: readonly OfficeArea[]
  isFolded: boolean
  onFold: () => void
  /** Undefined where nothing is open to them yet. */
  onSearch: (() => void) | undefined
}

export function OfficeRail({ person, areas, isFolded, onFold, onSearch }: OfficeRailProps) {
  const { staff } = useStaffWords()
  const menu = useMenu()
  return (
    <Rail
      logo={<OfficeLogo />}
      search={
        onSearch && (
          <RailSearch
            text={staff.search}
            keys={searchKeys}
            Icon={IconSearch}
            isFolded={isFolded}
            onSearch={onSearch}
          >
            {person.shortcuts && <KeyCap name="/" />}
          </RailSearch>
        )
      }
      menu={{ text: staff.menu, ...menu }}
      areas={areas.length > 0 && <Areas areas={areas} isFolded={isFolded} />}
      isFolded={isFolded}
      foot={<Foot person={person} isFolded={isFolded} onFold={onFold} />}
    />
  )
}

function Areas({ areas, isFolded }: Pick<OfficeRailProps, 'areas' | 'isFolded'>) {
  const counts: Readonly<Record<string, number | undefined>> = useQueueCounts()
  const { number } = useFormat()
  const { staff } = useStaffWords()
  const { shell } = useWords()
  const shown = groups.flatMap((group) => {
    const own = areas.filter((area) => area.group === group)
    if (own.length === 0) return []
    const items = own.map(({ key, path, Icon }) => {
      const count = counts[key]
      return {
        to: path,
        text: staff.areas[key],
        Icon,
        count: count === undefined ? undefined : number(count),
      }
    })
    return [{ key: group, title: group === 'top' ? undefined : staff.groups[group], items }]
  })
  return <RailAreas label={shell.navigation} groups={shown} isFolded={isFolded} />
}

function Foot({ person, isFolded, onFold }: Pick<OfficeRailProps, 'person' | 'isFolded' | 'onFold'>) {
  const { staff } = useStaffWords()
  const { sessions } = useWords()
  const signOut = useSignOut(leave)
  return (
    <>
      <RailPerson to={officePaths.account} name={person.name} detail={staff.roles[person.role]} />
      <SignOutButton isBusy={signOut.isLeaving} onClick={signOut.leave}>
        <span>{sessions.signOut}</span>
      </SignOutButton>
      <RailLanguage>
        <LanguageChoice isCompactWhenNarrow onChosen={askAgain} />
      </RailLanguage>
      <RailFold>
        <IconButton
          label={isFolded ? staff.unfold : staff.fold}
          Icon={isFolded ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse}
          aria-keyshortcuts="["
          onClick={onFold}
        />
      </RailFold>
    </>
  )
}

/** The server words its answers in the language they are asked for in. */
function askAgain() {
  void queryClient.invalidateQueries()
}

function useMenu() {
  const { pathname } = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  const isOpen = openAt === pathname
  return { isOpen, onToggle: () => setOpenAt(isOpen ? undefined : pathname) }
}
