import banner from '#brand/art/banner-bags.svg'
import type { Goal } from '#contract/challenges-office.ts'
import { type Language, textIn } from '#contract/languages.ts'
import { formatIn } from '#web/platform/format.ts'
import { CoinAmount } from '#web/ui/coin-amount.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { Row, Stack } from '#web/ui/stack.tsx'
import { TitledCard } from '#web/ui/titled-card.tsx'
import styles from './challenges.module.css'
import { type ChallengeDraft, goalIn } from './draft.ts'
import { useOfficeChallengesWords } from './words.ts'

type ChallengePreviewProps = { draft: ChallengeDraft; language: Language; image: string | null }

/** The card members see, four tenths of the way, in the language that is being written. */
export function ChallengePreview({ draft, language, image }: ChallengePreviewProps) {
  const { challengePreview } = useOfficeChallengesWords()
  const { money, number, movement, weekday } = formatIn(language)
  const words = challengePreview.card[language]
  const goal = goalIn(draft)
  const doneOf = ({ unit, target }: Goal) =>
    unit === 'cents' ? money(target * 0.4) : number(Math.round(target * 0.4))
  const targetOf = ({ unit, target }: Goal) =>
    unit === 'cents' ? money(target) : words.targets[unit](number(target))
  return (
    <TitledCard title={challengePreview.title}>
      <Stack gap={2} className={styles.card} lang={language} inert>
        <img src={image ? `/files/${image}` : banner} alt="" />
        <b>{textIn(draft.titles, language) || challengePreview.untitled}</b>
        {draft.closes && <p>{words.ends(weekday(draft.closes))}</p>}
        {goal ? (
          <>
            <Progress
              label={textIn(draft.titles, language)}
              text={doneOf(goal)}
              value={0.4}
              max={1}
              hasCoin
            />
            <Row as="p" spread="between">
              <span>
                <b>{doneOf(goal)}</b> {words.of(targetOf(goal))}
              </span>
              <CoinAmount figure={movement(goal.bonus)} word={words.coins} size="small" isPill />
            </Row>
          </>
        ) : (
          <p>{textIn(draft.descriptions, language)}</p>
        )}
      </Stack>
    </TitledCard>
  )
}
