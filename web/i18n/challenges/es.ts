import { plural } from '#web/i18n/plural.ts'
import type { ChallengeWords } from './pt-br.ts'

const bags = (count: number) => plural('es', count, { one: 'bolsa', other: 'bolsas' })
const sales = (count: number) =>
  plural('es', count, { one: 'recomendación que se vendió', other: 'recomendaciones que se vendieron' })

export const es: ChallengeWords = {
  challenges: {
    title: 'Desafíos',
    previous: 'Desafíos anteriores',
    next: 'Próximos desafíos',
    loading: 'Cargando...',
    failed: 'No se pudieron cargar los desafíos.',
    failedSafe: 'Lo que ya hiciste está contado.',
    none: 'Ningún desafío por ahora',
    noneText: 'Cuando empiece uno, aparece aquí.',
    coins: (count) => plural('es', count, { one: 'moneda', other: 'monedas' }),
    endsOn: (day) => `Termina ${day}`,
    endsToday: (time) => `Termina hoy, a las ${time}`,
    endsTomorrow: 'Termina mañana',
    endedOn: (day) => `Terminó el ${day}`,
    startsOn: (day) => `Empieza ${day}`,
    ofMoney: (target) => `de ${target}`,
    ofUnits: (target, count) => `de ${target} ${bags(count)}`,
    missingMoney: (missing) => `Faltan ${missing}`,
    missingUnits: (missing, count) =>
      `${plural('es', count, { one: 'Falta', other: 'Faltan' })} ${missing} ${bags(count)}`,
    ofSales: (target, count) => `de ${target} ${sales(count)}`,
    missingSales: (missing, count) => `${plural('es', count, { one: 'Falta', other: 'Faltan' })} ${missing}`,
    reached: 'Completado',
  },
  challenge: {
    screen: 'Desafío',
    back: 'Inicio',
    progress: 'Tu progreso',
    bonusText: 'Entra solo en tu saldo cuando llegas a la meta.',
    reachedOn: (day, bonus) => `Completado el ${day}: ${bonus} en tu saldo.`,
    ended: 'Este desafío terminó.',
    endedMissed: 'No se llegó a la meta a tiempo.',
    window: (from, to) => `Del ${from} al ${to}, en la hora de Brasilia.`,
    windowTitle: 'Cuándo',
    daysLeft: (figure, count) =>
      `${plural('es', count, { one: 'Falta', other: 'Faltan' })} ${figure} ${plural('es', count, { one: 'día', other: 'días' })}`,
    lastDay: 'Es el último día',
    counts: 'Qué cuenta',
    countsAll: 'Todos los productos del programa.',
    countsText: 'Valen las facturas enviadas en esos días, en cuanto se aprueban.',
    soldText:
      'Valen las compras con un código tuyo en facturas enviadas en esos días, en cuanto se aprueban.',
    sendInvoice: 'Enviar factura',
    recommend: 'Hacer una recomendación',
    toStore: 'Ver la tienda',
    notFound: 'Este desafío no está disponible',
    notFoundText: 'Puede haber terminado. Mira los que están abiertos.',
    goHome: 'Ir al inicio',
  },
}
