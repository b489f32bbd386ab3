import { plural } from '#web/i18n/plural.ts'
import type { NotificationWords } from './pt-br.ts'

export const es: NotificationWords = {
  notifications: {
    title: 'Notificaciones',
    unreadCount: (count, shown) =>
      `Notificaciones, ${shown} ${plural('es', count, { one: 'no leída', other: 'no leídas' })}`,
    close: 'Cerrar',
    none: 'Ninguna notificación',
    noneText: 'Lo que pase con tus facturas, monedas y premios aparece aquí.',
    all: 'Ver todas las notificaciones',
    read: 'Leída',
    unread: 'No leída',
    loadFailed: 'Error al cargar las notificaciones.',
    loadSafe: 'No se perdió nada.',
    loading: 'Cargando...',
    back: 'Perfil',
    groups: { today: 'Hoy', week: 'Esta semana', earlier: 'Antes' },
    several: (count) => `${count} notificaciones nuevas.`,
    open: 'Abrir',
    channels: 'Elegir cómo recibir avisos',
  },
  channels: {
    title: 'Avisos por correo y en el dispositivo',
    back: 'Perfil',
    intro:
      'La lista de notificaciones de la aplicación guarda todo. Elige qué te llega también fuera de ella.',
    email: 'Correo',
    push: 'Avisos en el dispositivo',
    topics: {
      invoices: 'Facturas',
      redemptions: 'Canjes y premios',
      coins: 'Monedas por vencer',
      challenges: 'Desafíos',
      clients: 'Clientes y recomendaciones',
      account: 'Mi cuenta',
      news: 'Novedades del programa',
    },
    topicTexts: {
      invoices: 'Aprobada, no aprobada, foto por rehacer o revertida.',
      redemptions: 'Cada etapa del envío, y premios que volvieron.',
      coins: 'Antes de que venzan las monedas.',
      challenges: 'Cuando completas uno.',
      clients:
        'Compras y anulaciones de tus recomendaciones, y recordatorios de quién debería volver a comprar.',
      account: 'La verificación de tu registro.',
      news: 'Mensajes del equipo.',
    },
    failed: 'No se pudo cambiar ahora. Nada cambió.',
    here: 'En este dispositivo',
    hereOff: 'Recibe los avisos incluso con la aplicación cerrada.',
    hereOn: 'Los avisos llegan incluso con la aplicación cerrada.',
    hereDenied:
      'Este navegador está bloqueando los avisos. Permite las notificaciones de esta dirección en su configuración y vuelve aquí.',
    hereUnsupported:
      'Este navegador no recibe avisos. En el iPhone, instala la aplicación en la pantalla de inicio.',
    turnOn: 'Activar avisos en este dispositivo',
    turnOff: 'Desactivar en este dispositivo',
    isOn: 'Activados',
    turnedOn: 'Avisos activados en este dispositivo.',
    turnedOff: 'Avisos desactivados en este dispositivo.',
    turnFailed: 'No se pudieron activar los avisos ahora. Intenta de nuevo.',
  },
}
