import type { Openings, RepeatedOpenings } from '../texts.ts'

const emergency: Openings['emergency'] = {
  danger: {
    younger: [
      'Va chercher un adulte maintenant ! Crie très fort. Moi, je reste ici.',
      'S’il te plaît, va vite chercher un adulte ! Cours ou crie. Je t’attends ici.',
    ],
    older: [
      'Va chercher un adulte tout de suite, s’il te plaît. S’il n’y a personne, mets-toi à l’abri et appelle le {emergency}. Je ne peux pas venir, mais je reste là.',
      'S’il te plaît, appelle vite un adulte. Si tu n’en trouves pas, va dans un endroit sûr et appelle le {emergency}. Je t’attends ici.',
    ],
  },
  'self-harm': {
    younger: [
      'Va voir un adulte maintenant, s’il te plaît, et reste contre lui. Merci de me le dire. Je suis avec toi.',
      'Va voir un adulte tout de suite, s’il te plaît. Dis-lui comme à moi. Tu comptes tellement.',
    ],
    older: [
      'Va voir un adulte tout de suite, s’il te plaît, et dis-lui les mêmes mots. C’est vraiment bien de me l’avoir dit. Tu comptes, et tu n’as pas à porter ça sans aide.',
      'Trouve vite un adulte, s’il te plaît, et reste tout près de lui. Tu as bien fait de me le dire. C’est un sentiment très fort, et il ne faut pas rester sans aide.',
    ],
  },
  substances: {
    younger: [
      'Va chercher un adulte maintenant ! Montre-lui. Personne ne va te gronder. Moi, je reste ici.',
      'S’il te plaît, va vite chercher un adulte et montre-lui. Tu n’as rien fait de mal. Je t’attends.',
    ],
    older: [
      'Va chercher un adulte tout de suite et montre-lui, s’il te plaît. Personne ne va te gronder de l’avoir dit. S’il n’y a personne, appelle le {emergency}.',
      'S’il te plaît, appelle vite un adulte et montre-lui. Tu as bien fait de me le dire. Si tu n’en trouves pas, appelle le {emergency}.',
    ],
  },
}

