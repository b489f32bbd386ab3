import { plural } from '#web/i18n/plural.ts'
import type { RecommendationsWords } from './pt-br.ts'

const coins = (count: number) => plural('es', count, { one: 'moneda', other: 'monedas' })

export const es: RecommendationsWords = {
  recommendations: {
    title: 'Mis recomendaciones',
    back: 'Perfil',
    filter: 'Filtrar por etapa',
    filters: {
      all: 'Todas',
      ending: 'Por acabarse',
      sent: 'Enviadas',
      opened: 'Abiertas',
      bought: 'Compradas',
    },
    more: 'Ver más recomendaciones',
    loading: 'Cargando...',
    failed: 'No pudimos traer las recomendaciones.',
    failedSafe: 'Los códigos siguen valiendo, y las monedas acreditadas están en el extracto.',
    empty: 'Ninguna recomendación todavía',
    emptyText:
      'Calcula la porción y envíala por WhatsApp. Aquí ves cuándo el cliente la abre y cuándo compra.',
    start: 'Hacer una recomendación',
    nothing: 'Ninguna en esta etapa',
    nothingText: 'Mira las otras recomendaciones.',
    seeAll: 'Ver todas',
  },
  month: {
    title: 'Monedas este mes',
    figure: (earned, cap) => `${earned} de ${cap}`,
    left: (left, count) =>
      `${plural('es', count, { one: 'Cabe', other: 'Caben' })} ${left} ${coins(count)} más este mes.`,
    full: 'Límite del mes alcanzado. Las compras siguen contando para los desafíos; las monedas vuelven el mes que viene.',
    inAll: (earned, count) => `Desde el comienzo: ${earned} ${coins(count)}.`,
  },
  path: {
    label: 'Camino',
    steps: {
      sent: 'Enviada',
      opened: 'Abierta',
      bought: 'Comprada',
      ending: 'Por acabar',
      again: 'Otra vez',
    },
    states: { done: 'hecho', now: 'ahora', coming: 'todavía no', skipped: 'no hizo falta' },
    coins,
    erased: 'Cliente eliminado',
    erasedText: 'El código sigue valiendo.',
    clientAndProduct: (pet, product) => `${pet} · ${product}`,
    purchases: 'Compras',
    purchase: (day, place) => `${day} en ${place}`,
    reversed: 'Anulada',
    capped: 'Límite del mes',
    lasts: (day) => `El paquete debe durar hasta el ${day}.`,
    ending: (day) => `El paquete se acaba el ${day}.`,
    endingToday: 'El paquete se acaba hoy.',
    ended: (day) => `El paquete debe haberse acabado el ${day}.`,
    copy: (code) => `Copiar el código ${code}`,
    copied: 'Código copiado.',
    copyFailed: 'No pudimos copiar. Selecciona el código y cópialo.',
    validUntil: (day, left, count) =>
      `Vale hasta el ${day}, para ${left} ${plural('es', count, { one: 'compra', other: 'compras' })} más`,
    usedUp: 'Código usado en todas las compras',
    expired: (day) => `Código vencido el ${day}`,
    remind: 'Recordar el paquete',
    sendAgain: 'Enviar otra vez',
    openPrescription: 'Abrir la receta',
  },
  earning: {
    title: 'Cómo ganar',
    loading: 'Cargando...',
    failed: 'No pudimos traer tus recomendaciones.',
    failedSafe: 'Tus monedas están guardadas.',
    recommend: 'Recomienda',
    recommendFirst: 'Calcula la porción y envíala por WhatsApp: cada recomendación lleva un código.',
    sent: (figure, count) => `${figure} ${plural('es', count, { one: 'enviada', other: 'enviadas' })}`,
    show: 'El cliente muestra el código en la tienda',
    showFirst: 'Quien atiende pone el código en la factura de la compra.',
    opened: (figure, count) =>
      `${figure} ${plural('es', count, { one: 'abierta, a la espera de la compra', other: 'abiertas, a la espera de la compra' })}`,
    half: 'Ganas la mitad de las monedas',
    share: (percent) => `Ganas el ${percent}% de las monedas`,
    earnFirst: 'En cada compra, también cuando vuelva a comprar.',
    bought: (figure, count) => `${figure} ${plural('es', count, { one: 'comprada', other: 'compradas' })}`,
    boughtAgain: (figure, count) =>
      `${figure} ${plural('es', count, { one: 'volvió a comprar', other: 'volvieron a comprar' })}`,
    ending: (count, figure) => (count === 1 ? '1 paquete por acabarse' : `${figure} paquetes por acabarse`),
    endingText: 'Envía un recordatorio por WhatsApp.',
    start: 'Hacer la primera recomendación',
    seeAll: 'Ver mis recomendaciones',
  },
}
