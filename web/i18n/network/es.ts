import type { NetworkWords } from './pt-br.ts'

export const es: NetworkWords = {
  network: {
    title: 'Mi red',
    intro: 'Quien entra con tu código queda habilitado al instante.',
    yourCode: 'Tu código',
    qrCode: 'Código QR de tu enlace de registro',
    noCode: 'Todavía no tienes un código.',
    noCodeText: 'El equipo del programa crea el código y te avisa.',
    copy: 'Copiar enlace',
    copied: 'Enlace copiado.',
    copyFailed: 'No se pudo copiar. El enlace está escrito encima del botón.',
    send: 'Enviar',
    invitation: (program, link) => `Entra en ${program} con mi código: ${link}`,
    people: 'personas',
    confirmed: 'confirmadas',
    thisMonth: 'este mes',
    joined: 'Quiénes entraron',
    search: 'Buscar por nombre',
    nobody: 'Todavía no entró nadie',
    nobodyText: 'Muestra el código QR en el mostrador o envía el enlace.',
    notFound: 'Ningún nombre con esa búsqueda.',
    verification: { verified: 'Confirmada', pending: 'En verificación', refused: 'No confirmada' },
    profiles: {
      attendant: 'Vendedor(a)',
      veterinarian: 'Veterinario(a)',
      breeder: 'Criador(a)',
      promoter: 'Promotor(a)',
    },
  },
}
