import { renderToString } from 'react-dom/server'
import type { PublicPageRenderer } from '#contract/public-pages.ts'
import { noteAnswers } from '#web/platform/query.ts'
import { queryClient } from '#web/platform/query-client.ts'
import { publicPageAt } from './public-page.tsx'

/** A page as strangers see it, in the default language. */
export const renderPublicPage: PublicPageRenderer = async (address, answers) => {
  const page = await publicPageAt(address)
  // From here on nothing waits: no two pages know each other's answers.
  noteAnswers(answers)
  try {
    return renderToString(page)
  } finally {
    queryClient.clear()
  }
}
