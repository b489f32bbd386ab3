import type { HomeWords } from './pt-br.ts'

export const es: HomeWords = {
  navigation: {
    home: 'Inicio',
    recommendation: 'Recomendación',
    invoice: 'Enviar factura',
    store: 'Tienda',
    profile: 'Perfil',
  },
  home: {
    screen: 'Inicio',
    title: 'Qué bueno tenerte aquí',
  },
}
