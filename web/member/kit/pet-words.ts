import type { Answers, Question } from '#domain/feeding-questions.ts'
import { largeDogKg } from '#domain/feeding-questions.ts'
import type { PetAnswers } from '#domain/pet.ts'
import { ptBr } from '#web/i18n/pet/pt-br.ts'
import { useFormat } from '#web/platform/format.ts'
import { featureWords } from '#web/platform/words.ts'

export const usePetWords = featureWords(ptBr, {
  es: async () => (await import('#web/i18n/pet/es.ts')).es,
  en: async () => (await import('#web/i18n/pet/en.ts')).en,
})

/** An answer in words; how an age reads depends on the animal and its weight. */
export function useAnswerText() {
  const { petAnswers } = usePetWords()
  const { number } = useFormat()
  const ages = ({ pet, phase, weight = 0 }: Answers): Record<string, string> => {
    if (phase !== 'adults') return petAnswers.youngAges
    return pet === 'dog' && weight >= largeDogKg ? petAnswers.largeDogAges : petAnswers.smallDogAges
  }
  const yesOrNo = (is: boolean) => (is ? 'yes' : 'no')
  const texts: { [Name in Question]: (answer: NonNullable<PetAnswers[Name]>, answers: Answers) => string } = {
    pet: (pet) => petAnswers.pets[pet],
    phase: (phase) => petAnswers.phases[phase],
    weight: (weight) => petAnswers.kilograms(number(weight)),
    age: (age, answers) => ages(answers)[age] ?? '',
    castrated: (is) => petAnswers.castrated[yesOrNo(is)],
    overweight: (is) => petAnswers.overweight[yesOrNo(is)],
    ideal_weight: (weight) => petAnswers.idealKilograms(number(weight)),
    lactating_puppies: (count) => petAnswers.litter(count),
    lactating_weeks: (week) => petAnswers.weeks[week],
  }
  return <Name extends Question>(question: Name, answer: NonNullable<PetAnswers[Name]>, answers: Answers) =>
    texts[question](answer, answers)
}
