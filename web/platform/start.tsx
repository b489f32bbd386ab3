import { StrictMode, Suspense } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import {
  createBrowserRouter,
  type DataRouter,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
} from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { makeRoomForKeyboard } from '#web/ui/keyboard-room.ts'
import { startLanguage } from './language.ts'
import { nextTurn } from './next-turn.ts'
import { keepOpening, Opening } from './opening.tsx'
import { showTheme } from './theme.ts'
import { wordsThere } from './words.ts'

type App = {
  routes: RouteObject[]
  basename?: string
  /** Where the app's calls go, if it makes any: a refused token leads back to the way in. */
  api?: { whenSignedOut(listener: () => void): void }
  /** Routes below one of the others, fetched once an address is asked for that may be theirs. */
  later?: {
    parent: string
    mayAnswer: (path: string) => boolean
    routes: () => Promise<readonly RouteObject[]>
  }
}

/** Puts an app on the page, once its words are there. A page that is in the HTML already is taken over as it is. */
export async function start({ routes, basename = '/', api, later }: App): Promise<void> {
  showTheme()
  makeRoomForKeyboard()
  await startLanguage().catch(reportError)
  await nextTurn()
  const page = document.querySelector<HTMLElement>('#root')
  if (!page) throw new Error('The page has no element for the app')
  const rendered = routes[0]?.children?.find(({ id }) => id && id === page.dataset.prerendered)
  const isAsRendered = rendered !== undefined && !('waits' in document.documentElement.dataset)
  if (isAsRendered) await loadComponent(rendered)
  const router = createBrowserRouter(routes.map(withWords), {
    basename,
    ...(later && { patchRoutesOnNavigation: addOnce(later) }),
    ...(isAsRendered && { hydrationData: { loaderData: { [rendered.id ?? '']: null } } }),
  })
  api?.whenSignedOut(() => void showDoor(router))
  const app = (
    <StrictMode>
      <Suspense fallback={<Opening />}>
        <RouterProvider router={router} />
      </Suspense>
    </StrictMode>
  )
  // The frame in the HTML stays until the first screen can take its place.
  if (page.dataset.prerendered === '') {
    keepOpening(page)
    await untilReady(router)
    await nextTurn()
  }
  if (isAsRendered) hydrateRoot(page, app)
  else {
    page.replaceChildren()
    createRoot(page).render(app)
  }
  delete page.dataset.prerendered
}

function untilReady(router: DataRouter): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve()
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
}

function addOnce({ parent, mayAnswer, routes }: NonNullable<App['later']>): PatchRoutesOnNavigationFunction {
  let isAdded = false
  return async ({ path, patch, signal }) => {
    if (!mayAnswer(path)) return
    const found = await routes()
    // The router takes nothing for a visit that was given up while they came.
    if (isAdded || signal.aborted) return
    patch(parent, found.map(withWords))
    isAdded = true
  }
}

/** Whoever comes next must not see what the last person did; the door is told where that was. */
async function showDoor(router: DataRouter) {
  const { pathname, search } = router.state.location
  const { basename = '/' } = router
  const leftAt = (basename === '/' ? pathname : pathname.slice(basename.length)) + search
  await router.navigate('/', { replace: true, state: { leftAt } })
  const { queryClient } = await import('./query-client.ts')
  queryClient.clear()
}

/** The router keeps the screen before until the next one can be drawn: its code is there, and its words. */
function withWords(route: RouteObject): RouteObject {
  const { lazy, children } = route
  const load = typeof lazy === 'object' && lazy.Component
  return {
    ...route,
    ...(load && {
      lazy: {
        ...lazy,
        Component: async () => {
          const Component = await load()
          await wordsThere()
          return Component
        },
      },
    }),
    ...(children && { children: children.map(withWords) }),
  } as RouteObject
}

async function loadComponent(route: RouteObject) {
  if (typeof route.lazy !== 'object' || !route.lazy.Component) return
  Object.assign(route, { Component: await route.lazy.Component(), lazy: undefined })
}
