import {
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconMenu2,
  IconSearch,
  IconX,
} from '@tabler/icons-react'
import { useState } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { officePaths } from '#contract/paths.ts'
import type { StaffMember } from '#contract/staff.ts'
import type { StaffWords } from '#web/i18n/staff/pt-br.ts'
import { useFormat } from '#web/platform/format.ts'
import { useWords } from '#web/platform/language.ts'
import { LanguageChoice } from '#web/platform/language-choice.tsx'
import { queryClient } from '#web/platform/query-client.ts'
import { useSignOut } from '#web/platform/sign-out.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { IconShape } from '#web/ui/icon-shape.ts'
import { KeyCap } from '#web/ui/key-cap.tsx'
import { SignOutButton } from '#web/ui/sign-out-button.tsx'
import { Row } from '#web/ui/stack.tsx'
import { OfficeLogo } from './office-logo.tsx'
import { leave } from './person.ts'
import { useQueueCounts } from './queue-counts.ts'
import styles from './rail.module.css'
import { useStaffWords } from './words.ts'

const groups = ['top', 'queues', 'programme', 'management'] as const

export type RailArea = {
  readonly key: keyof StaffWords['staff']['areas']
  readonly path: string
  readonly group: (typeof groups)[number]
  readonly Icon: IconShape
}

const searchKeys = '/ Control+K Meta+K'

type RailProps = {
  person: StaffMember
  areas: readonly RailArea[]
  isFolded: boolean
  onFold: () => void
  /** Undefined where nothing is open to them yet. */
  onSearch: (() => void) | undefined
}

export function Rail({ person, areas, isFolded, onFold, onSearch }: RailProps) {
  const { staff } = useStaffWords()
  const { sessions } = useWords()
  const signOut = useSignOut(leave)
  const { isOpen, toggle } = useMenu()
  const Icon = isOpen ? IconX : IconMenu2
  return (
    <Row as="header" className={styles.rail} data-open={isOpen} data-folded={isFolded}>
      <OfficeLogo />
      {onSearch && (
        <button
          className={styles.search}
          type="button"
          aria-keyshortcuts={searchKeys}
          title={isFolded ? staff.search : undefined}
          onClick={onSearch}
        >
          <IconSearch size={18} aria-hidden="true" />
          <span className={styles.label}>{staff.search}</span>
          {person.shortcuts && <KeyCap name="/" />}
        </button>
      )}
      <button className={styles.menu} type="button" aria-expanded={isOpen} onClick={toggle}>
        <Icon size={20} aria-hidden="true" />
        {staff.menu}
      </button>
      {areas.length > 0 && <Areas areas={areas} isFolded={isFolded} />}
      <Row className={styles.foot}>
        <Link className={styles.person} to={officePaths.account}>
          <Avatar isSmall name={person.name} image={null} />
          <span className={styles.label}>
            <b>{person.name}</b>
            <small>{staff.roles[person.role]}</small>
          </span>
        </Link>
        <SignOutButton isBusy={signOut.isLeaving} onClick={signOut.leave}>
          <span>{sessions.signOut}</span>
        </SignOutButton>
        <div className={styles.language}>
          <LanguageChoice isCompactWhenNarrow onChosen={askAgain} />
        </div>
        <div className={styles.fold}>
          <IconButton
            label={isFolded ? staff.unfold : staff.fold}
            Icon={isFolded ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse}
            aria-keyshortcuts="["
            onClick={onFold}
          />
        </div>
      </Row>
    </Row>
  )
}

/** The server words its answers in the language they are asked for in. */
function askAgain() {
  void queryClient.invalidateQueries()
}

function Areas({ areas, isFolded }: Pick<RailProps, 'areas' | 'isFolded'>) {
  const counts: Readonly<Record<string, number | undefined>> = useQueueCounts()
  const { number } = useFormat()
  const { staff } = useStaffWords()
  const { shell } = useWords()
  return (
    <nav className={styles.areas} aria-label={shell.navigation}>
      {groups.map((group) => {
        const own = areas.filter((area) => area.group === group)
        if (own.length === 0) return null
        return (
          <div key={group}>
            {group !== 'top' && <p className={styles.group}>{staff.groups[group]}</p>}
            <ul>
              {own.map(({ key, path, Icon }) => (
                <li key={key}>
                  <NavLink to={path} title={isFolded ? staff.areas[key] : undefined}>
                    <Icon size={18} aria-hidden="true" />
                    <span className={styles.label}>{staff.areas[key]}</span>
                    {counts[key] !== undefined && <span className={styles.count}>{number(counts[key])}</span>}
                  </NavLink>
                </li>
              ))}
            </ul>
          </div>
        )
      })}
    </nav>
  )
}

function useMenu() {
  const { pathname } = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  const isOpen = openAt === pathname
  return { isOpen, toggle: () => setOpenAt(isOpen ? undefined : pathname) }
}
