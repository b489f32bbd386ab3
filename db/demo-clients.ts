import type { LeadStatus } from '#contract/lead-fields.ts'

import type { PetAnswers } from '#domain/pet.ts'

export type DemoLead = {
  /** Whose client it is. */
  adviser: string
  sku: string
  daysAgo: number
  status: LeadStatus
  /** Since when the bag lasts; where it has run out by today, the professional has been told. */
  boughtDaysAgo?: number
  client: Client & { pet_name: string }
  answers: PetAnswers
}

export type DemoPrescription = {
  adviser: string
  sku: string
  daysAgo: number
  client: Client & { cpf: string; pet_name: string; pet_breed: string }
  /** Absent where the professional gave no portion. */
  answers?: PetAnswers
}

type Client = { name: string; email: string; phone: string; cep: string }

const attendant = 'atendente@petisco.example'
const veterinarian = 'veterinaria@petisco.example'
const breeder = 'criador@petisco.example'

/** Invented people and their pets. */
export const demoLeads: readonly DemoLead[] = [
  {
    adviser: attendant,
    sku: 'QT-AD-15',
    daysAgo: 58,
    status: 'bought',
    boughtDaysAgo: 53,
    client: { ...client('Marina Lopes', '11987120034', '04101300'), pet_name: 'Thor' },
    answers: { pet: 'dog', phase: 'adults', weight: 18.5, overweight: false, age: 'adults' },
  },
  {
    adviser: attendant,
    sku: 'SR-AD-3',
    daysAgo: 57,
    status: 'bought',
    boughtDaysAgo: 56,
    client: { ...client('Eduardo Pacheco', '11991237788', '04013001'), pet_name: 'Mingau' },
    answers: { pet: 'cat', phase: 'adults', weight: 4.2, castrated: true, overweight: false },
  },
  {
    adviser: attendant,
    sku: 'VZ-FI-3',
    daysAgo: 3,
    status: 'sent',
    client: { ...client('Sueli Barbosa', '11976540912', '04117001'), pet_name: 'Paçoca' },
    answers: { pet: 'dog', phase: 'puppies', weight: 2.8, age: 1 },
  },
  {
    adviser: attendant,
    sku: 'BG-CL-3',
    daysAgo: 1,
    status: 'sent',
    client: { ...client('Vitor Campos', '11983345566', '04122000'), pet_name: 'Frajola' },
    answers: {
      pet: 'cat',
      phase: 'adults',
      weight: 6.4,
      castrated: true,
      overweight: true,
      ideal_weight: 4.8,
    },
  },
  {
    adviser: attendant,
    sku: 'TR-SE-15',
    daysAgo: 30,
    status: 'closed',
    client: { ...client('Ivone Matos', '11992020303', '04101300'), pet_name: 'Duque' },
    answers: { pet: 'dog', phase: 'adults', weight: 27, overweight: false, age: 'senior' },
  },
  {
    adviser: veterinarian,
    sku: 'TR-LI-12',
    daysAgo: 12,
    status: 'bought',
    boughtDaysAgo: 10,
    client: { ...client('Renata Assunção', '31991112233', '30130010'), pet_name: 'Belinha' },
    answers: { pet: 'dog', phase: 'adults', weight: 21, overweight: true, ideal_weight: 16 },
  },
  {
    adviser: veterinarian,
    sku: 'ST-CA-10',
    daysAgo: 2,
    status: 'sent',
    client: { ...client('Caio Menezes', '31988776655', '30140071'), pet_name: 'Salem' },
    answers: { pet: 'cat', phase: 'adults', weight: 5, castrated: true, overweight: false },
  },
  {
    adviser: veterinarian,
    sku: 'SR-FI-3',
    daysAgo: 40,
    status: 'closed',
    client: { ...client('Lia Fontes', '31999887766', '30180060'), pet_name: 'Pipoca' },
    answers: { pet: 'cat', phase: 'puppies', weight: 1.6, age: 1 },
  },
  {
    adviser: veterinarian,
    sku: 'SR-AD-10',
    daysAgo: 60,
    status: 'sent',
    client: { ...client('Heloísa Pires', '31992223344', '30112010'), pet_name: 'Nina' },
    answers: { pet: 'cat', phase: 'adults', weight: 4.5, castrated: false, overweight: false },
  },
  {
    adviser: veterinarian,
    sku: 'QT-AD-15',
    daysAgo: 53,
    status: 'sent',
    client: { ...client('Otávio Braga', '31993334455', '30140071'), pet_name: 'Rex' },
    answers: { pet: 'dog', phase: 'adults', weight: 19, overweight: false, age: 'adults' },
  },
  {
    adviser: veterinarian,
    sku: 'BF-AD-15',
    daysAgo: 30,
    status: 'sent',
    client: { ...client('Rosa Camargo', '31994445566', '30180060'), pet_name: 'Bidu' },
    answers: { pet: 'dog', phase: 'adults', weight: 8, overweight: false, age: 'adults' },
  },
  {
    // Its code has ended.
    adviser: veterinarian,
    sku: 'SR-AD-3',
    daysAgo: 400,
    status: 'closed',
    client: { ...client('Ciro Valadares', '31995556677', '30130010'), pet_name: 'Amora' },
    answers: { pet: 'cat', phase: 'adults', weight: 4, castrated: true, overweight: false },
  },
  {
    adviser: breeder,
    sku: 'TR-MA-10',
    daysAgo: 6,
    status: 'bought',
    boughtDaysAgo: 2,
    client: { ...client('Osvaldo Teles', '62991234321', '74003010'), pet_name: 'Kira' },
    answers: {
      pet: 'dog',
      phase: 'lactating',
      weight: 28,
      lactating_puppies: 7,
      lactating_weeks: 3,
    },
  },
  {
    adviser: breeder,
    sku: 'TR-FG-15',
    daysAgo: 4,
    status: 'sent',
    client: { ...client('Priscila Gontijo', '62984567890', '74055100'), pet_name: 'Zeca' },
    answers: { pet: 'dog', phase: 'puppies', weight: 14, age: 2 },
  },
]

