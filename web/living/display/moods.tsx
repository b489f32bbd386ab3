import { Caramelo } from '#web/ui/caramelo.tsx'
import type { Mood } from '#web/ui/caramelo-mood.ts'
import { Row } from '#web/ui/stack.tsx'

const moods: readonly Mood[] = ['idle', 'happy', 'sorry', 'sleeping', 'searching']

export function Moods() {
  return (
    <Row gap={4}>
      {moods.map((mood) => (
        <Caramelo key={mood} mood={mood} />
      ))}
    </Row>
  )
}
