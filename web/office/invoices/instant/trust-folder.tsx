import type { InstantCredit } from '#contract/invoices-instant.ts'
import { useFormat } from '#web/platform/format.ts'
import { Notice } from '#web/ui/notice.tsx'
import { RuledList } from '#web/ui/ruled-list.tsx'
import { Text } from '#web/ui/text.tsx'
import { useInstantWords } from './words.ts'

type Authority = NonNullable<InstantCredit['trust']>['authorities'][number]

const soonMs = 90 * 24 * 60 * 60 * 1000

/** How the folder is from which everything is proved: who is in it, and who will not be much longer. */
export function TrustFolder({ trust }: Pick<InstantCredit, 'trust'>) {
  const { instant } = useInstantWords()
  if (!trust) return <Notice kind="attention">{instant.noTrust}</Notice>
  const roots = trust.authorities.filter(({ is_root }) => is_root)
  const others = trust.authorities.length - roots.length
  const ending = trust.authorities.filter(({ valid_until }) => Date.parse(valid_until) < Date.now() + soonMs)
  return (
    <section>
      <h2>{instant.trust}</h2>
      {roots.length === 0 && <Notice kind="error">{instant.noRoot}</Notice>}
      <Text look="small-quiet">{instant.trusted(roots.length, others)}</Text>
      <Authorities authorities={roots} />
      <Text look="small-quiet">{ending.length === 0 ? instant.allWell : instant.endingSoon}</Text>
      <Authorities authorities={ending} />
      {trust.problems.length > 0 && (
        <Notice kind="error">
          <p>
            <b>{instant.problems}</b>
          </p>
          {trust.problems.map(({ file, problem }) => (
            <p key={`${file} ${problem}`}>{`${file}: ${problem}`}</p>
          ))}
        </Notice>
      )}
    </section>
  )
}

function Authorities({ authorities }: { authorities: readonly Authority[] }) {
  const { instant } = useInstantWords()
  const { date } = useFormat()
  if (authorities.length === 0) return null
  const when = (until: string) =>
    Date.parse(until) < Date.now() ? instant.ended(date(until)) : instant.endsOn(date(until))
  return (
    <RuledList>
      {authorities.map(({ fingerprint, name, is_root, valid_until }) => (
        <li key={fingerprint} title={fingerprint}>
          <p>
            <b>{name}</b>
            {` ${is_root ? instant.root : instant.authority}, ${when(valid_until)}`}
          </p>
        </li>
      ))}
    </RuledList>
  )
}
