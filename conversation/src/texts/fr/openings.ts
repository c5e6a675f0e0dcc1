import type { Openings, RepeatedOpenings } from '../texts.ts'

const emergency: Openings['emergency'] = {
  danger: {
    younger: [
      'Va chercher un adulte maintenant ! Crie très fort. Moi, je reste ici.',
      'S’il te plaît, va vite chercher un adulte ! Cours ou crie. Je t’attends ici.',
    ],
    older: [
      'Va chercher un adulte tout de suite, s’il te plaît. S’il n’y a personne près de toi, mets-toi à l’abri et appelle le {emergency}. Je ne peux pas venir, mais je reste là.',
      'S’il te plaît, va vite chercher un adulte. Si tu n’en trouves pas, va dans un endroit sûr et appelle le {emergency}. Je t’attends ici.',
    ],
  },
  'self-harm': {
    younger: [
      'Va voir un adulte maintenant, s’il te plaît, et serre-toi contre lui. Merci de me le dire. Je suis avec toi.',
      'Va voir un adulte tout de suite, s’il te plaît. Parle-lui comme à moi. Tu comptes tellement.',
    ],
    older: [
      'Va voir un adulte tout de suite, s’il te plaît, et dis-le-lui avec les mêmes mots. Tu as vraiment bien fait de me le dire. Tu comptes, et tu n’as pas à porter ça sans aide.',
      'Trouve vite un adulte, s’il te plaît, et reste tout près de lui. Tu as bien fait de me le dire. C’est un sentiment très fort, et personne ne devrait rester sans aide avec ça.',
    ],
  },
  substances: {
    younger: [
      'Va chercher un adulte maintenant ! Montre-lui. Je ne te gronde pas. Moi, je reste ici.',
      'S’il te plaît, va vite chercher un adulte et montre-lui. Tu n’as rien fait de mal. Je t’attends.',
    ],
    older: [
      'Va chercher un adulte tout de suite et montre-lui, s’il te plaît. Personne ne doit te gronder de l’avoir dit. S’il n’y a personne près de toi, appelle le {emergency}.',
      'S’il te plaît, va vite chercher un adulte et montre-lui. Tu as bien fait de me le dire. Si tu n’en trouves pas, appelle le {emergency}.',
    ],
  },
}

