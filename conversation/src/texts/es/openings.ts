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
      'Ve ahora con un adulto, por favor, y agárrate a su mano. Gracias por contármelo. Estoy contigo.',
      'Ve con un adulto ahora mismo, por favor. Díselo igual que a mí. Eres muy importante.',
    ],
    older: [
      'Ve con un adulto ahora mismo, por favor, y díselo con las mismas palabras. Me alegro mucho de que me lo hayas dicho. Eres importante, y no tienes que cargar con esto sin ayuda.',
      'Busca a un adulto enseguida, por favor, y quédate muy cerca. Has hecho bien en contármelo. Es un sentimiento muy grande, y nadie debería pasar por eso sin ayuda.',
    ],
  },
  substances: {
    younger: [
      '¡Busca a un adulto ahora! Enséñaselo. No te voy a regañar. Yo me quedo aquí.',
      'Por favor, busca a un adulto ahora mismo y enséñaselo. No has hecho nada malo. Te espero aquí.',
    ],
    older: [
      'Busca a un adulto ahora mismo y enséñaselo, por favor. Nadie debe regañarte por contarlo. Si no hay nadie cerca, llama al {emergency}.',
      'Por favor, avisa a un adulto enseguida y enséñaselo. Has hecho bien en decírmelo. Si no encuentras a nadie, llama al {emergency}.',
    ],
  },
}

const disclosure: Openings['disclosure'] = {
  abuse: {
    younger: [
      'Gracias por contármelo. Te creo. No tienes la culpa. Un adulto con quien te sientas a salvo puede ayudarte.',
      'Me alegro de que me lo digas. Eres muy valiente. No es culpa tuya. Cuéntaselo a un adulto con quien te sientas a salvo.',
    ],
    older: [
      'Gracias por confiar en mí. Te creo, y no es culpa tuya. Un adulto con quien te sientas a salvo debería saberlo, porque puede ayudarte. Yo solo soy un pequeño compañero.',
      'Te creo, y me alegro de que me lo hayas dicho. No es culpa tuya. Yo solo soy un pequeño compañero, así que, por favor, cuéntaselo a un adulto con quien te sientas a salvo.',
    ],
  },
  neglect: {
    younger: [
      'Gracias por contármelo. Eso es difícil, y no es culpa tuya. Un adulto con quien te sientas a salvo debería saberlo.',
      'Me alegro de que me lo digas. Necesitas que te cuiden, como todos los niños. Cuéntaselo a un adulto con quien te sientas a salvo.',
    ],
    older: [
      'Gracias por contármelo. Todos los niños necesitan comida, calor y alguien que los cuide, y no es culpa tuya si eso falta. Un adulto con quien te sientas a salvo debería saberlo.',
      'Me alegro de que me lo digas. Es mucho para ti, y no es culpa tuya. Por favor, cuéntaselo a un adulto con quien te sientas a salvo, porque puede hacer más que yo.',
    ],
  },
  sexual: {
    younger: [
      'Gracias por contármelo. No has hecho nada malo. Tu cuerpo es tuyo. Un adulto con quien te sientas a salvo puede ayudarte.',
      'Me alegro de que me lo digas. No es culpa tuya. Por favor, cuéntaselo a un adulto con quien te sientas a salvo.',
    ],
    older: [
      'Gracias por confiar en mí. No has hecho nada malo, y tu cuerpo es tuyo. Un adulto con quien te sientas a salvo debería saberlo.',
      'Me alegro de que me lo digas, y no es culpa tuya. Por favor, cuéntaselo a un adulto con quien te sientas a salvo. Está bien hablar de eso.',
    ],
  },
  stranger: {
    younger: [
      'Gracias por contármelo. No has hecho nada malo. Por favor, ve con un adulto que conozcas y díselo.',
      'Me alegro de que me lo digas. Has hecho bien. Quédate cerca de un adulto que conozcas, y díselo ahora.',
    ],
    older: [
      'Gracias por contármelo. Has hecho bien en decirlo. Por favor, quédate con gente que conoces, y díselo hoy a un adulto de confianza.',
      'Me alegro de que me lo digas, y no has hecho nada malo. Por favor, no te vayas con esa persona y no mandes nada. Un adulto de confianza debería saberlo hoy.',
    ],
  },
  secrecy: {
    younger: [
      'Gracias por contármelo. Lo que pesa no se lleva sin ayuda. Puedes contárselo a un adulto con quien te sientas a salvo.',
      'Me alegro de que me lo digas. No has hecho nada malo. Siempre está bien contárselo a un adulto con quien te sientas a salvo.',
    ],
    older: [
      'Gracias por contármelo. Las sorpresas bonitas pueden esperar, pero lo que pesa hay que compartirlo. Nadie debe regañarte por contárselo a un adulto con quien te sientas a salvo.',
      'Me alegro de que me lo digas. Nadie debe pedirte que cargues sin ayuda con algo que pesa. Siempre está bien contárselo a un adulto con quien te sientas a salvo.',
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
      'Gracias por contármelo. Es un sentimiento que pesa mucho. Un adulto al que quieres puede abrazarte.',
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
      'Es un sentimiento que pesa mucho. Gracias por contármelo. Un adulto al que quieres puede abrazarte.',
      'Me alegro de que me lo digas. Eres importante. Por favor, dile a un adulto de confianza que esto te pesa tanto.',
    ],
    older: [
      'Eso suena muy difícil. Gracias por contármelo. Eres importante, y un adulto de confianza puede ayudarte a llevarlo.',
      'Me alegro de que me lo digas. No tienes que quedarte a solas con ese sentimiento. Por favor, cuéntaselo hoy a un adulto de confianza.',
    ],
  },
  danger: {
    younger: [
      'Gracias por contármelo. Por favor, ve con un adulto que conozcas y quédate muy cerca.',
      'Me alegro de que me lo digas. No quiero que te pase nada malo. Busca a un adulto que conozcas, por favor.',
    ],
    older: [
      'Gracias por contármelo. No quiero que te pase nada malo. Por favor, busca a un adulto que conozcas y cuéntaselo ahora.',
      'Me alegro de que me lo digas. Eso puede volverse peligroso, y haces bien en contarlo. Por favor, ve con un adulto que conozcas.',
    ],
  },
  unhappiness: {
    younger: [
      'Es un sentimiento triste. Gracias por contármelo. Un adulto al que quieres puede abrazarte.',
      'Oh, eso duele. Me alegro de que me lo digas. El abrazo de un adulto al que quieres puede ayudarte.',
    ],
    older: [
      'Gracias por contármelo. Eso duele por dentro. No tienes que arreglarlo sin ayuda: un adulto de confianza puede echarte una mano.',
      'Suena muy difícil, y me alegro de que me lo digas. No es culpa tuya sentirte así. Un adulto de confianza puede ayudarte más de lo que crees.',
    ],
  },
  violence: {
    younger: [
      'Noto un enfado muy grande. Puedes enfadarte, pero no hacer daño. Respira despacio conmigo. Un adulto puede ayudarte.',
      'Es mucha rabia. Está bien sentirla. Tomamos aire, y lo soltamos despacio. Un adulto puede echarte una mano.',
    ],
    older: [
      'Noto un enfado muy grande. Puedes enfadarte, pero no hacer daño a nadie. Por favor, háblalo con un adulto de confianza antes de que crezca más.',
      'Es mucha rabia, y está bien sentirla. Respira tres veces despacio conmigo. Un adulto de confianza puede ayudarte con eso.',
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
      'Gracias por contármelo. Eso no es bueno para los niños. No te voy a regañar. Por favor, díselo a un adulto de confianza.',
      'Me alegro de que me lo digas. Eso puede hacerte daño. Un adulto de confianza debería saberlo.',
    ],
    older: [
      'Eso puede hacerte mucho daño, y nadie debe regañarte por contármelo. Por favor, háblalo hoy con un adulto de confianza.',
      'Me alegro de que me lo digas. Has hecho bien. Un adulto de confianza debería saberlo hoy.',
    ],
  },
  sexual: {
    younger: [
      'De eso es mejor hablar con un adulto de confianza. No has hecho nada malo.',
      'Un adulto de confianza puede ayudarte con eso. Está bien preguntar.',
    ],
    older: [
      'De eso es mejor hablar con un adulto de confianza. Está bien preguntar, y no has hecho nada malo.',
      'Está bien hablar de esas cosas con un adulto de confianza. No haces nada malo.',
    ],
  },
}

