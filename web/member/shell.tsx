import { Suspense, useEffect } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigate } from 'react-router'
import type { User } from '#contract/members.ts'
import { memberPaths } from '#contract/paths.ts'
import { AppNotices } from '#web/member/kit/app-notices.tsx'
import { useArrivingCoins, useHeldCoins } from '#web/member/kit/arriving-coins.ts'
import { useLostSteps } from '#web/member/kit/lost-steps.ts'
import { useWords } from '#web/platform/language.ts'
import { LanguageChoice } from '#web/platform/language-choice.tsx'
import { Opening, OpeningPart } from '#web/platform/opening.tsx'
import { Queries } from '#web/platform/queries.tsx'
import { refreshAll } from '#web/platform/query.ts'
import { Navigation } from '#web/ui/navigation.tsx'
import { SkipLink } from '#web/ui/skip-link.tsx'
import { StatusRegion } from '#web/ui/status-region.tsx'
import { useLightTravel } from '#web/ui/travelling.tsx'
import { areFilesShared } from './invoices/shared/shared-store.ts'
import { MemberHeader } from './members/member-header.tsx'
import { entriesFor, shortcutsFor } from './navigation.ts'
import { Bell } from './notifications/bell.tsx'
import { NotificationProvider } from './notifications/notification-provider.tsx'
import { refreshAfter } from './refresh-after.ts'
import { useRefreshAtOpening } from './refresh-at-opening.ts'
import { rememberLanguage, useUser } from './sessions/user.ts'
import styles from './shell.module.css'
import { GoalBar } from './store/goal-bar.tsx'
import { useHomeWords } from './words.ts'

export function Shell() {
  return (
    <Queries>
      <Frame />
    </Queries>
  )
}

function Frame() {
  const { shell } = useWords()
  const { navigation } = useHomeWords()
  const user = useUser()
  useRefreshAtOpening(user)
  useHeldCoins(user)
  useSharedFiles()
  useLightTravel()
  useLostSteps()
  const items = entriesFor(user).map(({ name, ...entry }) => ({ ...entry, text: navigation[name] }))
  const shortcuts = shortcutsFor(user).map(({ name, ...entry }) => ({ ...entry, text: navigation[name] }))
  return (
    <NotificationProvider person={user.email} hasPage={user.level.id === 3} onNews={refreshAfter}>
      <div
        className={styles.shell}
        data-navigation={items.length > 1}
        data-disc={items.some(({ isMain }) => isMain)}
      >
        <SkipLink text={shell.skipToContent} />
        <OpeningPart of="header" turn={1}>
          <MemberHeader user={user} progress={<GoalBar user={user} />}>
            <LanguageChoice isCompactWhenNarrow onChosen={askAgain} />
            <Bell hasPage={user.level.id === 3} />
          </MemberHeader>
        </OpeningPart>
        <div>
          <AppNotices />
          <Suspense fallback={<Opening />}>
            <OpeningPart of="screen" turn={3}>
              <Outlet />
              <ArrivingCoins user={user} />
            </OpeningPart>
          </Suspense>
        </div>
        <ScrollRestoration />
        <StatusRegion dismissLabel={shell.dismiss} />
        {items.length > 1 && (
          <OpeningPart of="bar" turn={2}>
            <Navigation
              label={shell.navigation}
              items={items}
              shortcuts={{ label: navigation.shortcuts, items: shortcuts }}
            />
          </OpeningPart>
        )}
      </div>
    </NotificationProvider>
  )
}

function ArrivingCoins({ user }: { user: User }) {
  useArrivingCoins(user)
  return null
}

/** Files that other apps shared while nobody was signed in are opened now. */
function useSharedFiles() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const isThere = pathname === memberPaths.sharedFiles
  useEffect(() => {
    if (isThere) return
    void areFilesShared().then((are) => are && navigate(memberPaths.sharedFiles), reportError)
  }, [isThere, navigate])
}

/** The server answers in the language of the request, so everything is read again. */
function askAgain() {
  rememberLanguage()
  refreshAll()
}
