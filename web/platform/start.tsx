import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { DataRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { startLanguage } from './language.ts'

/** Puts an app on the page, once its words are there. */
export async function start(router: DataRouter): Promise<void> {
  await startLanguage().catch(reportError)
  const page = document.querySelector('#root')
  if (!page) throw new Error('The page has no element for the app')
  createRoot(page).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
}
