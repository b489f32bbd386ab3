import { useMutation } from '@tanstack/react-query'
import { hideFromRanking, type Ranking, readRanking } from '#contract/ranking.ts'
import { memberApi } from '#web/member/kit/member-api.ts'
import { refresh } from '#web/platform/query.ts'
import { Card } from '#web/ui/card.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { toast } from '#web/ui/toasts.ts'
import { useRankingWords } from './words.ts'

export function HideSwitch({ ranking: { is_hidden, me } }: { ranking: Ranking }) {
  const { ranking } = useRankingWords()
  const { isPending, variables, mutate } = useMutation({
    mutationFn: (isHidden: boolean) => memberApi.call(hideFromRanking, { is_hidden: isHidden }),
    onError: () => void toast(ranking.hideFailed, { kind: 'error' }),
    onSettled: () => refresh(readRanking),
  })
  const isHidden = isPending ? variables : is_hidden
  return (
    <Card>
      <Switch
        label={ranking.show}
        hint={me ? ranking.showText(me.name) : ranking.showTextUnnamed}
        checked={!isHidden}
        onChange={({ target }) => mutate(!target.checked)}
      />
    </Card>
  )
}