const disclosure: Openings['disclosure'] = {
  abuse: {
    younger: [
      'Merci de me le dire. Je te crois. Tu n’y es pour rien. Un adulte de confiance peut t’aider.',
      'C’est bien de me le dire. Tu as beaucoup de courage. Ce n’est pas ta faute. Dis-le à un adulte de confiance.',
    ],
    older: [
      'Merci de ta confiance. Je te crois, et ce n’est pas ta faute. Un adulte avec qui tu te sens en sécurité devrait le savoir, car je ne suis qu’un petit compagnon et lui peut aider.',
      'Je te crois, et c’est bien de me l’avoir dit. Ce n’est pas ta faute. Je ne suis qu’un petit compagnon, alors dis-le, s’il te plaît, à un adulte avec qui tu te sens en sécurité.',
    ],
  },
  neglect: {
    younger: [
      'Merci de me le dire. C’est dur, et ce n’est pas ta faute. Un adulte de confiance devrait le savoir.',
      'C’est bien de me le dire. Tous les enfants ont besoin qu’on s’occupe d’eux. Dis-le à un adulte de confiance.',
    ],
    older: [
      'Merci de me le dire. Tous les enfants ont besoin de manger, d’avoir chaud et qu’on s’occupe d’eux, et ce n’est pas ta faute si cela manque. Un adulte de confiance devrait le savoir.',
      'C’est bien de me le dire. Cela fait beaucoup pour toi, et ce n’est pas ta faute. Dis-le, s’il te plaît, à un adulte de confiance, car il peut faire plus que moi.',
    ],
  },
  sexual: {
    younger: [
      'Merci de me le dire. Personne ne va te gronder. Ton corps est à toi. Un adulte de confiance peut t’aider.',
      'C’est bien de me le dire. Ce n’est pas ta faute. Dis-le à un adulte de confiance, s’il te plaît.',
    ],
    older: [
      'Merci de ta confiance. Tu n’as rien fait de mal, et ton corps est à toi. Un adulte avec qui tu te sens en sécurité devrait le savoir.',
      'C’est bien de me le dire, et ce n’est pas ta faute. Dis-le, s’il te plaît, à un adulte avec qui tu te sens en sécurité. Tu as raison d’en parler.',
    ],
  },
  stranger: {
    younger: [
      'Merci de me le dire. Personne ne va te gronder. Va voir un adulte de ta famille, et dis-lui.',
      'C’est bien de me le dire. Tu as raison. Reste près d’un adulte de ta famille, et dis-lui maintenant.',
    ],
    older: [
      'Merci de me le dire. Tu as bien fait. Reste avec des gens que tu connais, s’il te plaît, et dis-le aujourd’hui à un adulte de confiance.',
      'C’est bien de me le dire, et personne ne va te gronder. S’il te plaît, n’y va pas et n’envoie rien. Un adulte de confiance devrait le savoir aujourd’hui.',
    ],
  },
  secrecy: {
    younger: [
      'Merci de me le dire. Les choses lourdes, on ne les porte pas sans aide. Tu peux les dire à un adulte de confiance.',
      'C’est bien de me le dire. Personne ne va te gronder. Tu peux toujours le dire à un adulte de confiance.',
    ],
    older: [
      'Merci de me le dire. Les jolies surprises peuvent attendre, mais les choses lourdes se partagent. Personne ne va te gronder si tu le dis à un adulte de confiance.',
      'C’est bien de me le dire. Personne n’a le droit de te faire porter une chose lourde sans aide. Tu peux toujours la dire à un adulte de confiance.',
    ],
  },
  bullying: {
    younger: [
      'Merci de me le dire. Ça fait mal, et ce n’est pas ta faute. Un adulte de confiance peut t’aider.',
      'C’est bien de me le dire. Tu ne mérites pas ça. Dis-le à un adulte de confiance, s’il te plaît.',
    ],
    older: [
      'Merci de me le dire. Ça fait vraiment mal, et ce n’est pas ta faute. Un adulte de confiance devrait le savoir, pour que ça s’arrête.',
      'C’est bien de me le dire. Personne ne mérite ça. Dis-le, s’il te plaît, à un adulte de confiance, même si c’est difficile.',
    ],
  },
  unhappiness: {
    younger: [
      'Merci de me le dire. C’est un sentiment très lourd. Un adulte qui t’aime peut te prendre dans ses bras.',
      'C’est bien de me le dire. Je suis avec toi. Un adulte de confiance peut t’aider à le porter.',
    ],
    older: [
      'Merci de me le dire. Cela a l’air très lourd, et ce n’est pas ta faute si tu ressens ça. Un adulte de confiance peut t’aider à le porter.',
      'C’est bien de me le dire. Tu n’as pas à traverser ça sans aide. Parle aujourd’hui, s’il te plaît, avec un adulte de confiance.',
    ],
  },
}

