import { plural } from '#web/i18n/plural.ts'
import { mealSizes } from './meal-sizes.ts'

const meals = (count: number) => `${count} ${plural('pt-BR', count, { one: 'refeição', other: 'refeições' })}`

/** What is asked about a pet and how much it eats: at the counter, and on the page its family opens. */
export const ptBr = {
  petAnswers: {
    names: {
      pet: 'Pet',
      phase: 'Fase',
      weight: 'Peso',
      age: 'Idade',
      castrated: 'Castração',
      overweight: 'Condição',
      ideal_weight: 'Peso ideal',
      lactating_puppies: 'Filhotes',
      lactating_weeks: 'Semana',
    },
    pets: { dog: 'Cachorro', cat: 'Gato' },
    phases: { puppies: 'Filhote', adults: 'Adulto', pregnant: 'Gestante', lactating: 'Lactante' },
    youngAges: { 1: '1 a 4 meses', 2: '5 a 8 meses', 3: '9 a 12 meses', 4: '13 a 18 meses' },
    smallDogAges: { adults: 'Até 7 anos', senior: 'Mais de 7 anos' },
    largeDogAges: { adults: 'Até 5 anos', senior: 'Mais de 5 anos' },
    castrated: { yes: 'Castrado', no: 'Não castrado' },
    overweight: { yes: 'Acima do peso', no: 'No peso certo' },
    litter: (count: number) => `${count} ${plural('pt-BR', count, { one: 'filhote', other: 'filhotes' })}`,
    weeks: { 1: '1ª semana', 2: '2ª semana', 3: '3ª semana' },
    kilograms: (figure: string) => `${figure} kg`,
    idealKilograms: (figure: string) => `Ideal: ${figure} kg`,
    wrong: {
      weight: 'Digite o peso em quilos, como 8,5.',
      range: (least: string, most: string) => `Digite um peso entre ${least} e ${most} kg.`,
      ideal: (weight: string) => `O peso ideal fica abaixo do peso de hoje, ${weight} kg.`,
      litter: (least: string, most: string) => `Digite de ${least} a ${most} filhotes.`,
    },
  },
  portions: {
    grams: (figure: string) => `${figure} g`,
    perDay: 'g por dia',
    perMeal: (count: number, figure: string) => `${meals(count)} de ${figure} g`,
    perMealBetween: (least: number, most: number, smallest: string, largest: string) =>
      `${least} a ${meals(most)} de ${smallest} a ${largest} g`,
    /** The larger meals, then the smaller ones. */
    split: (figures: readonly string[]) => mealSizes(figures).join(' e '),
    perMealUneven: (figures: readonly string[]) =>
      `${meals(figures.length)}: ${mealSizes(figures).join(' e ')}`,
    orFree: (text: string) => `${text}, ou à vontade`,
    bag: (kilograms: string, days: string, count: number) =>
      `Um pacote de ${kilograms} kg dura ${plural('pt-BR', count, { one: 'um dia', other: `uns ${days} dias` })}.`,
    /** Said to professionals; the pet’s owner is also sent to the veterinarian. */
    varyForYou: 'As quantidades podem variar até 50% para mais ou para menos. Acompanhe o peso e ajuste.',
    vary: 'As quantidades podem variar até 50% para mais ou para menos. Acompanhe o peso e fale com o veterinário.',
    between: (least: string, most: string) => `Faixa: de ${least} a ${most} g por dia`,
    notes: {
      kittens_assumed: 'Conta feita para 4 filhotes no pico da amamentação.',
      litter_counted_as_eight: 'Ninhadas com mais de 8 filhotes contam como 8.',
      months_up_to_18: 'De 9 a 18 meses: cachorros grandes crescem por mais tempo.',
    },
  },
}

export type PetWords = typeof ptBr
