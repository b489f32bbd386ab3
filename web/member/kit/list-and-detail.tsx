import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useSyncExternalStore,
} from 'react'
import { Outlet, useParams } from 'react-router'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Screen } from '#web/ui/screen.tsx'
import { ScreenPlace } from '#web/ui/screen-place.ts'
import { Row } from '#web/ui/stack.tsx'
import styles from './list-and-detail.module.css'

/**
 * A list and what is opened from it: two screens, and where there is room for both, one beside the other. `Hint` stands
 * there until something is opened.
 */
export function listAndDetail(List: ComponentType, Hint: ComponentType) {
  return function ListAndDetail() {
    const isWide = useIsWide()
    const isOpen = useParams().id !== undefined
    if (!isWide) return isOpen ? <Outlet /> : <List />
    return (
      <Panes list={<List />} isOpen={isOpen}>
        {isOpen ? <Outlet /> : <Hint />}
      </Panes>
    )
  }
}

/** Screens that have their list beside them where there is room; elsewhere the list is a screen of its own. */
export function besideList(List: ComponentType) {
  return function BesideList() {
    if (!useIsWide()) return <Outlet />
    return (
      <Panes list={<List />} isOpen>
        <Outlet />
      </Panes>
    )
  }
}

/** In the room of what can be opened. */
export function DetailHint(words: { art: string; title: string; text: string }) {
  return (
    <div className={styles.hint}>
      <EmptyState {...words} />
    </div>
  )
}

/** Roles of one element each, so that the list is not drawn anew when something is opened. */
const main = { role: 'main', id: 'content' }
const aside = { role: 'complementary' }

type PanesProps = { list: ReactNode; isOpen: boolean; children: ReactNode }

function Panes({ list, isOpen, children }: PanesProps) {
  const panes = useRef<HTMLDivElement>(null)
  useShortWays(panes)

  return (
    <Screen maxWidth={1184} hasWayBack isFrame>
      <Row gap={8} align="start" hasOneLine ref={panes}>
        <ScreenPlace value={isOpen ? 'beside' : 'list'}>
          <section className={styles.list} {...(isOpen ? aside : main)}>
            {list}
          </section>
        </ScreenPlace>
        <ScreenPlace value="detail">
          <section className={styles.detail} {...(isOpen ? main : aside)}>
            {children}
          </section>
        </ScreenPlace>
      </Row>
    </Screen>
  )
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * Beside the Tab key: arrows move within the list, and Escape leads from what is open back to its row. They are heard
 * at the document, after what is open had its say.
 */
function useShortWays(panes: RefObject<HTMLDivElement | null>) {
  useEffect(() => {
    const act = (event: KeyboardEvent) => {
      const [list, detail] = panes.current?.children ?? []
      if (event.defaultPrevented || !(event.target instanceof Node)) return
      if (list?.contains(event.target)) moveInList(event, [...list.querySelectorAll<HTMLElement>('li > a')])
      else if (list && detail?.contains(event.target)) backToRow(event, list)
    }
    document.addEventListener('keydown', act)
    return () => document.removeEventListener('keydown', act)
  }, [panes])
}

function moveInList(event: KeyboardEvent, rows: readonly HTMLElement[]) {
  const step = steps[event.key]
  const place = rows.findIndex((row) => row === event.target)
  if (!step || place < 0) return
  event.preventDefault()
  rows[place + step]?.focus()
}

function backToRow(event: KeyboardEvent, list: Element) {
  if (event.key !== 'Escape' || isInDialog(event.target)) return
  list.querySelector<HTMLElement>('[aria-current="page"]')?.focus()
}

function isInDialog(target: EventTarget | null) {
  return target instanceof Element && target.closest('dialog') !== null
}

/** Asked of the browser and not left to the stylesheet, so that a phone neither draws nor asks for both. */
function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => wide().matches)
}

function wide() {
  return matchMedia('(min-width: 1280px)')
}

function subscribe(listener: () => void) {
  const query = wide()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
