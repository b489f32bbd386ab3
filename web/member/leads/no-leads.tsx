import mailbox from '#brand/art/open-mailbox-with-lowered-flag.svg'
import { memberPaths } from '#contract/paths.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useLeadsWords } from './words.ts'

export function NoLeads({ isFiltered }: { isFiltered: boolean }) {
  const { leadList } = useLeadsWords()
  if (isFiltered)
    return (
      <EmptyState
        art={mailbox}
        title={leadList.nothing}
        text={leadList.nothingText}
        action={
          <ButtonLink variant="outline" to={memberPaths.clients}>
            {leadList.seeAll}
          </ButtonLink>
        }
      />
    )
  return (
    <EmptyState
      art={mailbox}
      title={leadList.empty}
      text={leadList.emptyText}
      action={<ButtonLink to={memberPaths.recommendation}>{leadList.start}</ButtonLink>}
    />
  )
}
