import type { Openings, RepeatedOpenings } from '../texts.ts'

const emergency: Openings['emergency'] = {
  danger: {
    younger: [
      '¡Busca a un adulto ahora! Grita muy fuerte. Yo me quedo aquí.',
      '¡Por favor, busca a un adulto ahora mismo! Corre o grita. Te espero aquí.',
    ],
    older: [
      'Busca a un adulto ahora mismo, por favor. Si no hay nadie cerca, ve a un lugar sin peligro y llama al {emergency}. No puedo ir, pero me quedo aquí.',
      'Por favor, avisa a un adulto enseguida. Si no encuentras a nadie, ponte a salvo y llama al {emergency}. Te espero aquí.',
    ],
  },
  'self-harm': {
    younger: [
      'Ve ahora con un adulto, por favor, y no te sueltes. Gracias por contármelo. Estoy contigo.',
      'Ve con un adulto ahora mismo, por favor. Díselo igual que a mí. Eres muy importante.',
    ],
    older: [
      'Ve con un adulto ahora mismo, por favor, y dile las mismas palabras. Me alegro mucho de que me lo hayas dicho. Eres importante, y no tienes que llevar esto sin ayuda.',
      'Busca a un adulto enseguida, por favor, y quédate muy cerca. Has hecho bien en contármelo. Es un sentimiento muy grande, y nadie debería llevarlo sin ayuda.',
    ],
  },
  substances: {
    younger: [
      '¡Busca a un adulto ahora! Enséñaselo. Nadie te va a reñir. Yo me quedo aquí.',
      'Por favor, busca a un adulto ahora mismo y enséñaselo. No has hecho nada malo. Te espero aquí.',
    ],
    older: [
      'Busca a un adulto ahora mismo y enséñaselo, por favor. No te van a reñir por contarlo. Si no hay nadie cerca, llama al {emergency}.',
      'Por favor, avisa a un adulto enseguida y enséñaselo. Has hecho bien en decírmelo. Si no encuentras a nadie, llama al {emergency}.',
    ],
  },
}

const disclosure: Openings['disclosure'] = {
  abuse: {
    younger: [
      'Gracias por contármelo. Te creo. No tienes la culpa. Un adulto de confianza puede ayudarte.',
      'Me alegro de que me lo digas. Eres muy valiente. No es culpa tuya. Por favor, cuéntaselo a un adulto de confianza.',
    ],
    older: [
      'Gracias por confiar en mí. Te creo, y no es culpa tuya. Un adulto con quien te sientas a salvo debería saberlo, porque yo solo soy un pequeño amigo y un adulto puede ayudar.',
      'Te creo, y me alegro de que me lo hayas dicho. No es culpa tuya. Yo solo soy un pequeño amigo, así que cuéntaselo, por favor, a un adulto con quien te sientas a salvo.',
    ],
  },
  neglect: {
    younger: [
      'Gracias por contármelo. Eso es difícil, y no es culpa tuya. Un adulto de confianza debería saberlo.',
      'Me alegro de que me lo digas. Necesitas que te cuiden bien. Por favor, cuéntaselo a un adulto de confianza.',
    ],
    older: [
      'Gracias por contármelo. Todos los niños necesitan comida, calor y alguien que los cuide, y no es culpa tuya si eso falta. Un adulto de confianza debería saberlo.',
      'Me alegro de que me lo digas. Es mucho para ti, y no es culpa tuya. Por favor, cuéntaselo a un adulto de confianza, porque puede hacer más que yo.',
    ],
  },
  sexual: {
    younger: [
      'Gracias por contármelo. Nadie te va a reñir. Tu cuerpo es tuyo. Un adulto de confianza puede ayudarte.',
      'Me alegro de que me lo digas. No es culpa tuya. Por favor, cuéntaselo a un adulto de confianza.',
    ],
    older: [
      'Gracias por confiar en mí. No has hecho nada malo, y tu cuerpo es tuyo. Un adulto con quien te sientas a salvo debería saberlo.',
      'Me alegro de que me lo digas, y no es culpa tuya. Por favor, cuéntaselo a un adulto con quien te sientas a salvo. Está bien hablar de eso.',
    ],
  },
  stranger: {
    younger: [
      'Gracias por contármelo. Nadie te va a reñir. Por favor, ve con un adulto de tu familia y díselo.',
      'Me alegro de que me lo digas. Has hecho bien. Quédate cerca de un adulto de tu familia, y díselo ahora.',
    ],
    older: [
      'Gracias por contármelo. Has hecho bien en decirlo. Por favor, quédate con gente que conoces, y díselo hoy a un adulto de confianza.',
      'Me alegro de que me lo digas, y nadie te va a reñir. Por favor, no vayas y no mandes nada. Un adulto de confianza debería saberlo hoy.',
    ],
  },
  secrecy: {
    younger: [
      'Gracias por contármelo. Las cosas que pesan no se llevan sin ayuda. Puedes contárselas a un adulto de confianza.',
      'Me alegro de que me lo digas. Nadie te va a reñir. Siempre está bien contárselo a un adulto de confianza.',
    ],
    older: [
      'Gracias por contármelo. Las sorpresas bonitas pueden esperar, pero lo que pesa hay que compartirlo. Nadie te va a reñir por contárselo a un adulto de confianza.',
      'Me alegro de que me lo digas. Nadie puede pedirte que lleves algo así sin ayuda. Siempre está bien contárselo a un adulto de confianza.',
    ],
  },
  bullying: {
    younger: [
      'Gracias por contármelo. Eso duele, y no es culpa tuya. Un adulto de confianza puede ayudarte.',
      'Me alegro de que me lo digas. No te lo mereces. Por favor, cuéntaselo a un adulto de confianza.',
    ],
    older: [
      'Gracias por contármelo. Eso duele mucho, y no es culpa tuya. Un adulto de confianza debería saberlo, para que pare.',
      'Me alegro de que me lo digas. Nadie merece que lo traten así. Por favor, cuéntaselo a un adulto de confianza, aunque te cueste.',
    ],
  },
  unhappiness: {
    younger: [
      'Gracias por contármelo. Es un sentimiento que pesa mucho. Un adulto que te quiere puede abrazarte.',
      'Me alegro de que me lo digas. Estoy contigo. Un adulto de confianza puede ayudarte a llevarlo.',
    ],
    older: [
      'Gracias por contármelo. Eso pesa mucho, y no es culpa tuya sentirte así. Un adulto de confianza puede ayudarte a llevarlo.',
      'Me alegro de que me lo digas. No tienes que pasar por esto sin ayuda. Por favor, habla hoy con un adulto de confianza.',
    ],
  },
}

