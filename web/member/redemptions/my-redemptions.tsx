import gift from '#brand/art/wrapped-gift.svg'
import { memberPaths } from '#contract/paths.ts'
import { SubScreen } from '#web/platform/sub-screen.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { List } from '#web/ui/list.tsx'
import { useRedemptions } from './calls.ts'
import { RedemptionRow } from './redemption-row.tsx'
import { RedemptionsSkeleton } from './redemptions-skeleton.tsx'
import { useRedemptionsWords } from './words.ts'

export function MyRedemptions() {
  const { redemptionList } = useRedemptionsWords()
  return (
    <SubScreen
      back={{ to: memberPaths.profile, text: redemptionList.back }}
      title={redemptionList.title}
      waiting={<RedemptionsSkeleton />}
      failed={redemptionList.failed}
      safe={redemptionList.failedSafe}
    >
      <Redemptions />
    </SubScreen>
  )
}

function Redemptions() {
  const { redemptionList } = useRedemptionsWords()
  const redemptions = useRedemptions()
  if (redemptions.length === 0)
    return (
      <EmptyState
        art={gift}
        title={redemptionList.empty}
        text={redemptionList.emptyText}
        action={<ButtonLink to={memberPaths.store}>{redemptionList.toStore}</ButtonLink>}
      />
    )
  return (
    <List label={redemptionList.title}>
      {redemptions.map((redemption) => (
        <RedemptionRow key={redemption.id} redemption={redemption} />
      ))}
    </List>
  )
}