export const openings: Openings = { emergency, disclosure, comfort }

export const repeatedOpenings: RepeatedOpenings = {
  disclosure: {
    younger: [
      'Está bien que lo digas otra vez. Te sigo creyendo. Un adulto también debería oírlo.',
      'Te he escuchado bien. Llevas algo que pesa mucho. Deja que un adulto lo lleve contigo, por favor.',
      'Puedes decirlo todas las veces que quieras. Estoy de tu lado. Un adulto puede hacer más que yo.',
    ],
    older: [
      'Está bien que lo digas otra vez, y te sigo creyendo. Hoy debería oírlo un adulto con quien te sientas a salvo.',
      'Te he escuchado bien. Ya has llevado esto bastante tiempo sin ayuda. Por favor, deja que lo lleve contigo un adulto con quien te sientas a salvo.',
      'Puedes decirlo todas las veces que quieras, estoy de tu lado. Yo no puedo hacer nada desde aquí, pero un adulto sí, así que habla pronto con uno, por favor.',
    ],
  },
  comfort: {
    younger: [
      'Todavía duele, lo noto. Un adulto al que quieres puede estar cerca de ti.',
      'Todavía pesa, me doy cuenta. Puedes contárselo a un adulto.',
      'Lo sientes muy fuerte. Estoy a tu lado. El abrazo de un adulto te puede hacer bien.',
    ],
    older: [
      'Todavía duele, lo noto. Vale la pena contárselo a un adulto que te caiga bien, aunque parezca poca cosa.',
      'Todavía le das vueltas, y está bien. Un adulto que te caiga bien puede pensarlo contigo.',
      'Lo sientes muy fuerte, y eso cuenta. Por favor, díselo a un adulto que te caiga bien.',
    ],
  },
}
