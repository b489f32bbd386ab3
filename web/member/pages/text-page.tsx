import type { PageKey } from '#contract/pages.ts'
import { PlainHeader } from '#web/member/kit/plain-header.tsx'
import { useWords } from '#web/platform/language.ts'
import { Queries } from '#web/platform/queries.tsx'
import { refreshAll } from '#web/platform/query.ts'
import { SkipLink } from '#web/ui/skip-link.tsx'
import { TextScreen } from './text-screen.tsx'

export function Privacy() {
  return <TextPage page="privacy" />
}

export function Regulation() {
  return <TextPage page="regulation" />
}

export function DeleteAccount() {
  return <TextPage page="delete-account" />
}

export function Support() {
  return <TextPage page="support" />
}

function TextPage({ page }: { page: PageKey }) {
  const { shell } = useWords()
  return (
    <Queries>
      <SkipLink text={shell.skipToContent} />
      <PlainHeader onLanguage={refreshAll} />
      <TextScreen page={page} />
    </Queries>
  )
}
