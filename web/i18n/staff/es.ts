import type { StaffWords } from './pt-br.ts'

export const es: StaffWords = {
  staff: {
    office: 'Gestión',
    signInTitle: 'Ingresar a la gestión',
    signInIntro: 'Usa el correo del equipo.',
    pitch: 'Cada factura decidida a tiempo, cada moneda con su motivo.',
    pitchDays: 'Cinco días hábiles, contados con los feriados',
    pitchAudit: 'Todo lo que cambia queda en la auditoría',
    teamOnly: 'Acceso solo para el equipo. Los miembros ingresan por la aplicación.',
    screen: 'Inicio',
    welcome: (name) => `Te damos la bienvenida, ${name}`,
    signedInAs: 'Ingresaste como',
    role: 'Función',
    roles: {
      reviewer: 'Revisión',
      catalogue: 'Catálogo',
      support: 'Atención',
      analyst: 'Análisis',
      admin: 'Administración',
    },
  },
}
