import { Stack } from '#web/ui/stack.tsx'
import { TitledCard } from '#web/ui/titled-card.tsx'
import { changesBetween } from './diff.ts'
import styles from './pages.module.css'
import { useOfficePagesWords } from './words.ts'

export function Changes({ before, after }: { before: string; after: string }) {
  const { texts } = useOfficePagesWords()
  const lines = changesBetween(paragraphsOf(before), paragraphsOf(after)).filter(
    ({ kind }) => kind !== 'same',
  )
  return (
    <TitledCard title={texts.changes}>
      {lines.length === 0 ? (
        <p>{texts.noChanges}</p>
      ) : (
        <Stack as="ul" gap={1}>
          {lines.map(({ kind, text }) => (
            <li key={`${kind}-${text}`} className={styles.change} data-kind={kind}>
              <b>{kind === 'added' ? texts.added : texts.removed}</b> {text}
            </li>
          ))}
        </Stack>
      )}
    </TitledCard>
  )
}

function paragraphsOf(html: string): string[] {
  const body = new DOMParser().parseFromString(html, 'text/html').body
  return [...body.querySelectorAll('h2, h3, p, li')]
    .map((element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim())
    .filter(Boolean)
}
