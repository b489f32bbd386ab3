import type { Language } from '#contract/languages.ts'

/** Invented companies. */
export const demoDistributors: readonly string[] = [
  'Agropet Minas',
  'Boa Ração Distribuidora',
  'Cerrado Pet Distribuição',
  'Litoral Pet Atacado',
  'Pampa Nutrição Animal',
  'Paulista Pet Distribuidora',
]

type DemoProduct = {
  sku: string
  ean: string
  title: string
  brand: string
  pet: 'dog' | 'cat'
  /** Coins per real, in thousandths. */
  rate: number
  /** A file in `demo/products`. */
  picture: string
  colour: string
  detail: Record<Language, string>
}

const bags = {
  green: { picture: 'bag-green', colour: '#4c8b4a' },
  red: { picture: 'bag-red', colour: '#b5483d' },
  teal: { picture: 'bag-teal', colour: '#2f7f86' },
  plum: { picture: 'bag-plum', colour: '#7a4a74' },
  sand: { picture: 'bag-sand', colour: '#b08a4f' },
}

type Line = readonly [
  sku: string,
  ean: string,
  brand: string,
  title: string,
  pet: 'dog' | 'cat',
  rate: number,
  bag: keyof typeof bags,
  detail: readonly [string, string, string],
]

const lines: readonly Line[] = [
  [
    'QT-AD-15',
    '7899990001011',
    'Quintal',
    'Quintal Adulto 15 kg',
    'dog',
    1000,
    'green',
    ['Cães adultos, médio e grande', 'Perros adultos, medianos y grandes', 'Adult dogs, medium and large'],
  ],
  [
    'QT-LI-10',
    '7899990001080',
    'Quintal',
    'Quintal Adulto Light 10 kg',
    'dog',
    1000,
    'green',
    ['Controle de peso', 'Control de peso', 'Weight control'],
  ],
  [
    'QT-PQ-3',
    '7899990001158',
    'Quintal',
    'Quintal Adulto Pequeno 3 kg',
    'dog',
    1000,
    'green',
    ['Cães até 12 kg', 'Perros de hasta 12 kg', 'Dogs up to 12 kg'],
  ],
  [
    'QT-FI-10',
    '7899990001226',
    'Quintal',
    'Quintal Filhotes 10 kg',
    'dog',
    1500,
    'green',
    ['Filhotes até 12 meses', 'Cachorros de hasta 12 meses', 'Puppies up to 12 months'],
  ],
  [
    'QT-SE-10',
    '7899990001295',
    'Quintal',
    'Quintal Sênior 10 kg',
    'dog',
    1000,
    'green',
    ['Cães a partir de 7 anos', 'Perros desde los 7 años', 'Dogs from 7 years'],
  ],
  [
    'BF-AD-15',
    '7899990001363',
    'Bom Faro',
    'Bom Faro Adulto 15 kg',
    'dog',
    1500,
    'red',
    ['Cães adultos', 'Perros adultos', 'Adult dogs'],
  ],
  [
    'BF-AD-3',
    '7899990001431',
    'Bom Faro',
    'Bom Faro Adulto 3 kg',
    'dog',
    1500,
    'red',
    ['Cães adultos', 'Perros adultos', 'Adult dogs'],
  ],
  [
    'BF-FI-10',
    '7899990001509',
    'Bom Faro',
    'Bom Faro Filhotes 10,1 kg',
    'dog',
    2000,
    'red',
    ['Filhotes de todas as raças', 'Cachorros de todas las razas', 'Puppies of every breed'],
  ],
  [
    'BF-GR-20',
    '7899990001578',
    'Bom Faro',
    'Bom Faro Raças Grandes 20 kg',
    'dog',
    1500,
    'red',
    ['Cães acima de 25 kg', 'Perros de más de 25 kg', 'Dogs above 25 kg'],
  ],
  [
    'SR-AD-3',
    '7899990001646',
    'Serena',
    'Serena Gatos Adultos 3 kg',
    'cat',
    1000,
    'plum',
    ['Gatos castrados', 'Gatos castrados', 'Neutered cats'],
  ],
  [
    'SR-AD-10',
    '7899990001714',
    'Serena',
    'Serena Gatos Adultos 10 kg',
    'cat',
    2000,
    'plum',
    ['Gatos adultos', 'Gatos adultos', 'Adult cats'],
  ],
  [
    'SR-FI-3',
    '7899990001783',
    'Serena',
    'Serena Gatos Filhotes 3 kg',
    'cat',
    1000,
    'plum',
    ['Filhotes até 12 meses', 'Gatitos de hasta 12 meses', 'Kittens up to 12 months'],
  ],
  [
    'SR-PE-7',
    '7899990001851',
    'Serena',
    'Serena Gatos Pelo Longo 7,5 kg',
    'cat',
    1500,
    'teal',
    ['Gatos de pelo longo', 'Gatos de pelo largo', 'Long-haired cats'],
  ],
  [
    'SR-SE-3',
    '7899990001929',
    'Serena',
    'Serena Gatos Sênior 3 kg',
    'cat',
    1000,
    'teal',
    ['Gatos a partir de 10 anos', 'Gatos desde los 10 años', 'Cats from 10 years'],
  ],
  [
    'VZ-AD-7',
    '7899990001998',
    'Vivaz',
    'Vivaz Adulto 7 kg',
    'dog',
    1000,
    'sand',
    ['Cães adultos de pequeno porte', 'Perros adultos pequeños', 'Small adult dogs'],
  ],
  [
    'VZ-FI-3',
    '7899990002063',
    'Vivaz',
    'Vivaz Filhotes 3 kg',
    'dog',
    1500,
    'sand',
    ['Filhotes de pequeno porte', 'Cachorros pequeños', 'Small puppies'],
  ],
]

/** Invented products; the digits of their bar codes check. */
export const demoProducts: readonly DemoProduct[] = lines.map(
  ([sku, ean, brand, title, pet, rate, bag, [ptBr, es, en]]) => ({
    sku,
    ean,
    brand,
    title,
    pet,
    rate,
    ...bags[bag],
    detail: { 'pt-BR': ptBr, es, en },
  }),
)
