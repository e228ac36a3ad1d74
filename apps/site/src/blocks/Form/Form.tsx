import IconCircleCheckFilled from '@tabler/icons-react/dist/esm/icons/IconCircleCheckFilled.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import type { ContestConditions, Field, FieldGroup } from '@vitrine/domain/forms/form';
import type { FormCode } from '@vitrine/domain/forms/form-codes';
import type { ReceiptText } from '@vitrine/domain/forms/receipts';
import { HONEYPOT_NAME, REFUSALS } from '@vitrine/domain/forms/submission';
import { Button } from '#ui/Button/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx';
import field from '#ui/Field/Field.module.css';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Input } from '#ui/Input/Input.tsx';
import { Radio } from '#ui/Radio/Radio.tsx';
import { Select } from '#ui/Select/Select.tsx';
import { Textarea } from '#ui/Textarea/Textarea.tsx';
import styles from './Form.module.css';

export type FormProps = {
  code: FormCode;
  /** Which page it is on, for an answer without JavaScript. */
  page: string;
  action: string;
  captchaBase: string;
  fields: Readonly<Record<string, Field>>;
  groups: readonly FieldGroup[];
  /** Values of the hidden fields. */
  hidden?: Readonly<Record<string, string>>;
  submitLabel: string;
  /** `always`: everything is shown once more before it is sent, as for a termination. */
  review?: 'always' | 'without-script';
  reviewTitle?: string;
  confirmLabel?: string;
  receipt: ReceiptText;
  /** How long we keep the answers and why we ask: shown above the button. */
  privacy: { text: string; href: string };
  conditions?: ContestConditions | undefined;
  /** Under which terms one enters, for a contest. */
  rules?: { label: string; href: string } | undefined;
};

/**
 * The one form of the site, complete without JavaScript. Data attributes mark what changes: our
 * script (browser/form.ts) fills them in the page, the server fills them in the page it answers.
 */
export function Form(props: FormProps) {
  const { code, page, action, captchaBase, fields, groups, hidden = {} } = props;
  const { submitLabel, review = 'without-script', receipt, privacy, conditions, rules } = props;
  return (
    <div className={styles.root}>
      <form
        className={styles.form}
        method="post"
        action={action}
        // Our sentences, in French and together, rather than the browser's one at a time.
        noValidate
        data-form={code}
        data-page={page}
        data-captcha={captchaBase}
        data-review-mode={review}
        data-conditions={conditions && JSON.stringify(conditions)}
      >
        <input type="hidden" name="page" value={page} />
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className={styles.trap} aria-hidden="true">
          <label>
            Laissez ce champ vide
            <input name={HONEYPOT_NAME} tabIndex={-1} autoComplete="off" />
          </label>
        </div>

        <div className={styles.summary} data-summary hidden tabIndex={-1}>
          <h2 className={styles.summaryTitle} data-summary-title>
            {REFUSALS.fields}
          </h2>
          <ul data-summary-list />
        </div>

        <div className={styles.questions} data-questions>
          {groups.map((group, index) => (
            <fieldset key={group.legend} className={styles.group}>
              <legend className={styles.legend}>
                <span className={styles.number} aria-hidden="true">
                  {index + 1}
                </span>
                {group.legend}
              </legend>
              <div className={styles.fields}>
                {group.fields.map((name) => {
                  const definition = fields[name];
                  return definition && <Question key={name} {...{ code, name, definition }} />;
                })}
              </div>
            </fieldset>
          ))}
          {rules && (
            <p className={styles.note}>
              <a href={rules.href}>{rules.label}</a>
            </p>
          )}
          <p className={styles.note}>
            <Icon of={IconLock} size={20} />
            <span>
              {privacy.text} <a href={privacy.href}>Vos données et vos droits</a>
            </span>
          </p>
          <div className={styles.actions}>
            <Button type="submit" size="l" data-submit>
              {submitLabel}
            </Button>
          </div>
        </div>

        <div className={styles.review} data-review hidden tabIndex={-1}>
          <h2>{props.reviewTitle ?? 'Relisez avant d’envoyer'}</h2>
          <dl className={styles.answers} data-review-list />
          <div className={styles.actions}>
            <Button type="submit" size="l" name="step" value="confirm" data-confirm>
              {props.confirmLabel ?? 'Confirmer l’envoi'}
            </Button>
            <Button type="submit" size="l" variant="ghost" name="step" value="edit" data-edit>
              Modifier
            </Button>
          </div>
        </div>
        <output className={styles.progress} data-progress />
      </form>

      <section className={styles.receipt} data-receipt hidden aria-labelledby={`${code}-receipt`}>
        <span className={styles.check}>
          <Icon of={IconCircleCheckFilled} size={56} />
        </span>
        <h2 id={`${code}-receipt`} tabIndex={-1} data-receipt-title>
          {receipt.title}
        </h2>
        <p>
          Votre référence
          <strong className={styles.reference} data-receipt-reference />
        </p>
        <p className={styles.received}>
          Reçu le <time data-receipt-time />
        </p>
        <p>{receipt.next}</p>
        <div className={classNames(styles.actions, styles.scripted)}>
          <Button variant="secondary" data-print>
            Imprimer
          </Button>
        </div>
      </section>
    </div>
  );
}

function Question({ code, name, definition }: { code: FormCode; name: string; definition: Field }) {
  const id = `${code}-${name}`;
  const { control, when } = definition;
  const isGroup = control === 'radio';
  return (
    <div
      className={classNames(styles.question, isWide(definition) && styles.wide)}
      data-field={name}
      data-control={id}
      data-error-class={field.error}
      data-when={when && `${when.field}:${when.is}`}
      // The summary leads here when there is no single control to lead to.
      {...(isGroup ? { id, tabIndex: -1 } : {})}
    >
      <Control {...{ id, name, definition }} />
    </div>
  );
}

function Control({ id, name, definition }: { id: string; name: string; definition: Field }) {
  const { label, hint, required, options = [], autocomplete, inputMode, maxLength } = definition;
  const texts = { label, ...(hint === undefined ? {} : { hint }) };
  const common = { ...texts, name, required };
  const typing = {
    ...common,
    id,
    ...(autocomplete === undefined ? {} : { autoComplete: autocomplete }),
    ...(maxLength === undefined ? {} : { maxLength }),
  };
  switch (definition.control) {
    case 'hidden':
      return null;
    case 'textarea':
      return <Textarea {...typing} />;
    case 'select':
      return <Select {...common} id={id} options={options} placeholder="Choisissez…" />;
    case 'radio':
      return <Radio {...common} options={options} />;
    case 'checkbox':
      return <Checkbox {...common} id={id} />;
    default:
      return (
        <Input
          {...typing}
          type={definition.control}
          {...(inputMode === undefined ? {} : { inputMode })}
        />
      );
  }
}

/** Short answers sit two by two where there is room. */
function isWide({ control, maxLength = 0 }: Field): boolean {
  return control === 'textarea' || control === 'radio' || control === 'checkbox' || maxLength > 100;
}
