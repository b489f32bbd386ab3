import type { ShopListingWords } from './pt-br.ts'

export const es: ShopListingWords = {
  listedShop: {
    back: 'Perfil',
    title: 'Mi tienda en la lista',
    intro:
      'Quien recibe una recomendación ve las tiendas cercanas donde mostrar el código. Si quieres, la tuya aparece con el nombre y el barrio. Tu nombre no aparece.',
    name: 'Nombre de la tienda',
    optional: '(opcional)',
    chooseState: 'Elegir',
    missing: 'Completa este campo.',
    agree: 'Acepto: mostrar la tienda',
    listed: 'Tu tienda está en la lista.',
    save: 'Guardar cambios',
    leave: 'Quitar de la lista',
    agreed: 'Listo: tu tienda está en la lista.',
    saved: 'Tienda actualizada.',
    left: 'Tu tienda salió de la lista.',
    failed: 'No se pudo guardar. Intenta de nuevo.',
    loading: 'Cargando...',
    failedSafe: 'Nada cambió. Espera un poco e intenta de nuevo.',
  },
}