const comfort: Openings['comfort'] = {
  ...disclosure,
  abuse: {
    younger: [
      'Ay. Gracias por contármelo. Nadie debe hacerte daño. Un adulto puede ayudarte.',
      'Me alegro de que me lo digas. Eso duele, y no es culpa tuya. Puedes decírselo a un adulto.',
    ],
    older: [
      'Gracias por contármelo. Nadie debe hacerte daño, y no es culpa tuya. Un adulto de confianza puede ayudar a arreglarlo.',
      'Me alegro de que me lo digas. Eso duele, y no tienes que aguantarlo. Por favor, cuéntaselo a un adulto de confianza.',
    ],
  },
  'self-harm': {
    younger: [
      'Es un sentimiento que pesa mucho. Gracias por contármelo. Un adulto que te quiere puede abrazarte.',
      'Me alegro de que me lo digas. Eres importante. Por favor, dile a un adulto de confianza que te pesa tanto.',
    ],
    older: [
      'Eso suena muy difícil. Gracias por contármelo. Eres importante, y un adulto de confianza puede ayudarte a llevarlo.',
      'Me alegro de que me lo digas. No tienes que quedarte a solas con ese sentimiento. Por favor, cuéntaselo hoy a un adulto de confianza.',
    ],
  },
  danger: {
    younger: [
      'Gracias por contármelo. Por favor, ve con un adulto de tu familia y quédate muy cerca.',
      'Me alegro de que me lo digas. Quiero que no te pase nada. Busca a un adulto de tu familia, por favor.',
    ],
    older: [
      'Gracias por contármelo. Quiero que no te pase nada. Por favor, busca a un adulto de confianza y cuéntaselo ahora.',
      'Me alegro de que me lo digas. Eso puede ser peligroso, y nadie te va a reñir. Por favor, ve con un adulto de confianza.',
    ],
  },
  unhappiness: {
    younger: [
      'Es un sentimiento triste. Gracias por contármelo. Un adulto que te quiere puede abrazarte.',
      'Oh, eso duele. Me alegro de que me lo digas. El abrazo de un adulto que te quiere puede ayudarte.',
    ],
    older: [
      'Gracias por contármelo. Eso duele por dentro. No tienes que arreglarlo sin ayuda: un adulto de confianza puede echarte una mano.',
      'Suena muy difícil, y me alegro de que me lo digas. No es culpa tuya sentirte así. Un adulto de confianza puede ayudarte más de lo que crees.',
    ],
  },
  violence: {
    younger: [
      'Noto mucho enfado. Enfadarse está permitido, hacer daño no. Respira despacio conmigo. Un adulto puede ayudarte.',
      'Es un enfado muy grande. Puede estar ahí. Respiramos hacia dentro, y hacia fuera. Un adulto te ayuda.',
    ],
    older: [
      'Noto mucho enfado. Enfadarse está permitido, hacer daño a alguien no. Por favor, háblalo con un adulto de confianza antes de que crezca más.',
      'Es mucha rabia, y puede estar ahí. Respira tres veces despacio conmigo. Un adulto de confianza puede ayudarte con eso.',
    ],
  },
  cruelty: {
    younger: [
      'Ay, esas palabras duelen. Si alguien te las ha dicho, cuéntaselo a un adulto de confianza, por favor.',
      'Esas palabras hacen daño. Nadie debería decírtelas. Un adulto de confianza puede ayudarte.',
    ],
    older: [
      'Son palabras que duelen mucho. Si alguien te las ha dicho, no es culpa tuya. Por favor, cuéntaselo a un adulto de confianza.',
      'Palabras así duelen. Nadie debería tener que oírlas. Un adulto de confianza puede ayudarte.',
    ],
  },
  substances: {
    younger: [
      'Gracias por contármelo. Eso no es bueno para los niños. Nadie te va a reñir. Díselo a un adulto, por favor.',
      'Me alegro de que me lo digas. Eso puede ponerte mal. Un adulto de confianza debería saberlo.',
    ],
    older: [
      'Eso puede hacerte mucho daño, y nadie te va a reñir por contármelo. Por favor, háblalo hoy con un adulto de confianza.',
      'Me alegro de que me lo digas. Has hecho bien. Un adulto de confianza debería saberlo hoy.',
    ],
  },
  sexual: {
    younger: [
      'De eso es mejor hablar con un adulto de confianza. Nadie te va a reñir.',
      'Un adulto de confianza puede ayudarte con eso. Está bien preguntar.',
    ],
    older: [
      'De eso es mejor hablar con un adulto de confianza. Está bien preguntar, y nadie te va a reñir.',
      'Está bien hablar de esas cosas con un adulto de confianza. No te van a reñir por eso.',
    ],
  },
}

