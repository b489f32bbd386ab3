import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { brand } from '#brand/brand.ts'
import { exportData } from '#contract/members-privacy.ts'
import { memberApi } from '#web/member/kit/member-api.ts'
import { ActionRow } from '#web/ui/action-row.tsx'
import { toast } from '#web/ui/toasts.ts'
import { useProfileWords } from './profile-words.ts'
import { needsProof, ProofDialog } from './proof-dialog.tsx'

/** The row of a list, and the dialog that stands outside of it. */
export function useDownloadData() {
  const { profile, proof } = useProfileWords()
  const [isAsked, setAsked] = useState(false)
  const { isPending, mutate } = useMutation({
    mutationFn: download,
    onError: (error) => {
      if (needsProof(error)) setAsked(true)
      else toast(profile.downloadFailed, { kind: 'error' })
    },
  })
  return {
    row: (
      <ActionRow onPress={() => mutate()} isBusy={isPending} Icon={IconDownload} title={profile.download} />
    ),
    dialog: isAsked && (
      <ProofDialog
        text={proof.forDownload}
        action={profile.download}
        fallback={profile.downloadFailed}
        onProved={async () => {
          await download()
          setAsked(false)
        }}
        onClose={() => setAsked(false)}
      />
    ),
  }
}

async function download() {
  const data = await memberApi.call(exportData)
  save(`${brand.name.toLowerCase()}-${data.exported_at.slice(0, 10)}.json`, data)
}

function save(name: string, data: unknown) {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  URL.revokeObjectURL(url)
}
