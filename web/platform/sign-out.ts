import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { forgetDrafts } from './draft.ts'
import { queryClient } from './query-client.ts'

/** Leaves the app it stands in, whatever the server answers. */
export function useSignOut(leave: () => Promise<void>) {
  const navigate = useNavigate()
  const { isPending, mutate } = useMutation({
    mutationFn: leave,
    onSettled: async () => {
      await navigate('/')
      queryClient.clear()
      forgetDrafts()
    },
  })
  return { isLeaving: isPending, leave: () => mutate() }
}