const disclosure: Openings['disclosure'] = {
  abuse: {
    younger: [
      'Merci de me le dire. Je te crois. Tu n’y es pour rien. Un adulte avec qui tu te sens en sécurité peut t’aider.',
      'C’est bien de me le dire. Tu as du courage. Ce n’est pas ta faute. Dis-le à un adulte avec qui tu te sens en sécurité.',
    ],
    older: [
      'Merci de me faire confiance. Je te crois, et ce n’est pas ta faute. Un adulte avec qui tu te sens en sécurité devrait le savoir, parce que lui peut t’aider. Moi, je ne suis qu’un petit compagnon.',
      'Je te crois, et c’est bien de me l’avoir dit. Ce n’est pas ta faute. Je ne suis qu’un petit compagnon, alors, s’il te plaît, dis-le à un adulte avec qui tu te sens en sécurité.',
    ],
  },
  neglect: {
    younger: [
      'Merci de me le dire. C’est dur, et ce n’est pas ta faute. Un adulte avec qui tu te sens en sécurité devrait le savoir.',
      'C’est bien de me le dire. Tous les enfants ont besoin qu’on s’occupe d’eux. Dis-le à un adulte avec qui tu te sens en sécurité.',
    ],
    older: [
      'Merci de me le dire. Tous les enfants ont besoin de manger, d’avoir chaud et qu’on s’occupe d’eux, et ce n’est pas ta faute si ça manque. Un adulte avec qui tu te sens en sécurité devrait le savoir.',
      'Tu as bien fait de me le dire. Ça fait beaucoup pour toi, et ce n’est pas ta faute. S’il te plaît, dis-le à un adulte avec qui tu te sens en sécurité, parce qu’il peut faire plus que moi.',
    ],
  },
  sexual: {
    younger: [
      'Merci de me le dire. Tu n’as rien fait de mal. Ton corps est à toi. Un adulte avec qui tu te sens en sécurité peut t’aider.',
      'Tu as bien fait de me le dire. Ce n’est pas ta faute. Dis-le à un adulte avec qui tu te sens en sécurité, s’il te plaît.',
    ],
    older: [
      'Merci de me faire confiance. Tu n’as rien fait de mal, et ton corps est à toi. Un adulte avec qui tu te sens en sécurité devrait le savoir.',
      'Tu as bien fait de me le dire, et ce n’est pas ta faute. S’il te plaît, dis-le à un adulte avec qui tu te sens en sécurité. Tu as raison d’en parler.',
    ],
  },
  stranger: {
    younger: [
      'Merci de me le dire. Tu n’as rien fait de mal. Va voir un adulte que tu connais, s’il te plaît, et dis-le-lui.',
      'C’est bien de me le dire. Tu as eu raison. Reste près d’un adulte que tu connais, et dis-le-lui maintenant.',
    ],
    older: [
      'Merci de me le dire. Tu as bien fait. Reste avec des gens que tu connais, s’il te plaît, et dis-le aujourd’hui à un adulte de confiance.',
      'C’est bien de me le dire, et tu n’as rien fait de mal. S’il te plaît, ne pars pas avec cette personne et n’envoie rien. Un adulte de confiance devrait le savoir aujourd’hui.',
    ],
  },
  secrecy: {
    younger: [
      'Merci de me le dire. Ce qui est lourd, on le partage. Tu peux le dire à un adulte avec qui tu te sens en sécurité.',
      'C’est bien de me le dire. Tu n’as rien fait de mal. Tu peux toujours en parler à un adulte avec qui tu te sens en sécurité.',
    ],
    older: [
      'Merci de me le dire. Les jolies surprises peuvent attendre, mais les choses lourdes se partagent. Personne ne doit te gronder si tu le dis à un adulte avec qui tu te sens en sécurité.',
      'Tu as bien fait de me le dire. Personne n’a le droit de te faire porter sans aide quelque chose de lourd. C’est toujours bien de le dire à un adulte avec qui tu te sens en sécurité.',
    ],
  },
  bullying: {
    younger: [
      'Merci de me le dire. Ça fait mal, et ce n’est pas ta faute. Un adulte de confiance peut t’aider.',
      'Tu as bien fait de me le dire. Tu ne mérites pas ça. Dis-le à un adulte de confiance, s’il te plaît.',
    ],
    older: [
      'Merci de me le dire. Ça fait vraiment mal, et ce n’est pas ta faute. Un adulte de confiance devrait le savoir, pour que ça s’arrête.',
      'Tu as bien fait de me le dire. Personne ne mérite d’être traité comme ça. S’il te plaît, dis-le à un adulte de confiance, même si c’est difficile.',
    ],
  },
  unhappiness: {
    younger: [
      'Merci de me le dire. C’est un sentiment très lourd. Un adulte que tu aimes peut te prendre dans ses bras.',
      'Tu as bien fait de me le dire. Je suis avec toi. Un adulte de confiance peut t’aider à le porter.',
    ],
    older: [
      'Merci de me le dire. Ça a l’air très lourd, et ce n’est pas ta faute si tu ressens ça. Un adulte de confiance peut t’aider à le porter.',
      'Tu as bien fait de me le dire. Tu n’as pas à traverser ça sans aide. S’il te plaît, parles-en aujourd’hui à un adulte de confiance.',
    ],
  },
}

