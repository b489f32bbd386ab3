import { IconBell, IconCopy, IconStethoscope, IconUserOff } from '@tabler/icons-react'
import bag from '#brand/art/bag-teal.svg'
import { linkTo, memberPaths } from '#contract/paths.ts'
import type { RecommendationPath } from '#contract/recommendations.ts'
import { programmeDay } from '#domain/business-days.ts'
import { shownCode } from '#domain/recommendation-code.ts'
import { fullName } from '#web/member/kit/product-name.ts'
import { whatsAppLink } from '#web/member/kit/whatsapp.ts'
import { useFormat } from '#web/platform/format.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Card } from '#web/ui/card.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { ItemWords } from '#web/ui/list.tsx'
import { Row } from '#web/ui/stack.tsx'
import { StatusLine } from '#web/ui/status-line.tsx'
import { Text } from '#web/ui/text.tsx'
import { Tile } from '#web/ui/tile.tsx'
import { toast } from '#web/ui/toasts.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { WhatsAppLink } from '#web/ui/whatsapp-link.tsx'
import { isEnding, stepsOf } from './path-steps.ts'
import { PathTrack } from './path-track.tsx'
import { Purchases } from './purchases.tsx'
import styles from './recommendations.module.css'
import { useRecommendationsWords } from './words.ts'

/** What goes to the client by WhatsApp; undefined where nothing can be said. */
export type MessageFor = (path: RecommendationPath, needsRefill: boolean) => string | undefined

type RecommendationCardProps = { recommendation: RecommendationPath; messageFor: MessageFor }

export function RecommendationCard({ recommendation, messageFor }: RecommendationCardProps) {
  const today = programmeDay(Date.now())
  return (
    <Card as="li">
      <Client recommendation={recommendation} />
      <PathTrack steps={stepsOf(recommendation, today)} />
      <Purchases purchases={recommendation.purchases} />
      <BagLine recommendation={recommendation} today={today} />
      <Code recommendation={recommendation} today={today} />
      <Actions recommendation={recommendation} today={today} messageFor={messageFor} />
    </Card>
  )
}

function Client({ recommendation: { client, product } }: { recommendation: RecommendationPath }) {
  const { path } = useRecommendationsWords()
  const name = fullName(product)
  return (
    <Row gap={3} hasOneLine align="start">
      <Tile tone="caramel" sizePx={56}>
        <img src={product.image.link ?? bag} alt="" />
      </Tile>
      <ItemWords as="div" gap={0}>
        <Text as="h2" look="part-title">
          {client?.name ?? path.erased}
        </Text>
        <Text look="quiet">{client?.pet_name ? path.clientAndProduct(client.pet_name, name) : name}</Text>
        {!client && (
          <StatusLine kind="neutral" Icon={IconUserOff}>
            {path.erasedText}
          </StatusLine>
        )}
      </ItemWords>
    </Row>
  )
}

type OnADay = { recommendation: RecommendationPath; today: string }

function BagLine({ recommendation, today }: OnADay) {
  const { path } = useRecommendationsWords()
  const { day } = useFormat()
  const { runs_out_on: runsOutOn } = recommendation
  if (runsOutOn === null) return null
  if (!isEnding(recommendation, today))
    return (
      <Text look="quiet">{runsOutOn > today ? path.lasts(day(runsOutOn)) : path.ended(day(runsOutOn))}</Text>
    )
  const words = runsOutOn < today ? path.ended(day(runsOutOn)) : path.ending(day(runsOutOn))
  return (
    <StatusLine kind="attention" Icon={IconBell} isLoud>
      {runsOutOn === today ? path.endingToday : words}
    </StatusLine>
  )
}

function Code({ recommendation: { code, ends_on, purchases_left }, today }: OnADay) {
  const { path } = useRecommendationsWords()
  const { date, number } = useFormat()
  const shown = shownCode(code)
  const validity =
    purchases_left <= 0
      ? path.usedUp
      : ends_on < today
        ? path.expired(date(ends_on))
        : path.validUntil(date(ends_on), number(purchases_left), purchases_left)

  async function copy() {
    try {
      await navigator.clipboard.writeText(shown)
      toast(path.copied)
    } catch {
      toast(path.copyFailed, { kind: 'error' })
    }
  }

  return (
    <Row spread="between" hasOneLine className={styles.code}>
      <span>
        <b>{shown}</b>
        <small>{validity}</small>
      </span>
      <IconButton label={path.copy(shown)} Icon={IconCopy} onClick={() => void copy()} />
    </Row>
  )
}

function Actions({ recommendation, today, messageFor }: RecommendationCardProps & OnADay) {
  const { path } = useRecommendationsWords()
  const { client, purchases } = recommendation
  if (!client) return null
  const needsRefill = isEnding(recommendation, today)
  const isOpen = recommendation.ends_on >= today && purchases.every(({ is_reversed }) => is_reversed)
  const message = needsRefill || isOpen ? messageFor(recommendation, needsRefill) : undefined
  if (message === undefined && !client.prescription_id) return null
  return (
    <Row>
      {message !== undefined && (
        <WhatsAppLink size="small" href={whatsAppLink(client.phone, message)}>
          {needsRefill ? path.remind : path.sendAgain} <VisuallyHidden>{client.name}</VisuallyHidden>
        </WhatsAppLink>
      )}
      {client.prescription_id && (
        <ButtonLink
          size="small"
          variant="soft"
          to={linkTo(memberPaths.prescription, { id: client.prescription_id })}
        >
          <IconStethoscope size={20} aria-hidden="true" />
          {path.openPrescription} <VisuallyHidden>{client.name}</VisuallyHidden>
        </ButtonLink>
      )}
    </Row>
  )
}
