import { IconCheck, IconChevronRight } from '@tabler/icons-react'
import { useEffect } from 'react'
import { Link } from 'react-router'
import gift from '#brand/art/wrapped-gift.svg'
import { currentUser, type User } from '#contract/members.ts'
import type { Welcome } from '#contract/welcome.ts'
import { useFormat } from '#web/platform/format.ts'
import { refresh } from '#web/platform/query.ts'
import { Card } from '#web/ui/card.tsx'
import { Disc } from '#web/ui/disc.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { Row, Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import styles from './first-day.module.css'
import { type FirstStep, firstSteps } from './first-steps.ts'
import { useWelcomeWords } from './words.ts'

/** For who is new: the three first steps, until they are done. */
export function FirstDay({ user: { welcome, level } }: { user: User }) {
  const isNew = welcome !== undefined
  // The steps are done on other screens, or on another device.
  useEffect(() => {
    if (isNew) void refresh(currentUser)
  }, [isNew])
  return welcome ? <FirstSteps welcome={welcome} sendsInvoices={level.roles.attendant} /> : null
}

function FirstSteps({ welcome, sendsInvoices }: { welcome: Welcome; sendsInvoices: boolean }) {
  const { firstDay } = useWelcomeWords()
  const { number } = useFormat()
  const steps = firstSteps(welcome, sendsInvoices)
  const done = steps.filter(({ isDone }) => isDone).length
  const isDone = done === steps.length
  const told = firstDay.progress(number(done), number(steps.length))
  return (
    <Card as="section" aria-labelledby="first-steps">
      <Row spread="between" align="baseline" hasOneLine>
        <h2 id="first-steps">{isDone ? firstDay.doneTitle : firstDay.title}</h2>
        <Text as="b" look="strong" hasFigures>
          {told}
        </Text>
      </Row>
      <Progress label={firstDay.title} text={told} value={done} max={steps.length} />
      <Bonus coins={welcome.coins} isDone={isDone} sendsInvoices={sendsInvoices} />
      {!isDone && (
        <Stack as="ol" gap={0} className={styles.steps}>
          {steps.map((step, index) => (
            <StepRow key={step.key} step={step} place={index + 1} />
          ))}
        </Stack>
      )}
    </Card>
  )
}

function StepRow({ step: { key, isDone, to }, place }: { step: FirstStep; place: number }) {
  const { firstDay } = useWelcomeWords()
  if (isDone)
    return (
      <li>
        <Row as="span" gap={3} hasOneLine className={styles.step}>
          <Disc tone="action">
            <IconCheck size={18} aria-hidden="true" />
          </Disc>
          <Stack as="span" gap={0} grows>
            {firstDay[`${key}Done`]} <VisuallyHidden>{firstDay.states.done}</VisuallyHidden>
          </Stack>
        </Row>
      </li>
    )
  return (
    <li>
      <Link className={styles.step} to={to}>
        <Disc tone="caramel-soft" aria-hidden="true">
          {place}
        </Disc>
        <Stack as="span" gap={0} grows>
          <b>{firstDay[key]}</b> <small>{firstDay[`${key}Note`]}</small>{' '}
          <VisuallyHidden>{firstDay.states.open}</VisuallyHidden>
        </Stack>
        <IconChevronRight size={20} aria-hidden="true" />
      </Link>
    </li>
  )
}

type BonusProps = { coins: number; isDone: boolean; sendsInvoices: boolean }

function Bonus({ coins, isDone, sendsInvoices }: BonusProps) {
  const { firstDay } = useWelcomeWords()
  const format = useFormat()
  if (coins === 0) return null
  const texts = isDone ? firstDay.waiting : firstDay.bonus
  const text = texts[sendsInvoices ? 'invoice' : 'recommendation']
  return (
    <Row as="p" gap={3} hasOneLine className={styles.bonus}>
      <img src={gift} width="32" height="32" alt="" />
      <span>{text(format.coins(coins), coins)}</span>
    </Row>
  )
}
