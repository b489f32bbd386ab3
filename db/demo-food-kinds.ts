import type { Language, Texts } from '#contract/languages.ts'
import type { PetAnswers } from '#domain/pet.ts'

export type FoodKind = {
  pet: 'dog' | 'cat'
  phases: PetAnswers['phase'][]
  weight_from_grams?: number
  weight_to_grams?: number
  castrated?: boolean
  weight_control?: boolean
  senior?: boolean
  /** For whom it is. */
  detail: Texts
  /** What is in it and why. */
  description: Texts
}

export const foodKinds = {
  adultDog: {
    ...dog(['adults'], { weight_control: false, senior: false }),
    detail: texts('Cães adultos', 'Perros adultos', 'Adult dogs'),
    description: texts(
      'Manutenção do cão adulto, com proteína de frango e fibras que cuidam do intestino.',
      'Mantenimiento del perro adulto, con proteína de pollo y fibras que cuidan el intestino.',
      'Upkeep of the adult dog, with chicken protein and fibre that looks after the gut.',
    ),
  },
  ageless: {
    ...dog(['adults'], { weight_control: false }),
    detail: texts('Cães adultos de todas as idades', 'Perros adultos de toda edad', 'Adult dogs of any age'),
    description: texts(
      'Receita simples, sem corantes, para o dia a dia do cão adulto e do cão maduro.',
      'Receta simple, sin colorantes, para el día a día del perro adulto y del perro mayor.',
      'A simple recipe without dyes, for every day of the adult and of the older dog.',
    ),
  },
  mediumLargeDog: {
    ...dog(['adults'], { weight_from_grams: 12_000, weight_control: false, senior: false }),
    detail: texts(
      'Cães adultos, médio e grande',
      'Perros adultos, medianos y grandes',
      'Adult dogs, medium and large',
    ),
    description: texts(
      'Grão maior, para mastigar com calma, com condroitina e glicosamina para as articulações.',
      'Croqueta más grande, para masticar con calma, con condroitina y glucosamina para las articulaciones.',
      'A larger kibble, to be chewed slowly, with chondroitin and glucosamine for the joints.',
    ),
  },
  dogUpTo12: {
    ...dog(['adults'], { weight_to_grams: 12_000, weight_control: false, senior: false }),
    detail: texts('Cães até 12 kg', 'Perros de hasta 12 kg', 'Dogs up to 12 kg'),
    description: texts(
      'Grão pequeno e mais energia por grama, como o cão de pequeno porte precisa.',
      'Croqueta pequeña y más energía por gramo, como necesita el perro pequeño.',
      'Small kibble with more energy in each gram, as a small dog needs.',
    ),
  },
  smallDog: {
    ...dog(['adults'], { weight_to_grams: 12_000, weight_control: false, senior: false }),
    detail: texts('Cães adultos de pequeno porte', 'Perros adultos pequeños', 'Small adult dogs'),
    description: texts(
      'Feita para bocas pequenas e paladar exigente, ajuda a reduzir o tártaro.',
      'Hecha para bocas pequeñas y paladar exigente, ayuda a reducir el sarro.',
      'Made for small mouths and a picky taste; helps to keep tartar away.',
    ),
  },
  largeDog: {
    ...dog(['adults'], { weight_from_grams: 25_000, weight_control: false, senior: false }),
    detail: texts('Cães acima de 25 kg', 'Perros de más de 25 kg', 'Dogs above 25 kg'),
    description: texts(
      'Para raças grandes: grão grande, cálcio na medida e cuidado com as articulações.',
      'Para razas grandes: croqueta grande, calcio en su medida y cuidado de las articulaciones.',
      'For large breeds: large kibble, measured calcium and care for the joints.',
    ),
  },
  lightDog: {
    ...dog(['adults'], { weight_control: true }),
    detail: texts('Controle de peso', 'Control de peso', 'Weight control'),
    description: texts(
      'Menos gordura e mais fibras: sacia enquanto o cão volta ao peso ideal.',
      'Menos grasa y más fibra: sacia mientras el perro vuelve a su peso ideal.',
      'Less fat and more fibre: filling while the dog returns to the ideal weight.',
    ),
  },
  lightSmallDog: {
    ...dog(['adults'], { weight_to_grams: 12_000, weight_control: true }),
    detail: texts(
      'Controle de peso, até 12 kg',
      'Control de peso, hasta 12 kg',
      'Weight control, up to 12 kg',
    ),
    description: texts(
      'Controle de peso em grão pequeno, com L-carnitina para conservar a massa magra.',
      'Control de peso en croqueta pequeña, con L-carnitina para conservar la masa magra.',
      'Weight control in small kibble, with L-carnitine to keep lean mass.',
    ),
  },
  seniorSmallDog: {
    ...dog(['adults'], { weight_to_grams: 12_000, weight_control: false, senior: true }),
    detail: texts('Cães a partir de 7 anos', 'Perros desde los 7 años', 'Dogs from 7 years'),
    description: texts(
      'Fósforo reduzido e antioxidantes para o cão de pequeno porte que envelhece bem.',
      'Fósforo reducido y antioxidantes para el perro pequeño que envejece bien.',
      'Less phosphorus and antioxidants for the small dog that ages well.',
    ),
  },
  seniorLargeDog: {
    ...dog(['adults'], { weight_from_grams: 12_000, weight_control: false, senior: true }),
    detail: texts(
      'Cães de 12 kg ou mais, a partir de 5 anos',
      'Perros de 12 kg o más, desde los 5 años',
      'Dogs of 12 kg or more, from 5 years',
    ),
    description: texts(
      'Cuidado com articulações e coração para cães maiores, que envelhecem mais cedo.',
      'Cuidado de articulaciones y corazón para perros más grandes, que envejecen antes.',
      'Care for joints and heart of larger dogs, which age earlier.',
    ),
  },
  seniorDog: {
    ...dog(['adults'], { weight_control: false, senior: true }),
    detail: texts(
      'Cães maduros de todos os portes',
      'Perros mayores de todo tamaño',
      'Older dogs of every size',
    ),
    description: texts(
      'Fácil de mastigar e de digerir, com ômega 3 para a memória do cão maduro.',
      'Fácil de masticar y de digerir, con omega 3 para la memoria del perro mayor.',
      'Easy to chew and to digest, with omega 3 for the memory of the older dog.',
    ),
  },
  puppy: {
    ...dog(['puppies', 'pregnant', 'lactating'], {}),
    detail: texts('Filhotes até 12 meses', 'Cachorros de hasta 12 meses', 'Puppies up to 12 months'),
    description: texts(
      'Energia e DHA para crescer; serve também à cadela gestante e lactante.',
      'Energía y DHA para crecer; sirve también a la perra gestante y lactante.',
      'Energy and DHA for growth; also for the pregnant and the nursing mother.',
    ),
  },
  puppyOfEveryBreed: {
    ...dog(['puppies', 'pregnant', 'lactating'], {}),
    detail: texts('Filhotes de todas as raças', 'Cachorros de todas las razas', 'Puppies of every breed'),
    description: texts(
      'Do desmame à idade adulta, com prebióticos para a barriga do filhote e da mãe.',
      'Del destete a la edad adulta, con prebióticos para la panza del cachorro y de la madre.',
      'From weaning to adulthood, with prebiotics for the belly of pup and mother.',
    ),
  },
  smallPuppy: {
    ...dog(['puppies'], { weight_to_grams: 10_000 }),
    detail: texts('Filhotes de pequeno porte', 'Cachorros pequeños', 'Small puppies'),
    description: texts(
      'Grão mini e muita energia para quem cresce rápido e pesa pouco.',
      'Croqueta mini y mucha energía para quien crece rápido y pesa poco.',
      'Mini kibble and much energy for those who grow fast and weigh little.',
    ),
  },
  largePuppy: {
    ...dog(['puppies'], { weight_from_grams: 10_000 }),
    detail: texts(
      'Filhotes de raças grandes, até 18 meses',
      'Cachorros de razas grandes, hasta 18 meses',
      'Puppies of large breeds, up to 18 months',
    ),
    description: texts(
      'Cálcio e fósforo equilibrados para que os ossos cresçam sem pressa.',
      'Calcio y fósforo equilibrados para que los huesos crezcan sin prisa.',
      'Balanced calcium and phosphorus, so that bones take their time to grow.',
    ),
  },
  motherDog: {
    ...dog(['pregnant', 'lactating'], {}),
    detail: texts(
      'Cadelas gestantes e lactantes',
      'Perras gestantes y lactantes',
      'Pregnant and nursing dogs',
    ),
    description: texts(
      'Concentrada em energia e proteína para o fim da gestação e a produção de leite.',
      'Concentrada en energía y proteína para el fin de la gestación y la producción de leche.',
      'Dense in energy and protein for the last weeks of pregnancy and for milk.',
    ),
  },
  adultCat: {
    ...cat(['adults'], { weight_control: false }),
    detail: texts('Gatos adultos', 'Gatos adultos', 'Adult cats'),
    description: texts(
      'Proteína animal e taurina na medida, com minerais controlados para o trato urinário.',
      'Proteína animal y taurina en su medida, con minerales controlados para el tracto urinario.',
      'Animal protein and taurine in measure, with minerals kept low for the urinary tract.',
    ),
  },
  intactCat: {
    ...cat(['adults'], { castrated: false, weight_control: false }),
    detail: texts('Gatos não castrados', 'Gatos sin castrar', 'Cats that are not neutered'),
    description: texts(
      'Mais energia para o gato ativo, que ainda não foi castrado.',
      'Más energía para el gato activo, que aún no fue castrado.',
      'More energy for the active cat that has not been neutered.',
    ),
  },
  neuteredCat: {
    ...cat(['adults'], { castrated: true, weight_control: false }),
    detail: texts('Gatos castrados', 'Gatos castrados', 'Neutered cats'),
    description: texts(
      'Menos calorias e pH urinário controlado, como pede o gato castrado.',
      'Menos calorías y pH urinario controlado, como pide el gato castrado.',
      'Fewer calories and a controlled urinary pH, as a neutered cat needs.',
    ),
  },
  lightCat: {
    ...cat(['adults'], { weight_control: true }),
    detail: texts('Gatos acima do peso', 'Gatos con sobrepeso', 'Overweight cats'),
    description: texts(
      'Pouca gordura e muita fibra para emagrecer devagar, sem perder músculo.',
      'Poca grasa y mucha fibra para adelgazar despacio, sin perder músculo.',
      'Little fat and much fibre to lose weight slowly, without losing muscle.',
    ),
  },
  lightNeuteredCat: {
    ...cat(['adults'], { castrated: true, weight_control: true }),
    detail: texts(
      'Gatos castrados acima do peso',
      'Gatos castrados con sobrepeso',
      'Overweight neutered cats',
    ),
    description: texts(
      'Sacia por mais tempo e cuida das vias urinárias do gato castrado que precisa emagrecer.',
      'Sacia por más tiempo y cuida las vías urinarias del gato castrado que debe adelgazar.',
      'Keeps hunger away longer and looks after the urinary tract of the neutered cat that must slim.',
    ),
  },
  longHairedCat: {
    ...cat(['adults'], { weight_control: false }),
    detail: texts('Gatos de pelo longo', 'Gatos de pelo largo', 'Long-haired cats'),
    description: texts(
      'Fibras que ajudam a eliminar bolas de pelo e ômegas para a pelagem.',
      'Fibras que ayudan a eliminar bolas de pelo y omegas para el pelaje.',
      'Fibre against hairballs and omegas for the coat.',
    ),
  },
  /** The simulator never asks a cat's age, so it never offers this one. */
  seniorCat: {
    ...cat(['adults'], { weight_control: false, senior: true }),
    detail: texts('Gatos a partir de 10 anos', 'Gatos desde los 10 años', 'Cats from 10 years'),
    description: texts(
      'Fósforo reduzido, para poupar os rins, em grão fácil de mastigar.',
      'Fósforo reducido, para cuidar los riñones, en croqueta fácil de masticar.',
      'Less phosphorus, to spare the kidneys, in kibble that is easy to chew.',
    ),
  },
  kitten: {
    ...cat(['puppies', 'pregnant', 'lactating'], {}),
    detail: texts('Filhotes até 12 meses', 'Gatitos de hasta 12 meses', 'Kittens up to 12 months'),
    description: texts(
      'Proteína, taurina e DHA para crescer; serve também à gata gestante e lactante.',
      'Proteína, taurina y DHA para crecer; sirve también a la gata gestante y lactante.',
      'Protein, taurine and DHA for growth; also for the pregnant and the nursing mother.',
    ),
  },
  motherCat: {
    ...cat(['pregnant', 'lactating'], {}),
    detail: texts('Gatas gestantes e lactantes', 'Gatas gestantes y lactantes', 'Pregnant and nursing cats'),
    description: texts(
      'Muita energia em pouca comida, para a gata que alimenta a ninhada.',
      'Mucha energía en poca comida, para la gata que alimenta a su camada.',
      'Much energy in little food, for the cat that feeds a litter.',
    ),
  },
} satisfies Record<string, FoodKind>

type Marks = Pick<
  FoodKind,
  'weight_from_grams' | 'weight_to_grams' | 'castrated' | 'weight_control' | 'senior'
>

function dog(phases: FoodKind['phases'], marks: Marks) {
  return { pet: 'dog' as const, phases, ...marks }
}

function cat(phases: FoodKind['phases'], marks: Marks) {
  return { pet: 'cat' as const, phases, ...marks }
}

function texts(ptBr: string, es: string, en: string): Record<Language, string> {
  return { 'pt-BR': ptBr, es, en }
}
