import { KeyCap } from '#web/ui/key-cap.tsx'
import { Grid, Stack } from '#web/ui/stack.tsx'
import styles from './key-groups.module.css'

type KeyGroupsProps<G extends string, A extends string> = {
  groups: Readonly<Record<G, Partial<Record<A, readonly string[]>>>>
  names: Readonly<Record<G, string>>
  actions: Readonly<Record<A, string>>
}

/** Which key does what, group by group. */
export function KeyGroups<G extends string, A extends string>({
  groups,
  names,
  actions,
}: KeyGroupsProps<G, A>) {
  return (
    <Grid minWidth={240} gap={6}>
      {Object.entries<Partial<Record<A, readonly string[]>>>(groups).map(([group, keys]) => (
        <Stack as="section" gap={1} key={group}>
          <h3>{names[group as G]}</h3>
          <dl className={styles.keys}>
            {Object.entries<readonly string[] | undefined>(keys).map(([action, caps]) => (
              <div key={action}>
                <dt>
                  {caps?.map((cap) => (
                    <KeyCap key={cap} name={cap} isRead />
                  ))}
                </dt>
                <dd>{actions[action as A]}</dd>
              </div>
            ))}
          </dl>
        </Stack>
      ))}
    </Grid>
  )
}
