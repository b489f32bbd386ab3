import { plural } from '#web/i18n/plural.ts'
import type { RankingWords } from './pt-br.ts'

const coins = (count: number) => plural('es', count, { one: 'moneda', other: 'monedas' })

export const es: RankingWords = {
  ranking: {
    title: 'Ranking',
    month: 'Mes',
    intro: (month) => `Monedas ganadas en el mes. Recomienza el 1.º de ${month}.`,
    introFinal: 'Monedas ganadas en el mes.',
    final: 'Resultado final',
    podium: 'Los tres primeros',
    place: (position) => `${position}.º`,
    position: 'Posición',
    name: 'Nombre',
    coinsHead: 'Monedas',
    coins,
    you: '(tú)',
    toPass: (figure, count, name) => `${figure} ${coins(count)} para pasar a ${name}`,
    toPassText: (day) => `El mes cierra el ${day}.`,
    leading: 'Estás en el primer lugar',
    notYet: (month) => `Todavía no ganaste monedas en ${month}.`,
    notThen: (month) => `No ganaste monedas en ${month}.`,
    showPlaces: (from, to, apart) =>
      apart === 0 ? `Ver posición ${from}` : `Ver posiciones ${from} ${apart === 1 ? 'y' : 'a'} ${to}`,
    between: 'Otras personas entre estas posiciones',
    show: 'Aparecer en el ranking',
    showText: (name) => `Los demás ven solo “${name}” y tus monedas del mes.`,
    showTextUnnamed: 'Los demás ven solo tu nombre, una inicial y tus monedas del mes.',
    hidden: 'Estás fuera de la lista. Tus monedas siguen contando.',
    hideFailed: 'No se pudo cambiar ahora. Nada cambió.',
    prize: 'Premio del mes',
    authorisation: (number) => `Autorización ${number}.`,
    none: 'Nadie en la lista todavía',
    noneText: 'Las primeras monedas del mes aparecen aquí.',
    noneThenText: 'Nadie ganó monedas en este mes.',
    notFound: 'No hay ranking de este mes',
    notFoundText: 'Elige uno de los meses de la lista.',
    toCurrent: 'Ver el mes actual',
    loading: 'Cargando...',
    failed: 'No se pudo cargar el ranking.',
    failedSafe: 'Tus monedas están contadas.',
  },
  rankingCard: {
    mine: (position, month) => `${position}.º en ${month}`,
    first: 'Nadie ganó más monedas en el mes.',
    month: (month) => `Ranking de ${month}`,
    look: 'Mira quién ganó más monedas en el mes.',
  },
}
