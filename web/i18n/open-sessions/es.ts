import type { OpenSessionsWords } from './pt-br.ts'

export const es: OpenSessionsWords = {
  openSessions: {
    title: 'Dispositivos conectados',
    intro: 'Dónde está abierta tu cuenta. Si no reconoces alguno, ciérralo y cambia la contraseña.',
    back: 'Perfil',
    unknown: 'Dispositivo sin nombre',
    current: 'Este dispositivo',
    lastUsed: (when) => `Último uso: ${when}`,
    since: (when) => `Entró el ${when}`,
    end: 'Cerrar',
    endOf: (device) => `Cerrar ${device}`,
    endOthers: 'Cerrar todos los otros',
    ended: 'Sesión cerrada.',
    othersEnded: 'Las otras sesiones se cerraron.',
    failed: 'No se pudo cerrar ahora. Inténtalo de nuevo.',
  },
}
