import { Button } from '#web/ui/button.tsx'
import { Row, Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { displayWords } from './words.ts'

const looks = [
  'title',
  'part-title',
  'strong',
  'plain',
  'secondary',
  'quiet',
  'small',
  'small-quiet',
] as const
const tones = ['attention', 'error', 'success', 'action'] as const

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

export function Stacks() {
  const { card, adjust } = displayWords
  return (
    <Stack gap={4}>
      <Row spread="between">
        <Text look="strong">{card.title}</Text>
        <Button size="small">{adjust.confirm}</Button>
      </Row>
      <Text look="quiet">{card.text}</Text>
    </Stack>
  )
}
