import type { Language, Texts } from '#contract/languages.ts'
import type { PrizeKind, PrizeTone } from '#contract/prize-fields.ts'

export type DemoPrize = {
  titles: Texts
  descriptions: Texts
  price: number
  category: string
  tone: PrizeTone
  /** A file in `demo/prizes`; those of the same name with a number are further views of it. */
  picture: string
  /** Absent: as many as are wanted. */
  stock?: number
  limit?: number
  audience?: string[]
  isGrand?: true
  /** It came a few days ago. Absent: when the store opened. */
  isNew?: true
  /** Absent: a parcel. */
  kind?: PrizeKind
  /** How many codes of a digital prize were bought. */
  codes?: number
  includes?: Record<Language, string[]>
}

type Line = readonly [
  picture: string,
  category: string,
  tone: PrizeTone,
  price: number,
  titles: readonly [string, string, string],
  descriptions: readonly [string, string, string],
  more?: Pick<
    DemoPrize,
    'stock' | 'limit' | 'audience' | 'isGrand' | 'isNew' | 'kind' | 'codes' | 'includes'
  >,
]

const places = [
  'Gramado, RS',
  'Porto de Galinhas, PE',
  'Bonito, MS',
  'Foz do Iguaçu, PR',
  'Chapada Diamantina, BA',
]
const destinations = {
  'pt-BR': ['Passagens de ida e volta', ...places.map((place) => `Destino: ${place}`)],
  es: ['Pasajes de ida y vuelta', ...places.map((place) => `Destino: ${place}`)],
  en: ['Return flights', ...places.map((place) => `Destination: ${place}`)],
}

const lessons = {
  'pt-BR': ['Quatro aulas de duas horas, à noite', 'Material em PDF', 'Certificado de 8 horas'],
  es: ['Cuatro clases de dos horas, por la noche', 'Material en PDF', 'Certificado de 8 horas'],
  en: ['Four lessons of two hours, in the evening', 'Material as PDF', 'Certificate of 8 hours'],
}

