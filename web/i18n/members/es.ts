import { plural } from '#web/i18n/plural.ts'
import type { MembersWords } from './pt-br.ts'

export const es: MembersWords = {
  members: {
    greeting: 'Hola,',
    myProfile: 'Mi perfil',
    available: 'Disponibles ahora',
    coins: (count) => plural('es', count, { one: 'moneda', other: 'monedas' }),
    registration: 'Tu registro',
    profile: 'Perfil',
    profiles: {
      attendant: 'Vendedor(a)',
      veterinarian: 'Veterinario(a)',
      breeder: 'Criador(a)',
      promoter: 'Promotor(a)',
    },
    workplaces: {
      attendant: 'Tienda',
      veterinarian: 'Clínica',
      breeder: 'Criadero',
      promoter: 'Empresa',
    },
    crmv: 'CRMV',
    cnpj: 'CNPJ',
    verifyingTitle: 'Estamos verificando tu registro',
    verifyingText: {
      attendant: 'Después envías facturas, ganas monedas y canjeas premios.',
      veterinarian: 'Después recomiendas, prescribes y ganas monedas cuando el cliente compra con tu código.',
      breeder: 'Después recomiendas, prescribes y ganas monedas cuando el cliente compra con tu código.',
    },
    askedText: (text: string) => `Para confirmarlo necesitamos esto: ${text}`,
    askedData: 'Enviar documento o cambiar mis datos',
    askedAddress: 'Cambiar mi dirección',
  },
}