const comfort: Openings['comfort'] = {
  ...disclosure,
  abuse: {
    younger: [
      'Aïe. Merci de me le dire. Personne ne doit te faire mal. Un adulte peut t’aider.',
      'C’est bien de me le dire. Ça fait mal, et ce n’est pas ta faute. Tu peux le dire à un adulte.',
    ],
    older: [
      'Merci de me le dire. Personne ne doit te faire mal, et ce n’est pas ta faute. Un adulte de confiance peut aider à arranger ça.',
      'C’est bien de me le dire. Ça fait mal, et tu n’as pas à le supporter. Dis-le à un adulte de confiance, s’il te plaît.',
    ],
  },
  'self-harm': {
    younger: [
      'C’est un sentiment très lourd. Merci de me le dire. Un adulte qui t’aime peut te prendre dans ses bras.',
      'C’est bien de me le dire. Tu comptes. Dis à un adulte de confiance que c’est si lourd, s’il te plaît.',
    ],
    older: [
      'Cela a l’air très lourd. Merci de me le dire. Tu comptes, et un adulte de confiance peut t’aider à le porter.',
      'C’est bien de me le dire. Tu n’as pas à garder ce sentiment pour toi. Dis-le aujourd’hui, s’il te plaît, à un adulte de confiance.',
    ],
  },
  danger: {
    younger: [
      'Merci de me le dire. Va voir un adulte de ta famille, s’il te plaît, et reste tout près.',
      'C’est bien de me le dire. Je veux qu’il ne t’arrive rien. Trouve un adulte de ta famille, s’il te plaît.',
    ],
    older: [
      'Merci de me le dire. Je veux qu’il ne t’arrive rien. Trouve un adulte de confiance, s’il te plaît, et dis-lui maintenant.',
      'C’est bien de me le dire. Cela peut devenir dangereux, et personne ne va te gronder. Va voir un adulte de confiance, s’il te plaît.',
    ],
  },
  unhappiness: {
    younger: [
      'C’est un sentiment triste. Merci de me le dire. Un adulte qui t’aime peut te prendre dans ses bras.',
      'Oh, ça fait mal. C’est bien de me le dire. Le câlin d’un adulte qui t’aime peut aider.',
    ],
    older: [
      'Merci de me le dire. Ça fait mal à l’intérieur. Tu n’as pas à régler ça sans aide : un adulte de confiance peut t’aider.',
      'Cela a l’air très dur, et c’est bien de me le dire. Ce n’est pas ta faute si tu ressens ça. Un adulte de confiance peut t’aider plus que tu ne crois.',
    ],
  },
  violence: {
    younger: [
      'Tu as l’air très en colère. La colère est permise, faire mal non. Respire doucement avec moi. Un adulte peut t’aider.',
      'C’est une grosse colère. Elle a le droit d’être là. On inspire, et on souffle. Un adulte sait t’aider.',
    ],
    older: [
      'Tu as l’air vraiment en colère. La colère est permise, faire mal à quelqu’un non. Parles-en, s’il te plaît, à un adulte de confiance avant qu’elle grandisse encore.',
      'C’est beaucoup de colère, et elle a le droit d’être là. Respire trois fois doucement avec moi. Un adulte de confiance peut t’aider.',
    ],
  },
  cruelty: {
    younger: [
      'Aïe, ces mots font mal. Si quelqu’un te les a dits, parles-en à un adulte de confiance.',
      'Ces mots blessent. Personne ne devrait te les dire. Un adulte de confiance peut t’aider.',
    ],
    older: [
      'Ce sont des mots très blessants. Si quelqu’un te les a dits, ce n’est pas ta faute. Parles-en, s’il te plaît, à un adulte de confiance.',
      'Ces mots font mal. Personne ne devrait les entendre. Un adulte de confiance peut t’aider.',
    ],
  },
  substances: {
    younger: [
      'Merci de me le dire. Ce n’est pas bon pour les enfants. Personne ne va te gronder. Dis-le à un adulte.',
      'C’est bien de me le dire. Ça peut te rendre malade. Un adulte de confiance devrait le savoir.',
    ],
    older: [
      'Cela peut vraiment te faire du mal, et personne ne va te gronder de me l’avoir dit. Parles-en aujourd’hui, s’il te plaît, à un adulte de confiance.',
      'C’est bien de me le dire. Tu as bien fait. Un adulte de confiance devrait le savoir aujourd’hui.',
    ],
  },
  sexual: {
    younger: [
      'De ça, on parle avec un adulte de confiance. Personne ne va te gronder.',
      'Un adulte de confiance peut t’aider avec ça. Tu as le droit de demander.',
    ],
    older: [
      'De ça, il vaut mieux parler avec un adulte de confiance. Tu as le droit de demander, et personne ne va te gronder.',
      'C’est bien de parler de ces choses avec un adulte de confiance. On ne va pas te gronder pour ça.',
    ],
  },
}

export const openings: Openings = { emergency, disclosure, comfort }

export const repeatedOpenings: RepeatedOpenings = {
  disclosure: {
    younger: [
      'C’est bien de le redire. Je te crois toujours. Un adulte devrait l’entendre aussi.',
      'J’ai bien écouté. Tu portes une chose lourde. Laisse un adulte la porter avec toi.',
      'Tu peux le dire autant que tu veux. Je suis de ton côté. Un adulte peut faire plus que moi.',
    ],
    older: [
      'C’est bien de le redire, et je te crois toujours. Un adulte avec qui tu te sens en sécurité devrait l’entendre aujourd’hui.',
      'J’ai bien écouté. Tu portes ça sans aide depuis assez longtemps. Laisse un adulte de confiance le porter avec toi, s’il te plaît.',
      'Tu peux le dire autant que tu veux, je suis de ton côté. Moi, je ne peux pas agir, mais un adulte oui, alors va vite en voir un, s’il te plaît.',
    ],
  },
  comfort: {
    younger: [
      'Ça fait encore mal, je le sens. Un adulte qui t’aime peut rester près de toi.',
      'C’est encore lourd, je l’entends. Tu peux le dire à un adulte.',
      'Tu le ressens très fort. Je suis à côté de toi. Le câlin d’un adulte peut te faire du bien.',
    ],
    older: [
      'Ça fait encore mal, je le sens. Tu peux le dire à un adulte de confiance, même si cela semble petit.',
      'Tu y penses encore, et c’est normal. Un adulte de confiance peut y réfléchir avec toi.',
      'Tu le ressens très fort, et ça compte. Dis-le à un adulte de confiance, s’il te plaît.',
    ],
  },
}
