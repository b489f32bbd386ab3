import type { Language } from '#contract/languages.ts'
import { calendarDay, wholeNumber } from './figures.ts'
import type { ptBr } from './pt-br.ts'
import { shortWait } from './short-wait.ts'

type Titles = Readonly<Record<Language, string>>
type Reminder = { pet_name: string; name: string; product: string }

export const es: typeof ptBr = {
  refusals: {
    signed_out: 'Tu sesión terminó. Vuelve a entrar.',
    wrong_credentials: 'El correo o la contraseña no coinciden.',
    account_blocked: 'Esta cuenta está bloqueada. Comunícate con soporte.',
    forbidden: 'No tienes acceso a esto.',
    not_found: 'No encontramos lo que pediste.',
    idempotency_key_reused: 'Este pedido ya se envió con otros datos. Empieza de nuevo.',
    insufficient_coins: 'No hay monedas suficientes.',
    item_unavailable: 'Este premio ya no está disponible.',
    sold_out: 'Este premio se agotó. Pide que te avisemos cuando vuelva.',
    limit_reached: 'Ya canjeaste este premio el número de veces permitido.',
    price_changed: 'El precio de este premio cambió. Revisa el nuevo valor antes de canjear.',
    address_incomplete: 'Completa tu dirección de entrega para canjear.',
    stale: 'Esto ya cambió. Actualiza la página y decide de nuevo.',
    challenge_started: 'Ya hay personas en camino a esta meta: no puede cambiar más.',
    recovery_link_spent: 'Este enlace ya no vale. Pide otro.',
    too_large: 'El envío es demasiado grande.',
    unsupported_type: 'No se acepta este tipo de contenido.',
    email_taken: 'Ya hay una cuenta con este correo. Entra o recupera la contraseña.',
    cpf_taken: 'Ya hay una cuenta con este CPF. Entra o recupera la contraseña.',
    code_unknown: 'No conocemos este código. Revísalo con quien te invitó, o déjalo en blanco.',
    distributor_unknown: 'Elige un distribuidor de la lista.',
    file_empty: 'Este archivo está vacío. Elige otro.',
    file_many: 'Envía un solo archivo.',
    image_type: 'Envía una imagen JPEG, PNG o WebP.',
    image_broken: 'Esta imagen está incompleta o dañada. Elige otra.',
    image_too_many_pixels: 'Esta imagen es demasiado grande: el límite es de 50 millones de píxeles.',
    image_animated: 'Envía una imagen fija, sin animación.',
    own_document: 'No puedes decidir sobre una factura tuya o de tu tienda.',
    other_person: 'Otra persona tiene que decidir sobre esta factura.',
    claimed_by_other: 'Otra persona está decidiendo sobre esta factura.',
    invoice_yours: 'Ya enviaste esta factura.',
    invoice_used: 'Esta factura ya se usó en el programa. Cada factura vale una vez.',
    invoice_file_type: 'Envía una foto JPEG, PNG o WebP, un PDF o el XML de la factura.',
    invoice_file_broken: 'Este archivo está incompleto o dañado. Elige otro.',
    product_unknown: 'Elige un producto de la lista.',
    reason_unknown: 'Elige un motivo de la lista.',
    product_not_fitting: 'Este producto no sirve para esta mascota. Calcula de nuevo y elige otro.',
    product_unavailable: 'Este producto salió del catálogo. Elige otro.',
    push_service_unknown: 'No conocemos el servicio de avisos de este navegador.',
    window_reversed: 'El final tiene que ser después del inicio.',
    too_many_attempts: ({ waitSeconds = 1 }) =>
      `Demasiados intentos. Vuelve a intentar en ${shortWait(waitSeconds)}.`,
    postal_unavailable: 'Ahora no pudimos consultar el código postal. Puedes escribir la dirección.',
  },
  fields: {
    summary: 'Revisa los campos indicados.',
    unreadable: 'No pudimos leer los datos enviados.',
    required: 'Completa este campo.',
    invalid: 'Revisa este campo.',
    email: 'Escribe un correo como nombre@ejemplo.com.',
    too_short: (least) => `Usa al menos ${least} caracteres.`,
    too_long: (most) => `Usa como máximo ${most} caracteres.`,
    too_small: (least) => `El valor mínimo es ${least}.`,
    too_big: (most) => `El valor máximo es ${most}.`,
    faults: {
      cpf: 'Escribe el CPF con 11 números.',
      cnpj: 'Escribe el CNPJ con 14 letras y números, como 12.ABC.345/01DE-35.',
      crmv: 'Escribe el CRMV como 12345/SP.',
      mobile: 'Escribe el celular con código de área y 9 números, como (11) 98765-4321.',
      cep: 'Escribe el CEP con 8 números.',
      password_common: 'Esta contraseña es fácil de adivinar. Elige otra.',
      password_differs: 'Las dos contraseñas no son iguales.',
      acceptance: 'Para participar, acepta el reglamento y la política de privacidad.',
      client_consent: 'Para guardar los datos, el cliente debe aceptar.',
      file: 'Elige un archivo.',
      not_asked: 'Esta pregunta no se aplica a esta mascota.',
      unanswered: 'Responde esta pregunta.',
      age_of_phase: 'Elige una de las edades de la lista.',
      too_heavy: 'Revisa el peso: es demasiado para esta mascota.',
      ideal_not_below: 'El peso ideal debe ser menor que el peso actual.',
    },
  },
  notifications: {
    invoice_counted: ({ number, coins }: { number: string; coins: number }) =>
      `Factura ${number} aprobada: +${coinsIn(coins)}.`,
    invoice_rejected: ({ number }: { number: string }) =>
      `No aprobamos la factura ${number}. Mira el motivo y lo que puedes hacer.`,
    invoice_incomplete: ({ number }: { number: string }) =>
      `Necesitamos otra foto de la factura ${number}. Mantiene su lugar en la fila.`,
    invoice_reversed: ({ number, coins }: { number: string; coins: number }) =>
      `La factura ${number} fue revertida: −${coinsIn(coins)}.`,
    redemption_requested: ({ titles }: { titles: Titles }) => `Canje pedido: ${titles.es}.`,
    redemption_preparing: ({ titles }: { titles: Titles }) => `Estamos preparando tu premio: ${titles.es}.`,
    redemption_shipped: ({ titles }: { titles: Titles }) => `Tu premio está en camino: ${titles.es}.`,
    redemption_delivered: ({ titles }: { titles: Titles }) => `Premio entregado: ${titles.es}.`,
    redemption_cancelled: ({ titles, coins }: { titles: Titles; coins: number }) =>
      `Canje cancelado: ${titles.es}. Devolvimos ${coinsIn(coins)}.`,
    prize_back: ({ titles }: { titles: Titles }) => `Volvió a la tienda: ${titles.es}.`,
    coins_expiring: ({ coins, on }: { coins: number; on: string }) =>
      `${coinsIn(coins)} ${coins === 1 ? 'vence' : 'vencen'} hasta el ${calendarDay(on)}.`,
    verified: () => 'Registro confirmado. La tienda y el simulador están abiertos.',
    challenge_reached: ({ titles, coins }: { titles: Titles; coins: number }) =>
      `Desafío cumplido: ${titles.es}. +${coinsIn(coins)}.`,
    lead_reminder: ({ pet_name, name, product }: Reminder) =>
      `El alimento de ${pet_name} debe estar por acabarse: habla con ${name} sobre ${product}.`,
    broadcast: ({ titles }: { titles: Titles }) => titles.es,
  },
  failures: {
    unexpected: 'Algo falló de nuestro lado. Vuelve a intentar en unos instantes.',
  },
  mail: {
    button_fails: '¿No se abre el botón? Copia esta dirección y pégala en el navegador:',
    because_account: (brand) => `Recibes este correo porque tienes una cuenta en ${brand}.`,
    privacy: 'Privacidad',
  },
  mails: {
    notification: {
      preheader: 'Tienes una novedad.',
      lead: (name: string) => `${name}, pediste saber esto por correo.`,
      action: 'Abrir',
      reason: 'Recibes este correo por los avisos que elegiste en tu perfil.',
    },
    recovery: {
      title: 'Crea una contraseña nueva',
      preheader: 'El enlace vale 60 minutos y una sola vez.',
      lead: (name, date, time) => `${name}, pediste una contraseña nueva el ${date} a las ${time}.`,
      action: 'Crear contraseña nueva',
      validity: ['El enlace vale ', { strong: '60 minutos' }, ' y una sola vez.'],
      stranger: [
        { strong: '¿No fuiste tú?' },
        ' No hace falta hacer nada: tu contraseña sigue igual. Nadie del equipo pide contraseñas ni códigos por mensaje.',
      ],
      reason: 'Recibes este correo porque alguien pidió una contraseña nueva para esta cuenta.',
    },
    redemption: {
      tracking: (carrier: string) => `Código de seguimiento, ${carrier}`,
      track: 'Seguir la entrega',
      open: 'Ver mis canjes',
      because: (code: string) => `Recibes este correo porque canjeaste un premio (${code}).`,
      redemption: 'Canje',
      coins: 'Monedas usadas',
      coinsBack: 'Monedas devueltas',
      arrivesBy: 'Llega hasta el',
      goesTo: 'Destino',
      steps: {
        requested: {
          title: (prize: string) => `Canje pedido: ${prize}`,
          preheader: 'Ya recibimos tu pedido.',
          lead: (name: string) => `${name}, tu canje está confirmado. Se puede cancelar hasta el envío.`,
        },
        preparing: {
          title: (prize: string) => `Estamos preparando: ${prize}`,
          preheader: 'Estamos separando tu premio.',
          lead: (name: string) => `${name}, estamos separando tu premio.`,
        },
        shipped: {
          title: (prize: string) => `En camino: ${prize}`,
          preheader: 'Tu premio salió para entrega.',
          lead: (name: string) => `${name}, tu premio está con el transportista.`,
        },
        delivered: {
          title: (prize: string) => `Entregado: ${prize}`,
          preheader: 'Tu premio llegó.',
          lead: (name: string) => `${name}, la entrega fue confirmada. Disfrútalo.`,
        },
        cancelled: {
          title: (prize: string) => `Canje cancelado: ${prize}`,
          preheader: 'Las monedas volvieron a tu saldo.',
          lead: (name: string) =>
            `${name}, el canje fue cancelado y las monedas volvieron con el mismo vencimiento.`,
        },
      },
    },
    expiring: {
      coins: (number, coins) => `${number} ${coins === 1 ? 'moneda' : 'monedas'}`,
      on: (date) => `el ${date}`,
      until: (date) => `hasta el ${date}`,
      title: (coins, when, count) => `${coins} ${count === 1 ? 'vence' : 'vencen'} ${when}`,
      preheader: 'Cámbialas por un premio antes de que venzan.',
      lead: (name) => `${name}, parte de tus monedas está por vencer.`,
      body: 'Las que vencen antes salen primero en cualquier canje. En el extracto ves las próximas fechas.',
      action: 'Ver los premios',
    },
    invoice_counted: {
      coins: (number, coins) => `+${number} ${coins === 1 ? 'moneda' : 'monedas'}`,
      subject: (number, coins) => `Factura ${number} aprobada: ${coins}`,
      title: (number) => `Factura ${number} aprobada`,
      preheader: (balance) => `Tu saldo ahora: ${balance} monedas.`,
      lead: (name) => `${name}, las monedas ya están en tu saldo.`,
      balance: (balance) => `Saldo: ${balance}.`,
      expire: (date) => `Estas vencen el ${date}.`,
      total: 'Total',
      mended: 'Donde el valor escrito era otro, contamos el de la factura.',
      action: 'Ver en mis movimientos',
      reason: (number) => `Recibes este correo porque enviaste la factura ${number}.`,
    },
    invoice_rejected: {
      title: (number) => `Factura ${number} no aprobada`,
      preheader: 'Mira el motivo y lo que puedes hacer.',
      lead: (name) => `${name}, no pudimos aprobar esta factura.`,
      why: 'El motivo: ',
      again:
        '¿Crees que nos equivocamos? En la página de la factura puedes pedir otra revisión, hecha por otra persona.',
      final: 'Dos personas revisaron esta factura. Si aún tienes dudas, habla con soporte.',
      action: 'Ver la factura',
      reason: (number) => `Recibes este correo porque enviaste la factura ${number}.`,
    },
    invoice_incomplete: {
      title: (number) => `Necesitamos otra foto de la factura ${number}`,
      preheader: 'La factura guarda su lugar en la fila.',
      lead: 'falta poco para revisar tu factura.',
      why: 'Lo que falta: ',
      photo: 'La foto que enviaste.',
      how: 'Cómo tomar la foto',
      steps: [
        'Estira la factura sobre una mesa, con luz.',
        'Encuadra desde el nombre de la tienda hasta el código QR.',
        'Revisa que el número y la fecha se vean enteros.',
      ],
      action: 'Enviar otra foto',
      kept: 'Los productos y valores que escribiste están guardados, y la factura mantiene su lugar en la fila.',
      reason: (number) => `Recibes este correo porque enviaste la factura ${number}.`,
    },
    invoice_reversed: {
      coins: (number, coins) => `−${number} ${coins === 1 ? 'moneda' : 'monedas'}`,
      subject: (number, coins) => `Factura ${number} revertida: ${coins}`,
      title: (number) => `Factura ${number} revertida`,
      preheader: 'Mira el motivo.',
      lead: (name) => `${name}, las monedas de esta factura salieron de tu saldo.`,
      balance: (balance) => `Saldo: ${balance}.`,
      why: 'El motivo: ',
      debt: (number, coins) =>
        coins === 1
          ? 'Una ya se había usado: la próxima moneda que entre cubre la diferencia.'
          : `Una parte ya se había usado: las próximas ${number} monedas que entren cubren la diferencia.`,
      action: 'Ver en mis movimientos',
      reason: (number) => `Recibes este correo porque enviaste la factura ${number}.`,
    },
    verified: {
      title: 'Registro confirmado',
      preheader: 'La tienda y el simulador ya están abiertos para ti.',
      lead: (name) => `${name}, revisamos tus datos: todo está bien.`,
      body: 'Ahora participas en todo: la tienda de premios, el simulador y tus monedas.',
      action: 'Abrir mi cuenta',
    },
    refused: {
      title: 'No pudimos confirmar tu registro',
      preheader: 'Mira el motivo y qué hacer.',
      lead: (name) => `${name}, revisamos tus datos y no pudimos confirmarlos.`,
      why: 'El motivo: ',
      next: 'Si algo cambió o crees que nos equivocamos, comunícate con soporte. Tu cuenta sigue abierta.',
      action: 'Hablar con soporte',
    },
    blocked: {
      title: 'Tu cuenta fue bloqueada',
      preheader: 'Mira el motivo y qué hacer.',
      lead: (name) => `${name}, bloqueamos tu cuenta. Por ahora no puedes entrar.`,
      why: 'El motivo: ',
      next: 'Si crees que nos equivocamos, comunícate con soporte.',
      action: 'Hablar con soporte',
    },
    unblocked: {
      title: 'Tu cuenta está abierta de nuevo',
      preheader: 'Ya puedes entrar.',
      lead: (name) => `${name}, desbloqueamos tu cuenta.`,
      body: 'Entra con el correo y la contraseña de antes.',
      action: 'Abrir mi cuenta',
    },
  },
}

function coinsIn(coins: number): string {
  return `${wholeNumber('es', coins)} ${coins === 1 ? 'moneda' : 'monedas'}`
}
