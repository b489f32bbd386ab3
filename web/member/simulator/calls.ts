import { queryOptions } from '@tanstack/react-query'
import type { Language } from '#contract/languages.ts'
import { simulate } from '#contract/simulator.ts'
import type { PetAnswers } from '#domain/pet.ts'
import { memberApi } from '#web/platform/member-api.ts'

/** The same answers give the same portions for a while; the server writes titles in the person's language. */
export function portionsQuery(pet: PetAnswers, language: Language) {
  return queryOptions({
    queryKey: ['simulator', pet, language],
    queryFn: async () => {
      try {
        return Object.values(await memberApi.call(simulate, pet))
      } catch (error) {
        reportError(error)
        throw error
      }
    },
  })
}
