import '#web/platform/older-browsers.ts'
import '#web/ui/tokens.css'
import '#brand/colors.css'
import '#web/ui/fonts.css'
import '#web/ui/base.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { defaultLanguage } from '#contract/languages.ts'
import { type FirstAnswer, firstAnswersId } from '#contract/public-pages.ts'
import { startLanguage } from '#web/platform/language.ts'
import { noteAnswers } from '#web/platform/query.ts'
import { showTheme } from '#web/platform/theme.ts'
import { publicPageAt } from './public-page.tsx'

// Not awaited here: the page's own file waits for this one.
void takeOver().catch(reportError)

/** The page as the server has written it; or anew, in another language or where the server could not write it. */
async function takeOver() {
  showTheme()
  const page = await publicPageAt(window.location)
  await startLanguage().catch(reportError)
  const root = document.querySelector<HTMLElement>('#root')
  if (!root) throw new Error('The page has no element for the app')
  const answers = firstAnswers()
  if (answers && document.documentElement.lang === defaultLanguage) {
    noteAnswers(answers)
    hydrateRoot(root, page)
  } else {
    root.replaceChildren()
    createRoot(root).render(page)
  }
  delete root.dataset.prerendered
}

function firstAnswers(): readonly FirstAnswer[] | undefined {
  const written = document.getElementById(firstAnswersId)?.textContent
  return written ? JSON.parse(written) : undefined
}