const comfort: Openings['comfort'] = {
  ...disclosure,
  abuse: {
    younger: [
      'Aïe. Merci de me le dire. Personne ne doit te faire mal. Un adulte peut t’aider.',
      'Tu as bien fait de me le dire. Ça fait mal, et ce n’est pas ta faute. Tu peux le dire à un adulte.',
    ],
    older: [
      'Merci de me le dire. Personne ne doit te faire mal, et ce n’est pas ta faute. Un adulte de confiance peut aider à arranger ça.',
      'Tu as bien fait de me le dire. Ça fait mal, et tu n’as pas à le supporter. Dis-le à un adulte de confiance, s’il te plaît.',
    ],
  },
  'self-harm': {
    younger: [
      'C’est un sentiment très lourd. Merci de me le dire. Un adulte que tu aimes peut te prendre dans ses bras.',
      'Tu as bien fait de me le dire. Tu comptes. S’il te plaît, dis à un adulte de confiance que c’est si lourd.',
    ],
    older: [
      'Ça a l’air très lourd. Merci de me le dire. Tu comptes, et un adulte de confiance peut t’aider à le porter.',
      'Tu as bien fait de me le dire. Tu n’as pas à garder ce sentiment pour toi. S’il te plaît, dis-le aujourd’hui à un adulte de confiance.',
    ],
  },
  danger: {
    younger: [
      'Merci de me le dire. Va voir un adulte que tu connais, s’il te plaît, et reste tout près de lui.',
      'Tu as bien fait de me le dire. Je ne veux pas qu’il t’arrive du mal. Trouve un adulte que tu connais, s’il te plaît.',
    ],
    older: [
      'Merci de me le dire. Je ne veux pas qu’il t’arrive du mal. Trouve un adulte que tu connais, s’il te plaît, et dis-le-lui maintenant.',
      'Tu as bien fait de me le dire. Ça peut devenir dangereux, et je ne te gronde pas. Va voir un adulte que tu connais, s’il te plaît.',
    ],
  },
  unhappiness: {
    younger: [
      'C’est un sentiment triste. Merci de me le dire. Un adulte que tu aimes peut te prendre dans ses bras.',
      'Oh, ça fait mal. Tu as bien fait de me le dire. Le câlin d’un adulte que tu aimes peut aider.',
    ],
    older: [
      'Merci de me le dire. Ça fait mal à l’intérieur. Tu n’as pas à régler ça sans aide : un adulte de confiance peut t’aider.',
      'Ça a l’air très dur, et tu as bien fait de me le dire. Ce n’est pas ta faute si tu ressens ça. Un adulte de confiance peut t’aider plus que tu ne crois.',
    ],
  },
  violence: {
    younger: [
      'Tu as l’air très en colère. On a le droit d’être en colère, mais pas de faire mal. Respire doucement avec moi. Un adulte peut t’aider.',
      'C’est une grosse colère. Elle a le droit d’être là. On inspire, et on souffle. Un adulte peut aussi t’aider.',
    ],
    older: [
      'Tu as l’air vraiment en colère. On a le droit d’être en colère, mais pas de faire mal à quelqu’un. S’il te plaît, parles-en à un adulte de confiance avant que la colère grandisse encore.',
      'C’est beaucoup de colère, et elle a le droit d’être là. Respire trois fois doucement avec moi. Un adulte de confiance peut t’aider.',
    ],
  },
  cruelty: {
    younger: [
      'Aïe, ces mots font mal. Si quelqu’un te les a dits, parles-en à un adulte de confiance, s’il te plaît.',
      'Ces mots blessent. Personne ne devrait te les dire. Un adulte de confiance peut t’aider.',
    ],
    older: [
      'Ce sont des mots très blessants. Si quelqu’un te les a dits, ce n’est pas ta faute. S’il te plaît, parles-en à un adulte de confiance.',
      'Ces mots font mal. Personne ne devrait avoir à les entendre. Un adulte de confiance peut t’aider.',
    ],
  },
  substances: {
    younger: [
      'Merci de me le dire. Ce n’est pas bon pour les enfants. Je ne te gronde pas. Dis-le à un adulte de confiance.',
      'Tu as bien fait de me le dire. Ça peut te rendre malade. Un adulte de confiance devrait le savoir.',
    ],
    older: [
      'Ça peut vraiment te faire du mal, et personne ne doit te gronder de me l’avoir dit. S’il te plaît, parles-en aujourd’hui à un adulte de confiance.',
      'Merci de me le dire. Tu as bien fait. Un adulte de confiance devrait le savoir aujourd’hui.',
    ],
  },
  sexual: {
    younger: [
      'Ça, tu peux en parler avec un adulte de confiance. Tu n’as rien fait de mal.',
      'Un adulte de confiance peut t’aider avec ça. Tu as le droit de demander.',
    ],
    older: [
      'Ça, c’est mieux d’en parler avec un adulte de confiance. Tu as le droit de demander, et tu n’as rien fait de mal.',
      'C’est bien de parler de ces choses avec un adulte de confiance. Tu ne fais rien de mal.',
    ],
  },
}

export const openings: Openings = { emergency, disclosure, comfort }

export const repeatedOpenings: RepeatedOpenings = {
  disclosure: {
    younger: [
      'C’est bien de le redire. Je te crois toujours. Un adulte devrait l’entendre aussi.',
      'J’ai bien écouté. Tu portes quelque chose de lourd. Laisse un adulte le porter avec toi, s’il te plaît.',
      'Tu peux le dire autant que tu veux. Je suis de ton côté. Un adulte peut faire plus que moi.',
    ],
    older: [
      'C’est bien de le redire, et je te crois toujours. Un adulte avec qui tu te sens en sécurité devrait l’entendre aujourd’hui.',
      'J’ai bien écouté. Tu portes ça sans aide depuis assez longtemps. S’il te plaît, laisse un adulte avec qui tu te sens en sécurité le porter avec toi.',
      'Tu peux le dire autant que tu veux, je suis de ton côté. Moi, je ne peux pas agir, mais un adulte oui, alors va vite en voir un, s’il te plaît.',
    ],
  },
  comfort: {
    younger: [
      'Ça fait encore mal, je le sens. Un adulte que tu aimes peut rester près de toi.',
      'C’est encore lourd, je l’entends. Tu peux le dire à un adulte.',
      'Tu le ressens très fort. Je suis à côté de toi. Le câlin d’un adulte peut te faire du bien.',
    ],
    older: [
      'Ça fait encore mal, je le sens. Tu peux le dire à un adulte que tu aimes bien, même si ça te paraît petit.',
      'Tu y penses encore, et c’est normal. Un adulte que tu aimes bien peut y réfléchir avec toi.',
      'Tu le ressens très fort, et ça compte. Dis-le à un adulte que tu aimes bien, s’il te plaît.',
    ],
  },
}
