import { useFormat } from '#web/platform/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Card, LinkCard, StretchedLink } from '#web/ui/card.tsx'
import { Columns } from '#web/ui/columns.tsx'
import { Count, Counts } from '#web/ui/counts.tsx'
import { Disc } from '#web/ui/disc.tsx'
import { Hero } from '#web/ui/hero.tsx'
import { Only } from '#web/ui/only.tsx'
import { SpeechBubble } from '#web/ui/speech-bubble.tsx'
import { Grid, Row, Stack, TwoColumns } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { displayWords } from './words.ts'

const looks = [
  'display',
  'figure',
  'title',
  'part-title',
  'group-title',
  'strong',
  'plain',
  'secondary',
  'note',
  'quiet',
  'small',
  'small-quiet',
] as const
const tones = ['attention', 'error', 'success', 'action', 'caramel'] as const

export function Texts() {
  const { card } = displayWords
  return (
    <Stack gap={2}>
      {looks.map((look) => (
        <Text key={look} look={look}>
          {card.title}
        </Text>
      ))}
      {tones.map((tone) => (
        <Text key={tone} tone={tone}>
          {card.text}
        </Text>
      ))}
    </Stack>
  )
}

function Places() {
  const { card } = displayWords
  const { number } = useFormat()
  return (
    <Stack gap={4}>
      <TwoColumns>
        <Card tone="action">{card.title}</Card>
        <Card tone="caramel">{card.title}</Card>
      </TwoColumns>
      <Columns widths={['1fr', '2fr']} from={600}>
        <Card>
          <Only on="from-900">{card.title}</Only>
          <Only on="below-900">{card.text}</Only>
        </Card>
        <Card>
          <Counts>
            <Count name={card.title}>{number(12)}</Count>
            <Count name={card.challenge}>{number(7)}</Count>
          </Counts>
        </Card>
      </Columns>
      <Row>
        <Disc tone="caramel">{number(1)}</Disc>
        <Disc tone="caramel-soft">{number(2)}</Disc>
        <Disc tone="action">{number(3)}</Disc>
        <Disc kind="success">{number(4)}</Disc>
      </Row>
      <Grid minWidth={180}>
        <Card tone="tinted">{card.text}</Card>
        <LinkCard to="/">{card.title}</LinkCard>
        <Card>
          <StretchedLink to="/">{card.title}</StretchedLink>
        </Card>
      </Grid>
    </Stack>
  )
}

function Grounds() {
  const { card, coins } = displayWords
  const { number } = useFormat()
  return (
    <Stack gap={4}>
      <Hero>
        <Text look="quiet">{card.title}</Text>
        <Text look="display">
          {number(3250)} <small>{coins}</small>
        </Text>
      </Hero>
      <SpeechBubble>{card.text}</SpeechBubble>
    </Stack>
  )
}

export function Stacks() {
  const { card, adjust } = displayWords
  return (
    <Stack gap={4}>
      <Row spread="between">
        <Text look="strong">{card.title}</Text>
        <Button size="small">{adjust.confirm}</Button>
      </Row>
      <Text look="quiet">{card.text}</Text>
      <Places />
      <Grounds />
    </Stack>
  )
}
