import { type Choice, plural, type View } from '@starboard/kernel';
import { type Ask, shipOf, type Template } from '../rules/model.ts';

export function label({ seat }: Ask, choice: Choice<Template>, { board }: View<Template>): string {
  switch (choice) {
    case 'charge':
      return 'Charge';
    case 'fire':
      return `Fire ${plural(shipOf(board, seat).charges, 'charge')}`;
    case 'dodge':
      return 'Dodge';
  }
}
