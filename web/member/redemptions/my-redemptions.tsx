import gift from '#brand/art/wrapped-gift.svg'
import { memberPaths } from '#contract/paths.ts'
import { SubScreen } from '#web/platform/sub-screen.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useRedemptions } from './calls.ts'
import { NotThere } from './not-there.tsx'
import { RedemptionRow } from './redemption-row.tsx'
import styles from './redemptions.module.css'
import { useRedemptionsWords } from './words.ts'

export function MyRedemptions() {
  const { redemptionList } = useRedemptionsWords()
  const query = useRedemptions()
  const { data: redemptions } = query
  return (
    <SubScreen back={{ to: memberPaths.profile, text: redemptionList.back }} title={redemptionList.title}>
      {!redemptions && <NotThere {...query} />}
      {redemptions?.length === 0 && (
        <EmptyState
          art={gift}
          title={redemptionList.empty}
          text={redemptionList.emptyText}
          action={<ButtonLink to={memberPaths.store}>{redemptionList.toStore}</ButtonLink>}
        />
      )}
      {redemptions && redemptions.length > 0 && (
        <ul className={styles.list} aria-label={redemptionList.title}>
          {redemptions.map((redemption) => (
            <RedemptionRow key={redemption.id} redemption={redemption} />
          ))}
        </ul>
      )}
    </SubScreen>
  )
}
