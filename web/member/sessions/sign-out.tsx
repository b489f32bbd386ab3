import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useWords } from '#web/platform/language.ts'
import { queryClient } from '#web/platform/query-client.ts'
import { SignOutButton } from '#web/ui/sign-out-button.tsx'
import { leave } from './user.ts'

export function SignOut() {
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
