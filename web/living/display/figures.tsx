import { IconClock, IconCloudUpload, IconReceipt } from '@tabler/icons-react'
import banner from '#brand/art/banner-bags.svg'
import trophy from '#brand/art/trophy.svg'
import { useFormat } from '#web/platform/format.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Card } from '#web/ui/card.tsx'
import { CoinAmount } from '#web/ui/coin-amount.tsx'
import { Density } from '#web/ui/density.ts'
import { Hero } from '#web/ui/hero.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { Slip } from '#web/ui/slip.tsx'
import { Grid, Row, Stack } from '#web/ui/stack.tsx'
import { Stat } from '#web/ui/stat.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { Tile } from '#web/ui/tile.tsx'
import { members } from './members.ts'
import { displayWords } from './words.ts'

export function Cards() {
  const { card, tag, progress, coins } = displayWords
  const { movement } = useFormat()
  return (
    <Grid minWidth={280}>
      <Card as="article">
        <Row gap={4} hasOneLine>
          <Tile tone="info">
            <IconReceipt />
          </Tile>
          <Stack as="p" gap={0}>
            <b>{card.title}</b>
            <small>{card.text}</small>
          </Stack>
        </Row>
        <span>
          <Tag kind="info" Icon={IconClock}>
            {tag.info}
          </Tag>
        </span>
      </Card>
      <Card as="article">
        <Banner src={banner} isFramed />
        <Stack>
          <Stack as="p" gap={0}>
            <b>{card.challenge}</b>
            <small>{card.ends}</small>
          </Stack>
          <Progress label={progress.challenge} text={card.sold} value={7} max={10} hasCoin />
          <Row gap={0} spread="between" hasOneLine>
            {card.sold}
            <CoinAmount figure={movement(300)} word={coins} isPill />
          </Row>
        </Stack>
      </Card>
      <Density value="dense">
        <Card as="article">
          <Row gap={4} hasOneLine>
            <Tile tone="caramel" sizePx={56}>
              <img src={trophy} alt="" />
            </Tile>
            <p>
              <b>{card.long}</b>
            </p>
          </Row>
        </Card>
      </Density>
    </Grid>
  )
}

export function Tags() {
  const { tag } = displayWords
  const kinds = ['info', 'attention', 'success', 'error', 'neutral'] as const
  return (
    <Stack gap={4}>
      <Row gap={3}>
        {kinds.map((kind) => (
          <Tag key={kind} kind={kind}>
            {tag[kind]}
          </Tag>
        ))}
        <Tag kind="attention" Icon={IconCloudUpload}>
          {tag.waiting}
        </Tag>
      </Row>
      <Density value="dense">
        <Row gap={3}>
          {kinds.map((kind) => (
            <Tag key={kind} kind={kind}>
              {tag[kind]}
            </Tag>
          ))}
        </Row>
      </Density>
    </Stack>
  )
}

export function CoinAmounts() {
  const { coins: word } = displayWords
  const { coins, movement } = useFormat()
  return (
    <Row gap={3}>
      <CoinAmount figure={coins(3250)} word={word} size="balance" />
      <CoinAmount figure={coins(3250)} word={word} size="large" />
      <CoinAmount figure={coins(2900)} word={word} />
      <CoinAmount figure={coins(4200)} word={word} isGrey />
      <CoinAmount figure={movement(320)} word={word} isGain />
      <CoinAmount figure={movement(-2900)} word={word} />
      <CoinAmount figure={`~${coins(240)}`} word={word} size="small" />
      <CoinAmount figure={movement(300)} word={word} isPill />
    </Row>
  )
}

export function Bars() {
  const { progress } = displayWords
  const { coins } = useFormat()
  const missing = progress.missing(coins(950))
  return (
    <Stack gap={4}>
      <Progress label={progress.goal} text={missing} value={3250} max={4200} thicknessPx={6} />
      <Progress label={progress.goal} text={missing} value={3250} max={4200} pending={480} />
      <Progress label={progress.challenge} text={progress.sold} value={7} max={10} hasCoin />
      <Progress label={progress.goal} text={progress.none} value={0} max={4200} />
      <Progress label={progress.goal} text={progress.done} value={5000} max={4200} hasCoin />
      <Hero>
        <Progress
          label={progress.goal}
          text={missing}
          value={3250}
          max={4200}
          pending={480}
          thicknessPx={12}
          ground="hero"
        />
      </Hero>
    </Stack>
  )
}

export function Stats() {
  const { stat, coins: word } = displayWords
  const { coins } = useFormat()
  return (
    <Grid minWidth={280}>
      <Card>
        <Stat
          label={stat.available}
          figure={<CoinAmount figure={coins(3250)} word={word} size="balance" />}
        />
      </Card>
      <Hero>
        <Grid gap={0}>
          <Stat label={stat.pending} figure={coins(480)} note={stat.pendingNote} isRuled />
          <Stat label={stat.expiring} figure={coins(320)} note={stat.expiringNote} isRuled />
        </Grid>
      </Hero>
    </Grid>
  )
}

export function Slips() {
  const { slip, coins: word } = displayWords
  const { coins } = useFormat()
  return (
    <Slip
      lines={[
        { key: 'first', label: slip.first, figure: coins(189) },
        { key: 'second', label: slip.second, figure: coins(51) },
      ]}
      total={{
        label: slip.total,
        note: slip.note,
        figure: <CoinAmount figure={`~${coins(240)}`} word={word} size="balance" />,
      }}
    />
  )
}

export function Avatars() {
  const [ana, beatriz, bruno] = members
  return (
    <Row gap={3}>
      <Avatar name={ana?.name ?? ''} image={null} />
      <Avatar name={beatriz?.name ?? ''} image={trophy} />
      <Avatar name={bruno?.name ?? ''} image="/missing.webp" />
    </Row>
  )
}
