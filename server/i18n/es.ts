import { type Language, textIn } from '#contract/languages.ts'
import { dateAndTime } from './date-time.ts'
import { calendarDay, figure } from './figures.ts'
import { es as imports } from './imports/es.ts'
import { es as prize_kinds } from './prize-kinds/es.ts'
import { type Redeemed, worded } from './prize-kinds/worded.ts'
import type { ptBr } from './pt-br.ts'
import { shortWait } from './short-wait.ts'

type Titles = Readonly<Record<Language, string>>
type Counted = { number: string; coins: number; at_once?: { opens_at: string | null } }
type Reminder = { pet_name: string | null; name: string; product: string }
type Sold = { product: string; coins: number; is_capped?: boolean }

const passwordCommon = 'Esta contraseña es fácil de adivinar. Elige otra.'

export const es: typeof ptBr = {
  imports,
  prize_kinds,
  refusals: {
    signed_out: 'Tu sesión terminó. Vuelve a entrar.',
    wrong_credentials: 'El correo o la contraseña no coinciden.',
    account_blocked: 'Esta cuenta está bloqueada. Comunícate con soporte.',
    key_unknown: 'Esta clave no existe. Revisa si se copió entera.',
    key_expired: 'El plazo de esta clave terminó. Pide otra a quien administra.',
    key_revoked: 'Esta clave fue revocada. Pide otra a quien administra.',
    forbidden: 'No tienes acceso a esto.',
    key_not_for_this: 'Esta clave no abre esta llamada.',
    not_found: 'No encontramos lo que pediste.',
    idempotency_key_reused: 'Este pedido ya se envió con otros datos. Empieza de nuevo.',
    idempotency_key_unusable: 'La clave de repetición tiene de 1 a 200 caracteres.',
    insufficient_coins: 'No hay monedas suficientes.',
    item_unavailable: 'Este premio ya no está disponible.',
    sold_out: 'Este premio se agotó. Pide que te avisemos cuando vuelva.',
    limit_reached: 'Ya canjeaste este premio el número de veces permitido.',
    price_changed: 'El precio de este premio cambió. Revisa el nuevo valor antes de canjear.',
    address_incomplete: 'Completa tu dirección de entrega para canjear.',
    not_its_step: 'Este tipo de premio no tiene esa etapa.',
    stock_is_codes: 'El stock de un premio digital son los códigos. Agrega códigos.',
    not_digital: 'Este premio no es digital. Cambia el tipo antes de poner códigos.',
    email_unconfirmed: 'El correo de la cuenta aún no fue confirmado.',
    stale: 'Esto ya cambió. Actualiza la página y decide de nuevo.',
    second_factor_needed: 'Escribe el código de la aplicación de autenticación.',
    second_factor_required: 'Tu función exige el segundo factor. Actívalo en tu cuenta para continuar.',
    last_admin: 'El equipo necesita al menos una persona en la administración.',
    own_account: 'Otra persona de la administración tiene que hacer esto por ti.',
    passwords_closed: 'El equipo entra solo con la cuenta de la empresa.',
    decided_by_sso: 'Esto se decide en la cuenta de empresa de esta persona, no aquí.',
    sso_expired: 'Esta entrada tardó demasiado o empezó en otro navegador. Empieza de nuevo.',
    sso_denied: 'La entrada con la cuenta de la empresa se canceló.',
    sso_failed:
      'La respuesta de la cuenta de la empresa no coincide. Empieza de nuevo y, si sigue, avisa a quien la cuida.',
    sso_no_role:
      'Tu cuenta de la empresa no da acceso a la gestión. Pídelo a quien cuida las cuentas de la empresa.',
    sso_last_admin:
      'Tu cuenta de la empresa ya no da la administración, y el equipo no tiene a otra persona en ella. Antes debe entrar alguien con esa función.',
    sso_email_unverified:
      'Tu cuenta de la empresa no tiene un correo confirmado. Pídelo a quien cuida las cuentas de la empresa.',
    sso_email_taken: 'Otra cuenta de la empresa ya entra con este correo. Habla con quien administra.',
    sso_unavailable: 'La cuenta de la empresa no responde ahora. Inténtalo de nuevo en unos minutos.',
    account_deleted: 'Esta cuenta fue eliminada: no hay a quién devolver las monedas.',
    challenge_started: 'Ya hay personas en camino a esta meta: no puede cambiar más.',
    proof_needed: 'Para continuar, escribe de nuevo tu contraseña.',
    nothing_asked: 'El equipo no espera ningún documento tuyo.',
    email_link_spent:
      'Este enlace ya no vale. En tu perfil, envía de nuevo la confirmación o cambia el correo otra vez.',
    recovery_link_spent: 'Este enlace ya no vale. Pide otro.',
    too_large: 'El envío es demasiado grande.',
    unsupported_type: 'No se acepta este tipo de contenido.',
    phone_missing: 'Indica el número de celular.',
    email_taken: 'Ya hay una cuenta con este correo. Entra o recupera la contraseña.',
    cpf_taken: 'Ya hay una cuenta con este CPF. Entra o recupera la contraseña.',
    code_unknown: 'No conocemos este código. Revísalo con quien te invitó, o déjalo en blanco.',
    code_taken: 'Este código ya es de otra persona. Elige otro.',
    distributor_unknown: 'Elige un distribuidor de la lista.',
    file_empty: 'Este archivo está vacío. Elige otro.',
    file_many: 'Envía un solo archivo.',
    image_type: 'Envía una imagen JPEG, PNG o WebP.',
    asked_file_type: 'Envía una foto JPEG, PNG o WebP, o un PDF.',
    image_broken: 'Esta imagen está incompleta o dañada. Elige otra.',
    image_too_many_pixels: 'Esta imagen es demasiado grande: el límite es de 50 millones de píxeles.',
    image_animated: 'Envía una imagen fija, sin animación.',
    own_document: 'No puedes decidir sobre una factura tuya o de tu tienda.',
    other_person: 'Otra persona tiene que decidir sobre esta factura.',
    claimed_by_other: 'Otra persona está decidiendo sobre esta factura.',
    not_read_yet: 'Esta factura todavía se está leyendo. Inténtalo de nuevo en unos segundos.',
    issuer_unknown:
      'No se sabe quién emitió este documento: sin eso, el equipo no puede decir de qué producto es el ítem.',
    invoice_yours: 'Ya enviaste esta factura.',
    invoice_used: 'Esta factura ya se usó en el programa. Cada factura vale una vez.',
    invoice_cancelled: 'El emisor anuló esta factura: no puede valer monedas.',
    upload_gone: 'Este archivo ya no está guardado. Envía la foto o el archivo de nuevo.',
    parts_missing: 'Aún faltan partes de este archivo. Envíalo de nuevo.',
    part_broken: 'Esta parte del archivo no llegó completa. Envíala de nuevo.',
    invoice_file_type: 'Envía una foto JPEG, PNG o WebP, un PDF o el XML de la factura.',
    invoice_file_broken: 'Este archivo está incompleto o dañado. Elige otro.',
    feed_file_type: 'Solo se aceptan un ZIP, un XML o una lista en texto.',
    feed_file_broken: 'Este ZIP está incompleto o dañado. Genera el archivo de nuevo.',
    feed_file_full: 'Este ZIP trae demasiado: divídelo en archivos más pequeños.',
    import_file_type: 'Envía una planilla XLSX o un CSV.',
    import_not_ready: 'Este archivo no está esperando: todavía se está revisando, o alguien ya decidió.',
    import_needs_second:
      'Son muchas monedas para una sola persona: otra persona de la administración debe importar este archivo.',
    cap_too_low: 'El tope tiene que alcanzar para un bono y para lo que ya se pagó.',
    text_missing: 'Escribe este texto antes de publicar.',
    field_unknown: 'Hay un campo {{…}} que no existe. Usa los de la lista.',
    day_taken: 'Este día ya está en la lista.',
    category_unknown: 'Elige una categoría de la lista.',
    category_in_use: 'Todavía hay premios en esta categoría. Pásalos a otra antes.',
    product_unknown: 'Elige un producto de la lista.',
    recommendation_unknown: 'No conocemos este código. Confírmalo con el cliente.',
    recommendation_own: 'Este código es tuyo: no vale en tus propias facturas.',
    reason_unknown: 'Elige un motivo de la lista.',
    member_unknown: 'Ninguna cuenta del programa tiene este correo.',
    reason_taken: 'Ya existe un motivo con este código.',
    sku_taken: 'Ya existe un producto con este SKU.',
    ean_taken: 'Ya existe un producto con este código de barras.',
    slug_taken: 'Ya existe un producto con esta dirección.',
    title_taken: 'Ya existe un distribuidor con este nombre.',
    cnpj_taken: ({ distributor = '' }) => `Este CNPJ es de la empresa de otro distribuidor: ${distributor}.`,
    product_not_fitting: 'Este producto no sirve para esta mascota. Calcula de nuevo y elige otro.',
    product_unavailable: 'Este producto salió del catálogo. Elige otro.',
    day_gone_by: 'Elige hoy o un día posterior.',
    push_service_unknown: 'No conocemos el servicio de avisos de este navegador.',
    window_reversed: 'El final tiene que ser después del inicio.',
    call_unknown: 'Elige llamadas de la lista.',
    webhook_address: 'Usa una dirección https pública, sin contraseña, como https://erp.example/petisco.',
    wrong_code: 'Este código no coincide o ya se usó. Escribe el siguiente.',
    phone_code_wrong: 'Este código no coincide. Mira el mensaje otra vez.',
    phone_code_spent: 'Este código ya no sirve. Pide otro.',
    wrong_password: 'Esta no es tu contraseña actual.',
    password_common: passwordCommon,
    confirmation_differs: 'Escribe el correo de la persona exactamente como está en la ficha.',
    too_many_unread: 'Todavía estamos leyendo tus otras facturas. Espera un minuto y envía de nuevo.',
    too_many_attempts: ({ waitSeconds = 1 }) =>
      `Demasiados intentos. Vuelve a intentar en ${shortWait(waitSeconds)}.`,
    too_many_calls: ({ waitSeconds = 1 }) =>
      `Esta clave hizo demasiadas llamadas en este minuto. Intenta en ${shortWait(waitSeconds)}.`,
    postal_unavailable: 'Ahora no pudimos consultar el código postal. Puedes escribir la dirección.',
  },
  fields: {
    summary: 'Revisa los campos indicados.',
    unreadable: 'No pudimos leer los datos enviados.',
    required: 'Completa este campo.',
    invalid: 'No entendimos lo que está en este campo. Revísalo y escríbelo de nuevo.',
    choice: 'Elige una opción de la lista.',
    date: 'Elige una fecha, como 17/11/2026.',
    email: 'Escribe un correo como nombre@ejemplo.com.',
    too_short: (least) => `Usa al menos ${least} caracteres.`,
    too_long: (most) => `Usa como máximo ${most} caracteres.`,
    too_small: (least) => `El valor mínimo es ${figure('es', least)}.`,
    too_big: (most) => `El valor máximo es ${figure('es', most)}.`,
    faults: {
      cpf: 'Escribe el CPF con 11 números.',
      cnpj: 'Escribe el CNPJ con 14 letras y números, como 12.ABC.345/01DE-35.',
      crmv: 'Escribe el CRMV como 12345/SP.',
      mobile: 'Escribe el celular con código de área y 9 números, como (11) 98765-4321.',
      cep: 'Escribe el CEP con 8 números.',
      reais: 'Escribe el valor en reales, como 149,90.',
      ean: 'Escribe el código de barras con 8, 12, 13 o 14 números.',
      slug: 'Usa solo letras minúsculas sin acento, números y guiones.',
      color: 'Elige un color, como #c8742b.',
      web_address: 'Usa una dirección que empiece con https://.',
      app_path: 'Usa una ruta de la aplicación, como /loja.',
      promoter_code: 'Usa de 6 a 8 letras y números, como PETS2026.',
      recommendation_code: 'Este código no coincide. Compara las ocho letras y números.',
      password_common: passwordCommon,
      password_differs: 'Las dos contraseñas no son iguales.',
      acceptance: 'Para participar, acepta el reglamento y la política de privacidad.',
      client_consent: 'Para guardar los datos, el cliente debe aceptar.',
      period: 'Elige un período de hasta 400 días, del inicio al fin.',
      weights_reversed: 'El peso final debe ser mayor que el inicial.',
      file: 'Elige un archivo.',
      not_asked: 'Esta pregunta no se aplica a esta mascota.',
      unanswered: 'Responde esta pregunta.',
      age_of_phase: 'Elige una de las edades de la lista.',
      too_heavy: 'Revisa el peso: es demasiado para esta mascota.',
      ideal_not_below: 'El peso ideal debe ser menor que el peso actual.',
    },
  },
  rules_changed: {
    regulation: 'El reglamento cambió. Lee lo que vale desde ahora.',
    privacy: 'La política de privacidad cambió. Lee lo que vale desde ahora.',
    support: 'La página de soporte cambió.',
    'delete-account': 'La página sobre eliminar la cuenta cambió.',
  },
  messages: {
    code: (code) => `${code} es tu código. Vale por 10 minutos. No lo compartas con nadie.`,
    recovery: (link, minutes) =>
      `crea una contraseña nueva en ${link} (vale por ${minutes} minutos). ¿No fuiste tú? Ignora este mensaje.`,
    notice: (title, link) => `${title} ${link}`,
    stop: (link) => `Para no recibir más: ${link}`,
  },
  notifications: {
    invoice_counted: ({ number, coins, at_once }: Counted) =>
      at_once
        ? `Factura ${number} acreditada al instante: +${coinsIn(coins)}.${opens(at_once)}`
        : `Factura ${number} aprobada: +${coinsIn(coins)}.`,
    invoice_rejected: ({ number }: { number: string }) =>
      `No aprobamos la factura ${number}. Mira el motivo y lo que puedes hacer.`,
    invoice_incomplete: ({ number }: { number: string }) =>
      `Necesitamos otra foto de la factura ${number}. Mantiene su lugar en la fila.`,
    invoice_reversed: ({ number, coins }: { number: string; coins: number }) =>
      `La factura ${number} fue revertida: −${coinsIn(coins)}.`,
    redemption_requested: ({ titles, prize_kind }: Redeemed) =>
      worded(prize_kinds.notifications.requested, prize_kind)?.(textIn(titles, 'es')) ??
      `Canje pedido: ${textIn(titles, 'es')}.`,
    redemption_preparing: ({ titles }: { titles: Titles }) =>
      `Estamos preparando tu premio: ${textIn(titles, 'es')}.`,
    redemption_shipped: ({ titles }: { titles: Titles }) =>
      `Tu premio está en camino: ${textIn(titles, 'es')}.`,
    redemption_contacted: ({ titles }: { titles: Titles }) =>
      prize_kinds.notifications.contacted(textIn(titles, 'es')),
    redemption_booked: ({ titles }: { titles: Titles }) =>
      prize_kinds.notifications.booked(textIn(titles, 'es')),
    redemption_delivered: ({ titles, prize_kind }: Redeemed) =>
      worded(prize_kinds.notifications.delivered, prize_kind)?.(textIn(titles, 'es')) ??
      `Premio entregado: ${textIn(titles, 'es')}.`,
    redemption_cancelled: ({ titles, coins }: { titles: Titles; coins: number }) =>
      `Canje cancelado: ${textIn(titles, 'es')}. Devolvimos ${coinsIn(coins)}.`,
    prize_back: ({ titles }: { titles: Titles }) => `Volvió a la tienda: ${textIn(titles, 'es')}.`,
    coins_expiring: ({ coins, on }: { coins: number; on: string }) =>
      `${coinsIn(coins)} ${coins === 1 ? 'vence' : 'vencen'} hasta el ${calendarDay(on)}.`,
    verified: () => 'Registro confirmado. La tienda y el simulador están abiertos.',
    data_asked: ({ text }) => `Para confirmar tu registro: ${text}`,
    welcome_paid: ({ coins }: { coins: number }) =>
      `¡Te damos la bienvenida! Tus primeros pasos sumaron +${coinsIn(coins)}.`,
    challenge_reached: ({ titles, coins }: { titles: Titles; coins: number }) =>
      `Desafío cumplido: ${textIn(titles, 'es')}. +${coinsIn(coins)}.`,
    lead_reminder: ({ pet_name, name, product }: Reminder) =>
      `${pet_name ? `El alimento de ${pet_name}` : 'El paquete que prescribiste'} debe estar por acabarse: habla con ${name} sobre ${product}.`,
    recommendation_sold: ({ product, coins, is_capped }: Sold) => {
      if (coins > 0) return `Tu recomendación se convirtió en compra: +${coinsIn(coins)}. ${product}.`
      return is_capped
        ? `Tu recomendación se convirtió en compra: ${product}. Ya se alcanzó el límite de monedas del mes.`
        : `Tu recomendación se convirtió en compra: ${product}.`
    },
    recommendation_joined: ({ product, coins }: Sold) =>
      `Código de recomendación en la factura: +${coinsIn(coins)}. ${product}.`,
    recommendation_reversed: ({ product, coins }: Sold) =>
      `La compra de tu recomendación fue anulada: ${product}.${coins > 0 ? ` −${coinsIn(coins)}.` : ''}`,
    rules_changed: ({ titles }: { titles: Titles }) => textIn(titles, 'es'),
    broadcast: ({ titles }: { titles: Titles }) => textIn(titles, 'es'),
  },
  reports: {
    coins: ['Semana', 'Emitidas', 'Gastadas', 'Vencidas', 'En circulación', 'Adeudadas por miembros'],
    invoices: ['Semana', 'Enviadas', 'Decididas', 'En plazo', 'Al instante'],
    reviewers: [
      'Persona',
      'Decisiones',
      'Aprobadas',
      'Rechazadas',
      'Fotos pedidas',
      'Deshechas',
      'Por hora',
      'Mediana (s)',
      'Nuevos análisis',
      'Revisadas a ciegas',
      'De acuerdo',
    ],
    members: ['Semana', 'Registros'],
    products: ['Producto', 'Marca', 'Facturas', 'Miembros', 'Unidades', 'Valor (R$)'],
    distributors: ['Distribuidor', 'Facturas', 'Miembros', 'Valor (R$)'],
    redemptions: ['Premio', 'Canjes', 'Monedas', 'Cancelados'],
    promoters: ['Promotor', 'Código', 'Registros', 'Verificados'],
    readings: [
      'Campo',
      'Origen',
      'Archivo',
      'Documentos',
      'Campos leídos',
      'Correctos',
      'Seguros pero erróneos',
    ],
    recommenders: ['Profesional', 'Perfil', 'Recomendadas', 'Abiertas', 'Compradas', 'Otra vez', 'Monedas'],
    recommended_products: [
      'Producto',
      'Marca',
      'Recomendadas',
      'Abiertas',
      'Compradas',
      'Otra vez',
      'Monedas',
    ],
    recommended_shops: ['Tienda', 'Ciudad', 'Estado', 'Compras', 'Códigos', 'Profesionales', 'Monedas'],
    issuers: ['Emisor (raíz del CNPJ)', 'Documentos', 'Campos leídos', 'Correctos', 'Seguros pero erróneos'],
  },
  reading_words: {
    fields: {
      number: 'Número',
      issued_on: 'Emisión',
      total: 'Total',
      row_value: 'Valor del ítem',
      product: 'Producto',
      quantity: 'Cantidad',
    },
    sources: {
      xml: 'XML',
      code: 'Código',
      key: 'Clave',
      text: 'Texto del PDF',
      words: 'Palabras de la imagen',
    },
    files: { photo: 'Foto', pdf: 'PDF', xml: 'XML' },
  },
  audit_file: {
    file: 'auditoria',
    head: ['Registro', 'Cuándo', 'Quién (tipo)', 'Quién', 'Acción', 'Sobre', 'Antes', 'Después', 'Pedido'],
  },
  members_file: {
    file: 'miembros',
    head: [
      'Nombre',
      'Correo',
      'Perfil',
      'Clínica, tienda o criadero',
      'Ciudad',
      'Estado',
      'Nivel',
      'Monedas',
      'Facturas',
      'Última factura',
      'Distribuidor',
      'Promotor',
      'Registro',
    ],
    profiles: {
      attendant: 'Vendedor',
      veterinarian: 'Veterinario',
      breeder: 'Criador',
      promoter: 'Promotor',
    },
  },
  leads_file: {
    file: 'leads',
    head: [
      'Cuándo',
      'Cliente',
      'Correo',
      'Celular',
      'CEP',
      'Mascota',
      'Producto',
      'Gramos por día',
      'Estado',
      'Profesional',
    ],
  },
  prescriptions_file: {
    file: 'prescripciones',
    head: ['Cuándo', 'Cliente', 'Raza', 'Producto', 'Gramos por día', 'Profesional'],
  },
  promoters_file: {
    file: 'promotores',
    head: ['Nombre', 'Correo', 'Código', 'Registros', 'Verificados', 'Desde'],
  },
  products_file: {
    file: 'productos',
    head: [
      'Producto',
      'Marca',
      'Mascota',
      'SKU',
      'Código de barras',
      'Monedas por real',
      'kcal por kg',
      'Bolsa (g)',
      'En el catálogo',
    ],
  },
  decided_file: {
    file: 'facturas-decididas',
    head: ['Factura', 'Miembro', 'Tienda', 'Decisión', 'Monedas', 'Estado', 'Decidida el', 'Por'],
  },
  distributors_file: { file: 'distribuidores', head: ['Distribuidor', 'CNPJ', 'Miembros', 'Ofrecido'] },
  redemptions_file: {
    account_deleted: 'Cuenta eliminada',
    kinds: prize_kinds.names,
    file: 'canjes',
    head: [
      'Código',
      'Tipo',
      'Estado',
      'Premio',
      'Monedas',
      'Pedido el',
      'Entregar hasta',
      'Miembro',
      'Dirección',
      'Barrio',
      'Ciudad',
      'Provincia',
      'CEP',
      'Transportista',
      'Seguimiento',
      'Celular',
    ],
  },
  public_pages: {
    door: 'Programa de fidelidad para quienes trabajan con alimentos para mascotas: envía facturas, gana monedas y cámbialas por premios.',
    sign_up_title: 'Registro',
    sign_up:
      'Regístrate gratis: vendedores, veterinarios y criadores ganan monedas con las facturas que envían y las cambian por premios.',
    recover: '¿Olvidaste la contraseña? Recibe un enlace para elegir otra y volver a usar tus monedas.',
    prescription: (product: string) =>
      `Una receta con ${product}: mira la porción del día y dónde encontrarlo.`,
    recommendation: (product: string) =>
      `Una recomendación de ${product}: mira la porción del día y dónde encontrarlo.`,
  },
  failures: {
    wrong_method: 'Esta dirección no acepta este tipo de pedido.',
    wrong_range: 'El archivo no tiene esta parte.',
    malformed: 'No se pudo entender este pedido.',
    address_too_long: 'La dirección o los encabezados de este pedido son demasiado largos.',
    too_slow: 'El pedido tardó demasiado en llegar. Inténtalo de nuevo.',
    unexpected: 'Algo falló de nuestro lado. Vuelve a intentar en unos instantes.',
    unavailable:
      'El programa está fuera de línea por un momento. Nada se perdió: vuelve a intentar en unos instantes.',
  },
  mail: {
    button_fails: '¿No se abre el botón? Copia esta dirección y pégala en el navegador:',
    because_account: (brand) => `Recibes este correo porque tienes una cuenta en ${brand}.`,
    privacy: 'Privacidad',
    notices: 'Elegir avisos',
    support: 'Soporte',
  },
  mails: {
    notification: {
      preheader: 'Tienes una novedad.',
      lead: (name: string) => `${name}, pediste saber esto por correo.`,
      action: 'Abrir',
      reason: 'Recibes este correo por los avisos que elegiste en tu perfil.',
    },
    invitation: {
      title: 'Tu invitación al programa',
      preheader: 'Elige una contraseña y acepta el reglamento.',
      lead: (name: string) => `${name}, tu registro viene del programa anterior. Solo falta que lo aceptes.`,
      leadWithCoins: (name: string, coins: number) =>
        `${name}, tu registro y ${coinsIn(coins)} vienen del programa anterior. Solo falta que lo aceptes.`,
      action: 'Aceptar la invitación',
      validity: [
        'El enlace vale ',
        { strong: '30 días' },
        ' y una sola vez. Después, pide otro en “Olvidé mi contraseña”.',
      ],
      stranger: [
        { strong: '¿No conoces el programa?' },
        ' No tienes que hacer nada: sin tu aceptación nadie entra en esta cuenta.',
      ],
      reason: 'Recibes este correo porque participabas del programa anterior.',
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
    promoter_invitation: {
      title: 'Tu invitación para promover el programa',
      preheader: 'Elige una contraseña y empieza a recomendar.',
      lead: (name) =>
        `${name}, te invitaron a presentar el programa. Quien se registra con tu código entra sin esperar.`,
      action: 'Aceptar la invitación',
      validity: [
        'El enlace vale por ',
        { strong: '30 días' },
        ' y una sola vez. Después, pide otro en “Olvidé mi contraseña”.',
      ],
      code: 'Tu código',
      link: 'El enlace para quien recomiendas:',
      qr: 'El mismo enlace como código QR',
      stranger: [
        { strong: '¿No conoces el programa?' },
        ' No tienes que hacer nada: sin tu aceptación nadie entra en esta cuenta.',
      ],
      reason: 'Recibes este correo porque el equipo del programa registró esta dirección.',
    },
    welcome: {
      title: 'Te damos la bienvenida',
      preheader: 'Tu cuenta está lista. Confirma que este correo es tuyo.',
      lead: (name) =>
        `${name}, tu cuenta está lista. Confirma que este correo es tuyo: por aquí avisamos de facturas, monedas y premios.`,
      action: 'Confirmar mi correo',
      validity: [
        'El enlace vale por ',
        { strong: '7 días' },
        ' y una sola vez. Ya puedes usar la cuenta antes de eso.',
      ],
      stranger: [{ strong: '¿No fuiste tú?' }, ' No confirmes, y escribe al soporte: borramos la cuenta.'],
      reason: 'Recibes este correo porque esta dirección se usó para crear una cuenta en el programa.',
    },
    email_link: {
      title: 'Confirma tu correo nuevo',
      preheader: 'El enlace vale 24 horas y una sola vez.',
      lead: (name, date, time) => `${name}, el ${date} a las ${time} pediste usar este correo en tu cuenta.`,
      action: 'Confirmar este correo',
      validity: ['El enlace vale ', { strong: '24 horas' }, ' y una sola vez.'],
      stranger: [
        { strong: '¿No fuiste tú?' },
        ' No hace falta hacer nada: sin la confirmación, este correo no entra en ninguna cuenta.',
      ],
      reason: 'Recibes este correo porque alguien quiere usar esta dirección en una cuenta del programa.',
    },
    email_asked: {
      title: 'Pedido para cambiar el correo de tu cuenta',
      preheader: 'Nada cambió todavía. Mira si fuiste tú.',
      lead: (name, date, time, device) =>
        `${name}, el ${date} a las ${time} se pidió cambiar el correo de tu cuenta${device ? ` (${device})` : ''}.`,
      body: (email) => [
        'El correo nuevo sería ',
        { strong: email },
        '. Hasta que se confirme en el buzón nuevo, sigues entrando con este.',
      ],
      stranger: [
        { strong: '¿No fuiste tú?' },
        ' Crea una contraseña nueva ahora: eso anula el pedido y saca de la cuenta a los otros dispositivos. Después, escribe a soporte.',
      ],
      action: 'Crear una contraseña nueva',
      reason: 'Recibes este correo porque es el de tu cuenta. Este aviso no se puede apagar.',
    },
    email_changed: {
      title: 'Cambió el correo de tu cuenta',
      preheader: 'Este correo ya no abre la cuenta.',
      lead: (name, date, time) =>
        `${name}, el ${date} a las ${time} se confirmó el cambio de correo de tu cuenta.`,
      body: (email) => ['La cuenta ahora usa ', { strong: email }, '. Este correo ya no abre la cuenta.'],
      stranger: [
        { strong: '¿No fuiste tú?' },
        ' Escribe ahora a soporte, para que bloqueemos la cuenta y te la devolvamos.',
      ],
      action: 'Escribir a soporte',
      reason: 'Recibes este correo porque era el de tu cuenta. Este aviso no se puede apagar.',
    },
    password_changed: {
      title: 'Cambió la contraseña de tu cuenta',
      preheader: 'Mira si fuiste tú.',
      lead: (name, date, time, device) =>
        `${name}, el ${date} a las ${time} tu cuenta recibió una contraseña nueva${device ? ` (${device})` : ''}. Si fuiste tú, está todo bien.`,
      stranger: [
        { strong: '¿No fuiste tú?' },
        ' Crea otra contraseña ahora: eso saca de la cuenta a todos los dispositivos. Después, escribe a soporte.',
      ],
      action: 'Crear otra contraseña',
      reason: 'Recibes este correo porque es el de tu cuenta. Este aviso no se puede apagar.',
    },
    phone_proved: {
      title: 'Se confirmó un celular en tu cuenta',
      preheader: 'Mira si fuiste tú.',
      lead: (name, date, time, lastDigits) =>
        `${name}, el ${date} a las ${time} se confirmó el celular terminado en ${lastDigits}: recibe avisos y puede recuperar la contraseña. Si fuiste tú, está todo bien.`,
      stranger: [
        { strong: '¿No fuiste tú?' },
        ' Crea otra contraseña con el enlace que enviamos por correo: eso saca de la cuenta el celular y todos los dispositivos.',
      ],
      action: 'Crear otra contraseña',
      reason: 'Recibes este correo porque es el de tu cuenta. Este aviso no se puede apagar.',
    },
    webhook_switched_off: {
      title: 'Se apagó un webhook',
      preheader: 'El programa que recibe no responde hace días.',
      lead: (name, webhook) =>
        `${name}, el webhook “${webhook}” se apagó: la dirección no recibe nada hace tres días, o dijo que ya no existe. Lo que no llegó se guarda treinta días. Revisa la dirección, enciéndelo de nuevo y reenvía.`,
      action: 'Abrir el webhook',
      reason: 'Recibes este correo porque administras el programa. Este aviso no se puede apagar.',
    },
    instant_credit_stopped: {
      title: 'El crédito al instante se apagó',
      preheader: 'Una revisión a ciegas no coincidió con el programa.',
      lead: (name, number) =>
        `${name}, en la revisión a ciegas de la factura ${number}, acreditada al instante, una persona del equipo decidió otra cosa. Por seguridad el crédito al instante se apagó: las facturas firmadas van a revisión hasta que alguien de la administración mire la factura y lo encienda de nuevo en los ajustes.`,
      action: 'Abrir la factura',
      reason: 'Recibes este correo porque administras el programa. Este aviso no se puede apagar.',
    },
    staff_password_changed: {
      title: 'Cambió tu contraseña de la gestión',
      preheader: 'Mira si fuiste tú.',
      lead: (name, date, time, device) =>
        `${name}, el ${date} a las ${time} tu acceso a la gestión recibió una contraseña nueva${device ? ` (${device})` : ''}. Si fuiste tú, está todo bien.`,
      stranger: [
        { strong: '¿No fuiste tú?' },
        ' Avisa ahora a otra persona de la administración: bloquea tu acceso y te envía un enlace para elegir otra contraseña.',
      ],
      action: 'Abrir la gestión',
      reason:
        'Recibes este correo porque formas parte del equipo del programa. Este aviso no se puede apagar.',
    },
    staff_password: {
      title: 'Elige tu contraseña de la gestión',
      preheader: 'El enlace vale 3 días y una sola vez.',
      lead: (name) => `${name}, este es tu acceso a la gestión.`,
      action: 'Elegir la contraseña',
      validity: ['El enlace vale ', { strong: '3 días' }, ' y una sola vez.'],
      stranger: [
        { strong: '¿No esperabas este correo?' },
        ' Avisa a la administración del programa. Nadie del equipo pide contraseñas ni códigos por mensaje.',
      ],
      reason: 'Recibes este correo porque formas parte del equipo del programa.',
    },
    redemption: {
      tracking: (carrier: string) => `Código de seguimiento, ${carrier}`,
      track: 'Seguir la entrega',
      open: 'Ver mis canjes',
      because: (code: string) => `Recibes este correo porque canjeaste un premio (${code}).`,
      redemption: 'Canje',
      coins: 'Monedas usadas',
      coinsBack: 'Monedas devueltas',
      upTo: (day) => `hasta el ${day}`,
      path: {
        requested: 'Pedido',
        preparing: 'En preparación',
        shipped: 'Enviado',
        contacted: 'En contacto',
        booked: 'Reservado',
        delivered: 'Entregado',
        cancelled: 'Cancelado',
      },
      goesTo: 'Destino',
      steps: {
        requested: {
          title: (prize: string) => `Canje pedido: ${prize}`,
          preheader: 'Ya recibimos tu pedido.',
          lead: (name: string) => `${name}, tu canje está confirmado. Se puede cancelar hasta el envío.`,
        },
        preparing: {
          title: (prize: string) => `En preparación: ${prize}`,
          preheader: 'Estamos preparando tu premio.',
          lead: (name: string) => `${name}, estamos preparando tu premio.`,
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
      opens: (date, time) => `Disponibles para gastar el ${date} a las ${time}.`,
      total: 'Total',
      mended: 'Donde el valor escrito era otro, contamos el de la factura.',
      action: 'Ver en el extracto',
      reason: (number) => `Recibes este correo porque enviaste la factura ${number}.`,
    },
    invoice_mail: {
      title: 'Recibimos tus facturas',
      all_done: 'tus facturas llegaron por correo.',
      waits: 'revisa en la aplicación lo que llegó y envíalo con un toque.',
      sent: 'Enviada: las monedas llegan después de la revisión.',
      waiting: 'Esperando que la revises en la aplicación.',
      check: 'Revisar las facturas',
      see: 'Ver las facturas enviadas',
      refused_title: 'No pudimos recibir tus facturas',
      refused_lead: 'nada de este correo se aprovechó.',
      refused: {
        not_yours: 'Las facturas por correo son para vendedores con el registro aprobado.',
        other_address: 'Usa tu dirección personal, que está abajo.',
        too_many_mails: 'Llegaste al límite de correos de hoy. Mañana puedes mandar más.',
        mail_too_large: 'El correo tenía más de 28 MB. Reparte los archivos en más de un mensaje.',
        no_files: 'No había archivos en el correo. Adjunta la foto, el PDF o el XML de la factura.',
      },
      how: 'Cómo hacerlo',
      steps: (address) => [
        `Escribe a ${address} desde el correo de tu registro.`,
        'Adjunta fotos, PDF o XML: hasta 20 archivos, de hasta 10 MB cada uno.',
        'Un archivo por factura, sin ZIP.',
      ],
      open: 'Enviar por la aplicación',
      reason: 'Recibes este correo porque mandaste facturas por correo.',
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
      action: 'Ver en el extracto',
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
    asked: {
      title: 'Falta un dato de tu registro',
      preheader: 'Mira qué falta para confirmarlo.',
      lead: (name) => `${name}, para confirmar tu registro necesitamos un dato más.`,
      why: 'Lo que falta: ',
      next: 'Cambia tus datos en la aplicación y volvemos a revisar. Lo que no se puede cambiar allí, como CPF, CRMV o CNPJ, respóndelo por soporte.',
      action: 'Cambiar mis datos',
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
  return `${figure('es', coins)} ${coins === 1 ? 'moneda' : 'monedas'}`
}

function opens({ opens_at }: { opens_at: string | null }): string {
  if (!opens_at) return ''
  const { date, time } = dateAndTime('es', Temporal.Instant.from(opens_at))
  return ` Disponibles el ${date} a las ${time}.`
}
