import type { ReactNode } from 'react'
import { Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'

type DeviceRowProps = { name: string; facts: readonly (string | false)[]; children: ReactNode }

export function DeviceRow({ name, facts, children }: DeviceRowProps) {
  return (
    <li>
      <Stack gap={0} grows>
        <b>{name}</b>
        <Text look="small-quiet">{facts.filter(Boolean).join(' · ')}</Text>
      </Stack>
      {children}
    </li>
  )
}
