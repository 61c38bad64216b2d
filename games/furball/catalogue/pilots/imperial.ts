import type { PilotTable } from './row.ts';

export const IMPERIAL_PILOTS = {
  alphaclassstarwing: {
    slots: ['missile', 'torpedo'],
    pilots: {
      majorvynder: ['Major Vynder', 7, 26, 'unique', 'elite'],
      lieutenantkarsabi: ['Lieutenant Karsabi', 5, 24, 'unique', 'elite'],
      rhosquadronveteran: ['Rho Squadron Veteran', 4, 21, 'elite'],
      nusquadronpilot: ['Nu Squadron Pilot', 2, 18],
    },
  },
  tieadvanced: {
    slots: ['missile'],
    pilots: {
      darthvader: ['Darth Vader', 9, 29, 'unique', 'elite'],
      junoeclipse: ['Juno Eclipse', 8, 28, 'unique', 'elite'],
      maarekstele: ['Maarek Stele', 7, 27, 'unique', 'elite'],
      zertikstrom: ['Zertik Strom', 6, 26, 'unique', 'elite'],
      commanderalozen: ['Commander Alozen', 5, 25, 'unique', 'elite'],
      stormsquadronpilot: ['Storm Squadron Pilot', 4, 23],
      lieutenantcolzet: ['Lieutenant Colzet', 3, 23, 'unique'],
      tempestsquadronpilot: ['Tempest Squadron Pilot', 2, 21],
    },
  },
  tieadvprototype: {
    slots: ['missile'],
    pilots: {
      theinquisitor: ['The Inquisitor', 8, 25, 'unique', 'elite'],
      valenrudor: ['Valen Rudor', 6, 22, 'unique', 'elite'],
      baronoftheempire: ['Baron of the Empire', 4, 19, 'elite'],
      sienartestpilot: ['Sienar Test Pilot', 2, 16],
    },
  },
  tieaggressor: {
    slots: ['missile', 'missile', 'turret'],
    pilots: {
      lieutenantkestal: ['Lieutenant Kestal', 7, 22, 'unique', 'elite'],
      onyxsquadronescort: ['Onyx Squadron Escort', 5, 19],
      doubleedge: ['"Double Edge"', 4, 19, 'unique', 'elite'],
      sienarspecialist: ['Sienar Specialist', 2, 17],
    },
  },
  tiebomber: {
    slots: ['bomb', 'missile', 'missile', 'torpedo', 'torpedo'],
    pilots: {
      tomaxbren: ['Tomax Bren', 8, 24, 'unique', 'elite'],
      majorrhymer: ['Major Rhymer', 7, 26, 'unique', 'elite'],
      captainjonus: ['Captain Jonus', 6, 22, 'unique', 'elite'],
      gammasquadronveteran: ['Gamma Squadron Veteran', 5, 19, 'elite'],
      gammasquadronpilot: ['Gamma Squadron Pilot', 4, 18],
      deathfire: ['"Deathfire"', 3, 17, 'unique'],
      scimitarsquadronpilot: ['Scimitar Squadron Pilot', 2, 16],
    },
  },
  tiedefender: {
    slots: ['cannon', 'missile'],
    pilots: {
      rexlerbrath: ['Rexler Brath', 8, 37, 'unique', 'elite'],
      maarekstele: ['Maarek Stele', 7, 35, 'unique', 'elite'],
      colonelvessery: ['Colonel Vessery', 6, 35, 'unique', 'elite'],
      glaivesquadronpilot: ['Glaive Squadron Pilot', 6, 34, 'elite'],
      countessryad: ['Countess Ryad', 5, 34, 'unique', 'elite'],
      onyxsquadronpilot: ['Onyx Squadron Pilot', 3, 32],
      deltasquadronpilot: ['Delta Squadron Pilot', 1, 30],
    },
  },
  tiefighter: {
    slots: [],
    pilots: {
      howlrunner: ['"Howlrunner"', 8, 18, 'unique', 'elite'],
      maulermithel: ['"Mauler Mithel"', 7, 17, 'unique', 'elite'],
      scourge: ['"Scourge"', 7, 17, 'unique', 'elite'],
      backstabber: ['"Backstabber"', 6, 16, 'unique'],
      darkcurse: ['"Dark Curse"', 6, 16, 'unique'],
      youngster: ['"Youngster"', 6, 15, 'unique', 'elite'],
      nightbeast: ['"Night Beast"', 5, 15, 'unique'],
      wingedgundark: ['"Winged Gundark"', 5, 15, 'unique'],
      blacksquadronpilot: ['Black Squadron Pilot', 4, 14, 'elite'],
      wampa: ['"Wampa"', 4, 14, 'unique'],
      chaser: ['"Chaser"', 3, 14, 'unique'],
      obsidiansquadronpilot: ['Obsidian Squadron Pilot', 3, 13],
      academypilot: ['Academy Pilot', 1, 12],
    },
  },
  tiefofighter: {
    slots: ['tech'],
    pilots: {
      omegaleader: ['"Omega Leader"', 8, 21, 'unique', 'elite'],
      omegaace: ['"Omega Ace"', 7, 20, 'unique', 'elite'],
      zetaleader: ['"Zeta Leader"', 7, 20, 'unique', 'elite'],
      epsilonleader: ['"Epsilon Leader"', 6, 19, 'unique'],
      zetaace: ['"Zeta Ace"', 5, 18, 'unique', 'elite'],
      epsilonace: ['"Epsilon Ace"', 4, 17, 'unique'],
      omegasquadronpilot: ['Omega Squadron Pilot', 4, 17, 'elite'],
      zetasquadronpilot: ['Zeta Squadron Pilot', 3, 16],
      epsilonsquadronpilot: ['Epsilon Squadron Pilot', 1, 15],
    },
  },
  tieinterceptor: {
    slots: [],
    pilots: {
      soontirfel: ['Soontir Fel', 9, 27, 'unique', 'elite'],
      carnorjax: ['Carnor Jax', 8, 26, 'unique', 'elite'],
      tetrancowall: ['Tetran Cowall', 7, 24, 'unique', 'elite'],
      turrphennir: ['Turr Phennir', 7, 25, 'unique', 'elite'],
      kirkanos: ['Kir Kanos', 6, 24, 'unique'],
      royalguardpilot: ['Royal Guard Pilot', 6, 22, 'elite'],
      felswrath: ['"Fel\'s Wrath"', 5, 23, 'unique'],
      lieutenantlorrir: ['Lieutenant Lorrir', 5, 23, 'unique'],
      sabersquadronpilot: ['Saber Squadron Pilot', 4, 21, 'elite'],
      avengersquadronpilot: ['Avenger Squadron Pilot', 3, 20],
      alphasquadronpilot: ['Alpha Squadron Pilot', 1, 18],
    },
  },
  tiephantom: {
    slots: ['crew', 'system'],
    pilots: {
      whisper: ['"Whisper"', 7, 32, 'unique', 'elite'],
      echo: ['"Echo"', 6, 30, 'unique', 'elite'],
      shadowsquadronpilot: ['Shadow Squadron Pilot', 5, 27],
      sigmasquadronpilot: ['Sigma Squadron Pilot', 3, 25],
    },
  },
  tiepunisher: {
    slots: ['bomb', 'bomb', 'missile', 'missile', 'system', 'torpedo', 'torpedo'],
    pilots: {
      redline: ['"Redline"', 7, 27, 'unique'],
      deathrain: ['"Deathrain"', 6, 26, 'unique'],
      blackeightsqpilot: ['Black Eight Squadron Pilot', 4, 23],
      cutlasssquadronpilot: ['Cutlass Squadron Pilot', 2, 21],
    },
  },
  tiereaper: {
    slots: ['crew', 'crew'],
    pilots: {
      majorvermeil: ['Major Vermeil', 6, 26, 'unique', 'elite'],
      captainferoph: ['Captain Feroph', 4, 24, 'unique', 'elite'],
      vizier: ['"Vizier"', 3, 23, 'unique'],
      scarifbasepilot: ['Scarif Base Pilot', 1, 22],
    },
  },
  tiesffighter: {
    slots: ['missile', 'system', 'tech'],
    pilots: {
      quickdraw: ['"Quickdraw"', 9, 29, 'unique', 'elite'],
      backdraft: ['"Backdraft"', 7, 27, 'unique', 'elite'],
      omegaspecialist: ['Omega Specialist', 5, 25, 'elite'],
      zetaspecialist: ['Zeta Specialist', 3, 23],
    },
  },
  tiesilencer: {
    slots: ['system', 'tech'],
    pilots: {
      kyloren: ['Kylo Ren', 9, 35, 'unique', 'elite'],
      testpilotblackout: ['Test Pilot "Blackout"', 7, 31, 'unique', 'elite'],
      firstordertestpilot: ['First Order Test Pilot', 6, 29, 'elite'],
      sienarjaemusanalyst: ['Sienar-Jaemus Analyst', 4, 26],
    },
  },
  tiestriker: {
    slots: [],
    pilots: {
      duchess: ['"Duchess"', 8, 23, 'unique', 'elite'],
      puresabacc: ['"Pure Sabacc"', 6, 22, 'unique', 'elite'],
      countdown: ['"Countdown"', 5, 20, 'unique'],
      blacksquadronscout: ['Black Squadron Scout', 4, 20, 'elite'],
      scarifdefender: ['Scarif Defender', 3, 18],
      imperialtrainee: ['Imperial Trainee', 1, 17],
    },
  },
} as const satisfies PilotTable;
