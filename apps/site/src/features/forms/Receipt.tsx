import IconCircleCheckFilled from '@tabler/icons-react/dist/esm/icons/IconCircleCheckFilled.mjs';
import { type Receipt as ReceiptFacts, whatFollows } from '@vitrine/domain/forms/form-state';
import { frenchInstant } from '@vitrine/domain/forms/submission';
import { useEffect, useId, useRef } from 'react';
import { Button } from '#ui/Button/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Answers } from './Answers.tsx';
import type { RequestTexts } from './request-form-props.ts';
import styles from './RequestForm.module.css';
import { STARTS_HERE } from './starts-here.ts';

export type ReceiptProps = {
  receipt: ReceiptFacts;
  texts: Pick<RequestTexts, 'receipt' | 'followUp'>;
  /** It has just arrived, in this page. */
  takesFocus: boolean;
  /** 1 where no form's page is around it any more. */
  headingLevel?: 1 | 2;
};

/** The proof that a request has arrived: its address shows it again, and it prints. */
export function Receipt({ receipt, texts, takesFocus, headingLevel = 2 }: ReceiptProps) {
  const Title = `h${headingLevel}` as const;
  const title = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);

  return (
    // The mark lets the page put away what only helps to fill in the form (layouts/form-page.css).
    <section className={styles.receipt} aria-labelledby={id} data-received>
      <span className={styles.check}>
        <Icon of={IconCircleCheckFilled} size={56} />
      </span>
      <Title ref={title} id={id} tabIndex={-1} {...(headingLevel === 2 && STARTS_HERE)}>
        {texts.receipt.title}
      </Title>
      <p>
        {texts.receipt.reference}
        <strong className={styles.reference}>{receipt.reference}</strong>
      </p>
      <p className={styles.received}>
        {texts.receipt.received}{' '}
        <time dateTime={receipt.receivedAt}>
          {frenchInstant(receipt.receivedAt, texts.receipt)}
        </time>
      </p>
      <p>{whatFollows(texts.receipt, receipt)}</p>
      <p>{receipt.isMailed ? texts.receipt.mailed : texts.receipt.notMailed}</p>
      {receipt.canBeFollowed && (
        <p>
          <a href={texts.followUp.href}>{texts.followUp.label}</a>
        </p>
      )}
      <p>
        <a href={receipt.pdf} download>
          {texts.receipt.pdf}
        </a>
      </p>
      {receipt.declared.length > 0 && (
        <div className={styles.declared}>
          <Answers of={receipt.declared} />
        </div>
      )}
      <div className={classNames(styles.actions, styles.scripted)}>
        <Button variant="secondary" onClick={() => window.print()}>
          {texts.receipt.print}
        </Button>
      </div>
    </section>
  );
}
