import { plural } from '#web/i18n/plural.ts'
import type { StoreWords } from './pt-br.ts'

const coins = (count: number) => plural('es', count, { one: 'moneda', other: 'monedas' })
const missing = (figure: string, count: number) =>
  `${plural('es', count, { one: 'Falta', other: 'Faltan' })} ${figure}`
const ifApproved = (pending: string, count: number) =>
  plural('es', count, {
    one: 'Si se aprueba la moneda en revisión',
    other: `Si se aprueban las ${pending} en revisión`,
  })

export const es: StoreWords = {
  store: {
    title: 'Tienda',
    balance: 'Tu saldo',
    loading: 'Cargando...',
    errorFetchingItems: 'Error al buscar los premios.',
    errorSafe: 'No se perdió nada. Espera un poco e intenta de nuevo.',
    coins,
    missing,
    missingCoins: (figure, count) => `${missing(figure, count)} ${coins(count)}`,
    available: 'Ya puedes canjear',
    saving: 'Sigue juntando',
    unavailable: 'Fuera del estante por ahora',
    count: (count) => plural('es', count, { one: 'premio', other: 'premios' }),
    empty: 'Estamos llenando la tienda',
    emptyText: 'Los premios aparecen aquí apenas llegan.',
  },
  prizeSection: {
    title: 'Premios para ti',
    intro: 'Empieza por los que tu saldo ya alcanza.',
    introVerification: 'Los canjes se abren después de la verificación de tu registro.',
    introPromoter: 'Lo que pueden elegir los participantes de tu red.',
    previous: 'Premios anteriores',
    next: 'Próximos premios',
    seeAll: 'Ver toda la tienda',
  },
  prizeCard: {
    redeem: 'Canjear',
    soldOut: 'Agotado',
    limitReached: 'Límite alcanzado',
    afterVerification: 'Tras la verificación',
    left: (figure, count) => `${plural('es', count, { one: 'Queda', other: 'Quedan' })} ${figure}`,
    watch: 'Avísame cuando vuelva',
    watchOn: (title) => `Te avisamos cuando vuelva: ${title}.`,
    watchOff: (title) => `Aviso desactivado: ${title}.`,
    failed: 'Error al enviar los datos. Por favor, intenta de nuevo.',
    grand: 'Gran premio',
    seeGrand: 'Ver el premio',
  },
  storeFilters: {
    categories: 'Categorías',
    all: 'Todos',
    search: 'Buscar premio',
    sort: 'Ordenar',
    order: { shelf: 'Destacados', cheapest: 'Menor precio', dearest: 'Mayor precio' },
    nothing: 'Ningún premio con ese filtro',
    nothingText: 'Prueba otra palabra u otra categoría.',
    clear: 'Limpiar filtros',
  },
  goals: {
    set: 'Definir como meta',
    unset: 'Quitar la meta',
    yours: 'Tu meta',
    named: (title) => `Tu meta: ${title}`,
    reached: 'Ya puedes canjearla',
    flag: 'La bandera marca tu meta. Su precio no cambia por 30 días.',
    flagKept: (title, day) => `Tu meta es ${title}. Su precio no cambia hasta el ${day}.`,
    kept: (day) => `El precio no cambia hasta el ${day}.`,
    explained: 'El precio de tu meta no cambia por 30 días.',
    chosen: (title, day) => `Meta definida: ${title}. El precio no cambia hasta el ${day}.`,
    dropped: 'Meta quitada.',
    missingThen: (pending, pendingCount, figure, count) =>
      `${ifApproved(pending, pendingCount)}, ${missing(figure, count).toLowerCase()}.`,
    reachedThen: (pending, pendingCount) => `${ifApproved(pending, pendingCount)}, ya puedes canjearla.`,
    none: 'Elige tu meta',
    noneText: 'Marca un premio con la bandera y mira aquí cuánto falta.',
    choose: 'Elegir en la tienda',
    goesOn: 'Tu meta sigue',
    pendingCounts: (figure, count) =>
      plural('es', count, {
        one: '1 moneda en revisión ya cuenta para ella si se aprueba.',
        other: `${figure} monedas en revisión ya cuentan para ella si se aprueban.`,
      }),
    line: (title, missing) => `${title}: ${missing.toLowerCase()}`,
    headings: {
      begun: 'Tu meta empezó',
      onTheWay: 'Vas por buen camino',
      near: 'Falta poco para tu meta',
      opening: 'Tu meta está casi lista',
      reached: 'Ya puedes canjear tu meta',
    },
  },
  prizeDetail: {
    back: 'Tienda',
    pictures: (title) => `Fotos: ${title}`,
    previous: 'Foto anterior',
    next: 'Foto siguiente',
    stock: 'Existencias',
    inStock: 'Disponible',
    limit: 'Límite por persona',
    limitUsed: (times, limit) => `${times} de ${limit} ya canjeados`,
    arrives: 'Llega hasta el',
    about: 'Sobre el premio',
    notFound: 'Este premio no está en la tienda',
    notFoundText: 'Puede que ya no se ofrezca. Mira los otros.',
    toStore: 'Ver la tienda',
    limitText: 'Ya canjeaste este premio el número de veces permitido.',
    soldOutText: 'Este premio se agotó. Pide que te avisemos cuando vuelva.',
  },
}
