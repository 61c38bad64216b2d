import type { Block, Inline } from './markdown.ts';

interface Props {
  readonly blocks: readonly Block[];
  readonly marked: string | null;
}

/** Every numbered rule has `data-rule`. */
export function Blocks({ blocks, marked }: Props) {
  return (
    <div class="rulebook">
      {blocks.map((block, i) => (
        <OneBlock key={i} block={block} marked={marked} />
      ))}
    </div>
  );
}

function OneBlock({ block, marked }: { readonly block: Block; readonly marked: string | null }) {
  switch (block.type) {
    case 'heading': {
      const Heading = block.level <= 2 ? 'h3' : 'h4';
      return (
        <Heading data-rule={block.rule} data-marked={block.rule !== undefined && block.rule === marked}>
          <Text text={block.text} />
        </Heading>
      );
    }
    case 'paragraph':
      return (
        <p data-rule={block.rule} data-marked={block.rule !== undefined && block.rule === marked}>
          <Text text={block.text} />
        </p>
      );
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item, i) => (
            <li key={i}>
              <Text text={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'table':
      return <Table {...block} />;
  }
}

function Table({ head, rows }: Omit<Extract<Block, { type: 'table' }>, 'type'>) {
  return (
    <table>
      <thead>
        <tr>
          {head.map((cell, i) => (
            <th key={i} scope="col">
              <Text text={cell} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, i) => (
          <tr key={i}>
            {row.map((cell, j) => (
              <td key={j}>
                <Text text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const TAGS = { bold: 'strong', italic: 'em', code: 'code' } as const;

function Text({ text }: { readonly text: readonly Inline[] }) {
  return (
    <>
      {text.map((part, i) => {
        if (part.type === 'text') return part.text;
        const Tag = TAGS[part.type];
        return <Tag key={i}>{part.text}</Tag>;
      })}
    </>
  );
}
