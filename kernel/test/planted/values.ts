import type { Planted } from '@starboard/testkit';

export const planted: Planted = {
  'kernel/dice/dice.ts': [
    { id: 'a die shows nought', rule: 'falls evenly', find: 'draw(dice, sides) + 1', replace: 'draw(dice, sides)' },
    {
      id: 'a biased draw',
      rule: 'no modulo bias',
      find: 'if (run <= most) return word - run;',
      replace: 'return word - run;',
    },
    {
      id: 'a biased shuffle',
      rule: 'a shuffle can bring about every order, evenly',
      find: 'draw(dice, i + 1, ',
      replace: 'draw(dice, list.length, ',
    },
    {
      id: 'shuffles take from the dice',
      rule: 'a shuffle more or less changes no roll',
      find: "stream === 'dice' ? 0 : 1",
      replace: '0',
    },
    {
      id: 'any face can be rigged',
      rule: 'a rigged face that the die does not have',
      find: 'face < 1 || face > sides',
      replace: 'face < 1',
    },
    {
      id: 'a block is taken for another’s',
      rule: 'forty generators used in turns',
      find: ' || block.key !== key',
      replace: '',
    },
  ],
  'kernel/values/validate.ts': [
    {
      id: 'the greatest number does not fit',
      rule: 'the least and the greatest there may be fit',
      find: 'value <= maximum',
      replace: 'value < maximum',
    },
    { id: 'numbers beyond the greatest fit', rule: 'does not fit', find: ' && value <= maximum', replace: '' },
    { id: 'fractions fit', rule: 'does not fit', find: 'Number.isSafeInteger(value) &&', replace: '' },
    {
      id: 'unknown members fit',
      rule: 'does not fit',
      find: 'if (!Object.hasOwn(properties, key))',
      replace: 'if (false)',
    },
    {
      id: 'a text one too long fits',
      rule: 'does not fit',
      find: 'value.length > schema.maxLength',
      replace: 'value.length > schema.maxLength + 1',
    },
    {
      id: 'of several the last speaks',
      rule: 'of several, the one that',
      find: 'problems[meant] ?? ',
      replace: '',
    },
    {
      id: 'its words do not tell what is meant',
      rule: 'of several, the one that',
      find: ' && tagsOf(schema).every(([key, tags]) => fits(tags, value[key]))',
      replace: '',
    },
    {
      id: 'only the first of several is tried',
      rule: 'any of several fits',
      find: 'problems.push(problem);',
      replace: 'return problem;',
    },
    {
      id: 'members of the prototype count',
      rule: 'a member that only the prototype has is no member',
      find: '!Object.hasOwn(value, key)',
      replace: '!(key in value)',
    },
  ],
  'kernel/values/json.ts': [
    {
      id: 'keys as they come',
      rule: 'the order of keys does not matter',
      find: '.sort(([a], [b]) => (a < b ? -1 : 1))',
      replace: '',
    },
    { id: 'a part is the whole', rule: 'differ', find: 'left.length === right.length &&', replace: '' },
  ],
  'kernel/values/cache.ts': [
    {
      id: 'what is kept grows without end',
      rule: 'as much is kept as fits into the memory that all kinds share',
      find: 'while (shelf.bytes > shelf.most &&',
      replace: 'while (shelf.bytes < 0 &&',
    },
    {
      id: 'what was used last goes first',
      rule: 'what was not used for longest goes',
      find: '        if (found !== shelf.newest) {\n          unlink(shelf, found);\n          putFirst(shelf, found);\n        }\n',
      replace: '',
    },
    {
      id: 'two kinds share what they keep',
      rule: 'by kind and key',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a line of the file.
      find: 'const name = `${kind} ${key}`;',
      replace: 'const name = key;',
    },
  ],
};
