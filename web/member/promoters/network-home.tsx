import { memberPaths } from '#contract/paths.ts'
import { Loaded } from '#web/platform/loaded.tsx'
import { useSuspenseQuery } from '#web/platform/suspense-query.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { List } from '#web/ui/list.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { networkQuery } from './calls.ts'
import { NetworkCounts } from './counts.tsx'
import { statesOf } from './network-counts.ts'
import { PersonRow } from './person-row.tsx'
import { PromoterCode } from './promoter-code.tsx'
import { useNetworkWords } from './words.ts'

const mostNewest = 5

/** What a promoter is here for: the code, and who came with it. */
export function NetworkHome() {
  const { network } = useNetworkWords()
  return (
    <Loaded
      waiting={
        <Skeleton text={network.loading}>
          <SkeletonBlock height="228px" />
        </Skeleton>
      }
      failed={network.failed}
      safe={network.failedSafe}
    >
      <LoadedNetwork />
    </Loaded>
  )
}

function LoadedNetwork() {
  const { network } = useNetworkWords()
  const { code, people } = useSuspenseQuery(networkQuery).data
  return (
    <>
      <PromoterCode code={code} />
      <Stack as="section" gap={4} aria-labelledby="network">
        <h2 id="network">{network.title}</h2>
        {people.length === 0 ? (
          <Text look="secondary">{network.nobodyText}</Text>
        ) : (
          <>
            <NetworkCounts counts={statesOf(people)} />
            <List label={network.joined}>
              {people.slice(0, mostNewest).map((person) => (
                <PersonRow key={`${person.date} ${person.name}`} {...person} />
              ))}
            </List>
            <ButtonLink variant="soft" isFullWidth="when-narrow" to={memberPaths.network}>
              {network.seeAll}
            </ButtonLink>
          </>
        )}
      </Stack>
    </>
  )
}
