import { useNavigate } from 'react-router'
import type { StaffRole } from '#contract/people.ts'
import { useWords } from '#web/platform/language.ts'
import { ScreenHeading } from '#web/platform/screen-heading.tsx'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import type { OfficeArea } from './office-rail.tsx'
import { useStaffWords } from './words.ts'

export function NotTheirs({ area, role }: { area: OfficeArea['key']; role: StaffRole }) {
  const { staff } = useStaffWords()
  const { failure } = useWords()
  const navigate = useNavigate()
  const title = staff.notYours(staff.areas[area])
  return (
    <Message mood="idle">
      <ScreenHeading screen={title}>{title}</ScreenHeading>
      <p>{staff.yourRole(staff.roles[role])}</p>
      <Button onClick={() => void navigate('/')}>{failure.goHome}</Button>
    </Message>
  )
}