/** The digits of their documents check; they belong to nobody we know. */
export const demoPrescriptions: readonly DemoPrescription[] = [
  {
    adviser: veterinarian,
    sku: 'TR-LI-12',
    daysAgo: 12,
    client: {
      ...client('Renata Assunção', '31991112233', '30130010'),
      cpf: '70418293597',
      pet_name: 'Bento',
      pet_breed: 'Beagle',
    },
    answers: { pet: 'dog', phase: 'adults', weight: 21, overweight: true, ideal_weight: 16 },
  },
  {
    adviser: veterinarian,
    sku: 'SR-SE-3',
    daysAgo: 5,
    client: {
      ...client('Jorge Antunes', '31987650011', '30110002'),
      cpf: '81529304660',
      pet_name: 'Nina',
      pet_breed: 'Siamês',
    },
  },
  {
    adviser: breeder,
    sku: 'TR-FG-15',
    daysAgo: 9,
    client: {
      ...client('Priscila Gontijo', '62984567890', '74055100'),
      cpf: '92630415716',
      pet_name: 'Thor',
      pet_breed: 'Pastor-alemão',
    },
    answers: { pet: 'dog', phase: 'puppies', weight: 14, age: 2 },
  },
  {
    adviser: breeder,
    sku: 'QT-FI-10',
    daysAgo: 20,
    client: {
      ...client('Denise Rabelo', '62993334455', '74115060'),
      cpf: '13741526843',
      pet_name: 'Mel',
      pet_breed: 'Golden',
    },
    answers: { pet: 'dog', phase: 'pregnant', weight: 30 },
  },
]

function client(name: string, phone: string, cep: string): Client {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return { name, phone, cep, email: `${plain.replace(' ', '.')}@clientes.example` }
}
