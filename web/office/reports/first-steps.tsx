import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { closeFirstSteps, type FirstStep, firstSteps } from '#contract/first-steps.ts'
import { officePaths } from '#contract/paths.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { useAction } from '#web/office/kit/use-action.ts'
import { useFormat } from '#web/platform/format.ts'
import { queryOf } from '#web/platform/query.ts'
import { Button } from '#web/ui/button.tsx'
import { RuledList } from '#web/ui/ruled-list.tsx'
import { Text } from '#web/ui/text.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Panel } from './panel.tsx'
import { useOfficeReportsWords } from './words.ts'

/** Mail is a matter of the machine, not of a screen. */
const places: Readonly<Partial<Record<FirstStep, string>>> = {
  team: officePaths.team,
  settings: officePaths.settings,
  texts: officePaths.pages,
  distributors: officePaths.distributors,
  products: officePaths.products,
  prizes: officePaths.prizes,
  people: officePaths.promoters,
}

/** What is missing before the doors open. It ticks itself; somebody puts it away once. */
export function FirstSteps() {
  const { opening } = useOfficeReportsWords()
  const { number } = useFormat()
  const { data } = useQuery({ ...queryOf(officeApi, firstSteps), refetchOnMount: 'always' })
  const { isPending, mutate } = useAction({
    act: () => officeApi.call(closeFirstSteps),
    done: opening.closed,
    failed: opening.failed,
    refreshes: [firstSteps],
  })
  if (!data || data.is_closed) return null
  const done = data.steps.filter(({ is_done }) => is_done).length
  return (
    <Panel
      title={opening.title}
      note={opening.doneOf(number(done), number(data.steps.length))}
      end={
        <Button
          variant={done === data.steps.length ? 'primary' : 'quiet'}
          isBusy={isPending}
          onClick={() => mutate()}
        >
          {opening.close}
        </Button>
      }
    >
      <RuledList>
        {data.steps.map(({ step, is_done }) => (
          <Step key={step} step={step} isDone={is_done} />
        ))}
      </RuledList>
    </Panel>
  )
}

function Step({ step, isDone }: { step: FirstStep; isDone: boolean }) {
  const { opening } = useOfficeReportsWords()
  const { title, text, act } = opening.steps[step]
  const Icon = isDone ? IconCircleCheckFilled : IconCircle
  const place = places[step]
  return (
    <li>
      <Icon size={20} role="img" aria-label={isDone ? opening.done : opening.missing} />
      <span>
        <b>{title}</b>
        <br />
        <Text as="small" look="small-quiet">
          {text}
        </Text>
      </span>
      {place && (
        <Text as="span" isAtEnd>
          <TextLink to={place}>{act}</TextLink>
        </Text>
      )}
    </li>
  )
}
