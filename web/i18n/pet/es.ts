import { plural } from '#web/i18n/plural.ts'
import { mealSizes } from './meal-sizes.ts'
import type { PetWords } from './pt-br.ts'

const meals = (count: number) => `${count} ${plural('es', count, { one: 'comida', other: 'comidas' })}`

export const es: PetWords = {
  petAnswers: {
    names: {
      pet: 'Mascota',
      phase: 'Etapa',
      weight: 'Peso',
      age: 'Edad',
      castrated: 'Castración',
      overweight: 'Condición',
      ideal_weight: 'Peso ideal',
      lactating_puppies: 'Crías',
      lactating_weeks: 'Semana',
    },
    pets: { dog: 'Perro', cat: 'Gato' },
    phases: { puppies: 'Cachorro', adults: 'Adulto', pregnant: 'Gestante', lactating: 'En lactancia' },
    youngAges: { 1: '1 a 4 meses', 2: '5 a 8 meses', 3: '9 a 12 meses', 4: '13 a 18 meses' },
    smallDogAges: { adults: 'Hasta 7 años', senior: 'Más de 7 años' },
    largeDogAges: { adults: 'Hasta 5 años', senior: 'Más de 5 años' },
    castrated: { yes: 'Castrado', no: 'Sin castrar' },
    overweight: { yes: 'Con sobrepeso', no: 'En su peso' },
    litter: (count) => `${count} ${plural('es', count, { one: 'cría', other: 'crías' })}`,
    weeks: { 1: '1.ª semana', 2: '2.ª semana', 3: '3.ª semana' },
    kilograms: (figure) => `${figure} kg`,
    idealKilograms: (figure) => `Ideal: ${figure} kg`,
    wrong: {
      weight: 'Escribe el peso en kilos, como 8,5.',
      range: (least, most) => `Escribe un peso entre ${least} y ${most} kg.`,
      ideal: (weight) => `El peso ideal queda por debajo del peso de hoy, ${weight} kg.`,
      litter: (least, most) => `Escribe de ${least} a ${most} crías.`,
    },
  },
  portions: {
    grams: (figure) => `${figure} g`,
    perDay: 'g por día',
    perMeal: (count, figure) => `${meals(count)} de ${figure} g`,
    perMealBetween: (least, most, smallest, largest) =>
      `${least} a ${meals(most)} de ${smallest} a ${largest} g`,
    /** The larger meals, then the smaller ones. */
    split: (figures) => mealSizes(figures).join(' y '),
    perMealUneven: (figures) => `${meals(figures.length)}: ${mealSizes(figures).join(' y ')}`,
    orFree: (text) => `${text}, o a voluntad`,
    bag: (kilograms, days, count) =>
      `Una bolsa de ${kilograms} kg dura ${plural('es', count, { one: 'un día', other: `unos ${days} días` })}.`,
    varyForYou:
      'Las cantidades pueden variar hasta un 50 % hacia arriba o hacia abajo. Controla el peso y ajusta.',
    vary: 'Las cantidades pueden variar hasta un 50 % hacia arriba o hacia abajo. Controla el peso y habla con el veterinario.',
    between: (least, most) => `Rango: de ${least} a ${most} g por día`,
    notes: {
      kittens_assumed: 'Cuenta hecha para 4 crías en el pico de la lactancia.',
      litter_counted_as_eight: 'Las camadas de más de 8 crías cuentan como 8.',
      months_up_to_18: 'De 9 a 18 meses: los perros grandes crecen por más tiempo.',
    },
  },
}
