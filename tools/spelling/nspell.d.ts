declare module 'nspell' {
  type Speller = {
    correct(word: string): boolean;
    readonly data: Readonly<Record<string, unknown>>;
  };
  export default function nspell(dictionary: { aff: Uint8Array; dic: Uint8Array }): Speller;
}
