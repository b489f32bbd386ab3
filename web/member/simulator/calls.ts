import { queryOptions } from '@tanstack/react-query'
import { simulate } from '#contract/simulator.ts'
import type { PetAnswers } from '#domain/pet.ts'
import { memberApi } from '#web/member/kit/member-api.ts'
import { sentPet } from '#web/member/kit/pet-answer.ts'

export function portionsQuery(pet: PetAnswers) {
  return queryOptions({
    queryKey: [simulate.path, pet],
    queryFn: async () => {
      try {
        return Object.values(await memberApi.call(simulate, sentPet(pet)))
      } catch (error) {
        reportError(error)
        throw error
      }
    },
  })
}