export const openings: Openings = { emergency, disclosure, comfort }

export const repeatedOpenings: RepeatedOpenings = {
  disclosure: {
    younger: [
      'Está bien que lo digas otra vez. Te sigo creyendo. Un adulto también debería oírlo.',
      'Te he escuchado bien. Llevas algo que pesa. Deja que un adulto lo lleve contigo, por favor.',
      'Puedes decirlo todas las veces que quieras. Estoy de tu lado. Un adulto puede hacer más que yo.',
    ],
    older: [
      'Está bien que lo digas otra vez, y te sigo creyendo. Hoy debería oírlo un adulto con quien te sientas a salvo.',
      'Te he escuchado bien. Ya has llevado esto bastante tiempo sin ayuda. Por favor, deja que lo lleve contigo un adulto de confianza.',
      'Puedes decirlo todas las veces que quieras, estoy de tu lado. Yo no puedo hacer nada, pero un adulto sí, así que ve pronto con uno, por favor.',
    ],
  },
  comfort: {
    younger: [
      'Todavía duele, lo noto. Un adulto que te quiere puede estar cerca de ti.',
      'Todavía pesa, lo sé. Puedes contárselo a un adulto.',
      'Lo sientes muy fuerte. Estoy a tu lado. El abrazo de un adulto te puede hacer bien.',
    ],
    older: [
      'Todavía duele, lo noto. Vale la pena contárselo a un adulto de confianza, aunque parezca poca cosa.',
      'Todavía le das vueltas, y está bien. Un adulto de confianza puede pensarlo contigo.',
      'Lo sientes muy fuerte, y eso cuenta. Por favor, díselo a un adulto de confianza.',
    ],
  },
}