const lines: readonly Line[] = [
  [
    'pen',
    'work',
    'info',
    300,
    ['Caneta metálica', 'Lapicera metálica', 'Metal pen'],
    [
      'Corpo de metal, tinta azul, com estojo.',
      'Cuerpo de metal, tinta azul, con estuche.',
      'Metal body, blue ink, with its case.',
    ],
    { stock: 400 },
  ],
  [
    'notebook',
    'work',
    'success',
    450,
    ['Caderno de capa dura', 'Cuaderno de tapa dura', 'Hardcover notebook'],
    ['96 folhas pautadas, tamanho A5.', '96 hojas rayadas, tamaño A5.', '96 ruled sheets, A5.'],
    { stock: 260 },
  ],
  [
    'coffee',
    'vouchers',
    'caramel',
    800,
    ['Vale-café R$ 20', 'Vale de café R$ 20', 'Coffee voucher R$ 20'],
    [
      'Código na hora, vale em mais de mil cafeterias por 6 meses.',
      'Código al instante, vale en más de mil cafeterías por 6 meses.',
      'A code at once, good at over a thousand cafés for 6 months.',
    ],
    { kind: 'digital', codes: 40 },
  ],
  [
    'phone-credit',
    'vouchers',
    'info',
    850,
    ['Recarga de celular R$ 20', 'Recarga de celular R$ 20', 'Phone credit R$ 20'],
    ['Para qualquer operadora.', 'Para cualquier operadora.', 'For any carrier.'],
    { kind: 'top_up' },
  ],
  [
    'cap',
    'work',
    'action',
    950,
    ['Boné bordado', 'Gorra bordada', 'Embroidered cap'],
    ['Algodão, regulagem atrás.', 'Algodón, ajuste atrás.', 'Cotton, adjustable at the back.'],
    { stock: 120 },
  ],
  [
    'desk-lamp',
    'home',
    'attention',
    1100,
    ['Luminária de mesa', 'Lámpara de mesa', 'Desk lamp'],
    [
      'LED com três tons de luz, USB.',
      'LED con tres tonos de luz, USB.',
      'LED with three tones of light, USB.',
    ],
    { stock: 80 },
  ],
  [
    'cinema',
    'vouchers',
    'neutral',
    1200,
    ['Par de ingressos de cinema', 'Par de entradas de cine', 'Two cinema tickets'],
    [
      'Dois ingressos para qualquer sessão 2D, com código na hora.',
      'Dos entradas para cualquier función 2D, con código al instante.',
      'Two tickets for any 2D showing, with a code at once.',
    ],
    { kind: 'digital', codes: 25 },
  ],
  [
    'pet-bowl',
    'home',
    'success',
    1300,
    ['Comedouro de inox', 'Comedero de acero', 'Steel feeding bowl'],
    [
      'Antiderrapante, 1,8 litro, vai à lava-louças.',
      'Antideslizante, 1,8 litros, apto para lavavajillas.',
      'Non-slip, 1.8 litres, dishwasher safe.',
    ],
    { stock: 150 },
  ],
  [
    'thermal-cup',
    'home',
    'action',
    1450,
    ['Copo térmico 500 ml', 'Vaso térmico 500 ml', 'Thermal cup 500 ml'],
    [
      'Mantém gelado por 10 horas, tampa com canudo.',
      'Mantiene frío por 10 horas, tapa con pajilla.',
      'Keeps cold for 10 hours, lid with straw.',
    ],
    { stock: 90 },
  ],
  [
    'plush',
    'leisure',
    'caramel',
    1600,
    ['Pelúcia Caramelo', 'Peluche Caramelo', 'Caramelo plush toy'],
    ['O nosso mascote, 35 cm.', 'Nuestra mascota, 35 cm.', 'Our mascot, 35 cm.'],
    { stock: 4, limit: 1 },
  ],
  [
    'lab-coat',
    'work',
    'info',
    1900,
    ['Jaleco bordado', 'Bata bordada', 'Embroidered lab coat'],
    [
      'Com o seu nome, tamanhos do PP ao GG.',
      'Con tu nombre, talles de XS a XL.',
      'With your name, sizes XS to XL.',
    ],
    { stock: 60, limit: 2 },
  ],
  [
    'gift-50',
    'vouchers',
    'caramel',
    2500,
    ['Vale-presente R$ 50', 'Vale de regalo R$ 50', 'Gift card R$ 50'],
    [
      'Para lojas parceiras, com código na hora.',
      'Para tiendas asociadas, con código al instante.',
      'For partner shops, with a code at once.',
    ],
    { kind: 'digital', codes: 30 },
  ],
  [
    'fuel',
    'vouchers',
    'attention',
    2600,
    ['Vale-combustível R$ 50', 'Vale de combustible R$ 50', 'Fuel voucher R$ 50'],
    ['Aceito em todo o Brasil.', 'Aceptado en todo Brasil.', 'Accepted all over Brazil.'],
    { kind: 'digital', codes: 4 },
  ],
  [
    'backpack',
    'work',
    'success',
    2900,
    ['Mochila executiva', 'Mochila ejecutiva', 'Business backpack'],
    [
      'Para notebook de 15", resistente à água.',
      'Para notebook de 15", resistente al agua.',
      'For a 15" laptop, water resistant.',
    ],
    { stock: 35 },
  ],
  [
    'power-bank',
    'technology',
    'success',
    3400,
    ['Carregador portátil', 'Cargador portátil', 'Power bank'],
    ['10.000 mAh, carga rápida.', '10.000 mAh, carga rápida.', '10,000 mAh, fast charging.'],
    { stock: 0 },
  ],
  [
    'headphones',
    'technology',
    'neutral',
    4200,
    ['Fone sem fio', 'Auriculares inalámbricos', 'Wireless headphones'],
    [
      'Cancelamento de ruído, 30 horas de bateria.',
      'Cancelación de ruido, 30 horas de batería.',
      'Noise cancelling, 30 hours of battery.',
    ],
    { stock: 25 },
  ],
  [
    'gift-100',
    'vouchers',
    'attention',
    5000,
    ['Vale-presente R$ 100', 'Vale de regalo R$ 100', 'Gift card R$ 100'],
    [
      'Para lojas parceiras, com código na hora.',
      'Para tiendas asociadas, con código al instante.',
      'For partner shops, with a code at once.',
    ],
    { kind: 'digital', codes: 15 },
  ],
  [
    'speaker',
    'technology',
    'action',
    5600,
    ['Caixa de som', 'Parlante', 'Speaker'],
    [
      'Bluetooth, à prova d’água, 12 horas.',
      'Bluetooth, a prueba de agua, 12 horas.',
      'Bluetooth, waterproof, 12 hours.',
    ],
    { isNew: true, stock: 18 },
  ],
  [
    'work-shoe',
    'work',
    'info',
    6800,
    ['Tênis de trabalho', 'Zapatillas de trabajo', 'Work shoes'],
    [
      'Confortável para o dia inteiro em pé.',
      'Cómodas para todo el día de pie.',
      'Comfortable for a whole day on your feet.',
    ],
    { stock: 40 },
  ],
  [
    'vet-bag',
    'work',
    'caramel',
    7500,
    ['Maleta de atendimento', 'Maletín de atención', 'Visit bag'],
    [
      'Divisórias para instrumentos, alça de ombro.',
      'Divisiones para instrumental, correa de hombro.',
      'Compartments for instruments, shoulder strap.',
    ],
    { stock: 15, audience: ['veterinarian', 'breeder'] },
  ],
  [
    'ferris-wheel',
    'leisure',
    'info',
    8000,
    ['Dia no parque para dois', 'Día en el parque para dos', 'A day at the park for two'],
    ['Dois ingressos com data livre.', 'Dos entradas con fecha libre.', 'Two tickets, any date.'],
    { isNew: true, kind: 'digital', codes: 12 },
  ],
  [
    'course',
    'work',
    'caramel',
    600,
    [
      'Curso de nutrição de cães e gatos',
      'Curso de nutrición de perros y gatos',
      'Course on feeding dogs and cats',
    ],
    [
      'Ao vivo, com certificado. Alguém da equipe liga para combinar a turma.',
      'En vivo, con certificado. Alguien del equipo llama para acordar el grupo.',
      'Live, with a certificate. Somebody from the team calls to arrange the group.',
    ],
    { kind: 'experience', includes: lessons },
  ],
  [
    'watch',
    'technology',
    'neutral',
    9500,
    ['Relógio inteligente', 'Reloj inteligente', 'Smartwatch'],
    [
      'Batimentos, passos e notificações.',
      'Pulso, pasos y notificaciones.',
      'Heart rate, steps and notifications.',
    ],
    { stock: 12 },
  ],
  [
    'suitcase',
    'leisure',
    'action',
    11000,
    ['Mala de bordo', 'Maleta de cabina', 'Cabin suitcase'],
    [
      'Quatro rodas, cadeado com senha.',
      'Cuatro ruedas, candado con clave.',
      'Four wheels, combination lock.',
    ],
    { stock: 10 },
  ],
  [
    'stethoscope',
    'work',
    'info',
    12000,
    ['Estetoscópio profissional', 'Estetoscopio profesional', 'Professional stethoscope'],
    [
      'Dupla campânula, para pequenos e grandes animais.',
      'Doble campana, para animales pequeños y grandes.',
      'Dual head, for small and large animals.',
    ],
    { stock: 8, audience: ['veterinarian'] },
  ],
  [
    'air-fryer',
    'home',
    'attention',
    14500,
    ['Fritadeira elétrica', 'Freidora eléctrica', 'Air fryer'],
    ['4 litros, cesto antiaderente.', '4 litros, canasta antiadherente.', '4 litres, non-stick basket.'],
    { stock: 9 },
  ],
  [
    'camera',
    'technology',
    'neutral',
    24000,
    ['Câmera instantânea', 'Cámara instantánea', 'Instant camera'],
    [
      'Imprime na hora, com 20 filmes.',
      'Imprime al instante, con 20 películas.',
      'Prints at once, with 20 films.',
    ],
    { isNew: true, stock: 6 },
  ],
  [
    'armchair',
    'home',
    'caramel',
    27000,
    ['Poltrona de leitura', 'Sillón de lectura', 'Reading armchair'],
    [
      'Tecido fácil de limpar, montagem inclusa.',
      'Tela fácil de limpiar, armado incluido.',
      'Easy-clean fabric, assembly included.',
    ],
    { stock: 5 },
  ],
  [
    'bicycle',
    'leisure',
    'success',
    45000,
    ['Bicicleta urbana', 'Bicicleta urbana', 'City bicycle'],
    ['Aro 29, 21 marchas.', 'Rodado 29, 21 cambios.', '29-inch wheels, 21 gears.'],
    { stock: 3, limit: 1 },
  ],
  [
    'trip',
    'leisure',
    'action',
    48000,
    ['Viagem nacional para dois', 'Viaje nacional para dos', 'A trip in Brazil for two'],
    [
      'Passagens e 4 noites para duas pessoas, com café da manhã. Alguém da equipe liga para combinar o destino e as datas.',
      'Pasajes y 4 noches para dos personas, con desayuno. Alguien del equipo llama para acordar el destino y las fechas.',
      'Flights and 4 nights for two, with breakfast. Somebody from the team calls to arrange the destination and the dates.',
    ],
    { stock: 2, limit: 1, isGrand: true, kind: 'experience', includes: destinations },
  ],
  [
    'laptop',
    'technology',
    'neutral',
    78000,
    ['Notebook', 'Notebook', 'Laptop'],
    ['Tela de 14", 16 GB, 512 GB.', 'Pantalla de 14", 16 GB, 512 GB.', '14" screen, 16 GB, 512 GB.'],
    { stock: 2, limit: 1 },
  ],
  [
    'scooter',
    'leisure',
    'attention',
    150000,
    ['Moto elétrica', 'Moto eléctrica', 'Electric scooter'],
    [
      'Bateria removível, 80 km por carga.',
      'Batería removible, 80 km por carga.',
      'Removable battery, 80 km a charge.',
    ],
    { isNew: true, stock: 1, limit: 1 },
  ],
]

/** Invented prices, our own pictures; in the order of the store. */
export const demoPrizes: readonly DemoPrize[] = lines.map(
  ([picture, category, tone, price, titles, descriptions, more]) => ({
    picture,
    category,
    tone,
    price,
    titles: textsOf(titles),
    descriptions: textsOf(descriptions),
    ...more,
  }),
)

function textsOf([ptBr, es, en]: readonly [string, string, string]): Texts {
  return { 'pt-BR': ptBr, es, en }
}
