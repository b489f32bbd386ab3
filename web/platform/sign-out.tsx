import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { SignOutButton } from '#web/ui/sign-out-button.tsx'
import { useWords } from './language.ts'
import { queryClient } from './query-client.ts'

/** Leaves the app it stands in, whatever the server answers. */
export function SignOut({ leave }: { leave: () => Promise<void> }) {
  const { sessions } = useWords()
  const navigate = useNavigate()
  const signOut = useMutation({
    mutationFn: leave,
    onSettled: async () => {
      await navigate('/')
      queryClient.clear()
    },
  })
  return (
    <SignOutButton isBusy={signOut.isPending} onClick={() => signOut.mutate()}>
      {sessions.signOut}
    </SignOutButton>
  )
}
