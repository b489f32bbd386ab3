import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { brand } from '#brand/brand.ts'
import { exportData } from '#contract/members-privacy.ts'
import { memberApi } from '#web/member/kit/member-api.ts'
import { ActionRow } from '#web/ui/action-row.tsx'
import { toast } from '#web/ui/toasts.ts'
import { useProfileWords } from './profile-words.ts'

export function DownloadData() {
  const { profile } = useProfileWords()
  const { isPending, mutate } = useMutation({
    mutationFn: () => memberApi.call(exportData),
    onSuccess: (data) => save(`${brand.name.toLowerCase()}-${data.exported_at.slice(0, 10)}.json`, data),
    onError: () => void toast(profile.downloadFailed, { kind: 'error' }),
  })
  return (
    <ActionRow onPress={() => mutate()} isBusy={isPending} Icon={IconDownload} title={profile.download} />
  )
}

function save(name: string, data: unknown) {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  URL.revokeObjectURL(url)
}
