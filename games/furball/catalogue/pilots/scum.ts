import type { PilotTable } from './row.ts';

export const SCUM_PILOTS = {
  g1astarfighter: {
    slots: ['crew', 'illicit', 'system'],
    pilots: {
      zuckuss: ['Zuckuss', 7, 28, 'unique', 'elite'],
      '4lom': ['4-LOM', 6, 27, 'unique', 'elite'],
      gandfindsman: ['Gand Findsman', 5, 25, 'elite'],
      ruthlessfreelancer: ['Ruthless Freelancer', 3, 23],
    },
  },
  hwk290: {
    slots: ['crew', 'illicit', 'turret'],
    pilots: {
      dacebonearm: ['Dace Bonearm', 7, 23, 'unique', 'elite'],
      palobgodalhi: ['Palob Godalhi', 5, 20, 'unique', 'elite'],
      torkilmux: ['Torkil Mux', 3, 19, 'unique'],
      spicerunner: ['Spice Runner', 1, 16],
    },
  },
  kihraxzfighter: {
    slots: ['illicit', 'missile'],
    pilots: {
      talonbanecobra: ['Talonbane Cobra', 9, 28, 'unique', 'elite'],
      viktorhel: ['Viktor Hel', 7, 25, 'unique', 'elite'],
      grazthehunter: ['Graz the Hunter', 6, 25, 'unique'],
      blacksunace: ['Black Sun Ace', 5, 23, 'elite'],
      captainjostero: ['Captain Jostero', 4, 24, 'unique', 'elite'],
      cartelmarauder: ['Cartel Marauder', 2, 20],
    },
  },
  m12lkimogilafighter: {
    slots: ['illicit', 'missile', 'salvagedastromech', 'torpedo'],
    pilots: {
      toranikulda: ['Torani Kulda', 8, 27, 'unique', 'elite'],
      dalanoberos: ['Dalan Oberos', 7, 25, 'unique', 'elite'],
      cartelexecutioner: ['Cartel Executioner', 5, 24, 'elite'],
      cartelbrute: ['Cartel Brute', 3, 22],
    },
  },
  m3ainterceptor: {
    slots: [],
    pilots: {
      serissu: ['Serissu', 8, 20, 'unique', 'elite'],
      genesisred: ['Genesis Red', 7, 19, 'unique', 'elite'],
      laetinashera: ["Laetin A'shera", 6, 18, 'unique'],
      quinnjast: ['Quinn Jast', 6, 18, 'unique', 'elite'],
      tansariipointveteran: ['Tansarii Point Veteran', 5, 17, 'elite'],
      inaldra: ['Inaldra', 3, 15, 'unique', 'elite'],
      cartelspacer: ['Cartel Spacer', 2, 14],
      sunnybounder: ['Sunny Bounder', 1, 14, 'unique'],
    },
  },
  protectoratestarfighter: {
    slots: ['torpedo'],
    pilots: {
      fennrau: ['Fenn Rau', 9, 28, 'unique', 'elite'],
      oldteroch: ['Old Teroch', 7, 26, 'unique', 'elite'],
      kadsolus: ['Kad Solus', 6, 25, 'unique', 'elite'],
      concorddawnace: ['Concord Dawn Ace', 5, 23, 'elite'],
      concorddawnveteran: ['Concord Dawn Veteran', 3, 22, 'elite'],
      zealousrecruit: ['Zealous Recruit', 1, 20],
    },
  },
  quadjumper: {
    slots: ['bomb', 'crew', 'illicit', 'tech'],
    pilots: {
      constablezuvio: ['Constable Zuvio', 7, 19, 'unique', 'elite'],
      sarcoplank: ['Sarco Plank', 5, 18, 'unique', 'elite'],
      unkarplutt: ['Unkar Plutt', 3, 17, 'unique'],
      jakkugunrunner: ['Jakku Gunrunner', 1, 15],
    },
  },
  scurrgh6bomber: {
    slots: ['bomb', 'bomb', 'crew', 'missile', 'torpedo', 'turret'],
    pilots: {
      captainnym: ['Captain Nym', 8, 30, 'unique', 'elite'],
      solsixxa: ['Sol Sixxa', 6, 28, 'unique', 'elite'],
      lokrevenant: ['Lok Revenant', 3, 26, 'elite'],
      karthakkpirate: ['Karthakk Pirate', 1, 24],
    },
  },
  starviper: {
    slots: ['torpedo'],
    pilots: {
      princexizor: ['Prince Xizor', 7, 31, 'unique', 'elite'],
      dalanoberos: ['Dalan Oberos', 6, 30, 'unique', 'elite'],
      blacksunassassin: ['Black Sun Assassin', 5, 28, 'elite'],
      guri: ['Guri', 5, 30, 'unique', 'elite'],
      thweek: ['Thweek', 4, 28, 'unique'],
      blacksunvigo: ['Black Sun Vigo', 3, 27],
      blacksunenforcer: ['Black Sun Enforcer', 1, 25],
    },
  },
  ywing: {
    slots: ['salvagedastromech', 'torpedo', 'torpedo', 'turret'],
    pilots: {
      kavil: ['Kavil', 7, 24, 'unique', 'elite'],
      drearenthal: ['Drea Renthal', 5, 22, 'unique'],
      hiredgun: ['Hired Gun', 4, 20],
      syndicatethug: ['Syndicate Thug', 2, 18],
    },
  },
  z95headhunter: {
    slots: ['illicit', 'missile'],
    pilots: {
      ndrusuhlak: ["N'dru Suhlak", 7, 17, 'unique', 'elite'],
      kaatoleeachos: ["Kaa'to Leeachos", 5, 15, 'unique', 'elite'],
      blacksunsoldier: ['Black Sun Soldier', 3, 13],
      binayrepirate: ['Binayre Pirate', 1, 12],
      nashtahpuppilot: ['Nashtah Pup Pilot', 0, 0, 'unique', 'carried'],
    },
  },
} as const satisfies PilotTable;
