import type { HomeWords } from './pt-br.ts'

export const es: HomeWords = {
  navigation: {
    home: 'Inicio',
    recommendation: 'Recomendar',
    invoice: 'Enviar factura',
    store: 'Tienda',
    profile: 'Perfil',
    shortcuts: 'Atajos',
    documents: 'Facturas enviadas',
    statement: 'Extracto',
    redemptions: 'Mis canjes',
    ranking: 'Ranking',
  },
  home: {
    screen: 'Inicio',
    title: 'Qué bueno tenerte aquí',
    statement: 'Ver extracto',
    loading: 'Cargando...',
    feeding: '¿Cuánto debe comer?',
    feedingText: 'Calcula la porción y envíala por WhatsApp.',
  },
}
