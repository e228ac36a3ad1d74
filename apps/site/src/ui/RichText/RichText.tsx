import { parseMarkup, type InlineNode } from '@vitrine/domain/mini-markup';
import { Fragment, type ReactNode } from 'react';
import { Picture } from '#ui/Picture/Picture.tsx';
import styles from './RichText.module.css';

export type RichTextProps = {
  /** Text in the mini markup of the content files. */
  source: string;
  /** Only the words of one line: no paragraph around, for a title or a label. */
  inline?: boolean;
};

/** The mini text markup as elements. What the markup does not know shows as text. */
export function RichText({ source, inline = false }: RichTextProps) {
  const blocks = parseMarkup(source);
  if (inline) {
    const words = blocks.flatMap((block) =>
      block.type === 'list' ? block.items.flat() : block.children,
    );
    return <>{renderAll(words)}</>;
  }
  return (
    <div className={styles.root}>
      {blocks.map((block, index) =>
        block.type === 'list' ? (
          <ul key={index}>
            {block.items.map((item, itemIndex) => (
              <li key={itemIndex}>{renderAll(item)}</li>
            ))}
          </ul>
        ) : (
          <p key={index}>{renderAll(block.children)}</p>
        ),
      )}
    </div>
  );
}

function renderAll(nodes: readonly InlineNode[]): ReactNode {
  return nodes.map((node, index) =>
    node.type === 'text' ? node.text : <Fragment key={index}>{renderNode(node)}</Fragment>,
  );
}

function renderNode(node: Exclude<InlineNode, { type: 'text' }>): ReactNode {
  switch (node.type) {
    case 'break':
      return <br />;
    case 'bold':
      return <strong>{renderAll(node.children)}</strong>;
    case 'light':
      return <span className={styles.light}>{renderAll(node.children)}</span>;
    case 'italic':
      return <em>{renderAll(node.children)}</em>;
    case 'superscript':
      return <sup>{renderAll(node.children)}</sup>;
    case 'span':
      return <span className={styles[node.style]}>{renderAll(node.children)}</span>;
    case 'link':
      return <a href={node.href}>{renderAll(node.children)}</a>;
    case 'image':
      return <Picture src={node.src} alt={node.alt} sizes="(width >= 768px) 40rem, 100vw" />;
  }
}
