import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, type DataRouter, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { startLanguage } from './language.ts'

type App = { routes: RouteObject[]; basename?: string; onRouter?: (router: DataRouter) => void }

/** Puts an app on the page, once its words are there. A page that is in the HTML already is taken over as it is. */
export async function start({ routes, basename = '/', onRouter }: App): Promise<void> {
  await startLanguage().catch(reportError)
  const page = document.querySelector<HTMLElement>('#root')
  if (!page) throw new Error('The page has no element for the app')
  const rendered = routes[0]?.children?.find(({ id }) => id && id === page.dataset.prerendered)
  const isAsRendered = rendered !== undefined && !('waits' in document.documentElement.dataset)
  if (isAsRendered) await loadComponent(rendered)
  const router = createBrowserRouter(routes, {
    basename,
    ...(isAsRendered && { hydrationData: { loaderData: { [rendered.id ?? '']: null } } }),
  })
  onRouter?.(router)
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  )
  if (isAsRendered) hydrateRoot(page, app)
  else createRoot(page).render(app)
  delete page.dataset.prerendered
}

async function loadComponent(route: RouteObject) {
  if (typeof route.lazy !== 'object' || !route.lazy.Component) return
  Object.assign(route, { Component: await route.lazy.Component(), lazy: undefined })
}
